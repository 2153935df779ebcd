//! The language of the page.

use std::cell::{Cell, RefCell};
use std::sync::LazyLock;

use fondaco_rules::record::LineError;
use fondaco_rules::{GameKind, Players};
use fondaco_texts::{Language, Names, Texts};
use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

static LANGUAGE: LazyLock<ArcRwSignal<Language>> =
    LazyLock::new(|| ArcRwSignal::new(Language::English));

thread_local! {
    /// The language that is to be spoken as soon as its texts have come.
    static WANTED: Cell<Option<Language>> = const { Cell::new(None) };
    /// The texts of each language that was spoken so far.
    static TEXTS: RefCell<Vec<(Language, &'static Texts)>> = const { RefCell::new(Vec::new()) };
}

/// The language that is spoken now.
pub fn current() -> Language {
    LANGUAGE.get()
}

/// Speaks this language from now on, or as soon as its texts have come. Where they do not come,
/// the page goes on as before.
pub fn switch_to(language: Language) {
    if known(language).is_some() {
        return switch_now(language);
    }
    WANTED.set(Some(language));
    spawn_local(async move {
        let is_loaded = load(language).await.is_ok();
        // Somebody may have chosen another one meanwhile.
        if is_loaded && WANTED.get() == Some(language) {
            switch_now(language);
        }
    });
}

fn switch_now(language: Language) {
    WANTED.set(None);
    LANGUAGE.set(language);
    if let Some(root) = document().document_element() {
        // A document always takes this attribute.
        let _ = root.set_attribute("lang", language.code());
    }
}

/// Loads the texts of a language. Where they lie only the build knows: `start.js` does it.
///
/// # Errors
/// They did not come.
pub async fn load(language: Language) -> Result<(), JsValue> {
    let load = Reflect::get(&window(), &JsValue::from("loadTexts"))?;
    let load: Function = load.dyn_into()?;
    let coming: Promise = load.call1(&JsValue::NULL, &language.code().into())?.dyn_into()?;
    let catalogue = JsFuture::from(coming).await?;
    let catalogue = catalogue.as_string().ok_or(JsValue::NULL)?;
    if known(language).is_none() {
        // There are three languages: each is read once and stays.
        let texts: &'static Texts = Box::leak(Box::new(Texts::read(language, catalogue)));
        TEXTS.with_borrow_mut(|known| known.push((language, texts)));
    }
    Ok(())
}

fn known(language: Language) -> Option<&'static Texts> {
    TEXTS.with_borrow(|known| known.iter().find(|(of, _)| *of == language).map(|(_, texts)| *texts))
}

/// The texts of the language that is spoken now; whoever shows them is told when it changes.
pub fn texts() -> &'static Texts {
    static NOTHING: LazyLock<Texts> =
        LazyLock::new(|| Texts::read(Language::English, String::new()));
    // A language is spoken only after it was learned.
    known(current()).unwrap_or(&NOTHING)
}

/// What is wrong with a record, in words.
pub fn line_error(record: &str, error: &LineError) -> String {
    let named = record.lines().find_map(|line| GameKind::named(line.split_whitespace().nth(2)?));
    let kind = named.unwrap_or(GameKind::ALL[0]);
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
        fondaco_texts::text!($crate::language::texts(), $($message)*)
    };
}
pub(crate) use say;
