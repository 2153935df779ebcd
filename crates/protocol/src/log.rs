//! Follows the log of a table.

use fondaco_rules::{AnyEffect, AnyEvent, AnyGame, Seat, Viewer};

use crate::LogLine;

/// The log of a table as one viewer gets it, and the game in it.
#[derive(Clone, Debug)]
pub struct Log {
    viewer: Viewer,
    start: AnyGame,
    game: AnyGame,
    /// How many lines are known.
    lines: u32,
    /// The events that have not been taken back, as the viewer got them.
    events: Vec<String>,
}

/// What a line of the log brought.
#[derive(Debug)]
pub enum Entry<'a> {
    /// Something happened in the game.
    Event(AnyEvent, Vec<AnyEffect>),
    /// The game went back to the position after so many events.
    Undo(usize),
    /// A bot plays for this seat from now on.
    Away(Seat),
    /// The seat plays for itself again.
    Back(Seat),
    /// What all draws followed from.
    Seed(&'a str),
    /// Something a later version may know.
    Other,
}

/// Lines that do not follow from those before.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLines {
    /// Lines in between are missing.
    #[error("line {0} came instead of line {1}")]
    Gap(u32, u32),
    /// A line that makes no sense here.
    #[error("line {number}, {line:?}: {why}")]
    Illegal {
        /// Its number.
        number: u32,
        /// The line.
        line: String,
        /// What is wrong with it.
        why: String,
    },
}

impl Log {
    /// A log without lines.
    pub fn new(game: AnyGame, viewer: Viewer) -> Log {
        Log { viewer, start: game.clone(), game, lines: 0, events: Vec::new() }
    }

    /// Who gets it.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The position as far as the viewer knows it.
    pub const fn game(&self) -> &AnyGame {
        &self.game
    }

    /// How many lines are known.
    pub const fn lines(&self) -> u32 {
        self.lines
    }

    /// How many events the game has.
    pub fn events(&self) -> usize {
        self.events.len()
    }

    /// Forgets everything, for a new game or another viewer.
    pub fn restart(&mut self, viewer: Viewer) {
        *self = Log::new(self.start.clone(), viewer);
    }

    /// Follows lines of which the first has this number; known ones are skipped. Each new one is
    /// passed on with the position after it.
    ///
    /// # Errors
    /// When a line is missing in between, or makes no sense after those before it.
    pub fn hear(
        &mut self,
        from: u32,
        lines: &[String],
        tell: &mut dyn FnMut(Entry<'_>, &AnyGame),
    ) -> Result<(), BadLines> {
        let next = self.lines + 1;
        let known = next.checked_sub(from).filter(|_| from > 0);
        let known = known.ok_or(BadLines::Gap(from, next))?;
        for line in lines.iter().skip(known as usize) {
            let entry = self.entry(line)?;
            self.lines += 1;
            tell(entry, &self.game);
        }
        Ok(())
    }

    fn entry<'a>(&mut self, line: &'a str) -> Result<Entry<'a>, BadLines> {
        let number = self.lines + 1;
        let illegal = |why: String| BadLines::Illegal { number, line: line.to_owned(), why };
        let seat = |number: u8, of: fn(Seat) -> Entry<'a>| {
            Seat::new(number.into(), self.game.players()).map_or(Entry::Other, of)
        };
        Ok(match LogLine::of(line) {
            LogLine::Event(event) => {
                let mut effects = Vec::new();
                let heard = self.game.hear(self.viewer, event, &mut |it| effects.push(it));
                let entry = Entry::Event(heard.map_err(|why| illegal(why.to_string()))?, effects);
                self.events.push(event.to_owned());
                entry
            }
            LogLine::Undo(events) if events > self.events.len() => {
                return Err(illegal("there are not so many events".to_owned()));
            }
            LogLine::Undo(events) => {
                self.events.truncate(events);
                self.game = self.start.clone();
                for event in &self.events {
                    let heard = self.game.hear(self.viewer, event, &mut |_| ());
                    heard.map_err(|why| illegal(why.to_string()))?;
                }
                Entry::Undo(events)
            }
            LogLine::Away(number) => seat(number, Entry::Away),
            LogLine::Back(number) => seat(number, Entry::Back),
            LogLine::Seed(seed) => Entry::Seed(seed),
            LogLine::Other(_) => Entry::Other,
        })
    }
}

#[cfg(test)]
mod tests {
    use fondaco_rules::{GameKind, ToAct};

    use super::*;

    fn medici() -> Log {
        Log::new(AnyGame::new(GameKind::Medici, 3).unwrap(), Viewer::Public)
    }

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(str::to_owned).collect()
    }

    fn hear(log: &mut Log, from: u32, text: &str) -> Result<Vec<String>, BadLines> {
        let mut entries = Vec::new();
        let mut tell = |entry: Entry<'_>, _: &AnyGame| entries.push(format!("{entry:?}"));
        log.hear(from, &lines(text), &mut tell)?;
        Ok(entries)
    }

    #[test]
    fn lines_are_followed_once_and_without_gaps() {
        let mut log = medici();
        assert_eq!(hear(&mut log, 1, "first 0\ntile C5").unwrap().len(), 2);
        assert_eq!(hear(&mut log, 2, "tile C5\n0 offer").unwrap().len(), 1);
        assert_eq!(hear(&mut log, 1, "first 0").unwrap().len(), 0);
        assert_eq!((log.lines(), log.events()), (3, 3));
        assert_eq!(hear(&mut log, 5, "1 bid 3"), Err(BadLines::Gap(5, 4)));
        assert_eq!(hear(&mut log, 0, "1 bid 3"), Err(BadLines::Gap(0, 4)));
        let illegal = hear(&mut log, 4, "2 draw");
        assert!(matches!(illegal, Err(BadLines::Illegal { number: 4, .. })), "seat 1 is asked");
        assert!(hear(&mut log, 4, "1 bid 900").is_err());
        assert_eq!((log.lines(), log.events()), (3, 3));
    }

    #[test]
    fn what_is_taken_back_has_not_happened() {
        let mut log = medici();
        hear(&mut log, 1, "first 0\ntile C5").unwrap();
        let before = log.game().clone();
        let more = "0 offer\n1 bid 3\n@away 2\n@undo 2\n@back 2\n@away 9\n@other x\n@seed 00";
        let entries = hear(&mut log, 3, more).unwrap();
        assert!(entries[2].starts_with("Away") && entries[4].starts_with("Back"), "{entries:?}");
        assert_eq!(entries[3], "Undo(2)");
        assert_eq!(entries[5..], ["Other", "Other", "Seed(\"00\")"]);
        assert_eq!((log.lines(), log.events(), log.game()), (10, 2, &before));
        assert!(matches!(log.game().to_act(), ToAct::Player(_)));
        assert!(hear(&mut log, 11, "@undo 9").is_err());
    }
}
