//! Selling sets, with one press and whenever one is held.

use fondaco_client::byzanz::{Sale, sales, seen_hand};
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Activity, Cards, Move, View};
use leptos::prelude::*;

use super::chosen::{self, Chosen, chosen};
use super::hand::row_of;
use super::{Look, own_seat};
use crate::language::{self, say};
use crate::scene::Scene;

/// What a hand can sell now: the selected set first, then the others it holds.
pub fn on_offer(hand: Cards, chosen: &Chosen) -> Vec<Sale> {
    let mut sales = sales(hand);
    if let Some(picked) = Sale::of(chosen.cards()).filter(|sale| hand.include(sale.set)) {
        sales.retain(|sale| sale.set != picked.set);
        sales.insert(0, picked);
    }
    sales
}

/// A hand that holds a set.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Seller {
    seat: Seat,
    hand: Cards,
    /// What prevents a sale now, if anything.
    barred: Option<Activity>,
}

impl Seller {
    fn of(scene: Scene, view: &View) -> Option<Seller> {
        let seat = own_seat(scene)?;
        let hand = seen_hand(view, seat)?;
        let doing = view.activity();
        let sells = scene.act.is_some() && !sales(hand).is_empty() && doing != Activity::Over;
        let barred = Some(doing).filter(|_| chosen::seller(scene, view).is_none());
        sells.then_some(Seller { seat, hand, barred })
    }
}

/// Sells a set with one press.
#[component]
pub fn Shop(look: Look) -> impl IntoView {
    let scene = look.scene;
    let draw = move |seller: Option<Seller>| {
        seller.map(|Seller { seat, hand, barred }| {
            let sales = move || on_offer(hand, &chosen()).into_iter().enumerate();
            let buttons = move || {
                sales().map(|(place, sale)| button(scene, seat, place, sale)).collect_view()
            };
            let inside = match barred {
                None => buttons.into_any(),
                Some(doing) => {
                    let why = move || why_no_sale(scene, doing);
                    view! { <span class="soft">{why}</span> }.into_any()
                }
            };
            view! {
                <div class="shop" role="group" aria-label=move || say!("byzanz-sell-title")>
                    {inside}
                </div>
            }
        })
    };
    look.draw_part(move |view| Seller::of(scene, view), draw)
}

fn button(scene: Scene, seat: Seat, place: usize, sale: Sale) -> impl IntoView {
    let keeps =
        move || say!("byzanz-sell-keeps", card = language::texts().piece(&sale.kept.to_string()));
    view! {
        <button
            type="button"
            class="button sell"
            aria-keyshortcuts=(place == 0).then_some("S")
            title=keeps
            on:click=move |_| chosen::act(scene, seat, Move::Sell(sale.set))
        >
            {row_of(sale.set)}
            <span>{move || say!("byzanz-sell", points = sale.points)}</span>
            <span class="visually-hidden">{keeps}</span>
            {(place == 0).then(|| view! { <kbd class="key" aria-hidden="true">"S"</kbd> })}
        </button>
    }
}

fn why_no_sale(scene: Scene, doing: Activity) -> String {
    match doing {
        Activity::Reducing(seat) => say!("byzanz-others-wait", name = scene.called(seat)),
        Activity::Finishing(_) => say!("byzanz-sell-on-turn"),
        _ => say!("byzanz-not-dealt-yet"),
    }
}
