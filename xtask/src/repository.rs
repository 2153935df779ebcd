//! Where the repository is, and which cargo works on it.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// The folder that holds the workspace.
///
/// Cargo names our own folder when it runs us; the folder we were built in is right for whoever
/// starts the program without cargo.
pub fn root() -> PathBuf {
    let ours =
        env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&ours).parent().map_or_else(PathBuf::new, Path::to_path_buf)
}

/// The cargo that runs us, so that every step uses one and the same toolchain.
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")))
}

/// Lets cargo do something in the workspace, and waits until it is done.
pub fn run_cargo(root: &Path, arguments: &[&str]) -> Result<()> {
    let mut command = cargo();
    command.current_dir(root).args(arguments);
    let status = command.status().context("cargo could not be started")?;
    ensure!(status.success(), "cargo ended with {status}");
    Ok(())
}

/// The files of a folder that end like this, in the order of their names.
pub fn files_in(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    let entries = fs::read_dir(folder)
        .with_context(|| format!("{} cannot be looked into", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|it| it == extension) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// The folders of a folder, in the order of their names.
pub fn folders_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)
        .with_context(|| format!("{} cannot be looked into", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.retain(|path| path.is_dir());
    paths.sort();
    Ok(paths)
}

/// The name of a file without what it ends with.
pub fn stem(path: &Path) -> Result<&str> {
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    stem.with_context(|| format!("{} has a strange name", path.display()))
}

/// Whether a path ends in one of these extensions.
pub fn has_extension(path: &str, wanted: &[&str]) -> bool {
    let extension = Path::new(path).extension();
    extension.is_some_and(|extension| wanted.iter().any(|&name| extension == name))
}
