//! The language of the page.

use std::cell::{Cell, RefCell};
use std::sync::LazyLock;

use fondaco_rules::record::LineError;
use fondaco_rules::{GameKind, Players};
use fondaco_texts::{Language, Names, Texts};
use js_sys::{Date, Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

static LANGUAGE: LazyLock<ArcRwSignal<Language>> =
    LazyLock::new(|| ArcRwSignal::new(Language::English));

thread_local! {
    /// The language to switch to as soon as its texts are loaded.
    static WANTED: Cell<Option<Language>> = const { Cell::new(None) };
    /// The texts of each language that was used so far.
    static TEXTS: RefCell<Vec<(Language, &'static Texts)>> = const { RefCell::new(Vec::new()) };
}

/// The language of the page.
pub fn current() -> Language {
    LANGUAGE.get()
}

/// Switches to this language as soon as its texts are loaded. If they cannot be loaded, the page stays
/// as it is.
pub fn switch_to(language: Language) {
    if known(language).is_some() {
        return switch_now(language);
    }
    WANTED.set(Some(language));
    spawn_local(async move {
        let is_loaded = load(language).await.is_ok();
        // Another one may have been chosen meanwhile.
        if is_loaded && WANTED.get() == Some(language) {
            switch_now(language);
        }
    });
}

fn switch_now(language: Language) {
    WANTED.set(None);
    LANGUAGE.set(language);
    if let Some(root) = document().document_element() {
        // This attribute can always be set.
        let _ = root.set_attribute("lang", language.code());
    }
}

/// Loads the texts of a language, by `start.js`, because only the build knows the name of their file.
pub async fn load(language: Language) -> Result<(), JsValue> {
    let load = Reflect::get(&window(), &JsValue::from("loadTexts"))?;
    let load: Function = load.dyn_into()?;
    let coming: Promise = load.call1(&JsValue::NULL, &language.code().into())?.dyn_into()?;
    let catalogue = JsFuture::from(coming).await?;
    let catalogue = catalogue.as_string().ok_or(JsValue::NULL)?;
    if known(language).is_none() {
        // There are few languages: each is read once and stays.
        let texts: &'static Texts = Box::leak(Box::new(Texts::read(language, catalogue)));
        TEXTS.with_borrow_mut(|known| known.push((language, texts)));
    }
    Ok(())
}

fn known(language: Language) -> Option<&'static Texts> {
    TEXTS.with_borrow(|known| known.iter().find(|(of, _)| *of == language).map(|(_, texts)| *texts))
}

/// The texts of the current language; reactive.
pub fn texts() -> &'static Texts {
    static NOTHING: LazyLock<Texts> =
        LazyLock::new(|| Texts::read(Language::English, String::new()));
    // A language is used only after it was loaded.
    known(current()).unwrap_or(&NOTHING)
}

/// A date in words; the options are those of `toLocaleString`.
pub fn date(milliseconds: f64, options: &[(&str, &str)]) -> String {
    let object = Object::new();
    for (name, value) in options {
        // A plain object takes any property.
        let _ = Reflect::set(&object, &(*name).into(), &(*value).into());
    }
    Date::new(&milliseconds.into()).to_locale_string(current().code(), &object).into()
}

/// What is wrong with a record, in words.
pub fn line_error(record: &str, error: &LineError) -> String {
    let named = record.lines().find_map(|line| GameKind::named(line.split_whitespace().nth(2)?));
    let kind = named.unwrap_or(GameKind::ALL[0]);
    let (_, most) = kind.players();
    // Players are named by their seats: the names in an unreadable record cannot be trusted.
    match Players::within(most.into(), kind.players()) {
        Ok(players) => texts().line_error(&Names::none(kind, players), error),
        Err(_) => error.to_string(),
    }
}

/// A message in the current language; reactive.
macro_rules! say {
    ($($message:tt)*) => {
        fondaco_texts::text!($crate::language::texts(), $($message)*)
    };
}
pub(crate) use say;
