//! Looking at a game: from this browser, from a file, from a text, from a link.

mod controls;
mod open;
mod take_over;
mod walk;

use fondaco_client::{Replay, link};
use fondaco_rules::Viewer;
use leptos::prelude::*;
use leptos::task::spawn_local;

use self::open::{Opener, Unopened};
use self::walk::Walk;
use crate::language::say;
use crate::online::{Fault, server};
use crate::route::Shown;
use crate::storage;

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

/// A game, and how much of it may be seen.
type Opened = (Replay, Viewer);

fn opened(open: Result<Option<Opened>, Unopened>) -> AnyView {
    match open {
        Ok(Some((replay, eyes))) => view! { <Walk replay eyes /> }.into_any(),
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
            Some(Ok(record)) => opened(whole(&record).map(Some)),
            Some(Err(fault)) => opened(Err(Unopened::Server(fault))),
        }}
    }
}

fn open(shown: Shown) -> Result<Option<Opened>, Unopened> {
    match shown {
        Shown::Nothing | Shown::Online(_) => Ok(None),
        // It may still be played here.
        Shown::Stored(id) => {
            let replay = open::read(&storage::game(&id).ok_or(Unopened::Unknown)?)?;
            let eyes = replay.eyes();
            Ok(Some((replay, eyes)))
        }
        Shown::Link(text) => whole(&link::decode(&text).map_err(Unopened::Link)?).map(Some),
    }
}

/// A game that came from elsewhere: whoever has its record may see all of it.
fn whole(record: &str) -> Result<Opened, Unopened> {
    Ok((open::read(record)?, Viewer::Record))
}
