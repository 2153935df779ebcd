//! To be drawn.

use leptos::prelude::*;

/// The page.
#[component]
pub fn SettingsPage() -> impl IntoView {
    view! { <section class="page"></section> }
}
