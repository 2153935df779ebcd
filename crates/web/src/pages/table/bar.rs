//! The bar below the table, which keeps the focus and announces questions to screen readers.

use std::time::Duration;

use fondaco_client::Waiting;
use leptos::ev::{FocusEvent, MouseEvent};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

use crate::language::say;
use crate::scene::Scene;

/// The question, and what may be done.
#[component]
pub fn Bar(
    scene: Scene,
    /// Whether a move is on its way to a server.
    is_busy: Option<Memo<bool>>,
    children: Children,
) -> impl IntoView {
    let node = NodeRef::<html::Section>::new();
    let kept = FocusKeeper::new(scene, node);
    let is_yours = move || matches!(scene.waiting.get(), Waiting::Person(_));
    view! {
        <section
            node_ref=node
            class="bar"
            class:yours=is_yours
            // It can take the focus, but is not in the tab order.
            tabindex="-1"
            aria-label=move || say!("action-bar")
            aria-busy=move || is_busy.map(|is_busy| is_busy.get().to_string())
            on:focusin=move |event| kept.takes(&event)
            on:focusout=move |event| kept.loses(event)
        >
            {children()}
        </section>
        <Prompt scene bar=node />
    }
}

/// After a press with a pointer, the bar takes the focus: Enter does what the bar says, instead of
/// pressing the same button again. The focus stays after a key, and in a hand of cards, where Enter
/// confirms anyway.
pub fn leave_pressed(event: &MouseEvent) {
    // Presses by key or screen reader count no clicks.
    let is_pointed = event.detail() > 0;
    // What was pressed may have been drawn again meanwhile, but it has the focus.
    let pressed = document().active_element().filter(|_| is_pointed);
    let is_within = |place: &str| {
        pressed.as_ref().is_some_and(|pressed| pressed.closest(place).ok().flatten().is_some())
    };
    if is_within(".table-main button") && !is_within(".fan") {
        let bar = document().query_selector(".table-main > .bar").ok().flatten();
        if let Some(bar) = bar.and_then(|bar| bar.dyn_into::<HtmlElement>().ok()) {
            focus(&bar);
        }
    }
}

/// Focuses the bar without scrolling.
fn focus(bar: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // A bar in the page can always take the focus.
    let _ = bar.focus_with_options(&options);
}

/// Whether nothing in the page has the focus.
fn is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// Runs after the frame is drawn: only then does a browser notice that what had the focus is hidden or
/// disabled.
fn after_frame(then: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(then, Duration::ZERO));
}

/// Whether an element cannot keep the focus: it was removed, hidden or disabled.
fn is_gone(element: &Element) -> bool {
    !element.is_connected()
        || element.matches(":disabled").unwrap_or(false)
        || element.get_bounding_client_rect().width() == 0.0
}

/// Keeps the focus in the bar when what had it vanishes, so that the next tab leads to the next
/// question.
#[derive(Clone, Copy)]
struct FocusKeeper {
    /// What in the bar had the focus last, unless the focus has left the bar.
    last: StoredValue<Option<Element>, LocalStorage>,
}

impl FocusKeeper {
    fn new(scene: Scene, bar: NodeRef<html::Section>) -> FocusKeeper {
        let kept = FocusKeeper { last: StoredValue::new_local(None) };
        Effect::new(move |_| {
            scene.waiting.track();
            scene.history.track();
            after_frame(move || {
                let was_here = kept.last.try_get_value().flatten().is_some();
                if let Some(bar) = bar.try_get_untracked().flatten()
                    && was_here
                    && is_lost()
                {
                    focus(&bar);
                }
            });
        });
        kept
    }

    fn takes(self, event: &FocusEvent) {
        self.last.set_value(event.target().and_then(|target| target.dyn_into().ok()));
    }

    /// The focus has left the bar if what had it is still there.
    fn loses(self, event: FocusEvent) {
        if event.related_target().is_some() {
            return;
        }
        after_frame(move || {
            let left = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if is_lost() && left.is_some_and(|left| !is_gone(&left)) {
                self.last.try_set_value(None);
            }
        });
    }
}

/// Announces the question when it becomes the player's turn.
#[component]
fn Prompt(scene: Scene, bar: NodeRef<html::Section>) -> impl IntoView {
    let said = RwSignal::new(String::new());
    Effect::new(move |_| {
        // The same text is announced again only after an empty one.
        said.set(String::new());
        if matches!(scene.waiting.get(), Waiting::Person(_)) {
            request_animation_frame(move || {
                let bar = bar.try_get_untracked().flatten();
                let ask = bar.and_then(|bar| bar.query_selector(".ask").ok().flatten());
                said.try_set(ask.and_then(|ask| ask.text_content()).unwrap_or_default());
            });
        }
    });
    view! {
        <p class="visually-hidden asked" role="status">
            {said}
        </p>
    }
}
