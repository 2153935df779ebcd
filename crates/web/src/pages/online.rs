//! People who play on this server: my games, open tables, games to watch.

pub mod create;
mod draft;
mod mine;
pub mod parts;
mod play;
mod room;
pub mod table;
mod talk;

use std::time::Duration;

use fondaco_protocol::{Lobby, Summary};
use fondaco_rules::GameKind;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::games;
use crate::language::{self, say};
use crate::online::who::{self, Who};
use crate::online::{Fault, notices, server};
use crate::parts::{Art, ButtonLink};
use crate::route::Route;
use mine::Mine;
use parts::{NameForm, Silent, TableCard};

/// How often the lobby is requested, in seconds.
const PERIOD: u64 = 8;

/// The lobby, requested again and again while the page is shown.
#[derive(Clone, Copy)]
pub struct LobbyList {
    /// The last answer of the server.
    pub lobby: RwSignal<Option<Result<Lobby, Fault>>>,
}

impl LobbyList {
    /// Requests the lobby now, and again every few seconds while the page is visible.
    pub fn new() -> LobbyList {
        let listed = LobbyList { lobby: RwSignal::new(None) };
        listed.ask();
        let again = move || {
            if !notices::is_hidden() || notices::notices() == notices::Notices::On {
                listed.ask();
            }
        };
        if let Ok(interval) = set_interval_with_handle(again, Duration::from_secs(PERIOD)) {
            on_cleanup(move || interval.clear());
        }
        listed
    }

    /// Requests the lobby.
    pub fn ask(self) {
        spawn_local(async move {
            let answer = server::get::<Lobby>("/lobby").await;
            if let Ok(lobby) = &answer {
                self.call(lobby);
            }
            self.lobby.try_set(Some(answer));
        });
    }

    /// Notifies the player of a new turn while the page is hidden.
    fn call(self, lobby: &Lobby) {
        let was_turn = |id: &str| {
            self.lobby.try_with_untracked(|before| match before {
                Some(Ok(before)) => {
                    before.mine.iter().any(|table| table.id == id && table.your_turn)
                }
                _ => true,
            })
        };
        let fresh =
            lobby.mine.iter().find(|table| table.your_turn && was_turn(&table.id) == Some(false));
        if let Some(table) = fresh {
            let game = language::texts().game(table.game);
            notices::notify(&say!("online-your-turn"), &game, "lobby");
        }
    }
}

/// The page.
#[component]
pub fn OnlinePage() -> impl IntoView {
    who::find_out();
    let listed = LobbyList::new();
    // Another person has other games.
    Effect::new(move |before: Option<Option<String>>| {
        let now = who::me().map(|me| me.id);
        if before.is_some_and(|before| before != now) {
            listed.ask();
        }
        now
    });
    let lobby = listed.lobby;
    let fault = Memo::new(move |_| match lobby.get() {
        Some(Err(fault)) => Some(fault.in_words()),
        _ => None,
    });
    let list = move |of: fn(Lobby) -> Vec<Summary>| {
        Signal::derive(move || match lobby.get() {
            Some(Ok(lobby)) => of(lobby),
            _ => Vec::new(),
        })
    };
    let is_loaded = move || matches!(lobby.get(), Some(Ok(_)));
    let is_somebody = move || who::me().is_some();
    let is_nobody = move || matches!(who::who(), Who::Nobody | Who::Stranger);
    view! {
        <section class="page online">
            <div class="online-head">
                <h1>{move || say!("online-title")}</h1>
                <p class="lead">{move || say!("online-lead")}</p>
            </div>
            {move || {
                fault
                    .get()
                    .map(|why| {
                        let retry = Callback::new(move |()| {
                            who::ask_again();
                            listed.ask();
                        });
                        view! { <Silent why=Signal::stored(why) retry /> }
                    })
            }}
            <Show when=is_nobody>
                <div class="panel gilded first-visit">
                    <h2>{move || say!("online-welcome")}</h2>
                    <NameForm button=|| say!("name-come-in") />
                </div>
            </Show>
            <div class="online-grid">
                <div class="online-lists">
                    <Show when=is_somebody>
                        <List
                            title=|| say!("online-mine")
                            empty=|| say!("online-mine-empty")
                            tables=list(|lobby| lobby.mine)
                            is_loaded
                            mine=true
                        />
                    </Show>
                    <List
                        title=|| say!("online-open")
                        empty=|| say!("online-open-empty")
                        tables=list(|lobby| others(&lobby.mine, lobby.open))
                        is_loaded
                    />
                    <List
                        title=|| say!("online-to-watch")
                        empty=|| say!("online-to-watch-empty")
                        tables=list(|lobby| others(&lobby.mine, lobby.playing))
                        is_loaded
                    />
                </div>
                <aside class="online-side" aria-label=move || say!("online-side")>
                    <NewTables />
                    <Show when=is_somebody>
                        <Mine />
                    </Show>
                    <Boards />
                </aside>
            </div>
        </section>
    }
}

#[component]
fn List(
    #[prop(into)] title: Signal<String>,
    #[prop(into)] empty: Signal<String>,
    #[prop(into)] tables: Signal<Vec<Summary>>,
    #[prop(into)] is_loaded: Signal<bool>,
    #[prop(default = false)] mine: bool,
) -> impl IntoView {
    view! {
        <section class="online-list">
            <h2>{move || title.get()}</h2>
            <Show when=move || is_loaded.get() && tables.with(Vec::is_empty)>
                <p class="soft">{move || empty.get()}</p>
            </Show>
            <ul class="shelves">
                <For each=move || tables.get() key=drawn let(table)>
                    <TableCard table mine />
                </For>
            </ul>
        </section>
    }
}

/// The tables at which the player does not sit.
fn others(mine: &[Summary], mut tables: Vec<Summary>) -> Vec<Summary> {
    tables.retain(|table| mine.iter().all(|own| own.id != table.id));
    tables
}

/// A card is drawn again when something that it shows has changed.
fn drawn(table: &Summary) -> (String, u8, Vec<String>, bool) {
    (table.id.clone(), table.phase as u8, table.names.clone(), table.your_turn)
}

/// Links to set up a table of each game.
#[component]
fn NewTables() -> impl IntoView {
    view! {
        <section class="panel new-tables">
            <h2>{move || say!("online-create")}</h2>
            <ul>
                {GameKind::ALL
                    .map(|kind| {
                        view! {
                            <li>
                                <a class="new-table" href=Route::NewOnline(kind).path()>
                                    <Art name=games::picture(kind) class="picture" />
                                    <span class="name">{move || language::texts().game(kind)}</span>
                                    <Art name="icon-plus" />
                                </a>
                            </li>
                        }
                    })
                    .collect_view()}
            </ul>
        </section>
    }
}

/// Links to the leader boards.
#[component]
fn Boards() -> impl IntoView {
    view! {
        <section class="panel">
            <h2>{move || say!("standings-title")}</h2>
            <ul class="boards">
                {GameKind::ALL
                    .map(|kind| {
                        view! {
                            <li>
                                <a href=Route::Standings(kind).path()>
                                    <Art name="icon-rank" />
                                    {move || language::texts().game(kind)}
                                </a>
                            </li>
                        }
                    })
                    .collect_view()}
            </ul>
        </section>
    }
}

/// This copy of the page comes from a static host.
#[component]
pub fn NoServer() -> impl IntoView {
    view! {
        <section class="page narrow">
            <h1>{move || say!("online-title")}</h1>
            <p class="lead">{move || say!("online-none")}</p>
            <ButtonLink class="button primary" to=Route::Home label=move || say!("unknown-home") />
        </section>
    }
}
