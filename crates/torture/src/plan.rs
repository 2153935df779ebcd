//! What is to be done.

use std::env;
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program that serves.
    pub program: PathBuf,
    /// Where it keeps everything.
    pub database: Database,
    /// How many servers there are; with a file it can be only one.
    pub nodes: usize,
    /// How many tables are played at the same time.
    pub tables: usize,
    /// How many servers are killed before the storm is over.
    pub kills: u32,
    /// The time between two troubles on average.
    pub between: Duration,
    /// How long people think about a move on average.
    pub thinking: Duration,
    /// Are there people who fall asleep, so that their clocks run out? That takes half a minute.
    pub sleepers: bool,
    /// After so long without any news from any table the rest of the games are given up. A clock
    /// that runs out and a lease of a server that is gone take less.
    pub quiet: Duration,
    /// The chance of it all.
    pub seed: u64,
}

/// Where everything is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Database {
    /// A file, for one server.
    Sqlite,
    /// For many.
    Postgres,
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Database::Sqlite => "SQLite",
            Database::Postgres => "PostgreSQL",
        })
    }
}

impl Plan {
    /// The run in full.
    pub fn full(
        program: PathBuf,
        database: Database,
        tables: usize,
        kills: u32,
        seed: u64,
    ) -> Plan {
        Plan {
            program,
            database,
            nodes: if database == Database::Postgres { 3 } else { 1 },
            tables,
            kills,
            between: Duration::from_millis(1500),
            thinking: Duration::from_millis(300),
            sleepers: true,
            quiet: Duration::from_secs(90),
            seed,
        }
    }

    /// The run as the tests repeat it: about ten seconds of play.
    pub fn shortened(program: PathBuf, database: Database, seed: u64) -> Plan {
        Plan {
            nodes: if database == Database::Postgres { 2 } else { 1 },
            between: Duration::from_millis(900),
            thinking: Duration::ZERO,
            sleepers: false,
            quiet: Duration::from_secs(45),
            ..Plan::full(program, database, 12, 6, seed)
        }
    }
}

/// The program to be tortured: the one named by `FONDACO_BIN`, or the one built beside this one.
///
/// # Errors
/// When it is not built.
pub fn program() -> Result<PathBuf> {
    let program = if let Some(named) = env::var_os("FONDACO_BIN") {
        named.into()
    } else {
        // Tests lie in `target/PROFILE/deps`, programs one folder above.
        let own = env::current_exe()?;
        let folder = own.parent().context("this program lies nowhere")?;
        let is_test = folder.file_name().is_some_and(|name| name == "deps");
        let folder = if is_test { folder.parent().unwrap_or(Path::new("")) } else { folder };
        folder.join(format!("fondaco{}", env::consts::EXE_SUFFIX))
    };
    ensure!(
        program.is_file(),
        "{} is not there; `cargo build --package fondaco` builds it",
        program.display()
    );
    Ok(program)
}
