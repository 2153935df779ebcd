//! Medici vs Strozzi: the pages of its rules, and its lesson.

use super::{LessonStep, Section};
use crate::{Texts, text};

/// With this begin the short names of its rulings.
pub(super) const RULING: char = 'S';

/// The game's name.
pub(super) fn name(texts: &Texts) -> String {
    text!(texts, "game-strozzi")
}

/// Above its rules.
pub(super) fn title(texts: &Texts) -> String {
    text!(texts, "rules-strozzi-title")
}

/// What it is about, in two sentences.
pub(super) fn lead(texts: &Texts) -> String {
    text!(texts, "rules-strozzi-lead")
}

/// What its lesson is about, in one sentence.
pub(super) fn learn_lead(texts: &Texts) -> String {
    text!(texts, "learn-lead-strozzi")
}

/// All steps of its lesson, in order.
pub(super) fn lesson() -> Vec<LessonStep> {
    StrozziStep::ALL.map(LessonStep::from).to_vec()
}

pub(super) fn sections(texts: &Texts) -> Vec<Section> {
    vec![
        Section {
            title: text!(texts, "rules-strozzi-1-title"),
            paragraphs: vec![
                text!(texts, "rules-strozzi-1-a"),
                text!(texts, "rules-strozzi-1-b"),
                text!(texts, "rules-strozzi-1-c"),
                text!(texts, "rules-strozzi-1-d"),
            ],
        },
        Section {
            title: text!(texts, "rules-strozzi-2-title"),
            paragraphs: vec![
                text!(texts, "rules-strozzi-2-a"),
                text!(texts, "rules-strozzi-2-b"),
                text!(texts, "rules-strozzi-2-c"),
                text!(texts, "rules-strozzi-2-d"),
            ],
        },
        Section {
            title: text!(texts, "rules-strozzi-3-title"),
            paragraphs: vec![
                text!(texts, "rules-strozzi-3-a"),
                text!(texts, "rules-strozzi-3-b"),
                text!(texts, "rules-strozzi-3-c"),
                text!(texts, "rules-strozzi-3-d"),
            ],
        },
        Section {
            title: text!(texts, "rules-strozzi-4-title"),
            paragraphs: vec![text!(texts, "rules-strozzi-4-a"), text!(texts, "rules-strozzi-4-b")],
        },
        Section {
            title: text!(texts, "rules-strozzi-5-title"),
            paragraphs: vec![
                text!(texts, "rules-strozzi-5-a"),
                text!(texts, "rules-strozzi-5-b"),
                text!(texts, "rules-strozzi-5-c"),
                text!(texts, "rules-strozzi-5-d"),
                text!(texts, "rules-strozzi-5-e"),
            ],
        },
        Section {
            title: text!(texts, "rules-strozzi-6-title"),
            paragraphs: vec![
                text!(texts, "rules-strozzi-6-a"),
                text!(texts, "rules-strozzi-6-b"),
                text!(texts, "rules-strozzi-6-c"),
            ],
        },
    ]
}

pub(super) fn rulings(texts: &Texts) -> Vec<String> {
    vec![
        text!(texts, "ruling-strozzi-1"),
        text!(texts, "ruling-strozzi-2"),
        text!(texts, "ruling-strozzi-3"),
        text!(texts, "ruling-strozzi-4"),
        text!(texts, "ruling-strozzi-5"),
        text!(texts, "ruling-strozzi-6"),
        text!(texts, "ruling-strozzi-7"),
        text!(texts, "ruling-strozzi-8"),
        text!(texts, "ruling-strozzi-9"),
        text!(texts, "ruling-strozzi-10"),
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
            StrozziStep::Welcome => text!(texts, "learn-strozzi-welcome"),
            StrozziStep::Draw => text!(texts, "learn-strozzi-draw"),
            StrozziStep::Price => text!(texts, "learn-strozzi-price"),
            StrozziStep::RivalBuys => text!(texts, "learn-strozzi-rival-buys"),
            StrozziStep::RivalRefuses => text!(texts, "learn-strozzi-rival-refuses"),
            StrozziStep::Answer => text!(texts, "learn-strozzi-answer"),
            StrozziStep::Load => text!(texts, "learn-strozzi-load"),
            StrozziStep::Harbour => text!(texts, "learn-strozzi-harbour"),
            StrozziStep::Zero => text!(texts, "learn-strozzi-zero"),
            StrozziStep::Debt => text!(texts, "learn-strozzi-debt"),
            StrozziStep::RoundEnd => text!(texts, "learn-strozzi-round-end"),
            StrozziStep::Harbours => text!(texts, "learn-strozzi-harbours"),
            StrozziStep::Markers => text!(texts, "learn-strozzi-markers"),
            StrozziStep::Monopolies => text!(texts, "learn-strozzi-monopolies"),
            StrozziStep::NewRound => text!(texts, "learn-strozzi-new-round"),
            StrozziStep::Free => text!(texts, "learn-strozzi-free"),
        }
    }
}
