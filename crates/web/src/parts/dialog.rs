//! A sheet above the page.

use leptos::html;
use leptos::prelude::*;

/// A modal dialog: takes the focus, gives it back, closes by Escape.
#[component]
pub fn Dialog(
    /// What it is about, for those who do not see it.
    #[prop(into)]
    label: Signal<String>,
    /// A class besides `dialog`.
    #[prop(default = "")]
    class: &'static str,
    /// Called when it is closed by Escape or by a press beside it.
    close: Callback<()>,
    /// What it says.
    children: Children,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = node.get()
            && !dialog.open()
        {
            // A dialog that is in the page and not open can be shown.
            let _ = dialog.show_modal();
        }
    });
    let cancel = move |event: leptos::ev::Event| {
        event.prevent_default();
        close.run(());
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
            on:click=beside
        >
            {children()}
        </dialog>
    }
}
