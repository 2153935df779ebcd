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
use leptos::prelude::*;

use crate::keys::on_key;
use crate::language::say;
use crate::local_session::LocalSession;
use crate::scene::Scene;
use crate::storage;
use end::End;
use frame::{Opened, TableFrame};
use hand_over::HandOver;
use hints::{HintPanel, HintPlace};
use missing::{Broken, Missing};
use toolbar::LocalToolbar;

/// The table that is stored under this number.
#[component]
pub fn TablePage(id: String) -> impl IntoView {
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

/// A random seed from the operating system.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    let filled = window()
        .crypto()
        .ok()
        .and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).ok());
    match filled {
        Some(_) => u64::from_le_bytes(bytes),
        // Few browsers have none; games must still differ there.
        None => (js_sys::Math::random() * 9e15) as u64,
    }
}

/// A table in play, with everything around it.
#[component]
pub fn TableView(session: LocalSession) -> impl IntoView {
    let scene = session.scene();
    let opened = Opened::new();
    let is_over = move || matches!(scene.to_act(), ToAct::Over);
    on_key(move |key| opened.press(key) || pressed(session, key));
    view! {
        <TableFrame
            scene
            pacing=session.pacing
            refusal=session.refusal
            opened
            is_over
            end=move || view! { <End session scene /> }
            hint=move || view! { <HintPanel session scene place=HintPlace::Folded /> }
            beside=move || view! { <HintPanel session scene place=HintPlace::Beside /> }
            // A new dialog for each player who takes the screen.
            dialogs=move || {
                view! {
                    <For each=move || handed_to(scene) key=|seat| *seat let(seat)>
                        <HandOver session scene seat />
                    </For>
                }
            }
        >
            <LocalToolbar session scene opened />
            <Show when=move || session.table.with(Table::is_master_missing)>
                <p class="notice master-missing" role="status">
                    {move || say!("master-missing")}
                </p>
            </Show>
        </TableFrame>
    }
}

/// The player who is to take the screen.
fn handed_to(scene: Scene) -> Option<Seat> {
    match scene.waiting.get() {
        Waiting::HandOver(seat) => Some(seat),
        _ => None,
    }
}

/// The keys of a table in this browser.
fn pressed(session: LocalSession, key: &str) -> bool {
    match key {
        "u" | "U" => session.send(Message::Undo),
        "h" | "H" => session.send(Message::Hint),
        "." => session.hurry(),
        "," => {
            let paused = session.table.with_untracked(Table::is_paused);
            session.send(Message::Pause(!paused));
        }
        _ => return false,
    }
    true
}
