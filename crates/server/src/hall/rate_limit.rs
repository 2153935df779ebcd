//! How often somebody may do something.

use std::collections::HashMap;

use parking_lot::Mutex;

/// So many are remembered before those who do nothing are forgotten.
const REMEMBERED: usize = 10_000;

/// Lets each of many do something so many times at once, and then once after each pause.
pub struct RateLimit {
    at_once: i64,
    /// Milliseconds.
    pause: i64,
    /// When each of them will have been quiet long enough.
    quiet: Mutex<HashMap<String, i64>>,
}

impl RateLimit {
    pub fn new(at_once: i64, pause: i64) -> RateLimit {
        RateLimit { at_once, pause, quiet: Mutex::default() }
    }

    /// May this person do it now? Then it counts.
    pub fn allows(&self, person: &str, now: i64) -> bool {
        let mut known = self.quiet.lock();
        if known.len() >= REMEMBERED && known.len() == known.capacity() {
            // Once each time they would need more room, so that it costs each of them little.
            known.retain(|_, quiet| *quiet > now);
        }
        let quiet = known.get(person).copied().unwrap_or(now).max(now);
        let allowed = quiet - now <= (self.at_once - 1) * self.pause;
        if allowed {
            known.insert(person.to_owned(), quiet + self.pause);
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_does_it_all_the_time() {
        let rate_limit = RateLimit::new(5, 2_000);
        assert_eq!((0..10).filter(|_| rate_limit.allows("a", 1_000)).count(), 5);
        assert!(rate_limit.allows("b", 1_000));
        assert!(!rate_limit.allows("a", 2_999));
        assert!(rate_limit.allows("a", 3_000));
        assert!(!rate_limit.allows("a", 3_000));
    }

    #[test]
    fn those_who_do_nothing_are_forgotten() {
        let rate_limit = RateLimit::new(1, 1);
        for number in 0..50 * REMEMBERED as i64 {
            assert!(rate_limit.allows(&number.to_string(), number));
        }
        assert!(rate_limit.quiet.lock().len() < 3 * REMEMBERED);
    }
}
