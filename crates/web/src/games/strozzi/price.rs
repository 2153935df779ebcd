//! Naming a price: by stepper, slider, typing, or keys.

use fondaco_rules::strozzi::{Move, TOP_PRICE};
use fondaco_rules::{AnyEvent, Event, Seat, Strozzi};
use leptos::prelude::*;

use super::loading::Loading;
use crate::games::stepper::Stepper;
use crate::keys::on_key;
use crate::language::say;
use crate::parts::Button;

/// What the first price of a game starts from; a later one starts from the last that was named.
const FIRST: u32 = 20;
/// How far the slider reaches; higher prices are typed.
const SLIDER: u32 = 100;

/// The price that is being entered.
#[derive(Clone, Copy)]
struct Entry {
    /// None while what was typed is no price.
    price: RwSignal<Option<u32>>,
    /// Whether the last key was a digit, so that the next one continues the number.
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
    let typed = move |written: String| {
        price.set(written.trim().parse().ok().filter(|price| *price <= TOP_PRICE));
    };
    let slid = move |event| {
        if let Ok(slid) = event_target_value(&event).parse() {
            price.set(Some(slid));
        }
    };
    let is_wrong = move || price.get().is_none();
    let label = move || match price.get() {
        Some(price) => say!("strozzi-name-price", price = price),
        None => say!("strozzi-name-no-price"),
    };
    view! {
        <span class="quay-pricing">
            <Stepper
                name=move || say!("strozzi-price")
                less=move || say!("strozzi-price-less")
                more=move || say!("strozzi-price-more")
                digits=3
                written=move || price.get().map(|price| price.to_string())
                is_wrong=is_wrong
                typed=typed
                step=move |by| entry.change(by)
            />
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
        <Button
            class="button primary large"
            label
            key="Enter"
            shows_key=true
            disabled=is_wrong
            press=name_it
        />
        <Show when=is_wrong>
            <span class="error" role="alert">
                {move || say!("strozzi-price-too-high", top = TOP_PRICE)}
            </span>
        </Show>
    }
}
