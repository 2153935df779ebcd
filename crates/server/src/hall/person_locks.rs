//! Locks by person.

use std::hash::{BuildHasher, RandomState};

use tokio::sync::{Mutex, MutexGuard};

/// Two persons may share a lock by chance, which costs them only a moment.
const LOCKS: usize = 64;

/// Lets each person do one thing at a time, however many they begin at once.
pub struct PersonLocks {
    locks: [Mutex<()>; LOCKS],
    random: RandomState,
}

impl Default for PersonLocks {
    fn default() -> PersonLocks {
        PersonLocks { locks: std::array::from_fn(|_| Mutex::default()), random: RandomState::new() }
    }
}

impl PersonLocks {
    pub async fn lock(&self, person: &str) -> MutexGuard<'_, ()> {
        let index = self.random.hash_one(person) % LOCKS as u64;
        self.locks[index as usize].lock().await
    }
}
