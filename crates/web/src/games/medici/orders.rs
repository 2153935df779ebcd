//! What the server may decide for a player: to pass for the rest of the day.

use fondaco_protocol::{Command, Order};
use leptos::prelude::*;

use crate::language::say;
use crate::online::OnlineSession;
use crate::parts::Art;
use crate::scene::Scene;

/// The switch for it, while it may be used.
pub fn orders(
    session: OnlineSession,
    _scene: Scene,
    order: Memo<Option<Order>>,
    may: Memo<bool>,
) -> AnyView {
    view! {
        <Show when=move || may.get()>
            <PassToday session order />
        </Show>
    }
    .into_any()
}

#[component]
fn PassToday(session: OnlineSession, order: Memo<Option<Order>>) -> impl IntoView {
    let is_on = move || order.get() == Some(Order::PassToday);
    let press = move |_| {
        let order = (!is_on()).then_some(Order::PassToday);
        session.want(Command::Order { order });
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
