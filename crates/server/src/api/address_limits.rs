//! How much each address may do.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;

use super::Settings;
use super::address::Origin;

/// So many addresses are remembered before those that do nothing are forgotten.
const REMEMBERED: usize = 10_000;

/// Counts what each address does.
#[derive(Debug)]
pub struct AddressLimits {
    /// What is allowed.
    pub settings: Settings,
    open: Mutex<HashMap<(Origin, Resource), u32>>,
    requests: Rate,
    people: Rate,
}

/// What an address may have open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Resource {
    /// A connection.
    Connection,
    /// A WebSocket.
    Socket,
}

/// One thing that an address has open, until it is dropped.
#[derive(Debug)]
pub struct Permit {
    limits: Arc<AddressLimits>,
    of: (Origin, Resource),
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.limits.open.lock();
        if let Some(count) = open.get_mut(&self.of) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.of);
            }
        }
    }
}

impl AddressLimits {
    /// Nobody has come yet.
    pub fn new(settings: Settings) -> Arc<AddressLimits> {
        let requests = Rate::new(settings.requests_per_second, 1_000.0);
        let people = Rate::new(settings.people_per_minute, 60_000.0);
        Arc::new(AddressLimits { settings, open: Mutex::default(), requests, people })
    }

    /// Lets an address have one more, if it does not have too many.
    pub fn acquire(self: &Arc<Self>, origin: Origin, resource: Resource) -> Option<Permit> {
        let most = match resource {
            Resource::Connection => self.settings.connections_per_address,
            Resource::Socket => self.settings.sockets_per_address,
        };
        let of = (origin, resource);
        let mut open = self.open.lock();
        let count = open.entry(of).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        drop(open);
        Some(Permit { limits: Arc::clone(self), of })
    }

    /// May the address send a request now?
    pub fn allows_request(&self, origin: Origin, now: i64) -> bool {
        self.requests.take(origin, now)
    }

    /// May somebody come from there for the first time now?
    pub fn allows_newcomer(&self, origin: Origin, now: i64) -> bool {
        self.people.take(origin, now)
    }
}

/// So many at once, and again as many in a period. Times are those of the hall's clock, in
/// milliseconds: if it is put back, nothing is added for a moment.
#[derive(Debug)]
struct Rate {
    at_once: f64,
    each_millisecond: f64,
    known: Mutex<Known>,
}

/// What is left to each address that has not got all of it.
#[derive(Debug)]
struct Known {
    left: HashMap<Origin, Left>,
    /// When there are so many, those that do nothing are forgotten.
    most: usize,
}

#[derive(Debug)]
struct Left {
    amount: f64,
    at: i64,
}

impl Rate {
    fn new(count: u32, milliseconds: f64) -> Rate {
        let count = f64::from(count);
        // Somebody who opens a page asks for much at once and then for little.
        let known = Known { left: HashMap::new(), most: REMEMBERED };
        let each_millisecond = count / milliseconds;
        Rate { at_once: count * 2.0, each_millisecond, known: Mutex::new(known) }
    }

    fn take(&self, origin: Origin, now: i64) -> bool {
        let mut known = self.known.lock();
        let Known { left, most } = &mut *known;
        let left_now = |left: &Left| {
            let passed = now.saturating_sub(left.at).max(0) as f64;
            let grown = passed * self.each_millisecond;
            (left.amount + grown).min(self.at_once)
        };
        if left.len() >= *most {
            left.retain(|_, left| left_now(left) < self.at_once);
            // However many come from everywhere, each costs as little as the first.
            *most = REMEMBERED.max(left.len() * 2);
        }
        let amount = left.get(&origin).map_or(self.at_once, left_now);
        let allowed = amount >= 1.0;
        let amount = if allowed { amount - 1.0 } else { amount };
        left.insert(origin, Left { amount, at: now });
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_790_000_000_000;

    fn origin(text: &str) -> Origin {
        Origin::of(text.parse().unwrap())
    }

    #[test]
    fn an_address_has_only_so_many_open() {
        let limits = AddressLimits::new(Settings { sockets_per_address: 2, ..Settings::default() });
        let here = origin("1.2.3.4");
        let first = limits.acquire(here, Resource::Socket);
        let second = limits.acquire(here, Resource::Socket);
        assert!(first.is_some() && second.is_some());
        assert!(limits.acquire(here, Resource::Socket).is_none());
        assert!(limits.acquire(here, Resource::Connection).is_some());
        assert!(limits.acquire(origin("1.2.3.5"), Resource::Socket).is_some());
        drop(first);
        assert!(limits.acquire(here, Resource::Socket).is_some());
        drop(second);
        assert!(limits.open.lock().is_empty());
    }

    #[test]
    fn addresses_that_do_nothing_are_forgotten() {
        let rate = Rate::new(5, 1_000.0);
        let from = |number: u32| Origin::of(std::net::Ipv4Addr::from(number).into());
        let many = REMEMBERED as u32 * 3;
        assert!((0..many).all(|number| rate.take(from(number), NOW)));
        assert_eq!(rate.known.lock().left.len(), many as usize);
        assert!((many..2 * many).all(|number| rate.take(from(number), NOW + 10_000)));
        assert!(rate.known.lock().left.len() <= many as usize * 4 / 3);
    }

    #[test]
    fn an_address_asks_only_so_often() {
        let rate = Rate::new(5, 1_000.0);
        let here = origin("1.2.3.4");
        assert_eq!((0..30).filter(|_| rate.take(here, NOW)).count(), 10);
        assert!(rate.take(origin("1.2.3.5"), NOW));
        assert_eq!((0..30).filter(|_| rate.take(here, NOW + 1_000)).count(), 5);
        // A clock that is put back neither gives nor takes.
        assert!(!rate.take(here, NOW - 60_000));
        assert_eq!((0..30).filter(|_| rate.take(here, NOW - 59_000)).count(), 5);
    }
}
