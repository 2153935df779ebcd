//! The screen is handed to another player.

use fondaco_client::Message;
use fondaco_rules::Seat;
use leptos::prelude::*;

use crate::language::say;
use crate::local_session::LocalSession;
use crate::parts::{Button, Dialog, SeatMark};
use crate::scene::Scene;

/// Covers the table until the person who is asked has taken the screen.
#[component]
pub fn HandOver(session: LocalSession, scene: Scene, seat: Seat) -> impl IntoView {
    let name = Signal::derive(move || scene.label(seat));
    view! {
        // Escape must not lay a hand open by accident.
        <Dialog
            label=move || say!("hand-over-title", name = name.get())
            class="hand-over"
            close=|| ()
        >
            <SeatMark seat name />
            <h2>{move || say!("hand-over-title", name = name.get())}</h2>
            <p>{move || say!("hand-over", name = name.get())}</p>
            <Button
                class="button primary large"
                label=move || say!("hand-over-take", name = name.get())
                autofocus=true
                press=move || session.send(Message::Taken)
            />
        </Dialog>
    }
}
