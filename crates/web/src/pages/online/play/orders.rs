//! What the server may decide for somebody: pass for the rest of the day, bid up to a limit.

use fondaco_client::byzanz::Doing;
use fondaco_client::remote::Remote;
use fondaco_protocol::{Command, Order, Phase};
use fondaco_rules::GameKind;
use leptos::prelude::*;

use crate::online::OnlineDesk;
use crate::parts::Art;
use crate::scene::Scene;
use crate::tongue::say;

/// No limit is higher: all cards of a hand are worth less.
const HIGHEST: u8 = 99;

/// What the server may decide for somebody.
#[component]
pub fn Orders(
    /// The table.
    desk: OnlineDesk,
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let remote = desk.remote();
    let order = Memo::new(move |_| remote.with(|remote| remote.you().order));
    let may = Memo::new(move |_| {
        remote.with(|remote: &Remote| {
            let plays = remote.table().is_some_and(|table| table.phase == Phase::Playing);
            plays && remote.seat().is_some_and(|seat| !remote.is_away(seat))
        })
    });
    let is_sitting = scene.act.is_some();
    match scene.kind() {
        GameKind::Medici if is_sitting => view! {
            <Show when=move || may.get()>
                <PassToday desk order />
            </Show>
        }
        .into_any(),
        GameKind::Byzanz if is_sitting => view! { <BidUpTo desk scene order may /> }.into_any(),
        _ => ().into_any(),
    }
}

#[component]
fn PassToday(desk: OnlineDesk, order: Memo<Option<Order>>) -> impl IntoView {
    let is_on = move || order.get() == Some(Order::PassToday);
    let press = move |_| {
        let order = (!is_on()).then_some(Order::PassToday);
        desk.want(Command::Order { order });
    };
    view! {
        <button
            class="button quiet by-order"
            aria-pressed=move || is_on().to_string()
            title=move || say!("order-pass-note")
            on:click=press
        >
            <Art name="icon-skip" />
            {move || if is_on() { say!("order-passes") } else { say!("order-pass") }}
        </button>
    }
}

#[component]
fn BidUpTo(
    desk: OnlineDesk,
    scene: Scene,
    order: Memo<Option<Order>>,
    may: Memo<bool>,
) -> impl IntoView {
    let view = scene.byzanz();
    let is_auction = Memo::new(move |_| {
        let own = desk.remote().with(Remote::seat);
        let bids = |view: &fondaco_rules::byzanz::View| {
            let is_in =
                own.is_some_and(|own| !view.passed().contains(own) && view.offer(own).is_none());
            is_in && matches!(Doing::of(view), Doing::Bidding(_))
        };
        may.get() && view.get().as_ref().is_some_and(bids)
    });
    let typed = RwSignal::new(String::new());
    let limit = move || typed.with(|typed| typed.trim().parse().ok().filter(|it| *it <= HIGHEST));
    let give = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(limit) = limit() {
            if desk.is_open() {
                typed.set(String::new());
            }
            desk.want(Command::Order { order: Some(Order::BidUpTo(limit)) });
        }
    };
    view! {
        {move || match order.get() {
            Some(Order::BidUpTo(limit)) => {
                view! {
                    <div class="by-order">
                        <span class="chip">{move || say!("order-bids", limit = limit)}</span>
                        <button
                            class="button quiet"
                            on:click=move |_| desk.want(Command::Order { order: None })
                        >
                            {move || say!("order-stop")}
                        </button>
                    </div>
                }
                    .into_any()
            }
            _ => {
                view! {
                    <Show when=move || is_auction.get()>
                        <form class="by-order" on:submit=give>
                            <label for="limit">{move || say!("order-bid")}</label>
                            <input
                                class="input"
                                id="limit"
                                inputmode="numeric"
                                maxlength="2"
                                autocomplete="off"
                                title=move || say!("order-bid-note")
                                prop:value=move || typed.get()
                                on:input=move |event| typed.set(event_target_value(&event))
                            />
                            <button
                                class="button"
                                type="submit"
                                aria-disabled=move || limit().is_none().then_some("true")
                            >
                                {move || say!("order-give")}
                            </button>
                        </form>
                    </Show>
                }
                    .into_any()
            }
        }}
    }
}
