//! The moves open to a seat, counted and numbered without listing them.

use super::{Card, Cards, Kind, Lot, Move};
use crate::game::Choices;
use crate::table::nth_bit;

/// The moves open to a seat: what its turn asks for, and the sets it may sell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moves {
    /// What its turn asks for.
    pub turn: Turn,
    /// What it may sell sets from: its hand, or nothing while it may not sell.
    pub for_sale: Cards,
}

/// What a seat's turn asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// It is not this seat's turn.
    Nothing,
    /// Pass, or add goods of more than this value from the hand to the bid.
    Bid {
        /// The goods in hand.
        goods: Cards,
        /// What the added cards have to exceed.
        above: u32,
    },
    /// Give a card of the lot to the market.
    Give(Lot),
    /// Take one of the kinds in the market: bits in the order of the notation.
    Take(u8),
    /// Drop one of these cards.
    Drop(Cards),
    /// Sell, or say done.
    Done,
}

impl Turn {
    #[inline]
    fn len(&self) -> u32 {
        match self {
            Turn::Nothing => 0,
            Turn::Bid { goods, above } => 1 + Bids::of(*goods).count_above(*above),
            Turn::Give(lot) => different(lot).len(),
            Turn::Take(kinds) => kinds.count_ones(),
            Turn::Drop(hand) => hand.each().count() as u32,
            Turn::Done => 1,
        }
    }

    #[inline]
    fn get(&self, index: u32) -> Option<Move> {
        match self {
            Turn::Nothing => None,
            Turn::Bid { .. } if index == 0 => Some(Move::Pass),
            Turn::Bid { goods, above } => {
                Bids::of(*goods).nth_above(*above, index - 1).map(Move::Bid)
            }
            Turn::Give(lot) => different(lot).iter().nth(index as usize).map(Move::Give),
            Turn::Take(kinds) => (index < kinds.count_ones())
                .then(|| Move::Take(Kind::ALL[nth_bit((*kinds).into(), index) as usize])),
            Turn::Drop(hand) => {
                hand.each().nth(index as usize).map(|(card, _)| Move::Drop(card))
            }
            Turn::Done => (index == 0).then_some(Move::Done),
        }
    }

    #[inline]
    fn contains(&self, choice: &Move) -> bool {
        match (self, choice) {
            (Turn::Bid { .. }, Move::Pass) | (Turn::Done, Move::Done) => true,
            (Turn::Bid { goods, above }, Move::Bid(added)) => {
                goods.include(*added) && added.value() > *above
            }
            (Turn::Give(lot), Move::Give(card)) => lot.items().contains(card),
            (Turn::Take(kinds), Move::Take(kind)) => kinds >> *kind as u8 & 1 == 1,
            (Turn::Drop(hand), Move::Drop(card)) => hand.has(*card),
            _ => false,
        }
    }
}

/// Each different card of the lot once.
#[inline]
fn different(lot: &Lot) -> Cards {
    lot.items().iter().fold(Cards::NONE, |cards, &card| {
        if cards.has(card) { cards } else { cards.plus(Cards::one(card)) }
    })
}

impl Choices for Moves {
    type Move = Move;

    #[inline]
    fn len(&self) -> u32 {
        self.turn.len() + sets(self.for_sale)
    }

    #[inline]
    fn get(&self, index: u32) -> Move {
        // Most hands hold no set: then the turn's own moves need not be counted again.
        let on_turn = if self.for_sale.is_empty() { None } else { Some(self.turn.len()) };
        let choice = match on_turn {
            Some(on_turn) if index >= on_turn => nth_set(self.for_sale, index - on_turn),
            _ => self.turn.get(index),
        };
        choice.unwrap_or_else(|| panic!("there is no move {index} among {self:?}"))
    }

    #[inline]
    fn contains(&self, choice: &Move) -> bool {
        match choice {
            Move::Sell(set) => self.for_sale.include(*set) && is_set(*set),
            _ => self.turn.contains(choice),
        }
    }
}

/// All bids that can be made with some goods: a number for every way to choose among them, and
/// the value of each.
struct Bids {
    /// Each different card and how many of it there are.
    cards: [(Card, u8); Bids::MOST],
    different: usize,
    /// The value of every choice. Choice number `n` takes the cards by the digits of `n`, each
    /// digit in the base one more than the card's count.
    values: [u8; 1 << Bids::MOST],
    ways: usize,
}

impl Bids {
    /// Nobody bids with more than seven cards: that is the most a hand holds in an auction.
    const MOST: usize = 7;

    #[inline]
    fn of(goods: Cards) -> Bids {
        let mut bids = Bids {
            cards: [(Card::MERCHANT, 0); Bids::MOST],
            different: 0,
            values: [0; 1 << Bids::MOST],
            ways: 1,
        };
        for (card, count) in goods.each() {
            bids.cards[bids.different] = (card, count as u8);
            bids.different += 1;
            let known = bids.ways;
            for copies in 1..=count as usize {
                let (before, after) = bids.values.split_at_mut(known * copies);
                for (more, less) in after[..known].iter_mut().zip(&before[known * (copies - 1)..]) {
                    *more = *less + card.value();
                }
            }
            bids.ways = known * (count as usize + 1);
        }
        bids
    }

    #[inline]
    fn count_above(&self, above: u32) -> u32 {
        self.values[..self.ways].iter().map(|&value| u32::from(u32::from(value) > above)).sum()
    }

    /// The bid of more than this value that `rank` others come before.
    #[inline]
    fn nth_above(&self, above: u32, rank: u32) -> Option<Cards> {
        let values = self.values[..self.ways].iter().enumerate();
        let mut high = values.filter(|&(_, &value)| u32::from(value) > above);
        let (mut number, _) = high.nth(rank as usize)?;
        let mut bid = Cards::NONE;
        for &(card, count) in &self.cards[..self.different] {
            let base = usize::from(count) + 1;
            for _ in 0..number % base {
                bid = bid.plus(Cards::one(card));
            }
            number /= base;
        }
        Some(bid)
    }
}

/// Three cards of one kind, merchants standing in for any of them.
pub(super) fn is_set(cards: Cards) -> bool {
    cards.len() == 3 && cards.goods().kinds().count_ones() <= 1
}

/// How many different cards, pairs and triples can be made of the cards of one kind, by the bits
/// of their counts.
const GROUPS: [[u8; 3]; 1024] = {
    let mut groups = [[0; 3]; 1024];
    let mut field = 0;
    while field < groups.len() {
        let counts = [field & 7, field >> 3 & 7, field >> 6 & 3, field >> 8 & 3];
        let mut chosen = 0;
        // Every choice of zero to three copies of each of the four values.
        while chosen < 256 {
            let copies = [chosen & 3, chosen >> 2 & 3, chosen >> 4 & 3, chosen >> 6 & 3];
            let cards = copies[0] + copies[1] + copies[2] + copies[3];
            let there = copies[0] <= counts[0]
                && copies[1] <= counts[1]
                && copies[2] <= counts[2]
                && copies[3] <= counts[3];
            if there && 1 <= cards && cards <= 3 {
                groups[field][cards - 1] += 1;
            }
            chosen += 1;
        }
        field += 1;
    }
    groups
};

/// How many different sets the hand holds.
#[inline]
fn sets(hand: Cards) -> u32 {
    if hand.is_empty() {
        return 0;
    }
    let merchants = hand.merchants();
    let of_goods: u32 = Kind::GOODS
        .iter()
        .map(|&kind| {
            let [singles, pairs, triples] = GROUPS[hand.field(kind)].map(u32::from);
            triples
                + if merchants >= 1 { pairs } else { 0 }
                + if merchants >= 2 { singles } else { 0 }
        })
        .sum();
    of_goods + u32::from(merchants >= 3)
}

/// The set that `rank` others come before: kind by kind, first without merchants, last three of
/// them.
#[cold]
fn nth_set(hand: Cards, mut rank: u32) -> Option<Move> {
    for kind in Kind::GOODS {
        for merchants in 0..=hand.merchants().min(2) {
            let groups = u32::from(GROUPS[hand.field(kind)][2 - merchants as usize]);
            if rank < groups {
                let group = nth_group(hand.of_kind(kind), 3 - merchants, rank)?;
                return Some(Move::Sell(group.plus(Cards::of_merchants(merchants))));
            }
            rank -= groups;
        }
    }
    (rank == 0 && hand.merchants() >= 3).then(|| Move::Sell(Cards::of_merchants(3)))
}

/// The group of so many of these cards that `rank` others come before.
fn nth_group(cards: Cards, size: u32, rank: u32) -> Option<Cards> {
    let Some((card, count)) = cards.each().next() else {
        return (size == 0 && rank == 0).then_some(Cards::NONE);
    };
    let copies = |count: u32| (0..count).map(|_| card).collect::<Cards>();
    let rest = cards.minus(copies(count));
    let mut rank = rank;
    for taken in (0..=count.min(size)).rev() {
        let groups = groups(rest, size - taken);
        if rank < groups {
            return Some(copies(taken).plus(nth_group(rest, size - taken, rank)?));
        }
        rank -= groups;
    }
    None
}

/// How many groups of so many can be made of these cards, which are of one kind.
fn groups(cards: Cards, size: u32) -> u32 {
    let Some((kind, _)) = cards.each().next().map(|(card, count)| (card.kind(), count)) else {
        return u32::from(size == 0);
    };
    match size {
        0 => 1,
        size => u32::from(GROUPS[cards.field(kind)][size as usize - 1]),
    }
}

impl Moves {
    /// Is there a set to sell?
    pub fn has_set(&self) -> bool {
        sets(self.for_sale) > 0
    }
}
