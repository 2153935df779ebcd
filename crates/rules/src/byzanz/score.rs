//! What sets and profits are worth, and who wins.

use super::{Card, Cards};
use crate::table::{BySeat, Players, Seat, SeatSet};

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

/// The most points win; a tie is won by the most cards in hand (B8 merchants count); a further tie
/// is shared.
pub(super) fn winners(
    players: Players,
    points: BySeat<i32>,
    in_hand: impl Fn(Seat) -> u32,
) -> SeatSet {
    let best = players.seats().map(|seat| (points[seat], in_hand(seat))).max();
    players.seats().filter(|&seat| Some((points[seat], in_hand(seat))) == best).collect()
}
