//! How it stands now, as far as the viewer knows it.

use fondaco_client::byzanz::seen_hand;
use fondaco_rules::byzanz::{Cards, Kind, View, points};
use fondaco_rules::{Seat, Viewer, sort_few};
use leptos::prelude::*;

use super::hand::row_of;
use super::{Look, own_seat};
use crate::games::good_of;
use crate::language::{self, say};
use crate::parts::{Art, SeatMark};
use crate::scene::Scene;

/// How it would be scored now.
#[component]
pub fn Ledger(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let look = Look::new(scene);
    view! {
        <div class="so-far byzanz">
            <Standings look />
            <OwnSets look />
        </div>
    }
}

/// What an attentive player knows of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Standing {
    seat: Seat,
    /// All sales were open.
    profits: Cards,
    /// How many cards are in hand, and which of them were seen.
    hand: u32,
    known: Cards,
    is_own: bool,
}

/// All seats, the highest profits first.
fn standings(scene: Scene, view: &View) -> Vec<Standing> {
    let own = own_seat(scene);
    let knows_hands = scene.viewer.get() != Viewer::Public;
    let standing = |seat: Seat| Standing {
        seat,
        profits: view.remembered_profits(seat),
        hand: view.hand(seat).len(),
        known: if knows_hands && own != Some(seat) { view.known(seat) } else { Cards::NONE },
        is_own: own == Some(seat),
    };
    let mut standings: Vec<Standing> = view.players().seats().map(standing).collect();
    sort_few(&mut standings, |standing| -points(standing.profits));
    standings
}

/// All profits, and what is known of hands. Only lines that change are redrawn.
#[component]
fn Standings(look: Look) -> impl IntoView {
    let scene = look.scene;
    let lines = Memo::new(move |_| {
        look.view.with(|view| view.as_ref().map(|view| standings(scene, view)).unwrap_or_default())
    });
    let line = move |standing: Standing| {
        let Standing { seat, profits, hand, known, is_own } = standing;
        view! {
            <tr class=if is_own { "yours" } else { "" }>
                <th scope="row">
                    <span class="who">
                        <SeatMark seat name=Signal::derive(move || scene.label(seat)) />
                        {move || scene.label(seat)}
                    </span>
                </th>
                <td>{row_of(profits)}</td>
                <td class="figure">{points(profits)}</td>
                <td>
                    <span class="figure">{hand}</span>
                    {(!known.is_empty()).then(|| row_of(known))}
                </td>
            </tr>
        }
    };
    let note = move || match scene.viewer.get() {
        Viewer::Public => say!("byzanz-ledger-note"),
        Viewer::Seat(_) | Viewer::Record => say!("byzanz-ledger-known"),
    };
    view! {
        <div class="scroll">
            <table class="ledger">
                <caption>{move || say!("byzanz-ledger")}</caption>
                <thead>
                    <tr>
                        <th scope="col">
                            <span class="visually-hidden">{move || say!("byzanz-people")}</span>
                        </th>
                        <th scope="col">{move || say!("profits-column")}</th>
                        <th scope="col" class="figure">{move || say!("points-column")}</th>
                        <th scope="col">{move || say!("in-hand-column")}</th>
                    </tr>
                </thead>
                <tbody>
                    <For each=move || lines.get() key=|line| *line children=line />
                </tbody>
            </table>
        </div>
        <p class="soft note">{note}</p>
    }
}

/// The cards of a kind that the viewer holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Gathered {
    kind: Kind,
    cards: Cards,
    /// How many are missing for a set.
    missing: u32,
    /// Would the merchants of the hand fill it?
    has_merchants: bool,
}

/// What the viewer has gathered, the most of a kind first.
fn gathered(scene: Scene, view: &View) -> Option<Vec<Gathered>> {
    let hand = seen_hand(view, own_seat(scene)?)?;
    let of_kind = |kind: Kind| {
        let cards = hand.of_kind(kind);
        let missing = 3_u32.saturating_sub(cards.len());
        let has_merchants = kind != Kind::Merchant && hand.merchants() >= missing;
        Gathered { kind, cards, missing, has_merchants }
    };
    let is_held = |gathered: &Gathered| !gathered.cards.is_empty();
    let mut held: Vec<Gathered> = Kind::ALL.into_iter().map(of_kind).filter(is_held).collect();
    sort_few(&mut held, |gathered| std::cmp::Reverse(gathered.cards.len()));
    Some(held)
}

/// Which sets the viewer holds, and what is missing for others.
#[component]
fn OwnSets(look: Look) -> impl IntoView {
    let scene = look.scene;
    let held = Memo::new(move |_| {
        look.view.with(|view| view.as_ref().and_then(|view| gathered(scene, view)))
    });
    let line = move |gathered: Gathered| {
        let Gathered { kind, cards, missing, has_merchants } = gathered;
        let words = move || match missing {
            0 => say!("byzanz-set-whole"),
            _ if has_merchants => say!("byzanz-set-with-merchants", count = missing),
            _ => say!("byzanz-set-missing", count = missing),
        };
        let (class, art) = good_of(kind.letter());
        view! {
            <li class=class>
                <span class="good mark">
                    <Art name=art class="art" />
                    {move || language::texts().byzanz_kind(kind)}
                </span>
                {row_of(cards)}
                <span class="soft">{words}</span>
            </li>
        }
    };
    view! {
        <Show when=move || held.with(Option::is_some)>
            <h3>{move || say!("byzanz-sets")}</h3>
            <ul class="near-sets">
                <For each=move || held.get().unwrap_or_default() key=|held| *held children=line />
            </ul>
        </Show>
    }
}
