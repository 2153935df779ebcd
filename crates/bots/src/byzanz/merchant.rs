//! Good rules of thumb, at once.

use fondaco_dice::Dice;
use fondaco_rules::byzanz::{Move, View};
use fondaco_rules::{Byzanz, Seat};

use super::heuristic::Heuristic;
use super::policy::{Prospect, prospects};
use super::worlds;
use crate::bot::{Bot, Budget, Decision};

/// Judges every move by what it does for the hand.
#[derive(Default)]
pub struct Merchant(Vec<Prospect>);

impl Merchant {
    /// A merchant.
    pub fn new() -> Merchant {
        Merchant::default()
    }
}

impl Bot<Byzanz> for Merchant {
    fn choose(&mut self, view: &View, seat: Seat, _: Budget) -> Decision<Move> {
        let world = worlds::sample(view, &mut Dice::seeded(worlds::number(view)));
        prospects(&mut { Heuristic::PATIENT }, &world, seat, &mut self.0);
        Decision::plain(self.0.first().map_or(Move::Pass, |best| best.choice))
    }
}
