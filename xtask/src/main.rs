//! The chores of the repository, run as `cargo xtask TASK`.
//!
//! `cargo verify` is the whole ritual before a change is handed in, and `cargo play` the shortest
//! way to a game; both are aliases in `.cargo/config.toml`.

mod browser;
mod database;
mod instructions;
mod measure;
mod play;
mod repository;
mod screens;
mod system;
mod tidy;
mod torture;
mod verify;
mod web;

use std::ffi::OsString;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

fn main() -> ExitCode {
    match CommandLine::parse().task.run() {
        Ok(code) => code,
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
  cargo play                         build everything and play in the browser
  cargo play medici --players 4      build the program and play in the terminal
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
    /// Build everything in release mode and play
    ///
    /// Alone it opens the page in the browser. What follows is handed to `fondaco play`, which
    /// plays at the terminal, as it stands, `--help` included. The exit code is the program's.
    /// `cargo play` is short for this.
    #[command(disable_help_flag = true)]
    Play {
        /// What `fondaco play` is to be told, for example `medici --players 4`
        #[arg(value_name = "ARGS", trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Build the page that is played in the browser
    ///
    /// Compiles the page and its worker, and writes what the server carries with it to
    /// `target/site`. Build the program after that, not before.
    Web {
        /// Also write the page as a plain folder for any static host
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
        /// Build quickly rather than small
        #[arg(long)]
        daily: bool,
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
    /// Take pictures of every page and phase, into docs/screens
    ///
    /// Builds the page and the program first. The pictures show both themes, three languages and
    /// three widths.
    Screens,
}

impl Task {
    fn run(self) -> Result<ExitCode> {
        let root = repository::root();
        match self {
            Task::Play { arguments } => return play::run(&root, &arguments),
            Task::Web { out, daily } => {
                let pace = if daily { web::Pace::Daily } else { web::Pace::Release };
                web::run(&root, out.as_deref(), pace)?;
            }
            Task::Verify => verify::run(&root)?,
            Task::Tidy => tidy::run(&root)?,
            Task::Instructions { games } => instructions::run(&root, games)?,
            Task::Measure { url } => measure::run(&root, url.as_deref())?,
            Task::Torture { arguments } => return torture::run(&root, &arguments),
            Task::Screens => screens::run(&root)?,
        }
        Ok(ExitCode::SUCCESS)
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

    #[test]
    fn play_hands_everything_on() {
        for line in ["", "medici --players 4", "--help", "strozzi -- --seed 7"] {
            let words: Vec<&str> = line.split_whitespace().collect();
            let parsed = CommandLine::try_parse_from(["xtask", "play"].iter().chain(&words));
            let Ok(CommandLine { task: Task::Play { arguments } }) = parsed else {
                panic!("`play {line}` was not understood");
            };
            assert_eq!(arguments, words);
        }
    }
}
