//! The pictures of the rules of Byzanz.

use fondaco_rules::GameKind;
use leptos::prelude::*;

use crate::language::say;
use crate::pages::rules::figures::{framed, tiles};
use crate::parts::{Art, Piece, PieceSize};

const KIND: GameKind = GameKind::Byzanz;

/// The picture of a section, counted from 0, if it has one.
pub fn figure(number: usize) -> Option<AnyView> {
    let cards = |cards: &[&'static str]| tiles(KIND, cards);
    let picture = match number {
        0 => framed(
            || say!("byzanz-figure-cards"),
            cards(&["C1", "G2", "O3", "S4", "V1", "W2", "M"]),
        ),
        1 => framed(
            || say!("byzanz-figure-bid"),
            view! {
                {cards(&["G3", "O3", "C2", "W1"])}
                <Art name="icon-arrow" />
                {cards(&["S2", "V2"])}
            },
        ),
        2 => framed(
            || say!("byzanz-figure-won"),
            view! {
                <Art name="offer-card" class="offer" />
                {cards(&["G3", "O3", "C2"])}
            },
        ),
        3 => framed(|| say!("byzanz-figure-market"), shelf()),
        4 => framed(
            || say!("byzanz-figure-set"),
            view! {
                {cards(&["C4", "C2", "M"])}
                <Art name="icon-arrow" />
                {cards(&["C4"])}
            },
        ),
        _ => return None,
    };
    Some(picture)
}

fn shelf() -> impl IntoView {
    let compartment = |cards: &'static [&'static str]| {
        let cards: Vec<_> = cards
            .iter()
            .map(|&notation| {
                view! { <Piece notation kind=KIND size=PieceSize::Small /> }
            })
            .collect();
        view! { <div class="compartment">{cards}</div> }
    };
    view! {
        <div class="shelf">
            {compartment(&["W1", "W1", "W2"])} {compartment(&["S2", "S1"])}
            {compartment(&["M"])} {compartment(&["V1"])}
        </div>
    }
}
