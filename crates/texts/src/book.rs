//! The rules as pages to read, and what the coach says at a first table.

pub use byzanz::ByzanzStep;
pub use medici::MediciStep;
pub use strozzi::StrozziStep;

use fondaco_rules::GameKind;

use crate::{Texts, text};

/// Runs the same expression with the module of whichever game it is.
macro_rules! of_game {
    ($kind:expr, $module:ident => $expression:expr) => {
        fondaco_rules::of_game!($kind, use crate::book as $module => $expression)
    };
}

/// Sections of the rules, each the key of its title and those of its paragraphs.
macro_rules! sections {
    ($texts:expr; $($title:literal: $($paragraph:literal),+;)+) => {
        vec![$(Section {
            title: text!($texts, $title),
            paragraphs: all!($texts; $($paragraph),+),
        }),+]
    };
}

/// The messages of all these keys.
macro_rules! all {
    ($texts:expr; $($key:literal),+) => {
        vec![$(text!($texts, $key)),+]
    };
}

/// The steps of a game's lesson, each with the key of what the coach says then.
macro_rules! lesson {
    ($(#[$about:meta])* $game:ident: $name:ident {
        $($(#[$when:meta])* $step:ident = $key:literal,)+
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[$when])* $step,)+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$step),+];

            pub(super) fn text(self, texts: &Texts) -> String {
                match self {
                    $($name::$step => text!(texts, $key),)+
                }
            }
        }

        /// All steps of its lesson, in order.
        pub(super) fn lesson() -> Vec<LessonStep> {
            $name::ALL.iter().copied().map(LessonStep::from).collect()
        }

        impl From<$name> for LessonStep {
            fn from(step: $name) -> LessonStep {
                LessonStep::$game(step)
            }
        }
    };
}

mod byzanz;
mod medici;
mod strozzi;

/// A part of the rules under a title of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// What it is about.
    pub title: String,
    /// Its paragraphs in order.
    pub paragraphs: Vec<String>,
}

/// Something that the coach says in the lesson of one of the games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum LessonStep {
    Medici(MediciStep),
    Strozzi(StrozziStep),
    Byzanz(ByzanzStep),
}

impl LessonStep {
    /// All steps of a game's lesson, in order.
    pub fn all(kind: GameKind) -> Vec<LessonStep> {
        of_game!(kind, game => game::lesson())
    }
}

/// The names of a game and of its seats.
impl Texts {
    /// The name of a game.
    pub fn game(&self, kind: GameKind) -> String {
        of_game!(kind, game => game::name(self))
    }

    /// The family that a seat plays, where there are families.
    pub fn family(&self, kind: GameKind, seat: usize) -> Option<String> {
        let family = || {
            if seat == 0 {
                text!(self, "strozzi-family-medici")
            } else {
                text!(self, "strozzi-family-strozzi")
            }
        };
        (!kind.families().is_empty()).then(family)
    }
}

/// The rules.
impl Texts {
    /// Above the rules of a game.
    pub fn rules_title(&self, kind: GameKind) -> String {
        of_game!(kind, game => game::title(self))
    }

    /// What a game is about, in two sentences.
    pub fn rules_lead(&self, kind: GameKind) -> String {
        of_game!(kind, game => game::lead(self))
    }

    /// The rules of a game.
    pub fn rules(&self, kind: GameKind) -> Vec<Section> {
        of_game!(kind, game => game::sections(self))
    }

    /// Above the rulings.
    pub fn rulings_title(&self) -> String {
        text!(self, "rulings-title")
    }

    /// What rulings are.
    pub fn rulings_lead(&self) -> String {
        text!(self, "rulings-lead")
    }

    /// The rulings of a game, each with its short name, such as R1.
    pub fn rulings(&self, kind: GameKind) -> Vec<(String, String)> {
        let (letter, rulings) = of_game!(kind, game => (game::RULING, game::rulings(self)));
        (1..).zip(rulings).map(|(number, ruling)| (format!("{letter}{number}"), ruling)).collect()
    }
}

/// The lessons.
impl Texts {
    /// Above the lessons.
    pub fn learn_title(&self) -> String {
        text!(self, "learn-title")
    }

    /// What the lesson of a game is about, in one sentence.
    pub fn learn_lead(&self, kind: GameKind) -> String {
        of_game!(kind, game => game::learn_lead(self))
    }

    /// What the coach says.
    pub fn lesson(&self, step: impl Into<LessonStep>) -> String {
        match step.into() {
            LessonStep::Medici(step) => step.text(self),
            LessonStep::Strozzi(step) => step.text(self),
            LessonStep::Byzanz(step) => step.text(self),
        }
    }

    /// How far a lesson has come.
    pub fn learn_step(&self, step: usize, steps: usize) -> String {
        text!(self, "learn-step", step = step, steps = steps)
    }

    /// The button that goes on.
    pub fn learn_next(&self) -> String {
        text!(self, "learn-next")
    }

    /// The button that silences the coach.
    pub fn learn_skip(&self) -> String {
        text!(self, "learn-skip")
    }

    /// The button that starts a lesson again.
    pub fn learn_again(&self) -> String {
        text!(self, "learn-again")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::Language;

    /// All that a game's pages say, in order.
    fn pages(texts: &Texts, kind: GameKind) -> Vec<String> {
        let mut pages = vec![texts.rules_lead(kind), texts.learn_lead(kind)];
        for section in texts.rules(kind) {
            pages.push(section.title);
            pages.extend(section.paragraphs);
        }
        pages.extend(texts.rulings(kind).into_iter().map(|(_, ruling)| ruling));
        pages.extend(LessonStep::all(kind).into_iter().map(|step| texts.lesson(step)));
        pages
    }

    #[test]
    fn a_page_has_few_short_sections() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for kind in GameKind::ALL {
                let sections = texts.rules(kind);
                assert!((4..=6).contains(&sections.len()));
                for section in sections {
                    assert!((1..=6).contains(&section.paragraphs.len()), "{}", section.title);
                }
            }
        }
    }

    #[test]
    fn nothing_is_said_twice_and_all_of_it_is_translated() {
        let [english, german, dutch] = Language::ALL.map(Texts::new);
        for kind in GameKind::ALL {
            let [english, german, dutch] =
                [&english, &german, &dutch].map(|texts| pages(texts, kind));
            let different: HashSet<&String> = english.iter().chain(&german).chain(&dutch).collect();
            assert_eq!(different.len(), 3 * english.len(), "{kind:?}");
        }
    }

    #[test]
    fn every_language_states_the_same_numbers() {
        for kind in GameKind::ALL {
            let [english, german, dutch] =
                Language::ALL.map(|language| pages(&Texts::new(language), kind));
            for ((english, german), dutch) in english.iter().zip(&german).zip(&dutch) {
                assert_eq!(numbers(english), numbers(german), "{german}");
                assert_eq!(numbers(english), numbers(dutch), "{dutch}");
            }
        }
    }

    /// The numbers written in digits. They are sorted, because sentences differ in their order;
    /// and English writes 1s to 4s of cards where the others have words.
    fn numbers(text: &str) -> Vec<&str> {
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        let mut numbers: Vec<&str> = words.filter(|word| word.parse::<u32>().is_ok()).collect();
        numbers.sort_unstable();
        numbers
    }

    #[test]
    fn rulings_have_the_names_that_the_document_gives_them() {
        let document = include_str!("../../../docs/rulings.md");
        let texts = Texts::new(Language::English);
        let ours: Vec<String> = GameKind::ALL
            .into_iter()
            .flat_map(|kind| texts.rulings(kind))
            .map(|(name, _)| name)
            .collect();
        let theirs: Vec<&str> = document
            .lines()
            .filter_map(|line| line.strip_prefix("**")?.split_once(" – "))
            .map(|(name, _)| name)
            .collect();
        assert_eq!(ours, theirs);
    }
}
