//! The table of Medici.

mod accounts;
mod actions;
mod face;
pub mod figures;
mod fleet;
pub mod lesson;
mod market;
mod orders;
mod stalls;
mod words;

pub use accounts::{Ledger, Scoring};
pub use actions::Actions;
pub use face::*;
pub use orders::orders;

use fondaco_client::medici::Today;
use fondaco_rules::{Game, Medici, Seat};
use leptos::prelude::*;

use crate::scene::Scene;

/// Everything that lies on the table.
#[component]
pub fn Stage(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let game = scene.view::<Medici>();
    let today = today(scene);
    let players = move || game.get().map_or(0, |game| game.players().count());
    view! {
        <div class="stage medici" data-players=players style=move || format!("--n:{}", players())>
            <div class="m-stage">
                <market::Market scene game today />
                <stalls::Stalls scene game />
                <fleet::Fleet scene game today />
            </div>
        </div>
    }
}

/// The day so far.
fn today(scene: Scene) -> Memo<Option<Today>> {
    Memo::new(move |_| scene.history.with(Today::of))
}

/// The seats in order of play; the one whose things lie nearest is the last.
fn around(scene: Scene, game: &Medici) -> Vec<Seat> {
    let players = game.players();
    let mut seat = scene.nearest();
    let mut seats = Vec::new();
    for _ in players.seats() {
        seat = seat.left(players);
        seats.push(seat);
    }
    seats
}
