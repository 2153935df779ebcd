//! The names of goods and harbours.

use fondaco_rules::{byzanz, medici, strozzi};

use crate::{Texts, text};

impl Texts {
    /// A good of Medici.
    pub fn medici_good(&self, good: medici::Good) -> String {
        match good {
            medici::Good::Cloth => text!(self, "cloth"),
            medici::Good::Fur => text!(self, "fur"),
            medici::Good::Grain => text!(self, "grain"),
            medici::Good::Dye => text!(self, "dye"),
            medici::Good::Spice => text!(self, "spice"),
        }
    }

    /// A good of Medici vs Strozzi.
    pub fn strozzi_good(&self, good: strozzi::Good) -> String {
        match good {
            strozzi::Good::Cloth => text!(self, "cloth"),
            strozzi::Good::Fur => text!(self, "fur"),
            strozzi::Good::Spice => text!(self, "spice"),
            strozzi::Good::Dye => text!(self, "dye"),
        }
    }

    /// A kind of cards of Byzanz.
    pub fn byzanz_kind(&self, kind: byzanz::Kind) -> String {
        match kind {
            byzanz::Kind::Cloth => text!(self, "cloth"),
            byzanz::Kind::Grain => text!(self, "grain"),
            byzanz::Kind::Olives => text!(self, "olives"),
            byzanz::Kind::Spice => text!(self, "spice"),
            byzanz::Kind::Wine => text!(self, "wine"),
            byzanz::Kind::Wood => text!(self, "wood"),
            byzanz::Kind::Merchant => text!(self, "merchant"),
        }
    }

    /// Gold, which is a tile but no good.
    pub fn gold(&self) -> String {
        text!(self, "gold")
    }

    /// A tile or card of any game in words, from its notation: “cloth 5”. The letters mean the same
    /// in all games. What is no notation is left as it is.
    pub fn piece(&self, notation: &str) -> String {
        let named = |good: String, value: &str| {
            if value.is_empty() { good } else { format!("{good} {value}") }
        };
        let Some(letter) = notation.chars().next() else { return String::new() };
        let value = &notation[letter.len_utf8()..];
        match letter {
            'A' => self.gold(),
            'C' => named(text!(self, "cloth"), value),
            'D' => named(text!(self, "dye"), value),
            'F' => named(text!(self, "fur"), value),
            'G' => named(text!(self, "grain"), value),
            'M' => named(text!(self, "merchant"), value),
            'O' => named(text!(self, "olives"), value),
            'S' => named(text!(self, "spice"), value),
            'V' => named(text!(self, "wine"), value),
            'W' => named(text!(self, "wood"), value),
            _ => notation.to_owned(),
        }
    }
}
