//! The repository's tasks, run as `cargo xtask TASK`.
//!
//! `cargo verify`, an alias in `.cargo/config.toml`, runs every check. `cargo play` is the crate in
//! `start`.

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

/// Tasks of the Fondaco repository.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", after_help = EXAMPLES)]
struct CommandLine {
    #[command(subcommand)]
    task: Task,
}

const EXAMPLES: &str = "\
Examples:
  cargo verify                       every check before a change is merged
  cargo xtask web --out DIR          the page as a folder for any static host
  cargo xtask dist                   a release: the program with its documents, as one archive
  cargo xtask tidy                   only the fast checks over the files
  cargo xtask measure                the page's bytes, times, memory and Lighthouse scores
  cargo xtask instructions           machine instructions per event in each game";

#[derive(Subcommand)]
enum Task {
    /// Run every check, and stop at the first failure
    ///
    /// Installs what is missing, then checks the files, formatting, lints, tests, fuzz targets, the
    /// browser build of the rules, and the documentation, some of it in parallel. The output of each
    /// step is in `target/verify`; that of a failed step is shown. `cargo verify` is short for this.
    Verify {
        /// Check only the crates that have changed since `main`; no browser, no databases
        #[arg(long)]
        quick: bool,
    },
    /// Install what the other tasks need
    SetUp {
        /// What to install
        part: Part,
    },
    /// Build all tests and run them, several programs in parallel
    Test {
        /// Only the tests of these crates, and none that needs a browser or a database
        #[arg(long, value_name = "CRATE", num_args = 1..)]
        quick: Vec<String>,
    },
    /// Build the page for a release
    ///
    /// Compiles the page and its worker, and writes the files that the program embeds to
    /// `target/site`. Build the program after that.
    Web {
        /// Also write the page as a plain folder for any static host
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
        /// Only compile the programs of the page
        #[arg(long, conflicts_with = "out")]
        compile: bool,
    },
    /// Build a release: one archive for this platform
    ///
    /// Builds the page, then the program that embeds it, and packs the program with its manual
    /// pages, completions, licences, systemd unit and documents into `target/dist`, beside a file
    /// `SHA256SUMS`. The same commit gives the same bytes in any folder.
    Dist {
        /// Build it again as packaging/Containerfile does, in a clean copy, and compare
        #[arg(long)]
        check: bool,
        /// Build nothing: run the steps of packaging/Containerfile with the program of the tests
        #[arg(long, conflicts_with = "check")]
        rehearse: bool,
    },
    /// Check what neither the compiler nor clippy nor rustfmt checks
    ///
    /// Dependencies between crates, manifests, lengths of files, ignored tests, whitespace in documents,
    /// the table of crates in ARCHITECTURE.md, and that each ruling is documented and tested. Prints every
    /// fault as `path:line: what is wrong`.
    Tidy,
    /// Check licences, sources and versions of the dependencies
    ///
    /// Checks them against `deny.toml`; needs no network once they are downloaded.
    Deny,
    /// Count the machine instructions per event of each game
    ///
    /// Plays N and 2N random games under valgrind, and divides the difference in instructions by that in
    /// events, so that starting the program does not count. The numbers do not depend on other load.
    Instructions {
        /// The number of games of the shorter run
        #[arg(long, value_name = "N", default_value = "100")]
        games: NonZeroU32,
    },
    /// Measure the page in a real browser
    ///
    /// Builds the page and the program, serves them, and prints bytes, times, memory, how long
    /// masters think in the browser, and Lighthouse's scores for performance, accessibility and best
    /// practices, on a phone and on a desktop. Installs the browser and Lighthouse if they are missing.
    Measure {
        /// Only run Lighthouse on the page at this address
        #[arg(value_name = "URL")]
        url: Option<String>,
    },
    /// Kill servers during games, and check that nothing is lost
    ///
    /// Plays many tables on several servers with PostgreSQL, then on one with SQLite, while servers are
    /// killed and the database crashes, and compares the acknowledged moves with the stored ones. Fails
    /// when anything was lost, doubled or left unfinished.
    Torture {
        /// Its arguments, for example `--kills 100 --tables 300 --seed 1`
        #[arg(value_name = "ARGS", trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Take pictures of every page and phase, into target/screens
    ///
    /// Builds the page and the program first. The pictures show both themes, three languages and
    /// three widths, side by side in `target/screens/index.html`. The tests that take them fail where
    /// something overflows or is cut off.
    Screens,
}

/// What to install.
#[derive(Clone, Copy, ValueEnum)]
enum Part {
    /// Components and targets of the Rust toolchain, with rustup
    Toolchain,
    /// Chromium, PostgreSQL, and the npm packages of the tests in a browser
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
