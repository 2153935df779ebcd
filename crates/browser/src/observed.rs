//! What a page has told by itself: loads, errors, bytes, workers.

use std::collections::BTreeSet;

use anyhow::Result;
use serde_json::{Value, json};

use crate::wire::Wire;

/// Everything noted since the page was made.
#[derive(Default)]
pub struct Observed {
    /// How often a document has finished loading.
    pub loads: u64,
    pub errors: Vec<String>,
    /// Bytes over the wire, headers included, of all that finished loading.
    pub bytes: u64,
    /// The running workers that have a network of their own: service workers.
    pub workers: BTreeSet<String>,
    pub offline: bool,
    pub crashed: bool,
    /// What a drag between elements carries, once it has begun.
    pub dragged: Option<Value>,
}

impl Observed {
    /// Takes note of an event, and answers it where the browser waits for an answer.
    pub fn note(
        &mut self,
        wire: &mut Wire,
        method: &str,
        session: Option<&str>,
        parameters: &Value,
    ) -> Result<()> {
        match method {
            "Page.loadEventFired" => self.loads += 1,
            "Network.loadingFinished" => {
                // A number with a fraction in the protocol, whole in truth.
                self.bytes += parameters["encodedDataLength"].as_f64().unwrap_or(0.0) as u64;
            }
            "Runtime.exceptionThrown" => {
                self.errors.push(exception(&parameters["exceptionDetails"]));
            }
            "Runtime.consoleAPICalled" => self.errors.extend(console_error(parameters)),
            "Log.entryAdded" => self.errors.extend(log_error(&parameters["entry"])),
            "Inspector.targetCrashed" if session.is_none() => self.crashed = true,
            "Input.dragIntercepted" => self.dragged = Some(parameters["data"].clone()),
            // A dialog blocks the page until it is answered.
            "Page.javascriptDialogOpening" => {
                wire.send(None, "Page.handleJavaScriptDialog", &json!({"accept": true}))?;
            }
            "Target.attachedToTarget" => {
                if let Some(session) = parameters["sessionId"].as_str() {
                    // A plain worker shares the network of its page.
                    if parameters["targetInfo"]["type"] != "worker" {
                        self.workers.insert(session.to_owned());
                    }
                    self.set_up_worker(wire, session)?;
                }
            }
            "Target.detachedFromTarget" => {
                self.workers.remove(parameters["sessionId"].as_str().unwrap_or_default());
            }
            _ => {}
        }
        Ok(())
    }

    /// A worker waits until we listen to it, so that its first bytes and errors are not missed.
    /// Nobody waits for the replies: not every kind of worker knows every command.
    fn set_up_worker(&self, wire: &mut Wire, session: &str) -> Result<()> {
        let session = Some(session);
        for method in ["Runtime.enable", "Log.enable", "Network.enable"] {
            wire.send(session, method, &json!({}))?;
        }
        wire.send(session, "Target.setAutoAttach", &auto_attach())?;
        if self.offline {
            wire.send(session, "Network.emulateNetworkConditions", &conditions(true))?;
        }
        wire.send(session, "Runtime.runIfWaitingForDebugger", &json!({}))?;
        Ok(())
    }
}

/// Workers come to us, and wait until we are ready.
pub fn auto_attach() -> Value {
    json!({"autoAttach": true, "waitForDebuggerOnStart": true, "flatten": true})
}

pub fn conditions(offline: bool) -> Value {
    json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
}

/// An exception as a person would read it in the console.
pub fn exception(details: &Value) -> String {
    let text = details["text"].as_str().unwrap_or("exception");
    match details["exception"]["description"].as_str() {
        Some(description) => format!("{text}: {description}"),
        None => match &details["exception"]["value"] {
            Value::Null => text.to_owned(),
            value => format!("{text}: {value}"),
        },
    }
}

fn console_error(call: &Value) -> Option<String> {
    let kind = call["type"].as_str().filter(|kind| ["error", "assert"].contains(kind))?;
    let words: Vec<String> = call["args"].as_array()?.iter().map(shown).collect();
    Some(format!("console.{kind}: {}", words.join(" ")))
}

fn shown(value: &Value) -> String {
    match (&value["value"], value["description"].as_str()) {
        (Value::String(text), _) => text.clone(),
        (Value::Null, Some(description)) => description.to_owned(),
        (value, _) => value.to_string(),
    }
}

fn log_error(entry: &Value) -> Option<String> {
    if entry["level"] != "error" {
        return None;
    }
    let text = entry["text"].as_str().unwrap_or_default();
    Some(match entry["url"].as_str() {
        Some(url) => format!("{text} ({url})"),
        None => text.to_owned(),
    })
}
