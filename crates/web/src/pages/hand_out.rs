//! Giving a record away: as a file, by the clipboard, as a link.

use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, HtmlAnchorElement, Url};

use fondaco_client::link;

use crate::route::{Route, Shown};

/// Hands a record out as a file. A browser that cannot do it does nothing.
pub fn download(name: &str, record: &str) {
    let _ = try_download(name, record);
}

fn try_download(name: &str, record: &str) -> Result<(), JsValue> {
    let blob = Blob::new_with_str_sequence(&Array::of1(&JsValue::from_str(record)))?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    Url::revoke_object_url(&address)
}

/// Puts words into the clipboard, and says whether that was possible.
pub fn copy(words: &str, done: impl FnOnce(bool) + 'static) {
    // A page that did not come by a safe way has no clipboard.
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into());
    if clipboard.is_ok_and(|clipboard| clipboard.is_undefined()) {
        return done(false);
    }
    let copied = window().navigator().clipboard().write_text(words);
    spawn_local(async move { done(JsFuture::from(copied).await.is_ok()) });
}

/// The address that contains the whole game.
pub fn address(record: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{}", Route::Replay(Shown::Link(link::encode(record))).path())
}
