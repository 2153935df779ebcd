//! Looking at a game: from this browser, from a file, from a text, from a link.

mod controls;
mod open;
mod take_over;
mod walk;

use fondaco_client::{Replay, link};
use leptos::prelude::*;

use self::open::{Opener, Unopened};
use self::walk::Walk;
use crate::route::Shown;
use crate::storage;

/// The page.
#[component]
pub fn ReplayPage(
    /// What is to be looked at.
    shown: Shown,
) -> impl IntoView {
    match open(shown) {
        Ok(Some(replay)) => view! { <Walk replay /> }.into_any(),
        Ok(None) => view! { <Opener reason=None /> }.into_any(),
        Err(reason) => view! { <Opener reason=Some(reason) /> }.into_any(),
    }
}

fn open(shown: Shown) -> Result<Option<Replay>, Unopened> {
    let record = match shown {
        Shown::Nothing => return Ok(None),
        Shown::Stored(id) => storage::game(&id).ok_or(Unopened::Unknown)?,
        Shown::Link(text) => link::decode(&text).map_err(Unopened::Link)?,
    };
    open::read(&record).map(Some)
}
