//! The yardstick: Monte Carlo tree search without knowledge of the game.
//!
//! It is the search a researcher would try first. UCT walks down the tree, and each playout goes on
//! at random to the end of the game. Every seat aims at its own reward: its margin over the best
//! other seat, and a little its share in the victory.
//!
//! - Many moves: a position begins with one move of each kind. Another one enters whenever those
//!   there are can be told apart. With a thousand prices plain UCT would never try one twice.
//! - Many draws: a position of the tree is what was done so far, whatever was drawn in between
//!   (open loop). Nodes for draws can be had, and are weaker.
//! - Hidden cards: every playout is played in another world that the seat may take for the real
//!   one (information set search of a single observer).

mod reward;
mod settings;
mod tally;
mod tree;

pub use settings::Settings;

use fondaco_dice::Dice;
use fondaco_rules::{Choices, Seat};

use crate::bot::{Bot, Budget, Decision, Meter};
use crate::playable::Playable;
use tally::Tally;
use tree::Tree;

/// Monte Carlo tree search: a tree for each decision, forgotten after it.
pub struct Mcts {
    seed: u64,
    settings: Settings,
}

impl Mcts {
    /// A bot with dice of its own.
    pub fn new(seed: u64) -> Mcts {
        Mcts::with(seed, Settings::default())
    }

    /// The same with other settings.
    pub const fn with(seed: u64, settings: Settings) -> Mcts {
        Mcts { seed, settings }
    }
}

/// So many playouts are made before the clock is looked at again.
const AT_A_TIME: u32 = 8;

impl<G: Playable> Bot<G> for Mcts {
    fn choose(&mut self, view: &G::View, seat: Seat, budget: Budget) -> Decision<G::Move> {
        let mut meter = budget.start(self.settings.playouts);
        let first = G::imagined(view, &mut Dice::seeded(self.seed));
        let dice = &mut Dice::of_game(self.seed, first.fingerprint());
        let moves = first.moves(seat);
        let plain = moves.choose(&mut |bound| dice.below(bound));
        if moves.len() == 1 {
            return Decision::plain(plain);
        }
        let mut tree = Tree::new(self.settings);
        let mut tally = Tally::new();
        while let Some(playouts) = some_of(&mut meter) {
            for _ in 0..playouts {
                let world = G::imagined(view, dice);
                tally.note(&tree.playout(world, dice), seat);
            }
            if tally.is_decided(meter.left()) {
                break;
            }
        }
        let reasons = tally.reasons();
        Decision { choice: reasons.first().map_or(plain, |best| best.choice), reasons }
    }
}

/// A few playouts of the budget, while it lasts.
fn some_of(meter: &mut Meter) -> Option<u32> {
    let playouts = meter.left().map_or(AT_A_TIME, |left| left.min(AT_A_TIME));
    (playouts > 0 && meter.take(playouts)).then_some(playouts)
}

#[cfg(test)]
mod tests;
