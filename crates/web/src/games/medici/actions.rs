//! What the person at the screen may do now.

use std::cmp::Ordering;

use fondaco_client::Waiting;
use fondaco_client::medici::{cannot_bid, is_auction};
use fondaco_rules::medici::{Move, Moves, NoBid};
use fondaco_rules::{Amounts, Game, Medici, Seat, ToAct};
use leptos::prelude::*;

use super::{today, words};
use crate::keys::on_key;
use crate::language::say;
use crate::parts::Art;
use crate::scene::Scene;

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
    /// Has nothing been typed yet? Then the first digit replaces what stands there.
    is_fresh: RwSignal<bool>,
}

impl Entry {
    /// Begins with the lowest bid whenever somebody is asked for one.
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

    fn step(self, bids: Amounts, up: bool) {
        let amount = self.amount_now().unwrap_or(bids.low);
        let amount = if up { amount.saturating_add(1) } else { amount.saturating_sub(1) };
        self.set(amount.clamp(bids.low, bids.high));
    }

    /// A digit, wherever it was typed.
    fn digit(self, digit: &str) {
        if self.is_fresh.get_untracked() {
            self.typed.set(String::new());
        }
        self.is_fresh.set(false);
        self.typed.update(|typed| {
            if typed.len() < 4 {
                typed.push_str(digit);
            }
        });
    }

    fn amount(self) -> Option<u32> {
        self.typed.with(|typed| typed.trim().parse().ok())
    }

    fn amount_now(self) -> Option<u32> {
        self.typed.with_untracked(|typed| typed.trim().parse().ok())
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
        "ArrowUp" | "ArrowRight" | "+" => entry.step(bids, true),
        "ArrowDown" | "ArrowLeft" | "-" => entry.step(bids, false),
        "Home" => entry.set(bids.low),
        "Backspace" => {
            entry.is_fresh.set(false);
            entry.typed.update(|typed| {
                typed.pop();
            });
        }
        "Enter" => match entry.amount_now().filter(|&amount| bids.contains(amount)) {
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
            <button class="button large" type="button" aria-keyshortcuts="D" on:click=move |_| { scene.play::<Medici>(seat, Move::Draw); }>
                <Art name="bag" />
                <span>{move || say!("medici-draw")}</span>
                <kbd aria-hidden="true">"D"</kbd>
            </button>
            <button class="button large primary" type="button" aria-keyshortcuts="O" on:click=move |_| { scene.play::<Medici>(seat, Move::Offer); }>
                <Art name="gavel" />
                <span>{move || say!("medici-offer")}</span>
                <kbd aria-hidden="true">"O"</kbd>
            </button>
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
    let amount = move || entry.amount().filter(|&amount| bids.contains(amount));
    let is_wrong = move || amount().is_none();
    let bid = move |_| {
        if let Some(amount) = entry.amount_now().filter(|&amount| bids.contains(amount)) {
            scene.play::<Medici>(seat, Move::Bid(amount));
        }
    };
    let label = move || match entry.amount() {
        Some(amount) => say!("medici-bid-amount", amount = amount),
        None => say!("medici-bid-none"),
    };
    let is_more = move || amount().is_some_and(|amount| amount > bids.low);
    view! {
        <p class="ask">{move || scene.ask(seat, ask())}</p>
        <div class="acts m-bid">
            <button
                class="button m-least"
                type="button"
                class:idle=move || !is_more()
                disabled=move || !is_more()
                on:click=move |_| { scene.play::<Medici>(seat, Move::Bid(bids.low)); }
            >
                {move || say!("medici-bid-amount", amount = bids.low)}
            </button>
            <button class="button large" type="button" aria-keyshortcuts="P" on:click=move |_| { scene.play::<Medici>(seat, Move::Pass); }>
                <span>{move || say!("medici-pass")}</span>
                <kbd aria-hidden="true">"P"</kbd>
            </button>
            <Field bids entry />
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
            <button class="button large primary m-go" type="button" aria-keyshortcuts="Enter" disabled=is_wrong on:click=bid>
                <span>{label}</span>
                <kbd aria-hidden="true">"↵"</kbd>
            </button>
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
            let value =
                game.ship(seat).value() + fondaco_rules::medici::Tile::sum(game.lot().items());
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

/// The amount, typed or stepped.
#[component]
fn Field(bids: Amounts, entry: Entry) -> impl IntoView {
    let is_wrong = move || !entry.amount().is_some_and(|amount| bids.contains(amount));
    let keydown = move |event: leptos::ev::KeyboardEvent| match event.key().as_str() {
        "ArrowUp" => {
            event.prevent_default();
            entry.step(bids, true);
        }
        "ArrowDown" => {
            event.prevent_default();
            entry.step(bids, false);
        }
        _ => {}
    };
    let at_least = move || entry.amount().is_some_and(|amount| amount <= bids.low);
    let at_most = move || entry.amount().is_some_and(|amount| amount >= bids.high);
    view! {
        <span class="stepper">
            <button
                class="button"
                type="button"
                aria-label=move || say!("medici-less")
                disabled=at_least
                on:click=move |_| entry.step(bids, false)
            >
                <Art name="icon-minus" />
            </button>
            <input
                class="input"
                type="text"
                inputmode="numeric"
                autocomplete="off"
                maxlength="4"
                aria-label=move || say!("medici-your-bid")
                aria-invalid=move || is_wrong().then_some("true")
                prop:value=move || entry.typed.get()
                on:focus=|event| {
                    use wasm_bindgen::JsCast;
                    if let Some(field) = event.target().and_then(|field| field.dyn_into::<web_sys::HtmlInputElement>().ok()) {
                        field.select();
                    }
                }
                on:input=move |event| {
                    entry.is_fresh.set(false);
                    entry.typed.set(event_target_value(&event));
                }
                on:keydown=keydown
            />
            <button
                class="button"
                type="button"
                aria-label=move || say!("medici-more")
                disabled=at_most
                on:click=move |_| entry.step(bids, true)
            >
                <Art name="icon-plus" />
            </button>
        </span>
    }
}

/// Somebody else is asked, or nobody.
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
                            <button class="button large" type="button" aria-keyshortcuts="." on:click=move |_| hurry.run(())>
                                <Art name="icon-skip" />
                                <span>{move || say!("medici-play-on")}</span>
                            </button>
                        </div>
                    }
                })
        }}
    }
}

/// Has nobody at this screen anything more to do today, while bots still have?
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

/// Why the one who looks is not asked for this lot, or any more today.
fn why_not_you(scene: Scene, game: &Medici) -> Option<String> {
    scene.act?;
    let seat = scene.nearest();
    if game.to_act() == ToAct::Over {
        return None;
    }
    match cannot_bid(game, seat)? {
        NoBid::FullShip => Some(say!("medici-you-are-full")),
        NoBid::NoMoney => Some(say!("medici-you-are-broke")),
        NoBid::Outbid if is_auction(game) => {
            Some(say!("medici-you-are-outbid", money = game.money(seat)))
        }
        NoBid::NoRoom if is_auction(game) => {
            let (free, lot) = (game.ship(seat).free(), game.lot().len());
            Some(say!("medici-no-room-for-lot", free = free, lot = lot))
        }
        NoBid::Outbid | NoBid::NoRoom => None,
    }
}
