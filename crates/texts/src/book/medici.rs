//! Medici: the pages of its rules, and its lesson.

use super::{LessonStep, Section};
use crate::{Texts, text};

/// With this begin the short names of its rulings.
pub(super) const RULING: char = 'R';

/// The game's name.
pub(super) fn name(texts: &Texts) -> String {
    text!(texts, "medici-name")
}

/// Above its rules.
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

/// All steps of its lesson, in order.
pub(super) fn lesson() -> Vec<LessonStep> {
    MediciStep::ALL.map(LessonStep::from).to_vec()
}

pub(super) fn sections(texts: &Texts) -> Vec<Section> {
    vec![
        Section {
            title: text!(texts, "medici-rules-1-title"),
            paragraphs: vec![
                text!(texts, "medici-rules-1-a"),
                text!(texts, "medici-rules-1-b"),
                text!(texts, "medici-rules-1-c"),
                text!(texts, "medici-rules-1-d"),
                text!(texts, "medici-rules-1-e"),
            ],
        },
        Section {
            title: text!(texts, "medici-rules-2-title"),
            paragraphs: vec![
                text!(texts, "medici-rules-2-a"),
                text!(texts, "medici-rules-2-b"),
                text!(texts, "medici-rules-2-c"),
            ],
        },
        Section {
            title: text!(texts, "medici-rules-3-title"),
            paragraphs: vec![
                text!(texts, "medici-rules-3-a"),
                text!(texts, "medici-rules-3-b"),
                text!(texts, "medici-rules-3-c"),
                text!(texts, "medici-rules-3-d"),
                text!(texts, "medici-rules-3-e"),
            ],
        },
        Section {
            title: text!(texts, "medici-rules-4-title"),
            paragraphs: vec![
                text!(texts, "medici-rules-4-a"),
                text!(texts, "medici-rules-4-b"),
                text!(texts, "medici-rules-4-c"),
            ],
        },
        Section {
            title: text!(texts, "medici-rules-5-title"),
            paragraphs: vec![
                text!(texts, "medici-rules-5-a"),
                text!(texts, "medici-rules-5-b"),
                text!(texts, "medici-rules-5-c"),
                text!(texts, "medici-rules-5-d"),
                text!(texts, "medici-rules-5-e"),
                text!(texts, "medici-rules-5-f"),
            ],
        },
        Section {
            title: text!(texts, "medici-rules-6-title"),
            paragraphs: vec![
                text!(texts, "medici-rules-6-a"),
                text!(texts, "medici-rules-6-b"),
                text!(texts, "medici-rules-6-c"),
            ],
        },
    ]
}

pub(super) fn rulings(texts: &Texts) -> Vec<String> {
    vec![
        text!(texts, "medici-ruling-1"),
        text!(texts, "medici-ruling-2"),
        text!(texts, "medici-ruling-3"),
        text!(texts, "medici-ruling-4"),
        text!(texts, "medici-ruling-5"),
        text!(texts, "medici-ruling-6"),
        text!(texts, "medici-ruling-7"),
    ]
}

/// What the coach says at a first table of Medici, roughly in the order in which it comes up.
///
/// Each says when: the first time that it is so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MediciStep {
    /// Before the first tile is drawn.
    Welcome,
    /// The reader is the auctioneer and may draw another tile or offer the lot.
    Draw,
    /// The reader is asked for a bid on somebody else’s lot.
    Bid,
    /// The reader is asked for a bid on the lot he offered himself.
    AuctioneerLast,
    /// An auction in which the reader could not bid, with room in his ship, is over.
    PassedOver,
    /// The reader has bought a lot.
    Bought,
    /// Somebody else has bought a lot.
    Sold,
    /// Nobody has bid for a lot.
    Unsold,
    /// The reader’s ship is full while the day goes on.
    Full,
    /// The last ship with room is being filled from the bag.
    Fill,
    /// A day is over: the ships are paid.
    DayShips,
    /// A day is over: the stalls are paid.
    DayStalls,
    /// A day is over: the top levels are paid.
    DayBonus,
    /// Another day begins.
    NewDay,
    /// Everything has been explained: the last word, after the new day.
    Free,
}

impl MediciStep {
    /// All of them, in order.
    pub const ALL: [MediciStep; 15] = [
        MediciStep::Welcome,
        MediciStep::Draw,
        MediciStep::Bid,
        MediciStep::AuctioneerLast,
        MediciStep::PassedOver,
        MediciStep::Bought,
        MediciStep::Sold,
        MediciStep::Unsold,
        MediciStep::Full,
        MediciStep::Fill,
        MediciStep::DayShips,
        MediciStep::DayStalls,
        MediciStep::DayBonus,
        MediciStep::NewDay,
        MediciStep::Free,
    ];

    pub(super) fn text(self, texts: &Texts) -> String {
        match self {
            MediciStep::Welcome => text!(texts, "medici-learn-welcome"),
            MediciStep::Draw => text!(texts, "medici-learn-draw"),
            MediciStep::Bid => text!(texts, "medici-learn-bid"),
            MediciStep::AuctioneerLast => text!(texts, "medici-learn-auctioneer-last"),
            MediciStep::PassedOver => text!(texts, "medici-learn-passed-over"),
            MediciStep::Bought => text!(texts, "medici-learn-bought"),
            MediciStep::Sold => text!(texts, "medici-learn-sold"),
            MediciStep::Unsold => text!(texts, "medici-learn-unsold"),
            MediciStep::Full => text!(texts, "medici-learn-full"),
            MediciStep::Fill => text!(texts, "medici-learn-fill"),
            MediciStep::DayShips => text!(texts, "medici-learn-day-ships"),
            MediciStep::DayStalls => text!(texts, "medici-learn-day-stalls"),
            MediciStep::DayBonus => text!(texts, "medici-learn-day-bonus"),
            MediciStep::NewDay => text!(texts, "medici-learn-new-day"),
            MediciStep::Free => text!(texts, "medici-learn-free"),
        }
    }
}
