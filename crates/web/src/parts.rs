//! Small parts of all pages.

mod button;
mod copied;
mod dialog;
mod pieces;

pub use button::{Button, ButtonLink};
pub use copied::{Copying, WhatWasCopied};
pub use dialog::{Dialog, Question};
pub use pieces::{Amount, Piece, PieceSize, SeatMark, art_of, class_of, figure};

use leptos::prelude::*;

/// A drawing from the sprite.
#[component]
pub fn Art(
    name: &'static str,
    /// Its class, if it is no icon.
    #[prop(default = "icon")]
    class: &'static str,
) -> impl IntoView {
    view! {
        <svg class=class aria-hidden="true" focusable="false">
            <use href=format!("#{name}") />
        </svg>
    }
}
