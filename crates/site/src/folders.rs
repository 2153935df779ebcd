//! Reading files and folders.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// A file's bytes.
pub fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("{} cannot be read", path.display()))
}

/// A file's text.
pub fn read_text(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))
}

/// The files of a folder with this extension, in the order of their names.
pub fn files_in(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut paths = all_in(folder)?;
    paths.retain(|path| path.extension().is_some_and(|it| it == extension));
    Ok(paths)
}

/// The folders of a folder, in the order of their names.
pub fn folders_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths = all_in(folder)?;
    paths.retain(|path| path.is_dir());
    Ok(paths)
}

fn all_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("{} cannot be listed", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// The name of a file without its extension.
pub fn stem(path: &Path) -> Result<&str> {
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    stem.with_context(|| format!("the name of {} is not UTF-8", path.display()))
}
