//! What all three games share unchanged: seats, money, undrawn tiles, whose turn it is.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The most seats any of the games has.
pub const MOST_SEATS: usize = 6;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Seat(u8);

impl Seat {
    /// The first seat: the Medici in the game for two.
    pub const ZERO: Seat = Seat(0);
    /// The second seat: the Strozzi in the game for two.
    pub const ONE: Seat = Seat(1);

    /// Seat number `number` of a table for `players`, if there is one.
    pub fn new(number: u32, players: Players) -> Option<Seat> {
        (number < u32::from(players.0)).then_some(Seat(number as u8))
    }

    /// The seat's number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour on the left: the next seat clockwise.
    #[must_use]
    pub const fn left(self, players: Players) -> Seat {
        let next = self.0 + 1;
        if next >= players.0 { Seat(0) } else { Seat(next) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// How many sit at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Players(u8);

impl Players {
    /// The game for two.
    pub const TWO: Players = Players(2);
    /// As many as sit at the largest table.
    pub const MOST: Players = Players(MOST_SEATS as u8);

    /// `count` players, if `range` (a game's lowest and highest number) allows it.
    ///
    /// # Errors
    /// Names the range when the count lies outside it.
    pub fn within(count: u32, range: (u8, u8)) -> Result<Players, WrongPlayers> {
        let most = u32::from(range.1).min(MOST_SEATS as u32);
        if (u32::from(range.0)..=most).contains(&count) {
            Ok(Players(count as u8))
        } else {
            Err(WrongPlayers { count, range })
        }
    }

    /// The number as an integer.
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// Every seat in order.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..self.0).map(Seat)
    }

    /// All seats as a set.
    pub const fn all(self) -> SeatSet {
        SeatSet((1 << self.0) - 1)
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A number of players that the game is not made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongPlayers {
    /// The number asked for.
    pub count: u32,
    /// The lowest and the highest number that the game is made for.
    pub range: (u8, u8),
}

impl fmt::Display for WrongPlayers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WrongPlayers { count, range: (low, high) } = self;
        if low == high {
            write!(f, "the game is for {low} players, not for {count}")
        } else {
            write!(f, "the game is for {low} to {high} players, not for {count}")
        }
    }
}

impl std::error::Error for WrongPlayers {}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The set and that seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without that seat.
    #[must_use]
    pub const fn except(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The set without the members of the other.
    #[must_use]
    pub const fn without(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// How many seats there are in it.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest seat in it.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The next seat of the set clockwise after this one, or the same one if it is alone; the set is
    /// not empty.
    #[inline]
    pub(crate) const fn first_after(self, seat: Seat) -> Seat {
        let later = self.0 & (u8::MAX << 1 << seat.0);
        let candidates = if later == 0 { self.0 } else { later };
        debug_assert!(candidates != 0);
        Seat(candidates.trailing_zeros() as u8)
    }

    /// The seat that `rank` others of the set lie before.
    pub(crate) fn nth(self, rank: u32) -> Seat {
        Seat(nth_bit(self.0.into(), rank) as u8)
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MOST_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }

    /// The set as bits, seat 0 lowest: for hashing.
    pub const fn bits(self) -> u8 {
        self.0
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

/// One value for each seat. Places beyond the table's last seat keep the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct BySeat<T>([T; MOST_SEATS]);

impl<T> BySeat<T> {
    /// The values of the first seats, as many as there are players.
    pub fn of(&self, players: Players) -> &[T] {
        &self.0[..players.count()]
    }

    /// The seats whose value passes the test.
    ///
    /// Tests the places beyond the last seat as well and then leaves them out: a fixed number of
    /// steps is faster than a loop whose end the processor cannot foresee.
    #[inline]
    pub(crate) fn seats_where(&self, players: Players, test: impl Fn(&T) -> bool) -> SeatSet {
        let mut bits = 0;
        for (seat, value) in self.0.iter().enumerate() {
            bits |= u8::from(test(value)) << seat;
        }
        SeatSet(bits & players.all().0)
    }

    /// The values of the first seats, to be changed.
    pub fn of_mut(&mut self, players: Players) -> &mut [T] {
        &mut self.0[..players.count()]
    }
}

impl<T: Default> BySeat<T> {
    /// What the function gives for every seat at the table.
    pub fn from_fn(players: Players, mut value: impl FnMut(Seat) -> T) -> BySeat<T> {
        let mut values = BySeat(std::array::from_fn(|_| T::default()));
        for seat in players.seats() {
            values[seat] = value(seat);
        }
        values
    }
}

impl<T: Copy + Default> BySeat<T> {
    /// The same value for every seat at the table.
    pub fn all(players: Players, value: T) -> BySeat<T> {
        let mut values = BySeat::default();
        values.of_mut(players).fill(value);
        values
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who has to do something before the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToAct {
    /// Nobody: a tile, a card or a first player has to be drawn.
    Chance,
    /// This seat has a choice.
    Player(Seat),
    /// Nobody: the game is over.
    Over,
}

impl ToAct {
    /// Why this seat may not move, if it is not the one to act.
    pub(crate) fn out_of_turn(self, seat: Seat) -> Option<OutOfPlace> {
        match self {
            ToAct::Over => Some(OutOfPlace::Over),
            ToAct::Chance => Some(OutOfPlace::DrawAwaited),
            ToAct::Player(turn) if turn != seat => Some(OutOfPlace::NotYourTurn { seat, turn }),
            ToAct::Player(_) => None,
        }
    }
}

/// What a laid-out position waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
pub enum Awaited {
    /// An event of chance.
    Chance {
        /// The event's word.
        chance: &'static str,
        /// Whom it is for, if it matters.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        seat: Option<Seat>,
        /// How many cards it brings, if it matters.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        cards: Option<u8>,
    },
    /// A seat's choice.
    Moves {
        /// Whose choice.
        seat: Seat,
        /// The moves in notation, numbers shortened to a range.
        moves: Vec<String>,
    },
}

impl Awaited {
    /// An event of chance of which nothing more needs to be said.
    pub(crate) const fn chance(chance: &'static str) -> Awaited {
        Awaited::Chance { chance, seat: None, cards: None }
    }
}

/// Something was done by or to the wrong one: the same in every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutOfPlace {
    /// Nothing happens after the end.
    Over,
    /// A player moves while a draw is awaited.
    DrawAwaited,
    /// Something is drawn while a player has the choice.
    MoveAwaited(Seat),
    /// Another seat has the choice.
    NotYourTurn {
        /// Who moved.
        seat: Seat,
        /// Who should have.
        turn: Seat,
    },
}

impl fmt::Display for OutOfPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OutOfPlace::Over => write!(f, "the game is over"),
            OutOfPlace::DrawAwaited => write!(f, "nobody moves before the next draw"),
            OutOfPlace::MoveAwaited(turn) => {
                write!(f, "nothing is drawn now: seat {turn} is to move")
            }
            OutOfPlace::NotYourTurn { seat, turn } => {
                write!(f, "it is not seat {seat}'s turn: seat {turn} is to move")
            }
        }
    }
}

/// An amount of money as a player says it, however large: only what is legal becomes money of a
/// position, which is kept as small as the game allows.
pub type Florins = u32;

/// A run of whole numbers from `low` to `high`, both included: the bids or prices open to a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Amounts {
    /// The lowest of them.
    pub low: Florins,
    /// The highest of them.
    pub high: Florins,
}

impl Amounts {
    /// Whether the amount lies between them.
    #[inline]
    pub const fn contains(self, amount: Florins) -> bool {
        self.low <= amount && amount <= self.high
    }

    /// How many numbers there are.
    #[inline]
    pub const fn len(self) -> u32 {
        if self.high < self.low { 0 } else { self.high - self.low + 1 }
    }

    /// Whether there is no such number.
    pub const fn is_empty(self) -> bool {
        self.high < self.low
    }
}

impl fmt::Display for Amounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.low == self.high {
            write!(f, "{}", self.low)
        } else {
            write!(f, "{}..{}", self.low, self.high)
        }
    }
}

/// The kind of thing a [`Bag`] holds: each piece has its own place, equal ones lie side by side.
pub trait Piece: Copy + Eq + 'static {
    /// For each of the game's pieces, at most 56, the first place of those equal to it.
    const FIRST: &'static [u8];

    /// The places of the pieces equal to the one at each place, as bits.
    const EQUALS: [u64; 64] = equals(Self::FIRST);

    /// The piece whose first place this is.
    fn at(first: u8) -> Self;

    /// The first place of the pieces equal to this one.
    fn place(self) -> u8;
}

const fn equals(first: &[u8]) -> [u64; 64] {
    let mut equals = [0; 64];
    let mut place = 0;
    while place < first.len() {
        equals[first[place] as usize] |= 1 << place;
        place += 1;
    }
    equals
}

/// The first places of tiles that come in goods of so many, the last two of them equal, and then
/// as gold.
pub(crate) const fn first_places<const ALL: usize>(per_good: u8, gold: u8) -> [u8; ALL] {
    let mut first = [gold; ALL];
    let mut place = 0;
    while place < gold {
        let is_second = place % per_good == per_good - 1;
        first[place as usize] = if is_second { place - 1 } else { place };
        place += 1;
    }
    first
}

/// Undrawn tiles: a multiset. There is no order, so none can leak.
///
/// One bit a tile, and of equal tiles the lowest bits remain: equal bags are equal numbers. The
/// top byte holds the number of tiles, which is asked for at every draw.
#[derive(PartialEq, Eq, Hash)]
pub struct Bag<T>(u64, std::marker::PhantomData<T>);

/// Where the number of tiles lies within a [`Bag`].
const COUNT: u32 = 56;

impl<T> Clone for Bag<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Bag<T> {}

impl<T: Piece> Bag<T> {
    /// All tiles of the game.
    #[must_use]
    pub const fn full() -> Bag<T> {
        let all = T::FIRST.len();
        Bag(((1 << all) - 1) | ((all as u64) << COUNT), std::marker::PhantomData)
    }

    /// How many tiles are undrawn.
    #[inline]
    pub const fn len(self) -> u32 {
        (self.0 >> COUNT) as u32
    }

    /// Whether everything has been drawn.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Where tiles equal to this one may lie.
    #[inline]
    fn equal(tile: T) -> u64 {
        T::EQUALS[usize::from(tile.place() & 63)]
    }

    /// How many tiles equal to this one are undrawn.
    pub fn count(self, tile: T) -> u32 {
        (self.0 & Self::equal(tile)).count_ones()
    }

    /// Whether one is left.
    #[inline]
    pub fn contains(self, tile: T) -> bool {
        self.0 & Self::equal(tile) != 0
    }

    /// Draws one such tile, if there is one.
    #[inline]
    #[must_use]
    pub fn take(&mut self, tile: T) -> bool {
        let left = self.0 & Self::equal(tile);
        if left == 0 {
            return false;
        }
        self.0 ^= 1 << left.ilog2();
        self.0 -= 1 << COUNT;
        true
    }

    /// The tile that `rank` others lie before, counting every copy; there have to be so many.
    #[inline]
    pub(crate) fn nth(self, rank: u32) -> T {
        debug_assert!(rank < self.len());
        T::at(T::FIRST[nth_bit(self.0, rank) as usize])
    }

    /// Each different tile with its number of copies, in the order of the notation.
    pub fn kinds(self) -> impl Iterator<Item = (T, u32)> {
        let first = (0..).zip(T::FIRST).filter(|(place, first)| place == *first);
        let counted = first.map(move |(place, _)| (T::at(place), self.count(T::at(place))));
        counted.filter(|&(_, count)| count > 0)
    }

    /// Every tile, copies included, in the order of the notation.
    pub fn iter(self) -> impl Iterator<Item = T> {
        self.kinds().flat_map(|(tile, count)| std::iter::repeat_n(tile, count as usize))
    }

    /// The undrawn tiles as bits: for hashing.
    pub const fn bits(self) -> u64 {
        self.0 & ((1 << COUNT) - 1)
    }
}

impl<T: Piece + fmt::Debug> fmt::Debug for Bag<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A short list of tiles or cards in the order they came: a lot, the holds of a ship.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Row<T, const MOST: usize> {
    items: [T; MOST],
    count: u8,
}

impl<T: Copy + Default, const MOST: usize> Row<T, MOST> {
    /// How many there is place for.
    pub const MOST: u8 = MOST as u8;

    /// Those in place, in order.
    #[inline]
    pub fn items(&self) -> &[T] {
        &self.items[..usize::from(self.count)]
    }

    /// Every place with whether it is taken: for loops that always take the same number of steps.
    #[inline]
    pub(crate) fn places(&self) -> impl Iterator<Item = (T, bool)> {
        let count = usize::from(self.count);
        self.items.iter().enumerate().map(move |(place, &item)| (item, place < count))
    }

    /// How many there are.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.count
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The row with one more at its end; there has to be place.
    ///
    /// Every place is written, so that the row can stay in registers: written to memory at one
    /// place and read back whole it would stall the processor.
    #[inline]
    #[must_use]
    pub(crate) fn and(self, item: T) -> Self {
        let mut items = self.items;
        for (place, kept) in items.iter_mut().enumerate() {
            *kept = if place == usize::from(self.count) { item } else { *kept };
        }
        assert!(self.count < Self::MOST, "there is no place for one more");
        Row { items, count: self.count + 1 }
    }

    /// Puts one more at the end; there has to be place.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        self.items[usize::from(self.count)] = item;
        self.count += 1;
    }
}

impl<T: Copy + Default, const MOST: usize> Default for Row<T, MOST> {
    /// Nothing yet. Empty places always hold the same, so that equal rows are equal bytes.
    fn default() -> Self {
        Row { items: [T::default(); MOST], count: 0 }
    }
}

impl<T: Copy + Default, const MOST: usize> FromIterator<T> for Row<T, MOST> {
    /// # Panics
    /// When there is no place for so many.
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut row = Row::default();
        for item in items {
            row.push(item);
        }
        row
    }
}

impl<T: Copy + Default + fmt::Debug, const MOST: usize> fmt::Debug for Row<T, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.items().fmt(f)
    }
}

/// The position of the set bit that has `rank` set bits below it.
///
/// Counts the bits of all bytes at once, finds the byte, and looks the bit up in it: no loop whose
/// end the processor would have to guess. With such a loop an event of Medici takes a third longer.
#[inline]
pub(crate) fn nth_bit(bits: u64, rank: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = 0x8080_8080_8080_8080;
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // In each byte, how many bits there are in it and below it.
    let up_to = bytes.wrapping_mul(ONES);
    // A byte's top bit is set where all of its bits are still too low.
    let too_low = (((u64::from(rank) * ONES) | TOPS) - up_to) & TOPS;
    let byte = (((too_low >> 7).wrapping_mul(ONES) >> 56) as u32 * 8) & 0x38;
    let below = (up_to << 8 >> byte & 0xff) as u32;
    byte + u32::from(NTH_IN_BYTE[(bits >> byte & 0xff) as usize][((rank - below) & 7) as usize])
}

/// For every byte the positions of its set bits.
const NTH_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        let mut rank = 0;
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][rank] = bit;
                rank += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_bit_finds_every_set_bit() {
        for bits in [1u64, 0b1010, u64::MAX, 0x8000_0000_0000_0001, 0xf0f0_1234_5678_9abc, 1 << 63]
        {
            let expected = (0..64).filter(|&bit| bits >> bit & 1 == 1);
            for (rank, bit) in expected.enumerate() {
                assert_eq!(nth_bit(bits, rank as u32), bit, "bit {rank} of {bits:x}");
            }
        }
    }

    #[test]
    fn seats_go_round_clockwise() {
        let players = Players::within(4, (3, 6)).unwrap();
        assert_eq!(Seat(2).left(players), Seat(3));
        assert_eq!(Seat(3).left(players), Seat(0));
        let some: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
        assert_eq!([0, 1, 2, 3].map(|seat| some.first_after(Seat(seat)).0), [2, 2, 0, 0]);
    }

    #[test]
    fn no_table_has_more_than_six_seats() {
        assert!(Players::within(7, (0, 255)).is_err());
    }
}
