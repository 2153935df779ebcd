//! Animates pieces from where they were to where they are.
//!
//! An element with `data-flip="NAME"` that is somewhere else after a change glides there. One that
//! is new comes from the element with `data-source="PLACE"` that its `data-from="PLACE"` names.
//! Where the florins of an element with `data-purse="WHOSE"` have changed, coins fly to it or from it.

mod coins;

pub use coins::count;

use std::cell::RefCell;
use std::collections::HashMap;

use js_sys::{Array, Function, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element};

use crate::settings;

/// How long a piece travels, in milliseconds at the usual speed.
const TRAVEL: u32 = 320;

thread_local! {
    /// Where pieces were before the change.
    static BEFORE: RefCell<HashMap<String, Spot>> = RefCell::new(HashMap::new());
    /// The florins in each purse before the change.
    static PURSES: RefCell<HashMap<String, i32>> = RefCell::new(HashMap::new());
}

#[derive(Clone, Copy)]
struct Spot {
    x: f64,
    y: f64,
    width: f64,
}

impl Spot {
    fn of(rect: &DomRect) -> Spot {
        Spot { x: rect.x(), y: rect.y(), width: rect.width() }
    }
}

/// Notes where everything is; to be called before a change.
pub fn before() {
    let moves = settings::moves();
    BEFORE.set(if moves { places() } else { HashMap::new() });
    PURSES.set(if moves { coins::purses() } else { HashMap::new() });
}

/// Starts the animations; to be called after the change.
pub fn after() {
    request_animation_frame(|| {
        coins::pay(&PURSES.take());
        let before = BEFORE.take();
        if before.is_empty() {
            return;
        }
        for element in all("[data-flip]") {
            let Some(name) = element.get_attribute("data-flip") else { continue };
            let source = element.get_attribute("data-from").map(|from| format!("source {from}"));
            let from = before.get(&name).or_else(|| before.get(&source?));
            if let Some(from) = from {
                travel(&element, *from);
            }
        }
    });
}

fn places() -> HashMap<String, Spot> {
    let named = all("[data-flip]").filter_map(|element| {
        Some((element.get_attribute("data-flip")?, Spot::of(&element.get_bounding_client_rect())))
    });
    let sources = all("[data-source]").filter_map(|element| {
        let name = format!("source {}", element.get_attribute("data-source")?);
        Some((name, Spot::of(&element.get_bounding_client_rect())))
    });
    sources.chain(named).collect()
}

fn all(selector: &str) -> impl Iterator<Item = Element> {
    let found = document().query_selector_all(selector).ok();
    let count = found.as_ref().map_or(0, web_sys::NodeList::length);
    (0..count).filter_map(move |place| found.as_ref()?.get(place)?.dyn_into().ok())
}

fn travel(element: &Element, from: Spot) {
    let to = Spot::of(&element.get_bounding_client_rect());
    let (x, y) = (from.x - to.x, from.y - to.y);
    if x.abs() < 1.0 && y.abs() < 1.0 || to.width == 0.0 {
        return;
    }
    let scale = if from.width > 0.0 { (from.width / to.width).clamp(0.3, 3.0) } else { 1.0 };
    let frames =
        Array::of2(&frame(&format!("translate({x}px, {y}px) scale({scale})")), &frame("none"));
    animate(element, &frames, settings::settings_now().speed.of(TRAVEL), 0);
}

/// Plays the frames, after so many milliseconds.
fn animate(element: &Element, frames: &Array, time: u32, delay: u32) {
    let options = Object::new();
    set(&options, "duration", &JsValue::from(time));
    set(&options, "delay", &JsValue::from(delay));
    set(&options, "easing", &JsValue::from("cubic-bezier(.2,.7,.2,1)"));
    // Browsers without animations show where the pieces are now.
    if let Ok(animate) = Reflect::get(element, &"animate".into())
        && let Ok(animate) = animate.dyn_into::<Function>()
    {
        let _ = animate.call2(element, frames, &options);
    }
}

fn frame(transform: &str) -> Object {
    let frame = Object::new();
    set(&frame, "transform", &JsValue::from(transform));
    set(&frame, "transformOrigin", &JsValue::from("0 0"));
    frame
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // A plain object takes any property.
    let _ = Reflect::set(object, &name.into(), value);
}
