//! When the coach says what: the moments of a lesson, read from what happened.

mod byzanz;
mod medici;
mod strozzi;

use std::sync::Arc;

use fondaco_client::{History, Step, mover};
use fondaco_rules::{AnyGame, Seat};
use fondaco_texts::{ByzanzStep, LessonStep, MediciStep, StrozziStep};

/// A place in a game: what happened last, and the position after it.
#[derive(Clone, Copy)]
struct Moment<'a> {
    history: &'a History,
    /// After how many events.
    at: usize,
    reader: Seat,
}

impl<'a> Moment<'a> {
    /// What happened last.
    fn last(self) -> Option<&'a Step> {
        self.at.checked_sub(1).map(|last| &*self.history.steps()[last])
    }

    /// The position before it.
    fn before(self) -> &'a AnyGame {
        self.history.at(self.at.saturating_sub(1))
    }
}

/// Everything whose moment has come in this game, in the order in which it came.
pub fn steps(history: &History, reader: Seat) -> Vec<LessonStep> {
    let mut steps: Vec<LessonStep> = Vec::new();
    for at in 0..=history.len() {
        let moment = Moment { history, at, reader };
        let come = match history.at(at) {
            AnyGame::Medici(played) => wrapped(medici::steps(moment, &played.game)),
            AnyGame::Strozzi(played) => wrapped(strozzi::steps(moment, &played.game)),
            AnyGame::Byzanz(played) => wrapped(byzanz::steps(moment, &played.game)),
        };
        for step in come {
            if !steps.contains(&step) {
                steps.push(step);
            }
        }
    }
    steps
}

fn wrapped(steps: Vec<impl Into<LessonStep>>) -> Vec<LessonStep> {
    steps.into_iter().map(Into::into).collect()
}

/// What the reader has answered with his last move: all that he was asked before it. What he is asked
/// because of it is still to be said.
pub fn answered(history: &History, reader: Seat) -> Vec<LessonStep> {
    let is_own = |step: &Arc<Step>| mover(&step.event) == Some(reader);
    let Some(last) = history.steps().iter().rposition(is_own) else { return Vec::new() };
    let mut before = history.clone();
    before.cut(last);
    let mut asked = steps(&before, reader);
    asked.retain(|&step| is_request(step));
    asked
}

/// Does the coach ask the reader to do something?
pub fn is_request(step: LessonStep) -> bool {
    match step {
        LessonStep::Medici(step) => {
            matches!(step, MediciStep::Draw | MediciStep::Bid | MediciStep::AuctioneerLast)
        }
        LessonStep::Strozzi(step) => matches!(
            step,
            StrozziStep::Draw
                | StrozziStep::Price
                | StrozziStep::Answer
                | StrozziStep::Load
                | StrozziStep::Harbour
        ),
        LessonStep::Byzanz(step) => matches!(
            step,
            ByzanzStep::Bid
                | ByzanzStep::Exceed
                | ByzanzStep::Won
                | ByzanzStep::Last
                | ByzanzStep::Limit
                | ByzanzStep::Take
                | ByzanzStep::LastSales
        ),
    }
}

#[cfg(test)]
mod tests;
