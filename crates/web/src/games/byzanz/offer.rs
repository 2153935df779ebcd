//! The lot, the offer cards above it, and the deck.

use fondaco_client::byzanz::Place;
use fondaco_rules::byzanz::{Activity, Turn, View};
use leptos::prelude::*;

use super::people::OfferCard;
use super::{Look, chosen, moving};
use crate::language::say;
use crate::parts::{Art, Button, PieceSize};

/// The lot in the middle, under the stack of offer cards.
#[component]
pub fn Offer(look: Look) -> impl IntoView {
    let lot = Memo::new(move |_| look.at(Place::Lot));
    let is_giving = Memo::new(move |_| {
        look.view.get().is_some_and(|view| {
            chosen::decider(look.scene, &view).is_some()
                && matches!(view.moves().map(|moves| moves.turn), Some(Turn::Give(_)))
        })
    });
    view! {
        <section class="panel gilded offer" aria-label=move || say!("byzanz-table-lot")>
            <header class="offer-head">
                <h2>{look.draw(|view| heading(&view))}</h2>
                <p class="soft">
                    {look.draw(|view| say!("round", round = view.round(), rounds = view.rounds()))}
                </p>
            </header>
            <div class="offer-body">
                <div class="stacks">
                    {look.draw_part(View::stack, offer_stack)}
                    {look.draw_part(View::deck, deck)}
                </div>
                <ul class="lot-cards" class:bare=move || lot.get().is_empty()>
                    <For each=move || lot.get() key=|card| card.1 let(card)>
                        <li>
                            <Show
                                when=move || is_giving.get()
                                fallback=move || moving(card, PieceSize::Large, Some("deck"))
                            >
                                <Button
                                    class="pick"
                                    pressed=move || chosen::chosen().gift == Some(card.0)
                                    press=move || chosen::pick_gift(card.0)
                                >
                                    {moving(card, PieceSize::Large, Some("deck"))}
                                </Button>
                            </Show>
                        </li>
                    </For>
                </ul>
                <Show when=move || lot.get().is_empty()>
                    <p class="no-lot soft">{look.draw(|view| why_no_lot(&view))}</p>
                </Show>
            </div>
        </section>
    }
}

/// What is at stake.
fn heading(view: &View) -> String {
    match (view.lot().is_empty(), view.activity()) {
        (false, Activity::Giving(_)) => say!("byzanz-lot-won"),
        (false, _) => say!("byzanz-lot-of", count = view.lot().len()),
        (true, Activity::Over) => say!("byzanz-over"),
        (true, Activity::Finishing(_)) => say!("byzanz-table-last-sales"),
        (true, _) if view.stack().is_empty() => say!("byzanz-market-open"),
        (true, _) => say!("byzanz-table-lot"),
    }
}

fn why_no_lot(view: &View) -> String {
    match view.activity() {
        Activity::Dealing => say!("byzanz-dealing"),
        Activity::Over => say!("byzanz-over-text"),
        Activity::Finishing(_) => say!("byzanz-last-sales-text"),
        _ if view.stack().is_empty() => say!("byzanz-market-open-text"),
        _ => say!("byzanz-turning", count = view.stack().last().copied().unwrap_or_default()),
    }
}

/// The offer cards, the one at stake on top.
fn offer_stack(stack: &'static [u8]) -> impl IntoView {
    let left: Vec<u8> = stack.iter().rev().copied().collect();
    let words = match left.split_first() {
        Some((top, [])) => say!("byzanz-stack-last", top = *top),
        Some((top, rest)) => {
            let rest: Vec<String> = rest.iter().map(u8::to_string).collect();
            say!("byzanz-stack", top = *top, rest = rest.join(", "))
        }
        None => say!("byzanz-stack-empty"),
    };
    view! {
        <div class="offer-stack" title=words.clone()>
            <span class="visually-hidden">{words.clone()}</span>
            {left.into_iter().map(|number| view! { <OfferCard number /> }).collect_view()}
        </div>
    }
}

fn deck(left: u32) -> impl IntoView {
    view! {
        <div class="deck" data-source="deck" title=say!("byzanz-deck", count = left)>
            <Art name="card-back" class="art" />
            <b aria-hidden="true">{left}</b>
            <span class="visually-hidden">{say!("byzanz-deck", count = left)}</span>
        </div>
    }
}
