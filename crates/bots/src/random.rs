//! Any legal move.

use fondaco_dice::Dice;
use fondaco_rules::{Byzanz, Game, Medici, Strozzi};
use fondaco_rules::{Choices, Seat, byzanz, medici, strozzi};

use crate::bot::{Bot, Budget, Decision};

/// Chooses among the legal moves, each with the same chance.
pub struct Random(Dice);

impl Random {
    /// A bot with dice of its own.
    pub fn new(seed: u64) -> Random {
        Random(Dice::seeded(seed))
    }

    fn pick<M>(&mut self, moves: impl Choices<Move = M>) -> Decision<M> {
        Decision::plain(moves.choose(&mut |bound| self.0.below(bound)))
    }
}

impl Bot<Medici> for Random {
    fn choose(&mut self, view: &Medici, seat: Seat, _: Budget) -> Decision<medici::Move> {
        self.pick(view.moves(seat))
    }
}

impl Bot<Strozzi> for Random {
    fn choose(&mut self, view: &Strozzi, seat: Seat, _: Budget) -> Decision<strozzi::Move> {
        self.pick(view.moves(seat))
    }
}

impl Bot<Byzanz> for Random {
    fn choose(&mut self, view: &byzanz::View, _: Seat, _: Budget) -> Decision<byzanz::Move> {
        match view.moves() {
            Some(moves) => self.pick(moves),
            None => Decision::plain(byzanz::Move::Pass),
        }
    }
}
