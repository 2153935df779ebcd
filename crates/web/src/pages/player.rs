//! A player of the server, by their id.

use fondaco_protocol::{Player, Standing, Tallied};
use fondaco_rules::ScoredIn;
use leptos::prelude::*;

use super::online::parts::{CopyLink, Silent, TableCard, date, victories};
use crate::language::{self, say};
use crate::online::server;
use crate::parts::{Art, ButtonLink, figure};
use crate::route::Route;
use crate::share;

/// The page.
#[component]
pub fn PlayerPage(id: String) -> impl IntoView {
    let (player, ask) = server::answer::<Player>(format!("/people/{id}"));
    view! {
        <section class="page player">
            {move || match player.get() {
                None => view! { <h1>{move || say!("player-looking")}</h1> }.into_any(),
                Some(Err(fault)) => {
                    view! {
                        <h1>{move || say!("player-title")}</h1>
                        <Silent why=move || fault.in_words() retry=ask />
                    }
                        .into_any()
                }
                Some(Ok(player)) => view! { <Known player /> }.into_any(),
            }}
        </section>
    }
}

#[component]
fn Known(player: Player) -> impl IntoView {
    let Player { id, name, program, since, standings, tallied, games } = player;
    let link = share::address_of(&Route::Player(id).path());
    let who = name.clone();
    let has_played = !standings.is_empty();
    view! {
        <div class="player-head">
            <Art name=if program { "icon-bot" } else { "icon-person" } class="picture" />
            <div>
                <h1>{name}</h1>
                <p class="soft">
                    {move || {
                        if program {
                            say!("player-program", date = date(since))
                        } else {
                            say!("player-since", date = date(since))
                        }
                    }}
                </p>
            </div>
        </div>
        {(!has_played).then(|| view! { <p class="lead">{move || say!("player-unrated")}</p> })}
        <ul class="ratings">
            {standings.into_iter().map(|standing| view! { <Rating standing /> }).collect_view()}
        </ul>
        {(!tallied.is_empty()).then(|| view! { <Tally tallied /> })}
        <h2>{move || say!("player-games")}</h2>
        {games
            .is_empty()
            .then(|| view! { <p class="soft">{move || say!("player-no-games")}</p> })}
        <ul class="shelves">
            {games.into_iter().map(|table| view! { <TableCard table mine=true /> }).collect_view()}
        </ul>
        <div class="panel">
            <CopyLink
                label=move || say!("player-link", who = who.as_str())
                link
                name="player-link"
            />
        </div>
        <ButtonLink class="button quiet" to=Route::Online label=move || say!("online-to-lobby") />
    }
}

#[component]
fn Rating(standing: Standing) -> impl IntoView {
    let Standing { game: kind, rating, deviation, games, wins, .. } = standing;
    view! {
        <li class="panel rating">
            <h2>
                <a href=Route::Standings(kind).path()>{move || language::texts().game(kind)}</a>
            </h2>
            <p class="value figures">
                <strong>{format!("{rating:.0}")}</strong>
                " ± "
                {format!("{deviation:.0}")}
            </p>
            <p class="soft">
                {move || {
                    say!("rating-games", games = games, wins = victories(wins))
                }}
            </p>
        </li>
    }
    .into_any()
}

#[component]
fn Tally(tallied: Vec<Tallied>) -> impl IntoView {
    let row = |it: Tallied| {
        let kind = it.game;
        let game = move || language::texts().game(kind);
        // Points are few, florins many.
        let mean = move || match kind.scored_in() {
            ScoredIn::Points => language::texts().decimal(it.mean_score as f32),
            ScoredIn::Florins => figure(it.mean_score.round() as i32),
        };
        let share = 100.0 * it.wins as f32 / it.games.max(1) as f32;
        view! {
            <tr>
                <th scope="row">{game}</th>
                <td class="figure">{it.players}</td>
                <td class="figure">{it.games}</td>
                <td class="figure">
                    {move || say!("hint-percent", number = format!("{share:.0}"))}
                </td>
                <td class="figure">{mean}</td>
            </tr>
        }
    };
    view! {
        <h2>{move || say!("tally-title")}</h2>
        <div class="panel scroll" tabindex="0" role="region" aria-label=move || say!("tally-title")>
            <table class="ledger tallied">
                <thead>
                    <tr>
                        <th scope="col">{move || say!("tally-game")}</th>
                        <th scope="col" class="figure">{move || say!("tally-players")}</th>
                        <th scope="col" class="figure">{move || say!("tally-games")}</th>
                        <th scope="col" class="figure">{move || say!("tally-won")}</th>
                        <th scope="col" class="figure">{move || say!("tally-mean")}</th>
                    </tr>
                </thead>
                <tbody>{tallied.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}
