//! The pictures of the rules of Medici.

use fondaco_rules::{GameKind, Players, Seat};
use leptos::prelude::*;

use crate::language::say;
use crate::pages::rules::figures::{Ship, framed, tiles};
use crate::parts::{Art, SeatMark};

const KIND: GameKind = GameKind::Medici;

/// The picture of a section, counted from 0, if it has one.
pub fn figure(number: usize) -> Option<AnyView> {
    let picture = match number {
        0 => framed(
            || say!("medici-figure-goods"),
            view! {
                {tiles(KIND, &["C5", "F4", "G3", "D2", "S0", "Au"])}
                <Ship kind=KIND tiles=&[] holds=5 />
            },
        ),
        1 => framed(
            || say!("medici-figure-lot"),
            view! {
                <span class="bag" aria-hidden="true">
                    <Art name="bag" class="art" />
                    <span class="count">"17"</span>
                </span>
                {tiles(KIND, &["C5", "D3", "S0"])}
            },
        ),
        2 => framed(|| say!("medici-figure-bids"), bids(&[Some(5), None, Some(7), Some(8)])),
        3 => framed(
            || say!("medici-figure-fill"),
            view! {
                <Ship kind=KIND tiles=&["G5", "G3", "C4"] holds=2 />
                <Art name="icon-arrow" />
                {tiles(KIND, &["F1", "G0"])}
            },
        ),
        4 => framed(|| say!("medici-figure-stall"), stall()),
        _ => return None,
    };
    Some(picture)
}

const NAMES: [&str; 4] = ["Anna", "Ben", "Cleo", "Dino"];

fn mark(seat: Seat) -> impl IntoView {
    let name = NAMES[seat.index() % NAMES.len()];
    view! { <SeatMark seat name=Signal::stored(name.to_owned()) /> }
}

/// What four players said, one after another.
fn bids(said: &[Option<i32>]) -> impl IntoView + use<> {
    let highest = said.iter().flatten().max().copied();
    let said: Vec<_> = Players::MOST.seats()
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
        let counters: Vec<_> = Players::MOST
            .seats()
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
