//! Fondaco in the browser.

#![allow(
    clippy::large_types_passed_by_value,
    clippy::needless_pass_by_value,
    clippy::single_match_else,
    reason = "components own what they are given, and a view says what is shown in each case"
)]

mod app;
mod chapters;
mod games;
mod keys;
mod language;
mod local_session;
mod log_view;
mod motion;
mod online;
mod pacing;
mod pages;
mod parts;
mod route;
mod scene;
mod settings;
mod share;
mod sound;
mod storage;
mod thinker;
mod timer;

use leptos::prelude::document;

fn main() {
    wasm_bindgen_futures::spawn_local(start());
}

/// Nothing can be shown before the texts are loaded.
async fn start() {
    if language::load(settings::language()).await.is_err() {
        if let Some(excuse) = document().get_element_by_id("too-old") {
            // An attribute can always be removed.
            let _ = excuse.remove_attribute("hidden");
        }
        return;
    }
    settings::apply();
    route::follow();
    leptos::mount::mount_to_body(app::App);
    if let Some(loading) = document().get_element_by_id("loading") {
        loading.remove();
    }
}
