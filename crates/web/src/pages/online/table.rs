//! A table of the server: before, during and after the game.

use fondaco_client::remote::{Link, Message};
use fondaco_protocol::{Phase, Why};
use fondaco_rules::GameKind;
use leptos::prelude::*;

use super::parts::NameForm;
use super::play::Play;
use super::room::Room;
use crate::language::{self, say};
use crate::online::{OnlineSession, who};
use crate::parts::{Button, ButtonLink};
use crate::route::Route;

/// What the page of a table shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// Nothing is known yet.
    Unknown,
    /// It waits for people.
    Room(GameKind),
    /// The game is on, or over, and the player has this seat.
    Play(GameKind, Option<u8>),
    /// Everybody left before the game.
    Closed,
    /// The server does not show it.
    Refused(Why),
}

/// The page.
#[component]
pub fn OnlineTablePage(id: String) -> impl IntoView {
    who::find_out();
    let session = OnlineSession::new(id);
    // Another person sees another table.
    Effect::new(move |_| {
        let is_somebody = who::me().is_some();
        if is_somebody && session.is_mistaken() {
            session.send(Message::Anew);
        }
    });
    let shape = Memo::new(move |_| shape(session));
    view! {
        <Lost session />
        {move || match shape.get() {
            Shape::Unknown => view! { <Looking /> }.into_any(),
            Shape::Room(kind) => view! { <Room session kind /> }.into_any(),
            Shape::Play(..) => view! { <Play session /> }.into_any(),
            Shape::Closed => {
                view! { <Gone title=say!("table-closed-title") text=say!("table-closed") /> }
                    .into_any()
            }
            Shape::Refused(Why::Key) => Stranger().into_any(),
            Shape::Refused(Why::Version) => Outdated().into_any(),
            Shape::Refused(_) => {
                view! { <Gone title=say!("table-missing-title") text=say!("table-gone") /> }
                    .into_any()
            }
        }}
    }
}

fn shape(session: OnlineSession) -> Shape {
    session.remote.with(|remote| {
        if let Link::Refused(why) = remote.link() {
            return Shape::Refused(why);
        }
        match remote.table().map(|table| (table, table.game)) {
            None => Shape::Unknown,
            Some((table, kind)) => match table.phase {
                Phase::Open => Shape::Room(kind),
                Phase::Closed => Shape::Closed,
                Phase::Playing | Phase::Over if remote.shown().is_some() => {
                    Shape::Play(kind, remote.you().seat)
                }
                Phase::Playing | Phase::Over => Shape::Unknown,
            },
        }
    })
}

/// Says that the connection is lost, and when the next attempt is. The table stays visible.
#[component]
fn Lost(session: OnlineSession) -> impl IntoView {
    let link = Memo::new(move |_| session.remote.with(fondaco_client::remote::Remote::link));
    let words = move || match link.get() {
        Link::Lost { again_at } => match u64::try_from(again_at - session.now.get()) {
            Ok(left @ 1..) => Some(say!("link-lost", seconds = left.div_ceil(1000))),
            _ => Some(say!("link-trying")),
        },
        Link::Trying => Some(say!("link-trying")),
        Link::Offline => Some(say!("link-offline")),
        Link::Connecting | Link::Open | Link::Refused(_) => None,
    };
    // Screen readers announce it once, without the seconds.
    let is_open = Memo::new(move |_| match link.get() {
        Link::Lost { .. } | Link::Offline => Some(false),
        Link::Open => Some(true),
        _ => None,
    });
    let announcement = move || match is_open.get() {
        Some(false) => say!("link-lost-told"),
        _ => String::new(),
    };
    view! {
        <p class="visually-hidden" role="status">{announcement}</p>
        <Show when=move || words().is_some()>
            <div class="link-lost" data-link="lost">
                <span class="words" aria-hidden="true">{words}</span>
                <Button label=move || say!("online-retry") press=move || session.send(Message::Retry) />
            </div>
        </Show>
    }
}

#[component]
fn Looking() -> impl IntoView {
    view! {
        <section class="page narrow">
            <h1>{move || say!("table-looking")}</h1>
        </section>
    }
}

/// There is no such table, or not any more.
#[component]
fn Gone(title: String, text: String) -> impl IntoView {
    view! {
        <section class="page narrow">
            <h1>{title}</h1>
            <p>{text}</p>
            <ButtonLink class="button primary" to=Route::Online label=move || say!("online-to-lobby") />
        </section>
    }
}

/// The server does not know this browser's key.
#[component]
fn Stranger() -> impl IntoView {
    view! {
        <section class="page narrow">
            <h1>{move || say!("online-welcome")}</h1>
            <div class="panel gilded">
                <NameForm button=|| say!("name-come-in") />
            </div>
        </section>
    }
}

/// The page is older or newer than the server.
#[component]
fn Outdated() -> impl IntoView {
    let reload = || {
        // A page can always be loaded again.
        let _ = window().location().reload();
    };
    view! {
        <section class="page narrow">
            <h1>{move || say!("outdated-title")}</h1>
            <p>{move || say!("refused-version")}</p>
            <p class="soft" lang=move || language::current().code()>{move || say!("outdated-note")}</p>
            <Button class="button primary" label=move || say!("outdated-reload") press=reload />
        </section>
    }
}
