//! What chance may bring, and how often.

use super::{Byzanz, Card, Cards, DEALT, Deck, Outcome, Phase};
use crate::game::{Outcomes, Weight};
use crate::table::{Seat, SeatSet};

/// What chance may bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draws {
    /// Chance is not awaited.
    Nothing,
    /// One of these begins the first auction.
    First(SeatSet, Deck),
    /// The seat is dealt four of these cards; their order means nothing.
    Deal(Seat, Deck),
    /// So many of these cards are turned up, in this order.
    Lot(u8, Deck),
}

impl Byzanz {
    #[inline]
    pub(super) fn draws(&self) -> Draws {
        match self.phase {
            Phase::First => Draws::First(self.players.all(), self.unseen),
            Phase::Deal { seat, .. } => Draws::Deal(seat, self.unseen),
            Phase::Lot { .. } => Draws::Lot(self.top_offer(), self.unseen),
            _ => Draws::Nothing,
        }
    }
}

impl Draws {
    /// What is unseen after this outcome; none if it cannot happen.
    #[inline]
    pub(super) fn after(&self, outcome: &Outcome) -> Option<Deck> {
        match (self, outcome) {
            (Draws::First(seats, deck), Outcome::First(seat)) => {
                seats.contains(*seat).then_some(*deck)
            }
            (Draws::Deal(to, deck), Outcome::Deal(seat, cards)) => {
                (seat == to && cards.len() == DEALT).then(|| deck.without(cards.iter())).flatten()
            }
            (Draws::Lot(count, deck), Outcome::Lot(lot)) => {
                (lot.len() == *count).then(|| deck.without(lot.items().iter().copied())).flatten()
            }
            _ => None,
        }
    }
}

impl Deck {
    #[inline]
    fn without(mut self, mut cards: impl Iterator<Item = Card>) -> Option<Deck> {
        cards.all(|card| self.take(card)).then_some(self)
    }

    /// Cards one after the other, as the die decides, each equally likely.
    ///
    /// # Panics
    /// When there are no more.
    #[inline]
    pub fn draw(self, die: &mut impl FnMut(u32) -> u32) -> impl Iterator<Item = Card> {
        let mut left = self.len();
        let mut places = self.places();
        std::iter::from_fn(move || {
            let card = places.remove(die(left));
            left -= 1;
            Some(card)
        })
    }
}

impl Outcomes for Draws {
    type Outcome = Outcome;

    /// A deal is a choice of four of the cards, a lot a sequence of them.
    fn total(&self) -> Weight {
        match self {
            Draws::Nothing => 0,
            Draws::First(seats, _) => seats.len().into(),
            Draws::Deal(_, deck) => choose(deck.len(), DEALT),
            Draws::Lot(count, deck) => sequences(deck.len(), u32::from(*count)),
        }
    }

    fn contains(&self, outcome: &Outcome) -> bool {
        self.after(outcome).is_some()
    }

    fn iter(&self) -> impl Iterator<Item = (Outcome, Weight)> {
        let (seats, deal, lot) = match *self {
            Draws::Nothing => (SeatSet::NONE, None, None),
            Draws::First(seats, _) => (seats, None, None),
            Draws::Deal(seat, deck) => (SeatSet::NONE, Some((seat, deck)), None),
            Draws::Lot(count, deck) => (SeatSet::NONE, None, Some((count, deck))),
        };
        let firsts = seats.iter().map(|seat| (Outcome::First(seat), 1));
        let deals = deal.into_iter().flat_map(|(seat, deck)| deals(seat, deck));
        let lots = lot.into_iter().flat_map(|(count, deck)| lots(count, deck));
        firsts.chain(deals).chain(lots)
    }

    #[inline]
    fn draw(&self, die: &mut impl FnMut(u32) -> u32) -> Outcome {
        match *self {
            Draws::First(seats, _) => Outcome::First(seats.nth(die(seats.len()))),
            Draws::Deal(seat, deck) => {
                Outcome::Deal(seat, deck.draw(die).take(DEALT as usize).collect())
            }
            Draws::Lot(count, deck) => {
                Outcome::Lot(deck.draw(die).take(usize::from(count)).collect())
            }
            Draws::Nothing => panic!("chance is not awaited"),
        }
    }
}

/// Every different hand of four with the number of ways to draw it.
fn deals(seat: Seat, deck: Deck) -> impl Iterator<Item = (Outcome, Weight)> {
    Sequences::<4>::new(DEALT as usize).filter(|cards| cards.is_sorted()).filter_map(move |cards| {
        deck.without(cards.into_iter())?;
        let cards: Cards = cards.into_iter().collect();
        let ways = cards.each().map(|(card, count)| choose(deck.count(card), count)).product();
        Some((Outcome::Deal(seat, cards), ways))
    })
}

/// Every different sequence of so many cards with the number of ways to draw it.
fn lots(count: u8, deck: Deck) -> impl Iterator<Item = (Outcome, Weight)> {
    let count = usize::from(count);
    Sequences::<6>::new(count).filter_map(move |cards| {
        let mut deck = deck;
        let mut ways = 1;
        for &card in &cards[..count] {
            ways *= Weight::from(deck.count(card));
            if !deck.take(card) {
                return None;
            }
        }
        let lot = cards[..count].iter().copied().collect();
        Some((Outcome::Lot(lot), ways))
    })
}

/// Every sequence of so many cards, whether the deck has them or not; places beyond stay the same.
struct Sequences<const MOST: usize> {
    next: Option<[u8; MOST]>,
    count: usize,
}

impl<const MOST: usize> Sequences<MOST> {
    fn new(count: usize) -> Self {
        Sequences { next: Some([0; MOST]), count }
    }
}

impl<const MOST: usize> Iterator for Sequences<MOST> {
    type Item = [Card; MOST];

    fn next(&mut self) -> Option<[Card; MOST]> {
        let places = self.next?;
        let mut following = places;
        let last = (0..self.count).rev().find(|&at| places[at] + 1 < Card::DIFFERENT);
        self.next = last.map(|at| {
            following[at] += 1;
            following[at + 1..self.count].fill(0);
            following
        });
        Some(places.map(Card::at_place))
    }
}

/// In how many orders so many cards can be drawn.
fn sequences(cards: u32, drawn: u32) -> Weight {
    (0..drawn).map(|before| Weight::from(cards.saturating_sub(before))).product()
}

/// In how many ways so many cards can be chosen.
fn choose(cards: u32, chosen: u32) -> Weight {
    sequences(cards, chosen) / sequences(chosen, chosen)
}
