//! Requests to the server that the page came from.

use fondaco_protocol::{ROOT, Refused, Why};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, Headers, RequestInit, Response};

use super::who;
use crate::language::say;

/// How long the server may take to answer, in milliseconds.
const PATIENCE: u32 = 15_000;

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No server answers.
    Silent,
    /// It refuses.
    Refused(Refused),
}

impl Fault {
    /// The reason in words.
    pub fn in_words(&self) -> String {
        match self {
            Fault::Silent => say!("online-silent"),
            Fault::Refused(refused) => in_words(refused),
        }
    }

    /// Whether the server does not know the key.
    pub const fn is_unknown_key(&self) -> bool {
        matches!(self, Fault::Refused(Refused { why: Why::Key, .. }))
    }
}

/// Why the server refused something, in words.
pub fn in_words(refused: &Refused) -> String {
    match refused.why {
        Why::Key => say!("refused-key"),
        Why::Version => say!("refused-version"),
        Why::Missing => say!("refused-missing"),
        Why::NotYours => say!("refused-not-yours"),
        Why::NotNow => say!("refused-not-now"),
        Why::Stale => say!("refused-stale"),
        Why::TooMuch => say!("refused-too-much"),
        Why::Unavailable => say!("refused-unavailable"),
        Why::Unreadable => say!("refused-unreadable"),
        // The server's own words say more.
        Why::Illegal => refused.text.clone(),
    }
}

/// Whether the page comes from a game server. A copy on a static host has no mark and sends no
/// requests.
pub fn is_there() -> bool {
    document().query_selector("meta[name=fondaco-server]").ok().flatten().is_some()
}

/// Sends a request.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Fault> {
    let text = ask("GET", path, None, who::key()).await?;
    read(&text)
}

/// An answer of the server, as soon as there is one, and a callback that requests it again.
pub fn answer<T>(path: String) -> (RwSignal<Option<Result<T, Fault>>>, Callback<()>)
where
    T: DeserializeOwned + Send + Sync + 'static,
{
    let answer = RwSignal::new(None);
    let ask = Callback::new(move |()| {
        let path = path.clone();
        spawn_local(async move {
            answer.try_set(Some(get(&path).await));
        });
    });
    ask.run(());
    (answer, ask)
}

/// Requests a text.
pub async fn text(path: &str) -> Result<String, Fault> {
    ask("GET", path, None, who::key()).await
}

/// Requests with a key other than our own.
pub async fn get_as<T: DeserializeOwned>(path: &str, key: String) -> Result<T, Fault> {
    let text = ask("GET", path, None, Some(key)).await?;
    read(&text)
}

/// Sends something and reads the answer.
pub async fn send<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: &impl Serialize,
) -> Result<T, Fault> {
    let body = serde_json::to_string(body).map_err(|_| Fault::Silent)?;
    let text = ask(method, path, Some(body), who::key()).await?;
    read(&text)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(|_| Fault::Silent)
}

async fn ask(
    method: &str,
    path: &str,
    body: Option<String>,
    key: Option<String>,
) -> Result<String, Fault> {
    // Without a network the browser would only log an error.
    if !window().navigator().on_line() {
        return Err(Fault::Silent);
    }
    let response = fetch(method, path, body, key).await.map_err(|_| Fault::Silent)?;
    let text = response.text().map_err(|_| Fault::Silent)?;
    let text = JsFuture::from(text).await.ok().and_then(|text| text.as_string());
    let text = text.ok_or(Fault::Silent)?;
    if response.ok() {
        return Ok(text);
    }
    Err(serde_json::from_str(&text).map_or(Fault::Silent, Fault::Refused))
}

async fn fetch(
    method: &str,
    path: &str,
    body: Option<String>,
    key: Option<String>,
) -> Result<Response, JsValue> {
    let headers = Headers::new()?;
    headers.set("accept", "application/json, text/plain")?;
    if let Some(key) = key {
        headers.set("authorization", &format!("Bearer {key}"))?;
    }
    let options = RequestInit::new();
    options.set_method(method);
    if let Some(body) = body {
        headers.set("content-type", "application/json")?;
        options.set_body(&JsValue::from(body));
    }
    options.set_headers(&headers);
    options.set_signal(Some(&AbortSignal::timeout_with_u32(PATIENCE)));
    let response = window().fetch_with_str_and_init(&address(path), &options);
    JsFuture::from(response).await?.dyn_into()
}

/// The address of a path of the API, relative to the page, which may lie in any folder.
fn address(path: &str) -> String {
    format!(".{ROOT}{path}")
}

/// The address of a table's socket.
pub fn socket_address(table: &str) -> Option<String> {
    let page = window().location().href().ok()?;
    let page = page.split(['#', '?']).next()?;
    let folder = &page[..=page.rfind('/')?];
    let folder = folder.replacen("http", "ws", 1);
    Some(format!("{folder}{}/tables/{table}/live", ROOT.trim_start_matches('/')))
}
