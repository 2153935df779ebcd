//! Byzanz: the pages of its rules, and its lesson.

use super::{LessonStep, Section};
use crate::{Texts, text};

/// With this begin the short names of its rulings.
pub(super) const RULING: char = 'B';

/// The game's name.
pub(super) fn name(texts: &Texts) -> String {
    text!(texts, "byzanz-name")
}

/// Above its rules.
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

/// All steps of its lesson, in order.
pub(super) fn lesson() -> Vec<LessonStep> {
    ByzanzStep::ALL.map(LessonStep::from).to_vec()
}

pub(super) fn sections(texts: &Texts) -> Vec<Section> {
    vec![
        Section {
            title: text!(texts, "byzanz-rules-1-title"),
            paragraphs: vec![
                text!(texts, "byzanz-rules-1-a"),
                text!(texts, "byzanz-rules-1-b"),
                text!(texts, "byzanz-rules-1-c"),
                text!(texts, "byzanz-rules-1-d"),
            ],
        },
        Section {
            title: text!(texts, "byzanz-rules-2-title"),
            paragraphs: vec![
                text!(texts, "byzanz-rules-2-a"),
                text!(texts, "byzanz-rules-2-b"),
                text!(texts, "byzanz-rules-2-c"),
                text!(texts, "byzanz-rules-2-d"),
                text!(texts, "byzanz-rules-2-e"),
            ],
        },
        Section {
            title: text!(texts, "byzanz-rules-3-title"),
            paragraphs: vec![
                text!(texts, "byzanz-rules-3-a"),
                text!(texts, "byzanz-rules-3-b"),
                text!(texts, "byzanz-rules-3-c"),
            ],
        },
        Section {
            title: text!(texts, "byzanz-rules-4-title"),
            paragraphs: vec![
                text!(texts, "byzanz-rules-4-a"),
                text!(texts, "byzanz-rules-4-b"),
                text!(texts, "byzanz-rules-4-c"),
            ],
        },
        Section {
            title: text!(texts, "byzanz-rules-5-title"),
            paragraphs: vec![
                text!(texts, "byzanz-rules-5-a"),
                text!(texts, "byzanz-rules-5-b"),
                text!(texts, "byzanz-rules-5-c"),
                text!(texts, "byzanz-rules-5-d"),
                text!(texts, "byzanz-rules-5-e"),
            ],
        },
        Section {
            title: text!(texts, "byzanz-rules-6-title"),
            paragraphs: vec![
                text!(texts, "byzanz-rules-6-a"),
                text!(texts, "byzanz-rules-6-b"),
                text!(texts, "byzanz-rules-6-c"),
            ],
        },
    ]
}

pub(super) fn rulings(texts: &Texts) -> Vec<String> {
    vec![
        text!(texts, "byzanz-ruling-1"),
        text!(texts, "byzanz-ruling-2"),
        text!(texts, "byzanz-ruling-3"),
        text!(texts, "byzanz-ruling-4"),
        text!(texts, "byzanz-ruling-5"),
        text!(texts, "byzanz-ruling-6"),
        text!(texts, "byzanz-ruling-7"),
        text!(texts, "byzanz-ruling-8"),
        text!(texts, "byzanz-ruling-9"),
    ]
}

/// What the coach says at a first table of Byzanz, roughly in the order in which it comes up.
///
/// Each says when: the first time that it is so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ByzanzStep {
    /// Before the first lot is turned up.
    Welcome,
    /// The reader has been dealt his cards.
    Hand,
    /// The reader holds a merchant.
    Merchants,
    /// The reader is asked for a bid, and nobody has bid.
    Bid,
    /// The reader is asked for a bid and has to go beyond another.
    Exceed,
    /// The reader has passed while others are still in.
    Pass,
    /// All have passed, and the first of them has taken the lot.
    AllPass,
    /// The reader has won with a bid and chooses the card for the market.
    Won,
    /// The reader is the last of a round and chooses the card for the market.
    Last,
    /// The reader has taken an offer card while the round goes on.
    Offer,
    /// The reader holds more than seven cards.
    Limit,
    /// The reader holds a set and is asked for something.
    Set,
    /// The reader has sold his first set.
    Profits,
    /// The market of a round opens.
    Market,
    /// The reader is asked which kind he takes from the market.
    Take,
    /// Another round begins, but not the last.
    NewRound,
    /// The second round has begun: from here on the coach speaks only where something is new.
    Free,
    /// The last round begins.
    LastRound,
    /// The last market is over, and the reader may still sell.
    LastSales,
}

impl ByzanzStep {
    /// All of them, in order.
    pub const ALL: [ByzanzStep; 19] = [
        ByzanzStep::Welcome,
        ByzanzStep::Hand,
        ByzanzStep::Merchants,
        ByzanzStep::Bid,
        ByzanzStep::Exceed,
        ByzanzStep::Pass,
        ByzanzStep::AllPass,
        ByzanzStep::Won,
        ByzanzStep::Last,
        ByzanzStep::Offer,
        ByzanzStep::Limit,
        ByzanzStep::Set,
        ByzanzStep::Profits,
        ByzanzStep::Market,
        ByzanzStep::Take,
        ByzanzStep::NewRound,
        ByzanzStep::Free,
        ByzanzStep::LastRound,
        ByzanzStep::LastSales,
    ];

    pub(super) fn text(self, texts: &Texts) -> String {
        match self {
            ByzanzStep::Welcome => text!(texts, "byzanz-learn-welcome"),
            ByzanzStep::Hand => text!(texts, "byzanz-learn-hand"),
            ByzanzStep::Merchants => text!(texts, "byzanz-learn-merchants"),
            ByzanzStep::Bid => text!(texts, "byzanz-learn-bid"),
            ByzanzStep::Exceed => text!(texts, "byzanz-learn-exceed"),
            ByzanzStep::Pass => text!(texts, "byzanz-learn-pass"),
            ByzanzStep::AllPass => text!(texts, "byzanz-learn-all-pass"),
            ByzanzStep::Won => text!(texts, "byzanz-learn-won"),
            ByzanzStep::Last => text!(texts, "byzanz-learn-last"),
            ByzanzStep::Offer => text!(texts, "byzanz-learn-offer"),
            ByzanzStep::Limit => text!(texts, "byzanz-learn-limit"),
            ByzanzStep::Set => text!(texts, "byzanz-learn-set"),
            ByzanzStep::Profits => text!(texts, "byzanz-learn-profits"),
            ByzanzStep::Market => text!(texts, "byzanz-learn-market"),
            ByzanzStep::Take => text!(texts, "byzanz-learn-take"),
            ByzanzStep::NewRound => text!(texts, "byzanz-learn-new-round"),
            ByzanzStep::Free => text!(texts, "byzanz-learn-free"),
            ByzanzStep::LastRound => text!(texts, "byzanz-learn-last-round"),
            ByzanzStep::LastSales => text!(texts, "byzanz-learn-last-sales"),
        }
    }
}
