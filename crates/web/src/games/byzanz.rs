//! The table of Byzanz.
//!
//! Everything is drawn from what the viewer sees, never from the whole game: a hidden hand
//! cannot be in the page.

mod actions;
mod chosen;
mod face;
pub mod figures;
mod hand;
mod ledger;
pub mod lesson;
mod market;
mod offer;
mod orders;
mod people;
mod pressed;
mod scoring;
mod shop;

pub use actions::Actions;
pub use face::*;
pub use ledger::Ledger;
pub use orders::orders;
pub use scoring::Scoring;

use fondaco_client::byzanz::{Place, Placed};
use fondaco_rules::byzanz::{Card, View};
use fondaco_rules::{Byzanz, GameKind, Seat, Viewer};
use leptos::prelude::*;

use crate::parts::{Piece, PieceSize};
use crate::scene::Scene;

/// What the parts of the stage share.
#[derive(Clone, Copy)]
struct Look {
    scene: Scene,
    view: Memo<Option<View>>,
    placed: Memo<Placed>,
}

impl Look {
    fn new(scene: Scene) -> Look {
        let view = scene.view::<Byzanz>();
        let placed = Memo::new(move |before: Option<&Placed>| {
            let before = before.cloned().unwrap_or_default();
            view.with(|view| view.as_ref().map(|view| before.moved_on(view))).unwrap_or_default()
        });
        Look { scene, view, placed }
    }

    /// Redraws whenever the view changes.
    fn draw<V: IntoView + 'static>(
        self,
        draw: impl Fn(View) -> V + Send + 'static,
    ) -> impl Fn() -> Option<V> + Send + 'static {
        move || self.view.get().map(&draw)
    }

    /// Redraws only when the part of the view that is shown changes: drawing is the most expensive thing
    /// that the page does.
    fn draw_part<P, V>(
        self,
        part: impl Fn(&View) -> P + Send + Sync + 'static,
        draw: impl Fn(P) -> V + Send + 'static,
    ) -> impl Fn() -> Option<V> + Send + 'static
    where
        P: Clone + PartialEq + Send + Sync + 'static,
        V: IntoView + 'static,
    {
        let part = Memo::new(move |_| self.view.with(|view| view.as_ref().map(&part)));
        move || part.get().map(&draw)
    }

    /// The cards at a place, each with the number that identifies it when it moves.
    fn at(self, place: Place) -> Vec<(Card, u32)> {
        self.placed.with(|placed| placed.at(place))
    }
}

/// The seat whose hand the viewer plays, if any.
fn own_seat(scene: Scene) -> Option<Seat> {
    match scene.viewer.get() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Record | Viewer::Public => None,
    }
}

/// Where a card comes from that was not seen before.
const SEATS: [&str; 6] = ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"];

fn source(seat: Seat) -> &'static str {
    SEATS[seat.index() % SEATS.len()]
}

/// A card that glides when it moves.
fn moving(card: (Card, u32), size: PieceSize, from: Option<&'static str>) -> impl IntoView {
    let (card, number) = card;
    view! {
        <Piece
            notation=card.to_string()
            kind=GameKind::Byzanz
            size
            flip=format!("card {number}")
            from
        />
    }
}

/// Cards one beside or below the other, each in a place that gives way when there are many.
fn row(
    cards: Memo<Vec<(Card, u32)>>,
    size: PieceSize,
    from: Option<&'static str>,
) -> impl IntoView {
    view! {
        <For each=move || cards.get() key=|card| card.1 let(card)>
            <span class="place">{moving(card, size, from)}</span>
        </For>
    }
}

/// A card within a line of text or a button.
fn tiny(card: Card) -> impl IntoView {
    view! { <Piece notation=card.to_string() kind=GameKind::Byzanz size=PieceSize::Tiny /> }
}

/// Everything that lies on the table.
#[component]
pub fn Stage(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let look = Look::new(scene);
    chosen::follow(look);
    pressed::listen(look);
    view! {
        <div class="stage byzanz">
            <div class="byzanz-table">
                <people::People look />
                <offer::Offer look />
                <market::Market look />
                <hand::Mine look />
            </div>
        </div>
    }
}
