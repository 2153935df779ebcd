//! Sensible play with human mistakes.

use fondaco_dice::Dice;
use fondaco_rules::strozzi::Move;
use fondaco_rules::{Game, Seat, Strozzi};

use super::heuristic::Heuristic;
use super::policy::rollout_move;
use super::sale::{Evaluate, Sale};
use crate::bot::{Bot, Budget, Decision};

/// Knows the merchant's rules of thumb, but misjudges every position, draws by feel and is shy with
/// prices.
#[derive(Clone, Copy, Debug)]
pub struct Apprentice(u64);

impl Apprentice {
    /// One whose mistakes are decided by the seed.
    pub const fn new(seed: u64) -> Apprentice {
        Apprentice(seed)
    }
}

impl Bot<Strozzi> for Apprentice {
    fn choose(&mut self, view: &Strozzi, seat: Seat, _: Budget) -> Decision<Move> {
        let mut roughly = Roughly(Dice::of_game(self.0, view.fingerprint()));
        Decision::plain(match rollout_move(&mut roughly, view, seat) {
            Move::Price(price) => Move::Price(price * NAMED / 100),
            choice => choice,
        })
    }
}

/// Rules of thumb, roughly applied.
struct Roughly(Dice);

/// By how many florins it is off at most where a lot is loaded, and in what a tile more brings.
const OFF: u32 = 8;
const OFF_GROWING: u32 = 6;
/// The part of the price that it names, in percent.
const NAMED: u32 = 75;

impl Roughly {
    /// Something between too little and too much.
    fn off(&mut self, most: u32) -> f32 {
        (self.0.below(most + 1) + self.0.below(most + 1)) as f32 - most as f32
    }
}

impl Evaluate for Roughly {
    fn to_come(&mut self, game: &Strozzi) -> f32 {
        Heuristic.to_come(game) + self.off(OFF)
    }

    /// It feels that a tile more is about as good.
    fn to_come_growing(&mut self, _: &Strozzi, sale: &Sale) -> f32 {
        sale.to_come + self.off(OFF_GROWING)
    }
}
