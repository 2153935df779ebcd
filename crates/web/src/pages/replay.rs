//! Looking at a game: from this browser, from a file, from a text, from a link.

mod controls;
mod open;
mod take_over;
mod walk;

use fondaco_client::{Replay, link};
use leptos::prelude::*;
use leptos::task::spawn_local;

use self::open::{Opener, Unopened};
use self::walk::Walk;
use crate::online::{Fault, server};
use crate::route::Shown;
use crate::storage;
use crate::tongue::say;

/// The page.
#[component]
pub fn ReplayPage(
    /// What is to be looked at.
    shown: Shown,
) -> impl IntoView {
    match shown {
        Shown::Online(id) => view! { <FromServer id /> }.into_any(),
        shown => opened(open(shown)),
    }
}

fn opened(open: Result<Option<Replay>, Unopened>) -> AnyView {
    match open {
        Ok(Some(replay)) => view! { <Walk replay /> }.into_any(),
        Ok(None) => view! { <Opener reason=None /> }.into_any(),
        Err(reason) => view! { <Opener reason=Some(reason) /> }.into_any(),
    }
}

/// A game of the server, whose record has to be fetched.
#[component]
fn FromServer(id: String) -> impl IntoView {
    let record = RwSignal::new(None::<Result<String, Fault>>);
    spawn_local(async move {
        record.try_set(Some(server::text(&format!("/tables/{id}/record")).await));
    });
    view! {
        {move || match record.get() {
            None => {
                view! {
                    <section class="page narrow">
                        <h1>{move || say!("table-looking")}</h1>
                    </section>
                }
                    .into_any()
            }
            Some(Ok(record)) => opened(open::read(&record).map(Some)),
            Some(Err(fault)) => opened(Err(Unopened::Server(fault))),
        }}
    }
}

fn open(shown: Shown) -> Result<Option<Replay>, Unopened> {
    let record = match shown {
        Shown::Nothing | Shown::Online(_) => return Ok(None),
        Shown::Stored(id) => storage::game(&id).ok_or(Unopened::Unknown)?,
        Shown::Link(text) => link::decode(&text).map_err(Unopened::Link)?,
    };
    open::read(&record).map(Some)
}
