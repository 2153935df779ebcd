//! The strip above a table.

use fondaco_client::{Message, NoUndo, Table, Waiting};
use fondaco_rules::{GameKind, Period, Supply, ToAct};
use leptos::prelude::*;

use super::frame::{Beside, toggle};
use crate::language::{self, say};
use crate::local_session::LocalSession;
use crate::parts::Button;
use crate::scene::Scene;

/// The strip above a table: where the game is, and what always works.
#[component]
pub fn Toolbar(
    /// The table.
    session: LocalSession,
    /// What is shown.
    scene: Scene,
    /// What lies open beside the table.
    beside: RwSignal<Beside>,
    /// Are the keys shown?
    keys: RwSignal<bool>,
) -> impl IntoView {
    let table = session.table();
    let no_undo = Memo::new(move |_| table.with(|table| table.undo_to().err()));
    let why_no_undo = move || {
        Some(match (no_undo.get()?, scene.kind().supply()) {
            (NoUndo::Nothing, _) => say!("undo-nothing"),
            (NoUndo::Seen, Supply::Deck) => say!("undo-cards-turned"),
            (NoUndo::Seen, Supply::Bag) => say!("undo-tile-drawn"),
        })
    };
    let may_ask = Memo::new(move |_| {
        let decides = matches!(scene.waiting.get(), Waiting::Person(_));
        decides && table.with(|table| table.set_up().hints && !table.is_hint_awaited())
    });
    let has_bots = scene
        .set_up
        .with_untracked(|set_up| set_up.sitters.iter().any(|sitter| !sitter.is_person()));
    let is_paused = Memo::new(move |_| table.with(Table::is_paused));
    let waits_for_others =
        Memo::new(move |_| matches!(scene.waiting.get(), Waiting::Screen | Waiting::Bot(..)));
    view! {
        <div class="toolbar" role="toolbar" aria-label=move || say!("toolbar")>
            <p class="where">
                <strong>{move || language::texts().game(scene.kind())}</strong>
                <span>{move || where_is(scene)}</span>
            </p>
            <Tool
                icon="icon-undo"
                text=Signal::derive(move || say!("tool-undo"))
                key="U"
                disabled=Signal::derive(move || no_undo.get().is_some())
                why=Signal::derive(why_no_undo)
                press=Callback::new(move |()| session.send(Message::Undo))
            />
            <Show when=move || scene.set_up.with(|set_up| set_up.hints)>
                <Tool
                    icon="icon-hint"
                    text=Signal::derive(move || say!("tool-hint"))
                    key="H"
                    disabled=Signal::derive(move || !may_ask.get())
                    press=Callback::new(move |()| session.send(Message::Hint))
                />
            </Show>
            <Show when=move || has_bots>
                <Tool
                    icon="icon-skip"
                    text=Signal::derive(move || say!("tool-hurry"))
                    key="."
                    disabled=Signal::derive(move || !waits_for_others.get())
                    press=Callback::new(move |()| session.hurry())
                />
                {move || {
                    let paused = is_paused.get();
                    view! {
                        <Tool
                            icon=if paused { "icon-play" } else { "icon-pause" }
                            text=Signal::derive(move || {
                                if paused { say!("tool-go-on") } else { say!("tool-pause") }
                            })
                            key=","
                            disabled=Signal::derive(move || scene.to_act() == ToAct::Over)
                            press=Callback::new(move |()| session.send(Message::Pause(!paused)))
                        />
                    }
                }}
            </Show>
            <Tool
                icon="icon-log"
                text=Signal::derive(move || say!("tool-log"))
                key="L"
                disabled=Signal::derive(|| false)
                press=Callback::new(move |()| toggle(beside, Beside::Log))
            />
            <Tool
                icon="icon-help"
                text=Signal::derive(move || say!("tool-keys"))
                key="?"
                disabled=Signal::derive(|| false)
                press=Callback::new(move |()| keys.set(true))
            />
        </div>
    }
}

/// The day or round.
pub fn where_is(scene: Scene) -> String {
    period_name(scene.kind(), scene.history.with(|history| history.game().period()))
}

/// The name of a day or round.
pub fn period_name(kind: GameKind, number: impl Into<u32>) -> String {
    let number = number.into();
    match kind.period() {
        Period::Day => say!("where-day", number = number),
        Period::Round => say!("where-round", number = number),
    }
}

/// A button of the strip.
#[component]
pub fn Tool(
    /// Its drawing.
    icon: &'static str,
    /// What it does.
    text: Signal<String>,
    /// The key that does the same.
    key: &'static str,
    /// Can it not be pressed now?
    disabled: Signal<bool>,
    /// Why not.
    #[prop(default = Signal::derive(|| None))]
    why: Signal<Option<String>>,
    /// Does it.
    press: Callback<()>,
) -> impl IntoView {
    let title = move || match why.get() {
        Some(why) => format!("{} ({key}). {why}", text.get()),
        None => format!("{} ({key})", text.get()),
    };
    view! {
        <Button class="button quiet tool" icon=icon name=text title=title key=key disabled=disabled press=press>
            <span class="tool-text">{move || text.get()}</span>
        </Button>
    }
}
