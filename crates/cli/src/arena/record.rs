//! The record of a game in a match.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use fondaco_arena::matches::{Contest, Finished, Pairing};
use fondaco_rules::{EventOf, Game, GameKind, record};

use crate::output;

/// A game of a match, to be recorded.
#[derive(Clone, Copy)]
pub struct Record<'a> {
    pub kind: GameKind,
    pub contest: &'a Contest,
    pub pairing: &'a Pairing,
}

impl Record<'_> {
    /// The file name has only seed and number, which other matches may share.
    fn path(self, folder: &Path) -> PathBuf {
        let (kind, Contest { players, seed, .. }) = (self.kind, self.contest);
        folder.join(format!("{kind}-{players}-{seed}-{}.record", self.pairing.game))
    }

    /// The lines before the first event, which identify match and game.
    fn head(self) -> String {
        let Contest { players, seed, contestants } = self.contest;
        let mut text = record::header(self.kind, players.count());
        let _ = write!(text, "\n@seed {seed}\n@number {}\n", self.pairing.game);
        for (seat, &sits) in self.pairing.seating.iter().enumerate() {
            let _ = writeln!(text, "@seat {seat} {}", on_one_line(&contestants[sits].to_string()));
        }
        text
    }

    /// Fails if the file holds anything but the same game.
    pub fn check_free(self, folder: &Path) -> Result<()> {
        let path = self.path(folder);
        let is_free = match fs::read(&path) {
            Ok(text) => text.starts_with(self.head().as_bytes()),
            Err(_) => !path.exists(),
        };
        if !is_free {
            bail!("{} is of another match: choose another folder for --records", path.display());
        }
        Ok(())
    }

    /// Writes the record to its file.
    pub fn write<G: Game>(
        self,
        folder: &Path,
        finished: &Finished,
        events: &[EventOf<G>],
    ) -> Result<()> {
        let mut text = self.head();
        for forfeit in &finished.forfeits {
            let reason = on_one_line(&forfeit.reason);
            let _ = writeln!(text, "@forfeit {} {} {reason}", forfeit.seat, forfeit.decisions);
        }
        for event in events {
            let _ = writeln!(text, "{event}");
        }
        text.push_str("result");
        for score in &finished.scores {
            let _ = write!(text, " {score}");
        }
        text.push('\n');
        let path = self.path(folder);
        fs::write(&path, text).with_context(|| output::cannot_write(&path))
    }
}

/// Names and reasons come from outside and must not break a line of the record.
fn on_one_line(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
