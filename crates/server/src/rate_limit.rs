//! Rate limits: token buckets, one for each key.

use std::collections::HashMap;
use std::hash::Hash;

use parking_lot::Mutex;

/// How many keys are remembered before the idle ones are forgotten.
const REMEMBERED: usize = 10_000;

/// A whole token, give or take an error of rounding.
const TOKEN: f64 = 1.0 - 1e-6;

/// How many tokens a bucket holds, and how fast it is refilled. Times are in milliseconds of any
/// clock; if it is put back, nothing is refilled for that while.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub burst: f64,
    pub per_second: f64,
}

#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    tokens: f64,
    at: i64,
}

impl Rate {
    pub fn full_bucket(self, now: i64) -> Bucket {
        Bucket { tokens: self.burst, at: now }
    }

    /// The tokens in the bucket now.
    pub fn refill(self, bucket: &mut Bucket, now: i64) -> f64 {
        let passed = now.saturating_sub(bucket.at).max(0) as f64 / 1000.0;
        bucket.tokens = (bucket.tokens + passed * self.per_second).min(self.burst);
        bucket.at = now;
        bucket.tokens
    }

    /// Takes a token, even if there is none: the balance may become negative, and is returned.
    pub fn take(self, bucket: &mut Bucket, now: i64) -> f64 {
        self.refill(bucket, now);
        bucket.tokens -= 1.0;
        bucket.tokens
    }
}

/// The same rate for each of many keys.
#[derive(Debug)]
pub struct RateLimit<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> RateLimit<K> {
    pub fn new(rate: Rate) -> RateLimit<K> {
        RateLimit { rate, buckets: Mutex::default() }
    }

    /// Takes a token of this key, if there is one.
    pub fn allows(&self, key: K, now: i64) -> bool {
        let mut buckets = self.buckets.lock();
        if buckets.len() >= REMEMBERED && buckets.len() == buckets.capacity() {
            // Only when the map would have to grow, so that it costs each key little.
            buckets.retain(|_, bucket| self.rate.refill(bucket, now) < self.rate.burst);
        }
        let bucket = buckets.entry(key).or_insert_with(|| self.rate.full_bucket(now));
        let allowed = self.rate.refill(bucket, now) >= TOKEN;
        if allowed {
            bucket.tokens -= 1.0;
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_790_000_000_000;

    #[test]
    fn each_key_is_allowed_a_burst_and_then_the_rate() {
        let limit = RateLimit::new(Rate { burst: 5.0, per_second: 0.5 });
        assert_eq!((0..10).filter(|_| limit.allows("a", 1_000)).count(), 5);
        assert!(limit.allows("b", 1_000));
        assert!(!limit.allows("a", 2_999));
        assert!(limit.allows("a", 3_000));
        assert!(!limit.allows("a", 3_000));
    }

    #[test]
    fn a_clock_that_is_put_back_neither_gives_nor_takes() {
        let limit = RateLimit::new(Rate { burst: 10.0, per_second: 5.0 });
        assert_eq!((0..30).filter(|_| limit.allows("a", NOW)).count(), 10);
        assert_eq!((0..30).filter(|_| limit.allows("a", NOW + 1_000)).count(), 5);
        assert!(!limit.allows("a", NOW - 60_000));
        assert_eq!((0..30).filter(|_| limit.allows("a", NOW - 59_000)).count(), 5);
    }

    #[test]
    fn without_a_burst_nothing_is_allowed() {
        let limit = RateLimit::new(Rate { burst: 0.0, per_second: 0.0 });
        assert!(!limit.allows("a", NOW) && !limit.allows("a", NOW + 100_000));
    }

    #[test]
    fn idle_keys_are_forgotten() {
        let limit = RateLimit::new(Rate { burst: 1.0, per_second: 1_000.0 });
        for number in 0..50 * REMEMBERED as i64 {
            assert!(limit.allows(number, number));
        }
        assert!(limit.buckets.lock().len() < 3 * REMEMBERED);
        let limit = RateLimit::new(Rate { burst: 10.0, per_second: 5.0 });
        let many = REMEMBERED * 3;
        assert!((0..many).all(|number| limit.allows(number, NOW)));
        assert_eq!(limit.buckets.lock().len(), many, "they are not idle");
        assert!((many..2 * many).all(|number| limit.allows(number, NOW + 10_000)));
        assert!(limit.buckets.lock().len() <= many * 4 / 3);
    }
}
