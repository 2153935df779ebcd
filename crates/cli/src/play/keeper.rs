//! The record of the game in hand, and where it is saved.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use fondaco_rules::GameKind;

/// Keeps the record. Shared with whoever has to save it when a signal ends the game.
#[derive(Clone)]
pub struct Keeper(Arc<Mutex<Kept>>);

struct Kept {
    kind: GameKind,
    lines: Vec<String>,
    /// Where it goes, once that is known.
    path: Option<PathBuf>,
    /// How many lines the file holds already.
    saved: usize,
}

impl Keeper {
    /// A record that has these lines so far.
    pub fn new(kind: GameKind, lines: Vec<String>, path: Option<PathBuf>) -> Keeper {
        Keeper(Arc::new(Mutex::new(Kept { kind, lines, path, saved: 0 })))
    }

    /// Writes down one more line.
    pub fn write(&self, line: String) {
        self.kept().lines.push(line);
    }

    /// Is everything in the file?
    pub fn is_saved(&self) -> bool {
        let kept = self.kept();
        kept.saved == kept.lines.len()
    }

    /// Is it decided where the game is saved?
    pub fn has_place(&self) -> bool {
        self.kept().path.is_some()
    }

    /// Saves where it was decided, or in a file with the first free number; says where.
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

    /// Saves in this file from now on, unless something else lies there.
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

/// The first file of that kind that is not there yet.
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
