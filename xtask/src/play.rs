//! `cargo play`: from a fresh clone to a game in one command.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::repository::cargo;

/// Builds the program and plays; the exit code is the program's.
pub fn run(root: &Path, arguments: &[OsString]) -> Result<ExitCode> {
    eprintln!("Building fondaco in release mode; the first time takes a few minutes.");
    let mut game = cargo();
    // The manifest is named and the folder left alone, so that a file the player names is looked
    // for where the player is.
    game.args(["run", "--locked", "--release", "--package", "fondaco", "--manifest-path"])
        .arg(root.join("Cargo.toml"))
        .args(["--", "play"])
        .args(arguments);
    become_process(game).context("cargo could not be started")
}

/// Puts the game in our place, so that Ctrl-C and the exit code concern it alone.
#[cfg(unix)]
fn become_process(mut command: Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

/// Waits for the game and answers with its exit code.
#[cfg(not(unix))]
fn become_process(mut command: Command) -> Result<ExitCode> {
    let code = command.status()?.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
