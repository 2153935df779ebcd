//! The ships, side by side in order of play.

use fondaco_client::medici::{Drawn, Today, place};
use fondaco_rules::{Game, Medici, Seat, ToAct};
use leptos::prelude::*;

use super::around;
use super::market::drawn_tile;
use crate::language::say;
use crate::parts::{Amount, Art, SeatMark};
use crate::scene::Scene;

/// All ships.
#[component]
pub fn Fleet(
    /// What is shown.
    scene: Scene,
    /// The position.
    game: Memo<Option<Medici>>,
    /// The day so far.
    today: Memo<Option<Today>>,
) -> impl IntoView {
    let seats = Memo::new(move |_| game.get().map(|game| around(scene, &game)));
    let seats = move || seats.get().unwrap_or_default();
    view! {
        <ul class="m-fleet" aria-label=move || say!("medici-ships")>
            <For each=seats key=|seat| *seat let(seat)>
                <Berth scene game today seat />
            </For>
        </ul>
    }
}

/// What a seat's corner of the table shows.
#[derive(Clone, PartialEq)]
struct Corner {
    cargo: Vec<Drawn>,
    money: u16,
    value: u8,
    place: usize,
    is_auctioneer: bool,
    acts: bool,
    /// So many holds would be taken if the seat bought the lot.
    taken_next: usize,
    free: u8,
    has_any: bool,
}

fn corner(game: &Medici, today: &Today, seat: Seat) -> Corner {
    let ship = game.ship(seat);
    let lot = usize::from(game.lot().len());
    let may_buy = lot > 0 && game.why_no_bid(seat).is_none();
    let seats = || game.players().seats();
    Corner {
        cargo: today.ships[seat.index()].clone(),
        money: game.money(seat),
        value: ship.value(),
        place: place(game, seat),
        is_auctioneer: game.auctioneer() == Some(seat),
        acts: game.to_act() == ToAct::Player(seat),
        taken_next: if may_buy && game.is_auction() { lot } else { 0 },
        free: ship.free(),
        has_any: seats().any(|seat| !game.ship(seat).tiles().is_empty()),
    }
}

#[component]
fn Berth(
    scene: Scene,
    game: Memo<Option<Medici>>,
    today: Memo<Option<Today>>,
    seat: Seat,
) -> impl IntoView {
    let corner =
        Memo::new(move |_| today.with(|today| Some(corner(&game.get()?, today.as_ref()?, seat))));
    let of = move |part: fn(&Corner) -> bool| {
        move || corner.with(|corner| corner.as_ref().is_some_and(part))
    };
    let is_own = move || scene.nearest() == seat;
    let name = Signal::derive(move || scene.label(seat));
    let money = Signal::derive(move || {
        corner.with(|corner| corner.as_ref().map_or(0, |corner| i32::from(corner.money)))
    });
    let is_out = of(|corner| corner.free == 0);
    view! {
        <li
            class=format!("seat seat-{seat} m-seat")
            class:acts=of(|corner| corner.acts)
            class:out=is_out
            class:own=is_own
        >
            <SeatMark seat name />
            <span class="name">{name}</span>
            <span class="m-gavel">
                <Show when=of(|corner| corner.is_auctioneer)>
                    <span role="img" aria-label=move || say!("medici-auctioneer") title=move || say!("medici-auctioneer")>
                        <Art name="gavel" class="art" />
                    </span>
                </Show>
            </span>
            <span class="m-money">
                <span class="visually-hidden">{move || say!("money-row")}</span>
                <Amount florins=money purse=seat.to_string() />
            </span>
            <Ship corner />
            <p class="m-foot">{move || corner.get().map(|corner| foot(&corner))}</p>
        </li>
    }
}

/// Value, place and free holds.
fn foot(corner: &Corner) -> impl IntoView + use<> {
    let place = say!("medici-place", place = corner.place);
    let is_first = corner.place == 1;
    let holds = if corner.free == 0 {
        say!("medici-ship-full")
    } else {
        say!("medici-free-holds", free = corner.free)
    };
    view! {
        <span class="m-value" title=say!("medici-ship-value", value = corner.value)>
            <span class="visually-hidden">{say!("medici-ship-value", value = corner.value)}</span>
            <strong aria-hidden="true">{corner.value}</strong>
        </span>
        {corner.has_any.then(|| view! { <span class="badge m-place" class:first=is_first>{place}</span> })}
        <span class="m-holds">{holds}</span>
    }
}

#[component]
fn Ship(corner: Memo<Option<Corner>>) -> impl IntoView {
    const HOLDS: usize = 5;
    let cargo = Memo::new(move |_| {
        let cargo = corner.with(|corner| corner.as_ref().map(|corner| corner.cargo.clone()));
        cargo.unwrap_or_default()
    });
    let next = Memo::new(move |_| {
        corner.with(|corner| corner.as_ref().map_or(0, |corner| corner.taken_next))
    });
    // Each hold is drawn in its place, with or without a tile, so that none of them ever moves.
    let holds = move || {
        let (cargo, next) = (cargo.get(), next.get());
        let hold = |hold| match cargo.get(hold) {
            Some(&drawn) => drawn_tile(drawn).into_any(),
            None => {
                let is_next = hold < cargo.len() + next;
                view! { <span class="hold" class:next=is_next></span> }.into_any()
            }
        };
        (0..HOLDS).map(hold).collect_view()
    };
    view! { <span class="ship"><Art name="ship" class="m-mast" />{holds}</span> }
}
