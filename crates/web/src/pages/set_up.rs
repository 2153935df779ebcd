//! To be drawn.

use fondaco_rules::GameKind;
use leptos::prelude::*;

/// The page.
#[component]
pub fn SetUpPage(
    /// Which game.
    kind: GameKind,
) -> impl IntoView {
    let _ = kind;
    view! { <section class="page"></section> }
}
