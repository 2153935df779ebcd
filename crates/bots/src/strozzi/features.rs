//! What the net sees of a position: everything from the side of the player who draws.
//!
//! Some inputs stay the same whoever gets the lot and wherever it is loaded: the round, the bag,
//! the markers. They are kept apart, so that they are added up once for all ways to load a lot.

use fondaco_rules::strozzi::{Good, Harbour, Hull, Lot, ROUNDS, TRACKS, other, track};
use fondaco_rules::{Piece, Seat, Strozzi};

use super::sale::Sale;
use crate::net::Inputs;

/// What a florin is to the net.
pub const FLORIN: f32 = 0.01;

/// Florins, counted by the rules, as numbers of the net.
fn money(florins: i32) -> f32 {
    florins as f32 * FLORIN
}

/// How many inputs the net has.
pub const INPUTS: usize = ROOMIEST + 4 * 4;

/// The round, for either seat: the seat decides who begins the next one.
const ROUND: usize = 0;
/// How many there are of each tile in the bag, by its place.
const BAG: usize = ROUND + 6;
/// How many tiles of each good, and in all.
const BAG_GOODS: usize = BAG + 25;
/// The number of tiles in the bag, each number for itself up to this one.
const BAG_LEFT: usize = BAG_GOODS + 5;
const MOST_LEFT: u32 = 13;
/// Where each marker stands: nine places.
const MARKERS: usize = BAG_LEFT + MOST_LEFT as usize + 1;
/// The drawer's ships, then the other one's.
const FLEETS: usize = MARKERS + SPACES * TRACKS.len();
/// Of each fleet: ships still to be placed; for each harbour which ship lies there, its free holds
/// and its value; the free holds of the roomiest ship and in all.
const FLEET: usize = 3 + 3 * HARBOUR + 4 + 1;
const HARBOUR: usize = 4 + 5 + 1;
/// By how much one cargo is worth more at each harbour: in steps of two, and as a number.
const VALUES: usize = FLEETS + 2 * FLEET;
const VALUE_STEPS: i32 = 6;
const VALUE: usize = 2 * VALUE_STEPS as usize + 1 + 1;
/// Where each marker would come to stand, and how far it would move.
const COMING: usize = VALUES + 3 * VALUE;
const SPACES: usize = 9;
/// What the drawer would earn more than the other one, at harbours and by markers.
const PAY: usize = COMING + (SPACES + 1) * TRACKS.len();
/// The lot so far, if a further tile is drawn for it: its size, what it is worth to both as it is,
/// its goods and values.
const LOT: usize = PAY + 2;
/// Where each marker would come to stand, each round for itself: the earlier, the more often it
/// will pay.
const COMING_IN: usize = LOT + 11;
/// Who leads at each harbour and with how much room left on either side.
const CONTESTS: usize = COMING_IN + SPACES * TRACKS.len() * ROUNDS as usize;
const ROOMS: usize = 5;
const LEADS: usize = 2 * LEAD_STEPS as usize + 1;
const LEAD_STEPS: i32 = 3;
/// The free holds of both fleets together, in all and on the roomiest ships: both decide how long
/// the round lasts and who can load what.
const HOLDS: usize = CONTESTS + 3 * ROOMS * ROOMS * LEADS;
const MOST_HOLDS: usize = 12;
const ROOMIEST: usize = HOLDS + (MOST_HOLDS + 1) * (MOST_HOLDS + 1);

/// The inputs that no load changes.
pub(super) fn lasting(game: &Strozzi, me: Seat, inputs: &mut Inputs) {
    inputs.push(ROUND + usize::from(game.round() - 1) * 2 + me.index(), 1.0);
    let bag = game.bag();
    let mut goods = [0.0; 4];
    for (tile, count) in bag.kinds() {
        inputs.push(BAG + usize::from(tile.place()), count as f32);
        if let Some(good) = tile.good() {
            goods[good as usize] += count as f32;
        }
    }
    for good in Good::ALL {
        inputs.push(BAG_GOODS + good as usize, goods[good as usize] / 6.0);
    }
    inputs.push(BAG_GOODS + 4, bag.len() as f32 / 26.0);
    inputs.push(BAG_LEFT + bag.len().min(MOST_LEFT) as usize, 1.0);
    for (place, marker) in game.markers().into_iter().enumerate() {
        inputs.push(MARKERS + SPACES * place + space(marker, me), 1.0);
    }
}

/// The inputs that change with the ships.
pub(super) fn passing(game: &Strozzi, me: Seat, inputs: &mut Inputs) {
    let [mine, theirs] = [me, other(me)].map(|seat| Berths::of(game, seat));
    mine.push(FLEETS, inputs);
    theirs.push(FLEETS + FLEET, inputs);
    inputs.push(HOLDS + mine.free_in_all * (MOST_HOLDS + 1) + theirs.free_in_all, 1.0);
    inputs.push(ROOMIEST + mine.roomiest * 4 + theirs.roomiest, 1.0);
    let report = game.as_it_stands();
    for harbour in Harbour::ALL.map(|harbour| harbour as usize) {
        let more = mine.values[harbour] - theirs.values[harbour];
        let at = VALUES + VALUE * harbour;
        inputs.push(at + stepped(more, 2, VALUE_STEPS), 1.0);
        inputs.push(at + VALUE - 1, more as f32 / 10.0);
        let rooms = mine.room_at(harbour) * ROOMS + theirs.room_at(harbour);
        let contest = (harbour * ROOMS * ROOMS + rooms) * LEADS;
        inputs.push(CONTESTS + contest + stepped(more, 3, LEAD_STEPS), 1.0);
    }
    let round = usize::from(game.round() - 1);
    for (place, marker) in report.markers_after.into_iter().enumerate() {
        let space = space(marker, me);
        let at = COMING + (SPACES + 1) * place;
        inputs.push(at + space, 1.0);
        inputs.push(at + SPACES, f32::from(mine.steps[place] - theirs.steps[place]) / 4.0);
        inputs.push(COMING_IN + SPACES * (TRACKS.len() * round + place) + space, 1.0);
    }
    let [mine, theirs] = [me, other(me)].map(Seat::index);
    let markers = |seat: usize| report.monopoly_pay[seat] + report.bonus_pay[seat];
    inputs.push(PAY, money(report.harbour_pay[mine] - report.harbour_pay[theirs]));
    inputs.push(PAY + 1, money(markers(mine) - markers(theirs)));
}

/// A fleet by harbours.
struct Berths {
    /// The ships that lie nowhere yet.
    waiting: [bool; 3],
    /// Which ship lies at each harbour, with how many free holds.
    ships: [Option<(Hull, u8)>; 3],
    /// What its cargo is worth.
    values: [i32; 3],
    /// How far the cargoes move each marker.
    steps: [i8; TRACKS.len()],
    free_in_all: usize,
    /// The free holds of the roomiest ship, as far as they matter for a lot.
    roomiest: usize,
}

impl Berths {
    fn of(game: &Strozzi, seat: Seat) -> Berths {
        let fleet = game.fleet(seat);
        let mut berths = Berths {
            waiting: [false; 3],
            ships: [None; 3],
            values: [0; 3],
            steps: [0; TRACKS.len()],
            free_in_all: 0,
            roomiest: usize::from(fleet.most_free().min(Lot::MOST)),
        };
        for hull in Hull::ALL {
            let ship = fleet.ship(hull);
            berths.free_in_all += usize::from(fleet.free(hull));
            let Some(harbour) = ship.harbour() else {
                berths.waiting[hull as usize] = true;
                continue;
            };
            berths.ships[harbour as usize] = Some((hull, fleet.free(hull)));
            berths.values[harbour as usize] = ship.value().into();
            for tile in ship.tiles() {
                if let Some(place) = tile.good().and_then(|good| track(harbour, good)) {
                    berths.steps[place] += tile.steps();
                }
            }
        }
        berths
    }

    /// The free holds at a harbour, three or more taken together, or that no ship lies there.
    fn room_at(&self, harbour: usize) -> usize {
        self.ships[harbour].map_or(ROOMS - 1, |(_, free)| usize::from(free).min(ROOMS - 2))
    }

    fn push(&self, at: usize, inputs: &mut Inputs) {
        for (hull, waiting) in self.waiting.into_iter().enumerate() {
            inputs.push(at + hull, if waiting { 1.0 } else { 0.0 });
        }
        for (harbour, ship) in self.ships.into_iter().enumerate() {
            let at = at + 3 + HARBOUR * harbour;
            inputs.push(at + ship.map_or(0, |(hull, _)| hull as usize + 1), 1.0);
            if let Some((_, free)) = ship {
                // A ship that lies somewhere has at least one tile on board.
                inputs.push(at + 4 + usize::from(free), 1.0);
                inputs.push(at + 9, self.values[harbour] as f32 / 10.0);
            }
        }
        let at = at + 3 + 3 * HARBOUR;
        inputs.push(at + self.roomiest, 1.0);
        inputs.push(at + 4, self.free_in_all as f32 / MOST_HOLDS as f32);
    }
}

/// By how much one cargo is worth more, in steps of this size, from 0 to twice as many as there are
/// on one side; even is in the middle.
fn stepped(more: i32, size: i32, steps: i32) -> usize {
    let away = (more.abs() + size - 1) / size;
    ((away * more.signum()).clamp(-steps, steps) + steps) as usize
}

/// The inputs for a lot that is to grow, with what it would be sold for as it is.
pub(super) fn growing(game: &Strozzi, sale: &Sale, inputs: &mut Inputs) {
    let lot = game.lot();
    inputs.push(LOT + usize::from(lot.len()) - 1, 1.0);
    inputs.push(LOT + 2, sale.to_come * FLORIN);
    inputs.push(LOT + 3, sale.worth() * FLORIN);
    let (mut goods, mut value, mut zeros) = ([0.0; 5], 0.0, 0.0);
    for tile in lot.items() {
        goods[tile.good().map_or(4, |good| good as usize)] += 1.0;
        value += f32::from(tile.value());
        zeros += if tile.value() == 0 { 1.0 } else { 0.0 };
    }
    for (good, count) in goods.into_iter().enumerate() {
        inputs.push(LOT + 4 + good, count);
    }
    inputs.push(LOT + 9, value / 10.0);
    inputs.push(LOT + 10, zeros);
}

/// The place of a marker, from the end of the track that is the other one's to that of `me`.
fn space(marker: i8, me: Seat) -> usize {
    let towards_me = if me == Seat::ZERO { marker } else { -marker };
    (towards_me + 4) as usize
}
