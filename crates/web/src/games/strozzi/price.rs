//! Naming a price: by stepper, slider, typing, or keys.

use fondaco_rules::strozzi::{Move, TOP_PRICE};
use fondaco_rules::{AnyEvent, Event, Seat, Strozzi};
use leptos::prelude::*;

use super::loading::Loading;
use crate::keys::on_key;
use crate::language::say;
use crate::parts::Art;

/// The first price that is proposed in a game; later ones are the last that was named.
const FIRST: u32 = 20;
/// How far the slider reaches: what is dearer is typed.
const SLIDER: u32 = 100;

/// A price that is being thought about.
#[derive(Clone, Copy)]
struct Entry {
    /// Nothing while what was typed is no price.
    price: RwSignal<Option<u32>>,
    /// Was the last key a digit? Then the next one goes on with the number.
    is_typed: StoredValue<bool>,
}

impl Entry {
    fn change(self, by: i32) {
        self.is_typed.set_value(false);
        let now = self.price.get_untracked().unwrap_or(0);
        self.price.set(Some(now.saturating_add_signed(by).min(TOP_PRICE)));
    }

    fn digit(self, digit: u32) {
        let is_typed = self.is_typed.get_value();
        let before = self.price.get_untracked().filter(|_| is_typed).unwrap_or(0);
        let longer = before * 10 + digit;
        self.price.set(Some(if longer > TOP_PRICE { digit } else { longer }));
        self.is_typed.set_value(true);
    }

    fn pressed(self, key: &str) -> bool {
        match key {
            "ArrowUp" | "ArrowRight" | "+" => self.change(1),
            "ArrowDown" | "ArrowLeft" | "-" => self.change(-1),
            "PageUp" => self.change(10),
            "PageDown" => self.change(-10),
            "Backspace" => {
                self.price.update(|price| *price = price.map(|price| price / 10));
                self.is_typed.set_value(true);
            }
            _ => match key.parse() {
                Ok(digit @ 0..=9) => self.digit(digit),
                _ => return false,
            },
        }
        true
    }
}

/// The price for the lot.
#[component]
pub fn PriceEntry(loading: Loading, seat: Seat) -> impl IntoView {
    let scene = loading.scene;
    let first = scene.history.with_untracked(|history| {
        let named = history.steps().iter().rev().find_map(|step| match step.event {
            AnyEvent::Strozzi(Event::Move(_, Move::Price(price))) => Some(price),
            _ => None,
        });
        named.unwrap_or(FIRST)
    });
    let price = RwSignal::new(Some(first));
    let entry = Entry { price, is_typed: StoredValue::new(false) };
    let name_it = move || {
        if let Some(price) = price.get_untracked() {
            scene.play::<Strozzi>(seat, Move::Price(price));
        }
    };
    on_key(move |key| {
        if key == "Enter" {
            name_it();
            return price.get_untracked().is_some();
        }
        entry.pressed(key)
    });
    let typed = move |event| {
        let written = event_target_value(&event);
        price.set(written.trim().parse().ok().filter(|price| *price <= TOP_PRICE));
    };
    let slid = move |event| {
        if let Ok(slid) = event_target_value(&event).parse() {
            price.set(Some(slid));
        }
    };
    let is_bad = move || price.get().is_none();
    view! {
        <span class="quay-pricing">
            <span class="stepper">
                <button
                    type="button"
                    class="button"
                    aria-label=move || say!("strozzi-price-less")
                    on:click=move |_| entry.change(-1)
                >
                    <Art name="icon-minus" />
                </button>
                <input
                    class="input"
                    type="text"
                    inputmode="numeric"
                    maxlength="3"
                    autocomplete="off"
                    aria-label=move || say!("strozzi-price")
                    aria-invalid=move || is_bad().to_string()
                    prop:value=move || price.get().map(|price| price.to_string())
                    on:input=typed
                />
                <button
                    type="button"
                    class="button"
                    aria-label=move || say!("strozzi-price-more")
                    on:click=move |_| entry.change(1)
                >
                    <Art name="icon-plus" />
                </button>
            </span>
            <input
                class="range"
                type="range"
                min="0"
                max=SLIDER
                aria-label=move || say!("strozzi-price-slider", top = SLIDER)
                prop:value=move || price.get().unwrap_or(0).min(SLIDER).to_string()
                on:input=slid
            />
        </span>
        <button
            type="button"
            class="button primary large"
            disabled=is_bad
            on:click=move |_| name_it()
        >
            {move || match price.get() {
                Some(price) => say!("strozzi-name-price", price = price),
                None => say!("strozzi-name-no-price"),
            }}
            <kbd class="key" aria-hidden="true">"↵"</kbd>
        </button>
        <Show when=is_bad>
            <span class="error" role="alert">
                {move || say!("strozzi-price-too-high", top = TOP_PRICE)}
            </span>
        </Show>
    }
}
