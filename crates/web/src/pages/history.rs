//! To be drawn.

use leptos::prelude::*;

/// The page.
#[component]
pub fn HistoryPage() -> impl IntoView {
    view! { <section class="page"></section> }
}
