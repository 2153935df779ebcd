//! Looks one lot further than another evaluator.

use fondaco_rules::{Seat, Strozzi};

use super::policy::{after_draw, may_grow, mean_of_draws};
use super::sale::{Evaluate, Loading, Sale, for_each_loading, prospects};
use crate::bot::Meter;

/// Evaluates a position by everything that may be drawn next, and each result by another evaluator.
#[derive(Debug)]
pub struct Ahead<'meter, A> {
    evaluator: A,
    /// Every position evaluated like this counts as one playout.
    meter: &'meter mut Meter,
    exhausted: bool,
}

/// Loads that seem worse than the best by more florins than this are not looked at further.
const CLOSE: f32 = 4.0;
/// There are never more ways to load a lot: three ships at three harbours, and to discard it.
const MOST_LOADS: usize = 10;

impl<'meter, A: Evaluate> Ahead<'meter, A> {
    /// Looks one lot further than the evaluator, as long as the meter runs.
    pub const fn of(evaluator: A, meter: &'meter mut Meter) -> Ahead<'meter, A> {
        Ahead { evaluator, meter, exhausted: false }
    }

    /// How many more positions the meter allows; none for a budget in time.
    pub const fn left(&self) -> Option<u32> {
        self.meter.left()
    }
}

impl<A: Evaluate> Evaluate for Ahead<'_, A> {
    fn to_come(&mut self, game: &Strozzi) -> f32 {
        self.exhausted |= !self.evaluator.is_complete() || !self.meter.take(1);
        if self.exhausted {
            return 0.0;
        }
        mean_of_draws(game, |drawn| after_draw(&mut self.evaluator, drawn))
    }

    fn is_complete(&self) -> bool {
        !self.exhausted && self.evaluator.is_complete()
    }

    /// The tile after the next one is left to the other evaluator.
    fn to_come_growing(&mut self, game: &Strozzi, _: &Sale) -> f32 {
        mean_of_draws(game, |drawn| {
            let sale = Sale::of(self, drawn);
            if may_grow(drawn) {
                sale.to_come.max(self.evaluator.to_come_growing(drawn, &sale))
            } else {
                sale.to_come
            }
        })
    }

    /// Looks only at those further that are close to the best.
    fn loading(&mut self, game: &Strozzi, buyer: Seat) -> Loading {
        if !self.is_complete() {
            return Loading { choice: None, to_come: 0.0 };
        }
        let mut at_first = [f32::NEG_INFINITY; MOST_LOADS];
        let mut number = 0;
        for_each_loading(game, buyer, |_, loaded, paid| {
            at_first[number] = paid + prospects(&mut self.evaluator, loaded, buyer);
            number += 1;
        });
        let best_at_first = at_first.into_iter().fold(f32::NEG_INFINITY, f32::max);
        let mut best = Loading::NONE;
        number = 0;
        for_each_loading(game, buyer, |choice, loaded, paid| {
            if at_first[number] >= best_at_first - CLOSE {
                best = best.or(Loading { choice, to_come: paid + prospects(self, loaded, buyer) });
            }
            number += 1;
        });
        best
    }
}
