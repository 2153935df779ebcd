//! Fondaco in the browser.

#![allow(
    clippy::large_types_passed_by_value,
    clippy::needless_pass_by_value,
    clippy::single_match_else,
    reason = "components own what they are given, and a view says what is shown in each case"
)]

mod app;
mod desk;
mod games;
mod keys;
mod motion;
mod online;
mod pages;
mod parts;
mod route;
mod scene;
mod settings;
mod share;
mod sound;
mod storage;
mod thinker;
mod told;
mod tongue;

fn main() {
    settings::apply();
    route::follow();
    leptos::mount::mount_to_body(app::App);
}
