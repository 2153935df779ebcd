//! The end of a round, worked out to the last tile.
//!
//! With few tiles left every draw, price, answer and load can be tried. Both players then do what
//! is best. Another evaluator judges the beginning of the next round.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use fondaco_rules::strozzi::{Harbour, Hull, TRACKS, other, track};
use fondaco_rules::{Piece, Strozzi};

use super::policy::{may_grow, mean_of_draws};
use super::sale::{Evaluate, Sale};
use crate::bot::Meter;

/// Judges the positions of one round exactly.
#[derive(Debug)]
pub struct Endgame<'meter, A> {
    /// Judges the beginning of the next round.
    beyond: A,
    round: u8,
    known: HashMap<u128, f32, BuildHasherDefault<Scatter>>,
    meter: &'meter mut Meter,
    exhausted: bool,
}

/// So many positions are as much work as one playout.
const POSITIONS: usize = 64;

impl<'meter, A: Evaluate> Endgame<'meter, A> {
    /// Works out the rest of the position's round, as long as the meter runs.
    pub fn of(game: &Strozzi, beyond: A, meter: &'meter mut Meter) -> Endgame<'meter, A> {
        let known = HashMap::default();
        Endgame { beyond, round: game.round(), known, meter, exhausted: false }
    }

    /// How many different positions in which a first tile is drawn were worked out.
    pub fn positions(&self) -> usize {
        self.known.len()
    }
}

impl<A: Evaluate> Evaluate for Endgame<'_, A> {
    fn is_complete(&self) -> bool {
        !self.exhausted && self.beyond.is_complete()
    }

    fn to_come(&mut self, game: &Strozzi) -> f32 {
        if game.round() != self.round {
            return self.beyond.to_come(game);
        }
        let key = key(game);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        if self.known.len().is_multiple_of(POSITIONS) {
            self.exhausted |= !self.meter.take(1);
        }
        if self.exhausted {
            return 0.0;
        }
        let mut lots = Lots::default();
        let to_come = mean_of_draws(game, |drawn| self.after_draw(drawn, &mut lots));
        self.known.insert(key, to_come);
        to_come
    }

    fn to_come_growing(&mut self, game: &Strozzi, _: &Sale) -> f32 {
        let mut lots = Lots::default();
        mean_of_draws(game, |drawn| self.after_draw(drawn, &mut lots))
    }
}

/// What the lots that can be drawn from one position are worth: their tiles may come in any order.
type Lots = Vec<(u32, f32)>;

impl<A: Evaluate> Endgame<'_, A> {
    fn after_draw(&mut self, game: &Strozzi, lots: &mut Lots) -> f32 {
        if self.exhausted {
            return 0.0;
        }
        let lot = lot_key(game);
        if let Some(&(_, known)) = lots.iter().find(|(known, _)| *known == lot) {
            return known;
        }
        let mut to_come = Sale::of(self, game).to_come;
        if may_grow(game) {
            to_come = to_come.max(mean_of_draws(game, |drawn| self.after_draw(drawn, lots)));
        }
        lots.push((lot, to_come));
        to_come
    }
}

/// The tiles of the lot on the table, whatever their order.
pub(super) fn lot_key(game: &Strozzi) -> u32 {
    let mut places = [31; 3];
    for (place, tile) in places.iter_mut().zip(game.lot().items()) {
        *place = u32::from(tile.place());
    }
    places.sort_unstable();
    places[0] << 10 | places[1] << 5 | places[2]
}

/// All that matters for the rest of a round, from the side of the player at turn: the tiles left,
/// the free holds, by how much the cargoes differ in value and how far they move the markers.
pub(super) fn key(game: &Strozzi) -> u128 {
    let me = game.turn().unwrap_or_default();
    let mut key = u128::from(game.bag().bits());
    let mut push = |value: i32, bits: u32| {
        debug_assert!((0..1 << bits).contains(&value), "{value} needs more than {bits} bits");
        key = key << bits | value as u128;
    };
    push(me.index() as i32, 1);
    let mut moved = [0; TRACKS.len()];
    let mut more = [0; 3];
    for (seat, towards) in [(me, 1), (other(me), -1)] {
        let fleet = game.fleet(seat);
        let mut free = [0; 3];
        for hull in Hull::ALL {
            let ship = fleet.ship(hull);
            push(i32::from(ship.harbour().is_some()), 1);
            let Some(harbour) = ship.harbour() else { continue };
            // No ship is something else than a full one: another may still go there.
            free[harbour as usize] = 1 + i32::from(fleet.free(hull));
            more[harbour as usize] += towards * i32::from(ship.value());
            for tile in ship.tiles() {
                if let Some(place) = tile.good().and_then(|good| track(harbour, good)) {
                    moved[place] += towards * i32::from(tile.steps());
                }
            }
        }
        for harbour in Harbour::ALL {
            push(free[harbour as usize], 3);
        }
    }
    for more in more {
        push(more + 32, 6);
    }
    for moved in moved {
        push(moved + 16, 5);
    }
    key
}

/// Scatters a key over a table.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Scatter(u64);

impl Hasher for Scatter {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, number: u64) {
        let mixed = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 29;
    }

    fn write_u128(&mut self, number: u128) {
        self.write_u64(number as u64);
        self.write_u64((number >> 64) as u64);
    }
}

/// What comes after the last round.
#[derive(Clone, Copy, Default, Debug)]
pub struct Nothing;

impl Evaluate for Nothing {
    fn to_come(&mut self, _: &Strozzi) -> f32 {
        0.0
    }

    fn to_come_growing(&mut self, _: &Strozzi, _: &Sale) -> f32 {
        0.0
    }
}
