//! The chores of the repository, run as `cargo xtask TASK`.
//!
//! `cargo verify` is the whole ritual before a change is handed in, an alias in `.cargo/config.toml`.
//! The shortest way to a game, `cargo play`, is the crate in `start`.

mod browser;
mod database;
mod deny;
mod dist;
mod flags;
mod instructions;
mod measure;
mod metadata;
mod page;
mod repository;
mod screens;
mod system;
mod testing;
mod tidy;
mod toolchain;
mod torture;
mod verify;

use std::ffi::OsString;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand, ValueEnum};

use testing::Chosen;

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
  cargo xtask dist                   the program with all that belongs to it, as one archive
  cargo xtask tidy                   only the fast checks over the files
  cargo xtask measure                what the page costs: bytes, time, memory, Lighthouse
  cargo xtask instructions           how many instructions one event costs in each game";

#[derive(Subcommand)]
enum Task {
    /// Run every check, and stop when one has failed
    ///
    /// Sets up what the toolchain, the tests in a browser and those with a database lack, and
    /// checks tidiness, formatting, lints, tests, fuzz targets, the browser build of the rules, and the
    /// documentation, some of it side by side. The output of each step is in `target/verify`; that of
    /// one that failed is shown. `cargo verify` is short for this.
    Verify {
        /// Only what concerns the crates that have changed since `main`; no browser, no databases
        #[arg(long)]
        quick: bool,
    },
    /// Install what the other tasks need
    SetUp {
        /// What is to be looked after
        part: Part,
    },
    /// Build all tests and run them, several programs at a time
    Test {
        /// Only those of these crates, and none that needs a browser or a database
        #[arg(long, value_name = "CRATE", num_args = 1..)]
        quick: Vec<String>,
    },
    /// Build the page as it is handed out
    ///
    /// Compiles the page and its worker, and writes what the program carries with it to
    /// `target/site`. Build the program after that, not before.
    Web {
        /// Also write the page as a plain folder for any static host
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
        /// Only compile the programs of the page
        #[arg(long, conflicts_with = "out")]
        compile: bool,
    },
    /// Build what is handed out: one archive for this platform
    ///
    /// Builds the page, then the program that carries it, and packs the program with its manual
    /// pages, completions, licences, systemd unit and documents into `target/dist`, beside a file
    /// `SHA256SUMS`. The same commit gives the same bytes in any folder.
    Dist {
        /// Build it once more as packaging/Containerfile does, in a clean copy, and compare
        #[arg(long)]
        check: bool,
        /// Build nothing: take the steps of packaging/Containerfile with the program of the tests
        #[arg(long, conflicts_with = "check")]
        rehearse: bool,
    },
    /// Check the files for what the compiler does not see
    ///
    /// Looks at every file git knows or would add: arrows between crates, manifests, file names
    /// and lengths, unfinished code, whitespace, the map in ARCHITECTURE.md, and that each ruling
    /// is written down and tested. Prints every fault as `path:line: what is wrong`.
    Tidy,
    /// Check licences, sources and versions of the dependencies
    ///
    /// Against `deny.toml`, without the network once they are downloaded.
    Deny,
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

/// What can be installed.
#[derive(Clone, Copy, ValueEnum)]
enum Part {
    /// The parts of Rust's toolchain, by rustup
    Toolchain,
    /// Chromium, PostgreSQL, and what the tests in a browser take from npm
    System,
}

impl Task {
    fn run(self) -> Result<()> {
        let root = repository::root();
        match self {
            Task::Web { compile: true, .. } => page::compile(&root)?,
            Task::Web { out, .. } => page::build(&root, out.as_deref())?,
            Task::Verify { quick: false } => verify::run(&root)?,
            Task::Verify { quick: true } => verify::run_quick(&root)?,
            Task::SetUp { part: Part::Toolchain } => toolchain::set_up(&root)?,
            Task::SetUp { part: Part::System } => {
                browser::set_up(&root)?;
                database::set_up(&root)?;
            }
            Task::Test { quick } if quick.is_empty() => testing::run(&root, &Chosen::All)?,
            Task::Test { quick } => testing::run(&root, &Chosen::Quick(quick))?,
            Task::Deny => deny::run(&root)?,
            Task::Dist { rehearse: true, .. } => dist::rehearse(&root)?,
            Task::Dist { check, .. } => dist::run(&root, check)?,
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
