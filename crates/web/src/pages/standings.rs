//! The leader board of a game.

use fondaco_protocol::{Standing, Standings};
use fondaco_rules::GameKind;
use leptos::prelude::*;

use super::online::parts::{Silent, called, victories};
use crate::language::{self, say};
use crate::online::{server, who};
use crate::parts::{Art, ButtonLink};
use crate::route::Route;

/// The page.
#[component]
pub fn StandingsPage(kind: GameKind) -> impl IntoView {
    who::find_out();
    let (standings, ask) = server::answer::<Standings>(format!("/standings/{kind}"));
    view! {
        <section class="page narrow standings">
            <h1>{move || say!("standings-of", game = language::texts().game(kind))}</h1>
            <nav class="tag-list" aria-label=move || say!("standings-title")>
                {GameKind::ALL
                    .map(|other| {
                        view! {
                            <ButtonLink
                                to=Route::Standings(other)
                                label=move || language::texts().game(other)
                                attr:aria-current=(other == kind).then_some("page")
                            />
                        }
                    })
                    .collect_view()}
            </nav>
            {move || match standings.get() {
                None => ().into_any(),
                Some(Err(fault)) => {
                    view! { <Silent why=move || fault.in_words() retry=ask /> }
                        .into_any()
                }
                Some(Ok(standings)) if standings.players.is_empty() => {
                    view! { <p class="lead">{move || say!("standings-empty")}</p> }.into_any()
                }
                Some(Ok(standings)) => view! { <Board players=standings.players /> }.into_any(),
            }}
            <ButtonLink class="button quiet" to=Route::Online label=move || say!("online-to-lobby") />
        </section>
    }
}

#[component]
fn Board(players: Vec<Standing>) -> impl IntoView {
    let me = who::me().map(|me| me.id);
    let row = move |(place, it): (usize, Standing)| {
        let is_me = me.is_some() && it.person == me;
        let is_bot = it.program || it.person.is_none();
        let is_ours = it.person.is_none();
        let path = it.person.map(|person| Route::Player(person).path());
        let name = it.name;
        let label = move || called(&name, is_ours);
        view! {
            <tr class:yours=is_me>
                <td class="figure">{place + 1}</td>
                <th scope="row">
                    {is_bot
                        .then(|| {
                            view! {
                                <Art name="icon-bot" />
                                <span class="visually-hidden">{move || say!("seat-bot")}</span>
                            }
                        })}
                    {match path {
                        Some(path) => view! { <a href=path>{label}</a> }.into_any(),
                        None => view! { <span>{label}</span> }.into_any(),
                    }}
                </th>
                <td class="figure">
                    <strong>{format!("{:.0}", it.rating)}</strong>
                    {format!(" ± {:.0}", it.deviation)}
                </td>
                <td class="figure">{it.games}</td>
                <td class="figure">{victories(it.wins)}</td>
            </tr>
        }
    };
    view! {
        <div class="panel scroll" tabindex="0" role="region" aria-label=move || say!("standings-title")>
            <table class="ledger board">
                <thead>
                    <tr>
                        <th scope="col" class="figure">{move || say!("board-place")}</th>
                        <th scope="col">{move || say!("board-name")}</th>
                        <th scope="col" class="figure">{move || say!("board-rating")}</th>
                        <th scope="col" class="figure">{move || say!("tally-games")}</th>
                        <th scope="col" class="figure">{move || say!("board-wins")}</th>
                    </tr>
                </thead>
                <tbody>{players.into_iter().enumerate().map(row).collect_view()}</tbody>
            </table>
        </div>
        <p class="note soft">{move || say!("standings-note")}</p>
    }
}
