//! A table in play.

mod advice;
mod end;
mod hand_over;
mod hints;
mod keys_shown;
mod missing;
mod sources;
mod toolbar;

use fondaco_client::{Message, Table, Waiting};
use fondaco_rules::{GameKind, ToAct};
use leptos::prelude::*;

use crate::desk::Desk;
use crate::games::{byzanz, medici, strozzi};
use crate::keys::on_key;
use crate::pages::learn::{Coach, CoachPanel};
use crate::parts::{Art, Dialog};
use crate::scene::Scene;
use crate::storage;
use crate::told::{self, Announcer, LogList};
use crate::tongue::{self, say};
use end::End;
use hand_over::HandOver;
use hints::HintPanel;
use keys_shown::KeysShown;
use missing::{Broken, Missing};
use toolbar::Toolbar;

/// The table that is stored under this number.
#[component]
pub fn TablePage(
    /// The table's number.
    id: String,
) -> impl IntoView {
    let Some(record) = storage::game(&id) else { return Missing().into_any() };
    match Table::stored(&record, seed()) {
        Ok(table) => {
            let desk = Desk::new(id, table);
            view! { <TableView desk /> }.into_any()
        }
        Err(error) => {
            storage::set_aside(&id);
            view! { <Broken record error /> }.into_any()
        }
    }
}

/// Chance from the operating system.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    let filled = window()
        .crypto()
        .ok()
        .and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).ok());
    match filled {
        Some(_) => u64::from_le_bytes(bytes),
        // Browsers without it are rare; a game must still not repeat itself.
        None => (js_sys::Math::random() * 9e15) as u64,
    }
}

/// What lies open beside the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beside {
    /// Nothing: on a wide screen the ledger, or the log when the game is over.
    Nothing,
    /// How it would be scored now.
    Ledger,
    /// What happened.
    Log,
}

/// A table in play, with everything around it.
#[component]
pub fn TableView(
    /// The table.
    desk: Desk,
) -> impl IntoView {
    let scene = desk.scene();
    let entries = told::log(scene);
    let beside = RwSignal::new(Beside::Nothing);
    let keys = RwSignal::new(false);
    let is_over =
        Memo::new(move |_| matches!(scene.to_act(), ToAct::Over) && desk.scoring().get().is_none());
    on_key(move |key| pressed(desk, beside, keys, key));
    show_turn_in_title(scene);
    let kind = scene.kind();
    view! {
        <div
            class=format!("table-page {kind}")
            data-events=move || scene.history.with(fondaco_client::History::len)
        >
            <h1 class="visually-hidden">{move || tongue::texts().game(kind)}</h1>
            <Toolbar desk scene beside keys />
            <Show when=move || desk.table().with(Table::is_master_missing)>
                <p class="notice master-missing" role="status">
                    {move || say!("master-missing")}
                </p>
            </Show>
            <div class="table-and-beside">
                <div class="table-main">
                    <div class="table">
                        {match kind {
                            GameKind::Medici => view! { <medici::Stage scene /> }.into_any(),
                            GameKind::Strozzi => view! { <strozzi::Stage scene /> }.into_any(),
                            GameKind::Byzanz => view! { <byzanz::Stage scene /> }.into_any(),
                        }}
                    </div>
                    <Show when=move || !is_over.get() fallback=move || view! { <End desk scene /> }>
                        <ActionBar desk scene />
                    </Show>
                </div>
                <BesideTable scene entries beside />
            </div>
            <Show when=move || desk.scoring().get().is_some()>
                <ScoringDialog desk scene />
            </Show>
            <Show when=move || matches!(scene.waiting.get(), Waiting::HandOver(_))>
                <HandOver desk scene />
            </Show>
            <Show when=move || keys.get()>
                <KeysShown kind close=Callback::new(move |()| keys.set(false)) />
            </Show>
            <Announcer entries />
        </div>
    }
}

/// Keys that work at every table.
fn pressed(desk: Desk, beside: RwSignal<Beside>, keys: RwSignal<bool>, key: &str) -> bool {
    match key {
        "u" | "U" => desk.send(Message::Undo),
        "h" | "H" => desk.send(Message::Hint),
        "." => desk.hurry(),
        "," => {
            let paused = desk.table().with_untracked(Table::is_paused);
            desk.send(Message::Pause(!paused));
        }
        "l" | "L" => toggle(beside, Beside::Log),
        "i" | "I" => toggle(beside, Beside::Ledger),
        "?" => keys.set(true),
        _ => return false,
    }
    true
}

fn toggle(beside: RwSignal<Beside>, what: Beside) {
    beside.update(|now| *now = if *now == what { Beside::Nothing } else { what });
}

/// The title of the page says when somebody is asked.
fn show_turn_in_title(scene: Scene) {
    Effect::new(move |_| {
        let game = tongue::texts().game(scene.kind());
        let title = match scene.waiting.get() {
            Waiting::Person(_) | Waiting::HandOver(_) => say!("title-your-turn", game = game),
            _ => say!("title-table", game = game),
        };
        document().set_title(&title);
    });
    on_cleanup(|| document().set_title("Fondaco"));
}

/// What is asked, and what may be done.
#[component]
fn ActionBar(desk: Desk, scene: Scene) -> impl IntoView {
    let is_yours = move || matches!(scene.waiting.get(), Waiting::Person(_));
    view! {
        <section class="bar" class:yours=is_yours aria-label=move || say!("action-bar")>
            <Show when=move || desk.refusal().get().is_some()>
                <p class="why" role="alert">
                    {move || desk.refusal().get()}
                </p>
            </Show>
            <HintPanel desk scene />
            {match scene.kind() {
                GameKind::Medici => view! { <medici::Actions scene /> }.into_any(),
                GameKind::Strozzi => view! { <strozzi::Actions scene /> }.into_any(),
                GameKind::Byzanz => view! { <byzanz::Actions scene /> }.into_any(),
            }}
        </section>
    }
}

/// Ledger and log: beside the table on a wide screen, a sheet from below on a small one.
#[component]
fn BesideTable(
    scene: Scene,
    entries: RwSignal<Vec<fondaco_story::Entry>>,
    beside: RwSignal<Beside>,
) -> impl IntoView {
    // What was scored last is told below the table; beside it the log is of more use then.
    let is_over = Memo::new(move |_| matches!(scene.to_act(), ToAct::Over));
    let usual = move || if is_over.get() { Beside::Log } else { Beside::Ledger };
    let shows = move || match beside.get() {
        Beside::Nothing => usual(),
        chosen => chosen,
    };
    let shows_log = move || shows() == Beside::Log;
    let tab = move |what: Beside| move || (shows() == what).to_string();
    view! {
        <aside
            class="beside panel"
            class:open=move || beside.get() != Beside::Nothing
            aria-label=move || say!("beside-table")
        >
            <div class="beside-tabs">
                <div class="segmented" role="group">
                    <button
                        class="segment"
                        aria-pressed=tab(Beside::Ledger)
                        on:click=move |_| beside.set(Beside::Ledger)
                    >
                        {move || say!("beside-ledger")}
                    </button>
                    <button
                        class="segment"
                        aria-pressed=tab(Beside::Log)
                        on:click=move |_| beside.set(Beside::Log)
                    >
                        {move || say!("beside-log")}
                    </button>
                </div>
                <button
                    class="button quiet icon-only beside-close"
                    aria-label=move || say!("close")
                    on:click=move |_| beside.set(Beside::Nothing)
                >
                    <Art name="icon-close" />
                </button>
            </div>
            <div class="beside-content" tabindex="0" role="region" aria-label=move || say!("beside-table")>
                <Show
                    when=shows_log
                    fallback=move || match scene.kind() {
                        GameKind::Medici => view! { <medici::Ledger scene /> }.into_any(),
                        GameKind::Strozzi => view! { <strozzi::Ledger scene /> }.into_any(),
                        GameKind::Byzanz => view! { <byzanz::Ledger scene /> }.into_any(),
                    }
                >
                    <LogList scene entries />
                </Show>
            </div>
        </aside>
    }
}

/// How a day or round was scored; any key goes on.
#[component]
fn ScoringDialog(desk: Desk, scene: Scene) -> impl IntoView {
    let Some(event) = desk.scoring().get_untracked() else { return ().into_any() };
    let close = Callback::new(move |()| desk.read_scoring());
    view! {
        <Dialog label=Signal::derive(move || say!("scoring-dialog")) class="wide scoring-dialog" close>
            {match scene.kind() {
                GameKind::Medici => view! { <medici::Scoring scene event /> }.into_any(),
                GameKind::Strozzi => view! { <strozzi::Scoring scene event /> }.into_any(),
                GameKind::Byzanz => view! { <byzanz::Scoring scene event /> }.into_any(),
            }}
            {use_context::<Coach>().map(|coach| view! { <CoachPanel coach /> })}
            <div class="buttons">
                <button class="button primary" autofocus on:click=move |_| close.run(())>
                    {move || say!("scoring-go-on")}
                </button>
            </div>
        </Dialog>
    }
    .into_any()
}
