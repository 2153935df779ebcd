//! Choices.

use leptos::prelude::*;

/// One of a few options side by side: radio buttons that look like a row of keys. Notes are its
/// children.
#[component]
pub fn Segmented<T>(
    #[prop(into)] label: Signal<String>,
    /// Whether the label is a heading.
    #[prop(optional)]
    is_heading: bool,
    /// The name of the group, unlike any other on the page.
    name: &'static str,
    #[prop(into)] options: Signal<Vec<(T, String)>>,
    #[prop(into)] chosen: Signal<T>,
    /// Called when another one is chosen.
    #[prop(into)]
    choose: Callback<T>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let option = move |(value, words): (T, String)| {
        let (this, that) = (value.clone(), value);
        view! {
            <label>
                <input
                    type="radio"
                    name=name
                    prop:checked=move || chosen.get() == this
                    on:change=move |_| choose.run(that.clone())
                />
                <span>{words}</span>
            </label>
        }
    };
    view! {
        <div class="field">
            {if is_heading {
                view! { <h2 class="label">{move || label.get()}</h2> }.into_any()
            } else {
                view! { <p class="label">{move || label.get()}</p> }.into_any()
            }}
            <div class="segmented" role="radiogroup" aria-label=move || label.get()>
                {move || options.get().into_iter().map(option).collect_view()}
            </div>
            {children.map(|children| children())}
        </div>
    }
}

/// A switch.
#[component]
pub fn Switch(
    #[prop(into)] label: Signal<String>,
    #[prop(into)] on: Signal<bool>,
    #[prop(into)] turn: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || on.get()
                on:change=move |event| turn.run(event_target_checked(&event))
            />
            <span>{move || label.get()}</span>
        </label>
    }
}
