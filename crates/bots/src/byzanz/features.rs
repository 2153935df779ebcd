//! The features of a position for the net, from the side of one seat.
//!
//! Kinds of goods are interchangeable, so they are not distinguished: the net sees of how many kinds a
//! seat holds a pair, not of which.

use fondaco_rules::byzanz::{Card, Cards, HAND_LIMIT, Kind};
use fondaco_rules::{Byzanz, Game, MOST_SEATS, Seat};

use super::hand::{OfKind, best_sale};
use super::heuristic::{chances, potential, takes};
use crate::net::Inputs;

/// One group of inputs after the other: where each begins.
mod at {
    use super::{MOST_SEATS, OPPONENT};

    pub const ROUND: usize = 0;
    pub const PHASE: usize = ROUND + 9;
    pub const STACK: usize = PHASE + 4;
    pub const STATUS: usize = STACK + 7;
    pub const TURN: usize = STATUS + 8;
    pub const CHANCES: usize = TURN + 6;
    pub const BEST: usize = CHANCES + 18;
    pub const BEST_LATER: usize = BEST + 24;
    pub const SECOND: usize = BEST_LATER + 24;
    pub const MERCHANTS: usize = SECOND + 24;
    pub const MERCHANTS_LATER: usize = MERCHANTS + 8;
    pub const SIZE: usize = MERCHANTS_LATER + 1;
    pub const VALUE: usize = SIZE + 14;
    pub const SALE: usize = VALUE + 8;
    pub const UNSEEN: usize = SALE + 8;
    pub const MARKET: usize = UNSEEN + 8;
    pub const MARKET_BEST: usize = MARKET + 30;
    pub const MARKET_MERCHANTS: usize = MARKET_BEST + 6;
    pub const MARKET_KINDS: usize = MARKET_MERCHANTS + 6;
    pub const GAINS: usize = MARKET_KINDS + 9;
    pub const RIVALS: usize = GAINS + 4 * 9;
    pub const STRONGER: usize = RIVALS + 30;
    pub const OPPONENTS: usize = STRONGER + 14;
    pub const END: usize = OPPONENTS + OPPONENT * (MOST_SEATS - 1);
}

/// How many inputs describe one opponent.
const OPPONENT: usize = 20;

/// How many inputs there are.
pub const INPUTS: usize = at::END;

/// What a point is to the net.
pub const POINT: f32 = 0.1;

/// Describes a quiet position from the side of a seat.
pub fn describe(game: &Byzanz, seat: Seat, inputs: &mut Inputs) {
    inputs.clear();
    let hand = game.hand(seat);
    let left = chances(game, seat);
    let lateness = 1.0 - left as f32 / (2.0 * f32::from(game.rounds()));
    let mut one = |place: usize| inputs.push(place, 1.0);

    // Where the game stands.
    one(at::ROUND + usize::from(game.rounds() - game.round()));
    let phase = match game.reducing() {
        Some(reducer) if reducer == seat => 0,
        Some(_) => 1,
        None if game.waiting().is_empty() => 2,
        None => 3,
    };
    one(at::PHASE + phase);
    one(at::STACK + game.stack().len());
    let place = game.won().iter().rev().position(|&winner| winner == seat);
    let lots_to_come = game.waiting().len() as usize;
    // The later a lot is won, the earlier its winner takes from the market.
    let before_me = place.map(|place| place + lots_to_come);
    one(at::STATUS
        + match before_me {
            None => 7,
            Some(_) if !takes(game, seat) => 6,
            Some(before) => before.saturating_sub(usize::from(game.taken())).min(5),
        });
    if let (None, Some(starter)) = (place, game.starter()) {
        let between = seats_from(game, starter).position(|other| other == seat);
        one(at::TURN + between.unwrap_or_default());
    }
    one(at::CHANCES + (left as usize).min(17));

    own_hand(hand, lateness, inputs);
    unseen(game, hand, inputs);
    market(game, hand, left, before_me, inputs);
    others(game, seat, before_me, inputs);
}

/// Those who still wait for an auction to win, from this seat on clockwise.
fn seats_from(game: &Byzanz, first: Seat) -> impl Iterator<Item = Seat> {
    let players = game.players();
    let waiting = game.waiting();
    let next = move |&seat: &Seat| Some(seat.left(players));
    std::iter::successors(Some(first), next)
        .take(players.count())
        .filter(move |&seat| waiting.contains(seat))
}

fn own_hand(hand: Cards, lateness: f32, inputs: &mut Inputs) {
    let mut sets = 0;
    for kind in Kind::GOODS {
        let goods = OfKind::of(hand, kind);
        if goods.count == 0 {
            continue;
        }
        let count = usize::from(goods.count.min(6) - 1);
        let best = count * 4 + usize::from(goods.best[0] - 1);
        inputs.push(at::BEST + best, 1.0);
        inputs.push(at::BEST_LATER + best, lateness);
        if goods.count >= 2 {
            inputs.push(at::SECOND + count * 4 + usize::from(goods.best[1] - 1), 1.0);
        }
        sets += goods.sets();
    }
    inputs.push(at::MERCHANTS + hand.merchants().min(7) as usize, 1.0);
    inputs.push(at::MERCHANTS_LATER, hand.merchants() as f32 * lateness * 0.3);
    inputs.push(at::SIZE + hand.len().min(13) as usize, 1.0);
    power(hand, at::VALUE, inputs);
    let sale = best_sale(hand);
    let with = |more| best_sale(hand.plus(Cards::of_merchants(more))) - sale;
    inputs.push(at::SALE, sale as f32 * POINT);
    inputs.push(at::SALE + 1, with(1) as f32 * POINT * 2.0);
    inputs.push(at::SALE + 2, with(2) as f32 * POINT * 2.0);
    inputs.push(at::SALE + 3 + usize::from(sets.min(3)), 1.0);
    let loose = hand.len().saturating_sub(3 * u32::from(sets)).saturating_sub(HAND_LIMIT);
    inputs.push(at::SALE + 7, loose as f32 * 0.3);
}

/// What can be bid: as a number, and in steps. Seven inputs.
fn power(hand: Cards, place: usize, inputs: &mut Inputs) {
    let value = hand.value();
    inputs.push(place, value as f32 * 0.05);
    for (step, above) in [2, 4, 7, 10, 13, 17].into_iter().enumerate() {
        if value > above {
            inputs.push(place + 1 + step, 1.0);
        }
    }
}

fn unseen(game: &Byzanz, hand: Cards, inputs: &mut Inputs) {
    let deck = game.unseen();
    let share = 1.0 / deck.len().max(1) as f32;
    let mut by_count = [0.0; 5];
    for kind in Kind::GOODS {
        let cards = (1..=4).filter_map(|value| Card::new(kind, value));
        let count: u32 = cards.map(|card| deck.count(card)).sum();
        by_count[usize::from(OfKind::of(hand, kind).count.min(4))] += count as f32;
    }
    for (count, unseen) in by_count.into_iter().enumerate() {
        inputs.push(at::UNSEEN + count, unseen * share);
    }
    inputs.push(at::UNSEEN + 5, deck.count(Card::MERCHANT) as f32 * share * 3.0);
}

fn market(game: &Byzanz, hand: Cards, left: u32, before_me: Option<usize>, inputs: &mut Inputs) {
    let market = game.market();
    if market.is_empty() || before_me == Some(usize::MAX) {
        return;
    }
    let now = potential(hand, left.saturating_sub(1));
    let mut gains = [0.0f32; 8];
    for kind in Kind::GOODS {
        let there = OfKind::of(market, kind);
        if there.count == 0 {
            continue;
        }
        let mine = OfKind::of(hand, kind);
        let (count, held) = (usize::from(there.count.min(5) - 1), usize::from(mine.count.min(5)));
        inputs.push(at::MARKET + held * 5 + count, 1.0);
        let better = there.best[0].saturating_sub(mine.best[0]);
        inputs.push(at::MARKET_BEST + held, f32::from(better) * 0.3);
        let with = hand.plus(market.of_kind(kind));
        gains[kind as usize] = potential(with, left.saturating_sub(1)) - now;
    }
    let merchants = market.merchants();
    inputs.push(at::MARKET_MERCHANTS + merchants.min(5) as usize, 1.0);
    if merchants > 0 {
        let with = hand.plus(Cards::of_merchants(merchants));
        gains[6] = potential(with, left.saturating_sub(1)) - now;
    }
    inputs.push(at::MARKET_KINDS + market.kinds().count_ones() as usize, 1.0);
    inputs.push(at::MARKET_KINDS + 8, market.len() as f32 * 0.05);
    gains.sort_by(|a, b| b.total_cmp(a));
    let row = before_me.map_or(8, |before| before.saturating_sub(usize::from(game.taken())).min(7));
    for (rank, gain) in gains[..4].iter().enumerate() {
        inputs.push(at::GAINS + row * 4 + rank, gain * POINT * 2.0);
    }
}

fn others(game: &Byzanz, seat: Seat, before_me: Option<usize>, inputs: &mut Inputs) {
    let players = game.players();
    let own_value = game.hand(seat).value();
    let waits = before_me.is_none();
    let mut stronger = 0;
    let mut strongest = 0;
    let mut other = seat.left(players);
    let mut slot = at::OPPONENTS;
    while other != seat {
        let hand = game.hand(other);
        let place = game.won().iter().rev().position(|&winner| winner == other);
        let still = takes(game, other);
        let before = match (place, game.won().iter().rev().position(|&winner| winner == seat)) {
            (None, Some(_)) => still,
            (Some(theirs), Some(mine)) => still && theirs < mine,
            _ => false,
        };
        let status = match place {
            None => 0,
            Some(_) if before => 1,
            Some(_) if still => 2,
            Some(_) => 3,
        };
        inputs.push(slot + status, 1.0);
        inputs.push(slot + 4, hand.len() as f32 * 0.15);
        inputs.push(slot + 5, hand.merchants() as f32 * 0.3);
        inputs.push(slot + 6, best_sale(hand) as f32 * POINT);
        if place.is_none() {
            power(hand, slot + 7, inputs);
            stronger += usize::from(hand.value() > own_value);
            strongest = strongest.max(hand.value());
        } else {
            inputs.push(slot + 14, hand.value() as f32 * 0.05);
        }
        let mut pairs = 0;
        for kind in Kind::GOODS {
            let held = OfKind::of(hand, kind).count;
            pairs += u32::from(held % 3 == 2);
            let there = OfKind::of(game.market(), kind).count;
            if before && there > 0 {
                let place = usize::from(held.min(5)) * 5 + usize::from(there.min(5) - 1);
                inputs.push(at::RIVALS + place, 0.5);
            }
        }
        inputs.push(slot + 15, pairs as f32 * 0.3);
        inputs.push(slot + 16, if game.starter() == Some(other) { 1.0 } else { 0.0 });
        inputs.push(slot + 17, if game.reducing() == Some(other) { 1.0 } else { 0.0 });
        slot += OPPONENT;
        other = other.left(players);
    }
    if waits {
        inputs.push(at::STRONGER + stronger, 1.0);
        inputs.push(at::STRONGER + 6, strongest as f32 * 0.05);
        inputs.push(at::STRONGER + 7, (own_value as f32 - strongest as f32) * 0.05);
    }
}
