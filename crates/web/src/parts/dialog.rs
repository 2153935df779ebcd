//! Dialogs.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use super::Button;

/// A modal dialog: takes the focus, gives it back, closes by Escape. As long as its owner shows it,
/// it stays open.
#[component]
pub fn Dialog(
    /// Its name for screen readers.
    #[prop(into)]
    label: Signal<String>,
    /// A class besides `dialog`.
    #[prop(default = "")]
    class: &'static str,
    /// Called when it is closed by Escape or by a press beside it.
    #[prop(into)]
    close: Callback<()>,
    children: Children,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = node.get() {
            show(&dialog);
        }
    });
    // A dialog that is only removed would not give the focus back.
    on_cleanup(move || {
        if let Some(dialog) = node.try_get_untracked().flatten() {
            dialog.close();
        }
    });
    let cancel = move |event: leptos::ev::Event| {
        event.prevent_default();
        close.run(());
    };
    // A browser may close a dialog by itself, as Chromium does when Escape is pressed often.
    let closed = move |event: leptos::ev::Event| {
        let target = event.target().and_then(|target| target.dyn_into::<HtmlDialogElement>().ok());
        let Some(dialog) = target.filter(|dialog| dialog.is_connected() && !dialog.open()) else {
            return;
        };
        close.run(());
        request_animation_frame(move || show(&dialog));
    };
    let beside = move |event: leptos::ev::MouseEvent| {
        let is_backdrop = node.get_untracked().is_some_and(|dialog| {
            event
                .target()
                .is_some_and(|target| AsRef::<web_sys::EventTarget>::as_ref(&dialog) == &target)
        });
        if is_backdrop {
            close.run(());
        }
    };
    view! {
        <dialog
            node_ref=node
            class=format!("dialog {class}")
            aria-label=move || label.get()
            on:cancel=cancel
            on:close=closed
            on:click=beside
        >
            {children()}
        </dialog>
    }
}

/// Asks once more before something is done that cannot be undone.
#[component]
pub fn Question(
    /// What is asked.
    #[prop(into)]
    title: Signal<String>,
    /// What would happen.
    #[prop(into)]
    text: Signal<String>,
    /// What says no, and does nothing.
    #[prop(into)]
    no: Signal<String>,
    #[prop(into)] yes: Signal<String>,
    icon: &'static str,
    #[prop(into)] act: Callback<()>,
    #[prop(into)] close: Callback<()>,
) -> impl IntoView {
    view! {
        <Dialog label=title close>
            <h2>{move || title.get()}</h2>
            <p>{move || text.get()}</p>
            <div class="buttons">
                <Button label=no autofocus=true press=close />
                <Button class="button primary" icon label=yes press=act />
            </div>
        </Dialog>
    }
}

/// Opens a dialog that is in the page and not open.
fn show(dialog: &HtmlDialogElement) {
    if dialog.is_connected() && !dialog.open() {
        // Such a dialog can always be shown.
        let _ = dialog.show_modal();
    }
}
