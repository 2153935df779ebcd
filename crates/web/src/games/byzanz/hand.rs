//! What lies nearest: the viewer's hand, bid and profits.

use fondaco_client::byzanz::{Place, excess, seen_hand, sellable};
use fondaco_rules::byzanz::{Card, Cards, HAND_LIMIT, Kind, Turn};
use fondaco_rules::{Seat, Viewer};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::people::{Holdings, Laid, Said, seat_class};
use super::shop::Shop;
use super::{Look, chosen, moving, own_seat, row, source, tiny};
use crate::language::say;
use crate::parts::{PieceSize, SeatMark};

/// Everything of the nearest seat.
#[component]
pub fn Mine(look: Look) -> impl IntoView {
    let nearest = Memo::new(move |_| look.scene.nearest());
    view! {
        <section class="mine" aria-label=move || look.scene.label(nearest.get())>
            {move || {
                let seat = nearest.get();
                view! { <Nearest look seat /> }
            }}
        </section>
    }
}

#[component]
fn Nearest(look: Look, seat: Seat) -> impl IntoView {
    let shown = Memo::new(move |_| match look.scene.viewer.get() {
        Viewer::Seat(own) => own == seat,
        Viewer::Record => true,
        Viewer::Public => false,
    });
    // An onlooker never takes the screen.
    let looks_on = look.scene.act.is_none();
    let hidden =
        move || if looks_on { say!("byzanz-hand-unseen") } else { say!("byzanz-hand-hidden") };
    view! {
        <div class=move || seat_class(look, seat) data-source=source(seat)>
            <div class="who">
                <SeatMark seat name=Signal::derive(move || look.scene.label(seat)) />
                <span class="name">{move || look.scene.label(seat)}</span>
                <Said look seat />
            </div>
            <Holdings look seat />
            <Profits look seat />
            <Laid look seat />
        </div>
        <Show
            when=move || shown.get()
            fallback=move || view! { <p class="hand-hidden">{hidden}</p> }
        >
            <Hand look seat />
        </Show>
    }
}

/// The profits, for those who may see them.
#[component]
fn Profits(look: Look, seat: Seat) -> impl IntoView {
    let cards = Memo::new(move |_| look.at(Place::Profits(seat)));
    view! {
        <Show when=move || !cards.get().is_empty()>
            <div class="profits">
                <span class="label">{move || say!("byzanz-profits")}</span>
                <span class="kept-cards">{row(cards, PieceSize::Tiny, None)}</span>
            </div>
        </Show>
    }
}

/// What can be done with the cards of the hand now.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Hold {
    /// Whether they can be selected.
    can_pick: bool,
    /// Whether the digits select them. While giving or taking, digits select something else.
    has_keys: bool,
    /// Whether merchants are of no use now.
    only_goods: bool,
    /// The cards of sets that may be sold.
    glowing: Cards,
}

#[component]
fn Hand(look: Look, seat: Seat) -> impl IntoView {
    let cards = Memo::new(move |_| look.at(Place::Hand(seat)));
    let kinds = Memo::new(move |_| {
        let cards = cards.get();
        let is_held = |kind: &Kind| cards.iter().any(|(card, _)| card.kind() == *kind);
        Kind::ALL.into_iter().filter(is_held).collect::<Vec<_>>()
    });
    let hold = Memo::new(move |_| hold(look, seat));
    view! {
        <div class="hand">
            <header class="hand-head">
                <h2>{move || say!("byzanz-table-hand")}</h2>
                <p class="soft">{look.draw_part(move |view| seen_hand(view, seat), count_words)}</p>
                <Shop look />
            </header>
            <div
                class="fan"
                role="group"
                aria-label=move || say!("byzanz-table-hand")
                on:keydown=move |event| walk(&event, look)
            >
                <For each=move || kinds.get() key=|kind| *kind let(kind)>
                    <div class="kind">
                        <For
                            each=move || {
                                let mut cards = cards.get();
                                cards.retain(|(card, _)| card.kind() == kind);
                                cards
                            }
                            key=|card| card.1
                            let(card)
                        >
                            <InHand card hold cards />
                        </For>
                    </div>
                </For>
            </div>
        </div>
    }
}

fn hold(look: Look, seat: Seat) -> Hold {
    let nothing =
        Hold { can_pick: false, has_keys: false, only_goods: false, glowing: Cards::NONE };
    let Some(view) = look.view.get() else { return nothing };
    let (Some(hand), true) = (seen_hand(&view, seat), own_seat(look.scene) == Some(seat)) else {
        return nothing;
    };
    let may_sell = view.may_sell(seat);
    let only_goods = matches!(view.moves().map(|moves| moves.turn), Some(Turn::Bid { .. }));
    let own_turn = chosen::decider(look.scene, &view).and(view.moves()).map(|moves| moves.turn);
    let can_pick = look.scene.act.is_some();
    Hold {
        can_pick,
        has_keys: can_pick && !matches!(own_turn, Some(Turn::Give(_) | Turn::Take(_))),
        only_goods,
        glowing: if may_sell { sellable(hand) } else { Cards::NONE },
    }
}

/// How many cards there are, and what they are worth as a bid.
fn count_words(hand: Option<Cards>) -> String {
    let Some(hand) = hand else { return String::new() };
    match excess(hand) {
        0 => {
            say!("byzanz-hand-count", count = hand.len(), limit = HAND_LIMIT, worth = hand.value())
        }
        excess => say!("byzanz-hand-excess", count = hand.len(), excess = excess),
    }
}

#[component]
fn InHand(card: (Card, u32), hold: Memo<Hold>, cards: Memo<Vec<(Card, u32)>>) -> impl IntoView {
    let number = move || {
        let place = cards.get().iter().position(|other| *other == card)?;
        (place < 9).then(|| place + 1)
    };
    let class = move || {
        let hold = hold.get();
        let glows = if hold.glowing.has(card.0) { " glows" } else { "" };
        let useless = hold.only_goods && card.0.kind() == Kind::Merchant;
        let useless = if useless { " useless" } else { "" };
        format!("pick{glows}{useless}")
    };
    view! {
        <button
            type="button"
            class=class
            disabled=move || !hold.get().can_pick
            aria-pressed=move || chosen::chosen().has(card).to_string()
            on:click=move |_| chosen::toggle(card)
        >
            {moving(card, PieceSize::Usual, Some("deck"))}
            <Show when=move || hold.get().has_keys>
                <kbd aria-hidden="true">{number}</kbd>
            </Show>
        </button>
    }
}

/// Along the hand by arrows; Enter does what was asked for instead of picking the card again.
fn walk(event: &KeyboardEvent, look: Look) {
    let step: i32 = match event.key().as_str() {
        "ArrowLeft" | "ArrowUp" => -1,
        "ArrowRight" | "ArrowDown" => 1,
        "Enter" => {
            let view = look.view.get_untracked();
            if view.is_some_and(|view| chosen::confirm(look.scene, &view)) {
                event.prevent_default();
            }
            return;
        }
        _ => return,
    };
    event.prevent_default();
    focus_card(step);
}

/// Moves the focus along the hand; from outside to its first or last card.
pub fn focus_card(step: i32) {
    let Ok(found) = document().query_selector_all(".byzanz .fan .pick:not(:disabled)") else {
        return;
    };
    let cards: Vec<HtmlElement> =
        (0..found.length()).filter_map(|place| found.get(place)?.dyn_into().ok()).collect();
    if cards.is_empty() {
        return;
    }
    let focused = document().active_element();
    let at = cards.iter().position(|card| {
        focused.as_ref().is_some_and(|focused| AsRef::<web_sys::Element>::as_ref(card) == focused)
    });
    let count = cards.len() as i32;
    let to = match at {
        Some(at) => (at as i32 + step).rem_euclid(count),
        None if step < 0 => count - 1,
        None => 0,
    };
    // A card that is shown can be focused.
    let _ = cards[to as usize].focus();
}

/// The cards of the hand in the order in which they lie.
pub fn in_order(look: Look) -> Vec<(Card, u32)> {
    own_seat(look.scene).map(|seat| look.at(Place::Hand(seat))).unwrap_or_default()
}

/// Some cards, small, one beside the other.
pub fn row_of(cards: Cards) -> impl IntoView {
    let places = cards.iter().map(|card| view! { <span class="place">{tiny(card)}</span> });
    view! { <span class="tiny-cards">{places.collect_view()}</span> }
}
