//! Which tree serves Monte Carlo search better: `mcts_trees GAME PLAYERS GAMES PLAYOUTS`.
//!
//! One search with nodes for chance plays among others without them and takes every seat in turn.

use fondaco_arena::matches::play;
use fondaco_arena::stats::{mean, wilson};
use fondaco_bots::{Bot, Budget, Mcts, Playable, Settings};
use fondaco_dice::Dice;
use fondaco_rules::{Byzanz, Medici, Players, Strozzi};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u32| {
        args.get(place).and_then(|word| word.parse().ok()).unwrap_or(usual)
    };
    let (games, budget) = (number(2, 40), Budget::Playouts(number(3, 1000)));
    let shares = match args.first().map(String::as_str) {
        Some("strozzi") => shares::<Strozzi>(2, games, budget),
        Some("byzanz") => shares::<Byzanz>(number(1, 4), games, budget),
        _ => shares::<Medici>(number(1, 4), games, budget),
    };
    let share = mean(shares.iter().copied()).unwrap_or(0.0);
    let interval = wilson(share, shares.len() as u64);
    println!(
        "with nodes for chance: {:.1} % of the victories ({:.1} to {:.1})",
        100.0 * share,
        100.0 * interval.low,
        100.0 * interval.high
    );
}

/// The share in the victory of the one with nodes for chance, game by game.
fn shares<G: Playable>(players: u32, games: u32, budget: Budget) -> Vec<f64> {
    let Ok(players) = Players::within(players, G::PLAYERS) else { return Vec::new() };
    let share = |number: u32| {
        let entrant = number as usize % players.count();
        let bot = |seat: usize| -> Box<dyn Bot<G>> {
            let settings = Settings { chance_nodes: seat == entrant, ..Settings::default() };
            Box::new(Mcts::with(u64::from(number) << 8 | seat as u64, settings))
        };
        let mut bots: Vec<_> = (0..players.count()).map(bot).collect();
        let dice = &mut Dice::of_game(7, u64::from(number));
        let winners = play::<G>(players, &mut bots, budget, dice).winners();
        let won = winners.iter().any(|seat| seat.index() == entrant);
        if won { 1.0 / f64::from(winners.len()) } else { 0.0 }
    };
    (0..games).map(share).collect()
}
