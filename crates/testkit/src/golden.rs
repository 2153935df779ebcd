//! The golden records of the repository.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the golden data.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden")
}

/// Every golden record with its file name, in the order of the names.
///
/// # Panics
/// When the folder cannot be read.
pub fn records() -> Vec<(String, String)> {
    let entries = fs::read_dir(folder()).expect("the golden folder can be read");
    let mut records: Vec<_> = entries
        .map(|entry| entry.expect("the golden folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "record"))
        .map(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).expect("a golden record is text"))
        })
        .collect();
    records.sort();
    records
}
