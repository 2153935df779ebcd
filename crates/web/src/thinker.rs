//! Asks the bots, which think in a worker.

use std::cell::RefCell;
use std::collections::HashMap;

use fondaco_client::{Answer, NoAnswer, Question};
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::new(Thinker::default());
}

/// The worker and the questions it has not answered yet.
#[derive(Default)]
struct Thinker {
    worker: Option<Worker>,
    asked: u32,
    open: HashMap<u32, Open>,
}

/// A question without an answer: its id, and what to call with the answer.
struct Open {
    id: u32,
    answered: Box<dyn FnOnce(Answer)>,
}

/// Asks, and calls back with the answer.
pub fn ask(question: Question, answered: impl FnOnce(Answer) + 'static) {
    let posted = THINKER.with_borrow_mut(|thinker| {
        if thinker.worker.is_none() {
            thinker.worker = hire().ok();
        }
        thinker.asked += 1;
        let number = thinker.asked;
        let open = Open { id: question.id, answered: Box::new(answered) };
        thinker.open.insert(number, open);
        let worker = thinker.worker.as_ref()?;
        worker.post_message(&JsValue::from(question.written(number))).ok()
    });
    if posted.is_none() {
        // Not at once: the table that asks is still borrowed.
        set_timeout(|| dismiss("no worker"), std::time::Duration::ZERO);
    }
}

fn hire() -> Result<Worker, JsValue> {
    let found = document().query_selector("meta[name=fondaco-thinker]")?;
    let file = found.and_then(|meta| meta.get_attribute("content"));
    let file = file.ok_or_else(|| JsValue::from("the page names no worker"))?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&format!("./{file}"), &options)?;
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        if let Some(answer) = event.data().as_string().as_deref().and_then(Answer::read) {
            deliver(answer);
        }
    });
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    let on_error = Closure::<dyn Fn(web_sys::Event)>::new(|_| dismiss("the worker died"));
    worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
    on_error.forget();
    Ok(worker)
}

fn deliver(answer: Answer) {
    let open = THINKER.with_borrow_mut(|thinker| thinker.open.remove(&answer.id));
    if let Some(Open { id, answered }) = open {
        answered(Answer { id, ..answer });
    }
}

/// Ends the worker and answers all open questions with the reason. The next question starts a new
/// worker.
fn dismiss(reason: &str) {
    let open = THINKER.with_borrow_mut(|thinker| {
        if let Some(worker) = thinker.worker.take() {
            worker.terminate();
        }
        std::mem::take(&mut thinker.open)
    });
    for Open { id, answered } in open.into_values() {
        answered(Answer { id, reply: Err(NoAnswer(reason.to_owned())) });
    }
}
