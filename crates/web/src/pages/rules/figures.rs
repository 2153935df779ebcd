//! The pictures of the rules, laid out with the pieces of the tables.

use fondaco_rules::{GameKind, Players, Seat};
use leptos::prelude::*;

use crate::parts::{Amount, Art, Piece, PieceSize, SeatMark};
use crate::tongue::say;

/// The picture of a section, counted from 0, if it has one.
#[component]
pub fn Figure(
    /// The rules of which game.
    kind: GameKind,
    /// The number of the section.
    number: usize,
) -> impl IntoView {
    match kind {
        GameKind::Medici => medici(number),
        GameKind::Strozzi => strozzi(number),
        GameKind::Byzanz => byzanz(number),
    }
}

fn medici(number: usize) -> Option<AnyView> {
    let picture = match number {
        0 => figure(
            || say!("figure-medici-goods"),
            view! {
                {tiles(GameKind::Medici, &["C5", "F4", "G3", "D2", "S0", "Au"])}
                <Ship tiles=&[] holds=5 />
            },
        ),
        1 => figure(
            || say!("figure-medici-lot"),
            view! {
                <span class="bag" aria-hidden="true">
                    <Art name="bag" class="art" />
                    <span class="count">"17"</span>
                </span>
                {tiles(GameKind::Medici, &["C5", "D3", "S0"])}
            },
        ),
        2 => figure(|| say!("figure-medici-bids"), bids(&[Some(5), None, Some(7), Some(8)])),
        3 => figure(
            || say!("figure-medici-fill"),
            view! {
                <Ship tiles=&["G5", "G3", "C4"] holds=2 />
                <Art name="icon-arrow" />
                {tiles(GameKind::Medici, &["F1", "G0"])}
            },
        ),
        4 => figure(|| say!("figure-medici-stall"), stall()),
        _ => return None,
    };
    Some(picture)
}

fn strozzi(number: usize) -> Option<AnyView> {
    let picture = match number {
        0 => figure(
            || say!("figure-strozzi-harbour"),
            harbour(&[("cloth", 0), ("spice", 0), ("dye", 0)]),
        ),
        1 => figure(
            || say!("figure-strozzi-price"),
            view! {
                {tiles(GameKind::Strozzi, &["F4", "S0"])}
                <span class="price">
                    <Amount florins=Signal::stored(24) />
                </span>
            },
        ),
        2 => figure(
            || say!("figure-strozzi-ships"),
            view! {
                <Ship tiles=&["C3"] holds=2 />
                <Ship tiles=&["D4", "D0"] holds=2 />
                <Ship tiles=&[] holds=5 />
            },
        ),
        4 => figure(
            || say!("figure-strozzi-markers"),
            harbour(&[("cloth", -3), ("spice", 1), ("dye", 4)]),
        ),
        _ => return None,
    };
    Some(picture)
}

fn byzanz(number: usize) -> Option<AnyView> {
    let cards = |cards: &[&'static str]| tiles(GameKind::Byzanz, cards);
    let picture = match number {
        0 => figure(
            || say!("figure-byzanz-cards"),
            cards(&["C1", "G2", "O3", "S4", "V1", "W2", "M"]),
        ),
        1 => figure(
            || say!("figure-byzanz-bid"),
            view! {
                {cards(&["G3", "O3", "C2", "W1"])}
                <Art name="icon-arrow" />
                {cards(&["S2", "V2"])}
            },
        ),
        2 => figure(
            || say!("figure-byzanz-won"),
            view! {
                <Art name="offer-card" class="offer" />
                {cards(&["G3", "O3", "C2"])}
            },
        ),
        3 => figure(|| say!("figure-byzanz-market"), shelf()),
        4 => figure(
            || say!("figure-byzanz-set"),
            view! {
                {cards(&["C4", "C2", "M"])}
                <Art name="icon-arrow" />
                {cards(&["C4"])}
            },
        ),
        _ => return None,
    };
    Some(picture)
}

fn figure(caption: fn() -> String, picture: impl IntoView + 'static) -> AnyView {
    view! {
        <figure class="figure-of-rules">
            <div class="rules-plate">{picture}</div>
            <figcaption>{caption}</figcaption>
        </figure>
    }
    .into_any()
}

fn tiles(kind: GameKind, pieces: &[&'static str]) -> impl IntoView + use<> {
    let pieces: Vec<_> = pieces
        .iter()
        .map(|&notation| view! { <Piece notation kind size=PieceSize::Usual /> })
        .collect();
    view! { <span class="tiles">{pieces}</span> }
}

/// A ship with its cargo and its free holds.
#[component]
fn Ship(tiles: &'static [&'static str], holds: usize) -> impl IntoView {
    let cargo = tiles
        .iter()
        .map(|&notation| view! { <Piece notation kind=GameKind::Medici /> })
        .collect_view();
    let free = (0..holds).map(|_| view! { <span class="hold"></span> }).collect_view();
    view! { <span class="ship">{cargo} {free}</span> }
}

fn six() -> impl Iterator<Item = Seat> {
    let players = Players::within(6, GameKind::Medici.players()).ok();
    players.into_iter().flat_map(Players::seats)
}

const NAMES: [&str; 4] = ["Anna", "Ben", "Cleo", "Dino"];

fn mark(seat: Seat) -> impl IntoView {
    let name = NAMES[seat.index() % NAMES.len()];
    view! { <SeatMark seat name=Signal::stored(name.to_owned()) /> }
}

/// What four players said, one after another.
fn bids(said: &[Option<i32>]) -> impl IntoView + use<> {
    let highest = said.iter().flatten().max().copied();
    let said: Vec<_> = six()
        .zip(said.iter().copied())
        .map(|(seat, bid)| {
            let words = move || {
                let name = NAMES[seat.index() % NAMES.len()];
                match bid {
                    Some(amount) => say!("medici-bids", name = name, amount = amount),
                    None => say!("passes", name = name),
                }
            };
            view! {
                <li class="chip" class:now=bid.is_some() && bid == highest class:passed=bid.is_none()>
                    {mark(seat)}
                    {words}
                </li>
            }
        })
        .collect();
    view! { <ol class="said">{said}</ol> }
}

/// The stall of the example: one on level 7, two on level 6, one on level 2.
fn stall() -> impl IntoView {
    const COUNTERS: [usize; 4] = [7, 6, 6, 2];
    let level = |level: usize| {
        let bonus = match level {
            7 => "+20",
            6 => "+10",
            5 => "+5",
            _ => "",
        };
        let counters: Vec<_> = six()
            .zip(COUNTERS)
            .filter(|&(_, stands)| stands == level)
            .map(|(seat, _)| mark(seat))
            .collect();
        view! {
            <li class="level">
                <span class="number">{level}</span>
                <span class="counters">{counters}</span>
                <span class="bonus">{bonus}</span>
            </li>
        }
    };
    view! {
        <div class="pyramid cloth" aria-hidden="true">
            <p class="head">
                <Art name="good-cloth" class="art" />
                {move || say!("cloth")}
            </p>
            <ol class="levels">{(0..8).rev().map(level).collect_view()}</ol>
        </div>
    }
}

/// The tracks of a harbour between the two families, each at its end.
fn harbour(markers: &[(&'static str, i8)]) -> impl IntoView + use<> {
    view! {
        <div class="between">
            <Art name="crest-medici" class="crest" />
            {tracks(markers)}
            <Art name="crest-strozzi" class="crest" />
        </div>
    }
}

/// Tracks with their markers: below 0 is the side of the Medici.
fn tracks(markers: &[(&'static str, i8)]) -> impl IntoView + use<> {
    let track = |&(good, marker): &(&'static str, i8)| {
        let space = move |place: i8| {
            let (class, bonus) = match place.abs() {
                4 => ("space end bonus", "+20"),
                3 => ("space bonus", "+10"),
                0 => ("space middle", ""),
                _ => ("space", ""),
            };
            let art = match good {
                "cloth" => "good-cloth",
                "spice" => "good-spice",
                _ => "good-dye",
            };
            view! {
                <span class=class>
                    {if place == marker {
                        view! {
                            <span class="marker">
                                <Art name=art class="art" />
                            </span>
                        }
                            .into_any()
                    } else {
                        bonus.into_any()
                    }}
                </span>
            }
        };
        view! { <div class=format!("track {good}")>{(-4..=4).map(space).collect_view()}</div> }
    };
    let tracks: Vec<_> = markers.iter().map(track).collect();
    view! {
        <div class="tracks" aria-hidden="true">
            {tracks}
        </div>
    }
}

fn shelf() -> impl IntoView {
    let compartment = |cards: &'static [&'static str]| {
        let cards: Vec<_> = cards
            .iter()
            .map(|&notation| {
                view! { <Piece notation kind=GameKind::Byzanz size=PieceSize::Small /> }
            })
            .collect();
        view! { <div class="compartment">{cards}</div> }
    };
    view! {
        <div class="shelf">
            {compartment(&["W1", "W1", "W2"])} {compartment(&["S2", "S1"])}
            {compartment(&["M"])} {compartment(&["V1"])}
        </div>
    }
}
