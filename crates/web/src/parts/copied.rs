//! What came of copying something.

use leptos::html;
use leptos::prelude::*;

use crate::language::say;
use crate::share;

/// Copies, and remembers what came of it.
#[derive(Clone, Copy)]
pub struct Copying(RwSignal<Option<Copied>>);

/// What came of copying something.
#[derive(Clone, PartialEq, Eq)]
enum Copied {
    /// It lies in the clipboard.
    Done,
    /// The browser does not give the clipboard to a page that did not come by a safe way: this has
    /// to be taken by hand.
    ByHand(String),
}

impl Copying {
    /// Nothing was copied yet.
    pub fn new() -> Copying {
        Copying(RwSignal::new(None))
    }

    /// Puts the text into the clipboard, or before the reader.
    pub fn copy(self, text: String) {
        share::copy(text.clone(), move |done| {
            self.0.try_set(Some(if done { Copied::Done } else { Copied::ByHand(text) }));
        });
    }
}

/// Says that something was copied, or lays it open in a field, selected.
#[component]
pub fn WhatWasCopied(
    /// What was copied.
    copying: Copying,
) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    Effect::new(move |_| {
        // Whatever is copied next stands in the same field.
        copying.0.track();
        if let Some(field) = field.get() {
            request_animation_frame(move || {
                // A field that is gone by then needs no focus.
                let _ = field.focus();
                field.select();
            });
        }
    });
    let by_hand = move || match copying.0.get() {
        Some(Copied::ByHand(text)) => Some(text),
        _ => None,
    };
    let select =
        |event: &leptos::ev::FocusEvent| event_target::<web_sys::HtmlInputElement>(event).select();
    view! {
        <div class="was-copied">
            <p role="status" class="soft">
                {move || match copying.0.get() {
                    None => String::new(),
                    Some(Copied::Done) => say!("copied"),
                    Some(Copied::ByHand(_)) => say!("copy-failed"),
                }}
            </p>
            <Show when=move || by_hand().is_some()>
                <input
                    class="input"
                    readonly
                    node_ref=field
                    aria-label=move || say!("copy-field")
                    prop:value=move || by_hand().unwrap_or_default()
                    on:focus=move |event| select(&event)
                />
            </Show>
        </div>
    }
}
