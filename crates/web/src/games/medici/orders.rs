//! What the server may decide for a player: to pass for the rest of the day.

use fondaco_protocol::{Command, Order};
use leptos::prelude::*;

use crate::language::say;
use crate::online::OnlineSession;
use crate::parts::Button;
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
    let press = move || {
        let order = (!is_on()).then_some(Order::PassToday);
        session.want(Command::Order { order });
    };
    let label =
        move || if is_on() { say!("medici-order-passes") } else { say!("medici-order-pass") };
    view! {
        <Button
            class="button quiet by-order"
            icon="icon-skip"
            label
            title=move || say!("medici-order-pass-note")
            pressed=is_on
            press
        />
    }
}
