//! `cargo play`: from a fresh clone to a game in one command.
//!
//! This program compiles in a second. It builds everything else, reports progress, and shows the rules
//! of the games in a browser meanwhile. As soon as the page is built it can be played; once the program
//! is built, it replaces this one.

mod advice;
mod browser;
mod build;
mod cargo;
mod host;
mod progress;
mod terminal;
mod times;
mod toolchain;

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use build::Built;
use host::Host;
use progress::Shared;
use terminal::Terminal;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    match play(&arguments) {
        Ok(code) => code,
        Err(message) => {
            eprintln!("\nerror: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Builds and plays: in the browser, or at the terminal if a game is named.
fn play(arguments: &[OsString]) -> Result<ExitCode, String> {
    let root = root()?;
    let in_browser = arguments.is_empty();
    let progress = Shared::new(&root, in_browser);
    let host = if in_browser { Some(Host::start(&root, progress.clone())?) } else { None };
    let terminal = Terminal::start(progress.clone(), host.as_ref().map(Host::address));
    let built = build::run(&root, &progress);
    // An open page reports the outcome.
    let is_shown = host.is_some_and(|host| host.end(built.is_err()));
    terminal.end();
    let Built { program, site } = built?;
    let mut game = Command::new(program);
    match site {
        Some(site) => {
            game.args(["serve", "--site"]).arg(site);
            if !is_shown {
                game.arg("--open");
            }
        }
        None => drop(game.arg("play").args(arguments)),
    }
    become_process(game)
}

/// The root of the repository. Cargo names our own folder when it runs us.
fn root() -> Result<PathBuf, String> {
    let start = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let start = start.unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let root = start.parent().filter(|root| root.join("Cargo.toml").is_file());
    root.map(Path::to_owned).ok_or_else(|| {
        format!("{} is in no repository: run `cargo play` in that of Fondaco", start.display())
    })
}

/// Replaces this process, so that Ctrl-C and the exit code are the program's.
#[cfg(unix)]
fn become_process(mut command: Command) -> Result<ExitCode, String> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(format!("{} could not be started: {error}", command.get_program().display()))
}

/// Runs the program and returns its exit code.
#[cfg(not(unix))]
fn become_process(mut command: Command) -> Result<ExitCode, String> {
    let status = command.status().map_err(|error| {
        format!("{} could not be started: {error}", command.get_program().display())
    })?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
