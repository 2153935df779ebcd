//! Medici: the pages of its rules, and its lesson.

use super::{LessonStep, Section};
use crate::{Texts, text};

/// Its rulings are numbered R1, R2, and so on.
pub(super) const RULING: char = 'R';

/// The game's name.
pub(super) fn name(texts: &Texts) -> String {
    text!(texts, "medici-name")
}

/// The title of its rules.
pub(super) fn title(texts: &Texts) -> String {
    text!(texts, "medici-rules-title")
}

/// What it is about, in two sentences.
pub(super) fn lead(texts: &Texts) -> String {
    text!(texts, "medici-rules-lead")
}

/// What its lesson is about, in one sentence.
pub(super) fn learn_lead(texts: &Texts) -> String {
    text!(texts, "medici-learn-lead")
}

pub(super) fn sections(texts: &Texts) -> Vec<Section> {
    sections! { texts;
        "medici-rules-1-title":
            "medici-rules-1-a", "medici-rules-1-b", "medici-rules-1-c", "medici-rules-1-d",
            "medici-rules-1-e";
        "medici-rules-2-title": "medici-rules-2-a", "medici-rules-2-b", "medici-rules-2-c";
        "medici-rules-3-title":
            "medici-rules-3-a", "medici-rules-3-b", "medici-rules-3-c", "medici-rules-3-d",
            "medici-rules-3-e";
        "medici-rules-4-title": "medici-rules-4-a", "medici-rules-4-b", "medici-rules-4-c";
        "medici-rules-5-title":
            "medici-rules-5-a", "medici-rules-5-b", "medici-rules-5-c", "medici-rules-5-d",
            "medici-rules-5-e", "medici-rules-5-f";
        "medici-rules-6-title": "medici-rules-6-a", "medici-rules-6-b", "medici-rules-6-c";
    }
}

pub(super) fn rulings(texts: &Texts) -> Vec<String> {
    all! { texts;
        "medici-ruling-1", "medici-ruling-2", "medici-ruling-3", "medici-ruling-4",
        "medici-ruling-5", "medici-ruling-6", "medici-ruling-7"
    }
}

lesson! {
    /// What the coach says at a first table of Medici, roughly in the order in which it comes up.
    ///
    /// Each step is for the first time that its condition holds.
    Medici: MediciStep {
        /// Before the first tile is drawn.
        Welcome = "medici-learn-welcome",
        /// The reader is the auctioneer and may draw another tile or offer the lot.
        Draw = "medici-learn-draw",
        /// The reader is asked for a bid on another player’s lot.
        Bid = "medici-learn-bid",
        /// The reader is asked for a bid on a lot they offered themselves.
        AuctioneerLast = "medici-learn-auctioneer-last",
        /// An auction in which the reader could not bid, with room in their ship, is over.
        PassedOver = "medici-learn-passed-over",
        /// The reader has bought a lot.
        Bought = "medici-learn-bought",
        /// Another player has bought a lot.
        Sold = "medici-learn-sold",
        /// Nobody has bid for a lot.
        Unsold = "medici-learn-unsold",
        /// The reader’s ship is full while the day goes on.
        Full = "medici-learn-full",
        /// The last ship with room is being filled from the bag.
        Fill = "medici-learn-fill",
        /// A day is over: the ships are paid.
        DayShips = "medici-learn-day-ships",
        /// A day is over: the stalls are paid.
        DayStalls = "medici-learn-day-stalls",
        /// A day is over: the top levels are paid.
        DayBonus = "medici-learn-day-bonus",
        /// Another day begins.
        NewDay = "medici-learn-new-day",
        /// Everything has been explained: the last word, after the new day.
        Free = "medici-learn-free",
    }
}
