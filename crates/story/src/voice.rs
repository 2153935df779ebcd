//! The language and the viewpoint of a story.

use fondaco_rules::{Seat, Viewer};
use fondaco_texts::{Names, Texts, text};

/// A blank where no line ends; where it is shown it is a blank like others.
pub const TOGETHER: &str = "\u{a0}";

/// The language in which a game is told, about whom, and for whom.
#[derive(Debug)]
pub struct Voice {
    /// The language.
    pub texts: Texts,
    /// Who sits where.
    pub names: Names,
    /// Who reads it.
    pub viewer: Viewer,
}

impl Voice {
    /// A player's name as an argument of a text for a [`Page`](crate::Page), which keeps its words
    /// together.
    pub fn name(&self, seat: Seat) -> String {
        self.names.called(&self.texts, seat).replace(' ', TOGETHER)
    }

    /// A player's name where it stands alone.
    pub fn label(&self, seat: Seat) -> String {
        self.names.label(&self.texts, seat)
    }

    /// Several names: "Ann, Ben and Cem".
    pub fn list(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let mut names: Vec<_> = seats.into_iter().map(|seat| self.label(seat)).collect();
        match names.pop() {
            None => String::new(),
            Some(last) if names.is_empty() => last,
            Some(last) => text!(self.texts, "and", names = names.join(", "), last = last),
        }
    }
}
