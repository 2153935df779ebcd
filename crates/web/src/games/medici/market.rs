//! The market: the lot, the bag, and the round of bidding.

use fondaco_client::medici::{Drawn, Ending, Said, Today, Turn};
use fondaco_rules::medici::{DAYS, Lot, Tile};
use fondaco_rules::{Game, GameKind, Medici, Seat};
use leptos::prelude::*;

use super::words;
use crate::language::say;
use crate::parts::{Amount, Art, Piece, SeatMark};
use crate::scene::Scene;

/// What is for sale, and the bids.
#[component]
pub fn Market(
    /// What is shown.
    scene: Scene,
    /// The position.
    game: Memo<Option<Medici>>,
    /// The day so far.
    today: Memo<Option<Today>>,
) -> impl IntoView {
    let day = move || game.get().map(|game| say!("medici-day-of", day = game.day(), days = DAYS));
    let news = move || Some(words::news(scene, &game.get()?, &today.get()?));
    let round = Memo::new(move |_| {
        today.with(|today| Some(today.as_ref()?.round(&game.get()?))).unwrap_or_default()
    });
    let lot = Memo::new(move |_| today.with(|today| Some(today.as_ref()?.lot.clone())));
    let is_on = move || game.get().is_some_and(|game| game.is_auction());
    view! {
        <section class="panel gilded m-market" aria-label=move || say!("medici-market")>
            <header>
                <h2>{day}</h2>
                <p class="m-news" class:on=is_on>
                    {news}
                </p>
            </header>
            <div class="m-counter">
                <Bag game />
                <div class="m-lot" data-bank="">{move || slots(&lot.get().unwrap_or_default(), game.get())}</div>
                <Sum game />
            </div>
            <ol class="m-round" aria-label=move || say!("medici-round")>
                {move || {
                    let highest = best(game.get(), today.get().and_then(|today| today.ending));
                    round
                        .get()
                        .into_iter()
                        .map(|(seat, turn)| {
                            let is_best = highest == Some(seat);
                            view! { <Answer scene seat turn is_best /> }
                        })
                        .collect_view()
                }}
            </ol>
        </section>
    }
}

/// Who has bid most for this lot, or bought the last one.
fn best(game: Option<Medici>, ending: Option<Ending>) -> Option<Seat> {
    match ending {
        Some(Ending::Sold(bid)) => Some(bid.by),
        _ => Some(game?.best_bid()?.by),
    }
}

/// A tile that glides when it moves.
pub fn drawn_tile(drawn: Drawn) -> impl IntoView {
    let notation = drawn.tile.to_string();
    let flip = format!("tile {}-{}", drawn.day, drawn.number);
    view! { <Piece notation kind=GameKind::Medici flip from=Some("bag") /> }
}

/// The places of the lot: with a tile, where one may come, or where none comes any more.
fn slots(lot: &[Drawn], game: Option<Medici>) -> impl IntoView + use<> {
    let most = game.map_or(0, |game| {
        let room = game.players().seats().map(|seat| game.ship(seat).free()).max();
        let is_open = game.auctioneer().is_some() && !game.is_auction();
        let left = if is_open { game.bag() } else { 0 };
        let most = Lot::MOST.min(room.unwrap_or(0));
        usize::from(most).min(lot.len() + usize::from(left))
    });
    let place = |place: usize| match lot.get(place) {
        Some(&drawn) => drawn_tile(drawn).into_any(),
        None => {
            let is_shut = place >= most;
            view! { <span class="m-slot" class:shut=is_shut aria-hidden="true"></span> }.into_any()
        }
    };
    (0..usize::from(Lot::MOST)).map(place).collect_view()
}

#[component]
fn Bag(game: Memo<Option<Medici>>) -> impl IntoView {
    let count = Memo::new(move |_| game.get().map_or(0, |game| game.bag()));
    let aside =
        Memo::new(move |_| game.get().map_or(0, |game| game.unseen().len() as u8 - game.bag()));
    view! {
        <div class="m-bag">
            <span
                class="bag"
                data-source="bag"
                role="img"
                aria-label=move || say!("medici-in-bag", count = count.get())
                title=move || say!("medici-in-bag", count = count.get())
            >
                <Art name="bag" class="art" />
                <span class="count" aria-hidden="true">
                    {count}
                </span>
            </span>
            <span class="m-aside">
                <Show when=move || aside.get() != 0>
                    {move || say!("medici-set-aside", count = aside.get())}
                </Show>
            </span>
        </div>
    }
}

/// What the lot is worth together, and whether the gold is still to come.
#[component]
fn Sum(game: Memo<Option<Medici>>) -> impl IntoView {
    let value = Memo::new(move |_| {
        let lot = game.get()?.lot();
        (!lot.is_empty()).then(|| Tile::sum(lot.items()))
    });
    let is_gold_unseen =
        Memo::new(move |_| game.get().is_some_and(|game| game.unseen().contains(Tile::GOLD)));
    let about_gold = move || {
        if is_gold_unseen.get() { say!("medici-gold-unseen") } else { say!("medici-gold-seen") }
    };
    view! {
        <div class="m-sum">
            <p class="m-worth" class:nothing=move || value.get().is_none()>
                <span class="soft">{move || say!("medici-worth")}</span>
                <strong>{move || value.get().unwrap_or_default()}</strong>
            </p>
            <p
                class="m-gold"
                class:seen=move || !is_gold_unseen.get()
                role="img"
                aria-label=about_gold
                title=about_gold
            >
                <Art name="good-gold" class="art" />
                <span>"Au 10"</span>
            </p>
        </div>
    }
}

/// A seat's bid, or why it is not asked.
#[component]
fn Answer(scene: Scene, seat: Seat, turn: Turn, is_best: bool) -> impl IntoView {
    let class = match turn {
        Turn::Speaks => "speaks",
        Turn::Next => "next",
        Turn::Said(Said::Bid(_)) if is_best => "bid best",
        Turn::Said(Said::Bid(_)) => "bid",
        Turn::Said(_) | Turn::Cannot(_) => "out",
        Turn::Waits => "waits",
    };
    let says = move || match turn {
        Turn::Said(Said::Bid(amount)) => view! { <Amount florins=amount as i32 /> }.into_any(),
        Turn::Said(Said::Pass) => say!("medici-said-pass").into_any(),
        Turn::Said(Said::PassedOver(reason)) | Turn::Cannot(reason) => {
            words::why(reason).into_any()
        }
        Turn::Speaks => say!("medici-speaks").into_any(),
        Turn::Next => say!("medici-speaks-next").into_any(),
        Turn::Waits => say!("medici-waits").into_any(),
    };
    let name = Signal::derive(move || scene.label(seat));
    view! {
        <li class=format!("m-answer {class}")>
            <SeatMark seat name />
            <span class="who">{name}</span>
            <span class="says">{says}</span>
        </li>
    }
}
