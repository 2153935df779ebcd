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
    /// How many moves it offers besides bids.
    #[inline]
    fn plain_moves(&self) -> u32 {
        match self {
            Turn::Nothing => 0,
            Turn::Bid { .. } | Turn::Done => 1,
            Turn::Give(lot) => different(lot).len(),
            Turn::Take(kinds) => kinds.count_ones(),
            Turn::Drop(hand) => hand.each().count() as u32,
        }
    }

    /// One of the moves besides bids.
    #[inline]
    fn plain_move(&self, index: u32) -> Option<Move> {
        match self {
            Turn::Nothing => None,
            Turn::Bid { .. } => (index == 0).then_some(Move::Pass),
            Turn::Give(lot) => {
                different(lot).each().nth(index as usize).map(|(card, _)| Move::Give(card))
            }
            Turn::Take(kinds) => (index < kinds.count_ones())
                .then(|| Move::Take(Kind::ALL[nth_bit((*kinds).into(), index) as usize])),
            Turn::Drop(hand) => hand.each().nth(index as usize).map(|(card, _)| Move::Drop(card)),
            Turn::Done => (index == 0).then_some(Move::Done),
        }
    }

    /// What can be bid, and what that has to exceed, if it can.
    #[inline]
    fn bids(&self) -> Option<(Cards, u32)> {
        match self {
            Turn::Bid { goods, above } if goods.value() > *above => Some((*goods, *above)),
            _ => None,
        }
    }

    /// Is the move one of them?
    #[inline]
    pub(super) fn contains(&self, choice: &Move) -> bool {
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

    fn len(&self) -> u32 {
        let mut bids = Bids::empty();
        if let Some((goods, above)) = self.turn.bids() {
            bids.lay_out(goods, above);
        }
        self.turn.plain_moves() + bids.count() + sets(self.for_sale)
    }

    fn get(&self, index: u32) -> Move {
        self.choose(&mut |moves| {
            assert!(index < moves, "there is no move {index} among {self:?}");
            index
        })
    }

    /// Bids are counted only once.
    #[inline]
    fn choose(&self, die: &mut impl FnMut(u32) -> u32) -> Move {
        let plain = self.turn.plain_moves();
        let sets = sets(self.for_sale);
        let (index, bid) = if let Some((goods, above)) = self.turn.bids() {
            let mut bids = Bids::empty();
            bids.lay_out(goods, above);
            let index = die(plain + sets + bids.count());
            (index, index.checked_sub(plain + sets).map(|rank| Move::Bid(bids.nth(rank))))
        } else {
            (die(plain + sets), None)
        };
        let choice = match index.checked_sub(plain) {
            _ if bid.is_some() => bid,
            Some(rank) => nth_set(self.for_sale, rank),
            None => self.turn.plain_move(index),
        };
        choice.unwrap_or_else(|| panic!("there is no move {index} among {self:?}"))
    }

    #[inline]
    fn contains(&self, choice: &Move) -> bool {
        match choice {
            Move::Sell(set) => has_set(self.for_sale, *set),
            _ => self.turn.contains(choice),
        }
    }
}

/// The bids above some value that can be made with some goods: counted by a small table, from
/// which any one of them can be read off.
///
/// The cards are laid in a row, equal ones side by side. Row `n` of the table is for the first `n`
/// cards: its entry at `laid` says how many different choices among them exceed the value, if the
/// cards behind them already bring in `laid`.
struct Bids {
    rows: [[u8; Bids::COLUMNS]; Bids::MOST + 1],
    cards: [Card; Bids::MOST],
    /// For each card where the cards equal to it begin.
    begins: [u8; Bids::MOST],
    count: u8,
}

impl Bids {
    /// Nobody bids with more than seven cards: that is the most a hand holds in an auction.
    const MOST: usize = 7;
    /// Seven cards bring in 28 at most.
    const SPAN: usize = 32;
    /// A row is read up to four entries, the highest value of a card, beyond its span.
    const COLUMNS: usize = 36;

    /// Before any card is laid; made in place, because it is too large to be passed about.
    #[inline]
    const fn empty() -> Bids {
        Bids {
            rows: [[0; Bids::COLUMNS]; Bids::MOST + 1],
            cards: [Card::MERCHANT; Bids::MOST],
            begins: [0; Bids::MOST],
            count: 0,
        }
    }

    /// Lays out the goods for the bids above this value.
    #[inline]
    fn lay_out(&mut self, goods: Cards, above: u32) {
        // Without cards: what is laid is enough or it is not.
        for (laid, entry) in self.rows[0].iter_mut().enumerate() {
            *entry = u8::from(laid as u8 > above as u8);
        }
        let mut begins = 0;
        let mut last = Card::MERCHANT;
        for (place, card) in goods.iter().take(Bids::MOST).enumerate() {
            begins = if card == last { begins } else { place };
            last = card;
            self.lay(place, card, begins);
        }
    }

    /// Adds a card to the row: either none equal to it is chosen, or it is, and perhaps more.
    #[inline]
    fn lay(&mut self, place: usize, card: Card, begins: usize) {
        self.cards[place] = card;
        self.begins[place] = begins as u8;
        self.count = place as u8 + 1;
        let value = usize::from(card.value());
        let (before, after) = self.rows.split_at_mut(place + 1);
        let without = &before[begins][..Bids::SPAN];
        let with = &before[place][value..][..Bids::SPAN];
        for ((entry, without), with) in after[0][..Bids::SPAN].iter_mut().zip(without).zip(with) {
            *entry = without + with;
        }
    }

    /// How many bids there are.
    #[inline]
    fn count(&self) -> u32 {
        self.rows[usize::from(self.count)][0].into()
    }

    /// The bid that `rank` others come before.
    #[inline]
    fn nth(&self, rank: u32) -> Cards {
        let mut rank = rank as u8;
        let mut bid = Cards::NONE;
        let mut laid = 0;
        let mut left = usize::from(self.count);
        while left > 0 {
            let card = self.cards[left - 1];
            let more = laid + usize::from(card.value());
            let with = self.rows[left - 1][more];
            if rank < with {
                (laid, left) = (more, left - 1);
                bid = bid.plus(Cards::one(card));
            } else {
                rank -= with;
                left = usize::from(self.begins[left - 1]);
            }
        }
        bid
    }
}

/// Can this set be sold from these cards?
#[inline]
pub(super) fn has_set(cards: Cards, set: Cards) -> bool {
    cards.include(set) && is_set(set)
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
