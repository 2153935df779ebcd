//! Records from files and from standard input, line by line, as bytes.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use fondaco_rules::record::{LineError, Replay};
use fondaco_rules::{AnyGame, Players, Seat};

/// The lines of a record. Nothing is assumed of them: they may be any bytes of any length.
pub struct Source {
    reader: BufReader<Box<dyn Read>>,
    line: Vec<u8>,
}

impl Source {
    /// Opens a file; `-` is standard input.
    pub fn open(path: &Path) -> io::Result<Source> {
        let reader: Box<dyn Read> = if is_standard_input(path) {
            Box::new(io::stdin().lock())
        } else {
            Box::new(File::open(path)?)
        };
        Ok(Source { reader: BufReader::with_capacity(1 << 16, reader), line: Vec::new() })
    }

    /// The next line without its ending, or none at the end.
    pub fn next_line(&mut self) -> io::Result<Option<&[u8]>> {
        self.line.clear();
        if self.reader.read_until(b'\n', &mut self.line)? == 0 {
            return Ok(None);
        }
        let line = self.line.strip_suffix(b"\n").unwrap_or(&self.line);
        Ok(Some(line.strip_suffix(b"\r").unwrap_or(line)))
    }

    /// Will the next line have to be waited for?
    pub fn is_drained(&self) -> bool {
        self.reader.buffer().is_empty()
    }
}

/// Does the path stand for standard input?
pub fn is_standard_input(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// A record that was read to its end.
pub struct Recorded {
    /// Where it ended.
    pub game: AnyGame,
    /// Its `@key value` lines.
    pub tags: Vec<(String, String)>,
    /// All its lines as written.
    pub lines: Vec<String>,
}

/// Reads a whole record.
///
/// An illegal one gives a [`LineError`].
pub fn read_record(path: &Path) -> Result<Recorded> {
    let unreadable = || format!("cannot read {}", path.display());
    let mut source = Source::open(path).with_context(unreadable)?;
    let mut replay = Replay::new();
    let mut lines = Vec::new();
    while let Some(line) = source.next_line().with_context(unreadable)? {
        replay.read(line)?;
        lines.push(String::from_utf8_lossy(line).into_owned());
    }
    let tags = replay.tags().to_vec();
    Ok(Recorded { game: replay.end()?, tags, lines })
}

/// The seat of this number at the table.
pub fn seat(number: u32, players: Players) -> Result<Seat> {
    let last = players.count() - 1;
    let seat = Seat::new(number, players);
    seat.ok_or_else(|| anyhow!("there is no seat {number}: the seats are 0 to {last}"))
}

/// What ended a record before its end.
pub enum Stopped {
    /// A line is illegal.
    Illegal(LineError),
    /// The file could not be opened or read.
    Unreadable(io::Error),
    /// Something else, after which nothing more is read.
    Failed(anyhow::Error),
}

impl From<LineError> for Stopped {
    fn from(error: LineError) -> Stopped {
        Stopped::Illegal(error)
    }
}
