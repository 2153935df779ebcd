//! The log of a table.

use std::borrow::Cow;
use std::sync::Arc;

use fondaco_protocol::LogLine;
use fondaco_rules::MOST_SEATS;
use fondaco_rules::notation::Unreadable;
use fondaco_rules::{AnyEvent, AnyGame, Viewer};

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub text: Arc<str>,
    /// The game's event, if it is one.
    pub event: Option<AnyEvent>,
}

impl Line {
    /// Reads a line of a game's log.
    ///
    /// # Errors
    /// When it is an event of no such game.
    pub fn read(text: &str, game: &AnyGame) -> Result<Line, Unreadable> {
        let event = match LogLine::of(text) {
            LogLine::Event(event) => Some(game.read(event)?),
            _ => None,
        };
        Ok(Line { text: text.into(), event })
    }

    /// The line as the viewer may see it.
    pub fn seen(&self, viewer: Viewer) -> Cow<'_, str> {
        let masked = self.event.and_then(|event| event.masked(viewer));
        masked.map_or(Cow::Borrowed(&*self.text), Cow::Owned)
    }
}

impl From<AnyEvent> for Line {
    fn from(event: AnyEvent) -> Line {
        Line { text: event.to_string().into(), event: Some(event) }
    }
}

/// All lines, and which of them are events of the current game.
#[derive(Clone, Default)]
pub struct Log {
    lines: Vec<Line>,
    /// The indices of the events that were not undone.
    events: Vec<u32>,
    draws: u64,
    undos: u32,
    /// How often each seat went away.
    departures: [u32; MOST_SEATS],
}

impl Log {
    /// Appends a line. Returns how many events remain if it is an undo.
    pub fn push(&mut self, line: Line) -> Option<usize> {
        let mut back_to = None;
        if let Some(event) = line.event {
            self.events.push(self.lines.len() as u32);
            self.draws += u64::from(event.is_chance());
        } else {
            match LogLine::of(&line.text) {
                LogLine::Undo(events) => {
                    self.undos += 1;
                    self.events.truncate(events);
                    back_to = Some(events);
                }
                LogLine::Away(seat) => {
                    if let Some(departures) = self.departures.get_mut(usize::from(seat)) {
                        *departures += 1;
                    }
                }
                _ => {}
            }
        }
        self.lines.push(line);
        back_to
    }

    /// How many lines there are.
    pub const fn len(&self) -> u32 {
        self.lines.len() as u32
    }

    /// The lines after this many.
    pub fn since(&self, known: u32) -> &[Line] {
        self.lines.get(known as usize..).unwrap_or_default()
    }

    /// The events of the current game.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &Line> + ExactSizeIterator {
        self.events.iter().map(|&at| &self.lines[at as usize])
    }

    /// How many undos there were.
    pub const fn undos(&self) -> u32 {
        self.undos
    }

    /// How often a seat went away.
    pub fn departures(&self, seat: usize) -> u32 {
        self.departures.get(seat).copied().unwrap_or_default()
    }

    /// How many draws there were; draws are never undone.
    pub const fn draws(&self) -> u64 {
        self.draws
    }
}

#[cfg(test)]
mod tests {
    use fondaco_rules::GameKind;

    use super::*;

    #[test]
    fn an_undo_takes_events_back_and_keeps_lines() {
        let game = AnyGame::new(GameKind::Medici, 3).expect("three play Medici");
        let line = |text: &str| Line::read(text, &game).expect("a line");
        let mut log = Log::default();
        for text in ["first 2", "tile C5", "2 offer", "@away 1", "0 bid 3", "1 pass"] {
            assert_eq!(log.push(line(text)), None);
        }
        assert_eq!((log.len(), log.draws(), log.events().len()), (6, 2, 5));
        assert_eq!(log.push(line("@undo 3")), Some(3));
        assert_eq!(log.push(line("0 pass")), None);
        let events: Vec<_> = log.events().map(|it| &*it.text).collect();
        assert_eq!(events, ["first 2", "tile C5", "2 offer", "0 pass"]);
        assert_eq!((log.since(6).len(), log.undos()), (2, 1));
        assert_eq!((log.departures(1), log.departures(0)), (1, 0));
        assert!(log.since(9).is_empty());
        assert!(Line::read("2 sell C1", &game).is_err());
    }
}
