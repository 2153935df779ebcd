//! The two fleets: ships in harbour, and those that wait for their first cargo.

use fondaco_client::strozzi::Whereabouts;
use fondaco_rules::strozzi::{Harbour, Hull};
use fondaco_rules::{GameKind, Seat, ToAct};
use leptos::prelude::*;

use super::loading::Loading;
use crate::language::{self, say};
use crate::parts::{Amount, Art, Piece, SeatMark};

/// The keys that choose ships, from the smallest.
pub const SHIP_KEYS: [&str; 3] = ["1", "2", "3"];
/// The keys that choose harbours.
pub const HARBOUR_KEYS: [&str; 3] = ["Q", "W", "E"];

/// A player: crest, name, money, and the ships that lie in no harbour yet.
#[component]
pub fn SeatStrip(loading: Loading, seat: Seat) -> impl IntoView {
    let Loading { scene, game, .. } = loading;
    let acts = move || scene.to_act() == ToAct::Player(seat);
    let sells = move || game.get().and_then(|game| game.turn()) == Some(seat);
    let money = Memo::new(move |_| game.get().map_or(0, |game| game.money(seat)));
    let waiting = Memo::new(move |_| {
        let Some(game) = game.get() else { return Vec::new() };
        let waits = |hull: &Hull| game.fleet(seat).ship(*hull).harbour().is_none();
        Hull::ALL.into_iter().filter(waits).collect::<Vec<_>>()
    });
    let crest = if seat == Seat::ZERO { "crest-medici" } else { "crest-strozzi" };
    view! {
        <div class=format!("seat quay-seat seat-{seat}") class:acts=acts>
            <Art name=crest class="crest" />
            <SeatMark seat name=Signal::derive(move || scene.label(seat)) />
            <span class="name">{move || scene.label(seat)}</span>
            <span class="quay-money" class:loss=move || money.get() < 0>
                <Amount florins=money purse=seat.to_string() />
                <Show when=move || money.get() < 0>
                    <span class="quay-loan">{move || say!("strozzi-loan")}</span>
                </Show>
            </span>
            <Show when=acts>
                <span class="chip now">{move || say!("strozzi-acts")}</span>
            </Show>
            <Show when=move || !acts() && sells()>
                <span class="chip">{move || say!("strozzi-turn")}</span>
            </Show>
            <span class="quay-anchor">
                <Show
                    when=move || !waiting.with(Vec::is_empty)
                    fallback=move || {
                        view! { <span class="visually-hidden">{move || say!("strozzi-all-placed")}</span> }
                    }
                >
                    <span class="visually-hidden">{move || say!("strozzi-waiting")}</span>
                </Show>
                {Hull::ALL
                    .map(|hull| {
                        let waits = Memo::new(move |_| waiting.with(|all| all.contains(&hull)));
                        // A ship that has left keeps its space, so that no other moves.
                        view! {
                            <Show
                                when=move || waits.get()
                                fallback=move || view! { <span class="quay-waiting left">{empty(hull)}</span> }
                            >
                                <Waiting loading seat hull />
                            </Show>
                        }
                    })}
            </span>
        </div>
    }
}

/// An empty ship that lies nowhere yet; to be chosen, when there is something to load.
#[component]
fn Waiting(loading: Loading, seat: Seat, hull: Hull) -> impl IntoView {
    let scene = loading.scene;
    let is_open = Memo::new(move |_| {
        let bought = loading.bought.get();
        bought.is_some_and(|(buyer, game)| buyer == seat && game.why_no_room(seat, hull).is_none())
    });
    let is_chosen = move || loading.is_open_to(seat) && loading.plan.get().hull == Some(hull);
    let label = move || {
        let owner = scene.label(seat);
        say!("strozzi-ship-empty-label", ship = hull.to_string(), owner = owner)
    };
    move || {
        if is_open.get() {
            view! {
                <button
                    type="button"
                    class="quay-waiting"
                    aria-pressed=move || is_chosen().to_string()
                    aria-label=move || say!("strozzi-choose-ship", ship = hull.to_string())
                    data-drop=format!("ship {hull}")
                    on:click=move |_| loading.choose_ship(hull)
                >
                    {empty(hull)}
                    // While a price is typed, the digits are its digits.
                    <Show when=move || !loading.is_pricing()>
                        <kbd class="key" aria-hidden="true">{SHIP_KEYS[hull as usize]}</kbd>
                    </Show>
                </button>
            }
            .into_any()
        } else {
            view! {
                <span class="quay-waiting" role="img" aria-label=label>
                    {empty(hull)}
                </span>
            }
            .into_any()
        }
    }
}

/// A ship without cargo.
fn empty(hull: Hull) -> impl IntoView {
    view! {
        <span class="ship" aria-hidden="true">
            {(0..hull.holds()).map(|_| view! { <span class="hold"></span> }).collect_view()}
        </span>
    }
}

/// A ship in harbour, as far as its berth shows it.
#[derive(Clone, PartialEq, Eq)]
struct Cargo {
    hull: Hull,
    tiles: Vec<(u32, String)>,
}

/// A seat's place at a harbour: its ship, or open water.
#[component]
pub fn Berth(loading: Loading, seat: Seat, harbour: Harbour, is_near: bool) -> impl IntoView {
    let Loading { scene, game, bought, .. } = loading;
    let lying = Memo::new(move |_| {
        let game = game.get()?;
        let numbers = scene.history.with(Whereabouts::of);
        let lies = |hull: &Hull| game.fleet(seat).ship(*hull).harbour() == Some(harbour);
        let hull = Hull::ALL.into_iter().find(lies)?;
        let tiles = game.fleet(seat).ship(hull).tiles().iter().map(ToString::to_string);
        let numbers = numbers.ship(seat, hull).iter().copied();
        Some(Cargo { hull, tiles: numbers.zip(tiles).collect() })
    });
    // What would be loaded here, if it were confirmed.
    let tried = Memo::new(move |_| {
        let shown = loading.preview.get()?;
        let is_here = shown.seat == seat && shown.harbour == harbour;
        let lot = game.get()?.lot();
        let tiles = lot.items().iter().map(ToString::to_string).collect::<Vec<_>>();
        is_here.then_some((shown.hull, tiles))
    });
    let is_open = Memo::new(move |_| {
        let Some((buyer, bought)) = bought.get() else { return false };
        let fits = |hull: Hull| bought.why_no_room(seat, hull).is_none();
        buyer == seat
            && match lying.get() {
                Some(cargo) => fits(cargo.hull),
                None => Hull::ALL
                    .into_iter()
                    .any(|hull| fits(hull) && bought.fleet(seat).ship(hull).harbour().is_none()),
            }
    });
    let is_chosen = Memo::new(move |_| tried.get().is_some());
    let label = move || berth_label(loading, seat, harbour, lying.get());
    let inside = move || {
        view! {
            {move || match (lying.get(), tried.get()) {
                (None, None) => view! { <Water is_open harbour /> }.into_any(),
                (Some(cargo), tried) => {
                    let tried = tried.map(|(_, tiles)| tiles).unwrap_or_default();
                    ship(cargo, tried).into_any()
                }
                (None, Some((hull, tiles))) => {
                    ship(Cargo { hull, tiles: Vec::new() }, tiles).into_any()
                }
            }}
        }
    };
    let side = if is_near { "near" } else { "far" };
    let is_water = move || lying.get().is_none() && tried.get().is_none();
    let choice = move || {
        let place = match lying.get() {
            Some(cargo) => say!("strozzi-choose-ship", ship = cargo.hull.to_string()),
            // What is read aloud contains what is written there.
            None => {
                let name = harbour.to_string();
                let here = say!("strozzi-here", harbour = name.as_str());
                let send = say!("strozzi-choose-harbour", harbour = name.as_str());
                format!("{here}: {send}")
            }
        };
        format!("{place}. {}", label())
    };
    move || {
        if is_open.get() {
            let key = HARBOUR_KEYS[harbour as usize];
            view! {
                <button
                    type="button"
                    class=format!("berth open {side} seat-{seat}")
                    aria-pressed=move || is_chosen.get().to_string()
                    aria-label=move || is_water().then(choice)
                    data-drop=format!("harbour {harbour}")
                    on:click=move |_| loading.choose_harbour(harbour)
                >
                    // The tiles of a ship are pictures: what is read aloud takes their place.
                    <Show when=move || !is_water()>
                        <span class="visually-hidden">{choice}</span>
                    </Show>
                    {inside()}
                    <kbd class="key" aria-hidden="true">{key}</kbd>
                </button>
            }
            .into_any()
        } else {
            view! {
                <div class=format!("berth {side} seat-{seat}") role="img" aria-label=label>
                    {inside()}
                </div>
            }
            .into_any()
        }
    }
}

/// Open water, and where a ship could be sent.
#[component]
fn Water(is_open: Memo<bool>, harbour: Harbour) -> impl IntoView {
    view! {
        <Show when=move || is_open.get()>
            <span class="quay-here">
                {move || say!("strozzi-here", harbour = harbour.to_string())}
            </span>
        </Show>
    }
}

/// A ship with its cargo, what may come on top of it, and the holds that stay free.
fn ship(cargo: Cargo, tried: Vec<String>) -> impl IntoView {
    let used = cargo.tiles.len() + tried.len();
    let free = usize::from(cargo.hull.holds()).saturating_sub(used);
    view! {
        <span class=format!("ship holds-{}", cargo.hull) aria-hidden="true">
            {cargo
                .tiles
                .into_iter()
                .map(|(number, notation)| {
                    view! {
                        <Piece notation kind=GameKind::Strozzi flip=format!("tile {number}") />
                    }
                })
                .collect_view()}
            {tried
                .into_iter()
                .map(|notation| {
                    view! {
                        <span class="tried">
                            <Piece notation kind=GameKind::Strozzi />
                        </span>
                    }
                })
                .collect_view()}
            {(0..free).map(|_| view! { <span class="hold"></span> }).collect_view()}
        </span>
    }
}

fn berth_label(loading: Loading, seat: Seat, harbour: Harbour, lying: Option<Cargo>) -> String {
    let owner = loading.scene.label(seat);
    let (Some(cargo), Some(game)) = (lying, loading.game.get()) else {
        return say!("strozzi-berth-empty", owner = owner);
    };
    let names = cargo.tiles.iter().map(|(_, tile)| language::texts().piece(tile));
    say!(
        "strozzi-ship-label",
        ship = cargo.hull.to_string(),
        owner = owner,
        harbour = harbour.to_string(),
        cargo = names.collect::<Vec<_>>().join(", "),
        value = u32::from(game.fleet(seat).ship(cargo.hull).value()),
        free = u32::from(game.fleet(seat).free(cargo.hull)),
    )
}
