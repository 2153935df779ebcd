//! Exports records: as a file, to the clipboard, in a link.

use fondaco_client::{link, sent};
use js_sys::Array;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use crate::language::say;
use crate::online::who;
use crate::route::{ReplayOf, Route};

/// A record to be exported: the player who is `you` here gets a name.
pub fn outgoing(record: &str) -> String {
    let me = who::me_now();
    sent(record, |seat| match &me {
        Some(me) => me.name.clone(),
        None => say!("sent-as", number = seat + 1),
    })
}

/// Saves a record as a file.
pub fn save(name: &str, record: &str) {
    download(name, &outgoing(record));
}

/// Saves a text as a file. A browser that refuses says so itself.
pub fn download(name: &str, text: &str) {
    let _ = try_download(name, text);
}

fn try_download(name: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type("text/plain;charset=utf-8");
    let parts = Array::of1(&text.into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    Url::revoke_object_url(&address)
}

/// Copies a text to the clipboard, and calls back with whether that worked.
pub fn copy(text: String, done: impl FnOnce(bool) + 'static) {
    // There is no clipboard outside a secure context.
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into());
    if clipboard.is_ok_and(|clipboard| clipboard.is_undefined()) {
        return done(false);
    }
    spawn_local(async move {
        let promise = window().navigator().clipboard().write_text(&text);
        done(JsFuture::from(promise).await.is_ok());
    });
}

/// A link to this page that contains the whole game.
pub fn link_of(record: &str) -> String {
    let location = window().location();
    let here = location.href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{}", Route::Replay(ReplayOf::Link(link::encode(&outgoing(record)))).path())
}

/// The address of this page with a fragment.
pub fn address_of(fragment: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{fragment}")
}

/// Whether this device can share links with other programs.
pub fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Shares a link with another program. To cancel is no error.
pub fn share(link: &str) {
    let data = web_sys::ShareData::new();
    data.set_url(link);
    let promise = window().navigator().share_with_data(&data);
    spawn_local(async move {
        let _ = JsFuture::from(promise).await;
    });
}
