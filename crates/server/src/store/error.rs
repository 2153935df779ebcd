//! Why something could not be stored or read.

use std::fmt;
use std::path::PathBuf;

/// Why something could not be stored or read. Nothing in it is secret: no address of a database,
/// no key, no line of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The address names no database.
    Address {
        /// What is wrong with it.
        reason: String,
    },
    /// The data folder or the file in it cannot be used.
    Folder {
        /// Which one.
        path: PathBuf,
        /// Why.
        reason: String,
    },
    /// Another process has the file open.
    InUse {
        /// Which one.
        path: PathBuf,
    },
    /// The database was written by a later version of the program.
    Later {
        /// The number of the migration that this program does not know.
        migration: i64,
    },
    /// The tables of the database could not be brought up to date.
    Migration {
        /// Why.
        reason: String,
    },
    /// A stored game does not replay with this program.
    Replay {
        /// At which table.
        table: String,
        /// Why.
        reason: String,
    },
    /// The database does not answer at the moment. Nothing was stored.
    Away {
        /// Why.
        reason: String,
    },
    /// The connection was lost while something was stored, and the database has not been back since.
    /// It may be there or not: read again before anything is said about it.
    Unknown,
    /// The store is closed.
    Closed,
    /// There is something with this number already.
    Taken,
    /// There is no such table or person.
    Missing,
    /// What was to be stored contradicts what is there, although the version is right. This is an
    /// error of the program.
    Contradiction {
        /// What.
        reason: String,
    },
    /// What is stored cannot be read.
    Damaged {
        /// What.
        reason: String,
    },
    /// This kind of database does not do that.
    Unsupported {
        /// What to do instead.
        instead: &'static str,
    },
    /// Any other refusal of the database. Nothing was stored.
    Database {
        /// What it says.
        reason: String,
    },
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Address { reason } => write!(
                f,
                "the address of the database cannot be used: {reason}; it is \
                 sqlite:///PATH/FILE.db or postgres://USER:PASSWORD@HOST/DATABASE"
            ),
            StoreError::Folder { path, reason } => {
                write!(f, "{} cannot be used: {reason}", path.display())
            }
            StoreError::InUse { path } => write!(
                f,
                "{} is in use by another fondaco; several servers need PostgreSQL",
                path.display()
            ),
            StoreError::Later { migration } => write!(
                f,
                "the database was written by a later version of fondaco (migration {migration} is \
                 not known here); use that version, or a backup from before"
            ),
            StoreError::Migration { reason } => {
                write!(f, "the database could not be brought up to date: {reason}")
            }
            StoreError::Replay { table, reason } => write!(
                f,
                "the stored game of table {table} does not replay with this version of fondaco: \
                 {reason}; use the version that wrote it"
            ),
            StoreError::Away { reason } => write!(f, "the database does not answer: {reason}"),
            StoreError::Unknown => f.write_str(
                "the connection to the database was lost while something was stored; \
                 it is not known whether it was",
            ),
            StoreError::Closed => f.write_str("the store is closed"),
            StoreError::Taken => f.write_str("there is something with this number already"),
            StoreError::Missing => f.write_str("there is no such table or person"),
            StoreError::Contradiction { reason } => {
                write!(f, "what was to be stored contradicts what is there: {reason}")
            }
            StoreError::Damaged { reason } => write!(f, "what is stored cannot be read: {reason}"),
            StoreError::Unsupported { instead } => f.write_str(instead),
            StoreError::Database { reason } => write!(f, "the database refuses: {reason}"),
        }
    }
}

impl std::error::Error for StoreError {}
