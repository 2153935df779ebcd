//! Clocks.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// A clock, which tests can set.
pub trait Clock: Send + Sync + 'static {
    /// Milliseconds since 1970.
    fn now(&self) -> i64;
}

/// The clock of the system.
#[derive(Clone, Copy, Default, Debug)]
pub struct WallClock;

impl Clock for WallClock {
    fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    }
}

/// A clock that stands still until it is set.
#[derive(Debug)]
pub struct SetClock(AtomicI64);

impl SetClock {
    /// A clock that shows this time.
    pub const fn at(now: i64) -> SetClock {
        SetClock(AtomicI64::new(now))
    }

    /// Advances it by milliseconds.
    pub fn advance(&self, milliseconds: i64) {
        self.0.fetch_add(milliseconds, Ordering::SeqCst);
    }
}

impl Clock for SetClock {
    fn now(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }
}
