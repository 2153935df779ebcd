//! Animates money: coins fly from payer to payee, and figures count up or down.

use std::collections::HashMap;
use std::time::Duration;

use js_sys::{Array, Date};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use super::{all, animate, frame, set};
use crate::settings;

/// How long a coin flies, in milliseconds at the usual speed.
const FLIGHT: u32 = 290;
/// How long after the coin before it.
const APART: u32 = 30;

/// The florins in each purse.
pub fn purses() -> HashMap<String, i32> {
    let purse = |purse: Element| Some((purse.get_attribute("data-purse")?, florins(&purse)?));
    all("[data-purse]").filter_map(purse).collect()
}

fn florins(purse: &Element) -> Option<i32> {
    purse.get_attribute("data-florins")?.parse().ok()
}

/// Shows who paid whom since. What no player gets or pays goes to or comes from the bank, at the place
/// of the lot.
pub fn pay(before: &HashMap<String, i32>) {
    let change = |purse: Element| {
        let had = before.get(&purse.get_attribute("data-purse")?)?;
        let change = florins(&purse)? - had;
        (change != 0).then_some((purse, change))
    };
    let changes = all("[data-purse]").filter_map(change);
    let (paid, payers): (Vec<_>, Vec<_>) = changes.partition(|(_, change)| *change > 0);
    let Some(bank) = all("[data-bank]").next() else { return };
    for (purse, change) in &paid {
        let from = payers.first().map_or(&bank, |(payer, _)| payer);
        fly(purse, from, purse, *change);
    }
    for (purse, change) in payers.iter().filter(|_| paid.is_empty()) {
        fly(purse, purse, &bank, *change);
    }
}

/// Lets one to three coins fly.
fn fly(purse: &Element, from: &Element, to: &Element, florins: i32) {
    let speed = settings::settings_now().speed;
    let (time, apart) = (speed.of(FLIGHT), speed.of(APART));
    let coin = purse.query_selector(".coin").ok().flatten();
    let (Some(coin), Some(from), Some(to)) = (coin, place(from), place(to)) else { return };
    let count = match florins.unsigned_abs() {
        0..=4 => 1,
        5..=14 => 2,
        _ => 3,
    };
    for number in (0..count).filter(|_| time > 0) {
        let Some(coin) = copy(&coin) else { return };
        let frames = Array::of2(&seen(from), &seen(to));
        animate(&coin, &frames, time, number * apart);
        let gone = Duration::from_millis((time + number * apart).into());
        set_timeout(move || coin.remove(), gone);
    }
}

/// The place of the coin of a purse, or the middle of the bank.
fn place(element: &Element) -> Option<(f64, f64)> {
    let rect = element.query_selector(".coin").ok()?.unwrap_or_else(|| element.clone());
    let rect = rect.get_bounding_client_rect();
    (rect.height() > 0.0).then(|| (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0))
}

/// A coin above the page, invisible until it flies.
fn copy(coin: &Element) -> Option<Element> {
    let coin: Element = coin.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    coin.set_attribute("class", "flying-coin").ok()?;
    document().body()?.append_child(&coin).ok()?;
    Some(coin)
}

fn seen((x, y): (f64, f64)) -> js_sys::Object {
    let frame = frame(&format!("translate({x}px, {y}px)"));
    set(&frame, "opacity", &JsValue::from(1));
    frame
}

/// Counts a figure up or down to its aim. If it is on its way already, it goes on to the new aim.
pub fn count(figure: RwSignal<i32>, aim: Signal<i32>, is_on_way: StoredValue<bool>) {
    let (from, to) = (figure.get_untracked(), aim.get_untracked());
    let time = settings::settings_now().speed.of(FLIGHT);
    if from == to || is_on_way.get_value() {
        return;
    }
    if time == 0 || !settings::moves() {
        return figure.set(to);
    }
    is_on_way.set_value(true);
    climb(figure, aim, is_on_way, Climb { from, begun: Date::now(), time: time.into() });
}

#[derive(Clone, Copy)]
struct Climb {
    from: i32,
    begun: f64,
    time: f64,
}

fn climb(figure: RwSignal<i32>, aim: Signal<i32>, is_on_way: StoredValue<bool>, way: Climb) {
    request_animation_frame(move || {
        // The page may have gone meanwhile.
        let Some(to) = aim.try_get_untracked() else { return };
        let Climb { from, begun, time } = way;
        let part = ((Date::now() - begun) / time).clamp(0.0, 1.0);
        figure.try_set(from + (f64::from(to - from) * part).round() as i32);
        if part < 1.0 {
            climb(figure, aim, is_on_way, way);
        } else {
            is_on_way.try_set_value(false);
        }
    });
}
