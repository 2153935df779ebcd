//! What a program did wrong.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// Decisions that a program left to the default move, by what went wrong.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Faults {
    /// It answered with something that is not a legal move.
    pub illegal: u32,
    /// It did not answer in time.
    pub late: u32,
    /// It had ended, or could not be started.
    pub dead: u32,
    /// What went wrong last, in words for people.
    pub last: Option<String>,
}

impl Faults {
    /// How many decisions were forfeited in all.
    pub const fn count(&self) -> u32 {
        self.illegal + self.late + self.dead
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Faults { illegal, late, dead, last } = self;
        write!(f, "forfeited decisions: {illegal} illegal, {late} late, {dead} dead")?;
        match last {
            Some(reason) => write!(f, "; the last: {reason}"),
            None => Ok(()),
        }
    }
}

/// Where the faults of a program are written down. The holder of a copy of the book can read them
/// while the program plays, and after that.
#[derive(Clone, Default, Debug)]
pub struct FaultBook(Arc<Mutex<Faults>>);

impl FaultBook {
    /// All faults so far.
    pub fn faults(&self) -> Faults {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn note(&self, fault: &Fault) {
        let mut faults = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match fault {
            Fault::Illegal(_) => faults.illegal += 1,
            Fault::Late(_) => faults.late += 1,
            Fault::Dead(_) => faults.dead += 1,
        }
        faults.last = Some(fault.to_string());
    }
}

/// Why a decision is forfeited, in words for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    Illegal(String),
    Late(String),
    Dead(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Illegal(reason) | Fault::Late(reason) | Fault::Dead(reason) => {
                f.write_str(reason)
            }
        }
    }
}
