//! Telling somebody who looks elsewhere that it is his turn.

use std::sync::LazyLock;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Notification, NotificationOptions, NotificationPermission, ServiceWorkerRegistration,
    VisibilityState,
};

use crate::storage;

/// How things stand with notices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notices {
    /// This browser has none.
    Missing,
    /// Nobody asked for them.
    Off,
    /// They come.
    On,
    /// The browser forbids them.
    Forbidden,
}

static NOTICES: LazyLock<ArcRwSignal<Notices>> = LazyLock::new(|| ArcRwSignal::new(now()));

/// How things stand with notices; whoever shows it is told when it changes.
pub fn notices() -> Notices {
    NOTICES.get()
}

fn exist() -> bool {
    js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or(false)
}

fn now() -> Notices {
    if !exist() {
        return Notices::Missing;
    }
    let wanted = storage::setting("notices").as_deref() == Some("on");
    match Notification::permission() {
        NotificationPermission::Denied => Notices::Forbidden,
        NotificationPermission::Granted if wanted => Notices::On,
        _ => Notices::Off,
    }
}

/// Turns them on or off. The browser asks for leave only now.
pub fn turn(on: bool) {
    storage::keep_setting("notices", if on { "on" } else { "off" });
    NOTICES.set(now());
    if !on || !exist() {
        return;
    }
    if let Ok(answer) = Notification::request_permission() {
        spawn_local(async move {
            // Whatever the answer is, it is found where it is kept.
            let _ = JsFuture::from(answer).await;
            NOTICES.set(now());
        });
    }
}

/// Does nobody look at this page?
pub fn is_hidden() -> bool {
    document().visibility_state() == VisibilityState::Hidden
}

/// Shows a notice, if they are wanted and nobody looks at the page. One about the same thing takes
/// the place of the last.
pub fn notify(title: &str, body: &str, about: &str) {
    if now() != Notices::On || !is_hidden() {
        return;
    }
    let options = NotificationOptions::new();
    options.set_body(body);
    options.set_tag(about);
    if Notification::new_with_options(title, &options).is_err() {
        notify_by_worker(title.to_owned(), options);
    }
}

/// Phones show notices of service workers only. Where there is none, the title of the page says it.
fn notify_by_worker(title: String, options: NotificationOptions) {
    let workers = window().navigator().service_worker();
    if workers.is_undefined() {
        return;
    }
    spawn_local(async move {
        let Ok(worker) = JsFuture::from(workers.get_registration()).await else { return };
        if let Some(worker) = worker.dyn_ref::<ServiceWorkerRegistration>() {
            // If it is forbidden after all, nobody has to know.
            let _ = worker.show_notification_with_options(&title, &options);
        }
    });
}
