//! Tiles, moves and draws as they are written.

use std::fmt;

use super::legal::PRICES;
use super::{Good, Harbour, Hull, Move, Moves, Outcome, Tile};
use crate::game::Choices;
use crate::notation::{Known, Unreadable, Wanted, Words, letter_and_value, read_number};

/// The letters of the goods, in their order.
const LETTERS: [char; 4] = ['C', 'F', 'S', 'D'];

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

impl fmt::Display for Hull {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.holds().fmt(f)
    }
}

impl fmt::Display for Harbour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Draw => f.write_str("draw"),
            Move::Price(price) => write!(f, "price {price}"),
            Move::Buy => f.write_str("buy"),
            Move::Refuse => f.write_str("refuse"),
            Move::Load(hull, None) => write!(f, "load {hull}"),
            Move::Load(hull, Some(harbour)) => write!(f, "load {hull} {harbour}"),
            Move::Discard => f.write_str("discard"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Outcome::Tile(tile) = self;
        write!(f, "tile {tile}")
    }
}

impl Moves {
    /// The moves as they are listed for people, amounts shortened to a range.
    pub fn listing(&self) -> Vec<String> {
        match self {
            Moves::Price => vec![format!("price {PRICES}")],
            Moves::DrawOrPrice => vec!["draw".into(), format!("price {PRICES}")],
            _ => self.iter().map(|choice| choice.to_string()).collect(),
        }
    }
}

pub(super) fn read_move(mut words: Words<'_>) -> Result<Move, Unreadable> {
    let choice = match words.need(Wanted::Move)? {
        "draw" => Move::Draw,
        "price" => Move::Price(read_number(words.need(Wanted::Price)?)?),
        "buy" => Move::Buy,
        "refuse" => Move::Refuse,
        "load" => {
            let hull = read_hull(words.need(Wanted::Ship)?)?;
            Move::Load(hull, words.next().map(read_harbour).transpose()?)
        }
        "discard" => Move::Discard,
        word => return Err(Unreadable::unknown(word, Known::StrozziMoves)),
    };
    words.end()?;
    Ok(choice)
}

pub(super) fn read_outcome(mut words: Words<'_>) -> Result<Outcome, Unreadable> {
    let outcome = match words.need(Wanted::Move)? {
        "tile" => Outcome::Tile(read_tile(words.need(Wanted::Tile)?)?),
        word => return Err(Unreadable::unknown(word, Known::StrozziLines)),
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
    tile.ok_or_else(|| Unreadable::not(Wanted::Tile, word, Known::StrozziTiles))
}

fn read_hull(word: &str) -> Result<Hull, Unreadable> {
    let hull = Hull::ALL.into_iter().find(|hull| hull.to_string() == word);
    hull.ok_or_else(|| Unreadable::not(Wanted::Ship, word, Known::StrozziShips))
}

fn read_harbour(word: &str) -> Result<Harbour, Unreadable> {
    let harbour = Harbour::ALL.into_iter().find(|harbour| harbour.to_string() == word);
    harbour.ok_or_else(|| Unreadable::not(Wanted::Harbour, word, Known::StrozziHarbours))
}
