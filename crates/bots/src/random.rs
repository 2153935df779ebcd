//! Any legal move.

use fondaco_dice::Dice;
use fondaco_rules::{Choices, Seat};

use crate::bot::{Bot, Budget, Decision};
use crate::playable::Playable;

/// Chooses among the legal moves, each with the same chance.
pub struct Random(Dice);

impl Random {
    /// A bot with dice of its own.
    pub fn new(seed: u64) -> Random {
        Random(Dice::seeded(seed))
    }
}

impl<G: Playable> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, seat: Seat, _: Budget) -> Decision<G::Move> {
        Decision::plain(G::open(view, seat).choose(&mut |bound| self.0.below(bound)))
    }
}
