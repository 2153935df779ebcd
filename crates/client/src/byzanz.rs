//! What a screen shows of a table of Byzanz beyond the rules: which sets a hand holds, who speaks next,
//! and which card is which when cards move.
//!
//! All of it follows from a [`View`], so it reveals nothing hidden.

mod placed;

pub use placed::{Place, Placed};

use fondaco_rules::byzanz::{
    Activity, Card, Cards, HAND_LIMIT, Held, Kind, View, is_set, kept, points,
};
use fondaco_rules::{Seat, sort_few};

/// Who speaks next in an auction, if nobody but the one who speaks now passes.
pub fn next_to_speak(view: &View) -> Option<Seat> {
    let Activity::Bidding(now) = view.activity() else { return None };
    clockwise(view, now).into_iter().skip(1).find(|&seat| view.bidders().contains(seat))
}

/// All seats clockwise, beginning with this one.
pub fn clockwise(view: &View, first: Seat) -> Vec<Seat> {
    let players = view.players();
    std::iter::successors(Some(first), |seat| Some(seat.left(players)))
        .take(players.count())
        .collect()
}

/// The offer cards of the round in the order of the market, the lowest first, each with the seat
/// that has won it.
pub fn offers(view: &View) -> Vec<(u8, Option<Seat>)> {
    let won = view.players().seats().filter_map(|seat| Some((view.offer(seat)?, Some(seat))));
    let mut offers: Vec<_> = view.stack().iter().map(|&offer| (offer, None)).chain(won).collect();
    sort_few(&mut offers, |&offer| offer);
    offers
}

/// A set that a hand can sell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sale {
    /// The three cards.
    pub set: Cards,
    /// The card that is kept.
    pub kept: Card,
    /// What that will count.
    pub points: i32,
}

impl Sale {
    /// Selling these cards, if they are a set.
    pub fn of(set: Cards) -> Option<Sale> {
        is_set(set).then(|| {
            let kept = kept(set);
            Sale { set, kept, points: points(Cards::one(kept)) }
        })
    }
}

/// The best set of each kind that these cards hold, the most points first: its highest card, with
/// the lowest of the others, and as few merchants as will do.
pub fn sales(hand: Cards) -> Vec<Sale> {
    let goods = Kind::GOODS.into_iter().filter_map(|kind| {
        let mut cards: Vec<Card> = hand.of_kind(kind).iter().collect();
        let highest = cards.pop()?;
        let others = cards.into_iter().take(2);
        let set: Cards = others.chain([highest]).collect();
        let missing = 3 - set.len();
        (hand.merchants() >= missing).then(|| set.plus(Cards::of_merchants(missing)))
    });
    let merchants = (hand.merchants() >= 3).then(|| Cards::of_merchants(3));
    let mut sales: Vec<Sale> = goods.chain(merchants).filter_map(Sale::of).collect();
    sort_few(&mut sales, |sale| (-sale.points, sale.set.merchants()));
    sales
}

/// The cards of a hand that are in some set it holds.
pub fn sellable(hand: Cards) -> Cards {
    let merchants = hand.merchants();
    let goods = Kind::GOODS.into_iter().map(|kind| hand.of_kind(kind));
    let fit = goods.filter(|cards| !cards.is_empty() && cards.len() + merchants >= 3);
    let goods = fit.fold(Cards::NONE, Cards::plus);
    let needs_merchants = Kind::GOODS.into_iter().any(|kind| {
        let cards = hand.of_kind(kind).len();
        cards > 0 && cards < 3 && cards + merchants >= 3
    });
    if merchants >= 3 || needs_merchants { goods.plus(hand.of_kind(Kind::Merchant)) } else { goods }
}

/// How many cards the seat has to get rid of.
pub fn excess(hand: Cards) -> u32 {
    hand.len().saturating_sub(HAND_LIMIT)
}

/// The cards of a seat's hand, if the viewer sees them.
pub fn seen_hand(view: &View, seat: Seat) -> Option<Cards> {
    match view.hand(seat) {
        Held::Seen(cards) => Some(cards),
        Held::Counted(_) => None,
    }
}

#[cfg(test)]
mod tests;
