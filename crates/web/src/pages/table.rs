//! To be drawn.

use leptos::prelude::*;

/// The page.
#[component]
pub fn TablePage(
    /// The table's number.
    id: String,
) -> impl IntoView {
    let _ = id;
    view! { <section class="page"></section> }
}
