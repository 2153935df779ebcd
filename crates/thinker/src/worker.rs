//! The worker: what the page posts comes in here, and goes out again.

use fondaco_bots::weights;
use fondaco_rules::{GameKind, Players};
use js_sys::{ArrayBuffer, Reflect, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AbortSignal, DedicatedWorkerGlobalScope, MessageEvent, RequestInit, Response};

use crate::question::{Thought, think, without_net};

/// A net that has not come after so many milliseconds is not waited for any longer.
const PATIENCE: u32 = 20_000;

/// From now on every question is answered.
pub fn listen() {
    let hear = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        let question = event.data().as_string().unwrap_or_default();
        match think(&question) {
            Thought::Answer(answer) => post(&answer),
            Thought::NeedsNet(kind, players) => {
                spawn_local(answer_with_net(question, kind, players));
            }
        }
    });
    scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
    // It is needed as long as there is the worker.
    hear.forget();
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

fn post(answer: &str) {
    // Text can always be posted.
    let _ = scope().post_message(&JsValue::from_str(answer));
}

async fn answer_with_net(question: String, kind: GameKind, players: Players) {
    let name = weights::name(kind, players);
    let fetched = match fetched(&name).await {
        Ok(bytes) => weights::install(kind, players, &bytes).map_err(|error| error.to_string()),
        Err(reason) => Err(reason),
    };
    let answer = match fetched.map(|()| think(&question)) {
        Ok(Thought::Answer(answer)) => answer,
        Ok(Thought::NeedsNet(..)) => without_net(&question, &format!("{name} is not there")),
        Err(reason) => without_net(&question, &format!("{name}: {reason}")),
    };
    post(&answer);
}

/// The file of a net. Where it lies only the build knows, which leaves it in `nets`.
async fn fetched(name: &str) -> Result<Vec<u8>, String> {
    let told = |error: JsValue| {
        let error: js_sys::Error = error.unchecked_into();
        String::from(error.to_string())
    };
    let get = |object: &JsValue, key: &str| Reflect::get(object, &JsValue::from_str(key));
    let nets = get(&js_sys::global(), "nets").map_err(told)?;
    let file = get(&nets, name).map_err(told)?;
    let file = file.as_string().ok_or("there is no such net")?;
    let patient = RequestInit::new();
    patient.set_signal(Some(&AbortSignal::timeout_with_u32(PATIENCE)));
    let response = scope().fetch_with_str_and_init(&file, &patient);
    let response = JsFuture::from(response).await.map_err(told)?;
    let response: Response = response.unchecked_into();
    if !response.ok() {
        return Err(format!("the server answers {}", response.status()));
    }
    let bytes = JsFuture::from(response.array_buffer().map_err(told)?).await.map_err(told)?;
    Ok(Uint8Array::new(&bytes.unchecked_into::<ArrayBuffer>()).to_vec())
}
