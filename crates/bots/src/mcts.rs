//! The yardstick: Monte Carlo tree search without knowledge of the game.
use fondaco_rules::{Game, Seat};

use crate::bot::{Bot, Budget, Decision};

/// Placeholder of the search.
pub struct Mcts(u64);

impl Mcts {
    /// A bot with dice of its own.
    pub fn new(seed: u64) -> Mcts {
        Mcts(seed)
    }
}

impl<G: Game> Bot<G> for Mcts
where
    crate::Random: Bot<G>,
{
    fn choose(&mut self, view: &G::View, seat: Seat, budget: Budget) -> Decision<G::Move> {
        crate::Random::new(self.0).choose(view, seat, budget)
    }
}
