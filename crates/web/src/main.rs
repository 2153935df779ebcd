//! Fondaco in the browser.

use leptos::prelude::*;

fn main() {
    mount_to_body(|| view! { <main>"Fondaco"</main> });
}
