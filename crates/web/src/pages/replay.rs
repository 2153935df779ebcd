//! To be drawn.

use leptos::prelude::*;

use crate::route::Shown;

/// The page.
#[component]
pub fn ReplayPage(
    /// What is to be looked at.
    shown: Shown,
) -> impl IntoView {
    let _ = shown;
    view! { <section class="page"></section> }
}
