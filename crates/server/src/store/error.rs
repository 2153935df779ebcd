//! Errors of the store.

use std::path::PathBuf;

/// Why something could not be stored or read. Nothing in it is secret: no address of a database,
/// no key, no line of a log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages describe the fields")]
pub enum StoreError {
    /// The address names no database.
    #[error(
        "the address of the database cannot be used: {reason}; it is sqlite:///PATH/FILE.db or \
         postgres://USER:PASSWORD@HOST/DATABASE"
    )]
    Address { reason: String },
    /// The data folder or the file in it cannot be used.
    #[error("{} cannot be used: {reason}", path.display())]
    Folder { path: PathBuf, reason: String },
    /// Another process has the file open.
    #[error("{} is in use by another fondaco; several servers need PostgreSQL", path.display())]
    InUse { path: PathBuf },
    /// A later version of the program has written the database.
    #[error(
        "the database was written by a later version of fondaco (migration {migration} is not known \
         here); use that version, or a backup from before"
    )]
    Later { migration: i64 },
    /// The migrations failed.
    #[error("the database could not be migrated: {reason}")]
    Migration { reason: String },
    /// A stored game does not replay with this program.
    #[error(
        "the stored game of table {table} does not replay with this version of fondaco: {reason}; \
         use the version that wrote it"
    )]
    Replay { table: String, reason: String },
    /// The database does not answer at the moment. Nothing was stored.
    #[error("the database does not answer: {reason}")]
    Away { reason: String },
    /// The connection was lost during a commit and the database has not been back since: reload
    /// before anything depends on whether it was stored.
    #[error(
        "the connection to the database was lost during a commit; it is not known whether it was \
         stored"
    )]
    Unknown,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// The id or key exists already.
    #[error("the id or key exists already")]
    Taken,
    /// There is no such table or person.
    #[error("there is no such table or person")]
    Missing,
    /// A change contradicts what is stored although its version is right: a bug.
    #[error("the change contradicts what is stored: {reason}")]
    Contradiction { reason: String },
    /// What is stored cannot be read.
    #[error("what is stored cannot be read: {reason}")]
    Damaged { reason: String },
    /// This kind of database cannot do that.
    #[error("{instead}")]
    Unsupported { instead: &'static str },
    /// Any other refusal by the database. Nothing was stored.
    #[error("the database refuses: {reason}")]
    Database { reason: String },
}
