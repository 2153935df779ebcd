//! To be drawn.

use leptos::prelude::*;

/// The page.
#[component]
pub fn Home() -> impl IntoView {
    view! { <section class="page"></section> }
}
