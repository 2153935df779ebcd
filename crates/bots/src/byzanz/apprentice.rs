//! Plays sensibly and makes human mistakes.

use fondaco_dice::Dice;
use fondaco_rules::byzanz::{Cards, Move, View, kept, points};
use fondaco_rules::{Byzanz, Choices, Seat};

use super::heuristic::Heuristic;
use super::policy::{Prospect, prospects};
use super::worlds;
use crate::bot::{Bot, Budget, Decision};

/// Knows what a hand is good for, but only roughly; bids as if there were no other lot, and cannot
/// wait to sell a set.
pub struct Apprentice {
    seed: u64,
    prospects: Vec<Prospect>,
}

/// How far off its judgement is at most, in points.
const BLUR: f32 = 1.5;

impl Apprentice {
    /// An apprentice whose mistakes this seed decides.
    pub fn new(seed: u64) -> Apprentice {
        Apprentice { seed, prospects: Vec::new() }
    }
}

impl Bot<Byzanz> for Apprentice {
    fn choose(&mut self, view: &View, seat: Seat, _: Budget) -> Decision<Move> {
        if let Some(sale) = best_set(view) {
            return Decision::plain(sale);
        }
        let dice = &mut Dice::seeded(self.seed ^ worlds::number(view));
        let world = worlds::sample(view, dice);
        prospects(&mut { Heuristic::EAGER }, &world, seat, &mut self.prospects);
        let mut blurred = |points: f32| points + BLUR * (dice.below(2001) as f32 / 1000.0 - 1.0);
        let judged = self.prospects.iter().map(|one| (blurred(one.points), one.choice));
        let best = judged.max_by(|a, b| a.0.total_cmp(&b.0));
        Decision::plain(best.map_or(Move::Pass, |(_, choice)| choice))
    }
}

/// The sale that brings most now.
fn best_set(view: &View) -> Option<Move> {
    let value = |choice: &Move| match choice {
        Move::Sell(set) => points(Cards::one(kept(*set))),
        _ => 0,
    };
    view.moves()?.iter().filter(|choice| value(choice) > 0).max_by_key(value)
}
