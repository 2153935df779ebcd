//! How the page looks, speaks and moves. What is chosen is applied at once.

use fondaco_rules::{GameKind, Players, Seat, Supply};
use fondaco_texts::Language;
use leptos::prelude::*;

use super::choice::{Segmented, Switch};
use crate::language::say;
use crate::parts::{Piece, PieceSize, SeatMark};
use crate::settings::{self, Colours, Settings, Speed, Theme};
use crate::sound::{self, Sound};

/// The page.
#[component]
pub fn SettingsPage() -> impl IntoView {
    view! {
        <section class="page narrow settings">
            <h1>{move || say!("nav-settings")}</h1>
            <div class="panel form">
                <Choice
                    name="language"
                    label=|| say!("setting-language")
                    options=languages
                    chosen=|settings| settings.language
                    choose=|settings, language| settings.language = language
                />
                <Choice
                    name="theme"
                    label=|| say!("setting-theme")
                    options=themes
                    chosen=|settings| settings.theme
                    choose=|settings, theme| settings.theme = theme
                />
            </div>
            <div class="panel form">
                <Choice
                    name="speed"
                    label=|| say!("setting-speed")
                    options=|| Speed::ALL.map(|speed| (speed, speed_name(speed))).to_vec()
                    chosen=|settings| settings.speed
                    choose=|settings, speed| settings.speed = speed
                >
                    <p class="note">{move || say!("setting-speed-note")}</p>
                </Choice>
                <Switch
                    label=|| say!("setting-motion")
                    on=|| settings::settings().motion
                    turn=|on| settings::choose(|chosen| chosen.motion = on)
                />
                <Switch
                    label=|| say!("setting-sound")
                    on=|| settings::settings().sound
                    turn=|on| {
                        settings::choose(|chosen| chosen.sound = on);
                        sound::play(Sound::Sold);
                    }
                />
            </div>
            <div class="panel form">
                <Choice
                    name="colours"
                    label=|| say!("setting-colours")
                    options=palettes
                    chosen=|settings| settings.colours
                    choose=|settings, colours| settings.colours = colours
                >
                    <p class="note">{move || say!("setting-colours-note")}</p>
                    <Sample />
                </Choice>
            </div>
        </section>
    }
}

/// One setting of a few, applied when it is chosen.
#[component]
fn Choice<T>(
    name: &'static str,
    #[prop(into)] label: Signal<String>,
    options: fn() -> Vec<(T, String)>,
    chosen: fn(&Settings) -> T,
    choose: fn(&mut Settings, T),
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    view! {
        <Segmented
            label
            is_heading=true
            name
            options=move || options()
            chosen=move || chosen(&settings::settings())
            choose=Callback::new(move |value| settings::choose(|settings| choose(settings, value)))
        >
            {children.map(|children| children())}
        </Segmented>
    }
}

fn languages() -> Vec<(Option<Language>, String)> {
    let named = |language: Language, name: &str| (Some(language), name.to_owned());
    vec![
        (None, say!("setting-as-browser")),
        named(Language::English, "English"),
        named(Language::German, "Deutsch"),
        named(Language::Dutch, "Nederlands"),
    ]
}

fn themes() -> Vec<(Option<Theme>, String)> {
    vec![
        (None, say!("setting-as-browser")),
        (Some(Theme::Light), say!("setting-daylight")),
        (Some(Theme::Dark), say!("setting-candlelight")),
    ]
}

fn palettes() -> Vec<(Colours, String)> {
    vec![(Colours::Usual, say!("colours-usual")), (Colours::Plain, say!("colours-plain"))]
}

/// What a speed is called.
pub fn speed_name(speed: Speed) -> String {
    match speed {
        Speed::Slow => say!("speed-slow"),
        Speed::Usual => say!("speed-usual"),
        Speed::Fast => say!("speed-fast"),
        Speed::Instant => say!("speed-instant"),
    }
}

/// Pieces and seats in the colours that were chosen.
#[component]
fn Sample() -> impl IntoView {
    // Cards look different from tiles.
    let sample = |supply: Supply, size: PieceSize, pieces: &[&'static str]| {
        let kind = GameKind::ALL.into_iter().find(|kind| kind.supply() == supply)?;
        Some(pieces.iter().map(|&notation| view! { <Piece notation kind size /> }).collect_view())
    };
    let mark = |seat: Seat| {
        let letter = char::from(b'A' + seat.index() as u8);
        view! { <SeatMark seat name=Signal::stored(letter.to_string()) /> }
    };
    view! {
        <div class="tiles sample">
            {sample(Supply::Bag, PieceSize::Usual, &["C5", "F3", "G2", "D1", "S4", "Au"])}
            {sample(Supply::Deck, PieceSize::Small, &["O2", "V3", "W1", "M"])}
        </div>
        <div class="tiles sample">{Players::MOST.seats().map(mark).collect_view()}</div>
    }
}
