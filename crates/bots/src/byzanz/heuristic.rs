//! Rules of thumb: what a hand is good for, without looking ahead.

use fondaco_rules::byzanz::{Cards, HAND_LIMIT, Kind};
use fondaco_rules::{Byzanz, Seat};

use super::hand::{OfKind, best_sale};
use super::policy::Evaluate;

/// Evaluates hands by rules of thumb.
#[derive(Clone, Copy, Debug)]
pub struct Heuristic {
    /// The worth of waiting: another lot will be cheaper.
    lot: f32,
}

impl Heuristic {
    /// Waits for a good price.
    pub const PATIENT: Heuristic = Heuristic { lot: 2.9 };
    /// Wants the lot on the table.
    pub const EAGER: Heuristic = Heuristic { lot: 1.2 };
}

impl Evaluate for Heuristic {
    fn to_come(&mut self, game: &Byzanz, seat: Seat) -> f32 {
        let lot = if game.waiting().contains(seat) { self.lot } else { 0.0 };
        let rounds = f32::from(game.rounds() - game.round());
        potential(game.hand(seat), chances(game, seat)) + lot + rounds * ROUND
    }
}

/// What each round to come brings.
const ROUND: f32 = 4.0;

/// How many lots and markets will still bring the seat cards.
pub fn chances(game: &Byzanz, seat: Seat) -> u32 {
    let rounds = u32::from(game.rounds() - game.round());
    let lot = u32::from(game.waiting().contains(seat));
    2 * rounds + lot + u32::from(takes(game, seat))
}

/// Whether the seat will still take from the market of this round.
pub fn takes(game: &Byzanz, seat: Seat) -> bool {
    if game.all_auctioned() {
        return false;
    }
    let place = game.won().iter().rev().position(|&winner| winner == seat);
    place.is_none_or(|place| place >= usize::from(game.taken())) || !game.waiting().is_empty()
}

/// The points that a hand may make, if so many lots and markets still bring cards.
pub fn potential(hand: Cards, chances: u32) -> f32 {
    if chances == 0 {
        return best_sale(hand) as f32;
    }
    let [single, pair, merchant] = if chances == 1 { AT_LAST } else { IN_TIME };
    let mut worth = 0.0;
    let mut in_sets = 0;
    for kind in Kind::GOODS {
        let goods = OfKind::of(hand, kind);
        in_sets += 3 * u32::from(goods.sets());
        worth += f32::from(goods.kept()) * SET;
        worth += f32::from(goods.next()) * [0.0, single, pair][usize::from(goods.over())];
    }
    worth += hand.merchants() as f32 * merchant + hand.value() as f32 * BIDDING;
    worth - ROOM * (hand.len() - in_sets).saturating_sub(HAND_LIMIT) as f32
}

/// What is made of a set's best card, as long as the set may have to be broken for a bid.
const SET: f32 = 0.9;
/// What is made of the best of one or two cards over, and what a merchant makes.
const IN_TIME: [f32; 3] = [0.3, 0.55, 1.5];
/// The same when only one lot or market is left.
const AT_LAST: [f32; 3] = [0.15, 0.45, 1.75];
/// What a point of value in hand is worth for bidding.
const BIDDING: f32 = 0.04;
/// What is lost with a card that the hand has no room for.
const ROOM: f32 = 0.6;
