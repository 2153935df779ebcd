//! The market: a shelf with one compartment for each kind, and who takes from it when.

use fondaco_client::byzanz::{Place, offers};
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Activity, Card, Cards, Kind, Turn, View};
use leptos::prelude::*;

use super::people::OfferCard;
use super::{Look, chosen, row};
use crate::games::good_of;
use crate::language::{self, say};
use crate::parts::{Art, Button, PieceSize, SeatMark};

/// The market of Byzantium.
#[component]
pub fn Market(look: Look) -> impl IntoView {
    let is_taking = Memo::new(move |_| {
        look.view.get().is_some_and(|view| {
            chosen::decider(look.scene, &view).is_some()
                && matches!(view.moves().map(|moves| moves.turn), Some(Turn::Take(_)))
        })
    });
    view! {
        <section class="panel market" aria-label=move || say!("byzanz-table-market")>
            <header class="offer-head">
                <h2>{move || say!("byzanz-table-market")}</h2>
                <Order look />
            </header>
            <ul class="shelf">
                {Kind::ALL
                    .map(|kind| view! { <Compartment look kind is_taking /> })
                    .collect_view()}
            </ul>
        </section>
    }
}

#[component]
fn Compartment(look: Look, kind: Kind, is_taking: Memo<bool>) -> impl IntoView {
    let cards = Memo::new(move |_| {
        let mut cards = look.at(Place::Market);
        cards.retain(|(card, _)| card.kind() == kind);
        cards
    });
    let can_take = move || is_taking.get() && !cards.get().is_empty();
    let (class, _) = good_of(kind.letter());
    view! {
        <li class=class class:bare=move || cards.get().is_empty()>
            <Show
                when=can_take
                fallback=move || {
                    view! {
                        <div class="compartment">
                            <Inside kind cards />
                        </div>
                    }
                }
            >
                <Button
                    class="compartment glow"
                    pressed=move || chosen::chosen().kind == Some(kind)
                    press=move || chosen::pick_kind(kind)
                >
                    <Inside kind cards />
                </Button>
            </Show>
        </li>
    }
}

/// The cards of a kind, one before the other, and what they are worth together.
#[component]
fn Inside(kind: Kind, cards: Memo<Vec<(Card, u32)>>) -> impl IntoView {
    let all = Memo::new(move |_| cards.get().into_iter().map(|(card, _)| card).collect::<Cards>());
    let words = move || {
        let (name, cards) = (language::texts().byzanz_kind(kind), all.get());
        match cards.len() {
            0 => say!("byzanz-compartment-empty", kind = name),
            count => say!("byzanz-compartment", kind = name, count = count, worth = cards.value()),
        }
    };
    view! {
        <span class="visually-hidden">{words}</span>
        <span class="kind-mark" aria-hidden="true">
            <Art name=good_of(kind.letter()).1 class="art" />
        </span>
        <span class="cascade" aria-hidden="true">
            {row(cards, PieceSize::Small, None)}
        </span>
        <span class="sum" aria-hidden="true">
            {move || in_brief(kind, all.get())}
        </span>
    }
}

/// How many cards of a kind there are and what they are worth together, in figures.
pub fn in_brief(kind: Kind, cards: Cards) -> String {
    match (cards.len(), kind) {
        (0, _) => String::new(),
        (count, Kind::Merchant) => format!("{count}×"),
        (count, _) => format!("{count}× · {}", cards.value()),
    }
}

/// Whether the holder of an offer card has yet to take, takes now, or has taken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Taking {
    Later,
    Now,
    Done,
}

impl Taking {
    const fn class(self) -> &'static str {
        match self {
            Taking::Later => "",
            Taking::Now => "now",
            Taking::Done => "done",
        }
    }
}

/// The offer cards from the lowest, with those who hold them.
fn order(view: &View) -> Vec<(u8, Option<Seat>, Taking)> {
    let now = match view.activity() {
        Activity::Taking(seat) => view.offer(seat),
        _ => None,
    };
    let step = |(offer, seat): (u8, Option<Seat>)| match now {
        Some(now) if offer == now => (offer, seat, Taking::Now),
        Some(now) if offer < now => (offer, seat, Taking::Done),
        _ => (offer, seat, Taking::Later),
    };
    offers(view).into_iter().map(step).collect()
}

/// Who takes when.
#[component]
fn Order(look: Look) -> impl IntoView {
    let step = move |(offer, seat, taking): (u8, Option<Seat>, Taking)| {
        let words = match (seat, taking) {
            (Some(seat), Taking::Done) => {
                say!("byzanz-taking-done", offer = offer, name = look.scene.called(seat))
            }
            (Some(seat), _) => say!("byzanz-taking", offer = offer, name = look.scene.called(seat)),
            (None, _) => say!("byzanz-taking-open", offer = offer),
        };
        view! {
            <li class=taking.class() title=words.clone()>
                <span class="visually-hidden">{words.clone()}</span>
                <OfferCard number=offer moves=false />
                {match seat {
                    Some(seat) => {
                        let name = Signal::derive(move || look.scene.label(seat));
                        view! { <SeatMark seat name /> }.into_any()
                    }
                    None => view! { <span class="nobody" aria-hidden="true"></span> }.into_any(),
                }}
            </li>
        }
    };
    look.draw_part(order, move |order| {
        view! {
            <ol class="order" aria-label=say!("byzanz-taking-title")>
                {order.into_iter().map(step).collect_view()}
            </ol>
        }
    })
}
