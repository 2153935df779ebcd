//! Orders: what the server may decide for a player.

use leptos::prelude::*;

use crate::games::of_game;
use crate::online::OnlineSession;
use crate::scene::Scene;

#[component]
pub fn Orders(session: OnlineSession, scene: Scene) -> impl IntoView {
    let order = Memo::new(move |_| session.remote.with(|remote| remote.you().order));
    let may = Memo::new(move |_| session.plays());
    let is_sitting = scene.act.is_some();
    is_sitting.then(|| of_game!(scene.kind(), game => game::orders(session, scene, order, may)))
}
