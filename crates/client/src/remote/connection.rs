//! Whether a server is there, and when it is tried again.

use fondaco_dice::Dice;
use fondaco_protocol::Why;

/// The first pause before a server is tried again, in milliseconds; every further one is twice as
/// long.
const FIRST_PAUSE: u32 = 500;
/// No pause is longer than this.
const LONGEST_PAUSE: u32 = 30_000;
/// A server that says good-bye is soon followed by another one.
const AFTER_FAREWELL: u32 = 1_500;

/// An attempt that has come to nothing after so many milliseconds is given up. Browsers would wait for
/// minutes, as they do in a tunnel.
const LONGEST_ATTEMPT: i64 = 20_000;

/// The way to the server.
#[derive(Clone, Debug)]
pub struct Connection {
    link: Link,
    /// The number of the latest attempt: what is told about an earlier one is not listened to.
    number: u32,
    /// How often the server did not answer in a row.
    failures: u32,
    /// When it was first seen that an attempt is under way; each step of it counts anew.
    under_way: Option<i64>,
    /// Has the server said that it stops?
    farewell: bool,
    dice: Dice,
}

/// How things stand with the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// It is being asked for the first time.
    Connecting,
    /// Everything that happens is told at once.
    Open,
    /// It was lost, and is tried again at this time.
    Lost {
        /// In milliseconds by the clock of this device.
        again_at: i64,
    },
    /// It was lost, and is being tried again.
    Trying,
    /// This device has no network.
    Offline,
    /// The server does not want us here, and trying again would not help.
    Refused(Why),
}

impl Connection {
    pub fn new(seed: u64) -> Connection {
        Connection {
            link: Link::Connecting,
            number: 0,
            failures: 0,
            under_way: None,
            farewell: false,
            dice: Dice::seeded(seed),
        }
    }

    pub const fn link(&self) -> Link {
        self.link
    }

    pub const fn is_open(&self) -> bool {
        matches!(self.link, Link::Open)
    }

    /// Is this what is told about the latest attempt?
    pub const fn is_latest(&self, number: u32) -> bool {
        self.number == number
    }

    /// A new attempt, at once; its number.
    pub const fn attempt(&mut self) -> u32 {
        if !matches!(self.link, Link::Connecting) {
            self.link = Link::Trying;
        }
        self.under_way = None;
        self.number += 1;
        self.number
    }

    /// Has the attempt that is under way come to nothing?
    pub fn is_hanging(&mut self, now: i64) -> bool {
        let is_under_way = match self.link {
            Link::Connecting | Link::Trying => true,
            Link::Lost { again_at } => again_at <= now,
            Link::Open | Link::Offline | Link::Refused(_) => false,
        };
        is_under_way && now - *self.under_way.get_or_insert(now) > LONGEST_ATTEMPT
    }

    /// The server has answered.
    pub const fn opened(&mut self) {
        self.link = Link::Open;
        self.failures = 0;
        self.farewell = false;
    }

    /// The server stops, and says so.
    pub const fn said_farewell(&mut self) {
        self.farewell = true;
    }

    pub const fn refused(&mut self, why: Why) {
        self.link = Link::Refused(why);
        self.number += 1;
    }

    pub const fn offline(&mut self) {
        self.link = Link::Offline;
        self.number += 1;
    }

    /// It was lost: the number of the next attempt, and after how many milliseconds it is made.
    /// Pauses grow, and differ, so that not everybody comes back at the same moment.
    pub fn lost(&mut self, now: i64) -> (u32, u32) {
        let pause = if self.farewell {
            AFTER_FAREWELL
        } else {
            LONGEST_PAUSE.min(FIRST_PAUSE << self.failures.min(10))
        };
        let pause = pause / 2 + self.dice.below(pause / 2 + 1);
        self.failures += 1;
        self.under_way = None;
        self.farewell = false;
        self.number += 1;
        self.link = Link::Lost { again_at: now + i64::from(pause) };
        (self.number, pause)
    }

    /// The server can be reached; it has not said anything yet.
    pub const fn trying(&mut self) {
        self.under_way = None;
        if matches!(self.link, Link::Lost { .. }) {
            self.link = Link::Trying;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_half_a_minute_and_differ() {
        let mut connection = Connection::new(1);
        let pauses: Vec<u32> = (0..12).map(|_| connection.lost(0).1).collect();
        assert!((250..=500).contains(&pauses[0]), "{pauses:?}");
        assert!((15_000..=30_000).contains(&pauses[11]), "{pauses:?}");
        let other = Connection::new(2).lost(0).1;
        assert!((250..=500).contains(&other));
        connection.opened();
        assert!(connection.lost(0).1 <= 500, "a server that answered is tried soon");
    }

    #[test]
    fn after_a_farewell_another_server_is_tried_soon() {
        let mut connection = Connection::new(3);
        for _ in 0..9 {
            connection.lost(0);
        }
        connection.said_farewell();
        assert!(connection.lost(0).1 <= AFTER_FAREWELL);
    }

    #[test]
    fn what_is_told_about_an_earlier_attempt_does_not_count() {
        let mut connection = Connection::new(4);
        let first = connection.attempt();
        let (second, _) = connection.lost(0);
        assert!(!connection.is_latest(first) && connection.is_latest(second));
    }
}
