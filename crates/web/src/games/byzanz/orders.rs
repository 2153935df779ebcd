//! What the server may decide for a player: to bid up to a limit.

use fondaco_client::remote::Remote;
use fondaco_protocol::{Command, Order};
use fondaco_rules::Byzanz;
use fondaco_rules::byzanz::View;
use leptos::prelude::*;

use crate::language::say;
use crate::online::OnlineSession;
use crate::parts::Button;
use crate::scene::Scene;

/// No limit is higher: all cards of a hand are worth less.
const HIGHEST: u8 = 99;

/// Where the limit is typed, while it may be.
pub fn orders(
    session: OnlineSession,
    scene: Scene,
    order: Memo<Option<Order>>,
    may: Memo<bool>,
) -> AnyView {
    view! { <BidUpTo session scene order may /> }.into_any()
}

#[component]
fn BidUpTo(
    session: OnlineSession,
    scene: Scene,
    order: Memo<Option<Order>>,
    may: Memo<bool>,
) -> impl IntoView {
    let view = scene.view::<Byzanz>();
    let is_auction = Memo::new(move |_| {
        let own = session.remote.with(Remote::seat);
        let bids = |view: &View| own.is_some_and(|own| view.bidders().contains(own));
        may.get() && view.get().as_ref().is_some_and(bids)
    });
    let typed = RwSignal::new(String::new());
    let limit = move || typed.with(|typed| typed.trim().parse().ok().filter(|it| *it <= HIGHEST));
    let give = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(limit) = limit() {
            if session.is_open() {
                typed.set(String::new());
            }
            session.want(Command::Order { order: Some(Order::BidUpTo(limit)) });
        }
    };
    view! {
        {move || match order.get() {
            Some(Order::BidUpTo(limit)) => {
                view! {
                    <div class="by-order">
                        <span class="chip">{move || say!("byzanz-order-bids", limit = limit)}</span>
                        <Button
                            class="button quiet"
                            label=move || say!("byzanz-order-stop")
                            press=move || session.want(Command::Order { order: None })
                        />
                    </div>
                }
                    .into_any()
            }
            _ => {
                view! {
                    <Show when=move || is_auction.get()>
                        <form class="by-order" on:submit=give>
                            <label for="limit">{move || say!("byzanz-order-bid")}</label>
                            <input
                                class="input"
                                id="limit"
                                inputmode="numeric"
                                maxlength="2"
                                autocomplete="off"
                                title=move || say!("byzanz-order-bid-note")
                                prop:value=move || typed.get()
                                on:input=move |event| typed.set(event_target_value(&event))
                            />
                            <Button
                                label=move || say!("byzanz-order-give")
                                idle=move || limit().is_none()
                                submit=true
                            />
                        </form>
                    </Show>
                }
                    .into_any()
            }
        }}
    }
}
