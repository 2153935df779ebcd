//! Good rules of thumb, at once.

use fondaco_rules::strozzi::Move;
use fondaco_rules::{Seat, Strozzi};

use super::heuristic::Heuristic;
use super::policy::rollout_move;
use crate::bot::{Bot, Budget, Decision};

/// Prices a lot at a little less than half of what it makes out who gets it, buys what is worth
/// more than that, and loads where it helps most: all by rules of thumb.
#[derive(Clone, Copy, Default, Debug)]
pub struct Merchant;

impl Merchant {
    /// It leaves nothing to chance.
    pub const fn new() -> Merchant {
        Merchant
    }
}

/// The part of the right price that is named, in percent: those who refuse too often are left to
/// regret it, and those who buy get little.
const NAMED: u32 = 90;

impl Bot<Strozzi> for Merchant {
    fn choose(&mut self, view: &Strozzi, seat: Seat, _: Budget) -> Decision<Move> {
        Decision::plain(match rollout_move(&mut Heuristic, view, seat) {
            Move::Price(price) => Move::Price(price * NAMED / 100),
            choice => choice,
        })
    }
}
