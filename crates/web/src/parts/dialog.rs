//! A sheet above the page.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

/// A modal dialog: takes the focus, gives it back, closes by Escape. As long as its owner shows it,
/// it stays open.
#[component]
pub fn Dialog(
    /// What it is about, for those who do not see it.
    #[prop(into)]
    label: Signal<String>,
    /// A class besides `dialog`.
    #[prop(default = "")]
    class: &'static str,
    /// Called when it is closed by Escape or by a press beside it.
    #[prop(into)]
    close: Callback<()>,
    /// What it says.
    children: Children,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = node.get() {
            show(&dialog);
        }
    });
    // One that is only taken out of the page would not give the focus back.
    on_cleanup(move || {
        if let Some(dialog) = node.try_get_untracked().flatten() {
            dialog.close();
        }
    });
    let cancel = move |event: leptos::ev::Event| {
        event.prevent_default();
        close.run(());
    };
    // A browser may close a dialog without asking, as Chromium does when Escape is pressed often.
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

/// Opens what is in the page and not open.
fn show(dialog: &HtmlDialogElement) {
    if dialog.is_connected() && !dialog.open() {
        // Such a dialog can be shown.
        let _ = dialog.show_modal();
    }
}
