//! The five stalls as pyramids, each with the unseen tiles of its good.

use fondaco_rules::medici::{Good, TOP_LEVEL, Tile, bonus};
use fondaco_rules::{Game, Medici, Seat};
use leptos::prelude::*;

use super::words;
use crate::games::good_of;
use crate::language::say;
use crate::parts::{Art, SeatMark};
use crate::scene::Scene;

/// All five.
#[component]
pub fn Stalls(
    /// What is shown.
    scene: Scene,
    /// The position.
    game: Memo<Option<Medici>>,
) -> impl IntoView {
    view! {
        <section class="panel m-stalls" aria-label=move || say!("medici-stalls")>
            <div class="stalls">
                {Good::ALL.into_iter().map(|good| view! { <Stall scene game good /> }).collect_view()}
            </div>
        </section>
    }
}

/// A counter: whose, how high it stands, and how far today's cargo will lift it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Counter {
    seat: Seat,
    level: u8,
    climbs: u8,
}

#[component]
fn Stall(scene: Scene, game: Memo<Option<Medici>>, good: Good) -> impl IntoView {
    let (class, art) = good_of(good.letter());
    let counters = Memo::new(move |_| game.get().map(|game| counters(&game, good)));
    let levels = move || {
        let counters = counters.get().unwrap_or_default();
        let highest = counters.iter().map(|counter| counter.level).max().unwrap_or(0);
        (0..=TOP_LEVEL)
            .rev()
            .map(|level| {
                let here: Vec<_> =
                    counters.iter().copied().filter(|counter| counter.level == level).collect();
                let leads = level == highest && level > 0;
                view! { <Level scene good level here leads /> }
            })
            .collect_view()
    };
    view! {
        <div class=format!("pyramid {class}")>
            <h3 class="head">
                <span class="good mark" aria-hidden="true">
                    <Art name=art class="art" />
                </span>
                <span class="m-good">{move || words::good(good)}</span>
            </h3>
            <ol class="levels">{levels}</ol>
            <Unseen game good />
        </div>
    }
}

fn counters(game: &Medici, good: Good) -> Vec<Counter> {
    let of = |seat| {
        let level = game.levels(seat)[good as usize];
        Counter { seat, level, climbs: game.levels_then(seat)[good as usize] - level }
    };
    // After the last day the ships still lie loaded, but have been counted.
    let is_over = game.to_act() == fondaco_rules::ToAct::Over;
    let seats = game.players().seats().map(of);
    seats.map(|counter| if is_over { Counter { climbs: 0, ..counter } } else { counter }).collect()
}

#[component]
fn Level(scene: Scene, good: Good, level: u8, here: Vec<Counter>, leads: bool) -> impl IntoView {
    let who: Vec<Seat> = here.iter().map(|counter| counter.seat).collect();
    let label = move || {
        let names: Vec<_> = who.iter().map(|&seat| scene.label(seat)).collect();
        match (names.is_empty(), bonus(level)) {
            (true, _) => say!("medici-level-empty", level = level),
            (false, 0) => say!("medici-level", level = level, names = names.join(", ")),
            (false, pays) => {
                let names = names.join(", ");
                say!("medici-level-bonus", level = level, names = names, pays = pays)
            }
        }
    };
    let counters = here
        .into_iter()
        .map(|Counter { seat, climbs, .. }| {
            let name = Signal::derive(move || scene.label(seat));
            let title = move || {
                let name = name.get();
                if climbs == 0 { name } else { say!("medici-climbs", name = name, steps = climbs) }
            };
            view! {
                <span class="m-counter-mark" data-flip=format!("counter {good:?} {seat}") title=title>
                    <SeatMark seat name />
                    {(climbs > 0).then(|| view! { <span class="m-climbs">{format!("+{climbs}")}</span> })}
                </span>
            }
        })
        .collect_view();
    view! {
        <li class="level" class:leads=leads>
            <span class="visually-hidden">{label}</span>
            <span class="number" aria-hidden="true">{level}</span>
            <span class="counters" aria-hidden="true">{counters}</span>
            {(bonus(level) > 0)
                .then(|| {
                    view! { <span class="bonus" aria-hidden="true">{format!("+{}", bonus(level))}</span> }
                })}
        </li>
    }
}

/// Which values of the good may still come today.
#[component]
fn Unseen(game: Memo<Option<Medici>>, good: Good) -> impl IntoView {
    const VALUES: [u8; 7] = [0, 1, 2, 3, 4, 5, 5];
    let unseen = Memo::new(move |_| {
        let Some(game) = game.get() else { return [false; 7] };
        let copies = |value: u8| Tile::new(good, value).map_or(0, |tile| game.unseen().count(tile));
        let fives = copies(5);
        let mut there = VALUES.map(|value| copies(value) > 0);
        there[5] = fives > 1;
        there[6] = fives > 0;
        there
    });
    let label = move || {
        let values = VALUES.iter().zip(unseen.get()).filter(|(_, there)| *there);
        let values: Vec<_> = values.map(|(value, _)| value.to_string()).collect();
        if values.is_empty() {
            say!("medici-all-seen")
        } else {
            say!("medici-not-seen", values = values.join(" "))
        }
    };
    let cells = move || {
        let cells = VALUES.into_iter().zip(unseen.get());
        cells.map(|(value, there)| view! { <span class:seen=!there>{value}</span> }).collect_view()
    };
    view! {
        <p class="m-unseen" role="img" aria-label=label title=label>
            {cells}
        </p>
    }
}
