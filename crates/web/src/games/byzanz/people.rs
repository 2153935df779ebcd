//! The others around the table, in the order of play.

use fondaco_client::byzanz::{Place, clockwise, next_to_speak, seen_hand};
use fondaco_rules::byzanz::{Activity, Cards, View};
use fondaco_rules::{Seat, ToAct};
use leptos::prelude::*;

use super::{Look, own_seat, row, source, tiny};
use crate::language::say;
use crate::parts::{Art, PieceSize, SeatMark};

/// All but the nearest seat.
#[component]
pub fn People(look: Look) -> impl IntoView {
    let seats = Memo::new(move |_| {
        let view = look.view.get()?;
        Some(clockwise(&view, look.scene.nearest()).split_off(1))
    });
    view! {
        <ol class="people" aria-label=move || say!("byzanz-people")>
            <For each=move || seats.get().unwrap_or_default() key=|seat| *seat let(seat)>
                <li class=move || seat_class(look, seat) data-source=source(seat)>
                    <div class="who">
                        <SeatMark seat name=Signal::derive(move || look.scene.label(seat)) />
                        <span class="name">{move || look.scene.label(seat)}</span>
                        <Said look seat />
                    </div>
                    <Holdings look seat />
                    <Laid look seat />
                    {open_hand(look, seat)}
                </li>
            </For>
        </ol>
    }
}

/// How a seat is drawn: who acts, who is out of this auction.
pub fn seat_class(look: Look, seat: Seat) -> String {
    let Some(view) = look.view.get() else { return String::new() };
    let acts = if view.to_act() == ToAct::Player(seat) { " acts" } else { "" };
    let has_left = view.passed().contains(seat) || view.offer(seat).is_some();
    let out = if has_left && !view.lot().is_empty() { " out" } else { "" };
    format!("seat seat-{}{acts}{out}", seat.index())
}

/// What is said of a seat in a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    Does(Activity),
    Won,
    Leads,
    Passed,
    Next,
}

impl Word {
    fn all_of(view: &View, seat: Seat) -> Vec<Word> {
        let doing = view.activity();
        let acts = view.to_act() == ToAct::Player(seat);
        let leads = matches!(doing, Activity::Bidding(_))
            && !view.bid(seat).is_empty()
            && view.bid(seat).value() == u32::from(view.to_exceed());
        let words = [
            (acts, Word::Does(doing)),
            (view.winners().contains(seat), Word::Won),
            (leads, Word::Leads),
            (!acts && view.passed().contains(seat), Word::Passed),
            (!acts && next_to_speak(view) == Some(seat), Word::Next),
        ];
        words.into_iter().filter_map(|(is_said, word)| is_said.then_some(word)).collect()
    }

    /// How it is drawn and what it says.
    fn chip(self) -> (&'static str, String) {
        match self {
            Word::Does(Activity::Giving(_)) => ("chip now", say!("byzanz-gives")),
            Word::Does(Activity::Reducing(_)) => ("chip now", say!("byzanz-table-reduces")),
            Word::Does(Activity::Taking(_)) => ("chip now", say!("byzanz-table-takes")),
            Word::Does(Activity::Finishing(_)) => ("chip now", say!("byzanz-table-sells")),
            Word::Does(_) => ("chip now", say!("byzanz-speaks")),
            Word::Won => ("chip leads", say!("byzanz-winner")),
            Word::Leads => ("chip leads", say!("byzanz-leads")),
            Word::Passed => ("chip passed", say!("byzanz-table-passed")),
            Word::Next => ("chip next", say!("byzanz-next")),
        }
    }
}

/// What a seat does or has said.
#[component]
pub fn Said(look: Look, seat: Seat) -> impl IntoView {
    let draw = |words: Vec<Word>| {
        let chips = words.into_iter().map(Word::chip);
        let chips = chips.map(|(class, words)| view! { <span class=class>{words}</span> });
        view! { <span class="says">{chips.collect_view()}</span> }
    };
    look.draw_part(move |view| Word::all_of(view, seat), draw)
}

/// What a seat holds: cards in hand, profits, the offer card.
#[component]
pub fn Holdings(look: Look, seat: Seat) -> impl IntoView {
    let hand = move |hand: u32| {
        view! {
            <li title=say!("byzanz-in-hand", count = hand)>
                <Art name="card-back" class="mini-back" />
                <b aria-hidden="true">{hand}</b>
                <span class="visually-hidden">{say!("byzanz-in-hand", count = hand)}</span>
            </li>
        }
    };
    let profits = move |(sold, points): (u32, Option<i32>)| {
        let figure = points.map_or_else(|| format!("×{sold}"), |points| points.to_string());
        view! {
            <li title=profit_words(sold, points)>
                <Art name="coins" class="mini-coins" />
                <b aria-hidden="true">{figure}</b>
                <span class="visually-hidden">{profit_words(sold, points)}</span>
            </li>
        }
    };
    let offer = move |offer: Option<u8>| {
        offer.map(|offer| {
            view! {
                <li class="offer-won" title=say!("byzanz-offer-card", offer = offer)>
                    <OfferCard number=offer />
                    <span class="visually-hidden">{say!("byzanz-offer-card", offer = offer)}</span>
                </li>
            }
        })
    };
    view! {
        <ul class="holds">
            {look.draw_part(move |view| view.hand(seat).len(), hand)}
            {look.draw_part(move |view| (view.profits(seat).len(), view.score(seat)), profits)}
            {look.draw_part(move |view| view.offer(seat), offer)}
        </ul>
    }
}

fn profit_words(sold: u32, points: Option<i32>) -> String {
    match points {
        Some(points) => say!("byzanz-profits-open", count = sold, points = points),
        None => say!("byzanz-profits-hidden", count = sold),
    }
}

/// An offer card with its number.
#[component]
pub fn OfferCard(
    /// How many cards it is for.
    number: u8,
    /// Whether it is the card itself, which moves, and not only a picture of it.
    #[prop(default = true)]
    moves: bool,
) -> impl IntoView {
    let flip = moves.then(|| format!("offer {number}"));
    view! {
        <span class="offer-card" aria-hidden="true" data-flip=flip>
            <Art name="offer-card" class="art" />
            <b>{number}</b>
        </span>
    }
}

/// The bid that lies open before a seat, with its total.
#[component]
pub fn Laid(look: Look, seat: Seat) -> impl IntoView {
    let cards = Memo::new(move |_| look.at(Place::Bid(seat)));
    let total = move || cards.get().iter().map(|(card, _)| u32::from(card.value())).sum::<u32>();
    view! {
        <div class="laid">
            <span class="laid-cards">{row(cards, PieceSize::Small, Some(source(seat)))}</span>
            <Show when=move || !cards.get().is_empty()>
                <span class="total">
                    <span class="visually-hidden">
                        {move || say!("byzanz-bid-total", total = total())}
                    </span>
                    <span aria-hidden="true">{total}</span>
                </span>
            </Show>
        </div>
    }
}

/// Another player's hand, where it may be seen: in a record.
fn open_hand(look: Look, seat: Seat) -> impl IntoView {
    let seen =
        move |view: &View| seen_hand(view, seat).filter(|_| own_seat(look.scene) != Some(seat));
    let draw = |hand: Option<Cards>| {
        hand.map(|cards| {
            view! { <div class="open-hand">{cards.iter().map(tiny).collect_view()}</div> }
        })
    };
    look.draw_part(seen, draw)
}
