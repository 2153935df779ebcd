//! The steps of a lesson, found in what happened.

use std::sync::Arc;

use fondaco_client::{History, Step};
use fondaco_rules::{AnyGame, Seat};
use fondaco_texts::LessonStep;

use crate::games::{self, of_game};

/// A place in a game: the last event, and the position after it.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    pub history: &'a History,
    /// After how many events.
    pub at: usize,
    pub reader: Seat,
}

impl<'a> Moment<'a> {
    /// What happened last.
    pub fn last(self) -> Option<&'a Step> {
        self.at.checked_sub(1).map(|last| &*self.history.steps()[last])
    }

    /// The position before it.
    pub fn before(self) -> &'a AnyGame {
        self.history.at(self.at.saturating_sub(1))
    }
}

/// Every step that has come up in this game, in order.
pub fn steps(history: &History, reader: Seat) -> Vec<LessonStep> {
    let mut steps: Vec<LessonStep> = Vec::new();
    for at in 0..=history.len() {
        let moment = Moment { history, at, reader };
        let come = of_game!(
            history.at(at),
            (game, played) => wrapped(game::lesson::steps(moment, &played.game))
        );
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

/// The steps that the reader's last move answered: all requests before it. Those that it caused are
/// still to come.
pub fn answered(history: &History, reader: Seat) -> Vec<LessonStep> {
    let is_own = |step: &Arc<Step>| step.event.mover() == Some(reader);
    let Some(last) = history.steps().iter().rposition(is_own) else { return Vec::new() };
    let mut before = history.clone();
    before.cut(last);
    let mut asked = steps(&before, reader);
    asked.retain(|&step| is_request(step));
    asked
}

/// Whether the step asks the reader to do something.
pub fn is_request(step: LessonStep) -> bool {
    match step {
        LessonStep::Medici(step) => games::medici::lesson::is_request(step),
        LessonStep::Strozzi(step) => games::strozzi::lesson::is_request(step),
        LessonStep::Byzanz(step) => games::byzanz::lesson::is_request(step),
    }
}

#[cfg(test)]
mod tests;
