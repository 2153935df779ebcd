//! A number that is typed or stepped.

use leptos::ev::{FocusEvent, KeyboardEvent};
use leptos::prelude::*;
use web_sys::HtmlInputElement;

use crate::parts::Button;

/// A field for a number between two buttons that change it by one.
#[component]
pub fn Stepper(
    /// What the number is.
    #[prop(into)]
    name: Signal<String>,
    /// The names of the two buttons: less and more.
    #[prop(into)]
    less: Signal<String>,
    #[prop(into)] more: Signal<String>,
    /// How many digits it may have.
    digits: u8,
    /// The number as it is written; nothing leaves what was typed.
    #[prop(into)]
    written: Signal<Option<String>>,
    /// Whether what is written cannot be played.
    #[prop(into)]
    is_wrong: Signal<bool>,
    /// Whether it is as low, or as high, as it may be.
    #[prop(optional, into)]
    at_least: Signal<bool>,
    #[prop(optional, into)] at_most: Signal<bool>,
    /// Something was typed.
    #[prop(into)]
    typed: Callback<String>,
    /// One less or one more.
    #[prop(into)]
    step: Callback<i32>,
) -> impl IntoView {
    let select = |event: &FocusEvent| event_target::<HtmlInputElement>(event).select();
    let keydown = move |event: KeyboardEvent| {
        let by = match event.key().as_str() {
            "ArrowUp" => 1,
            "ArrowDown" => -1,
            _ => return,
        };
        event.prevent_default();
        step.run(by);
    };
    view! {
        <span class="stepper">
            <Button name=less icon="icon-minus" disabled=at_least press=move || step.run(-1) />
            <input
                class="input"
                type="text"
                inputmode="numeric"
                maxlength=digits
                autocomplete="off"
                aria-label=name
                aria-invalid=move || is_wrong.get().to_string()
                prop:value=written
                on:focus=move |event| select(&event)
                on:input=move |event| typed.run(event_target_value(&event))
                on:keydown=keydown
            />
            <Button name=more icon="icon-plus" disabled=at_most press=move || step.run(1) />
        </span>
    }
}
