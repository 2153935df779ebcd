//! Reading records from files and standard input, line by line, as bytes.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use fondaco_rules::record::{LineError, Replay};
use fondaco_rules::{AnyGame, Players, Seat};
use thiserror::Error;

use crate::app::Exit;
use crate::output;

/// The lines of a record: any bytes of any length.
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

    /// The next line without its line ending, or `None` at the end.
    pub fn next_line(&mut self) -> io::Result<Option<&[u8]>> {
        self.line.clear();
        if self.reader.read_until(b'\n', &mut self.line)? == 0 {
            return Ok(None);
        }
        let line = self.line.strip_suffix(b"\n").unwrap_or(&self.line);
        Ok(Some(line.strip_suffix(b"\r").unwrap_or(line)))
    }

    /// Whether reading the next line may block.
    pub fn is_drained(&self) -> bool {
        self.reader.buffer().is_empty()
    }
}

/// Whether the path stands for standard input.
pub fn is_standard_input(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// A complete record.
pub struct Recorded {
    /// The game after its last line.
    pub game: AnyGame,
    /// Its `@key value` lines.
    pub tags: Vec<(String, String)>,
    /// Its lines as written.
    pub lines: Vec<String>,
}

/// Reads a whole record; fails with a [`LineError`] if it is illegal.
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

/// The seat with this number.
pub fn seat(number: u32, players: Players) -> Result<Seat> {
    let last = players.count() - 1;
    let seat = Seat::new(number, players);
    seat.ok_or_else(|| anyhow!("there is no seat {number}: the seats are 0 to {last}"))
}

/// Why the reading of a record was ended.
#[derive(Debug, Error)]
pub enum ReadError {
    #[error(transparent)]
    Illegal(#[from] LineError),
    #[error("{0}")]
    Unreadable(io::Error),
    /// An error that also keeps other records from being read.
    #[error(transparent)]
    Fatal(#[from] anyhow::Error),
}

/// An error of output; errors of input are [`ReadError::Unreadable`].
impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> ReadError {
        ReadError::Fatal(error.into())
    }
}

impl ReadError {
    /// Prints the error, an illegal line with the path if there are several records.
    pub fn report(self, path: &Path, is_one_of_several: bool) -> Result<Exit> {
        let path = path.display();
        match self {
            ReadError::Illegal(error) if is_one_of_several => {
                output::print_error(&format!("{path}: {error}"));
            }
            ReadError::Illegal(error) => output::print_error(&error.to_string()),
            ReadError::Unreadable(error) => {
                output::print_error(&format!("error: cannot read {path}: {error}"));
                return Ok(Exit::Unusable);
            }
            ReadError::Fatal(error) => return Err(error),
        }
        Ok(Exit::Wrong)
    }
}
