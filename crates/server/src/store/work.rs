//! Pieces of work for the writer, and their answers.

use std::sync::Arc;

use fondaco_protocol::Said;
use tokio::sync::oneshot;

use super::error::StoreError;
use super::rows::{Change, Job, NewRow, Outcome, PersonRow};

/// Something to be written.
pub enum Work {
    Person(PersonRow),
    /// The webhook changes only if `rehook` is set.
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
    /// Extends the leases of these tables' jobs that end before `before` to `until`.
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
    /// What it is about. One statement changes many rows, so each subject occurs only once in a
    /// transaction; a second piece of work about it waits for the next one.
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

    /// Whether it is about jobs.
    pub fn is_about_jobs(&self) -> bool {
        matches!(self, Work::Take { .. } | Work::Keep { .. } | Work::Release)
    }
}

/// The result of a piece of work.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    Written,
    Outcome(Outcome),
    Number(i64),
    Jobs(Vec<Job>),
}

/// An answer, or why a piece of work was refused.
pub type Answered = Result<Answer, StoreError>;

/// A piece of work in the queue, and where its answer goes.
pub struct Queued {
    pub work: Work,
    pub reply: oneshot::Sender<Answered>,
}
