//! The table of Medici vs Strozzi: three harbours between two fleets.

mod actions;
mod board;
mod drag;
mod face;
pub mod figures;
mod ledger;
pub mod lesson;
mod loading;
mod market;
mod price;
mod ships;

pub use actions::Actions;
pub use face::*;
pub use ledger::{Ledger, Scoring};

use fondaco_rules::Seat;
use leptos::prelude::*;

use crate::language::say;
use crate::scene::Scene;
use board::HarbourView;
use loading::Loading;
use market::{Market, Unseen};
use ships::SeatStrip;

/// Everything that lies on the table.
#[component]
pub fn Stage(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let loading = Loading::new(scene);
    on_cleanup(loading::forget);
    let near = Memo::new(move |_| scene.nearest());
    view! {
        <div class="stage strozzi">
            <div class="quay-layout">
                <Market loading />
                {move || {
                    let near = near.get();
                    view! {
                        <section class="quay-board" aria-label=move || say!("strozzi-board")>
                            <SeatStrip loading seat=other(near) />
                            <div class="quay-harbours">
                                {fondaco_rules::strozzi::Harbour::ALL
                                    .map(|harbour| view! { <HarbourView loading harbour near /> })}
                            </div>
                            <SeatStrip loading seat=near />
                        </section>
                    }
                }}
                <Unseen loading />
            </div>
        </div>
    }
}

/// The other player.
fn other(seat: Seat) -> Seat {
    if seat == Seat::ZERO { Seat::ONE } else { Seat::ZERO }
}
