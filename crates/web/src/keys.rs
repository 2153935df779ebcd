//! Keys that work anywhere on a page.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Calls this for every key pressed while the component is shown, unless the focus is in a field or a
/// dialog is open. It returns whether it handled the key.
pub fn on_key(pressed: impl Fn(&str) -> bool + 'static) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        let with_others = event.ctrl_key() || event.meta_key() || event.alt_key();
        // A key held down must not confirm what has not been seen yet.
        let is_kept_down = event.repeat() && event.key() == "Enter";
        if with_others || is_kept_down || event.default_prevented() || is_elsewhere(&event) {
            return;
        }
        if pressed(&event.key()) {
            event.prevent_default();
        }
    });
    on_cleanup(move || listener.remove());
}

/// Whether the key belongs to an open dialog or to what has the focus. A button takes Enter and the
/// space bar, a field everything but Enter.
fn is_elsewhere(event: &KeyboardEvent) -> bool {
    // While a dialog is open, nothing beneath it is played.
    if document().query_selector("dialog[open]").ok().flatten().is_some() {
        return true;
    }
    let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else {
        return false;
    };
    let key = event.key();
    let is_for_buttons = key == "Enter" || key == " ";
    let is_range = target.get_attribute("type").as_deref() == Some("range");
    // What is typed in a form is text.
    let is_in_form = target.closest("form").ok().flatten().is_some();
    match target.tag_name().as_str() {
        "TEXTAREA" | "SELECT" => true,
        "INPUT" if is_in_form => true,
        "INPUT" if is_range => key.starts_with("Arrow") || key == "Home" || key == "End",
        "INPUT" => key != "Enter" && key != "Escape",
        "BUTTON" | "A" | "SUMMARY" => is_for_buttons,
        _ => false,
    }
}
