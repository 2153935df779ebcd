//! A table in play.

mod advice;
pub mod bar;
mod course;
pub mod end;
pub mod frame;
mod hand_over;
mod hints;
pub mod keys_shown;
mod missing;
mod ranking;
pub mod sources;
pub mod toolbar;

use fondaco_client::{Message, Table, Waiting};
use fondaco_rules::{Seat, ToAct};
use fondaco_story::Entry;
use leptos::prelude::*;

use crate::keys::on_key;
use crate::language::{self, say};
use crate::local_session::LocalSession;
use crate::log_view::{self, Announcer, Lately};
use crate::scene::Scene;
use crate::storage;
use bar::{Bar, leave_pressed};
use end::End;
use frame::{Actions, Beside, BesideTable, ScoringDialog, Stage, show_turn_in_title, toggle};
use hand_over::HandOver;
use hints::{HintPanel, Shown};
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
            let session = LocalSession::new(id, table);
            view! { <TableView session /> }.into_any()
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

/// A table in play, with everything around it.
#[component]
pub fn TableView(
    /// The table.
    session: LocalSession,
) -> impl IntoView {
    let scene = session.scene();
    let entries = log_view::entries(scene);
    let beside = RwSignal::new(Beside::Nothing);
    let keys = RwSignal::new(false);
    let is_over =
        Memo::new(move |_| matches!(scene.to_act(), ToAct::Over) && !session.is_scoring());
    on_key(move |key| pressed(session, beside, keys, key));
    show_turn_in_title(scene);
    let kind = scene.kind();
    view! {
        <div
            class=format!("table-page {kind}")
            data-events=move || scene.history.with(fondaco_client::History::len)
        >
            <h1 class="visually-hidden">{move || language::texts().game(kind)}</h1>
            <Toolbar session scene beside keys />
            <Show when=move || session.table().with(Table::is_master_missing)>
                <p class="notice master-missing" role="status">
                    {move || say!("master-missing")}
                </p>
            </Show>
            <div class="table-and-beside">
                <div class="table-main" on:click=|event| leave_pressed(&event)>
                    <div class="table">
                        <Stage scene />
                    </div>
                    <Show when=move || !is_over.get() fallback=move || view! { <End session scene /> }>
                        <ActionBar session scene entries />
                    </Show>
                </div>
                <BesideTable scene entries beside />
                <HintPanel session scene place=Shown::Beside />
            </div>
            {move || {
                let event = session.scoring().get()?;
                let close = Callback::new(move |()| session.read_scoring());
                Some(view! { <ScoringDialog scene event close /> })
            }}
            // Whenever somebody else is to take the screen, another dialog says so.
            <For each=move || handed_to(scene) key=|seat| *seat let(seat)>
                <HandOver session scene seat />
            </For>
            <Show when=move || keys.get()>
                <KeysShown kind close=Callback::new(move |()| keys.set(false)) />
            </Show>
            <Announcer entries />
        </div>
    }
}

/// Who is to take the screen, if anybody.
fn handed_to(scene: Scene) -> Option<Seat> {
    match scene.waiting.get() {
        Waiting::HandOver(seat) => Some(seat),
        _ => None,
    }
}

/// Keys that work at every table.
fn pressed(
    session: LocalSession,
    beside: RwSignal<Beside>,
    keys: RwSignal<bool>,
    key: &str,
) -> bool {
    match key {
        "u" | "U" => session.send(Message::Undo),
        "h" | "H" => session.send(Message::Hint),
        "." => session.hurry(),
        "," => {
            let paused = session.table().with_untracked(Table::is_paused);
            session.send(Message::Pause(!paused));
        }
        "l" | "L" => toggle(beside, Beside::Log),
        "i" | "I" => toggle(beside, Beside::Ledger),
        "?" => keys.set(true),
        _ => return false,
    }
    true
}

/// What is asked, and what may be done.
#[component]
fn ActionBar(session: LocalSession, scene: Scene, entries: RwSignal<Vec<Entry>>) -> impl IntoView {
    let is_yours = move || matches!(scene.waiting.get(), Waiting::Person(_));
    view! {
        <Bar scene>
            <Show when=move || session.refusal().get().is_some()>
                <p class="why" role="alert">
                    {move || session.refusal().get()}
                </p>
            </Show>
            <HintPanel session scene place=Shown::Folded />
            <Actions scene />
            <Show when=move || !is_yours()>
                <Lately scene entries />
            </Show>
        </Bar>
    }
}
