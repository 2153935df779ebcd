//! To be drawn.

use fondaco_rules::GameKind;
use leptos::prelude::*;

/// The page.
#[component]
pub fn RulesPage(
    /// Which game.
    kind: GameKind,
) -> impl IntoView {
    let _ = kind;
    view! { <section class="page"></section> }
}

/// The rulings of all games.
#[component]
pub fn RulingsPage() -> impl IntoView {
    view! { <section class="page"></section> }
}
