//! The log of a table in memory.

use std::sync::Arc;

use fondaco_protocol::LogLine;

/// Lines as they are stored, and which of them are the game as it stands.
#[derive(Clone, Default)]
pub struct Log {
    lines: Vec<Arc<str>>,
    /// The places of the events that no undo has taken back.
    events: Vec<u32>,
    draws: u64,
    /// How often the game went back.
    undos: u32,
    /// How often each seat went away.
    departures: [u32; MOST_SEATS],
}

/// No game has more.
const MOST_SEATS: usize = 6;

impl Log {
    /// Adds a line and tells how many events the game has to go back to, if it has to.
    pub fn push(&mut self, line: Arc<str>) -> Option<usize> {
        let mut back_to = None;
        match LogLine::of(&line) {
            LogLine::Event(event) => {
                self.events.push(self.lines.len() as u32);
                self.draws += u64::from(mover(event).is_none());
            }
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
            LogLine::Back(_) | LogLine::Seed(_) | LogLine::Other(_) => {}
        }
        self.lines.push(line);
        back_to
    }

    /// How many lines there are.
    pub const fn len(&self) -> u32 {
        self.lines.len() as u32
    }

    /// The lines after so many.
    pub fn since(&self, known: u32) -> &[Arc<str>] {
        self.lines.get(known as usize..).unwrap_or_default()
    }

    /// The events of the game as it stands.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &Arc<str>> + ExactSizeIterator {
        self.events.iter().map(|&at| &self.lines[at as usize])
    }

    /// How often the game went back.
    pub const fn undos(&self) -> u32 {
        self.undos
    }

    /// How often a seat went away.
    pub fn departures(&self, seat: usize) -> u32 {
        self.departures.get(seat).copied().unwrap_or_default()
    }

    /// How many draws there were; none is ever taken back.
    pub const fn draws(&self) -> u64 {
        self.draws
    }
}

/// The seat that made a move; nothing for what chance brought.
pub fn mover(event: &str) -> Option<usize> {
    let (seat, _) = event.split_once(' ')?;
    seat.parse().ok()
}

/// Is it a sale of Byzanz, which is no decision of the turn?
pub fn is_sale(event: &str) -> bool {
    event.split(' ').nth(1) == Some("sell")
}

/// Does a move of Byzanz lay open cards of a hand?
pub fn shows_cards(event: &str) -> bool {
    matches!(event.split(' ').nth(1), Some("bid" | "sell" | "drop"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_undo_takes_events_back_and_keeps_lines() {
        let mut log = Log::default();
        for line in ["first 2", "tile C5", "2 offer", "@away 1", "0 bid 3", "1 pass"] {
            assert_eq!(log.push(line.into()), None);
        }
        assert_eq!((log.len(), log.draws(), log.events().len()), (6, 2, 5));
        assert_eq!(log.push("@undo 3".into()), Some(3));
        assert_eq!(log.push("0 pass".into()), None);
        let events: Vec<_> = log.events().map(|it| &**it).collect();
        assert_eq!(events, ["first 2", "tile C5", "2 offer", "0 pass"]);
        assert_eq!((log.since(6).len(), log.undos()), (2, 1));
        assert_eq!((log.departures(1), log.departures(0)), (1, 0));
        assert!(log.since(9).is_empty());
    }

    #[test]
    fn movers_are_known_by_the_first_word() {
        assert_eq!(mover("2 bid 7"), Some(2));
        assert_eq!(mover("tile C5"), None);
        assert!(is_sale("2 sell C1 C1 M") && !is_sale("2 pass") && !is_sale("lot C1"));
    }
}
