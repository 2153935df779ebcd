//! What the server may decide for a player.

use fondaco_client::remote::Remote;
use fondaco_protocol::Phase;
use leptos::prelude::*;

use crate::games::of_game;
use crate::online::OnlineSession;
use crate::scene::Scene;

/// What the server may decide for somebody.
#[component]
pub fn Orders(
    /// The table.
    session: OnlineSession,
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let remote = session.remote();
    let order = Memo::new(move |_| remote.with(|remote| remote.you().order));
    let may = Memo::new(move |_| {
        remote.with(|remote: &Remote| {
            let plays = remote.table().is_some_and(|table| table.phase == Phase::Playing);
            plays && remote.seat().is_some_and(|seat| !remote.is_away(seat))
        })
    });
    let is_sitting = scene.act.is_some();
    is_sitting.then(|| of_game!(scene.kind(), game => game::orders(session, scene, order, may)))
}
