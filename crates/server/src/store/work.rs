//! What waits to be written, and what comes of it.

use std::sync::Arc;

use fondaco_protocol::Said;
use tokio::sync::oneshot;

use super::error::StoreError;
use super::rows::{Change, Job, NewRow, Outcome, PersonRow};

/// Something to be written.
pub enum Work {
    Person(PersonRow),
    /// The webhook stays as it is unless it is told otherwise.
    Rename {
        id: String,
        name: Option<String>,
        rehook: bool,
        webhook: Option<String>,
    },
    Create(NewRow),
    Change(Change),
    Talk {
        table: String,
        said: Said,
    },
    Take {
        now: i64,
        until: i64,
        most: u32,
    },
    /// Jobs of these tables that would run out before are kept until then.
    Keep {
        tables: Vec<Arc<str>>,
        before: i64,
        until: i64,
    },
    Release,
    Note {
        key: String,
        value: String,
    },
}

impl Work {
    /// What it is about. In one transaction nothing is changed twice, because one statement changes
    /// all tables at once: what comes second waits for the next transaction.
    pub fn subject(&self) -> &str {
        match self {
            Work::Person(person) => &person.id,
            Work::Rename { id, .. } => id,
            Work::Create(table) => &table.id,
            Work::Change(change) => &change.table,
            Work::Talk { table, .. } => table,
            Work::Take { .. } | Work::Keep { .. } | Work::Release => "the jobs",
            Work::Note { key, .. } => key,
        }
    }

    /// Is it about the jobs of all tables?
    pub fn is_about_jobs(&self) -> bool {
        matches!(self, Work::Take { .. } | Work::Keep { .. } | Work::Release)
    }
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    Written,
    Outcome(Outcome),
    Number(i64),
    Jobs(Vec<Job>),
}

/// A result of one piece of work within a transaction.
pub type Answered = Result<Answer, StoreError>;

/// Work and the one who waits for it.
pub struct Asked {
    pub work: Work,
    pub reply: oneshot::Sender<Answered>,
}
