//! The record of the game in progress, and its file.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use fondaco_rules::GameKind;

/// The record and its file, shared with the signal handler that saves it.
#[derive(Clone)]
pub struct Keeper(Arc<Mutex<Kept>>);

struct Kept {
    kind: GameKind,
    lines: Vec<String>,
    /// The file, once it is known.
    path: Option<PathBuf>,
    /// How many lines are in the file.
    saved: usize,
}

impl Keeper {
    /// A record with these lines so far.
    pub fn new(kind: GameKind, lines: Vec<String>, path: Option<PathBuf>) -> Keeper {
        Keeper(Arc::new(Mutex::new(Kept { kind, lines, path, saved: 0 })))
    }

    /// Adds a line.
    pub fn write(&self, line: String) {
        self.kept().lines.push(line);
    }

    /// Whether all lines are in the file.
    pub fn is_saved(&self) -> bool {
        let kept = self.kept();
        kept.saved == kept.lines.len()
    }

    /// Whether the file is known.
    pub fn has_path(&self) -> bool {
        self.kept().path.is_some()
    }

    /// Saves to the known file or to one with the first free number, and returns its path.
    pub fn save(&self) -> io::Result<PathBuf> {
        let mut kept = self.kept();
        let text = kept.lines.join("\n") + "\n";
        let path = match kept.path.clone() {
            Some(path) => {
                fs::write(&path, text)?;
                path
            }
            None => save_new(kept.kind, &text)?,
        };
        kept.saved = kept.lines.len();
        kept.path = Some(path.clone());
        Ok(path)
    }

    /// Saves to this file from now on; fails if it exists and is another one.
    pub fn save_as(&self, path: &Path) -> io::Result<PathBuf> {
        let mut kept = self.kept();
        if kept.path.as_deref() != Some(path) {
            File::create_new(path)?;
            kept.path = Some(path.to_owned());
        }
        drop(kept);
        self.save()
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Saves to a new file with the first free number.
fn save_new(kind: GameKind, text: &str) -> io::Result<PathBuf> {
    let mut number = 1_u32;
    loop {
        let path = PathBuf::from(format!("fondaco-{kind}-{number}.record"));
        match File::create_new(&path) {
            Ok(mut file) => {
                file.write_all(text.as_bytes())?;
                return Ok(path);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}
