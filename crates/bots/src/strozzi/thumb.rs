//! Rules of thumb for what a position is worth.

use fondaco_rules::strozzi::{Harbour, Hull, TRACK_BONUS};
use fondaco_rules::{Seat, Strozzi};

use super::quick::mean_of_draws;
use super::sale::{Appraise, Sale, other};

/// Judges by rules of thumb: who leads at each harbour and with how much room left, where the
/// markers will stand and for how many rounds, who has more room, and who draws.
#[derive(Clone, Copy, Default, Debug)]
pub struct Thumb;

/// What a harbour is worth to the one who has won it.
const HARBOUR: f32 = 17.0;
/// What a lead at a harbour has to be, for each hold that is still open there, to be safe.
const SAFE: f32 = 2.0;
/// What each step of a marker is worth, by rounds: the earlier, the more often it pays.
const STEP: [f32; 3] = [13.0, 10.5, 5.0];
/// How much of what a marker would pay now it is worth besides.
const PAY: f32 = 0.4;
/// What a marker on one's side pays, without its bonus.
const MONOPOLY: f32 = 10.0;
/// What a free hold is worth, and one on the roomiest ship, where it decides what can be loaded.
const HOLD: f32 = 2.0;
const ROOMIEST: f32 = 5.5;
/// What the turn is worth.
const TURN: f32 = 4.5;

impl Appraise for Thumb {
    fn to_come(&mut self, game: &Strozzi) -> f32 {
        let Some(me) = game.turn() else { return 0.0 };
        TURN + harbours(game, me) + markers(game, me) + room(game, me) - room(game, other(me))
    }

    /// The mean of what the lot would be worth with each tile of the bag.
    fn to_come_growing(&mut self, game: &Strozzi, _: &Sale) -> f32 {
        mean_of_draws(game, |drawn| Sale::of(self, drawn).to_come)
    }
}

/// A lead in value is safe if it is large for the holds that are still open.
fn harbours(game: &Strozzi, me: Seat) -> f32 {
    let values = game.as_it_stands().values;
    let worth = |harbour: Harbour| {
        let value = |seat: Seat| f32::from(values[seat.index()][harbour as usize]);
        let open = room_at(game, me, harbour) + room_at(game, other(me), harbour);
        let lead = value(me) - value(other(me));
        HARBOUR * (lead / (1.0 + SAFE * open)).clamp(-1.0, 1.0)
    };
    Harbour::ALL.into_iter().map(worth).sum()
}

/// How many tiles a seat can still bring to a harbour.
fn room_at(game: &Strozzi, seat: Seat, harbour: Harbour) -> f32 {
    let fleet = game.fleet(seat);
    let lies_there = |hull: Hull| fleet.ship(hull).harbour() == Some(harbour);
    let is_free = |hull: Hull| fleet.ship(hull).harbour().is_none();
    let hull = Hull::ALL.into_iter().find(|&hull| lies_there(hull));
    let hull = hull.or_else(|| Hull::ALL.into_iter().rfind(|&hull| is_free(hull)));
    hull.map_or(0.0, |hull| fleet.free(hull).into())
}

/// Where the markers would stand if the round ended now.
fn markers(game: &Strozzi, me: Seat) -> f32 {
    let step = STEP[usize::from(game.round() - 1)];
    let worth = |marker: i8| {
        let space = usize::from(marker.unsigned_abs());
        let pays = if space == 0 { 0.0 } else { MONOPOLY + f32::from(TRACK_BONUS[space]) };
        let worth = PAY * pays + step * space as f32;
        if (marker > 0) == (me == Seat::ZERO) { worth } else { -worth }
    };
    game.as_it_stands().markers_after.into_iter().map(worth).sum()
}

fn room(game: &Strozzi, seat: Seat) -> f32 {
    let fleet = game.fleet(seat);
    let free: u8 = Hull::ALL.into_iter().map(|hull| fleet.free(hull)).sum();
    HOLD * f32::from(free) + ROOMIEST * f32::from(fleet.most_free().min(3))
}
