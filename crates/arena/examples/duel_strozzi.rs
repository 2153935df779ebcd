//! `duel_strozzi GAMES SPEC SPEC ...`: the first against each other one.
use fondaco_bots::net::Net;
use fondaco_bots::strozzi::{Ahead, Endgame, Judge, Thumb, lead, quick};
use fondaco_dice::Dice;
use fondaco_rules::{Game, Outcomes, Seat, Strozzi, ToAct, strozzi::Move};

enum Player<'a> {
    Thumb,
    Quick(Judge<'a>),
    Ahead(Ahead<Judge<'a>>),
    Both(Ahead<Judge<'a>>, Judge<'a>, u32),
}

impl Player<'_> {
    fn choose(&mut self, game: &Strozzi, seat: Seat) -> Move {
        match self {
            Player::Thumb => quick(&mut Thumb, game, seat),
            Player::Quick(judge) => quick(judge, game, seat),
            Player::Ahead(ahead) => quick(ahead, game, seat),
            Player::Both(ahead, judge, most) => {
                if game.bag().len() <= *most {
                    let mut end = Endgame::of(game, &mut *judge, 20_000);
                    let choice = quick(&mut end, game, seat);
                    if end.is_exact() {
                        return choice;
                    }
                }
                quick(ahead, game, seat)
            }
        }
    }
}

fn game(one: &mut Player<'_>, two: &mut Player<'_>, one_is: Seat, dice: &mut Dice) -> f32 {
    let mut game = Strozzi::new(2).unwrap();
    loop {
        match game.to_act() {
            ToAct::Over => return lead(&game, one_is),
            ToAct::Chance => {
                let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                game.reveal(outcome, &mut |_| ()).unwrap();
            }
            ToAct::Player(seat) => {
                let choice =
                    if seat == one_is { one.choose(&game, seat) } else { two.choose(&game, seat) };
                game.act(seat, choice, &mut |_| ()).unwrap();
            }
        }
    }
}

fn duel(one: &mut Player<'_>, two: &mut Player<'_>, games: u64) -> String {
    let (mut won, mut sum, mut sq) = (0.0, 0.0, 0.0);
    for number in 0..games {
        let seat = if number % 2 == 0 { Seat::ZERO } else { Seat::ONE };
        let lead = game(one, two, seat, &mut Dice::of_game(999, number / 2));
        sum += lead;
        sq += lead * lead;
        won += if lead > 0.0 { 1.0 } else if lead == 0.0 { 0.5 } else { 0.0 };
    }
    let n = games as f32;
    let sd = (sq / n - (sum / n).powi(2)).sqrt();
    format!("{:5.1} % {:+6.1} +- {:.1} (sd {sd:.0})", won / n * 100.0, sum / n, sd / n.sqrt() * 1.96)
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games = args[0].parse().unwrap();
    let nets: Vec<Option<Net>> = args[1..]
        .iter()
        .map(|path| Net::from_bytes(&std::fs::read(path.split_once(':')?.1).unwrap()).ok())
        .collect();
    let player = |i: usize| {
        let net = nets[i].as_ref();
        match args[1 + i].split(':').next().unwrap() {
            "q" => Player::Quick(Judge::new(net.unwrap())),
            "a" => Player::Ahead(Ahead::of(Judge::new(net.unwrap()))),
            "e" => Player::Both(Ahead::of(Judge::new(net.unwrap())), Judge::new(net.unwrap()), 6),
            _ => Player::Thumb,
        }
    };
    for j in 1..nets.len() {
        let begun = std::time::Instant::now();
        let text = duel(&mut player(0), &mut player(j), games);
        println!(
            "{} : {} {text} {:.1} games/s",
            args[1],
            args[1 + j],
            games as f32 / begun.elapsed().as_secs_f32()
        );
    }
}
