//! What every table has around its stage.

use fondaco_client::Waiting;
use fondaco_rules::ToAct;
use fondaco_story::Entry;
use leptos::prelude::*;

use super::bar::{Bar, leave_pressed};
use super::keys_shown::KeysShown;
use crate::games::of_game;
use crate::language::{self, say};
use crate::log_view::{self, Announcer, Lately, LogList};
use crate::pacing::Pacing;
use crate::pages::learn::{Coach, CoachPanel};
use crate::parts::{Button, Dialog};
use crate::scene::Scene;

/// What is open beside the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beside {
    /// Nothing: on a wide screen the ledger, or the log when the game is over.
    Nothing,
    /// How it would be scored now.
    Ledger,
    /// What happened.
    Log,
    /// The messages.
    Talk,
}

/// What is open around the table.
#[derive(Clone, Copy)]
pub struct Opened {
    /// What is open beside it.
    pub beside: RwSignal<Beside>,
    /// Whether the keys are shown.
    pub keys: RwSignal<bool>,
    /// How many messages of the others are unread, where there are messages.
    pub unread: Option<RwSignal<usize>>,
}

impl Opened {
    /// Nothing is open.
    pub fn new() -> Opened {
        Opened { beside: RwSignal::new(Beside::Nothing), keys: RwSignal::new(false), unread: None }
    }

    /// Opens something beside the table, or closes it.
    pub fn toggle(self, what: Beside) {
        self.beside.update(|now| *now = if *now == what { Beside::Nothing } else { what });
    }

    /// Handles the keys that all tables share, and returns whether this is one.
    pub fn press(self, key: &str) -> bool {
        match key {
            "l" | "L" => self.toggle(Beside::Log),
            "i" | "I" => self.toggle(Beside::Ledger),
            "t" | "T" if self.unread.is_some() => self.toggle(Beside::Talk),
            "?" => self.keys.set(true),
            _ => return false,
        }
        true
    }
}

/// A table and everything around its stage, the same in this browser and on a server. Above the stage
/// are the children.
#[component]
pub fn TableFrame(
    scene: Scene,
    /// Shows what happens.
    pacing: Pacing,
    /// Why the last move was refused.
    refusal: RwSignal<Option<String>>,
    opened: Opened,
    /// Whether the game is over.
    #[prop(into)]
    is_over: Signal<bool>,
    /// What stands in place of the actions when it is.
    #[prop(into)]
    end: ViewFn,
    /// What stands above the actions.
    #[prop(optional, into)]
    hint: ViewFn,
    /// What else stands beside the table.
    #[prop(optional, into)]
    beside: ViewFn,
    /// The messages of the others, where there are any.
    #[prop(optional, into)]
    talk: ViewFn,
    /// The dialogs of this table.
    #[prop(optional, into)]
    dialogs: ViewFn,
    /// Whether a move is on its way to the server.
    #[prop(optional)]
    is_busy: Option<Memo<bool>>,
    /// Toolbar and notices.
    children: Children,
) -> impl IntoView {
    let kind = scene.kind();
    let entries = log_view::entries(scene);
    let shows_end = Memo::new(move |_| is_over.get() && !pacing.is_scoring());
    let is_yours = move || matches!(scene.waiting.get(), Waiting::Person(_));
    let at_server = if opened.unread.is_some() { "at-server" } else { "" };
    let Opened { keys, .. } = opened;
    show_turn_in_title(scene);
    view! {
        <div
            class=format!("table-page {at_server} {kind}")
            data-events=move || scene.history.with(fondaco_client::History::len)
        >
            <h1 class="visually-hidden">{move || language::texts().game(kind)}</h1>
            {children()}
            <div class="table-and-beside">
                <div class="table-main" on:click=|event| leave_pressed(&event)>
                    <div class="table">
                        <Stage scene />
                    </div>
                    <Show when=move || !shows_end.get() fallback=move || end.run()>
                        {
                            let hint = hint.run();
                            view! {
                                <Bar scene is_busy>
                                    <Show when=move || refusal.get().is_some()>
                                        <p class="why" role="alert">
                                            {move || refusal.get()}
                                        </p>
                                    </Show>
                                    {hint}
                                    <Actions scene />
                                    <Show when=move || !is_yours()>
                                        <Lately scene entries />
                                    </Show>
                                </Bar>
                            }
                        }
                    </Show>
                </div>
                <BesideTable scene entries opened talk />
                {beside.run()}
            </div>
            {move || {
                let event = pacing.scoring()?;
                Some(view! { <ScoringDialog scene event close=move || pacing.close_scoring() /> })
            }}
            {dialogs.run()}
            <Show when=move || keys.get()>
                <KeysShown kind online=opened.unread.is_some() close=move || keys.set(false) />
            </Show>
            <Announcer entries />
        </div>
    }
}

/// The stage of a game.
#[component]
pub fn Stage(scene: Scene) -> impl IntoView {
    of_game!(scene.kind(), game => view! { <game::Stage scene /> }.into_any())
}

/// What the person at the screen may do now.
#[component]
fn Actions(scene: Scene) -> impl IntoView {
    of_game!(scene.kind(), game => view! { <game::Actions scene /> }.into_any())
}

/// How it would be scored now.
#[component]
pub fn Ledger(scene: Scene) -> impl IntoView {
    of_game!(scene.kind(), game => view! { <game::Ledger scene /> }.into_any())
}

/// The title of the page says who is to move.
fn show_turn_in_title(scene: Scene) {
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

/// Ledger, log and messages: beside the table on a wide screen, a sheet from below on a small one.
#[component]
fn BesideTable(
    scene: Scene,
    entries: RwSignal<Vec<Entry>>,
    opened: Opened,
    talk: ViewFn,
) -> impl IntoView {
    let (beside, has_talk) = (opened.beside, opened.unread.is_some());
    // What was scored last is explained below the table; beside it the log is of more use then.
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
                    {has_talk.then(|| tab(Beside::Talk, || say!("talk-title")))}
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
                    // A hidden log cannot scroll to its end, so it is drawn when it is opened.
                    beside.track();
                    match shows.get() {
                        Beside::Log => view! { <LogList scene entries /> }.into_any(),
                        Beside::Talk => talk.run(),
                        Beside::Nothing | Beside::Ledger => view! { <Ledger scene /> }.into_any(),
                    }
                }}
            </div>
        </aside>
    }
}

/// How a day or round was scored.
#[component]
pub fn ScoringDialog(
    scene: Scene,
    event: usize,
    #[prop(into)] close: Callback<()>,
) -> impl IntoView {
    view! {
        <Dialog label=move || say!("scoring-dialog") class="wide scoring-dialog" close>
            {of_game!(scene.kind(), game => view! { <game::Scoring scene event /> }.into_any())}
            {use_context::<Coach>().map(|coach| view! { <CoachPanel coach /> })}
            <div class="buttons">
                <Button class="button primary" label=move || say!("scoring-go-on") autofocus=true press=close />
            </div>
        </Dialog>
    }
}
