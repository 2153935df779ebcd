//! To be drawn.

use fondaco_rules::GameKind;
use leptos::prelude::*;

/// The list of lessons.
#[component]
pub fn Lessons() -> impl IntoView {
    view! { <section class="page"></section> }
}

/// A guided first table.
#[component]
pub fn LearnPage(
    /// Which game.
    kind: GameKind,
) -> impl IntoView {
    let _ = kind;
    view! { <section class="page"></section> }
}
