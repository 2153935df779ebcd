//! Records leave the page: as a file, by the clipboard, in an address.

use fondaco_client::{link, sent};
use js_sys::Array;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use crate::language::say;
use crate::online::who;
use crate::route::{Route, Shown};

/// A record as it leaves the page: whoever plays here is `you` in it, and nobody is so elsewhere.
pub fn outgoing(record: &str) -> String {
    let me = who::me_now();
    sent(record, |seat| match &me {
        Some(me) => me.name.clone(),
        None => say!("sent-as", number = seat + 1),
    })
}

/// Gives a record to the reader as a file.
pub fn save(name: &str, record: &str) {
    download(name, &outgoing(record));
}

/// Gives the text to the reader as a file. A browser that refuses shows so itself.
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

/// Puts the text into the clipboard and says whether that worked.
pub fn copy(text: String, done: impl FnOnce(bool) + 'static) {
    // A page that did not come by a safe way has no clipboard.
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into());
    if clipboard.is_ok_and(|clipboard| clipboard.is_undefined()) {
        return done(false);
    }
    spawn_local(async move {
        let promise = window().navigator().clipboard().write_text(&text);
        done(JsFuture::from(promise).await.is_ok());
    });
}

/// An address of this page that holds the whole game.
pub fn link_of(record: &str) -> String {
    let location = window().location();
    let here = location.href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{}", Route::Replay(Shown::Link(link::encode(&outgoing(record)))).path())
}

/// The address of a place of this page.
pub fn address_of(fragment: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{fragment}")
}

/// Can this device hand a link to other programs?
pub fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Hands a link to whatever program somebody chooses. Whoever chooses none wanted none.
pub fn share(link: &str) {
    let data = web_sys::ShareData::new();
    data.set_url(link);
    let promise = window().navigator().share_with_data(&data);
    spawn_local(async move {
        let _ = JsFuture::from(promise).await;
    });
}
