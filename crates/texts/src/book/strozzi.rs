//! Medici vs Strozzi: the pages of its rules, and its lesson.

use super::{LessonStep, Section};
use crate::{Texts, text};

/// With this begin the short names of its rulings.
pub(super) const RULING: char = 'S';

/// The game's name.
pub(super) fn name(texts: &Texts) -> String {
    text!(texts, "strozzi-name")
}

/// Above its rules.
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

/// All steps of its lesson, in order.
pub(super) fn lesson() -> Vec<LessonStep> {
    StrozziStep::ALL.map(LessonStep::from).to_vec()
}

pub(super) fn sections(texts: &Texts) -> Vec<Section> {
    vec![
        Section {
            title: text!(texts, "strozzi-rules-1-title"),
            paragraphs: vec![
                text!(texts, "strozzi-rules-1-a"),
                text!(texts, "strozzi-rules-1-b"),
                text!(texts, "strozzi-rules-1-c"),
                text!(texts, "strozzi-rules-1-d"),
            ],
        },
        Section {
            title: text!(texts, "strozzi-rules-2-title"),
            paragraphs: vec![
                text!(texts, "strozzi-rules-2-a"),
                text!(texts, "strozzi-rules-2-b"),
                text!(texts, "strozzi-rules-2-c"),
                text!(texts, "strozzi-rules-2-d"),
            ],
        },
        Section {
            title: text!(texts, "strozzi-rules-3-title"),
            paragraphs: vec![
                text!(texts, "strozzi-rules-3-a"),
                text!(texts, "strozzi-rules-3-b"),
                text!(texts, "strozzi-rules-3-c"),
                text!(texts, "strozzi-rules-3-d"),
            ],
        },
        Section {
            title: text!(texts, "strozzi-rules-4-title"),
            paragraphs: vec![text!(texts, "strozzi-rules-4-a"), text!(texts, "strozzi-rules-4-b")],
        },
        Section {
            title: text!(texts, "strozzi-rules-5-title"),
            paragraphs: vec![
                text!(texts, "strozzi-rules-5-a"),
                text!(texts, "strozzi-rules-5-b"),
                text!(texts, "strozzi-rules-5-c"),
                text!(texts, "strozzi-rules-5-d"),
                text!(texts, "strozzi-rules-5-e"),
            ],
        },
        Section {
            title: text!(texts, "strozzi-rules-6-title"),
            paragraphs: vec![
                text!(texts, "strozzi-rules-6-a"),
                text!(texts, "strozzi-rules-6-b"),
                text!(texts, "strozzi-rules-6-c"),
            ],
        },
    ]
}

pub(super) fn rulings(texts: &Texts) -> Vec<String> {
    vec![
        text!(texts, "strozzi-ruling-1"),
        text!(texts, "strozzi-ruling-2"),
        text!(texts, "strozzi-ruling-3"),
        text!(texts, "strozzi-ruling-4"),
        text!(texts, "strozzi-ruling-5"),
        text!(texts, "strozzi-ruling-6"),
        text!(texts, "strozzi-ruling-7"),
        text!(texts, "strozzi-ruling-8"),
        text!(texts, "strozzi-ruling-9"),
        text!(texts, "strozzi-ruling-10"),
    ]
}

/// What the coach says at a first table of Medici vs Strozzi, roughly in the order in which it comes up.
///
/// Each says when: the first time that it is so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StrozziStep {
    /// Before the first tile is drawn.
    Welcome,
    /// The reader may draw another tile or name a price.
    Draw,
    /// The reader is about to name a price: after `Draw`, or when the lot may not grow.
    Price,
    /// The rival has bought the reader’s lot.
    RivalBuys,
    /// The rival has refused the reader’s lot.
    RivalRefuses,
    /// The reader is asked to buy or to refuse.
    Answer,
    /// The reader has bought a lot and chooses a ship.
    Load,
    /// The reader chooses a harbour: after `Load`, while one of his ships has none.
    Harbour,
    /// A tile of value 0 has been drawn.
    Zero,
    /// The reader’s money has fallen below 0.
    Debt,
    /// A round is over.
    RoundEnd,
    /// A round is over: the harbours are paid.
    Harbours,
    /// A round is over: the markers move.
    Markers,
    /// A round is over: the markers pay.
    Monopolies,
    /// Another round begins.
    NewRound,
    /// Everything has been explained: the last word, after the new round.
    Free,
}

impl StrozziStep {
    /// All of them, in order.
    pub const ALL: [StrozziStep; 16] = [
        StrozziStep::Welcome,
        StrozziStep::Draw,
        StrozziStep::Price,
        StrozziStep::RivalBuys,
        StrozziStep::RivalRefuses,
        StrozziStep::Answer,
        StrozziStep::Load,
        StrozziStep::Harbour,
        StrozziStep::Zero,
        StrozziStep::Debt,
        StrozziStep::RoundEnd,
        StrozziStep::Harbours,
        StrozziStep::Markers,
        StrozziStep::Monopolies,
        StrozziStep::NewRound,
        StrozziStep::Free,
    ];

    pub(super) fn text(self, texts: &Texts) -> String {
        match self {
            StrozziStep::Welcome => text!(texts, "strozzi-learn-welcome"),
            StrozziStep::Draw => text!(texts, "strozzi-learn-draw"),
            StrozziStep::Price => text!(texts, "strozzi-learn-price"),
            StrozziStep::RivalBuys => text!(texts, "strozzi-learn-rival-buys"),
            StrozziStep::RivalRefuses => text!(texts, "strozzi-learn-rival-refuses"),
            StrozziStep::Answer => text!(texts, "strozzi-learn-answer"),
            StrozziStep::Load => text!(texts, "strozzi-learn-load"),
            StrozziStep::Harbour => text!(texts, "strozzi-learn-harbour"),
            StrozziStep::Zero => text!(texts, "strozzi-learn-zero"),
            StrozziStep::Debt => text!(texts, "strozzi-learn-debt"),
            StrozziStep::RoundEnd => text!(texts, "strozzi-learn-round-end"),
            StrozziStep::Harbours => text!(texts, "strozzi-learn-harbours"),
            StrozziStep::Markers => text!(texts, "strozzi-learn-markers"),
            StrozziStep::Monopolies => text!(texts, "strozzi-learn-monopolies"),
            StrozziStep::NewRound => text!(texts, "strozzi-learn-new-round"),
            StrozziStep::Free => text!(texts, "strozzi-learn-free"),
        }
    }
}
