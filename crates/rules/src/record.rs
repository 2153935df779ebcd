//! Whole games as text: one event a line.

use std::fmt::{self, Display, Write};

use crate::any::{AnyEffect, AnyEvent, AnyGame, GameKind, Refusal};
use crate::notation::{Unreadable, Words, quoted, read_number, shown};
use crate::table::{ToAct, WrongPlayers};

/// The version of the notation, in the first line of every record.
pub const VERSION: u32 = 1;

/// The longest line that is repeated whole in an error: far longer than any line of a game, and
/// short enough that a megabyte of noise stays one clear line.
const LONGEST_SHOWN: usize = 1000;

/// The first line of a record.
pub fn header(kind: GameKind, players: usize) -> String {
    format!("fondaco {VERSION} {kind} {players}")
}

/// Reads a record line by line and plays it.
///
/// ```
/// use fondaco_rules::record::{Line, Replay};
///
/// let mut replay = Replay::new();
/// assert!(matches!(replay.read(b"fondaco 1 medici 3"), Ok(Line::Header)));
/// assert!(matches!(replay.read(b"first 2"), Ok(Line::Event(_))));
/// let error = replay.read(b"tile X9").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "line 3: tile X9: ‘X9’ is not a tile: \
///      tiles are C, F, G, D or S with a value from 0 to 5, and Au"
/// );
/// ```
#[derive(Clone, Default, Debug)]
pub struct Replay {
    game: Option<AnyGame>,
    lines: u32,
    tags: Vec<(String, String)>,
    has_result: bool,
}

/// What a line of a record was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Blank, or a comment.
    Skipped,
    /// The first line: game and number of players.
    Header,
    /// A remark such as a name.
    Tag,
    /// An event, which was played.
    Event(AnyEvent),
    /// The result, which is right.
    Result,
}

impl Replay {
    /// Before the first line.
    pub fn new() -> Replay {
        Replay::default()
    }

    /// The game so far; none before the first line.
    pub const fn game(&self) -> Option<&AnyGame> {
        self.game.as_ref()
    }

    /// The `@key value` lines so far, without the `@`.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// Reads the next line, without its line ending.
    ///
    /// # Errors
    /// When the line is illegal; the game is then as it was before it.
    pub fn read(&mut self, line: &[u8]) -> Result<Line, LineError> {
        self.read_telling(line, &mut |_| ())
    }

    /// The same, and tells what the event brought about.
    ///
    /// # Errors
    /// When the line is illegal; the game is then as it was before it.
    pub fn read_telling(
        &mut self,
        line: &[u8],
        tell: &mut dyn FnMut(AnyEffect),
    ) -> Result<Line, LineError> {
        self.lines += 1;
        self.read_bytes(line, tell).map_err(|reason| LineError {
            number: self.lines,
            line: shown(&String::from_utf8_lossy(line), LONGEST_SHOWN),
            reason,
        })
    }

    /// The record ends here.
    ///
    /// # Errors
    /// When nothing was in it.
    pub fn end(self) -> Result<AnyGame, LineError> {
        let empty = || LineError { number: 1, line: String::new(), reason: BadLine::Empty };
        self.game.ok_or_else(empty)
    }

    fn read_bytes(
        &mut self,
        line: &[u8],
        tell: &mut dyn FnMut(AnyEffect),
    ) -> Result<Line, BadLine> {
        let line = str::from_utf8(line).map_err(|_| BadLine::NotUtf8)?;
        let mut words = Words::of(line);
        let Some(word) = words.next() else { return Ok(Line::Skipped) };
        if word.starts_with('#') {
            return Ok(Line::Skipped);
        }
        let Some(game) = &mut self.game else {
            self.game = Some(read_header(word, words)?);
            return Ok(Line::Header);
        };
        if let Some(key) = word.strip_prefix('@') {
            self.tags.push((key.into(), words.rest().into()));
            return Ok(Line::Tag);
        }
        if self.has_result {
            return Err(BadLine::AfterResult);
        }
        if word == "result" {
            check_result(game, words)?;
            self.has_result = true;
            return Ok(Line::Result);
        }
        let event = game.read(line).map_err(Refusal::from)?;
        game.play(event, tell)?;
        Ok(Line::Event(event))
    }
}

fn read_header(first: &str, mut words: Words<'_>) -> Result<AnyGame, BadLine> {
    if first.starts_with('\u{feff}') {
        return Err(BadLine::ByteOrderMark);
    }
    if first != "fondaco" {
        return Err(BadLine::NotARecord);
    }
    let mut next = || words.next().ok_or(BadLine::NotARecord);
    let (version, game, players) = (next()?, next()?, next()?);
    let version = read_number(version).map_err(Refusal::from)?;
    if version != VERSION {
        return Err(BadLine::UnknownVersion(version));
    }
    let kind = GameKind::named(game).ok_or_else(|| BadLine::UnknownGame(quoted(game)))?;
    let players = read_number(players).map_err(Refusal::from)?;
    words.end().map_err(Refusal::from)?;
    Ok(AnyGame::new(kind, players)?)
}

/// The numbers must be just what the rules give, and the game over.
fn check_result(game: &AnyGame, words: Words<'_>) -> Result<(), BadLine> {
    if game.to_act() != ToAct::Over {
        return Err(BadLine::ResultTooEarly);
    }
    let written = words.map(read_score).collect::<Result<Vec<_>, _>>().map_err(Refusal::from)?;
    let scores = game.scores();
    let scores = scores.of(game.players());
    if written != scores {
        return Err(BadLine::WrongResult(scores.to_vec()));
    }
    Ok(())
}

/// A score may be negative, but zero has no sign.
fn read_score(word: &str) -> Result<i32, Unreadable> {
    match word.strip_prefix('-') {
        Some("0") => Err(Unreadable::BadNumber(quoted(word))),
        Some(digits) => match read_number(digits) {
            Ok(number) => Ok(-number.cast_signed()),
            Err(_) => Err(Unreadable::BadNumber(quoted(word))),
        },
        None => read_number(word).map(u32::cast_signed),
    }
}

/// Where and why a record is illegal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineError {
    /// The line's number in the file, from 1.
    pub number: u32,
    /// The line as written, made fit to be shown on one line.
    pub line: String,
    /// What is wrong with it.
    pub reason: BadLine,
}

impl Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}: {}", self.number, self.line, self.reason)
    }
}

impl std::error::Error for LineError {}

/// Why a line is illegal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadLine {
    /// There is no line at all.
    Empty,
    /// Not text.
    NotUtf8,
    /// The record begins with a byte order mark.
    ByteOrderMark,
    /// The first line is not that of a record.
    NotARecord,
    /// Written in a notation that is not known yet.
    UnknownVersion(u32),
    /// None of the games.
    UnknownGame(String),
    /// Too few or too many players.
    WrongPlayers(WrongPlayers),
    /// Not an event, or against the rules.
    Refused(Refusal),
    /// A result before the end of the game.
    ResultTooEarly,
    /// Not the result that the rules give, which is this.
    WrongResult(Vec<i32>),
    /// An event after the result.
    AfterResult,
}

impl From<Refusal> for BadLine {
    fn from(reason: Refusal) -> BadLine {
        BadLine::Refused(reason)
    }
}

impl From<WrongPlayers> for BadLine {
    fn from(reason: WrongPlayers) -> BadLine {
        BadLine::WrongPlayers(reason)
    }
}

impl Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadLine::Empty => write!(f, "the record is empty"),
            BadLine::NotUtf8 => write!(f, "not UTF-8 text"),
            BadLine::ByteOrderMark => write!(f, "a record has no byte order mark: remove it"),
            BadLine::NotARecord => write!(
                f,
                "a record begins with a line such as ‘fondaco {VERSION} medici 4’: \
                 version, game, players"
            ),
            BadLine::UnknownVersion(version) => {
                write!(f, "version {version} is not known here: this program reads {VERSION}")
            }
            BadLine::UnknownGame(name) => {
                write!(f, "‘{name}’ is not a game: they are medici, strozzi and byzanz")
            }
            BadLine::WrongPlayers(reason) => reason.fmt(f),
            BadLine::Refused(reason) => reason.fmt(f),
            BadLine::ResultTooEarly => write!(f, "the game is not over yet"),
            BadLine::WrongResult(scores) => {
                let scores = scores.iter().fold(String::new(), |mut list, score| {
                    let _ = write!(list, " {score}");
                    list
                });
                write!(f, "the rules give another result:{scores}")
            }
            BadLine::AfterResult => write!(f, "only @ lines may follow the result"),
        }
    }
}

/// The last line of a finished game's record.
pub fn result(game: &AnyGame) -> String {
    let scores = game.scores();
    scores.of(game.players()).iter().fold(String::from("result"), |mut line, score| {
        let _ = write!(line, " {score}");
        line
    })
}

#[cfg(test)]
mod tests;
