//! The front page: the games, and those that were not finished.

use fondaco_protocol::Lobby;
use fondaco_rules::GameKind;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::begin;
use super::kept::{self, Players, SavedGame};
use crate::chapters::{self, Chapter};
use crate::games::{self, of_game};
use crate::language::{self, say};
use crate::online::{is_there, server, who};
use crate::parts::{Art, Button, ButtonLink};
use crate::route::Route;

/// How many unfinished games are offered here; the others are on the page of all games.
const OFFERED: usize = 3;

/// The page.
#[component]
pub fn Home() -> impl IntoView {
    // The next page is most likely a table.
    request_idle_callback(|| chapters::expect(Chapter::Tables));
    let (games, set_aside) = kept::kept();
    // Players with a key for the server look there first.
    let is_stranger = who::key().is_none();
    let unfinished: Vec<SavedGame> =
        games.into_iter().filter(|kept| !kept.is_over()).take(OFFERED).collect();
    view! {
        <section class="page home">
            <div class="hero">
                <Art name="logo" class="logo" />
                <h1>"Fondaco"</h1>
                <p>
                    {move || {
                        if is_there() { say!("home-line-online") } else { say!("home-line") }
                    }}
                </p>
            </div>
            {(set_aside > 0).then(|| view! { <SetAside count=set_aside /> })}
            {(is_there() && !is_stranger).then(|| view! { <Online is_stranger /> })}
            {(!unfinished.is_empty()).then(|| view! { <Unfinished games=unfinished /> })}
            <h2 class="visually-hidden">{move || say!("home-games")}</h2>
            <div class="games">
                {GameKind::ALL.map(|kind| view! { <GameCard kind /> }).collect_view()}
            </div>
            {(is_there() && is_stranger).then(|| view! { <Online is_stranger /> })}
        </section>
    }
}

/// The link to the lobby, and how many games wait for the player.
#[component]
fn Online(is_stranger: bool) -> impl IntoView {
    let turns = RwSignal::new(0_usize);
    // Without a key the player has no games there.
    if !is_stranger {
        spawn_local(async move {
            if let Ok(lobby) = server::get::<Lobby>("/lobby").await {
                let yours = lobby.mine.iter().filter(|table| table.your_turn).count();
                turns.try_set(yours);
            }
        });
    }
    view! {
        <section class="panel home-online" aria-labelledby="home-online">
            <Art name="icon-people" class="picture" />
            <div class="words">
                <h2 id="home-online">{move || say!("home-online")}</h2>
                <p class="soft">
                    {move || match turns.get() {
                        0 => say!("home-online-text"),
                        count => say!("home-online-turns", count = count),
                    }}
                </p>
            </div>
            <ButtonLink
                class:primary=move || turns.get().gt(&0)
                to=Route::Online
                label=move || say!("home-online-go")
            />
        </section>
    }
}

/// Says that games could not be read and were set aside.
#[component]
fn SetAside(count: usize) -> impl IntoView {
    view! {
        <p class="notice bad" role="status">
            <span>
                {move || say!("set-aside", count = count)} " "
                <a href=Route::History.path()>{move || say!("nav-history")}</a>
            </span>
        </p>
    }
}

#[component]
fn Unfinished(games: Vec<SavedGame>) -> impl IntoView {
    view! {
        <section class="unfinished">
            <h2>{move || say!("home-continue")}</h2>
            <ul class="shelves">
                {games
                    .into_iter()
                    .map(|kept| {
                        let kind = kept.game.kind();
                        let whole = StoredValue::new(kept.clone());
                        let game = move || language::texts().game(kind);
                        view! {
                            <li class="kept panel">
                                <Art name=games::picture(kind) class="picture" />
                                <div class="words">
                                    <h3>{game}</h3>
                                    <p class="soft">
                                        {move || whole.with_value(|kept| kept::place(&kept.game))}
                                        {move || {
                                            let when = whole.with_value(SavedGame::when);
                                            when.map(|when| format!(" · {when}"))
                                        }}
                                    </p>
                                </div>
                                <ButtonLink
                                    class="button primary"
                                    to=kept.route()
                                    icon="icon-play"
                                    label=move || say!("home-continue-game")
                                    of=kind
                                />
                                <Players kept />
                            </li>
                        }
                    })
                    .collect_view()}
            </ul>
        </section>
    }
}

#[component]
fn GameCard(kind: GameKind) -> impl IntoView {
    let game = move || language::texts().game(kind);
    let play = move || {
        // The usual table is always valid.
        let _ = begin::sit_down(begin::usual(kind));
    };
    view! {
        <article class="game-card">
            <Art name=games::picture(kind) class="picture" />
            <div class="words">
                <h3>{game}</h3>
                <div class="facts">
                    <span>
                        <Art name="icon-person" />
                        {move || players(kind)}
                    </span>
                    <span>
                        <Art name="candle" />
                        {move || say!("minutes", minutes = of_game!(kind, game => game::MINUTES))}
                    </span>
                </div>
                <p>{move || of_game!(kind, game => game::about())}</p>
            </div>
            <div class="buttons">
                <Button
                    class="button primary large wide"
                    icon="icon-play"
                    label=move || say!("play-now")
                    press=play
                    of=kind
                />
                <ButtonLink to=Route::SetUp(kind) label=move || say!("set-up-a-table") of=kind />
                <ButtonLink class="button quiet" to=Route::Learn(kind) label=move || say!("nav-learn") of=kind />
                <ButtonLink class="button quiet" to=Route::Rules(kind) label=move || say!("rules") of=kind />
            </div>
        </article>
    }
}

/// The number of players of a game, in words.
pub fn players(kind: GameKind) -> String {
    match kind.players() {
        (low, high) if low == high => say!("players-only", count = low),
        (low, high) => say!("players-range", low = low, high = high),
    }
}
