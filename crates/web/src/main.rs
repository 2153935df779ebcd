//! Fondaco in the browser.

mod app;
mod desk;
mod games;
mod keys;
mod motion;
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
