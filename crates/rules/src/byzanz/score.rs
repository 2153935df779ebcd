//! What sets and profits are worth, and who wins.

use super::{Card, Cards};
use crate::table::{Players, Seat, SeatSet};

/// A merchant kept as profit counts 5.
const MERCHANT_POINTS: i32 = 5;

/// The card of a set that is kept: the highest of the goods; of three merchants a merchant.
pub fn kept(set: Cards) -> Card {
    let best = set.goods().each().map(|(card, _)| card).max_by_key(|card| card.value());
    best.unwrap_or(Card::MERCHANT)
}

/// The points of the cards kept.
pub fn points(profits: Cards) -> i32 {
    profits.value() as i32 + MERCHANT_POINTS * profits.merchants() as i32
}

/// What decides who is ahead: the most points, and between equals the most cards in hand (B8
/// merchants count).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Standing {
    /// The points of the profits.
    pub points: i32,
    /// The number of cards in hand.
    pub in_hand: u32,
}

/// Who is ahead of everybody; a tie in both is shared.
pub(super) fn winners(players: Players, standing: impl Fn(Seat) -> Standing) -> SeatSet {
    let best = players.seats().map(&standing).max();
    players.seats().filter(|&seat| Some(standing(seat)) == best).collect()
}
