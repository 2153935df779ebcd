//! What the engine protocol needs of a game.

use fondaco_bots::Playable;
use fondaco_rules::byzanz::{self, Turn};
use fondaco_rules::follow::Followed;
use fondaco_rules::{Byzanz, Choices, Medici, Strozzi, medici, strozzi};

/// A game that programs play and follow by what one seat sees of it.
pub trait Refereed: Playable + Followed {
    /// What is played for a seat that does not answer: the move that risks nothing, or the first.
    fn default_move(moves: Self::Moves) -> Self::Move;
}

impl Refereed for Medici {
    /// Offers the lot as it is, and passes.
    fn default_move(moves: medici::Moves) -> medici::Move {
        match moves {
            medici::Moves::DrawOrOffer => medici::Move::Offer,
            medici::Moves::BidOrPass(_) | medici::Moves::Nothing => medici::Move::Pass,
        }
    }
}

impl Refereed for Strozzi {
    /// Asks for nothing, refuses, and loads the first ship that can take the lot.
    fn default_move(moves: strozzi::Moves) -> strozzi::Move {
        match moves {
            strozzi::Moves::Price | strozzi::Moves::DrawOrPrice => strozzi::Move::Price(0),
            strozzi::Moves::LoadOrDiscard(_) => moves.get(0),
            strozzi::Moves::BuyOrRefuse | strozzi::Moves::Nothing => strozzi::Move::Refuse,
        }
    }
}

impl Refereed for Byzanz {
    /// Passes, sells nothing, and gives, takes or drops the first card or kind in the order of the
    /// notation.
    fn default_move(moves: byzanz::Moves) -> byzanz::Move {
        match moves.turn {
            Turn::Give(_) | Turn::Take(_) | Turn::Drop(_) => moves.get(0),
            Turn::Done => byzanz::Move::Done,
            Turn::Bid { .. } | Turn::Nothing => byzanz::Move::Pass,
        }
    }
}
