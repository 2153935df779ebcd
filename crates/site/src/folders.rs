//! What lies in a folder.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The files of a folder that end like this, in the order of their names.
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
    let entries = fs::read_dir(folder)
        .with_context(|| format!("{} cannot be looked into", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// The name of a file without what it ends with.
pub fn stem(path: &Path) -> Result<&str> {
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    stem.with_context(|| format!("{} has a strange name", path.display()))
}
