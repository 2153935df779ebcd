//! The chores of the repository, run as `cargo xtask TASK`.
//!
//! `cargo verify` is the whole ritual before a change is handed in, an alias in `.cargo/config.toml`.
//! The shortest way to a game, `cargo play`, is the crate in `start`.

mod browser;
mod database;
mod instructions;
mod measure;
mod page;
mod repository;
mod screens;
mod system;
mod tidy;
mod torture;
mod verify;

use std::ffi::OsString;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

fn main() -> ExitCode {
    match CommandLine::parse().task.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The chores of the Fondaco repository.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", after_help = EXAMPLES)]
struct CommandLine {
    #[command(subcommand)]
    task: Task,
}

const EXAMPLES: &str = "\
Examples:
  cargo verify                       everything that must hold before a change is handed in
  cargo xtask web --out DIR          the page as a folder for any static host
  cargo xtask tidy                   only the fast checks over the files
  cargo xtask measure                what the page costs: bytes, time, memory, Lighthouse
  cargo xtask instructions           how many instructions one event costs in each game";

#[derive(Subcommand)]
enum Task {
    /// Run every check, in order, and stop at the first that fails
    ///
    /// Sets up what the toolchain, the tests in a browser and those with a database lack, then
    /// checks tidiness, formatting, lints, tests, fuzz targets, the browser build of the rules, and the
    /// documentation. `cargo verify` is short for this.
    Verify,
    /// Build the page as it is handed out
    ///
    /// Compiles the page and its worker, and writes what the program carries with it to
    /// `target/site`. Build the program after that, not before.
    Web {
        /// Also write the page as a plain folder for any static host
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
    },
    /// Check the files for what the compiler does not see
    ///
    /// Looks at every file git knows or would add: arrows between crates, manifests, file names
    /// and lengths, unfinished code, whitespace, the map in ARCHITECTURE.md, and that each ruling
    /// is written down and tested. Prints every fault as `path:line: what is wrong`.
    Tidy,
    /// Count the machine instructions that one event costs in each game
    ///
    /// Plays random games under valgrind, once N of them and once 2N, and divides the difference
    /// in instructions by the difference in events, so that starting the program costs nothing.
    /// Unlike seconds, the numbers do not depend on what else the machine is doing.
    Instructions {
        /// How many games the shorter of the two runs plays
        #[arg(long, value_name = "N", default_value = "100")]
        games: NonZeroU32,
    },
    /// Measure what the page costs in a real browser
    ///
    /// Builds the page and the program, serves them, and prints bytes, times, memory, how long
    /// masters think in the browser, and what Lighthouse says: performance, accessibility and best
    /// practices from 0 to 100, on a phone and on a desktop. Installs the browser and Lighthouse
    /// where they are missing.
    Measure {
        /// Only let Lighthouse mark the page that is served there
        #[arg(value_name = "URL")]
        url: Option<String>,
    },
    /// Kill servers while people play on them, and check that nothing is lost
    ///
    /// Plays many tables against several servers on PostgreSQL, then against one on SQLite, while
    /// servers are killed and the database crashes, and compares what was acknowledged with what
    /// is stored. Fails when anything was lost, doubled or left unfinished.
    Torture {
        /// What the torture is to be told, for example `--kills 100 --tables 300 --seed 1`
        #[arg(value_name = "ARGS", trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Take pictures of every page and phase, into target/screens
    ///
    /// Builds the page and the program first. The pictures show both themes, three languages and
    /// three widths, side by side in `target/screens/index.html`. They are taken by tests, which
    /// fail where something sticks out or is cut off.
    Screens,
}

impl Task {
    fn run(self) -> Result<()> {
        let root = repository::root();
        match self {
            Task::Web { out } => page::build(&root, out.as_deref())?,
            Task::Verify => verify::run(&root)?,
            Task::Tidy => tidy::run(&root)?,
            Task::Instructions { games } => instructions::run(&root, games)?,
            Task::Measure { url } => measure::run(&root, url.as_deref())?,
            Task::Torture { arguments } => torture::torture(&root, &arguments)?,
            Task::Screens => screens::take(&root)?,
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        CommandLine::command().debug_assert();
    }
}
