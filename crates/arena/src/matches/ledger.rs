//! The book of a match: a line for every game that is over, so that a match that was interrupted
//! goes on where it was.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::Path;

use fondaco_rules::{GameKind, Players};
use serde::{Deserialize, Serialize};

use super::contest::Contest;
use super::table::Finished;

/// A file of JSON: the first line says which match it is, each further one how a game ended.
#[derive(Debug)]
pub struct Ledger {
    file: File,
}

impl Ledger {
    /// Opens the book of a match, or begins it; gives the games that are in it already. `kind`
    /// says what sort of match it is beyond its players.
    ///
    /// # Errors
    /// When the file cannot be used, or holds another match.
    pub fn open(
        path: &Path,
        game: GameKind,
        kind: &str,
        contest: &Contest,
    ) -> Result<(Ledger, Vec<Finished>), BadLedger> {
        let head = line(&Head::of(game, kind, contest))?;
        let mut file =
            OpenOptions::new().read(true).append(true).create(true).truncate(false).open(path)?;
        let mut text = Vec::new();
        file.read_to_end(&mut text)?;
        if head.as_bytes().starts_with(&text) {
            // New, or interrupted while its first line was written.
            file.set_len(0)?;
            file.write_all(head.as_bytes())?;
            return Ok((Ledger { file }, Vec::new()));
        }
        // A line without an end is one that was being written when the match was interrupted.
        let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].split_inclusive(|&byte| byte == b'\n');
        let first = lines.next().unwrap_or_default();
        let found: Head = serde_json::from_slice(first).map_err(|_| BadLedger::Line(1))?;
        if first != head.as_bytes() {
            let asked = Head::of(game, kind, contest).to_string();
            return Err(BadLedger::OtherMatch { found: found.to_string(), asked });
        }
        let games = lines.enumerate().map(|(place, line)| {
            let game: Option<Finished> = serde_json::from_slice(line).ok();
            game.filter(|game| fits(game, contest.players)).ok_or(BadLedger::Line(place + 2))
        });
        let games = games.collect::<Result<_, _>>()?;
        file.set_len(whole as u64)?;
        Ok((Ledger { file }, games))
    }

    /// Writes down a game; from then on it is kept.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add(&mut self, game: &Finished) -> io::Result<()> {
        // At once and as a whole.
        self.file.write_all(line(game)?.as_bytes())
    }
}

fn line(value: &impl Serialize) -> io::Result<String> {
    Ok(serde_json::to_string(value)? + "\n")
}

/// Whether the game has as many seats as the match.
fn fits(game: &Finished, players: Players) -> bool {
    let count = players.count();
    let seats = game.winners.iter().chain(game.forfeits.iter().map(|forfeit| &forfeit.seat));
    game.scores.len() == count
        && game.nanos.len() == count
        && !game.winners.is_empty()
        && seats.into_iter().all(|&seat| seat < count)
}

/// The first line.
#[derive(Serialize, Deserialize)]
struct Head {
    #[serde(rename = "match")]
    version: u32,
    game: String,
    players: usize,
    seed: u64,
    kind: String,
    contestants: Vec<String>,
}

/// The version of these files.
const VERSION: u32 = 1;

impl Head {
    fn of(game: GameKind, kind: &str, contest: &Contest) -> Head {
        Head {
            version: VERSION,
            game: game.name().to_owned(),
            players: contest.players.count(),
            seed: contest.seed,
            kind: kind.to_owned(),
            contestants: contest.contestants.iter().map(ToString::to_string).collect(),
        }
    }
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Head { version: _, game, players, seed, kind, contestants } = self;
        write!(f, "{game} {players}, seed {seed}, {kind} {}", contestants.join(" "))
    }
}

/// Why a file is not the book of this match.
#[derive(Debug, thiserror::Error)]
pub enum BadLedger {
    /// It cannot be read or written.
    #[error(transparent)]
    Unusable(#[from] io::Error),
    /// A line of it is not of such a book.
    #[error("line {0} is not a game of a match")]
    Line(usize),
    /// It is of another match.
    #[error("it holds another match ({found}) than asked for ({asked})")]
    OtherMatch {
        /// Which one.
        found: String,
        /// The one that was asked for.
        asked: String,
    },
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::matches::Forfeit;

    fn contest(seed: u64) -> Contest {
        let contestants = vec!["random".parse().unwrap(), "merchant".parse().unwrap()];
        Contest { players: Players::TWO, seed, contestants }
    }

    fn game(number: u32) -> Finished {
        Finished {
            game: number,
            scores: vec![-3, 40],
            winners: vec![1],
            nanos: vec![vec![1, 2], vec![u64::MAX]],
            forfeits: vec![Forfeit { seat: 0, decisions: 2, reason: "“gone”".into() }],
        }
    }

    fn open(path: &Path, seed: u64) -> Result<(Ledger, Vec<Finished>), BadLedger> {
        Ledger::open(path, GameKind::Strozzi, "in turn", &contest(seed))
    }

    #[test]
    fn games_are_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.jsonl");
        let (mut ledger, games) = open(&path, 7).unwrap();
        assert_eq!(games, []);
        ledger.add(&game(0)).unwrap();
        ledger.add(&game(5)).unwrap();
        let (mut ledger, games) = open(&path, 7).unwrap();
        assert_eq!(games, [game(0), game(5)]);
        ledger.add(&game(1)).unwrap();
        assert_eq!(open(&path, 7).unwrap().1.len(), 3);
    }

    #[test]
    fn half_a_line_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.jsonl");
        let (mut ledger, _) = open(&path, 7).unwrap();
        ledger.add(&game(0)).unwrap();
        ledger.add(&game(1)).unwrap();
        let text = fs::read(&path).unwrap();
        for length in 0..text.len() {
            fs::write(&path, &text[..length]).unwrap();
            let (mut ledger, games) = open(&path, 7).unwrap();
            assert!(games.len() < 2);
            ledger.add(&game(8)).unwrap();
            assert_eq!(open(&path, 7).unwrap().1.last(), Some(&game(8)));
        }
    }

    #[test]
    fn other_files_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.jsonl");
        let (mut ledger, _) = open(&path, 7).unwrap();
        assert!(matches!(open(&path, 8), Err(BadLedger::OtherMatch { .. })));
        ledger.add(&Finished { winners: vec![2], ..game(0) }).unwrap();
        assert!(matches!(open(&path, 7), Err(BadLedger::Line(2))));
        for other in ["a shopping list\n", "a shopping list", "{}\n"] {
            fs::write(&path, other).unwrap();
            assert!(matches!(open(&path, 7), Err(BadLedger::Line(1))));
            assert_eq!(fs::read_to_string(&path).unwrap(), other);
        }
    }
}
