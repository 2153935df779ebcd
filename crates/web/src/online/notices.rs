//! Notifications: it is your turn, while the page is hidden.

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

/// Whether notifications are on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notices {
    /// This browser has no notifications.
    Missing,
    /// They are off.
    Off,
    /// They are on.
    On,
    /// The browser forbids them.
    Forbidden,
}

static NOTICES: LazyLock<ArcRwSignal<Notices>> = LazyLock::new(|| ArcRwSignal::new(now()));

/// Whether notifications are on; reactive.
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

/// Turns notifications on or off. The browser asks for permission only now.
pub fn turn(on: bool) {
    storage::keep_setting("notices", if on { "on" } else { "off" });
    NOTICES.set(now());
    if !on || !exist() {
        return;
    }
    if let Ok(answer) = Notification::request_permission() {
        spawn_local(async move {
            // The answer is read from the permission itself.
            let _ = JsFuture::from(answer).await;
            NOTICES.set(now());
        });
    }
}

/// Whether the page is hidden.
pub fn is_hidden() -> bool {
    document().visibility_state() == VisibilityState::Hidden
}

/// Shows a notification if they are on and the page is hidden. It replaces the last one about the same
/// thing.
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

/// Phones show notifications of service workers only. Without one, the page's title says it.
fn notify_by_worker(title: String, options: NotificationOptions) {
    let workers = window().navigator().service_worker();
    if workers.is_undefined() {
        return;
    }
    spawn_local(async move {
        let Ok(worker) = JsFuture::from(workers.get_registration()).await else { return };
        if let Some(worker) = worker.dyn_ref::<ServiceWorkerRegistration>() {
            // If it is forbidden after all, that is no error.
            let _ = worker.show_notification_with_options(&title, &options);
        }
    });
}
