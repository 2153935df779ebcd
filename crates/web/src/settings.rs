//! How the page looks, speaks and moves.

use std::sync::LazyLock;

use fondaco_texts::Language;
use leptos::prelude::*;

use crate::{language, storage};

/// What was chosen. What was not chosen follows the browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language, if not the browser's.
    pub language: Option<Language>,
    /// The theme, if not the browser's.
    pub theme: Option<Theme>,
    /// How fast the others play.
    pub speed: Speed,
    /// Whether the page plays sounds.
    pub sound: bool,
    /// The colours of goods and players.
    pub colours: Colours,
    /// Whether there are animations, if the browser allows them.
    pub motion: bool,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Theme {
    Light,
    Dark,
}

/// How fast the others play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names say it all")]
pub enum Speed {
    Slow,
    Usual,
    Fast,
    Instant,
}

/// The colours of goods and players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// The usual ones.
    Usual,
    /// Colours that are easier to tell apart.
    Plain,
}

impl Speed {
    /// All of them, from the slowest.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Usual, Speed::Fast, Speed::Instant];

    /// Its name in the storage.
    pub const fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Usual => "usual",
            Speed::Fast => "fast",
            Speed::Instant => "instant",
        }
    }

    /// This many milliseconds at this speed.
    pub fn of(self, usual: u32) -> u32 {
        match self {
            Speed::Slow => usual * 9 / 5,
            Speed::Usual => usual,
            Speed::Fast => usual * 2 / 5,
            Speed::Instant => 0,
        }
    }
}

static SETTINGS: LazyLock<ArcRwSignal<Settings>> = LazyLock::new(|| ArcRwSignal::new(read()));

/// What was chosen.
pub fn settings() -> Settings {
    SETTINGS.get()
}

/// What was chosen, without tracking changes.
pub fn settings_now() -> Settings {
    SETTINGS.get_untracked()
}

/// Changes settings, stores and applies them.
pub fn choose(change: impl FnOnce(&mut Settings)) {
    SETTINGS.update(change);
    let chosen = SETTINGS.get_untracked();
    let theme = chosen.theme.map_or("", |theme| match theme {
        Theme::Light => "light",
        Theme::Dark => "dark",
    });
    storage::keep_setting("language", chosen.language.map_or("", Language::code));
    storage::keep_setting("theme", theme);
    storage::keep_setting("speed", chosen.speed.name());
    storage::keep_setting("sound", if chosen.sound { "on" } else { "off" });
    storage::keep_setting("motion", if chosen.motion { "on" } else { "off" });
    let colours = if chosen.colours == Colours::Plain { "plain" } else { "" };
    storage::keep_setting("colours", colours);
    apply();
}

fn read() -> Settings {
    let kept = |name: &str| storage::setting(name).unwrap_or_default();
    Settings {
        language: Language::named(&kept("language")),
        theme: match kept("theme").as_str() {
            "light" => Some(Theme::Light),
            "dark" => Some(Theme::Dark),
            _ => None,
        },
        speed: {
            let name = kept("speed");
            Speed::ALL.into_iter().find(|speed| speed.name() == name).unwrap_or(Speed::Usual)
        },
        sound: kept("sound") != "off",
        motion: kept("motion") != "off",
        colours: if kept("colours") == "plain" { Colours::Plain } else { Colours::Usual },
    }
}

/// The language that was chosen, or the first of the browser's that we have.
pub fn language() -> Language {
    let browsers = || {
        let languages = window().navigator().languages();
        languages.iter().find_map(|name| Language::named(&name.as_string()?))
    };
    SETTINGS.get_untracked().language.or_else(browsers).unwrap_or(Language::English)
}

/// Applies the settings to the page.
pub fn apply() {
    let chosen = SETTINGS.get_untracked();
    language::switch_to(language());
    let Some(root) = document().document_element() else { return };
    let set = |name: &str, value: Option<&str>| {
        // These attributes can always be set.
        let _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    };
    set(
        "data-theme",
        chosen.theme.map(|theme| match theme {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }),
    );
    set("data-colours", (chosen.colours == Colours::Plain).then_some("plain"));
    set("data-motion", (!chosen.motion).then_some("off"));
    set("data-speed", Some(chosen.speed.name()));
}

/// Whether there are animations: not if they were turned off, here or in the browser.
pub fn moves() -> bool {
    let reduced = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    settings_now().motion && !reduced.is_some_and(|query| query.matches())
}
