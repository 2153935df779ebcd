//! What the notation of all games shares: words, numbers, and what is wrong with them.

use std::fmt;

use crate::table::{Players, Seat};

/// The words of a line, separated by blanks.
#[derive(Clone)]
pub struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    /// The words of this text.
    pub fn of(text: &'a str) -> Words<'a> {
        Words(text.trim_matches(BLANKS))
    }

    /// The next word, which has to be there.
    ///
    /// # Errors
    /// When there is none; `wanted` says what it should have been.
    pub fn need(&mut self, wanted: Wanted) -> Result<&'a str, Unreadable> {
        self.next().ok_or(Unreadable::Missing(wanted))
    }

    /// What follows, as it is written.
    pub const fn rest(&self) -> &'a str {
        self.0
    }

    /// Nothing may follow.
    ///
    /// # Errors
    /// When something does.
    pub fn end(mut self) -> Result<(), Unreadable> {
        self.next().map_or(Ok(()), |word| Err(Unreadable::Trailing(quoted(word))))
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        if self.0.is_empty() {
            return None;
        }
        let (word, rest) = self.0.split_once(BLANKS).unwrap_or((self.0, ""));
        self.0 = rest.trim_start_matches(BLANKS);
        Some(word)
    }
}

const BLANKS: [char; 2] = [' ', '\t'];

/// A word as it is repeated in a message: short, and harmless to a terminal.
pub(crate) fn quoted(word: &str) -> String {
    shown(word, 24)
}

/// Text from outside as it is shown on one line: control characters escaped, at most so many
/// characters, the rest as an ellipsis.
pub(crate) fn shown(text: &str, most: usize) -> String {
    let mut shown = String::new();
    for (count, letter) in text.chars().enumerate() {
        if count == most {
            shown.push('…');
            break;
        }
        // Tabs may separate words. The other controls, the separators that some programs take for
        // line ends, and marks that turn the direction of writing could break the line or the
        // terminal.
        let troubles = letter.is_control() || TROUBLES.contains(&letter);
        if letter != '\t' && troubles {
            shown.extend(letter.escape_unicode());
        } else {
            shown.push(letter);
        }
    }
    shown
}

/// So many of something, in English.
pub(crate) fn counted(count: impl Into<u32>, thing: &str) -> String {
    let count = count.into();
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

/// What is not a control character and still breaks a line or hides what is written.
const TROUBLES: [char; 14] = [
    '\u{200e}', '\u{200f}', '\u{2028}', '\u{2029}', '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}',
    '\u{202e}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}', '\u{feff}',
];

/// What a word should have been.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Wanted {
    Move,
    Seat,
    Tile,
    Card,
    Kind,
    Bid,
    Price,
    Ship,
    Harbour,
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Wanted::Move => "a move",
            Wanted::Seat => "a seat",
            Wanted::Tile => "a tile",
            Wanted::Card => "a card",
            Wanted::Kind => "a kind of goods",
            Wanted::Bid => "a bid",
            Wanted::Price => "a price",
            Wanted::Ship => "a ship",
            Wanted::Harbour => "a harbour",
        })
    }
}

/// What would have been right instead of a word that is not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Known {
    MediciMoves,
    MediciLines,
    MediciTiles,
    StrozziMoves,
    StrozziLines,
    StrozziTiles,
    StrozziShips,
    StrozziHarbours,
    ByzanzMoves,
    ByzanzLines,
    ByzanzCards,
    ByzanzKinds,
}

impl fmt::Display for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Known::MediciMoves => "a move is draw, offer, bid or pass",
            Known::MediciLines => "a line begins with a seat, first or tile",
            Known::MediciTiles => "tiles are C, F, G, D or S with a value from 0 to 5, and Au",
            Known::StrozziMoves => "a move is draw, price, buy, refuse, load or discard",
            Known::StrozziLines => "a line begins with a seat or tile",
            Known::StrozziTiles => "tiles are C, F, S or D with a value from 0 to 4, and Au",
            Known::StrozziShips => "ships are 3, 4 and 5",
            Known::StrozziHarbours => "harbours are A, B and C",
            Known::ByzanzMoves => "a move is bid, pass, give, take, sell, drop or done",
            Known::ByzanzLines => "a line begins with a seat, first, deal or lot",
            Known::ByzanzCards => "cards are C, G, O, S, V or W with a value from 1 to 4, and M",
            Known::ByzanzKinds => "kinds are C, G, O, S, V, W and M",
        })
    }
}

/// How many cards a list should have had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum CardCount {
    Bid,
    Set,
    Deal,
    Lot,
}

impl fmt::Display for CardCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CardCount::Bid => "a bid has one to seven cards",
            CardCount::Set => "a set has three cards",
            CardCount::Deal => "everybody is dealt four cards",
            CardCount::Lot => "a lot has one to six cards",
        })
    }
}

/// A piece of goods as it is written: the letter of the kind and a value of one digit.
pub(crate) fn letter_and_value(word: &str) -> Option<(char, u8)> {
    match word.as_bytes() {
        &[letter, digit @ b'0'..=b'9'] => Some((char::from(letter), digit - b'0')),
        _ => None,
    }
}

/// Why words are not an event of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// The first word is none of those the game knows.
    UnknownWord {
        /// What was written.
        word: String,
        /// What would have been right.
        known: Known,
    },
    /// A word is missing.
    Missing(Wanted),
    /// A word is not what should stand there.
    Not {
        /// What should stand there.
        wanted: Wanted,
        /// What was written.
        word: String,
        /// What would have been right.
        known: Known,
    },
    /// Not a plain decimal number of at most nine digits.
    BadNumber(String),
    /// The table has no such seat.
    NoSuchSeat {
        /// What was written.
        number: u32,
        /// How many seats there are.
        players: Players,
    },
    /// Something follows where the line should end.
    Trailing(String),
    /// A list of the wrong number of cards.
    WrongCount {
        /// How many cards the event has.
        wanted: CardCount,
        /// How many were written.
        found: usize,
    },
    /// More equal cards than the game has.
    TooManyAlike {
        /// The card.
        card: String,
        /// How many of it the game has.
        copies: u32,
    },
}

impl Unreadable {
    /// The first word is none of those the game knows.
    pub(crate) fn unknown(word: &str, known: Known) -> Unreadable {
        Unreadable::UnknownWord { word: quoted(word), known }
    }

    /// A word is not what should stand there.
    pub(crate) fn not(wanted: Wanted, word: &str, known: Known) -> Unreadable {
        Unreadable::Not { wanted, word: quoted(word), known }
    }
}

impl std::error::Error for Unreadable {}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::UnknownWord { word, known } => {
                write!(f, "‘{word}’ is not known here: {known}")
            }
            Unreadable::Missing(wanted) => write!(f, "{wanted} is missing"),
            Unreadable::Not { wanted, word, known } => {
                write!(f, "‘{word}’ is not {wanted}: {known}")
            }
            Unreadable::BadNumber(word) => write!(
                f,
                "‘{word}’ is not a whole number (digits only, no leading zero, at most nine)"
            ),
            Unreadable::NoSuchSeat { number, players } => {
                let last = players.count() - 1;
                write!(f, "there is no seat {number}: the seats are 0 to {last}")
            }
            Unreadable::Trailing(word) => write!(f, "nothing may follow here, but ‘{word}’ does"),
            Unreadable::WrongCount { wanted, found } => {
                write!(f, "{wanted}, not {found}")
            }
            Unreadable::TooManyAlike { card, copies } => {
                write!(f, "the game has only {} {card}", counted(*copies, "card"))
            }
        }
    }
}

/// Reads a plain decimal number: digits only, no leading zero, at most nine of them.
///
/// # Errors
/// When it is anything else.
pub fn read_number(word: &str) -> Result<u32, Unreadable> {
    let plain = (1..=9).contains(&word.len())
        && word.bytes().all(|byte| byte.is_ascii_digit())
        && (word.len() == 1 || !word.starts_with('0'));
    plain.then(|| word.parse().ok()).flatten().ok_or_else(|| Unreadable::BadNumber(quoted(word)))
}

/// Reads a seat of this table.
///
/// # Errors
/// When it is not a number, or there is no such seat.
pub fn read_seat(word: &str, players: Players) -> Result<Seat, Unreadable> {
    let number = read_number(word)?;
    Seat::new(number, players).ok_or(Unreadable::NoSuchSeat { number, players })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_plain_decimal() {
        for (word, number) in [("0", 0), ("7", 7), ("42", 42), ("999999999", 999_999_999)] {
            assert_eq!(read_number(word), Ok(number));
        }
        for word in ["", "-1", "+1", "01", "00", "1.0", "1e3", "٣", "1000000000", "0x1", " 1"] {
            assert_eq!(read_number(word), Err(Unreadable::BadNumber(word.into())));
        }
    }

    #[test]
    fn words_are_separated_by_spaces_and_tabs_only() {
        let words: Vec<_> = Words::of(" \ta  b\tc\u{a0}d \t").collect();
        assert_eq!(words, ["a", "b", "c\u{a0}d"]);
    }

    #[test]
    fn what_is_shown_stays_on_one_line() {
        assert_eq!(shown("a\tb\r\u{1b}[2J\u{2028}", 99), "a\tb\\u{d}\\u{1b}[2J\\u{2028}");
        assert_eq!(shown("\u{202e}\u{feff}é", 99), "\\u{202e}\\u{feff}é");
        assert_eq!(shown("abcdef", 3), "abc…");
    }
}
