//! The end: profits are turned up, one player after the other.

use std::cmp::Reverse;

use fondaco_rules::byzanz::{Cards, Held, Kind, Standing, View, points};
use fondaco_rules::{Byzanz, Chosen, Game, Seat, sort_few};
use leptos::prelude::*;

use super::hand::row_of;
use crate::games::usual::pressed_since;
use crate::language::say;
use crate::parts::SeatMark;
use crate::scene::Scene;

/// How it was scored with the event of this number, line by line.
#[component]
pub fn Scoring(
    /// What is shown.
    scene: Scene,
    /// The number of the event, from 0.
    event: usize,
) -> impl IntoView {
    let view = Memo::new(move |_| {
        let viewer = scene.viewer.get();
        scene.history.with(|history| {
            Byzanz::of(history.at(event + 1)).map(|played| played.game.view(viewer))
        })
    });
    let is_read = pressed_since();
    view! {
        <div class="scoring byzanz">
            {move || view.get().map(|view| table(scene, &view, is_read))}
        </div>
    }
}

/// From the first place to the last, like the ranking; the winner, at the top, is turned up last.
fn table(scene: Scene, view: &View, is_read: RwSignal<bool>) -> impl IntoView + use<> {
    let mut seats: Vec<Seat> = view.players().seats().collect();
    sort_few(&mut seats, |&seat| Reverse(view.standing(seat)));
    let ties = is_decided_by_hands(view);
    let last = view.players().count() - 1;
    let lines = seats.into_iter().enumerate().map(|(place, seat)| {
        // Each comes when its turn has come, or at once.
        let comes = move || match last - place {
            _ if is_read.get() => "animation: none".to_owned(),
            line => format!("--nth: {line}"),
        };
        row(scene, view, Signal::derive(comes), seat, ties)
    });
    let lines: Vec<_> = lines.collect();
    view! {
        <div class="scroll">
            <table class="ledger">
                <caption>{say!("final-heading")}</caption>
                <thead>
                    <tr>
                        <th scope="col">
                            <span class="visually-hidden">{say!("byzanz-people")}</span>
                        </th>
                        <th scope="col">{say!("profits-column")}</th>
                        <th scope="col" class="figure">{say!("points-column")}</th>
                        <th scope="col" class="figure">{say!("in-hand-column")}</th>
                    </tr>
                </thead>
                <tbody>{lines}</tbody>
            </table>
        </div>
        <p class="soft note">
            {if ties { say!("byzanz-tie-break") } else { say!("byzanz-merchants-count") }}
        </p>
    }
}

fn row(
    scene: Scene,
    view: &View,
    comes: Signal<String>,
    seat: Seat,
    ties: bool,
) -> impl IntoView + use<> {
    let Standing { points: total, in_hand } = view.standing(seat);
    let won = view.winners().contains(seat);
    let profits = match view.profits(seat) {
        Held::Seen(cards) => cards,
        Held::Counted(_) => Cards::NONE,
    };
    let kinds = Kind::ALL.into_iter().map(|kind| profits.of_kind(kind));
    let sums: Vec<_> = kinds
        .filter(|cards| !cards.is_empty())
        .map(|cards| {
            view! {
                <span class="kind-sum">
                    {row_of(cards)} <b>{points(cards)}</b>
                </span>
            }
        })
        .collect();
    view! {
        <tr class=if won { "line winner" } else { "line" } style=move || comes.get()>
            <th scope="row">
                <span class="who">
                    <SeatMark seat name=Signal::derive(move || scene.label(seat)) />
                    {scene.label(seat)}
                    {won.then(|| view! { <span class="chip leads">{say!("byzanz-winner")}</span> })}
                </span>
            </th>
            <td class="kinds">{sums}</td>
            <td class="figure points">{total}</td>
            <td class=if ties { "figure" } else { "figure soft" }>{in_hand}</td>
        </tr>
    }
}

/// Whether several have the most points.
fn is_decided_by_hands(view: &View) -> bool {
    let scores: Vec<i32> = view.players().seats().map(|seat| view.standing(seat).points).collect();
    let most = scores.iter().max();
    scores.iter().filter(|score| Some(*score) == most).count() > 1
}
