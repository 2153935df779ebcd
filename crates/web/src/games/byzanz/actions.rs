//! What the person at the screen may do now.

use fondaco_client::byzanz::{Doing, Sale, excess, sales, seen_hand, smallest_raise};
use fondaco_rules::byzanz::{Cards, HAND_LIMIT, Kind, Move, Turn, View};
use fondaco_rules::{Seat, ToAct};
use leptos::prelude::*;

use super::chosen::{self, Chosen, chosen};
use super::hand::row_of;
use super::market::art_of;
use super::{Look, own_seat, tiny};
use crate::parts::Art;
use crate::scene::Scene;
use crate::tongue::{self, say};

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
            {look.draw(move |view| shop(scene, &view))}
        </div>
    }
}

/// What is asked, in one sentence.
fn asked(scene: Scene, view: &View) -> String {
    let Some(moves) = chosen::decider(scene, view).and(view.moves()) else {
        return waiting(scene, view);
    };
    match moves.turn {
        Turn::Bid { .. } if moves.turn.bids().is_none() => {
            if view.to_exceed() == 0 {
                say!("byz-no-goods")
            } else {
                say!("ask-byzanz-pass", highest = view.to_exceed())
            }
        }
        Turn::Bid { .. } => say!("byz-ask-bid", highest = view.to_exceed()),
        Turn::Give(_) => say!("ask-byzanz-give"),
        Turn::Take(_) => say!("ask-byzanz-take"),
        Turn::Drop(_) => say!("ask-byzanz-reduce", limit = HAND_LIMIT),
        Turn::Done if moves.has_set() => say!("ask-byzanz-done"),
        Turn::Done => say!("byz-nothing-to-sell"),
        Turn::Nothing => waiting(scene, view),
    }
}

/// For whom everybody waits.
fn waiting(scene: Scene, view: &View) -> String {
    let seat = match view.to_act() {
        ToAct::Over => return say!("byz-over"),
        ToAct::Chance => {
            return match Doing::of(view) {
                Doing::Turning => {
                    say!("byz-turning", count = view.stack().last().copied().unwrap_or_default())
                }
                _ => say!("byz-dealing"),
            };
        }
        ToAct::Player(seat) => seat,
    };
    let name = scene.called(seat);
    match Doing::of(view) {
        Doing::Giving(_) => say!("byz-wait-give", name = name),
        Doing::Reducing(_) => say!("byz-wait-reduce", name = name, limit = HAND_LIMIT),
        Doing::Taking(_) => say!("byz-wait-take", name = name),
        Doing::Finishing(_) => say!("byz-wait-finish", name = name),
        _ => say!("byz-wait-bid", name = name),
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
                <Confirm scene view text=Signal::derive(|| say!("byz-done")) why=Signal::derive(|| None::<String>) />
            </div>
        }
        .into_any(),
        Turn::Nothing => return None,
    })
}

/// The button for what was asked, with the reason while it cannot be pressed.
#[component]
fn Confirm(
    scene: Scene,
    view: View,
    #[prop(into)] text: Signal<String>,
    /// Why not yet.
    #[prop(into)]
    why: Signal<Option<String>>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="button primary large"
            aria-disabled=move || why.get().is_some().then_some("true")
            aria-keyshortcuts="Enter"
            title=move || why.get()
            on:click=move |_| {
                chosen::confirm(scene, &view);
            }
        >
            {move || text.get()}
            <kbd class="key" aria-hidden="true">"↵"</kbd>
        </button>
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
            Some(say!("byz-pick-to-bid", highest = highest))
        } else if picked.value() <= above {
            Some(say!("byzanz-bid-too-low", total = total(), highest = highest))
        } else {
            None
        }
    };
    let text = move || {
        if picked().is_empty() { say!("byz-bid") } else { say!("byz-bid-of", total = total()) }
    };
    let smallest = smallest_raise(goods, above);
    let starter = view.starter().filter(|_| highest == 0);
    view! {
        {smallest
            .map(|_| view! { <Scale laid highest picked=Signal::derive(move || picked().value()) /> })}
        <div class="acts">
            {smallest
                .map(|cards| {
                    view! {
                        <Confirm scene view text=Signal::derive(text) why=Signal::derive(why) />
                        <button
                            type="button"
                            class="button least"
                            aria-keyshortcuts="M"
                            on:click=move |_| chosen::act(scene, seat, Move::Bid(cards))
                        >
                            <span>
                                {move || say!("byz-least", total = laid + cards.value())}
                            </span>
                            {row_of(cards)}
                            <kbd class="key" aria-hidden="true">"M"</kbd>
                        </button>
                    }
                })}
            <button
                type="button"
                class=if smallest.is_some() { "button" } else { "button primary large" }
                aria-keyshortcuts="P"
                on:click=move |_| chosen::act(scene, seat, Move::Pass)
            >
                {move || if laid > 0 { say!("byz-pass-back") } else { say!("byz-pass") }}
                <kbd class="key" aria-hidden="true">"P"</kbd>
            </button>
        </div>
        <p class="why" aria-live="polite">
            {move || {
                let chosen = picked();
                match why() {
                    Some(why) if smallest.is_some() && !chosen.is_empty() => why,
                    None => say!("byz-bid-adds-up", total = total(), highest = highest),
                    _ => {
                        starter
                            .map(|starter| {
                                say!("byz-if-all-pass", name = scene.called(starter))
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
        <div class="scale" class:enough=move || total().gt(&highest) aria-hidden="true">
            <span class="mine-total">{total}</span>
            <span class="than">{move || if total() > highest { ">" } else { "≤" }}</span>
            <span class="to-exceed">{highest}</span>
        </div>
    }
}

fn giving(scene: Scene, view: View, lot: Cards) -> impl IntoView + use<> {
    let gift = || chosen().gift;
    let text = move || match gift() {
        Some(card) => say!("byz-give", card = tongue::texts().piece(&card.to_string())),
        None => say!("byz-give-one"),
    };
    let why = move || gift().is_none().then(|| say!("byz-pick-gift"));
    let options = lot.each().map(|(card, _)| {
        view! {
            <button
                type="button"
                class="pick"
                aria-pressed=move || (gift() == Some(card)).to_string()
                on:click=move |_| chosen::pick_gift(card)
            >
                {tiny(card)}
            </button>
        }
    });
    view! {
        <div class="acts">
            <div class="options" role="group" aria-label=move || say!("byz-pick-gift")>
                {options.collect_view()}
            </div>
            <Confirm scene view text=Signal::derive(text) why=Signal::derive(why) />
        </div>
    }
}

fn taking(scene: Scene, view: View) -> impl IntoView + use<> {
    let kind = || chosen().kind;
    let named = |kind: Kind| tongue::texts().byzanz_kind(kind);
    let text = move || match kind() {
        Some(kind) => {
            say!("byz-take", kind = named(kind), count = view.market().of_kind(kind).len())
        }
        None => say!("byz-take-one"),
    };
    let why = move || kind().is_none().then(|| say!("byz-pick-kind"));
    let market = view.market();
    let there = Kind::ALL.into_iter().filter(move |kind| !market.of_kind(*kind).is_empty());
    let options = there.map(|option| {
        let cards = market.of_kind(option);
        let class = crate::parts::class_of(&option.letter().to_string());
        view! {
            <button
                type="button"
                class=format!("button kind-option {class}")
                aria-pressed=move || (kind() == Some(option)).to_string()
                on:click=move |_| chosen::pick_kind(option)
            >
                <span class="kind-mark">
                    <Art name=art_of(option) class="art" />
                </span>
                <span>{move || say!("byz-kind-count", kind = named(option), count = cards.len())}</span>
            </button>
        }
    });
    view! {
        <div class="acts">
            <div class="options" role="group" aria-label=move || say!("byz-pick-kind")>
                {options.collect_view()}
            </div>
            <Confirm scene view text=Signal::derive(text) why=Signal::derive(why) />
        </div>
    }
}

fn dropping(scene: Scene, view: View, hand: Cards) -> impl IntoView + use<> {
    let excess = excess(hand);
    let picked = || chosen().cards().len();
    let why = move || match picked() {
        0 => Some(say!("byz-pick-to-drop", count = excess)),
        count if count > excess => Some(say!("byz-too-many-to-drop", count = excess)),
        _ => None,
    };
    let text = move || match picked() {
        0 => say!("byz-drop-some", count = excess),
        count => say!("byz-drop", count = count),
    };
    view! {
        <div class="acts">
            <Confirm scene view text=Signal::derive(text) why=Signal::derive(why) />
        </div>
        <p class="why" aria-live="polite">
            {why}
        </p>
    }
}

/// What the viewer can sell now: the sets he holds, or the one he has picked out.
pub fn on_offer(view: &View, seat: Seat, chosen: &Chosen) -> Vec<Sale> {
    let Some(hand) = seen_hand(view, seat) else { return Vec::new() };
    let mut sales = sales(hand);
    if let Some(picked) = Sale::of(chosen.cards()).filter(|sale| hand.include(sale.set)) {
        sales.retain(|sale| sale.set != picked.set);
        sales.insert(0, picked);
    }
    sales
}

/// Sells a set with one press.
fn shop(scene: Scene, view: &View) -> Option<impl IntoView + use<>> {
    let view = *view;
    let seat = own_seat(scene)?;
    let holds_set = seen_hand(&view, seat).is_some_and(|hand| !sales(hand).is_empty());
    let may = chosen::seller(scene, &view).is_some();
    if scene.act.is_none() || !holds_set || matches!(Doing::of(&view), Doing::Over) {
        return None;
    }
    let button = move |place: usize, sale: Sale| {
        view! {
            <button
                type="button"
                class="button sell"
                aria-keyshortcuts=(place == 0).then_some("S")
                on:click=move |_| chosen::act(scene, seat, Move::Sell(sale.set))
            >
                {row_of(sale.set)}
                <span>
                    {move || {
                        let card = tongue::texts().piece(&sale.kept.to_string());
                        say!("byz-sell", card = card, points = sale.points)
                    }}
                </span>
                {(place == 0).then(|| view! { <kbd class="key" aria-hidden="true">"S"</kbd> })}
            </button>
        }
    };
    let buttons = move || {
        let sales = on_offer(&view, seat, &chosen());
        sales.into_iter().enumerate().map(|(place, sale)| button(place, sale)).collect_view()
    };
    Some(view! {
        <div class="shop">
            <span class="label">{move || say!("byz-sell-title")}</span>
            {if may {
                buttons.into_any()
            } else {
                view! { <span class="soft">{move || why_no_sale(scene, &view)}</span> }.into_any()
            }}
        </div>
    })
}

fn why_no_sale(scene: Scene, view: &View) -> String {
    match Doing::of(view) {
        Doing::Reducing(seat) => say!("byzanz-others-wait", name = scene.called(seat)),
        Doing::Finishing(_) => say!("byz-sell-on-turn"),
        _ => say!("byzanz-not-dealt-yet"),
    }
}
