//! Copying, and what came of it.

use leptos::html;
use leptos::prelude::*;

use crate::language::say;
use crate::share;

/// Copies texts and keeps the result of the last.
#[derive(Clone, Copy)]
pub struct Copying(RwSignal<Option<Copied>>);

/// Copying, and what came of it.
#[derive(Clone, PartialEq, Eq)]
enum Copied {
    /// It is in the clipboard.
    Done,
    /// There is no clipboard outside a secure context: this text has to be copied by hand.
    ByHand(String),
}

impl Copying {
    /// Nothing was copied yet.
    pub fn new() -> Copying {
        Copying(RwSignal::new(None))
    }

    /// Copies a text, or shows it to be copied by hand.
    pub fn copy(self, text: String) {
        share::copy(text.clone(), move |done| {
            self.0.try_set(Some(if done { Copied::Done } else { Copied::ByHand(text) }));
        });
    }
}

/// Says that something was copied, or shows it in a field, selected.
#[component]
pub fn WhatWasCopied(copying: Copying) -> impl IntoView {
    let field = NodeRef::<html::Input>::new();
    Effect::new(move |_| {
        // The next text is shown in the same field.
        copying.0.track();
        if let Some(field) = field.get() {
            request_animation_frame(move || {
                // If the field is gone by then, it needs no focus.
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
