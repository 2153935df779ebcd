//! How it stands now, as far as the viewer knows it.

use fondaco_client::byzanz::seen_hand;
use fondaco_rules::byzanz::{Cards, Kind, View, points};
use fondaco_rules::{Seat, Viewer, sort_few};
use leptos::prelude::*;

use super::hand::row_of;
use super::market::art_of;
use super::{Look, own_seat};
use crate::parts::{Art, SeatMark, class_of};
use crate::scene::Scene;
use crate::tongue::{self, say};

/// How it would be scored now.
#[component]
pub fn Ledger(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let look = Look::new(scene);
    view! {
        <div class="so-far byzanz">
            {look.draw(move |view| standings(scene, &view))}
            {look.draw(move |view| own_sets(scene, &view))}
        </div>
    }
}

/// Everybody's profits: all sales were open, so an attentive player knows them.
fn standings(scene: Scene, view: &View) -> impl IntoView + use<> {
    let mut seats: Vec<Seat> = view.players().seats().collect();
    sort_few(&mut seats, |&seat| -points(view.remembered_profits(seat)));
    let own = own_seat(scene);
    let knows_hands = scene.viewer.get() != Viewer::Public;
    let view = *view;
    let row = move |seat: Seat| {
        let profits = view.remembered_profits(seat);
        let known = (knows_hands && own != Some(seat)).then(|| view.known(seat));
        let hand = view.hand(seat).len();
        view! {
            <tr class=if own == Some(seat) { "yours" } else { "" }>
                <th scope="row">
                    <span class="who">
                        <SeatMark seat name=Signal::derive(move || scene.label(seat)) />
                        {scene.label(seat)}
                    </span>
                </th>
                <td>{row_of(profits)}</td>
                <td class="figure">{points(profits)}</td>
                <td>
                    <span class="figure">{hand}</span>
                    {known.filter(|known| !known.is_empty()).map(row_of)}
                </td>
            </tr>
        }
    };
    view! {
        <div class="scroll">
            <table class="ledger">
                <caption>{say!("byz-ledger")}</caption>
                <thead>
                    <tr>
                        <th scope="col">
                            <span class="visually-hidden">{say!("byz-people")}</span>
                        </th>
                        <th scope="col">{say!("profits-column")}</th>
                        <th scope="col" class="figure">{say!("points-column")}</th>
                        <th scope="col">{say!("in-hand-column")}</th>
                    </tr>
                </thead>
                <tbody>{seats.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
        <p class="soft note">
            {if knows_hands { say!("byz-ledger-known") } else { say!("byz-ledger-note") }}
        </p>
    }
}

/// Which sets the viewer holds, and what is missing for others.
fn own_sets(scene: Scene, view: &View) -> Option<impl IntoView + use<>> {
    let hand = seen_hand(view, own_seat(scene)?)?;
    let merchants = hand.merchants();
    let mut held: Vec<(Kind, Cards)> = Kind::ALL
        .into_iter()
        .map(|kind| (kind, hand.of_kind(kind)))
        .filter(|(_, cards)| !cards.is_empty())
        .collect();
    sort_few(&mut held, |(_, cards)| std::cmp::Reverse(cards.len()));
    let row = move |(kind, cards): (Kind, Cards)| {
        let missing = 3_u32.saturating_sub(cards.len());
        let words = match missing {
            0 => say!("byz-set-whole"),
            _ if kind != Kind::Merchant && merchants >= missing => {
                say!("byz-set-with-merchants", count = missing)
            }
            _ => say!("byz-set-missing", count = missing),
        };
        let class = class_of(&kind.letter().to_string());
        view! {
            <li class=class>
                <span class="good mark">
                    <Art name=art_of(kind) class="art" />
                    {tongue::texts().byzanz_kind(kind)}
                </span>
                {row_of(cards)}
                <span class="soft">{words}</span>
            </li>
        }
    };
    Some(view! {
        <h3>{say!("byz-sets")}</h3>
        <ul class="near-sets">{held.into_iter().map(row).collect_view()}</ul>
    })
}
