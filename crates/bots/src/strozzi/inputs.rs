//! What the net sees of a position: everything from the side of the player who draws.
//!
//! Some inputs stay the same whoever gets the lot and wherever it is loaded: the round, the bag,
//! the markers. They are kept apart, so that they are added up once for all ways to load a lot.

use fondaco_rules::strozzi::{Good, Harbour, Hull, TRACKS, track};
use fondaco_rules::{Piece, Seat, Strozzi};

use super::sale::{Sale, other};
use crate::net::Inputs;

/// What a florin is to the net.
pub const FLORIN: f32 = 0.01;

/// Florins, counted by the rules, as numbers of the net.
fn money(florins: i32) -> f32 {
    florins as f32 * FLORIN
}

/// How many inputs the net has.
pub const INPUTS: usize = LOT + 11;

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
    let sides = [me, other(me)];
    let mut moved = [0; TRACKS.len()];
    for (side, seat) in sides.into_iter().enumerate() {
        fleet(game, seat, FLEETS + side * FLEET, inputs);
        let towards = if side == 0 { 1 } else { -1 };
        for harbour in Harbour::ALL {
            let tiles = game.fleet(seat).at(harbour).map_or(&[][..], |ship| ship.tiles());
            for tile in tiles {
                if let Some(place) = tile.good().and_then(|good| track(harbour, good)) {
                    moved[place] += towards * tile.steps();
                }
            }
        }
    }
    let report = game.as_it_stands();
    let [mine, his] = sides.map(Seat::index);
    for harbour in Harbour::ALL {
        let at = VALUES + VALUE * harbour as usize;
        let more = i32::from(report.values[mine][harbour as usize])
            - i32::from(report.values[his][harbour as usize]);
        let half = (more.abs() + 1) / 2 * more.signum();
        let step = half.clamp(-VALUE_STEPS, VALUE_STEPS) + VALUE_STEPS;
        inputs.push(at + step as usize, 1.0);
        inputs.push(at + VALUE - 1, more as f32 / 10.0);
    }
    for (place, steps) in moved.into_iter().enumerate() {
        let at = COMING + (SPACES + 1) * place;
        inputs.push(at + space(report.markers_after[place], me), 1.0);
        inputs.push(at + SPACES, f32::from(steps) / 4.0);
    }
    let markers = |seat: usize| report.monopoly_pay[seat] + report.bonus_pay[seat];
    inputs.push(PAY, money(report.harbour_pay[mine] - report.harbour_pay[his]));
    inputs.push(PAY + 1, money(markers(mine) - markers(his)));
}

/// A fleet by harbours.
fn fleet(game: &Strozzi, seat: Seat, at: usize, inputs: &mut Inputs) {
    let fleet = game.fleet(seat);
    let mut at_harbour = [None; 3];
    let mut free_in_all = 0;
    for hull in Hull::ALL {
        free_in_all += fleet.free(hull);
        match fleet.ship(hull).harbour() {
            Some(harbour) => at_harbour[harbour as usize] = Some(hull),
            None => inputs.push(at + hull as usize, 1.0),
        }
    }
    for (harbour, hull) in at_harbour.into_iter().enumerate() {
        let at = at + 3 + HARBOUR * harbour;
        inputs.push(at + hull.map_or(0, |hull| hull as usize + 1), 1.0);
        if let Some(hull) = hull {
            // A ship that lies somewhere has at least one tile on board.
            inputs.push(at + 4 + usize::from(fleet.free(hull)), 1.0);
            inputs.push(at + 9, f32::from(fleet.ship(hull).value()) / 10.0);
        }
    }
    let at = at + 3 + 3 * HARBOUR;
    inputs.push(at + usize::from(fleet.most_free().min(3)), 1.0);
    inputs.push(at + 4, f32::from(free_in_all) / 12.0);
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
