//! A replay.

use fondaco_client::{Replay, SetUp, Waiting};
use fondaco_rules::{Seat, ToAct, Viewer};
use fondaco_texts::Names;
use leptos::prelude::*;

use super::controls::{Controls, Playback};
use super::take_over::TakeOver;
use crate::language::{self, say};
use crate::log_view::{self, Announcer, LogList};
use crate::pages::kept;
use crate::pages::table::frame::{Ledger, ScoringDialog, Stage};
use crate::parts::{Art, Button, Copying, WhatWasCopied};
use crate::scene::Scene;
use crate::share;

/// A replay.
#[component]
pub fn Walk(
    replay: Replay,
    /// How much of it may be seen.
    eyes: Viewer,
) -> impl IntoView {
    let kind = replay.game().kind();
    let replay = RwSignal::new(replay);
    let viewer = RwSignal::new(eyes);
    let scene = scene(replay, viewer);
    let entries = log_view::entries(scene);
    let taking_over = RwSignal::new(false);
    let playback = Playback::new(replay);
    let title = move || {
        let players = replay.with(|replay| replay.game().players());
        let names: Vec<_> = players.seats().map(|seat| scene.label(seat)).collect();
        say!("title", game = language::texts().game(kind), names = names.join(", "))
    };
    let place = Memo::new(move |_| replay.with(|replay| kept::place(replay.game())));
    let scored = Memo::new(move |_| replay.with(scored));
    let reading = RwSignal::new(None::<usize>);
    let read = Callback::new(move |()| {
        playback.pause();
        reading.set(scored.get_untracked());
    });
    view! {
        <div class=format!("table replay {kind}")>
            <header class="replay-head">
                <h1>{title}</h1>
                <span class="chip">{move || place.get()}</span>
                <ShowScoring scored read />
                {match (kind.hides_hands(), eyes) {
                    (true, Viewer::Record) => view! { <Eyes scene viewer /> }.into_any(),
                    (true, _) => {
                        view! { <span class="soft secret">{move || say!("replay-secret")}</span> }
                            .into_any()
                    }
                    (false, _) => ().into_any(),
                }}
                // A record holds every hand.
                {(eyes != Viewer::Public).then(|| view! { <HandOut replay /> })}
            </header>
            <div class="replay-stage"><Stage scene /></div>
            // The arrow keys scroll in here.
            <aside
                class="replay-side"
                aria-label=move || say!("replay-side")
                on:keydown=|event| event.stop_propagation()
            >
                <details class="panel" open=true>
                    <summary class="panel-title">{move || say!("replay-log")}</summary>
                    <div class="replay-log" tabindex="0" role="region" aria-label=move || say!("replay-log")>
                        <LogList scene entries is_place=true />
                    </div>
                </details>
                <details class="panel">
                    <summary class="panel-title">{move || say!("replay-ledger")}</summary>
                    <div class="scroll" tabindex="0" role="region" aria-label=move || say!("replay-ledger")>
                        <Ledger scene />
                    </div>
                </details>
            </aside>
            <Controls playback eyes take_over=move || taking_over.set(true) />
            <Announcer entries />
            {move || {
                // Another position closes it.
                let event = reading.get().filter(|event| scored.get() == Some(*event))?;
                let close = Callback::new(move |()| reading.set(None));
                Some(view! { <ScoringDialog scene event close /> })
            }}
            <Show when=move || taking_over.get()>
                <TakeOver replay scene eyes close=move || taking_over.set(false) />
            </Show>
        </div>
    }
}

/// The last event, if it scored a day, a round or the game.
fn scored(replay: &Replay) -> Option<usize> {
    let event = replay.at().checked_sub(1)?;
    let step = &replay.history().steps()[event];
    (step.is_scoring() || step.after.to_act() == ToAct::Over).then_some(event)
}

/// Opens the ledger of the scoring at this position. It is always in the page, so that the layout is
/// stable.
#[component]
fn ShowScoring(scored: Memo<Option<usize>>, #[prop(into)] read: Callback<()>) -> impl IntoView {
    view! {
        <Button
            class="button show-scoring"
            icon="ledger"
            why_not=move || scored.get().is_none().then(|| say!("replay-unscored"))
            press=read
        >
            <span class="text">{move || say!("replay-scoring")}</span>
        </Button>
    }
}

fn scene(replay: RwSignal<Replay>, viewer: RwSignal<Viewer>) -> Scene {
    let about = move |replay: &Replay| {
        let game = replay.game();
        (game.kind(), game.players(), replay.tags().to_vec())
    };
    Scene {
        history: Memo::new(move |_| replay.with(Replay::so_far)),
        viewer: Memo::new(move |_| viewer.get()),
        names: Memo::new(move |_| {
            let (kind, players, tags) = replay.with(about);
            Names::of_record(kind, players, &tags)
        }),
        set_up: Memo::new(move |_| {
            let (kind, players, tags) = replay.with(about);
            SetUp::of_tags(kind, players, &tags)
        }),
        waiting: Memo::new(|_| Waiting::Nobody),
        hint: Memo::new(|_| None),
        act: None,
        hurry: None,
    }
}

/// Chooses who looks.
#[component]
fn Eyes(scene: Scene, viewer: RwSignal<Viewer>) -> impl IntoView {
    let players = scene.history.with_untracked(|history| history.game().players());
    let choose = move |event| {
        let number = event_target_value(&event).parse().ok();
        let seat = number.and_then(|number| Seat::new(number, players));
        viewer.set(seat.map_or(Viewer::Record, Viewer::Seat));
    };
    view! {
        <span class="field eyes">
            <label class="visually-hidden" for="eyes">{move || say!("replay-eyes")}</label>
            <Art name="icon-eye" />
            <select class="select" id="eyes" on:change=choose>
                <option value="">{move || say!("replay-all-eyes")}</option>
                {players
                    .seats()
                    .map(|seat| {
                        view! {
                            <option value=seat.to_string()>
                                {move || say!("replay-eyes-of", name = scene.called(seat))}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </span>
    }
}

/// Exports the whole game.
#[component]
fn HandOut(replay: RwSignal<Replay>) -> impl IntoView {
    let copying = Copying::new();
    let record = move || replay.with_untracked(|replay| replay.history().record(replay.tags()));
    let kind = replay.with_untracked(|replay| replay.game().kind());
    let download = move |()| share::save(&format!("fondaco-{kind}.record"), &record());
    view! {
        <div class="tools">
            <Tool icon="icon-download" text=|| say!("download-record") press=download />
            <Tool
                icon="icon-copy"
                text=|| say!("copy-record")
                press=move || copying.copy(share::outgoing(&record()))
            />
            <Tool
                icon="icon-link"
                text=|| say!("copy-link")
                press=move || copying.copy(share::link_of(&record()))
            />
            <WhatWasCopied copying />
        </div>
    }
}

#[component]
fn Tool(
    icon: &'static str,
    #[prop(into)] text: Signal<String>,
    #[prop(into)] press: Callback<()>,
) -> impl IntoView {
    view! {
        <Button class="button quiet icon-only" icon=icon title=text name=text press=press />
    }
}
