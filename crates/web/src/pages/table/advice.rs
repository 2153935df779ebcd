//! Moves in the words of the buttons that make them.

use fondaco_rules::{AnyGame, Chosen, Event, Seat};

use crate::games::of_event;

/// The name of a move in notation; an unreadable one stays as it is.
pub fn in_words(any: &AnyGame, seat: Seat, choice: &str) -> String {
    let event = any.read(&format!("{seat} {choice}")).ok();
    let named = event.and_then(|event| {
        of_event!(event, (game, event) => match (event, game::Rules::of(any)) {
            (Event::Move(_, choice), Some(played)) => Some(game::advice(&played.game, choice)),
            _ => None,
        })
    });
    named.unwrap_or_else(|| choice.to_owned())
}
