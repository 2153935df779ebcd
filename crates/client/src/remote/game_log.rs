//! The log of a table with every position of its game.

use fondaco_protocol::{BadLines, Entry, Log};
use fondaco_rules::{GameKind, Seat, Viewer};

use crate::{History, Step};

/// The log of a table as one viewer gets it, with every position of its game.
#[derive(Clone, Debug)]
pub struct GameLog {
    log: Log,
    history: History,
}

/// What new lines brought beside events.
#[derive(Default, Debug)]
pub struct Changes {
    /// The game went back at least to this number of events before it went on.
    pub back_to: Option<usize>,
    /// Seats for which a bot plays from now on.
    pub away: Vec<Seat>,
    /// Seats that play for themselves again.
    pub back: Vec<Seat>,
}

impl GameLog {
    /// A log without lines; none if the game is not made for that number of players.
    pub fn new(kind: GameKind, players: usize, viewer: Viewer) -> Option<GameLog> {
        let history = History::new(kind, players as u32).ok()?;
        Some(GameLog { log: Log::new(history.game().clone(), viewer), history })
    }

    /// Who gets it.
    pub const fn viewer(&self) -> Viewer {
        self.log.viewer()
    }

    /// How many lines are known.
    pub const fn lines(&self) -> u32 {
        self.log.lines()
    }

    /// The game.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Follows lines of which the first has this number; known ones are skipped.
    ///
    /// # Errors
    /// When a line is missing in between, or makes no sense after those before it.
    pub fn hear(&mut self, from: u32, lines: &[String]) -> Result<Changes, BadLines> {
        let mut changes = Changes::default();
        let history = &mut self.history;
        self.log.hear(from, lines, &mut |entry, after| match entry {
            Entry::Event(event, effects) => {
                history.push(Step { event, effects, after: after.clone() });
            }
            Entry::Undo(events) => {
                history.cut(events);
                let earliest = changes.back_to.map_or(events, |before| before.min(events));
                changes.back_to = Some(earliest);
            }
            Entry::Away(seat) => changes.away.push(seat),
            Entry::Back(seat) => changes.back.push(seat),
            Entry::Seed(_) | Entry::Other => {}
        })?;
        Ok(changes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_back_and_who_goes_and_comes_is_told() {
        let mut log = GameLog::new(GameKind::Medici, 3, Viewer::Public).unwrap();
        let lines =
            "first 0\ntile C5\n0 offer\n1 bid 3\n@away 2\n@undo 3\n@other x\n1 pass\n@back 2";
        let lines: Vec<String> = lines.lines().map(str::to_owned).collect();
        let changes = log.hear(1, &lines).unwrap();
        assert_eq!(changes.back_to, Some(3));
        assert_eq!((changes.away.len(), changes.back.len()), (1, 1));
        assert_eq!((log.lines(), log.history().len()), (9, 4));
    }
}
