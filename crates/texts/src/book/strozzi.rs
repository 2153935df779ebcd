//! Medici vs Strozzi: the pages of its rules, and its lesson.

use super::{LessonStep, Section};
use crate::{Texts, text};

/// Its rulings are numbered S1, S2, and so on.
pub(super) const RULING: char = 'S';

/// The game's name.
pub(super) fn name(texts: &Texts) -> String {
    text!(texts, "strozzi-name")
}

/// The title of its rules.
pub(super) fn title(texts: &Texts) -> String {
    text!(texts, "strozzi-rules-title")
}

/// What it is about, in two sentences.
pub(super) fn lead(texts: &Texts) -> String {
    text!(texts, "strozzi-rules-lead")
}

/// What its lesson is about, in one sentence.
pub(super) fn learn_lead(texts: &Texts) -> String {
    text!(texts, "strozzi-learn-lead")
}

pub(super) fn sections(texts: &Texts) -> Vec<Section> {
    sections! { texts;
        "strozzi-rules-1-title":
            "strozzi-rules-1-a", "strozzi-rules-1-b", "strozzi-rules-1-c", "strozzi-rules-1-d";
        "strozzi-rules-2-title":
            "strozzi-rules-2-a", "strozzi-rules-2-b", "strozzi-rules-2-c", "strozzi-rules-2-d";
        "strozzi-rules-3-title":
            "strozzi-rules-3-a", "strozzi-rules-3-b", "strozzi-rules-3-c", "strozzi-rules-3-d";
        "strozzi-rules-4-title": "strozzi-rules-4-a", "strozzi-rules-4-b";
        "strozzi-rules-5-title":
            "strozzi-rules-5-a", "strozzi-rules-5-b", "strozzi-rules-5-c", "strozzi-rules-5-d",
            "strozzi-rules-5-e";
        "strozzi-rules-6-title": "strozzi-rules-6-a", "strozzi-rules-6-b", "strozzi-rules-6-c";
    }
}

pub(super) fn rulings(texts: &Texts) -> Vec<String> {
    all! { texts;
        "strozzi-ruling-1", "strozzi-ruling-2", "strozzi-ruling-3", "strozzi-ruling-4",
        "strozzi-ruling-5", "strozzi-ruling-6", "strozzi-ruling-7", "strozzi-ruling-8",
        "strozzi-ruling-9", "strozzi-ruling-10"
    }
}

lesson! {
    /// What the coach says at a first table of Medici vs Strozzi, roughly in the order in which it comes up.
    ///
    /// Each step is for the first time that its condition holds.
    Strozzi: StrozziStep {
        /// Before the first tile is drawn.
        Welcome = "strozzi-learn-welcome",
        /// The reader may draw another tile or name a price.
        Draw = "strozzi-learn-draw",
        /// The reader is about to name a price: after `Draw`, or when the lot may not grow.
        Price = "strozzi-learn-price",
        /// The rival has bought the reader’s lot.
        RivalBuys = "strozzi-learn-rival-buys",
        /// The rival has refused the reader’s lot.
        RivalRefuses = "strozzi-learn-rival-refuses",
        /// The reader is asked to buy or to refuse.
        Answer = "strozzi-learn-answer",
        /// The reader has bought a lot and chooses a ship.
        Load = "strozzi-learn-load",
        /// The reader chooses a harbour: after `Load`, while one of their ships has none.
        Harbour = "strozzi-learn-harbour",
        /// A tile of value 0 has been drawn.
        Zero = "strozzi-learn-zero",
        /// The reader’s money has fallen below 0.
        Debt = "strozzi-learn-debt",
        /// A round is over.
        RoundEnd = "strozzi-learn-round-end",
        /// A round is over: the harbours are paid.
        Harbours = "strozzi-learn-harbours",
        /// A round is over: the markers move.
        Markers = "strozzi-learn-markers",
        /// A round is over: the markers pay.
        Monopolies = "strozzi-learn-monopolies",
        /// Another round begins.
        NewRound = "strozzi-learn-new-round",
        /// Everything has been explained: the last word, after the new round.
        Free = "strozzi-learn-free",
    }
}
