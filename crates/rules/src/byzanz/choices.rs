//! The moves open to a seat, counted and numbered without listing them.

use super::legal::has_set;
use super::{Card, Cards, Kind, Move};
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
    Give(Cards),
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
            Turn::Give(cards) | Turn::Drop(cards) => cards.different().len(),
            Turn::Take(kinds) => kinds.count_ones(),
        }
    }

    /// One of the moves besides bids.
    #[inline]
    fn plain_move(&self, index: u32) -> Move {
        match self {
            Turn::Nothing => panic!("there is nothing to do for this seat"),
            Turn::Bid { .. } => Move::Pass,
            Turn::Give(lot) => Move::Give(lot.nth_different(index)),
            Turn::Take(kinds) => Move::Take(Kind::ALL[nth_bit((*kinds).into(), index) as usize]),
            Turn::Drop(hand) => Move::Drop(hand.nth_different(index)),
            Turn::Done => Move::Done,
        }
    }

    /// What can be bid, and what that has to exceed, if it can.
    #[inline]
    pub fn bids(&self) -> Option<(Cards, u32)> {
        match self {
            Turn::Bid { goods, above } if goods.value() > *above => Some((*goods, *above)),
            _ => None,
        }
    }

    /// Whether the move is one of them.
    #[inline]
    pub(super) fn contains(&self, choice: &Move) -> bool {
        match (self, choice) {
            (Turn::Bid { .. }, Move::Pass) | (Turn::Done, Move::Done) => true,
            (Turn::Bid { goods, above }, Move::Bid(added)) => {
                goods.include(*added) && added.value() > *above
            }
            (Turn::Give(lot), Move::Give(card)) => lot.has(*card),
            (Turn::Take(kinds), Move::Take(kind)) => kinds >> *kind as u8 & 1 == 1,
            (Turn::Drop(hand), Move::Drop(card)) => hand.has(*card),
            _ => false,
        }
    }
}

impl Choices for Moves {
    type Move = Move;

    fn len(&self) -> u32 {
        let mut bids = Bids::<4>::empty();
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
        let others = plain + sets;
        let chosen = match self.turn.bids() {
            None => Choice::Other(die(others)),
            // Most goods are worth so little that half the table is enough.
            Some((goods, above)) if goods.value() < 16 => {
                Bids::<2>::choose(goods, above, others, die)
            }
            Some((goods, above)) => Bids::<4>::choose(goods, above, others, die),
        };
        let index = match chosen {
            Choice::Bid(cards) => return Move::Bid(cards),
            Choice::Other(index) => index,
        };
        match index.checked_sub(plain) {
            Some(rank) => Move::Sell(nth_set(self.for_sale, rank)),
            None => self.turn.plain_move(index),
        }
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
///
/// A row is as many numbers of one byte as all the goods may be worth, in words of eight, so that
/// a whole row is moved along by shifting: seven cards are worth 28 at most. With rows of plain bytes
/// an event of Byzanz takes half as many instructions again.
struct Bids<const WORDS: usize> {
    rows: [[u64; WORDS]; MOST_BID + 1],
    cards: [Card; MOST_BID],
    /// For each card where the cards equal to it begin.
    begins: [u8; MOST_BID],
    count: u8,
}

/// Nobody bids with more than seven cards: that is the most a hand holds in an auction.
const MOST_BID: usize = 7;

/// A bid, or the number of another move.
enum Choice {
    Bid(Cards),
    Other(u32),
}

impl<const WORDS: usize> Bids<WORDS> {
    /// One of the bids, or one of so many other moves, which come first.
    #[inline]
    fn choose(goods: Cards, above: u32, others: u32, die: &mut impl FnMut(u32) -> u32) -> Choice {
        let mut bids = Bids::<WORDS>::empty();
        bids.lay_out(goods, above);
        let index = die(others + bids.count());
        match index.checked_sub(others) {
            Some(rank) => Choice::Bid(bids.nth(rank)),
            None => Choice::Other(index),
        }
    }

    /// Before any card is laid; made in place, because it is too large to be passed about.
    #[inline]
    const fn empty() -> Self {
        Bids {
            rows: [[0; WORDS]; MOST_BID + 1],
            cards: [Card::MERCHANT; MOST_BID],
            begins: [0; MOST_BID],
            count: 0,
        }
    }

    /// Lays out the goods for the bids above this value.
    #[inline]
    fn lay_out(&mut self, goods: Cards, above: u32) {
        /// Without cards: what is laid is enough or it is not.
        const ENOUGH: [[u64; 4]; 32] = {
            let mut rows = [[0; 4]; 32];
            let mut above = 0;
            while above < 32 {
                let mut laid = above + 1;
                while laid < 32 {
                    rows[above][laid / 8] |= 1 << (laid % 8 * 8);
                    laid += 1;
                }
                above += 1;
            }
            rows
        };
        let mut row = [0; WORDS];
        row.copy_from_slice(&ENOUGH[above as usize & 31][..WORDS]);
        self.rows[0] = row;
        let mut begins = 0;
        let mut without = row;
        let mut last = Card::MERCHANT;
        for (place, card) in goods.iter().take(MOST_BID).enumerate() {
            if card != last {
                (begins, without, last) = (place, row, card);
            }
            self.cards[place] = card;
            self.begins[place] = begins as u8;
            self.count = place as u8 + 1;
            // Either none equal to this card is chosen, or it is, and perhaps more of them.
            let with = moved_along(row, card.value());
            row = std::array::from_fn(|word| without[word] + with[word]);
            self.rows[place + 1] = row;
        }
    }

    #[inline]
    fn entry(&self, row: usize, laid: u32) -> u8 {
        (self.rows[row][(laid as usize / 8) % WORDS] >> (laid % 8 * 8)) as u8
    }

    /// How many bids there are.
    #[inline]
    fn count(&self) -> u32 {
        self.entry(usize::from(self.count), 0).into()
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
            let more = laid + u32::from(card.value());
            let with = self.entry(left - 1, more);
            // Written as sums, because nobody can foresee which way it goes.
            let chosen = u8::from(rank < with);
            rank -= with * (1 - chosen);
            laid += u32::from(card.value() * chosen);
            let equal = left - 1 - usize::from(self.begins[left - 1]);
            left -= 1 + equal * usize::from(1 - chosen);
            bid = bid.plus(Cards::some(card, chosen));
        }
        bid
    }
}

/// The row in which every entry is what stood so many places further on; a card has a value from
/// 1 to 4.
#[inline]
fn moved_along<const WORDS: usize>(row: [u64; WORDS], places: u8) -> [u64; WORDS] {
    let bits = u32::from(places) * 8;
    std::array::from_fn(|word| {
        let next = if word + 1 < WORDS { row[word + 1] } else { 0 };
        row[word] >> bits | next << (64 - bits)
    })
}

/// How many different cards, pairs and triples can be made of the cards of one kind, by the bits
/// of their counts: a byte each, triples lowest, so that all kinds are added up at once.
const GROUPS: [u32; 1024] = {
    let mut groups = [0; 1024];
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
                groups[field] += 1 << (8 * (3 - cards));
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
    let groups: u32 = Kind::GOODS.iter().map(|&kind| GROUPS[hand.field(kind)]).sum();
    let [triples, pairs, singles, _] = groups.to_le_bytes().map(u32::from);
    let merchants = hand.merchants();
    // A pair needs a merchant, a single card two; three merchants are a set of their own.
    let with = |needed, groups| if merchants >= needed { groups } else { 0 };
    triples + with(1, pairs) + with(2, singles) + u32::from(merchants >= 3)
}

/// The set that `rank` others come before: kind by kind, first without merchants, last three of
/// them.
fn nth_set(hand: Cards, mut rank: u32) -> Cards {
    for kind in Kind::GOODS {
        for merchants in 0..=hand.merchants().min(2) {
            let groups = groups(hand, kind, 3 - merchants);
            if rank < groups {
                let group = nth_group(hand, kind, 3 - merchants, rank);
                return group.plus(Cards::of_merchants(merchants));
            }
            rank -= groups;
        }
    }
    Cards::of_merchants(3)
}

/// The group of so many cards of one kind that `rank` others come before.
fn nth_group(hand: Cards, kind: Kind, size: u32, mut rank: u32) -> Cards {
    let mut left = hand.of_kind(kind);
    let mut group = Cards::NONE;
    let mut missing = size;
    for (card, count) in left.each() {
        left = left.minus(Cards::some(card, count as u8));
        // From the most copies that fit down to none.
        let mut taken = count.min(missing);
        while taken > 0 {
            let groups = groups(left, kind, missing - taken);
            if rank < groups {
                break;
            }
            rank -= groups;
            taken -= 1;
        }
        missing -= taken;
        group = group.plus(Cards::some(card, taken as u8));
    }
    group
}

/// How many groups of so many cards of one kind can be made; there is one group of none.
#[inline]
fn groups(cards: Cards, kind: Kind, size: u32) -> u32 {
    if size == 0 { 1 } else { GROUPS[cards.field(kind)] >> (8 * (3 - size)) & 0xff }
}

impl Moves {
    /// Whether there is a set to sell.
    pub fn has_set(&self) -> bool {
        sets(self.for_sale) > 0
    }
}
