//! Buttons.

use fondaco_rules::GameKind;
use leptos::prelude::*;

use super::Art;
use crate::language::{self, say};
use crate::route::Route;

/// A button: an icon, a label and the key that does the same, each if it is given. Anything else it
/// shows are its children.
///
/// All buttons are one type, which keeps the program small: attributes that are not given cost nothing.
#[component]
pub fn Button(
    #[prop(default = "button")] class: &'static str,
    /// A drawing before the label.
    #[prop(optional)]
    icon: Option<&'static str>,
    #[prop(optional, into)] label: Option<Signal<String>>,
    /// What it is called where it has no label.
    #[prop(optional, into)]
    name: Option<Signal<String>>,
    /// The game to which it belongs, where the page shows several.
    #[prop(optional)]
    of: Option<GameKind>,
    /// What is shown when the pointer rests on it.
    #[prop(optional, into)]
    title: Option<Signal<String>>,
    /// Why it does nothing now, if so. It keeps the focus, and its title says why.
    #[prop(optional, into)]
    why_not: Option<Signal<Option<String>>>,
    /// The key that does the same, as `aria-keyshortcuts` names it.
    #[prop(optional_no_strip, into)]
    key: Option<&'static str>,
    /// Shows that key on the button.
    #[prop(optional)]
    shows_key: bool,
    /// Whether it is pressed, if it stays so.
    #[prop(optional, into)]
    pressed: Option<Signal<bool>>,
    /// Whether it can neither be pressed nor focused.
    #[prop(optional, into)]
    disabled: Option<Signal<bool>>,
    /// Whether it does nothing now, but can be focused.
    #[prop(optional, into)]
    idle: Option<Signal<bool>>,
    /// Takes the focus when its dialog opens.
    #[prop(optional)]
    autofocus: bool,
    /// Submits its form.
    #[prop(optional)]
    submit: bool,
    #[prop(optional, into)] press: Option<Callback<()>>,
    /// What it shows besides.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let reason = move || why_not.and_then(|why_not| why_not.get());
    let is_idle = move || idle.is_some_and(|idle| idle.get()) || reason().is_some();
    let hint = move || reason().or_else(|| title.map(|title| title.get()));
    let on_click = move |_| {
        // A press may close what the button is part of.
        if let Some(press) = press.filter(|_| untrack(reason).is_none()) {
            press.try_run(());
        }
    };
    view! {
        <button
            class=class
            type=if submit { "submit" } else { "button" }
            autofocus=autofocus
            disabled=disabled
            title=(title.is_some() || why_not.is_some()).then_some(hint)
            aria-label=full_name(name.or(label), of).or(name)
            aria-keyshortcuts=key
            aria-pressed=pressed.map(|pressed| move || pressed.get().to_string())
            aria-disabled=(idle.is_some() || why_not.is_some())
                .then_some(move || is_idle().then_some("true"))
            on:click=on_click
        >
            {icon.map(|name| view! { <Art name /> })}
            {label.map(|label| move || label.get())}
            {children.map(|children| children())}
            {key.filter(|_| shows_key).map(cap)}
        </button>
    }
}

/// What a button of one game among several is called.
fn full_name(name: Option<Signal<String>>, of: Option<GameKind>) -> Option<Signal<String>> {
    let (name, kind) = (name?, of?);
    let game = move || language::texts().game(kind);
    Some(Signal::derive(move || say!("link-of-game", link = name.get(), game = game())))
}

/// The key as it is printed on a keyboard.
fn cap(key: &'static str) -> impl IntoView {
    view! { <kbd class="key" aria-hidden="true">{if key == "Enter" { "↵" } else { key }}</kbd> }
}

/// A link that looks like a button.
#[component]
pub fn ButtonLink(
    #[prop(default = "button")] class: &'static str,
    /// Where it leads.
    to: Route,
    /// A drawing before the label.
    #[prop(optional)]
    icon: Option<&'static str>,
    #[prop(into)] label: Signal<String>,
    /// The game to which it belongs, where the page shows several.
    #[prop(optional)]
    of: Option<GameKind>,
) -> impl IntoView {
    view! {
        <a class=class href=to.path() aria-label=full_name(Some(label), of)>
            {icon.map(|name| view! { <Art name /> })}
            {move || label.get()}
        </a>
    }
}
