//! To be drawn.

use leptos::prelude::*;

/// The page.
#[component]
pub fn AboutPage() -> impl IntoView {
    view! { <section class="page"></section> }
}
