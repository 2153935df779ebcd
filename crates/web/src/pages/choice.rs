//! Choosing one of a few.

use leptos::prelude::*;

/// One of a few things side by side: radio buttons that look like a row of keys.
#[component]
pub fn Segmented<T>(
    /// What is chosen, for those who do not see it.
    #[prop(into)]
    label: Signal<String>,
    /// The name of the group, unlike any other on the page.
    name: &'static str,
    /// What there is.
    #[prop(into)]
    options: Signal<Vec<(T, String)>>,
    /// What is chosen now.
    #[prop(into)]
    chosen: Signal<T>,
    /// Chooses another.
    #[prop(into)]
    choose: Callback<T>,
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
        <div class="segmented" role="radiogroup" aria-label=move || label.get()>
            {move || options.get().into_iter().map(option).collect_view()}
        </div>
    }
}

/// On or off.
#[component]
pub fn Switch(
    /// What is on or off.
    #[prop(into)]
    label: Signal<String>,
    /// Is it on?
    #[prop(into)]
    on: Signal<bool>,
    /// Turns it on or off.
    #[prop(into)]
    turn: Callback<bool>,
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
