//! Byzanz: the pages of its rules, and its lesson.

use super::{LessonStep, Section};
use crate::{Texts, text};

/// Its rulings are numbered B1, B2, and so on.
pub(super) const RULING: char = 'B';

/// The game's name.
pub(super) fn name(texts: &Texts) -> String {
    text!(texts, "byzanz-name")
}

/// The title of its rules.
pub(super) fn title(texts: &Texts) -> String {
    text!(texts, "byzanz-rules-title")
}

/// What it is about, in two sentences.
pub(super) fn lead(texts: &Texts) -> String {
    text!(texts, "byzanz-rules-lead")
}

/// What its lesson is about, in one sentence.
pub(super) fn learn_lead(texts: &Texts) -> String {
    text!(texts, "byzanz-learn-lead")
}

pub(super) fn sections(texts: &Texts) -> Vec<Section> {
    sections! { texts;
        "byzanz-rules-1-title":
            "byzanz-rules-1-a", "byzanz-rules-1-b", "byzanz-rules-1-c", "byzanz-rules-1-d";
        "byzanz-rules-2-title":
            "byzanz-rules-2-a", "byzanz-rules-2-b", "byzanz-rules-2-c", "byzanz-rules-2-d",
            "byzanz-rules-2-e";
        "byzanz-rules-3-title": "byzanz-rules-3-a", "byzanz-rules-3-b", "byzanz-rules-3-c";
        "byzanz-rules-4-title": "byzanz-rules-4-a", "byzanz-rules-4-b", "byzanz-rules-4-c";
        "byzanz-rules-5-title":
            "byzanz-rules-5-a", "byzanz-rules-5-b", "byzanz-rules-5-c", "byzanz-rules-5-d",
            "byzanz-rules-5-e";
        "byzanz-rules-6-title": "byzanz-rules-6-a", "byzanz-rules-6-b", "byzanz-rules-6-c";
    }
}

pub(super) fn rulings(texts: &Texts) -> Vec<String> {
    all! { texts;
        "byzanz-ruling-1", "byzanz-ruling-2", "byzanz-ruling-3", "byzanz-ruling-4",
        "byzanz-ruling-5", "byzanz-ruling-6", "byzanz-ruling-7", "byzanz-ruling-8",
        "byzanz-ruling-9"
    }
}

lesson! {
    /// What the coach says at a first table of Byzanz, roughly in the order in which it comes up.
    ///
    /// Each step is for the first time that its condition holds.
    Byzanz: ByzanzStep {
        /// Before the first lot is turned up.
        Welcome = "byzanz-learn-welcome",
        /// The reader has been dealt a hand.
        Hand = "byzanz-learn-hand",
        /// The reader holds a merchant.
        Merchants = "byzanz-learn-merchants",
        /// The reader is asked for a bid, and nobody has bid.
        Bid = "byzanz-learn-bid",
        /// The reader is asked for a bid and has to go beyond another.
        Exceed = "byzanz-learn-exceed",
        /// The reader has passed while others are still in.
        Pass = "byzanz-learn-pass",
        /// All have passed, and the first of them has taken the lot.
        AllPass = "byzanz-learn-all-pass",
        /// The reader has won with a bid and chooses the card for the market.
        Won = "byzanz-learn-won",
        /// The reader is the last of a round and chooses the card for the market.
        Last = "byzanz-learn-last",
        /// The reader has taken an offer card while the round goes on.
        Offer = "byzanz-learn-offer",
        /// The reader holds more than seven cards.
        Limit = "byzanz-learn-limit",
        /// The reader holds a set and is asked for something.
        Set = "byzanz-learn-set",
        /// The reader has sold a set for the first time.
        Profits = "byzanz-learn-profits",
        /// The market of a round opens.
        Market = "byzanz-learn-market",
        /// The reader is asked which kind to take from the market.
        Take = "byzanz-learn-take",
        /// Another round begins, but not the last.
        NewRound = "byzanz-learn-new-round",
        /// The second round has begun: from here on the coach speaks only where something is new.
        Free = "byzanz-learn-free",
        /// The last round begins.
        LastRound = "byzanz-learn-last-round",
        /// The last market is over, and the reader may still sell.
        LastSales = "byzanz-learn-last-sales",
    }
}
