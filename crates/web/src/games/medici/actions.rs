//! What the person at the screen may do now.

use std::cmp::Ordering;

use fondaco_client::Waiting;
use fondaco_rules::medici::{Move, Moves, NoBid, Tile};
use fondaco_rules::{Amounts, Game, Medici, Seat, ToAct};
use leptos::prelude::*;

use super::{today, words};
use crate::games::stepper::Stepper;
use crate::keys::on_key;
use crate::language::say;
use crate::parts::Button;
use crate::scene::Scene;

/// The amount has no more digits, so that it fits its field.
const MOST_DIGITS: u8 = 4;

/// What is asked of whom.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Nobody,
    DrawOrOffer(Seat),
    Bid(Seat, Amounts),
}

/// What the person at the screen may do now.
#[component]
pub fn Actions(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let game = scene.view::<Medici>();
    let asked = Memo::new(move |_| asked(scene, game.get()));
    let entry = Entry::new(asked);
    on_key(move |key| pressed(scene, asked.get_untracked(), entry, key));
    view! {
        <div class="actions medici">
            {move || match asked.get() {
                Asked::Nobody => view! { <Watching scene game /> }.into_any(),
                Asked::DrawOrOffer(seat) => view! { <DrawOrOffer scene game seat /> }.into_any(),
                Asked::Bid(seat, bids) => view! { <Bidding scene game seat bids entry /> }.into_any(),
            }}
        </div>
    }
}

fn asked(scene: Scene, game: Option<Medici>) -> Asked {
    let (Some(game), Some(seat)) = (game, scene.decider()) else { return Asked::Nobody };
    match game.moves(seat) {
        Moves::Nothing => Asked::Nobody,
        Moves::DrawOrOffer => Asked::DrawOrOffer(seat),
        Moves::BidOrPass(bids) => Asked::Bid(seat, bids),
    }
}

/// The amount that is being entered.
#[derive(Clone, Copy)]
struct Entry {
    typed: RwSignal<String>,
    /// Whether nothing has been typed yet, so that the first digit replaces the amount.
    is_fresh: RwSignal<bool>,
}

impl Entry {
    /// Starts with the lowest bid whenever a bid is asked for.
    fn new(asked: Memo<Asked>) -> Entry {
        let entry = Entry { typed: RwSignal::new(String::new()), is_fresh: RwSignal::new(true) };
        Effect::new(move |_| {
            if let Asked::Bid(_, bids) = asked.get() {
                entry.set(bids.low);
            }
        });
        entry
    }

    fn set(self, amount: u32) {
        self.typed.set(amount.to_string());
        self.is_fresh.set(true);
    }

    fn step(self, bids: Amounts, by: i32) {
        let amount = untrack(|| self.amount()).unwrap_or(bids.low);
        self.set(amount.saturating_add_signed(by).clamp(bids.low, bids.high));
    }

    fn change(self, typed: String) {
        self.is_fresh.set(false);
        self.typed.set(typed);
    }

    /// A digit that was typed outside the field.
    fn digit(self, digit: &str) {
        let before = self.typed.get_untracked();
        let before = if self.is_fresh.get_untracked() { "" } else { &before };
        if before.len() < MOST_DIGITS.into() {
            self.change(format!("{before}{digit}"));
        }
    }

    fn backspace(self) {
        let mut typed = self.typed.get_untracked();
        typed.pop();
        self.change(typed);
    }

    fn amount(self) -> Option<u32> {
        self.typed.with(|typed| typed.trim().parse().ok())
    }

    /// The amount, if it may be bid.
    fn bid(self, bids: Amounts) -> Option<u32> {
        self.amount().filter(|&amount| bids.contains(amount))
    }
}

fn pressed(scene: Scene, asked: Asked, entry: Entry, key: &str) -> bool {
    match asked {
        Asked::Nobody => false,
        Asked::DrawOrOffer(seat) => {
            let choice = match key {
                "d" | "D" => Move::Draw,
                "o" | "O" => Move::Offer,
                _ => return false,
            };
            scene.play::<Medici>(seat, choice);
            true
        }
        Asked::Bid(seat, bids) => bid_key(scene, seat, bids, entry, key),
    }
}

fn bid_key(scene: Scene, seat: Seat, bids: Amounts, entry: Entry, key: &str) -> bool {
    match key {
        "p" | "P" => scene.play::<Medici>(seat, Move::Pass),
        "ArrowUp" | "ArrowRight" | "+" => entry.step(bids, 1),
        "ArrowDown" | "ArrowLeft" | "-" => entry.step(bids, -1),
        "Home" => entry.set(bids.low),
        "Backspace" => entry.backspace(),
        "Enter" => match untrack(|| entry.bid(bids)) {
            Some(amount) => scene.play::<Medici>(seat, Move::Bid(amount)),
            None => return false,
        },
        digit if digit.len() == 1 && digit.as_bytes()[0].is_ascii_digit() => entry.digit(digit),
        _ => return false,
    }
    true
}

#[component]
fn DrawOrOffer(scene: Scene, game: Memo<Option<Medici>>, seat: Seat) -> impl IntoView {
    let why = move || {
        let game = game.get()?;
        let (free, lot) = (game.ship(seat).free(), game.lot().len());
        Some(match free.cmp(&lot) {
            Ordering::Less => say!("medici-no-room-for-lot", free = free, lot = lot),
            Ordering::Equal => say!("medici-no-room-for-more", free = free),
            Ordering::Greater => say!("medici-in-bag", count = game.bag()),
        })
    };
    view! {
        <p class="ask">{move || scene.ask(seat, say!("medici-ask-choose"))}</p>
        <div class="acts">
            <Button
                class="button large"
                icon="bag"
                label=move || say!("medici-draw")
                key="D"
                shows_key=true
                press=move || { scene.play::<Medici>(seat, Move::Draw) }
            />
            <Button
                class="button large primary"
                icon="gavel"
                label=move || say!("medici-offer")
                key="O"
                shows_key=true
                press=move || { scene.play::<Medici>(seat, Move::Offer) }
            />
        </div>
        <p class="why">{why}</p>
    }
}

#[component]
fn Bidding(
    scene: Scene,
    game: Memo<Option<Medici>>,
    seat: Seat,
    bids: Amounts,
    entry: Entry,
) -> impl IntoView {
    let ask = move || match game.get().and_then(|game| game.best_bid()) {
        Some(best) => {
            let (name, amount) = (scene.called(best.by), best.amount.get());
            say!("medici-ask-more", name = name, amount = amount, low = bids.low)
        }
        None => say!("medici-ask-first"),
    };
    let is_wrong = move || entry.bid(bids).is_none();
    let bid = move || {
        if let Some(amount) = untrack(|| entry.bid(bids)) {
            scene.play::<Medici>(seat, Move::Bid(amount));
        }
    };
    let label = move || match entry.amount() {
        Some(amount) => say!("medici-bid-amount", amount = amount),
        None => say!("medici-bid-none"),
    };
    let is_least = move || entry.bid(bids).is_none_or(|amount| amount == bids.low);
    view! {
        <p class="ask">{move || scene.ask(seat, ask())}</p>
        <div class="acts m-bid">
            <Button
                class="button m-least"
                label=move || say!("medici-bid-amount", amount = bids.low)
                disabled=is_least
                press=move || { scene.play::<Medici>(seat, Move::Bid(bids.low)) }
            />
            <Button
                class="button large"
                label=move || say!("medici-pass")
                key="P"
                shows_key=true
                press=move || { scene.play::<Medici>(seat, Move::Pass) }
            />
            <Stepper
                name=move || say!("medici-your-bid")
                less=move || say!("medici-less")
                more=move || say!("medici-more")
                digits=MOST_DIGITS
                written=move || Some(entry.typed.get())
                is_wrong=is_wrong
                at_least=move || entry.amount().is_some_and(|amount| amount <= bids.low)
                at_most=move || entry.amount().is_some_and(|amount| amount >= bids.high)
                typed=move |typed| entry.change(typed)
                step=move |by| entry.step(bids, by)
            />
            <input
                class="range"
                type="range"
                min=bids.low
                max=bids.high
                aria-label=move || say!("medici-your-bid")
                prop:value=move || entry.amount().unwrap_or(bids.low).to_string()
                on:input=move |event| {
                    if let Ok(amount) = event_target_value(&event).parse() {
                        entry.set(amount);
                    }
                }
            />
            <Button
                class="button large primary m-go"
                label
                key="Enter"
                shows_key=true
                disabled=is_wrong
                press=bid
            />
        </div>
        <p class="why" class:error=is_wrong>
            {move || game.get().map(|game| about(scene, &game, seat, bids, entry.amount()))}
        </p>
    }
}

/// What the bid would mean, or why it cannot be made.
fn about(scene: Scene, game: &Medici, seat: Seat, bids: Amounts, amount: Option<u32>) -> String {
    match amount {
        Some(amount) if bids.contains(amount) => {
            let left = u32::from(game.money(seat)) - amount;
            let value = game.ship(seat).value() + Tile::sum(game.lot().items());
            say!("medici-if-bought", value = value, left = left)
        }
        Some(amount) if amount > bids.high => {
            say!("medici-too-expensive", name = scene.called(seat), money = bids.high)
        }
        Some(0) | None => say!("medici-bid-from-to", low = bids.low, high = bids.high),
        Some(_) => match game.best_bid() {
            Some(best) => say!("medici-bid-too-low", highest = best.amount.get()),
            None => say!("medici-bid-of-nothing"),
        },
    }
}

/// Another player is asked, or nobody.
#[component]
fn Watching(scene: Scene, game: Memo<Option<Medici>>) -> impl IntoView {
    let today = today(scene);
    let ask = move || {
        let game = game.get()?;
        Some(match scene.waiting.get() {
            Waiting::Bot(seat, _) => say!("thinks", name = scene.called(seat)),
            _ => match scene.paused() {
                Some(paused) => paused,
                None => words::news(scene, &game, &today.get()?),
            },
        })
    };
    let why = move || game.get().and_then(|game| why_not_you(scene, &game));
    let hurry = move || scene.hurry.filter(|_| game.with(|game| is_done_today(scene, *game)));
    view! {
        <p class="ask">{ask}</p>
        <p class="why">{why}</p>
        {move || {
            hurry()
                .map(|hurry| {
                    view! {
                        <div class="acts">
                            <Button
                                class="button large"
                                icon="icon-skip"
                                label=move || say!("medici-play-on")
                                key="."
                                press=hurry
                            />
                        </div>
                    }
                })
        }}
    }
}

/// Whether only bots have anything left to do today.
fn is_done_today(scene: Scene, game: Option<Medici>) -> bool {
    let waits = matches!(scene.waiting.get(), Waiting::Screen | Waiting::Bot(..));
    let Some(game) = game.filter(|game| waits && game.to_act() != ToAct::Over) else {
        return false;
    };
    scene.set_up.with(|set_up| {
        let mut people = set_up.people(game.players()).peekable();
        people.peek().is_some() && people.all(|seat| game.ship(seat).free() == 0)
    })
}

/// Why the viewer is not asked for this lot, or not again today.
fn why_not_you(scene: Scene, game: &Medici) -> Option<String> {
    scene.act?;
    let seat = scene.nearest();
    if game.to_act() == ToAct::Over {
        return None;
    }
    match game.why_no_bid(seat)? {
        NoBid::FullShip => Some(say!("medici-you-are-full")),
        NoBid::NoMoney => Some(say!("medici-you-are-broke")),
        NoBid::Outbid if game.is_auction() => {
            Some(say!("medici-you-are-outbid", money = game.money(seat)))
        }
        NoBid::NoRoom if game.is_auction() => {
            let (free, lot) = (game.ship(seat).free(), game.lot().len());
            Some(say!("medici-no-room-for-lot", free = free, lot = lot))
        }
        NoBid::Outbid | NoBid::NoRoom => None,
    }
}
