//! How the page looks, speaks and moves. What is chosen is applied at once.

use fondaco_texts::Language;
use leptos::prelude::*;

use super::choice::{Segmented, Switch};
use crate::language::say;
use crate::parts::{Piece, PieceSize, SeatMark};
use crate::settings::{self, Colours, Speed, Theme};
use crate::sound::{self, Sound};
use fondaco_rules::{GameKind, Players, Seat};

/// The page.
#[component]
pub fn SettingsPage() -> impl IntoView {
    view! {
        <section class="page narrow settings">
            <h1>{move || say!("nav-settings")}</h1>
            <div class="panel form">
                <LanguageChoice />
                <Light />
            </div>
            <div class="panel form">
                <Pace />
                <Switch
                    label=Signal::derive(|| say!("setting-motion"))
                    on=Signal::derive(|| settings::settings().motion)
                    turn=Callback::new(|on| settings::choose(|chosen| chosen.motion = on))
                />
                <Switch
                    label=Signal::derive(|| say!("setting-sound"))
                    on=Signal::derive(|| settings::settings().sound)
                    turn=Callback::new(|on| {
                        settings::choose(|chosen| chosen.sound = on);
                        sound::play(Sound::Sold);
                    })
                />
            </div>
            <div class="panel form">
                <Paints />
            </div>
        </section>
    }
}

#[component]
fn LanguageChoice() -> impl IntoView {
    let options = || {
        vec![
            (None, say!("setting-as-browser")),
            (Some(Language::English), "English".to_owned()),
            (Some(Language::German), "Deutsch".to_owned()),
            (Some(Language::Dutch), "Nederlands".to_owned()),
        ]
    };
    view! {
        <div class="field">
            <h2 class="label">{move || say!("setting-language")}</h2>
            <Segmented
                label=Signal::derive(|| say!("setting-language"))
                name="language"
                options=Signal::derive(options)
                chosen=Signal::derive(|| settings::settings().language)
                choose=Callback::new(|language| settings::choose(|chosen| chosen.language = language))
            />
        </div>
    }
}

#[component]
fn Light() -> impl IntoView {
    let options = || {
        vec![
            (None, say!("setting-as-browser")),
            (Some(Theme::Light), say!("setting-daylight")),
            (Some(Theme::Dark), say!("setting-candlelight")),
        ]
    };
    view! {
        <div class="field">
            <h2 class="label">{move || say!("setting-theme")}</h2>
            <Segmented
                label=Signal::derive(|| say!("setting-theme"))
                name="theme"
                options=Signal::derive(options)
                chosen=Signal::derive(|| settings::settings().theme)
                choose=Callback::new(|theme| settings::choose(|chosen| chosen.theme = theme))
            />
        </div>
    }
}

#[component]
fn Pace() -> impl IntoView {
    let options = || Speed::ALL.map(|speed| (speed, speed_name(speed))).to_vec();
    view! {
        <div class="field">
            <h2 class="label">{move || say!("setting-speed")}</h2>
            <Segmented
                label=Signal::derive(|| say!("setting-speed"))
                name="speed"
                options=Signal::derive(options)
                chosen=Signal::derive(|| settings::settings().speed)
                choose=Callback::new(|speed| settings::choose(|chosen| chosen.speed = speed))
            />
            <p class="note">{move || say!("setting-speed-note")}</p>
        </div>
    }
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

#[component]
fn Paints() -> impl IntoView {
    let options =
        || vec![(Colours::Usual, say!("colours-usual")), (Colours::Plain, say!("colours-plain"))];
    let seats = Players::MOST.seats();
    view! {
        <div class="field">
            <h2 class="label">{move || say!("setting-colours")}</h2>
            <Segmented
                label=Signal::derive(|| say!("setting-colours"))
                name="colours"
                options=Signal::derive(options)
                chosen=Signal::derive(|| settings::settings().colours)
                choose=Callback::new(|colours| settings::choose(|chosen| chosen.colours = colours))
            />
            <p class="note">{move || say!("setting-colours-note")}</p>
            <div class="tiles sample">
                {["C5", "F3", "G2", "D1", "S4", "Au"]
                    .map(|tile| view! { <Piece notation=tile kind=GameKind::Medici /> })
                    .collect_view()}
                {["O2", "V3", "W1", "M"]
                    .map(|card| {
                        view! { <Piece notation=card kind=GameKind::Byzanz size=PieceSize::Small /> }
                    })
                    .collect_view()}
            </div>
            <div class="tiles sample">
                {seats
                    .map(|seat: Seat| {
                        let letter = char::from(b'A' + seat.index() as u8);
                        view! { <SeatMark seat name=Signal::stored(letter.to_string()) /> }
                    })
                    .collect_view()}
            </div>
        </div>
    }
}
