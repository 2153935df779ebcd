//! What those who look at a table are told, written once for all who may see the same.

use std::fmt::Write;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use fondaco_protocol::{News, Said};
use fondaco_rules::Viewer;
use serde::Serialize;

use super::state::{Persons, State};

/// A message as it is sent.
pub type Text = Utf8Bytes;

/// What happened at a table, for everybody who looks at it.
pub struct Shown {
    persons: Persons,
    /// How many lines the log has now.
    pub lines: u32,
    /// The number of what was said, if it is that.
    pub talk: Option<i64>,
    parts: Vec<Part>,
}

/// A message for each audience.
enum Part {
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

impl Shown {
    /// What this person, or somebody without a name, is told.
    pub fn to(&self, person: Option<&str>) -> impl Iterator<Item = &Text> {
        let seat = person
            .and_then(|person| self.persons.iter().position(|it| it.as_deref() == Some(person)));
        self.parts.iter().filter_map(move |part| match part {
            Part::Everybody(text) => Some(text),
            Part::Each { seats, public } => match seat {
                Some(seat) => seats.get(seat).and_then(Option::as_ref),
                None => public.as_ref(),
            },
        })
    }

    /// The lines after so many, and the table as it is now.
    pub fn of_change(
        state: &State,
        known: u32,
        audiences: &Audiences,
        here: impl Fn(&str) -> bool,
        now: i64,
    ) -> Shown {
        let mut parts = Vec::with_capacity(2);
        if state.log.len() > known {
            parts.push(lines(state, known, audiences));
        }
        parts.push(changed(state, audiences, here, now));
        let persons = Arc::clone(&state.persons);
        Shown { persons, lines: state.log.len(), talk: None, parts }
    }

    /// What somebody said.
    pub fn of_talk(state: &State, said: Said) -> Shown {
        let talk = Some(said.number);
        let parts = vec![Part::Everybody(json(&News::Talk { said }).into())];
        Shown { persons: Arc::clone(&state.persons), lines: state.log.len(), talk, parts }
    }
}

fn lines(state: &State, known: u32, audiences: &Audiences) -> Part {
    let new = state.log.since(known);
    let written = |viewer: Viewer| {
        let lines: Vec<_> = new.iter().map(|line| line.seen(viewer)).collect();
        Text::from(format!(r#"{{"say":"lines","from":{},"lines":{}}}"#, known + 1, json(&lines)))
    };
    // A viewer sees less than the record only where cards are dealt.
    if !new.iter().any(|line| line.event.is_some_and(|event| event.is_secret())) {
        return Part::Everybody(written(Viewer::Record));
    }
    each(audiences, |seat| written(state.viewer(seat)))
}

fn changed(state: &State, audiences: &Audiences, here: impl Fn(&str) -> bool, now: i64) -> Part {
    let table = json(&state.table(here));
    each(audiences, |seat| {
        let person = seat.and_then(|seat| state.doc.places[seat].person.as_deref());
        let you = json(&state.you(person));
        let mut text = String::with_capacity(table.len() + you.len() + 64);
        let _ = write!(text, r#"{{"say":"changed","table":{table},"you":{you},"now":{now}}}"#);
        text.into()
    })
}

fn each(audiences: &Audiences, write: impl Fn(Option<usize>) -> Text) -> Part {
    let seats = audiences.seats.iter().enumerate();
    let seats = seats.map(|(seat, &wanted)| wanted.then(|| write(Some(seat)))).collect();
    Part::Each { seats, public: audiences.public.then(|| write(None)) }
}

/// As JSON. What we send can always be written.
pub fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

#[cfg(test)]
mod tests;
