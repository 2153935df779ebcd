//! Small parts that every page uses.

mod button;
mod copied;
mod dialog;
mod pieces;

pub use button::{Button, ButtonLink};
pub use copied::{Copying, WhatWasCopied};
pub use dialog::Dialog;
pub use pieces::{Amount, Piece, PieceSize, SeatMark, art_of, class_of, figure};

use leptos::prelude::*;

/// A drawing of the sprite.
#[component]
pub fn Art(
    /// Its name.
    name: &'static str,
    /// A class, if not that of an icon.
    #[prop(default = "icon")]
    class: &'static str,
) -> impl IntoView {
    view! {
        <svg class=class aria-hidden="true" focusable="false">
            <use href=format!("#{name}") />
        </svg>
    }
}
