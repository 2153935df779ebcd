//! How much each address may do.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;

use super::Settings;
use super::address::Origin;
use crate::rate_limit::{Rate, RateLimit};

/// Counts what each address has open and how often it asks.
#[derive(Debug)]
pub struct AddressLimits {
    /// The limits.
    pub settings: Settings,
    open: Mutex<HashMap<(Origin, Resource), u32>>,
    requests: RateLimit<Origin>,
    newcomers: RateLimit<Origin>,
}

/// What an address may have open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Resource {
    /// A connection.
    Connection,
    /// A WebSocket.
    Socket,
}

/// Counts as one open resource of an address until it is dropped.
#[derive(Debug)]
pub struct Permit {
    limits: Arc<AddressLimits>,
    key: (Origin, Resource),
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.limits.open.lock();
        if let Some(count) = open.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.key);
            }
        }
    }
}

impl AddressLimits {
    /// Nothing is open yet.
    pub fn new(settings: Settings) -> Arc<AddressLimits> {
        // A page that is opened asks for much at once and then for little.
        let limit = |per_second: f64, burst: u32| {
            RateLimit::new(Rate { burst: f64::from(burst) * 2.0, per_second })
        };
        let requests = limit(settings.requests_per_second.into(), settings.requests_per_second);
        let newcomers = settings.people_per_minute;
        let newcomers = limit(f64::from(newcomers) / 60.0, newcomers);
        Arc::new(AddressLimits { settings, open: Mutex::default(), requests, newcomers })
    }

    /// Counts one more open resource, unless the address has too many.
    pub fn acquire(self: &Arc<Self>, origin: Origin, resource: Resource) -> Option<Permit> {
        let most = match resource {
            Resource::Connection => self.settings.connections_per_address,
            Resource::Socket => self.settings.sockets_per_address,
        };
        let key = (origin, resource);
        let mut open = self.open.lock();
        let count = open.entry(key).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        drop(open);
        Some(Permit { limits: Arc::clone(self), key })
    }

    /// Whether the address may send a request now; if so, it counts.
    pub fn allows_request(&self, origin: Origin, now: i64) -> bool {
        self.requests.allows(origin, now)
    }

    /// Whether a new person may come from the address now; if so, it counts.
    pub fn allows_newcomer(&self, origin: Origin, now: i64) -> bool {
        self.newcomers.allows(origin, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn an_address_asks_only_so_often() {
        let limits = AddressLimits::new(Settings {
            requests_per_second: 5,
            people_per_minute: 6,
            ..Settings::default()
        });
        let here = origin("1.2.3.4");
        assert_eq!((0..30).filter(|_| limits.allows_request(here, 0)).count(), 10);
        assert_eq!((0..30).filter(|_| limits.allows_request(here, 1_000)).count(), 5);
        assert!(limits.allows_request(origin("1.2.3.5"), 0));
        assert_eq!((0..30).filter(|_| limits.allows_newcomer(here, 0)).count(), 12);
        assert_eq!((0..30).filter(|_| limits.allows_newcomer(here, 60_000)).count(), 6);
    }
}
