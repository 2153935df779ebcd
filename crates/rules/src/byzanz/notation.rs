//! Cards, moves and draws as they are written.

use std::fmt;

use super::{Card, Cards, DEALT, Deck, HAND_LIMIT, Kind, Lot, Move, Outcome};
use crate::notation::{CardCount, Known, Unreadable, Wanted, Words, letter_and_value, read_seat};
use crate::table::{Players, Row};

/// The letters of the kinds, in their order.
const LETTERS: [char; 7] = ['C', 'G', 'O', 'S', 'V', 'W', 'M'];

impl Kind {
    /// The kind's letter.
    pub const fn letter(self) -> char {
        LETTERS[self as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Merchant => f.write_str("M"),
            kind => write!(f, "{}{}", kind.letter(), self.value()),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(Card::all().map(|card| (card, self.count(card)))).finish()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Bid(cards) => write!(f, "bid {cards}"),
            Move::Pass => f.write_str("pass"),
            Move::Give(card) => write!(f, "give {card}"),
            Move::Take(kind) => write!(f, "take {}", kind.letter()),
            Move::Sell(set) => write!(f, "sell {set}"),
            Move::Drop(card) => write!(f, "drop {card}"),
            Move::Done => f.write_str("done"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Deal(seat, cards) => write!(f, "deal {seat} {cards}"),
            Outcome::Lot(lot) => {
                f.write_str("lot")?;
                lot.items().iter().try_for_each(|card| write!(f, " {card}"))
            }
        }
    }
}

pub(super) fn read_move(mut words: Words<'_>) -> Result<Move, Unreadable> {
    let choice = match words.need(Wanted::Move)? {
        "bid" => {
            let most = HAND_LIMIT as usize;
            return Ok(Move::Bid(read_cards(words, 1..=most, CardCount::Bid)?));
        }
        "sell" => return Ok(Move::Sell(read_cards(words, 3..=3, CardCount::Set)?)),
        "pass" => Move::Pass,
        "give" => Move::Give(read_card(words.need(Wanted::Card)?)?),
        "take" => Move::Take(read_kind(words.need(Wanted::Kind)?)?),
        "drop" => Move::Drop(read_card(words.need(Wanted::Card)?)?),
        "done" => Move::Done,
        word => return Err(Unreadable::unknown(word, Known::ByzanzMoves)),
    };
    words.end()?;
    Ok(choice)
}

pub(super) fn read_outcome(mut words: Words<'_>, players: Players) -> Result<Outcome, Unreadable> {
    match words.need(Wanted::Move)? {
        "first" => {
            let seat = read_seat(words.need(Wanted::Seat)?, players)?;
            words.end()?;
            Ok(Outcome::First(seat))
        }
        "deal" => {
            let seat = read_seat(words.need(Wanted::Seat)?, players)?;
            let four = DEALT as usize;
            let cards = read_cards(words, four..=four, CardCount::Deal)?;
            Ok(Outcome::Deal(seat, cards))
        }
        "lot" => {
            let most = usize::from(Lot::MOST);
            read_list(words, 1..=most, CardCount::Lot).map(Outcome::Lot)
        }
        word => Err(Unreadable::unknown(word, Known::ByzanzLines)),
    }
}

/// Cards whose order means nothing.
fn read_cards(
    words: Words<'_>,
    count: std::ops::RangeInclusive<usize>,
    wanted: CardCount,
) -> Result<Cards, Unreadable> {
    let list: Row<Card, 7> = read_list(words, count, wanted)?;
    let mut cards = Cards::NONE;
    for &card in list.items() {
        let copies = card.copies().into();
        if cards.count(card) == copies {
            return Err(Unreadable::TooManyAlike { card: card.to_string(), copies });
        }
        cards = cards.plus(Cards::one(card));
    }
    Ok(cards)
}

fn read_list<const MOST: usize>(
    words: Words<'_>,
    count: std::ops::RangeInclusive<usize>,
    wanted: CardCount,
) -> Result<Row<Card, MOST>, Unreadable> {
    let found = words.clone().count();
    if !count.contains(&found) {
        return Err(Unreadable::WrongCount { wanted, found });
    }
    words.map(read_card).try_fold(Row::default(), |list, card| Ok(list.and(card?)))
}

fn read_card(word: &str) -> Result<Card, Unreadable> {
    let card = match letter_and_value(word) {
        Some((letter, value)) => Kind::GOODS
            .into_iter()
            .find(|kind| kind.letter() == letter)
            .and_then(|kind| Card::new(kind, value)),
        None => (word == "M").then_some(Card::MERCHANT),
    };
    card.ok_or_else(|| Unreadable::not(Wanted::Card, word, Known::ByzanzCards))
}

fn read_kind(word: &str) -> Result<Kind, Unreadable> {
    let kind = Kind::ALL.into_iter().find(|kind| word == kind.letter().to_string());
    kind.ok_or_else(|| Unreadable::not(Wanted::Kind, word, Known::ByzanzKinds))
}
