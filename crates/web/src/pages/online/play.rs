//! A game on a server: the usual table, with people, messages and clocks.

mod bars;
mod end;
mod orders;
mod people;

use fondaco_client::remote::{Message, Remote};
use fondaco_protocol::Command;
use leptos::prelude::*;

use super::talk::Talk;
use crate::keys::on_key;
use crate::online::OnlineSession;
use crate::pages::table::frame::{Opened, TableFrame};
use bars::{Asides, LeaveDialog, OnlineToolbar};
use end::OnlineEnd;
use orders::Orders;
use people::People;

/// The table and everything around it.
#[component]
pub fn Play(session: OnlineSession) -> impl IntoView {
    let Some(scene) = session.scene() else { return ().into_any() };
    let opened = Opened { unread: Some(session.unread), ..Opened::new() };
    let leaving = RwSignal::new(false);
    on_key(move |key| opened.press(key) || pressed(session, key));
    view! {
        <TableFrame
            scene
            pacing=session.pacing
            refusal=session.refusal
            opened
            is_over=move || session.remote.with(Remote::is_over)
            is_busy=Memo::new(move |_| session.remote.with(Remote::is_sending))
            end=move || view! { <OnlineEnd session scene /> }
            talk=move || view! { <Talk session /> }
            dialogs=move || {
                view! {
                    <Show when=move || leaving.get()>
                        <LeaveDialog session leaving />
                    </Show>
                }
            }
        >
            <OnlineToolbar session scene opened leaving />
            <div class="strip">
                <People session scene />
                <Orders session scene />
            </div>
            <Asides session scene />
        </TableFrame>
    }
    .into_any()
}

/// The keys of a table on a server.
fn pressed(session: OnlineSession, key: &str) -> bool {
    match key {
        "u" | "U" => {
            if session.remote.with_untracked(|remote| remote.you().may_ask_undo) {
                session.want(Command::AskUndo);
            }
        }
        "." => session.send(Message::Hurry),
        _ => return false,
    }
    true
}
