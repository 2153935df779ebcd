//! What every table has around its stage, wherever it is played.

use fondaco_client::Waiting;
use fondaco_rules::ToAct;
use leptos::prelude::*;

use crate::games::of_game;
use crate::language::{self, say};
use crate::log_view::LogList;
use crate::pages::learn::{Coach, CoachPanel};
use crate::parts::{Button, Dialog};
use crate::scene::Scene;

/// What lies open beside the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beside {
    /// Nothing: on a wide screen the ledger, or the log when the game is over.
    Nothing,
    /// How it would be scored now.
    Ledger,
    /// What happened.
    Log,
    /// What was said.
    Talk,
}

/// Lays something open beside the table, or puts it away.
pub fn toggle(beside: RwSignal<Beside>, what: Beside) {
    beside.update(|now| *now = if *now == what { Beside::Nothing } else { what });
}

/// Draws a third leaf beside the table: what was said there.
pub type TalkLeaf = Callback<(), AnyView>;

/// The stage of a game.
#[component]
pub fn Stage(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    of_game!(scene.kind(), game => view! { <game::Stage scene /> }.into_any())
}

/// What the person at the screen may do now.
#[component]
pub fn Actions(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    of_game!(scene.kind(), game => view! { <game::Actions scene /> }.into_any())
}

/// How it would be scored now.
#[component]
pub fn Ledger(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    of_game!(scene.kind(), game => view! { <game::Ledger scene /> }.into_any())
}

/// The title of the page says when somebody is asked.
pub fn show_turn_in_title(scene: Scene) {
    Effect::new(move |_| {
        let game = language::texts().game(scene.kind());
        let title = match scene.waiting.get() {
            Waiting::Person(seat) | Waiting::HandOver(seat) if scene.is_shared() => {
                say!("title-turn-of", name = scene.label(seat), game = game)
            }
            Waiting::Person(_) | Waiting::HandOver(_) => say!("title-your-turn", game = game),
            _ => say!("title-table", game = game),
        };
        document().set_title(&title);
    });
    on_cleanup(|| document().set_title("Fondaco"));
}

/// Ledger and log: beside the table on a wide screen, a sheet from below on a small one.
#[component]
pub fn BesideTable(
    /// What is shown.
    scene: Scene,
    /// What was told.
    entries: RwSignal<Vec<fondaco_story::Entry>>,
    /// What lies open.
    beside: RwSignal<Beside>,
    /// What was said, where people are far from each other.
    #[prop(default = None)]
    talk: Option<TalkLeaf>,
) -> impl IntoView {
    // What was scored last is told below the table; beside it the log is of more use then.
    let is_over = Memo::new(move |_| matches!(scene.to_act(), ToAct::Over));
    let usual = move || if is_over.get() { Beside::Log } else { Beside::Ledger };
    let shows = Memo::new(move |_| match beside.get() {
        Beside::Nothing => usual(),
        chosen => chosen,
    });
    let tab = move |what: Beside, label: fn() -> String| {
        let pressed = move || shows.get() == what;
        view! { <Button class="segment" label pressed press=move || beside.set(what) /> }
    };
    view! {
        <aside
            class="beside panel"
            class:open=move || beside.get() != Beside::Nothing
            aria-label=move || say!("beside-table")
        >
            <div class="beside-tabs">
                <div class="segmented" role="group">
                    {tab(Beside::Ledger, || say!("beside-ledger"))}
                    {tab(Beside::Log, || say!("beside-log"))}
                    {talk.map(|_| tab(Beside::Talk, || say!("talk-title")))}
                </div>
                <Button
                    class="button quiet icon-only beside-close"
                    icon="icon-close"
                    name=move || say!("close")
                    press=move || beside.set(Beside::Nothing)
                />
            </div>
            <div class="beside-content" tabindex="0" role="region" aria-label=move || say!("beside-table")>
                {move || {
                    // A log that was out of sight could not show its end: it is drawn when opened.
                    beside.track();
                    match (shows.get(), talk) {
                        (Beside::Log, _) => view! { <LogList scene entries /> }.into_any(),
                        (Beside::Talk, Some(talk)) => talk.run(()),
                        _ => view! { <Ledger scene /> }.into_any(),
                    }
                }}
            </div>
        </aside>
    }
}

/// How a day or round was scored; any key goes on.
#[component]
pub fn ScoringDialog(
    /// What is shown.
    scene: Scene,
    /// The event that was scored.
    event: usize,
    /// It has been read.
    close: Callback<()>,
) -> impl IntoView {
    view! {
        <Dialog label=Signal::derive(move || say!("scoring-dialog")) class="wide scoring-dialog" close>
            {of_game!(scene.kind(), game => view! { <game::Scoring scene event /> }.into_any())}
            {use_context::<Coach>().map(|coach| view! { <CoachPanel coach /> })}
            <div class="buttons">
                <Button class="button primary" label=move || say!("scoring-go-on") autofocus=true press=close />
            </div>
        </Dialog>
    }
}

/// A mark for what nobody has read.
#[component]
pub fn Unread(
    /// How much.
    unread: RwSignal<usize>,
) -> impl IntoView {
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
