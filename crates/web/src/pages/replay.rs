//! Replays: of games of this browser, of a server, from a file, a text or a link.

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
use crate::route::ReplayOf;
use crate::storage;

/// The page.
#[component]
pub fn ReplayPage(
    /// Where the game of a replay comes from.
    shown: ReplayOf,
) -> impl IntoView {
    match shown {
        ReplayOf::Online(id) => view! { <FromServer id /> }.into_any(),
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

/// A game of the server, whose record is fetched first.
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

fn open(shown: ReplayOf) -> Result<Option<Opened>, Unopened> {
    match shown {
        ReplayOf::Nothing | ReplayOf::Online(_) => Ok(None),
        // It may still be played here.
        ReplayOf::Stored(id) => {
            let replay = open::read(&storage::game(&id).ok_or(Unopened::Unknown)?)?;
            let eyes = replay.eyes();
            Ok(Some((replay, eyes)))
        }
        ReplayOf::Link(text) => whole(&link::decode(&text).map_err(Unopened::Link)?).map(Some),
    }
}

/// A game from elsewhere: its record shows all of it anyway.
fn whole(record: &str) -> Result<Opened, Unopened> {
    Ok((open::read(record)?, Viewer::Record))
}
