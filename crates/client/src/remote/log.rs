//! What a viewer has heard of a game.

use fondaco_protocol::LogLine;
use fondaco_rules::{GameKind, Seat, Viewer};

use crate::History;

/// The lines of a table's log, as far as they came, and the game that they tell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log {
    viewer: Viewer,
    /// As they came.
    lines: Vec<String>,
    history: History,
    is_masked: bool,
}

/// What lines have brought beside events.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Heard {
    /// The game went back to this number of events, at the least, before it went on.
    pub back_to: Option<usize>,
    /// For these seats a bot plays from now on.
    pub away: Vec<Seat>,
    /// These seats play for themselves again.
    pub back: Vec<Seat>,
}

/// The lines do not fit to what was heard: everything has to be told anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unheard;

impl Log {
    /// Nothing was heard yet; none if there is no such game.
    pub fn new(game: &str, players: usize, viewer: Viewer) -> Option<Log> {
        let history = History::new(GameKind::named(game)?, players as u32).ok()?;
        Some(Log { viewer, lines: Vec::new(), history, is_masked: false })
    }

    /// Through whose eyes.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// How many lines are known.
    pub const fn lines(&self) -> u32 {
        self.lines.len() as u32
    }

    /// The same lines through other eyes; none if they were not told for those.
    pub fn through(&self, viewer: Viewer) -> Option<Log> {
        let game = self.history.game();
        let mut log = Log::new(game.kind().name(), game.players().count(), viewer)?;
        log.hear(1, &self.lines).ok()?;
        Some(log)
    }

    /// The game.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Was something in it hidden from the viewer?
    pub const fn is_masked(&self) -> bool {
        self.is_masked
    }

    /// Hears lines, of which the first has this number. What is known already is passed over.
    ///
    /// # Errors
    /// When a line is missing in between, or makes no sense after those before it.
    pub fn hear(&mut self, from: u32, lines: &[String]) -> Result<Heard, Unheard> {
        if from > self.lines() + 1 || from == 0 {
            return Err(Unheard);
        }
        let mut heard = Heard::default();
        for line in lines.iter().skip((self.lines() + 1 - from) as usize) {
            self.hear_one(line, &mut heard)?;
            self.lines.push(line.clone());
        }
        Ok(heard)
    }

    fn hear_one(&mut self, line: &str, heard: &mut Heard) -> Result<(), Unheard> {
        match LogLine::of(line) {
            LogLine::Event(line) => {
                self.history.hear(self.viewer, line).map_err(|_| Unheard)?;
                self.is_masked |= line.contains('?');
            }
            LogLine::Undo(events) => {
                if events > self.history.len() {
                    return Err(Unheard);
                }
                self.history.cut(events);
                let earliest = heard.back_to.map_or(events, |before| before.min(events));
                heard.back_to = Some(earliest);
            }
            LogLine::Away(seat) => heard.away.extend(self.seat(seat)),
            LogLine::Back(seat) => heard.back.extend(self.seat(seat)),
            LogLine::Seed(_) | LogLine::Other(_) => {}
        }
        Ok(())
    }

    /// The seat of that number at this table.
    pub fn seat(&self, number: u8) -> Option<Seat> {
        Seat::new(number.into(), self.history.game().players())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[&str]) -> Vec<String> {
        text.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn lines_are_heard_once_and_without_gaps() {
        let mut log = Log::new("medici", 3, Viewer::Public).unwrap();
        log.hear(1, &lines(&["first 0", "tile C5"])).unwrap();
        log.hear(2, &lines(&["tile C5", "0 offer"])).unwrap();
        log.hear(1, &lines(&["first 0"])).unwrap();
        assert_eq!((log.lines(), log.history().len()), (3, 3));
        assert_eq!(log.hear(5, &lines(&["1 bid 3"])), Err(Unheard));
        assert_eq!(log.hear(0, &lines(&["1 bid 3"])), Err(Unheard));
        assert_eq!(log.hear(4, &lines(&["2 draw"])), Err(Unheard), "seat 1 is asked");
        assert_eq!((log.lines(), log.history().len()), (3, 3));
    }

    #[test]
    fn what_is_taken_back_and_who_goes_and_comes_is_told() {
        let mut log = Log::new("medici", 3, Viewer::Public).unwrap();
        log.hear(1, &lines(&["first 0", "tile C5", "0 offer"])).unwrap();
        let more = ["1 bid 3", "@away 2", "@undo 3", "@other x", "1 pass", "@back 2", "@away 9"];
        let heard = log.hear(4, &lines(&more)).unwrap();
        assert_eq!(heard.back_to, Some(3));
        assert_eq!((heard.away.len(), heard.back.len()), (1, 1));
        assert_eq!((log.lines(), log.history().len()), (10, 4));
        assert_eq!(log.hear(11, &lines(&["@undo 9"])), Err(Unheard));
    }

    #[test]
    fn other_games_and_tables_do_not_exist() {
        assert_eq!(Log::new("chess", 2, Viewer::Public), None);
        assert_eq!(Log::new("strozzi", 3, Viewer::Public), None);
    }
}
