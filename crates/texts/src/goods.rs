//! The names of goods.

use fondaco_rules::{byzanz, medici, strozzi};

use crate::{Texts, text};

impl Texts {
    /// A good of Medici.
    pub fn medici_good(&self, good: medici::Good) -> String {
        self.good(good.letter()).unwrap_or_default()
    }

    /// A good of Medici vs Strozzi.
    pub fn strozzi_good(&self, good: strozzi::Good) -> String {
        self.good(good.letter()).unwrap_or_default()
    }

    /// A kind of cards of Byzanz.
    pub fn byzanz_kind(&self, kind: byzanz::Kind) -> String {
        self.good(kind.letter()).unwrap_or_default()
    }

    /// Gold, which is a tile but no good.
    pub fn gold(&self) -> String {
        text!(self, "gold")
    }

    /// A tile or card of any game in words, from its notation: “cloth 5”. What is no notation is left
    /// as it is.
    pub fn piece(&self, notation: &str) -> String {
        let Some(letter) = notation.chars().next() else { return String::new() };
        let value = &notation[letter.len_utf8()..];
        match self.good(letter) {
            None if letter == 'A' => self.gold(),
            None => notation.to_owned(),
            Some(good) if value.is_empty() => good,
            Some(good) => format!("{good} {value}"),
        }
    }

    /// A good by its letter, which means the same in all games.
    fn good(&self, letter: char) -> Option<String> {
        Some(match letter {
            'C' => text!(self, "cloth"),
            'D' => text!(self, "dye"),
            'F' => text!(self, "fur"),
            'G' => text!(self, "grain"),
            'M' => text!(self, "merchant"),
            'O' => text!(self, "olives"),
            'S' => text!(self, "spice"),
            'V' => text!(self, "wine"),
            'W' => text!(self, "wood"),
            _ => return None,
        })
    }
}
