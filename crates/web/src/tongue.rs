//! The language of the page.

use std::cell::RefCell;
use std::sync::LazyLock;

use fondaco_rules::record::LineError;
use fondaco_rules::{GameKind, Players};
use fondaco_texts::{Language, Names, Texts};
use leptos::prelude::*;

static LANGUAGE: LazyLock<ArcRwSignal<Language>> =
    LazyLock::new(|| ArcRwSignal::new(Language::English));

thread_local! {
    /// The texts of each language that was spoken so far.
    static TEXTS: RefCell<Vec<(Language, &'static Texts)>> = const { RefCell::new(Vec::new()) };
}

/// The language that is spoken now.
pub fn language() -> Language {
    LANGUAGE.get()
}

/// Speaks this language from now on.
pub fn speak(language: Language) {
    LANGUAGE.set(language);
    if let Some(root) = document().document_element() {
        // A document always takes this attribute.
        let _ = root.set_attribute("lang", language.code());
    }
}

/// The texts of the language that is spoken now; whoever shows them is told when it changes.
pub fn texts() -> &'static Texts {
    let language = language();
    TEXTS.with_borrow_mut(|known| {
        if let Some((_, texts)) = known.iter().find(|(of, _)| *of == language) {
            return *texts;
        }
        // There are three languages: each is read once and stays.
        let texts: &'static Texts = Box::leak(Box::new(Texts::new(language)));
        known.push((language, texts));
        texts
    })
}

/// What is wrong with a record, in words.
pub fn line_error(record: &str, error: &LineError) -> String {
    let named = record.lines().find_map(|line| GameKind::named(line.split_whitespace().nth(2)?));
    let kind = named.unwrap_or(GameKind::Medici);
    let (_, most) = kind.players();
    // Players are called by their seats: a record that cannot be read may name anybody.
    match Players::within(most.into(), kind.players()) {
        Ok(players) => texts().line_error(&Names::none(kind, players), error),
        Err(_) => error.to_string(),
    }
}

/// A message of the catalogue in the language that is spoken now.
macro_rules! say {
    ($($message:tt)*) => {
        fondaco_texts::text!($crate::tongue::texts(), $($message)*)
    };
}
pub(crate) use say;
