//! One after the other.

use std::hash::{BuildHasher, RandomState};

use tokio::sync::{Mutex, MutexGuard};

/// So many may have their turn at once. Two who have to wait for each other by chance lose nothing
/// but a moment.
const AT_ONCE: usize = 64;

/// Lets everybody do one thing after the other, however many things he begins at once.
pub struct Turns {
    locks: [Mutex<()>; AT_ONCE],
    random: RandomState,
}

impl Default for Turns {
    fn default() -> Turns {
        Turns { locks: std::array::from_fn(|_| Mutex::default()), random: RandomState::new() }
    }
}

impl Turns {
    /// Waits for the turn of this person, which lasts until it is dropped.
    pub async fn of(&self, person: &str) -> MutexGuard<'_, ()> {
        let place = self.random.hash_one(person) % AT_ONCE as u64;
        self.locks[place as usize].lock().await
    }
}
