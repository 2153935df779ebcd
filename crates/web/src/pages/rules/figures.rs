//! The pictures of the rules, laid out with the pieces of the tables.

use fondaco_rules::GameKind;
use leptos::prelude::*;

use crate::games::of_game;
use crate::parts::{Piece, PieceSize};

/// The picture of a section, counted from 0, if it has one.
#[component]
pub fn Figure(kind: GameKind, number: usize) -> impl IntoView {
    of_game!(kind, game => game::figures::figure(number))
}

/// A picture with what it shows.
pub fn framed(caption: fn() -> String, picture: impl IntoView + 'static) -> AnyView {
    view! {
        <figure class="figure-of-rules">
            <div class="rules-plate">{picture}</div>
            <figcaption>{caption}</figcaption>
        </figure>
    }
    .into_any()
}

/// Tiles or cards in a row.
pub fn tiles(kind: GameKind, pieces: &[&'static str]) -> impl IntoView + use<> {
    let pieces: Vec<_> = pieces
        .iter()
        .map(|&notation| view! { <Piece notation kind size=PieceSize::Usual /> })
        .collect();
    view! { <span class="tiles">{pieces}</span> }
}

/// A ship with its cargo and its free holds.
#[component]
pub fn Ship(
    kind: GameKind,
    tiles: &'static [&'static str],
    /// How much more it can carry.
    holds: usize,
) -> impl IntoView {
    let cargo = tiles.iter().map(|&notation| view! { <Piece notation kind /> }).collect_view();
    let free = (0..holds).map(|_| view! { <span class="hold"></span> }).collect_view();
    view! { <span class="ship">{cargo} {free}</span> }
}
