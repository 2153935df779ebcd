//! The language of the page.

use std::cell::RefCell;
use std::sync::LazyLock;

use fondaco_texts::{Language, Texts};
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

/// A message of the catalogue in the language that is spoken now.
macro_rules! say {
    ($($message:tt)*) => {
        fondaco_texts::text!($crate::tongue::texts(), $($message)*)
    };
}
pub(crate) use say;
