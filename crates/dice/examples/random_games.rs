//! Plays random games and prints how many events they had: `random_games GAME PLAYERS GAMES`.
//!
//! `cargo xtask instructions` runs it under callgrind.

use fondaco_dice::{Dice, random_step};
use fondaco_rules::{Game, GameKind, of_game};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [name, players, games] = words.as_slice() else { usage() };
    let (Some(kind), Ok(players), Ok(games)) =
        (GameKind::named(name), players.parse(), games.parse())
    else {
        usage()
    };
    let events = of_game!(kind, type G => count::<G>(players, games));
    println!("{events}");
}

fn count<G: Game>(players: u32, games: u64) -> u64 {
    let start = G::new(players).unwrap_or_else(|error| {
        eprintln!("{error}");
        std::process::exit(2)
    });
    let mut dice = Dice::seeded(1);
    let mut events = 0;
    for _ in 0..games {
        let mut game = start;
        while random_step(&mut game, &mut dice) {
            events += 1;
        }
    }
    events
}

fn usage() -> ! {
    eprintln!("usage: random_games GAME PLAYERS GAMES");
    std::process::exit(2)
}
