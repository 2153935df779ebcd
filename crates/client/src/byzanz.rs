//! What a screen wants to know about a table of Byzanz beyond the rules: what is going on, which
//! sets a hand holds, the smallest raise, and which card is which when cards move.
//!
//! Everything here is worked out from a [`View`], so it can tell nobody more than he may know.

mod placed;

pub use placed::{Place, Placed};

use fondaco_rules::byzanz::{Card, Cards, HAND_LIMIT, Held, Kind, View, kept, points};
use fondaco_rules::{Awaited, Seat, ToAct, sort_few};

/// What is going on at the table, which everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doing {
    /// The first player is drawn, or cards are dealt.
    Dealing,
    /// The next lot is turned up.
    Turning,
    /// This seat bids or passes.
    Bidding(Seat),
    /// This seat puts a card of its lot into the market.
    Giving(Seat),
    /// This seat holds too many cards.
    Reducing(Seat),
    /// This seat takes a kind from the market.
    Taking(Seat),
    /// The last market is over; this seat sells what it still wants to.
    Finishing(Seat),
    /// The game is over.
    Over,
}

impl Doing {
    /// What is going on.
    pub fn of(view: &View) -> Doing {
        match view.awaited() {
            None => Doing::Over,
            Some(Awaited::Chance { chance: "lot", .. }) => Doing::Turning,
            Some(Awaited::Chance { .. }) => Doing::Dealing,
            Some(Awaited::Moves { seat, moves }) => {
                let word = moves.last().and_then(|choice| choice.split(' ').next());
                match word {
                    Some("give") => Doing::Giving(seat),
                    Some("take") => Doing::Taking(seat),
                    Some("drop") => Doing::Reducing(seat),
                    Some("done") => Doing::Finishing(seat),
                    _ => Doing::Bidding(seat),
                }
            }
        }
    }

    /// May this seat sell a set now? Anybody may at any time, but not before the deal is complete,
    /// while another reduces his hand, or at the end before his turn.
    pub fn lets_sell(self, seat: Seat) -> bool {
        match self {
            Doing::Dealing | Doing::Over => false,
            Doing::Reducing(only) | Doing::Finishing(only) => seat == only,
            Doing::Turning | Doing::Bidding(_) | Doing::Giving(_) | Doing::Taking(_) => true,
        }
    }
}

/// Who speaks next in an auction, if nobody but the one who speaks now passes.
pub fn next_to_speak(view: &View) -> Option<Seat> {
    let (ToAct::Player(now), Doing::Bidding(_)) = (view.to_act(), Doing::of(view)) else {
        return None;
    };
    let is_in = |seat: Seat| view.offer(seat).is_none() && !view.passed().contains(seat);
    clockwise(view, now).into_iter().skip(1).find(|&seat| is_in(seat))
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
        let is_set = set.len() == 3 && set.goods().kinds().count_ones() <= 1;
        is_set.then(|| {
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

/// The cheapest way to lay goods of more than this value. Between equals the one that breaks up the
/// least of what could become a set, then the one with the fewest cards.
pub fn smallest_raise(goods: Cards, above: u32) -> Option<Cards> {
    let cards: Vec<Card> = goods.goods().iter().collect();
    let choices = (1..1_u32 << cards.len().min(16)).map(|bits| {
        let chosen = cards.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
        chosen.map(|(_, &card)| card).collect::<Cards>()
    });
    let harm = |choice: Cards| -> u32 {
        choice.iter().map(|card| goods.of_kind(card.kind()).len().pow(2)).sum()
    };
    choices
        .filter(|choice| choice.value() > above)
        .min_by_key(|&choice| (choice.value(), harm(choice), choice.len()))
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
