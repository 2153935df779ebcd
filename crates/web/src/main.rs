//! Fondaco in the browser.

mod desk;
mod games;
mod keys;
mod motion;
mod parts;
mod route;
mod scene;
mod settings;
mod sound;
mod storage;
mod thinker;
mod tongue;

use leptos::prelude::*;

fn main() {
    settings::apply();
    route::follow();
    mount_to_body(|| view! { <main>"Fondaco"</main> });
}
