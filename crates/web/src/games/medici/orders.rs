//! What the server may decide for a player: to pass for the rest of the day.

use fondaco_protocol::{Command, Order};
use leptos::prelude::*;

use crate::online::OnlineDesk;
use crate::parts::Art;
use crate::scene::Scene;
use crate::tongue::say;

/// The switch for it, while it may be used.
pub fn orders(
    desk: OnlineDesk,
    _scene: Scene,
    order: Memo<Option<Order>>,
    may: Memo<bool>,
) -> AnyView {
    view! {
        <Show when=move || may.get()>
            <PassToday desk order />
        </Show>
    }
    .into_any()
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
            title=move || say!("medici-order-pass-note")
            on:click=press
        >
            <Art name="icon-skip" />
            {move || if is_on() { say!("medici-order-passes") } else { say!("medici-order-pass") }}
        </button>
    }
}
