//! The toolbar of a table.

use fondaco_client::{Message, NoUndo, Table, Waiting};
use fondaco_rules::{GameKind, Period, Supply, ToAct};
use leptos::prelude::*;

use super::frame::{Beside, Opened};
use crate::language::{self, say};
use crate::local_session::LocalSession;
use crate::parts::Button;
use crate::scene::Scene;

/// The toolbar of a table: how far the game is, what can be done with it, and what can be opened.
#[component]
pub fn Toolbar(
    scene: Scene,
    opened: Opened,
    #[prop(optional, into)] last: ViewFn,
    children: Children,
) -> impl IntoView {
    let text = || say!("talk-title");
    let talk = move |unread| {
        view! {
            <span class="with-badge">
                <Tool icon="icon-talk" text key="T" press=move || opened.toggle(Beside::Talk) />
                <Unread unread />
            </span>
        }
    };
    view! {
        <div class="toolbar" role="toolbar" aria-label=move || say!("toolbar")>
            <p class="where">
                <strong>{move || language::texts().game(scene.kind())}</strong>
                <span>{move || where_is(scene)}</span>
            </p>
            {children()}
            <Tool icon="icon-log" text=|| say!("tool-log") key="L" press=move || opened.toggle(Beside::Log) />
            {opened.unread.map(talk)}
            <Tool icon="icon-help" text=|| say!("tool-keys") key="?" press=move || opened.keys.set(true) />
            {last.run()}
        </div>
    }
}

/// A mark for messages that nobody has read.
#[component]
fn Unread(unread: RwSignal<usize>) -> impl IntoView {
    view! {
        <Show when=move || unread.get().gt(&0)>
            <span class="badge wax unread">
                <span aria-hidden="true">{move || unread.get()}</span>
                <span class="visually-hidden">
                    {move || say!("talk-unread", count = unread.get())}
                </span>
            </span>
        </Show>
    }
}

/// The toolbar of a table in this browser.
#[component]
pub fn LocalToolbar(session: LocalSession, scene: Scene, opened: Opened) -> impl IntoView {
    let table = session.table;
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
        <Toolbar scene opened>
            <Tool
                icon="icon-undo"
                text=|| say!("tool-undo")
                key="U"
                disabled=move || no_undo.get().is_some()
                why=why_no_undo
                press=move || session.send(Message::Undo)
            />
            <Show when=move || scene.set_up.with(|set_up| set_up.hints)>
                <Tool
                    icon="icon-hint"
                    text=|| say!("tool-hint")
                    key="H"
                    disabled=move || !may_ask.get()
                    press=move || session.send(Message::Hint)
                />
            </Show>
            <Show when=move || has_bots>
                <Tool
                    icon="icon-skip"
                    text=|| say!("tool-hurry")
                    key="."
                    disabled=move || !waits_for_others.get()
                    press=move || session.hurry()
                />
                {move || {
                    let paused = is_paused.get();
                    view! {
                        <Tool
                            icon=if paused { "icon-play" } else { "icon-pause" }
                            text=move || if paused { say!("tool-go-on") } else { say!("tool-pause") }
                            key=","
                            disabled=move || scene.to_act() == ToAct::Over
                            press=move || session.send(Message::Pause(!paused))
                        />
                    }
                }}
            </Show>
        </Toolbar>
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

/// A button of the toolbar.
#[component]
pub fn Tool(
    icon: &'static str,
    /// What it does.
    #[prop(into)]
    text: Signal<String>,
    /// The key that does the same.
    #[prop(optional)]
    key: Option<&'static str>,
    /// Whether it cannot be pressed now.
    #[prop(optional, into)]
    disabled: Option<Signal<bool>>,
    /// Why not.
    #[prop(optional, into)]
    why: Option<Signal<Option<String>>>,
    #[prop(into)] press: Callback<()>,
) -> impl IntoView {
    let title = move || {
        let key = key.map(|key| format!(" ({key})")).unwrap_or_default();
        let why = why.and_then(|why| why.get()).map(|why| format!(". {why}")).unwrap_or_default();
        format!("{}{key}{why}", text.get())
    };
    let disabled = Signal::derive(move || disabled.is_some_and(|disabled| disabled.get()));
    view! {
        <Button class="button quiet tool" icon name=text title key disabled press>
            <span class="tool-text">{move || text.get()}</span>
        </Button>
    }
}
