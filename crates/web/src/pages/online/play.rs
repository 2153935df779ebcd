//! A game on the server: the same table as everywhere, and what people far from each other need.

mod bars;
mod end;
mod orders;
mod people;

use fondaco_client::Waiting;
use fondaco_client::remote::{Message, Remote};
use fondaco_protocol::Command;
use fondaco_rules::GameKind;
use fondaco_story::Entry;
use leptos::prelude::*;

use super::talk::Talk;
use crate::keys::on_key;
use crate::language;
use crate::log_view::{self, Announcer, Lately};
use crate::online::OnlineSession;
use crate::pages::table::bar::{Bar, leave_pressed};
use crate::pages::table::frame::{
    Actions, Beside, BesideTable, ScoringDialog, Stage, TalkLeaf, show_turn_in_title, toggle,
};
use crate::pages::table::keys_shown::KeysShown;
use crate::scene::Scene;
use bars::{Asides, LeaveDialog, OnlineToolbar};
use end::OnlineEnd;
use orders::Orders;
use people::People;

/// The table and everything around it.
#[component]
pub fn Play(
    /// The table.
    session: OnlineSession,
    /// Which game.
    kind: GameKind,
) -> impl IntoView {
    let Some(scene) = session.scene() else { return ().into_any() };
    let entries = log_view::entries(scene);
    let beside = RwSignal::new(Beside::Nothing);
    let (keys, leaving) = (RwSignal::new(false), RwSignal::new(false));
    let is_over =
        Memo::new(move |_| session.remote().with(Remote::is_over) && !session.is_scoring());
    let talk: TalkLeaf = Callback::new(move |()| view! { <Talk session /> }.into_any());
    on_key(move |key| pressed(session, beside, keys, key));
    show_turn_in_title(scene);
    view! {
        <div
            class=format!("table-page at-server {kind}")
            data-events=move || scene.history.with(fondaco_client::History::len)
        >
            <h1 class="visually-hidden">{move || language::texts().game(kind)}</h1>
            <OnlineToolbar session scene beside keys leaving />
            <div class="strip">
                <People session scene />
                <Orders session scene />
            </div>
            <Asides session scene />
            <div class="table-and-beside">
                <div class="table-main" on:click=|event| leave_pressed(&event)>
                    <div class="table">
                        <Stage scene />
                    </div>
                    <Show
                        when=move || !is_over.get()
                        fallback=move || view! { <OnlineEnd session scene /> }
                    >
                        <ActionBar session scene entries />
                    </Show>
                </div>
                <BesideTable scene entries beside talk=Some(talk) />
            </div>
            {move || {
                let event = session.scoring().get()?;
                let close = Callback::new(move |()| session.read_scoring());
                Some(view! { <ScoringDialog scene event close /> })
            }}
            <Show when=move || keys.get()>
                <KeysShown kind online=true close=Callback::new(move |()| keys.set(false)) />
            </Show>
            <Show when=move || leaving.get()>
                <LeaveDialog session leaving />
            </Show>
            <Announcer entries />
        </div>
    }
    .into_any()
}

/// Keys that work at every table of a server.
fn pressed(
    session: OnlineSession,
    beside: RwSignal<Beside>,
    keys: RwSignal<bool>,
    key: &str,
) -> bool {
    match key {
        "u" | "U" => {
            if session.remote().with_untracked(|remote| remote.you().may_ask_undo) {
                session.want(Command::AskUndo);
            }
        }
        "." => session.send(Message::Hurry),
        "l" | "L" => toggle(beside, Beside::Log),
        "i" | "I" => toggle(beside, Beside::Ledger),
        "t" | "T" => toggle(beside, Beside::Talk),
        "?" => keys.set(true),
        _ => return false,
    }
    true
}

/// What is asked, and what may be done.
#[component]
fn ActionBar(session: OnlineSession, scene: Scene, entries: RwSignal<Vec<Entry>>) -> impl IntoView {
    let is_yours = move || matches!(scene.waiting.get(), Waiting::Person(_));
    let is_sending = Memo::new(move |_| session.remote().with(Remote::is_sending));
    view! {
        <Bar scene is_busy=Some(is_sending)>
            <Show when=move || session.refusal().get().is_some()>
                <p class="why" role="alert">
                    {move || session.refusal().get()}
                </p>
            </Show>
            <Actions scene />
            <Show when=move || !is_yours()>
                <Lately scene entries />
            </Show>
        </Bar>
    }
}
