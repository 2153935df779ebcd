//! Tiles, moves and draws as they are written.

use std::fmt;

use super::{Good, Move, Moves, Outcome, Tile};
use crate::notation::{Known, Unreadable, Wanted, Words, letter_and_value, read_number, read_seat};
use crate::table::Players;

/// The letters of the goods, in their order.
const LETTERS: [char; 5] = ['C', 'F', 'G', 'D', 'S'];

impl Good {
    /// The good's letter.
    pub const fn letter(self) -> char {
        LETTERS[self as usize]
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.good() {
            Some(good) => write!(f, "{}{}", good.letter(), self.value()),
            None => f.write_str("Au"),
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Draw => f.write_str("draw"),
            Move::Offer => f.write_str("offer"),
            Move::Bid(amount) => write!(f, "bid {amount}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::First(seat) => write!(f, "first {seat}"),
            Outcome::Tile(tile) => write!(f, "tile {tile}"),
        }
    }
}

impl Moves {
    /// The moves as they are listed for people, amounts shortened to a range.
    pub fn listing(&self) -> Vec<String> {
        match self {
            Moves::Nothing => Vec::new(),
            Moves::DrawOrOffer => vec!["draw".into(), "offer".into()],
            Moves::BidOrPass(bids) => vec![format!("bid {bids}"), "pass".into()],
        }
    }
}

pub(super) fn read_move(mut words: Words<'_>) -> Result<Move, Unreadable> {
    let choice = match words.need(Wanted::Move)? {
        "draw" => Move::Draw,
        "offer" => Move::Offer,
        "bid" => Move::Bid(read_number(words.need(Wanted::Bid)?)?),
        "pass" => Move::Pass,
        word => return Err(Unreadable::unknown(word, Known::MediciMoves)),
    };
    words.end()?;
    Ok(choice)
}

pub(super) fn read_outcome(mut words: Words<'_>, players: Players) -> Result<Outcome, Unreadable> {
    let outcome = match words.need(Wanted::Move)? {
        "first" => Outcome::First(read_seat(words.need(Wanted::Seat)?, players)?),
        "tile" => Outcome::Tile(read_tile(words.need(Wanted::Tile)?)?),
        word => return Err(Unreadable::unknown(word, Known::MediciLines)),
    };
    words.end()?;
    Ok(outcome)
}

fn read_tile(word: &str) -> Result<Tile, Unreadable> {
    let tile = match letter_and_value(word) {
        Some((letter, value)) => Good::ALL
            .into_iter()
            .find(|good| good.letter() == letter)
            .and_then(|good| Tile::new(good, value)),
        None => (word == "Au").then_some(Tile::GOLD),
    };
    tile.ok_or_else(|| Unreadable::not(Wanted::Tile, word, Known::MediciTiles))
}
