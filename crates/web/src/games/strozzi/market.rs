//! The lot, its price, the bag and what is still in it.

use fondaco_client::strozzi::Whereabouts;
use fondaco_rules::strozzi::{Good, ROUNDS, Tile};
use fondaco_rules::{Game, GameKind, ToAct};
use leptos::prelude::*;

use super::drag::Drag;
use super::loading::Loading;
use crate::games::good_of;
use crate::language::{self, say};
use crate::parts::{Amount, Art, Piece, PieceSize};

/// What is for sale, and for how much.
#[component]
pub fn Market(loading: Loading) -> impl IntoView {
    let Loading { scene, game, .. } = loading;
    let drag = Drag::new(loading);
    let tiles = Memo::new(move |_| {
        let numbers = scene.history.with(Whereabouts::of);
        let lot = game.get().map(|game| game.lot()).unwrap_or_default();
        let lot = lot.items().iter().map(ToString::to_string).collect::<Vec<_>>();
        numbers.lot().iter().copied().zip(lot).collect::<Vec<_>>()
    });
    let value = move || game.get().map_or(0, |game| u32::from(Tile::sum(game.lot().items())));
    let bag = move || game.get().map_or(0, |game| game.bag().len());
    let round = move || game.get().map_or(1, |game| u32::from(game.round()));
    let nothing = move || {
        if scene.to_act() == ToAct::Over {
            say!("strozzi-lot-over")
        } else {
            say!("strozzi-no-lot")
        }
    };
    view! {
        <section class="quay-market panel" aria-label=move || say!("strozzi-market")>
            <p class="quay-round">
                {move || say!("round", round = round(), rounds = u32::from(ROUNDS))}
            </p>
            <div class="quay-bag">
                <span
                    class="bag"
                    data-source="bag"
                    role="img"
                    aria-label=move || say!("strozzi-bag", count = bag())
                >
                    <Art name="bag" class="art" />
                    <span class="count">{bag}</span>
                </span>
            </div>
            <div
                class="tiles quay-lot"
                data-bank=""
                class:dragged=move || drag.is_on()
                class:movable=move || loading.bought.get().is_some()
                style=move || drag.style()
                on:pointerdown=move |event| drag.take(&event)
                on:pointermove=move |event| drag.pull(&event)
                on:pointerup=move |_| drag.drop()
                on:pointercancel=move |_| drag.drop()
            >
                <For each=move || tiles.get() key=Clone::clone let((number, notation))>
                    <Piece
                        notation
                        kind=GameKind::Strozzi
                        size=PieceSize::Large
                        flip=format!("tile {number}")
                        from=Some("bag")
                    />
                </For>
                <Show when=move || tiles.with(Vec::is_empty)>
                    <span class="soft">{nothing}</span>
                </Show>
            </div>
            <div class="quay-words">
                <Show when=move || !tiles.with(Vec::is_empty)>
                    <p class="quay-value">{move || say!("strozzi-value", value = value())}</p>
                    <Price loading />
                </Show>
            </div>
        </section>
    }
}

/// What is asked for the lot, or was paid.
#[component]
fn Price(loading: Loading) -> impl IntoView {
    let Loading { scene, game, .. } = loading;
    let words = move || {
        let game = game.get()?;
        let turn = game.turn()?;
        Some(match (game.price(), game.to_act()) {
            (None, _) => say!("strozzi-no-price", name = scene.called(turn)),
            (Some(_), ToAct::Player(seat))
                if matches!(game.moves(seat), fondaco_rules::strozzi::Moves::LoadOrDiscard(_)) =>
            {
                say!("strozzi-bought", name = scene.called(seat))
            }
            _ => say!("strozzi-table-asks", name = scene.called(turn)),
        })
    };
    let price = Memo::new(move |_| game.get().and_then(|game| game.price()));
    view! {
        <p class="quay-price" class:named=move || price.get().is_some()>
            <span>{words}</span>
            <Show when=move || price.get().is_some()>
                <Amount florins=Signal::derive(move || price.get().unwrap_or(0).into()) />
            </Show>
        </p>
    }
}

/// The tiles not yet seen in this round.
#[component]
pub fn Unseen(loading: Loading) -> impl IntoView {
    let game = loading.game;
    view! {
        <section class="quay-unseen panel">
            <h2>
                <span>{move || say!("strozzi-unseen")}</span>
                <span class="badge">{move || game.get().map_or(0, |game| game.bag().len())}</span>
            </h2>
            <ul>
                {Good::ALL
                    .map(|good| view! { <UnseenRow loading good=Some(good) /> })} <UnseenRow loading good=None />
            </ul>
        </section>
    }
}

/// The tiles of one good, or of gold, by value: each stays in its place when it is gone.
#[component]
fn UnseenRow(loading: Loading, good: Option<Good>) -> impl IntoView {
    let game = loading.game;
    let places = move || {
        let Some(game) = game.get() else { return Vec::new() };
        let all = fondaco_rules::Bag::<Tile>::full();
        let of_good = all.kinds().filter(|(tile, _)| tile.good() == good);
        of_good
            .flat_map(|(tile, copies)| {
                let left = game.bag().count(tile);
                (0..copies).map(move |copy| (tile.value(), copy < left))
            })
            .collect::<Vec<_>>()
    };
    let name = move || match good {
        Some(good) => language::texts().strozzi_good(good),
        None => language::texts().gold(),
    };
    let label = move || {
        let left = places().into_iter().filter(|(_, is_left)| *is_left);
        let values = left.map(|(value, _)| value.to_string()).collect::<Vec<_>>().join(", ");
        if values.is_empty() {
            say!("strozzi-unseen-none", good = name())
        } else {
            say!("strozzi-unseen-row", good = name(), values = values)
        }
    };
    let ((class, art), letter) = match good {
        Some(good) => (good_of(good.letter()), good.letter().to_string()),
        None => (("gold", "good-gold"), "Au".to_owned()),
    };
    view! {
        <li class=class>
            <span class="good mark" aria-hidden="true">
                <Art name=art class="art" />
                <b>{letter}</b>
            </span>
            <span class="visually-hidden">{label}</span>
            <span class="left" aria-hidden="true">
                {move || {
                    places()
                        .into_iter()
                        .map(|(value, is_left)| {
                            view! { <span class="one" class:gone=!is_left>{value}</span> }
                        })
                        .collect_view()
                }}
            </span>
        </li>
    }
}
