//! How often one bot wins among others: `duel GAME PLAYERS ENTRANT FIELD GAMES [PLAYOUTS]`.

use fondaco_arena::matches::play;
use fondaco_bots::{Budget, Level, Playable};
use fondaco_dice::Dice;
use fondaco_rules::{Byzanz, Medici, Players, Strozzi};

fn duel<G: Playable>(players: u32, entrant: Level, field: Level, games: u64, budget: Budget) {
    let players = Players::within(players, G::PLAYERS).unwrap();
    let (mut won, mut score, mut others) = (0.0, 0.0, 0.0);
    let begun = std::time::Instant::now();
    for number in 0..games {
        let mine = (number % players.count() as u64) as usize;
        let mut bots: Vec<_> = (0..players.count())
            .map(|seat| {
                G::bot(if seat == mine { entrant } else { field }, number * 8 + seat as u64)
            })
            .collect();
        let game = play::<G>(players, &mut bots, budget, &mut Dice::of_game(77, number));
        let winners = game.winners();
        for seat in players.seats() {
            let got = f64::from(game.scores()[seat]);
            if seat.index() == mine {
                score += got;
                if winners.contains(seat) {
                    won += 1.0 / f64::from(winners.len());
                }
            } else {
                others += got / (players.count() - 1) as f64;
            }
        }
    }
    let n = games as f64;
    let share = won / n;
    println!(
        "{} {} {entrant} among {field}: {:.1} % +- {:.1} (fair {:.1}), score {:.1} : {:.1}, {:.2} games/s",
        G::NAME,
        players,
        share * 100.0,
        196.0 * (share * (1.0 - share) / n).sqrt(),
        100.0 / players.count() as f64,
        score / n,
        others / n,
        n / begun.elapsed().as_secs_f64(),
    );
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let players = args[1].parse().unwrap();
    let (entrant, field) = (args[2].parse().unwrap(), args[3].parse().unwrap());
    let games = args[4].parse().unwrap();
    let budget = args.get(5).map_or(Budget::Usual, |n| Budget::Playouts(n.parse().unwrap()));
    match args[0].as_str() {
        "medici" => duel::<Medici>(players, entrant, field, games, budget),
        "strozzi" => duel::<Strozzi>(players, entrant, field, games, budget),
        _ => duel::<Byzanz>(players, entrant, field, games, budget),
    }
}
