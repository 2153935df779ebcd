//! Selling sets, with one press and whenever one is held.

use fondaco_client::byzanz::{Doing, Sale, sales, seen_hand};
use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Move, View};
use leptos::prelude::*;

use super::chosen::{self, Chosen, chosen};
use super::hand::row_of;
use super::own_seat;
use crate::scene::Scene;
use crate::tongue::{self, say};

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
pub fn shop(scene: Scene, view: &View) -> Option<impl IntoView + use<>> {
    let view = *view;
    let seat = own_seat(scene)?;
    let holds_set = seen_hand(&view, seat).is_some_and(|hand| !sales(hand).is_empty());
    let may = chosen::seller(scene, &view).is_some();
    if scene.act.is_none() || !holds_set || matches!(Doing::of(&view), Doing::Over) {
        return None;
    }
    let button = move |place: usize, sale: Sale| {
        let keeps =
            move || say!("byz-sell-keeps", card = tongue::texts().piece(&sale.kept.to_string()));
        view! {
            <button
                type="button"
                class="button sell"
                aria-keyshortcuts=(place == 0).then_some("S")
                title=keeps
                on:click=move |_| chosen::act(scene, seat, Move::Sell(sale.set))
            >
                {row_of(sale.set)}
                <span>{move || say!("byz-sell", points = sale.points)}</span>
                <span class="visually-hidden">{keeps}</span>
                {(place == 0).then(|| view! { <kbd class="key" aria-hidden="true">"S"</kbd> })}
            </button>
        }
    };
    let buttons = move || {
        let sales = on_offer(&view, seat, &chosen());
        sales.into_iter().enumerate().map(|(place, sale)| button(place, sale)).collect_view()
    };
    Some(view! {
        <div class="shop" role="group" aria-label=move || say!("byz-sell-title")>
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
