//! `cargo play`: from a fresh clone to a game in one command.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::repository::cargo;
use crate::web::{self, Pace};

/// Builds everything and plays in the browser, or at the terminal if a game is named; the exit code
/// is the program's.
pub fn run(root: &Path, arguments: &[OsString]) -> Result<ExitCode> {
    eprintln!("Building fondaco in release mode; the first time takes a few minutes.");
    // The program carries the page: first the one, then the other.
    if arguments.is_empty() {
        web::run(root, None, Pace::Release)?;
    }
    let mut game = cargo();
    // The manifest is named and the folder left alone, so that a file the player names is looked
    // for where the player is.
    game.args(["run", "--locked", "--release", "--package", "fondaco", "--manifest-path"])
        .arg(root.join("Cargo.toml"))
        .arg("--");
    match arguments {
        [] => game.args(["serve", "--open"]),
        arguments => game.arg("play").args(arguments),
    };
    become_process(game).context("cargo could not be started")
}

/// Puts a program in our place, so that Ctrl-C and the exit code concern it alone.
#[cfg(unix)]
pub fn become_process(mut command: Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

/// Waits for a program and answers with its exit code.
#[cfg(not(unix))]
pub fn become_process(mut command: Command) -> Result<ExitCode> {
    let code = command.status()?.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
