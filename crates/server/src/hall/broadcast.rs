//! What is sent to everybody who looks at a table, written once for all who may see the same.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use fondaco_protocol::{News, Said, You};
use fondaco_rules::Viewer;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use super::state::{Persons, State};

/// A message as it is sent.
pub type Text = Utf8Bytes;

/// A message to everybody who looks at a table.
pub struct Broadcast {
    persons: Persons,
    /// How many lines the log has now.
    pub lines: u32,
    /// The number of the chat message, if it is one.
    pub talk: Option<i64>,
    texts: Texts,
}

enum Texts {
    /// The same for all.
    Everybody(Text),
    /// Each seat, in order, and the public may see something else.
    Each { seats: Vec<Option<Text>>, public: Option<Text> },
}

/// For whom messages have to be written.
pub struct Audiences {
    pub seats: Vec<bool>,
    pub public: bool,
}

/// [`News::Update`], of which most is written already.
#[derive(Serialize)]
#[serde(tag = "say", rename = "update")]
struct Update<'a> {
    from: u32,
    lines: &'a RawValue,
    table: &'a RawValue,
    you: You,
    now: i64,
}

impl Broadcast {
    /// The text for this person, or for somebody without a name.
    pub fn to(&self, person: Option<&str>) -> Option<&Text> {
        match &self.texts {
            Texts::Everybody(text) => Some(text),
            Texts::Each { seats, public } => {
                let is_them = |it: &Option<_>| it.as_deref() == person;
                match person.and_then(|_| self.persons.iter().position(is_them)) {
                    Some(seat) => seats.get(seat)?.as_ref(),
                    None => public.as_ref(),
                }
            }
        }
    }

    /// The lines after so many, and the table as it is now.
    pub fn of_change(
        state: &State,
        known: u32,
        audiences: &Audiences,
        here: impl Fn(&str) -> bool,
        now: i64,
    ) -> Broadcast {
        let new = state.log.since(known);
        let lines_to =
            |viewer: Viewer| raw(&new.iter().map(|line| line.seen(viewer)).collect::<Vec<_>>());
        // A viewer sees less than the record only where cards are dealt.
        let is_secret = new.iter().any(|line| line.event.is_some_and(|event| event.is_secret()));
        let to_all = (!is_secret).then(|| lines_to(Viewer::Record));
        let table = raw(&state.table(here));
        let text = |seat: Option<usize>| {
            let to_seat = is_secret.then(|| lines_to(state.viewer(seat)));
            let lines = to_all.as_deref().or(to_seat.as_deref()).unwrap_or(RawValue::NULL);
            let person = seat.and_then(|seat| state.doc.places[seat].person.as_deref());
            let you = state.you(person);
            Text::from(json(&Update { from: known + 1, lines, table: &table, you, now }))
        };
        let seats = audiences.seats.iter().enumerate();
        let texts = Texts::Each {
            seats: seats.map(|(seat, &wanted)| wanted.then(|| text(Some(seat)))).collect(),
            public: audiences.public.then(|| text(None)),
        };
        let persons = Arc::clone(&state.persons);
        Broadcast { persons, lines: state.log.len(), talk: None, texts }
    }

    /// What somebody said.
    pub fn of_talk(state: &State, said: Said) -> Broadcast {
        let talk = Some(said.number);
        let texts = Texts::Everybody(json(&News::Talk { said }).into());
        Broadcast { persons: Arc::clone(&state.persons), lines: state.log.len(), talk, texts }
    }
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).unwrap_or_default()
}

/// As JSON. What we send can always be written.
pub fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

#[cfg(test)]
mod tests;
