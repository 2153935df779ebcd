//! What is counted while everybody plays, and what must not have happened.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use fondaco_protocol::Why;

/// So many faults are written down; after that it is clear that something is wrong.
const MOST_FAULTS: usize = 200;

/// What happened so long before a time without service may be its reason.
const BEFORE: Duration = Duration::from_secs(3);

/// What may happen to a server or to the database.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Trouble {
    /// A server is killed.
    Kill,
    /// A server is asked to stop.
    Stop,
    /// A server stands still for a while.
    Freeze,
    /// The database crashes.
    Database,
}

/// What is counted while everybody plays, and what must not have happened.
#[derive(Debug, Default)]
pub struct Tally(Mutex<Counted>);

/// All of it.
#[derive(Clone, Debug, Default)]
pub struct Counted {
    /// Each kind of trouble.
    pub troubles: BTreeMap<Trouble, u64>,
    /// Tables that were set up.
    pub tables: u64,
    /// Tables that were played to their end.
    pub over: u64,
    /// Moves that were acknowledged.
    pub acknowledged: u64,
    /// Moves whose answer was lost and that were found in the log.
    pub found: u64,
    /// Moves whose answer was lost, whatever became of them.
    pub unanswered: u64,
    /// Refusals.
    pub refused: BTreeMap<String, u64>,
    /// Lines of logs that people heard.
    pub heard: u64,
    /// Connections that were lost or could not be made.
    pub lost: u64,
    /// Times that somebody heard of something only by asking again.
    pub unheard: u64,
    /// The longest time in which no server acknowledged anything, and when it began.
    pub longest_gap: Duration,
    gap_began: Option<Instant>,
    /// What happened to servers and database, and when.
    chronicle: Vec<(Instant, String)>,
    /// The longest that somebody waited until a move was in the log.
    pub longest_wait: Duration,
    /// What must not have happened.
    pub faults: Vec<String>,
    last: Option<Instant>,
}

impl Counted {
    fn measure(&mut self, last: Option<Instant>) {
        let Some(last) = last else { return };
        if last.elapsed() > self.longest_gap {
            self.longest_gap = last.elapsed();
            self.gap_began = Some(last);
        }
    }

    /// What happened shortly before and during the longest time without service, each with the
    /// time since its beginning.
    pub fn during_gap(&self) -> Vec<String> {
        let Some(began) = self.gap_began else { return Vec::new() };
        let near = began.checked_sub(BEFORE).unwrap_or(began)..began + self.longest_gap;
        let told = |(at, what): &(Instant, String)| {
            let since = at.saturating_duration_since(began).as_secs_f64()
                - began.saturating_duration_since(*at).as_secs_f64();
            format!("{since:+.1} s {what}")
        };
        self.chronicle.iter().filter(|(at, _)| near.contains(at)).map(told).collect()
    }
}

impl Tally {
    fn lock(&self) -> MutexGuard<'_, Counted> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// All of it as it is now.
    pub fn counted(&self) -> Counted {
        self.lock().clone()
    }

    /// How often this trouble came.
    pub fn count(&self, trouble: Trouble) -> u64 {
        self.lock().troubles.get(&trouble).copied().unwrap_or_default()
    }

    /// A trouble came.
    pub fn came(&self, trouble: Trouble) {
        *self.lock().troubles.entry(trouble).or_default() += 1;
    }

    /// Something happened to a server or to the database.
    pub fn chronicle(&self, what: String) {
        self.lock().chronicle.push((Instant::now(), what));
    }

    /// Something changes otherwise.
    pub fn note(&self, change: impl FnOnce(&mut Counted)) {
        change(&mut self.lock());
    }

    /// A move was acknowledged.
    pub fn acknowledged(&self) {
        let mut counted = self.lock();
        counted.acknowledged += 1;
        let last = counted.last.replace(Instant::now());
        counted.measure(last);
    }

    /// From now on it does not matter how long nobody is served.
    pub fn stop_watching(&self) {
        let mut counted = self.lock();
        let last = counted.last.take();
        counted.measure(last);
    }

    /// A move is in the log so long after it was first sent.
    pub fn waited(&self, time: Duration) {
        let mut counted = self.lock();
        counted.longest_wait = counted.longest_wait.max(time);
    }

    /// Something was refused.
    pub fn refused(&self, why: Why) {
        *self.lock().refused.entry(format!("{why:?}").to_lowercase()).or_default() += 1;
    }

    /// Something happened that must not happen.
    pub fn fault(&self, what: impl Into<String>) {
        let mut counted = self.lock();
        if counted.faults.len() < MOST_FAULTS {
            counted.faults.push(what.into());
        }
    }
}
