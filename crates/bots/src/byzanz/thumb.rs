//! Rules of thumb: what a hand is good for, without looking ahead.

use fondaco_rules::byzanz::{Cards, HAND_LIMIT, Kind};
use fondaco_rules::{Byzanz, Seat};

use super::hand::{OfKind, best_sale};
use super::options::Appraise;

/// Judges hands by rules of thumb.
#[derive(Clone, Copy, Default, Debug)]
pub struct Thumb;

impl Appraise for Thumb {
    fn to_come(&mut self, game: &Byzanz, seat: Seat) -> f32 {
        let chances = chances(game, seat);
        let waits = game.waiting().contains(seat);
        let lots = if waits { LOT } else { 0.0 };
        let rounds = f32::from(game.rounds() - game.round());
        potential(game.hand(seat), chances) + lots + rounds * ROUND
    }
}

/// What a lot that is still to be won brings, besides what it does for the hand.
const LOT: f32 = 1.3;
/// What each round to come brings.
const ROUND: f32 = 3.0;
/// The chance that a pair is not made a set by the next lot or market.
const PAIR_STAYS: f32 = 0.72;
/// The same for a single card.
const SINGLE_STAYS: f32 = 0.88;
/// What a merchant is worth at most, and how fast it gets there.
const MERCHANT: f32 = 1.7;
const MERCHANT_STAYS: f32 = 0.6;
/// What a point of value in hand is worth for bidding in every round to come.
const BIDDING: f32 = 0.035;
/// What a card is worth that has to be dropped.
const ROOM: f32 = 0.4;

/// How many lots and markets will still bring the seat cards.
pub fn chances(game: &Byzanz, seat: Seat) -> u32 {
    let rounds = u32::from(game.rounds() - game.round());
    let lot = u32::from(game.waiting().contains(seat));
    2 * rounds + lot + u32::from(takes(game, seat))
}

/// Will the seat still take from the market of this round?
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
    let left = chances.min(LOOKED_AHEAD as u32) as usize;
    let [single, pair, merchant] = PART[left];
    let mut worth = 0.0;
    let mut in_sets = 0;
    let merchants = hand.merchants();
    let mut pairs = 0;
    for kind in Kind::GOODS {
        let goods = OfKind::of(hand, kind);
        in_sets += 3 * u32::from(goods.sets());
        worth += f32::from(goods.kept());
        let next = f32::from(goods.next());
        worth += match goods.over() {
            0 => 0.0,
            1 => next * single,
            _ => {
                pairs += 1;
                next * pair
            }
        };
    }
    // A merchant for each pair is worth most.
    let _ = pairs;
    worth += merchants as f32 * merchant;
    worth += hand.value() as f32 * BIDDING * left as f32 * 0.5;
    let kept = hand.len() - in_sets.min(hand.len());
    worth - ROOM * kept.saturating_sub(HAND_LIMIT) as f32
}

/// More chances than this make no difference.
const LOOKED_AHEAD: usize = 16;

/// What a single card, a pair and a merchant are worth by the number of chances.
static PART: [[f32; 3]; LOOKED_AHEAD + 1] = {
    let mut table = [[0.0; 3]; LOOKED_AHEAD + 1];
    let mut stay = [1.0, 1.0, 1.0];
    let mut left = 0;
    while left <= LOOKED_AHEAD {
        table[left] = [(1.0 - stay[0]) * 0.8, 1.0 - stay[1], (1.0 - stay[2]) * MERCHANT];
        stay = [stay[0] * SINGLE_STAYS, stay[1] * PAIR_STAYS, stay[2] * MERCHANT_STAYS];
        left += 1;
    }
    table
};
