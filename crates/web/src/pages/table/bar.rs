//! The bar below the table: where the focus stays, and what is asked is said aloud.

use std::time::Duration;

use fondaco_client::Waiting;
use leptos::ev::{FocusEvent, MouseEvent};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

use crate::language::say;
use crate::scene::Scene;

/// What is asked, and what may be done.
#[component]
pub fn Bar(
    /// What is shown.
    scene: Scene,
    /// Is something on its way, where there is a way?
    is_busy: Option<Memo<bool>>,
    /// What may be done.
    children: Children,
) -> impl IntoView {
    let node = NodeRef::<html::Section>::new();
    let kept = Kept::new(scene, node);
    let is_yours = move || matches!(scene.waiting.get(), Waiting::Person(_));
    view! {
        <section
            node_ref=node
            class="bar"
            class:yours=is_yours
            // It can take the focus, but nobody has to pass it on the way.
            tabindex="-1"
            aria-label=move || say!("action-bar")
            aria-busy=move || is_busy.map(|is_busy| is_busy.get().to_string())
            on:focusin=move |event| kept.takes(&event)
            on:focusout=move |event| kept.loses(event)
        >
            {children()}
        </section>
        <Asked scene bar=node />
    }
}

/// A press with the mouse or a finger does not leave the focus on what was pressed: Enter is to do
/// what the bar promises, not to press the same once more. Whoever comes by the tab key stays, and
/// so does whoever walks along a hand, where Enter confirms anyway.
pub fn leave_pressed(event: &MouseEvent) {
    // A press by key or by a reader of screens counts no clicks.
    let is_pointed = event.detail() > 0;
    // What was pressed may have been drawn anew meanwhile; what has the focus tells it.
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

/// Where it can be seen already nothing is to scroll.
fn focus(bar: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // A bar that is in the page takes the focus.
    let _ = bar.focus_with_options(&options);
}

/// Nothing in the page has the focus.
fn is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// When all has been drawn: only then has a browser noticed that what had the focus is hidden or
/// cannot be pressed any more.
fn after_frame(then: impl FnOnce() + 'static) {
    request_animation_frame(move || set_timeout(then, Duration::ZERO));
}

/// What is not there any more, or cannot be seen or pressed any more, cannot keep the focus.
fn is_gone(element: &Element) -> bool {
    !element.is_connected()
        || element.matches(":disabled").unwrap_or(false)
        || element.get_bounding_client_rect().width() == 0.0
}

/// Keeps the focus in the bar when what had it vanishes with the turn, so that the next tab leads
/// to what is asked next.
#[derive(Clone, Copy)]
struct Kept {
    /// What had the focus last, unless somebody has left it for something elsewhere.
    last: StoredValue<Option<Element>, LocalStorage>,
}

impl Kept {
    fn new(scene: Scene, bar: NodeRef<html::Section>) -> Kept {
        let kept = Kept { last: StoredValue::new_local(None) };
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

    /// Whoever leaves what is still there has left the bar.
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

/// What is asked is said aloud when it becomes one's turn, and not when others are asked.
#[component]
fn Asked(scene: Scene, bar: NodeRef<html::Section>) -> impl IntoView {
    let said = RwSignal::new(String::new());
    Effect::new(move |_| {
        // The same words are heard again only where there were none in between.
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
