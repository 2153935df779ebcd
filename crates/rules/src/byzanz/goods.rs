//! Goods, cards, hands and the deck.

use crate::table::{Row, nth_bit};

/// The six kinds of goods, in the order of the notation, and the merchants, which are a kind in
/// the market.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Kind {
    Cloth,
    Grain,
    Olives,
    Spice,
    Wine,
    Wood,
    Merchant,
}

impl Kind {
    /// The goods without the merchants.
    pub const GOODS: [Kind; 6] =
        [Kind::Cloth, Kind::Grain, Kind::Olives, Kind::Spice, Kind::Wine, Kind::Wood];

    /// Goods and merchants.
    pub const ALL: [Kind; 7] = [
        Kind::Cloth,
        Kind::Grain,
        Kind::Olives,
        Kind::Spice,
        Kind::Wine,
        Kind::Wood,
        Kind::Merchant,
    ];
}

/// B1: how many cards of each value from 1 to 4 a kind has.
const COPIES: [u8; 4] = [6, 5, 3, 2];
/// How many merchants there are.
const MERCHANTS: u8 = 16;

/// A card: goods with a value from 1 to 4, or a merchant.
///
/// Held as its place in the order of the notation: four values a kind, then the merchant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

impl Card {
    /// A merchant.
    pub const MERCHANT: Card = Card(24);
    /// How many different cards there are.
    pub const DIFFERENT: u8 = 25;

    /// The card of that kind of goods and value, if there is one.
    pub fn new(kind: Kind, value: u8) -> Option<Card> {
        let goods = kind != Kind::Merchant && (1..=4).contains(&value);
        goods.then(|| Card(kind as u8 * 4 + value - 1))
    }

    /// The card at this place in the order of the notation.
    pub(crate) const fn at_place(place: u8) -> Card {
        debug_assert!(place < Card::DIFFERENT);
        Card(place)
    }

    /// Every different card, in the order of the notation.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::DIFFERENT).map(Card)
    }

    /// Its kind.
    pub fn kind(self) -> Kind {
        Kind::ALL[usize::from(self.0 / 4)]
    }

    /// Its value; a merchant has none.
    #[inline]
    pub const fn value(self) -> u8 {
        const VALUES: [u8; 32] = {
            let mut values = [0; 32];
            let mut place = 0;
            while place < Card::MERCHANT.0 {
                values[place as usize] = place % 4 + 1;
                place += 1;
            }
            values
        };
        VALUES[(self.0 & 31) as usize]
    }

    /// How many of it the game has.
    pub const fn copies(self) -> u8 {
        if self.0 == Card::MERCHANT.0 { MERCHANTS } else { COPIES[self.0 as usize % 4] }
    }

    /// Its place in the order of the notation: for hashing.
    pub const fn place(self) -> u8 {
        self.0
    }

    /// Where its count lies within [`Cards`].
    #[inline]
    const fn shift(self) -> u32 {
        const WITHIN: [u8; 4] = [0, 3, 6, 8];
        const SHIFTS: [u8; 32] = {
            let mut shifts = [60; 32];
            let mut place = 0;
            while place < 24 {
                shifts[place] = (place / 4) as u8 * KIND_BITS as u8 + WITHIN[place % 4];
                place += 1;
            }
            shifts
        };
        SHIFTS[(self.0 & 31) as usize] as u32
    }

    /// The bits of its count within [`Cards`], moved to the right end.
    #[inline]
    const fn width(self) -> u64 {
        if self.0 == Card::MERCHANT.0 {
            15
        } else if self.0 & 2 == 0 {
            7
        } else {
            3
        }
    }
}

/// The bits that the counts of one kind take within [`Cards`].
const KIND_BITS: u32 = 10;
/// The same for all six kinds, lowest bit each.
const EACH_KIND: u64 = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50;
/// The counts of the merchants.
const MERCHANT_BITS: u64 = 15 << 60;
/// The highest bit of every count.
const TOPS: u64 = (EACH_KIND * (1 << 2 | 1 << 5 | 1 << 7 | 1 << 9)) | (1 << 63);

/// Any cards without order: a hand, a bid, the market, profits.
///
/// A count for each of the 25 different cards packed into 64 bits: three bits each for the ones
/// and twos of a kind, two for the threes and fours, four for the merchants. No hand, market or
/// pile of profits ever has more than 13 merchants: a round brings the market six at most, and a
/// hand starts with seven.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);

    /// How many there are of this card.
    #[inline]
    pub const fn count(self, card: Card) -> u32 {
        (self.0 >> card.shift() & card.width()) as u32
    }

    /// Whether there is one of this card.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.shift() & card.width() != 0
    }

    /// How many merchants there are.
    #[inline]
    pub const fn merchants(self) -> u32 {
        (self.0 >> 60) as u32
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.goods_weighing([1, 1, 1, 1]) + self.merchants()
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sum of the values: what a bid of them is worth. Merchants are worth nothing.
    #[inline]
    pub const fn value(self) -> u32 {
        self.goods_weighing([1, 2, 3, 4])
    }

    /// Adds up the goods, each counted as often as its value's weight says: first side by side
    /// within each kind, then over the kinds by one multiplication, which leaves their sum in the
    /// topmost of six fields. Adding up card by card costs a third more instructions for an event.
    #[inline]
    const fn goods_weighing(self, weights: [u64; 4]) -> u32 {
        const WIDE: u64 = EACH_KIND * 7;
        const NARROW: u64 = EACH_KIND * 3;
        let by_kind = (self.0 & WIDE) * weights[0]
            + (self.0 >> 3 & WIDE) * weights[1]
            + (self.0 >> 6 & NARROW) * weights[2]
            + (self.0 >> 8 & NARROW) * weights[3];
        (by_kind.wrapping_mul(EACH_KIND) >> 50 & 0x3ff) as u32
    }

    /// All these cards and those; together no more than the game has, and no more than 15
    /// merchants.
    #[inline]
    #[must_use]
    pub const fn plus(self, others: Cards) -> Cards {
        Cards(self.0 + others.0)
    }

    /// These cards without those, which are among them.
    #[inline]
    #[must_use]
    pub const fn minus(self, others: Cards) -> Cards {
        Cards(self.0 - others.0)
    }

    /// Just this card.
    #[inline]
    pub const fn one(card: Card) -> Cards {
        Cards(1 << card.shift())
    }

    /// So many of this card, and no more than the game has.
    #[inline]
    pub const fn some(card: Card, count: u8) -> Cards {
        Cards((count as u64) << card.shift())
    }

    /// Whether those cards are all among these.
    #[inline]
    pub const fn include(self, others: Cards) -> bool {
        self.short_of(others) == 0
    }

    /// What these cards and those have in common: of each card the smaller number.
    #[inline]
    #[must_use]
    pub const fn common(self, others: Cards) -> Cards {
        let tops = self.short_of(others);
        // From the highest bit of each count down to the lowest.
        let wide = tops & (EACH_KIND * (1 << 2 | 1 << 5));
        let narrow = tops & (EACH_KIND * (1 << 7 | 1 << 9));
        let lowest = wide >> 2 | narrow >> 1 | (tops & 1 << 63) >> 3;
        let fewer = tops | (tops - lowest);
        Cards(self.0 & fewer | others.0 & !fewer)
    }

    /// The highest bit of every count that is smaller than in those cards.
    #[inline]
    const fn short_of(self, others: Cards) -> u64 {
        let (have, want) = (self.0, others.0);
        // Subtracts count by count without borrowing across, then looks who would have borrowed.
        let difference = ((have | TOPS) - (want & !TOPS)) ^ ((have ^ !want) & TOPS);
        let borrows = (!have & want) | ((!have | want) & difference);
        borrows & TOPS
    }

    /// The cards of one kind among these.
    #[inline]
    #[must_use]
    pub const fn of_kind(self, kind: Kind) -> Cards {
        let bits = match kind {
            Kind::Merchant => MERCHANT_BITS,
            _ => ((1 << KIND_BITS) - 1) << (KIND_BITS * kind as u32),
        };
        Cards(self.0 & bits)
    }

    /// The counts of one kind of goods as a number below 1024, an index for tables: from its lowest
    /// bit on three bits each for the ones and twos, two each for the threes and fours.
    #[inline]
    pub const fn field(self, kind: Kind) -> usize {
        (self.0 >> (KIND_BITS * kind as u32)) as usize & ((1 << KIND_BITS) - 1)
    }

    /// So many merchants, 15 at most.
    #[inline]
    pub const fn of_merchants(count: u32) -> Cards {
        Cards((count as u64) << 60)
    }

    /// The goods among these, without the merchants.
    #[inline]
    #[must_use]
    pub const fn goods(self) -> Cards {
        Cards(self.0 & !MERCHANT_BITS)
    }

    /// The kinds among these, merchants included, as bits in the order of the notation.
    #[inline]
    pub const fn kinds(self) -> u8 {
        /// Moves the lowest bit of each kind's counts side by side, to the top of the number: the
        /// bit of kind k from 10 k to 54 + k. No two products meet there.
        const GATHER: u64 = 1 << 54 | 1 << 45 | 1 << 36 | 1 << 27 | 1 << 18 | 1 << 9;
        let different = self.different().0;
        let any = (different | different >> 3 | different >> 6 | different >> 8) & EACH_KIND;
        let goods = any.wrapping_mul(GATHER) >> 54 & 0x3f;
        (goods | (different >> 60) << 6) as u8
    }

    /// Each different card once.
    #[inline]
    #[must_use]
    pub const fn different(self) -> Cards {
        /// The lowest bits of the counts of three bits, and of the others.
        const WIDE: u64 = EACH_KIND * (1 | 1 << 3);
        const NARROW: u64 = EACH_KIND * (1 << 6 | 1 << 8);
        let pairs = self.0 | self.0 >> 1;
        let merchants = ((pairs | pairs >> 2) >> 60 & 1) << 60;
        Cards(((pairs | self.0 >> 2) & WIDE) | (pairs & NARROW) | merchants)
    }

    /// The different card that `rank` others come before in the order of the notation.
    #[inline]
    pub(crate) fn nth_different(self, rank: u32) -> Card {
        Card::at_shift(nth_bit(self.different().0, rank))
    }

    /// The cards of a row, such as a lot.
    #[inline]
    pub fn of_row<const MOST: usize>(row: Row<Card, MOST>) -> Cards {
        let mut cards = 0;
        for (card, there) in row.places() {
            cards += u64::from(there) << card.shift();
        }
        Cards(cards)
    }

    /// Each different card with its count, in the order of the notation.
    #[inline]
    pub fn each(self) -> impl Iterator<Item = (Card, u32)> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let card = rest.first()?;
            let count = rest.count(card);
            rest.0 &= !(card.width() << card.shift());
            Some((card, count))
        })
    }

    /// Every card, copies included, in the order of the notation.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let card = rest.first()?;
            rest = rest.minus(Cards::one(card));
            Some(card)
        })
    }

    /// The first card in the order of the notation.
    #[inline]
    const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::at_shift(self.0.trailing_zeros())) }
    }

    /// The cards as a number: for hashing.
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |all, card| all.plus(Cards::one(card)))
    }
}

/// What nobody has seen: the deck and what was removed. There is no order, so none can leak.
///
/// One bit a card, equal cards side by side, and of equal cards the lowest bits remain. The top
/// bytes of the second half hold how many cards there are in the first half and in all, which is
/// asked for at every draw. Counting them then, and looking at one card after another for kinds and
/// different cards, makes an event of Byzanz take a quarter longer.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Deck([u64; 2]);

/// Where the second half of a [`Deck`] holds the number of cards in the first half.
const IN_FIRST: u32 = 48;
/// Where it holds the number of all cards.
const IN_ALL: u32 = 56;

impl Deck {
    /// All 112 cards.
    pub const FULL: Deck = Deck([u64::MAX, ((1 << 48) - 1) | (64 << IN_FIRST) | 112 << IN_ALL]);

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u32 {
        (self.0[1] >> IN_ALL) as u32
    }

    /// Whether nothing is left.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many there are of this card.
    pub const fn count(self, card: Card) -> u32 {
        let (half, run) = card.run();
        (self.0[half] & run).count_ones()
    }

    /// Takes one such card out; false if there is none.
    #[inline]
    #[must_use]
    pub const fn take(&mut self, card: Card) -> bool {
        let (half, run) = card.run();
        let left = self.0[half] & run;
        if left == 0 {
            return false;
        }
        self.0[half] ^= 1 << left.ilog2();
        self.0[1] -= Deck::one_in(half);
        true
    }

    /// Puts one such card in that was not there.
    pub(crate) const fn put(&mut self, card: Card) {
        let (half, run) = card.run();
        let missing = !self.0[half] & run;
        if missing != 0 {
            self.0[half] |= missing & missing.wrapping_neg();
            self.0[1] += Deck::one_in(half);
        }
    }

    /// One card more in this half, as it is counted.
    #[inline]
    const fn one_in(half: usize) -> u64 {
        1 << IN_ALL | (1 - half as u64) << IN_FIRST
    }

    /// The places of the cards, to be emptied one by one.
    #[inline]
    pub(crate) const fn places(self) -> Places {
        let [first, second] = self.bits();
        Places { first, second, in_first: (self.0[1] >> IN_FIRST & 0xff) as u32 }
    }

    /// The cards as bits: for hashing.
    pub const fn bits(self) -> [u64; 2] {
        [self.0[0], self.0[1] & ((1 << IN_FIRST) - 1)]
    }
}

/// The places of a deck that still hold a card, in two halves.
///
/// Of equal cards any one is removed, not just the highest: what remains is a deck only in number.
#[derive(Clone, Copy)]
pub(crate) struct Places {
    first: u64,
    second: u64,
    in_first: u32,
}

impl Places {
    /// Removes the card that `rank` others lie before, counting every copy.
    #[inline]
    pub fn remove(&mut self, rank: u32) -> Card {
        const AT: [Card; 128] = {
            let mut at = [Card::MERCHANT; 128];
            let mut place = 0;
            let mut bit = 0;
            while place < 24 {
                let mut copy = 0;
                while copy < COPIES[place % 4] {
                    at[bit] = Card(place as u8);
                    bit += 1;
                    copy += 1;
                }
                place += 1;
            }
            at
        };
        // Sums instead of branches, because nobody can foresee the half.
        let beyond = u32::from(rank >= self.in_first);
        let half = if beyond == 1 { self.second } else { self.first };
        let bit = nth_bit(half, rank - self.in_first * beyond);
        self.first &= !(u64::from(1 - beyond) << bit);
        self.second &= !(u64::from(beyond) << bit);
        self.in_first -= 1 - beyond;
        AT[(beyond * 64 + bit) as usize & 127]
    }
}

impl Card {
    /// The half of a [`Deck`] and the bits in it where the copies of this card lie.
    #[inline]
    const fn run(self) -> (usize, u64) {
        const WITHIN: [u8; 4] = [0, 6, 11, 14];
        const RUNS: [(usize, u64); 32] = {
            let mut runs = [(1, 0xffff << 32); 32];
            let mut place = 0;
            while place < 24 {
                let first = (place / 4) * 16 + WITHIN[place % 4] as usize;
                runs[place] = (first / 64, ((1 << COPIES[place % 4]) - 1) << (first % 64));
                place += 1;
            }
            runs
        };
        RUNS[(self.0 & 31) as usize]
    }

    /// The card whose count within [`Cards`] has this bit.
    #[inline]
    const fn at_shift(bit: u32) -> Card {
        const AT: [Card; 64] = {
            let mut at = [Card::MERCHANT; 64];
            let mut place = 0;
            while place < 24 {
                let card = Card(place);
                let mut bits = card.width();
                let mut bit = card.shift() as usize;
                while bits != 0 {
                    at[bit] = card;
                    bits >>= 1;
                    bit += 1;
                }
                place += 1;
            }
            at
        };
        AT[(bit & 63) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_count_has_its_own_bits() {
        let mut all = 0u64;
        for card in Card::all() {
            let bits = card.width() << card.shift();
            assert_eq!(all & bits, 0, "{card}");
            all |= bits;
            assert!(card.width() >= u64::from(card.copies().min(15)), "{card}");
        }
        assert_eq!(all, u64::MAX);
    }

    #[test]
    fn a_full_deck_holds_every_copy_of_every_card() {
        assert_eq!(Deck::FULL.len(), 112);
        for card in Card::all() {
            assert_eq!(Deck::FULL.count(card), u32::from(card.copies()), "{card}");
        }
        let counted = (0..112).fold([0u8; 25], |mut counts, rank| {
            counts[usize::from(Deck::FULL.places().remove(rank).place())] += 1;
            counts
        });
        let mut places = Deck::FULL.places();
        let drawn = (0..112).rev().map(|rank| places.remove(rank / 2).place());
        assert_eq!(
            drawn.fold([0; 25], |mut counts, place| {
                counts[usize::from(place)] += 1;
                counts
            }),
            counted
        );
        assert!(Card::all().all(|card| counted[usize::from(card.place())] == card.copies()));
    }

    #[test]
    fn different_cards_count_once() {
        for card in Card::all() {
            for count in 1..=card.copies().min(15) {
                let cards: Cards = std::iter::repeat_n(card, count.into()).collect();
                assert_eq!(cards.different(), Cards::one(card), "{count} {card}");
                let with_all = Card::all().filter(|&other| other != card).collect::<Cards>();
                let cards = cards.plus(with_all);
                assert_eq!(cards.different(), Card::all().collect(), "{count} {card}");
                assert!((0..25).map(|rank| cards.nth_different(rank)).eq(Card::all()));
            }
        }
    }

    #[test]
    fn kinds_are_found_by_any_of_their_cards() {
        for card in Card::all() {
            let cards = Cards::some(card, card.copies().min(15));
            assert_eq!(cards.kinds(), 1 << card.kind() as u8, "{card}");
            for other in Card::all() {
                let both = Cards::one(card).kinds() | Cards::one(other).kinds();
                if other != card {
                    assert_eq!(cards.plus(Cards::one(other)).kinds(), both, "{card} {other}");
                }
            }
        }
        assert_eq!(Card::all().collect::<Cards>().kinds(), 0x7f);
    }

    #[test]
    fn what_cards_have_in_common_is_counted_card_by_card() {
        for card in Card::all() {
            let most = card.copies().min(15);
            let rest: Cards = Card::all().filter(|&other| other != card).collect();
            for (count, other) in (0..=most).flat_map(|a| (0..=most).map(move |b| (a, b))) {
                let (some, others) = (Cards::some(card, count), Cards::some(card, other));
                let common = Cards::some(card, count.min(other));
                assert_eq!(some.common(others), common, "{card}");
                assert_eq!(some.plus(rest).common(others), common, "{card}");
                assert_eq!(some.common(others.plus(rest)), common, "{card}");
                assert_eq!(some.plus(rest).common(others.plus(rest)), common.plus(rest), "{card}");
            }
        }
    }

    #[test]
    fn cards_are_counted_and_compared_one_by_one() {
        for card in Card::all() {
            let most = card.copies().min(13);
            let cards: Cards = std::iter::repeat_n(card, most.into()).collect();
            assert_eq!(cards.count(card), u32::from(most));
            assert_eq!(cards.len(), u32::from(most));
            assert_eq!(cards.value(), u32::from(most) * u32::from(card.value()));
            assert!(cards.include(cards) && cards.include(Cards::one(card)));
            assert!(!cards.minus(Cards::one(card)).include(cards));
            for other in Card::all().filter(|&other| other != card) {
                assert!(!cards.include(Cards::one(other)));
            }
        }
    }
}
