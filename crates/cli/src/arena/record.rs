//! The record of a game in a match.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use fondaco_arena::matches::{Contest, Finished};
use fondaco_rules::{EventOf, Game, GameKind, record};

/// Writes the record into a file of its own.
pub fn write<G: Game>(
    folder: &Path,
    kind: GameKind,
    contest: &Contest,
    seating: &[usize],
    finished: &Finished,
    events: &[EventOf<G>],
) -> Result<()> {
    let Contest { players, seed, contestants } = contest;
    let number = finished.game;
    let mut text = record::header(kind, players.count());
    let _ = write!(text, "\n@seed {seed}\n@number {number}\n");
    for (seat, &sits) in seating.iter().enumerate() {
        let _ = writeln!(text, "@seat {seat} {}", on_one_line(&contestants[sits].to_string()));
    }
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
    let path = folder.join(format!("{kind}-{players}-{seed}-{number}.record"));
    fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Names and reasons come from outside; a line of a record they must not end.
fn on_one_line(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
