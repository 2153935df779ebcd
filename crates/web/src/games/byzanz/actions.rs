//! What the person at the screen may do now.

use fondaco_client::byzanz::excess;
use fondaco_rules::byzanz::{Activity, Cards, HAND_LIMIT, Kind, Move, Turn, View, smallest_raise};
use fondaco_rules::{Seat, ToAct};
use leptos::prelude::*;

use super::chosen::{self, chosen};
use super::hand::row_of;
use super::market::in_brief;
use super::{Look, tiny};
use crate::games::good_of;
use crate::language::{self, say};
use crate::parts::{Art, Button};
use crate::scene::Scene;

/// The keys of the options: a lot has no more cards, and the market no more kinds.
const DIGITS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// What the person at the screen may do now.
#[component]
pub fn Actions(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let look = Look::new(scene);
    view! {
        <div class="actions byzanz">
            <p class="ask">{look.draw(move |view| asked(scene, &view))}</p>
            {look.draw(move |view| turn(scene, view))}
        </div>
    }
}

/// What is asked, in one sentence.
fn asked(scene: Scene, view: &View) -> String {
    let Some((seat, moves)) = chosen::decider(scene, view).zip(view.moves()) else {
        return waiting(scene, view);
    };
    let sentence = match moves.turn {
        Turn::Bid { .. } if moves.turn.bids().is_none() => {
            if view.to_exceed() == 0 {
                say!("byzanz-no-goods")
            } else {
                say!("byzanz-ask-pass", highest = view.to_exceed())
            }
        }
        Turn::Bid { .. } => say!("byzanz-table-ask-bid", highest = view.to_exceed()),
        Turn::Give(_) => say!("byzanz-ask-give"),
        Turn::Take(_) => say!("byzanz-ask-take"),
        Turn::Drop(_) if moves.has_set() => say!("byzanz-ask-reduce", limit = HAND_LIMIT),
        Turn::Drop(hand) => say!("byzanz-only-drop", count = excess(hand), limit = HAND_LIMIT),
        Turn::Done if moves.has_set() => say!("byzanz-ask-done"),
        Turn::Done => say!("byzanz-nothing-to-sell"),
        Turn::Nothing => return waiting(scene, view),
    };
    scene.ask(seat, sentence)
}

/// Who everyone waits for.
fn waiting(scene: Scene, view: &View) -> String {
    if let Some(paused) = scene.paused() {
        return paused;
    }
    let seat = match view.to_act() {
        ToAct::Over => return say!("byzanz-over"),
        ToAct::Chance => {
            return match view.activity() {
                Activity::Turning => {
                    say!("byzanz-turning", count = view.stack().last().copied().unwrap_or_default())
                }
                _ => say!("byzanz-dealing"),
            };
        }
        ToAct::Player(seat) => seat,
    };
    let name = scene.called(seat);
    match view.activity() {
        Activity::Giving(_) => say!("byzanz-wait-give", name = name),
        Activity::Reducing(_) => say!("byzanz-wait-reduce", name = name, limit = HAND_LIMIT),
        Activity::Taking(_) => say!("byzanz-wait-take", name = name),
        Activity::Finishing(_) => say!("byzanz-wait-finish", name = name),
        _ => say!("byzanz-wait-bid", name = name),
    }
}

/// The buttons of the viewer's own turn.
fn turn(scene: Scene, view: View) -> Option<AnyView> {
    let seat = chosen::decider(scene, &view)?;
    let moves = view.moves()?;
    Some(match moves.turn {
        Turn::Bid { goods, above } => bidding(scene, view, seat, goods, above).into_any(),
        Turn::Give(lot) => giving(scene, view, lot).into_any(),
        Turn::Take(_) => taking(scene, view).into_any(),
        Turn::Drop(hand) => dropping(scene, view, hand).into_any(),
        Turn::Done => view! {
            <div class="acts">
                <Confirm scene view text=move || say!("byzanz-table-done") />
            </div>
        }
        .into_any(),
        Turn::Nothing => return None,
    })
}

/// The button that does what is asked, with the reason while it cannot be pressed.
#[component]
fn Confirm(
    scene: Scene,
    view: View,
    #[prop(into)] text: Signal<String>,
    /// Why not yet.
    #[prop(optional, into)]
    why: Signal<Option<String>>,
) -> impl IntoView {
    view! {
        <Button
            class="button primary large"
            label=text
            key="Enter"
            shows_key=true
            why_not=why
            press=move || {
                chosen::confirm(scene, &view);
            }
        />
    }
}

fn bidding(
    scene: Scene,
    view: View,
    seat: Seat,
    goods: Cards,
    above: u32,
) -> impl IntoView + use<> {
    let laid = view.bid(seat).value();
    let highest = u32::from(view.to_exceed());
    let picked = move || chosen().cards();
    let total = move || laid + picked().value();
    let why = move || {
        let picked = picked();
        if picked.merchants() > 0 {
            Some(say!("byzanz-merchant-bid"))
        } else if picked.is_empty() {
            Some(say!("byzanz-pick-to-bid", highest = highest))
        } else if picked.value() <= above {
            Some(say!("byzanz-bid-too-low", total = total(), highest = highest))
        } else {
            None
        }
    };
    let text = move || {
        if picked().is_empty() {
            say!("byzanz-bid")
        } else {
            say!("byzanz-bid-of", total = total())
        }
    };
    let smallest = smallest_raise(goods, above);
    let starter = view.starter().filter(|_| highest == 0);
    view! {
        {smallest
            .map(|_| view! { <Scale laid highest picked=move || picked().value() /> })}
        <div class="acts">
            {smallest
                .map(|cards| {
                    view! {
                        <Confirm scene view text why />
                        <Button
                            class="button least"
                            key="M"
                            shows_key=true
                            press=move || chosen::act(scene, seat, Move::Bid(cards))
                        >
                            <span>
                                {move || say!("byzanz-least", total = laid + cards.value())}
                            </span>
                            {row_of(cards)}
                        </Button>
                    }
                })}
            <Button
                class=if smallest.is_some() { "button" } else { "button primary large" }
                label=move || say!("byzanz-pass")
                key="P"
                shows_key=true
                press=move || chosen::act(scene, seat, Move::Pass)
            />
        </div>
        <p class="why" aria-live="polite">
            {move || {
                let chosen = picked();
                match why() {
                    Some(why) if smallest.is_some() && !chosen.is_empty() => why,
                    None => say!("byzanz-bid-adds-up", total = total(), highest = highest),
                    _ => {
                        starter
                            .map(|starter| {
                                say!("byzanz-if-all-pass", name = scene.called(starter))
                            })
                            .unwrap_or_default()
                    }
                }
            }}
        </p>
    }
}

/// What would lie on the table against what has to be exceeded, as a pair of scales in figures.
#[component]
fn Scale(laid: u32, highest: u32, #[prop(into)] picked: Signal<u32>) -> impl IntoView {
    let total = move || laid + picked.get();
    view! {
        <Show when=move || total() + highest != 0>
            <div class="scale" class:enough=move || total().gt(&highest) aria-hidden="true">
                <span class="mine-total">{total}</span>
                <span class="than">{move || if total() > highest { ">" } else { "≤" }}</span>
                <span class="to-exceed">{highest}</span>
            </div>
        </Show>
    }
}

fn giving(scene: Scene, view: View, lot: Cards) -> impl IntoView + use<> {
    let gift = || chosen().gift;
    let text = move || match gift() {
        Some(card) => say!("byzanz-give", card = language::texts().piece(&card.to_string())),
        None => say!("byzanz-give-one"),
    };
    let why = move || gift().is_none().then(|| say!("byzanz-pick-gift"));
    let options = DIGITS.into_iter().zip(lot.each()).map(|(key, (card, _))| {
        view! {
            <Button
                class="pick"
                key
                shows_key=true
                pressed=move || gift() == Some(card)
                press=move || chosen::pick_gift(card)
            >
                {tiny(card)}
            </Button>
        }
    });
    view! {
        <div class="acts">
            <div class="options" role="group" aria-label=move || say!("byzanz-pick-gift")>
                {options.collect_view()}
            </div>
            <Confirm scene view text why />
        </div>
    }
}

fn taking(scene: Scene, view: View) -> impl IntoView + use<> {
    let kind = || chosen().kind;
    let named = |kind: Kind| language::texts().byzanz_kind(kind);
    let text = move || match kind() {
        Some(kind) => {
            say!("byzanz-take", kind = named(kind), count = view.market().of_kind(kind).len())
        }
        None => say!("byzanz-take-one"),
    };
    let why = move || kind().is_none().then(|| say!("byzanz-pick-kind"));
    let market = view.market();
    let there = Kind::ALL.into_iter().filter(move |kind| !market.of_kind(*kind).is_empty());
    let options = DIGITS.into_iter().zip(there).map(|(key, option)| {
        let cards = market.of_kind(option);
        let (class, art) = good_of(option.letter());
        let words = move || {
            let (count, worth) = (cards.len(), cards.value());
            say!("byzanz-compartment", kind = named(option), count = count, worth = worth)
        };
        view! {
            <Button
                class="button kind-option"
                name=words
                title=move || named(option)
                key
                shows_key=true
                pressed=move || kind() == Some(option)
                press=move || chosen::pick_kind(option)
            >
                <span class=format!("kind-mark {class}")>
                    <Art name=art class="art" />
                </span>
                <span>{in_brief(option, cards)}</span>
            </Button>
        }
    });
    view! {
        <div class="acts">
            <div class="options" role="group" aria-label=move || say!("byzanz-pick-kind")>
                {options.collect_view()}
            </div>
            <Confirm scene view text why />
        </div>
    }
}

fn dropping(scene: Scene, view: View, hand: Cards) -> impl IntoView + use<> {
    let excess = excess(hand);
    let picked = || chosen().cards().len();
    let why = move || match picked() {
        0 => Some(say!("byzanz-pick-to-drop", count = excess)),
        count if count > excess => Some(say!("byzanz-too-many-to-drop", count = excess)),
        _ => None,
    };
    let text = move || match picked() {
        0 => say!("byzanz-drop-some", count = excess),
        count => say!("byzanz-drop", count = count),
    };
    view! {
        <div class="acts">
            <Confirm scene view text why />
        </div>
        <p class="why" aria-live="polite">
            {why}
        </p>
    }
}
