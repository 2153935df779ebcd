//! Rules of thumb for what a position is worth.

use fondaco_rules::strozzi::{Harbour, Hull, ROUNDS, TRACK_BONUS, Tile, other};
use fondaco_rules::{Bag, Seat, Strozzi};

use super::policy::mean_of_draws;
use super::sale::{Evaluate, Sale};

/// Evaluates by rules of thumb: who leads at each harbour and with how much room left, where the
/// markers will stand and for how many rounds, whose ships are full or have room, and who draws.
#[derive(Clone, Copy, Default, Debug)]
pub struct Heuristic;

/// What a harbour is worth to its winner.
const HARBOUR: f32 = 17.0;
/// What a hold still open at a harbour may bring there.
const HOLD_BRINGS: f32 = 2.0;
/// What a step of a marker is worth for every round in which it will still pay.
const STEP: f32 = 5.3;
/// The part of what a marker would pay now that counts in addition, towards the end of a round.
const PAY: f32 = 0.16;
/// What a marker on one's side pays, without its bonus.
const MONOPOLY: f32 = 10.0;
/// The worth of a full ship, and of a free hold on a ship in a harbour.
const FULL: f32 = 10.5;
const HOLD: f32 = 1.6;
/// The worth of the turn at the end of a round; at its beginning it is worth nothing.
const TURN: f32 = 8.2;

impl Evaluate for Heuristic {
    fn to_come(&mut self, game: &Strozzi) -> f32 {
        let Some(me) = game.turn() else { return 0.0 };
        let room = room(game, me) - room(game, other(me));
        TURN * lateness(game) + harbours(game, me) + markers(game, me) + room
    }

    /// The mean of what the lot would be worth with each tile of the bag.
    fn to_come_growing(&mut self, game: &Strozzi, _: &Sale) -> f32 {
        mean_of_draws(game, |drawn| Sale::of(self, drawn).to_come)
    }
}

/// How much of the round is over, from 0 to 1: it ends when a fleet is full or the bag is empty.
fn lateness(game: &Strozzi) -> f32 {
    let free =
        |seat: Seat| -> u8 { Hull::ALL.into_iter().map(|hull| game.fleet(seat).free(hull)).sum() };
    let all: u8 = Hull::ALL.into_iter().map(Hull::holds).sum();
    let holds = f32::from(free(Seat::ZERO).min(free(Seat::ONE))) / f32::from(all);
    let tiles = game.bag().len() as f32 / Bag::<Tile>::full().len() as f32;
    1.0 - holds.min(tiles)
}

/// A lead in value, and in what can still be brought there, is safe if it is large for the holds
/// that are open.
fn harbours(game: &Strozzi, me: Seat) -> f32 {
    let values = game.as_it_stands().values;
    let worth = |harbour: Harbour| {
        let [mine, theirs] = [me, other(me)].map(|seat| {
            let value = f32::from(values[seat.index()][harbour as usize]);
            (value, HOLD_BRINGS * room_at(game, seat, harbour))
        });
        let lead = mine.0 + mine.1 - theirs.0 - theirs.1;
        HARBOUR * (lead / (HOLD_BRINGS + mine.1 + theirs.1)).clamp(-1.0, 1.0)
    };
    Harbour::ALL.into_iter().map(worth).sum()
}

/// How many tiles a seat can still bring to a harbour.
fn room_at(game: &Strozzi, seat: Seat, harbour: Harbour) -> f32 {
    let fleet = game.fleet(seat);
    let lies_there = |hull: &Hull| fleet.ship(*hull).harbour() == Some(harbour);
    let is_free = |hull: &Hull| fleet.ship(*hull).harbour().is_none();
    let hull = Hull::ALL.into_iter().find(lies_there);
    let hull = hull.or_else(|| Hull::ALL.into_iter().rfind(is_free));
    hull.map_or(0.0, |hull| fleet.free(hull).into())
}

/// Where the markers would stand if the round ended now.
fn markers(game: &Strozzi, me: Seat) -> f32 {
    let rounds = f32::from(ROUNDS + 1 - game.round());
    let pay = PAY * lateness(game);
    let worth = |marker: i8| {
        let space = usize::from(marker.unsigned_abs());
        let pays = if space == 0 { 0.0 } else { MONOPOLY + f32::from(TRACK_BONUS[space]) };
        let worth = pay * pays + STEP * rounds * space as f32;
        if (marker > 0) == (me == Seat::ZERO) { worth } else { -worth }
    };
    game.as_it_stands().markers_after.into_iter().map(worth).sum()
}

/// The worth of the room on a seat's ships, and of full ships.
fn room(game: &Strozzi, seat: Seat) -> f32 {
    let fleet = game.fleet(seat);
    let worth = |hull: Hull| match (fleet.ship(hull).harbour(), fleet.free(hull)) {
        (None, _) => 0.0,
        (Some(_), 0) => FULL,
        (Some(_), free) => HOLD * f32::from(free),
    };
    Hull::ALL.into_iter().map(worth).sum()
}
