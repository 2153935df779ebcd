//! Asks the bots, which think in a worker beside the page.

use fondaco_client::{Answer, NoAnswer, Question};
use leptos::prelude::*;

/// Asks, and calls back with the answer.
pub fn ask(question: Question, answered: impl FnOnce(Answer) + 'static) {
    let id = question.id;
    set_timeout(
        move || answered(Answer { id, reply: Err(NoAnswer("no worker yet".into())) }),
        std::time::Duration::ZERO,
    );
}
