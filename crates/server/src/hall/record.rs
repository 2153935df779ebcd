//! Records and logs as a viewer may see them.

use std::fmt::Write;

use fondaco_protocol::Phase;
use fondaco_rules::record::{header, result};

use super::LiveTable;

impl LiveTable {
    /// The record of the game as this person may see it; the complete record once the game is over.
    /// It leaves out what was undone, so that it replays.
    pub fn record(&self, person: Option<&str>) -> String {
        self.with(|state| {
            let doc = &state.doc;
            let viewer = state.viewer(person.and_then(|it| doc.seat_of(it)));
            let mut text = header(state.game.kind(), doc.places.len());
            // Writing to a string cannot fail.
            let _ = write!(text, "\n@table {}", state.id);
            for (seat, place) in doc.places.iter().enumerate() {
                if !place.name.is_empty() {
                    let _ = write!(text, "\n@seat {seat} {}", place.name);
                }
            }
            let _ = write!(text, "\n@commitment {}", doc.commitment);
            for event in state.log.events() {
                let _ = write!(text, "\n{}", event.seen(viewer));
            }
            if doc.phase == Phase::Over {
                let _ = write!(text, "\n{}\n@seed {}", result(&state.game), doc.seed);
            }
            text.push('\n');
            text
        })
    }

    /// The number of the first line after this many, and the lines from there as this person may see
    /// them.
    pub fn log_since(&self, person: Option<&str>, known: u32) -> (u32, Vec<String>) {
        self.with(|state| {
            let viewer = state.viewer(person.and_then(|it| state.doc.seat_of(it)));
            let lines = state.log.since(known).iter();
            let lines = lines.map(|line| line.seen(viewer).into_owned()).collect();
            (known.saturating_add(1), lines)
        })
    }
}
