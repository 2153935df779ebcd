//! The stable number of a position.

use xxhash_rust::xxh64::Xxh64;

use crate::table::{Players, Seat};

/// Hashes a position field by field with XXH64, all numbers little-endian: the same on every
/// machine, and kept in every version of the same notation.
pub(crate) struct Fingerprint(Xxh64);

impl Fingerprint {
    pub fn new(game: &str, players: Players) -> Fingerprint {
        let mut print = Fingerprint(Xxh64::new(0));
        print.bytes(game.as_bytes());
        print.byte(players.count() as u8);
        print
    }

    pub fn byte(&mut self, byte: u8) {
        self.bytes(&[byte]);
    }

    pub fn bytes(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    pub fn number(&mut self, number: u64) {
        self.bytes(&number.to_le_bytes());
    }

    pub fn seat(&mut self, seat: Option<Seat>) {
        self.byte(seat.map_or(u8::MAX, |seat| seat.index() as u8));
    }

    /// A list whose length is not known from elsewhere.
    pub fn list(&mut self, items: impl ExactSizeIterator<Item = u8>) {
        self.byte(items.len() as u8);
        items.for_each(|item| self.byte(item));
    }

    pub fn finish(self) -> u64 {
        self.0.digest()
    }
}
