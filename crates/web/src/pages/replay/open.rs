//! Asking for a game, and saying why one cannot be looked at.

use fondaco_client::Replay;
use fondaco_client::link::{self, BadLink};
use fondaco_rules::record::{self, LineError};
use fondaco_rules::{GameKind, Players};
use fondaco_texts::Names;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{FileReader, HtmlInputElement};

use crate::language::{self, say};
use crate::online::Fault;
use crate::parts::{Art, Button, ButtonLink};
use crate::route::{self, Route, Shown};
use crate::share;

/// No record is longer: many times the longest game.
const LONGEST: usize = 200_000;

/// Why a game cannot be looked at.
#[derive(Clone, Debug)]
pub enum Unopened {
    /// This browser has no such game.
    Unknown,
    /// The link is no game.
    Link(BadLink),
    /// The record is too long to be one.
    TooLong,
    /// The file could not be read.
    File,
    /// The server does not give it.
    Server(Fault),
    /// A line is illegal; the players are called like this.
    Line(Box<(Names, LineError)>),
}

impl Unopened {
    fn in_words(&self) -> String {
        match self {
            Unopened::Unknown => say!("replay-unknown"),
            Unopened::Link(BadLink::TooLong) => say!("replay-link-too-long"),
            Unopened::Link(BadLink::Damaged) => say!("replay-link-damaged"),
            Unopened::TooLong => say!("replay-too-long"),
            Unopened::File => say!("replay-no-file"),
            Unopened::Server(fault) => fault.in_words(),
            Unopened::Line(told) => {
                let (names, error) = &**told;
                language::texts().line_error(names, error)
            }
        }
    }
}

/// Reads a record.
///
/// # Errors
/// The first line that is illegal.
pub fn read(record: &str) -> Result<Replay, Unopened> {
    if record.len() > LONGEST {
        return Err(Unopened::TooLong);
    }
    Replay::read(record)
        .map_err(|error| Unopened::Line(Box::new((names_before(record, &error), error))))
}

/// How the players are called up to the line that is wrong.
fn names_before(record: &str, error: &LineError) -> Names {
    let mut replay = record::Replay::new();
    for line in record.lines().take(error.number.saturating_sub(1) as usize) {
        if replay.read(line.as_bytes()).is_err() {
            break;
        }
    }
    match replay.game() {
        Some(game) => Names::of_record(game.kind(), game.players(), replay.tags()),
        None => Names::none(GameKind::ALL[0], Players::MOST),
    }
}

/// Goes to the page of a record that can be read: its address contains it, so that it survives.
fn show(text: &str) -> Result<(), Unopened> {
    read(text)?;
    route::go(&Route::Replay(Shown::Link(link::encode(&share::outgoing(text)))));
    Ok(())
}

/// Asks for a game.
#[component]
pub fn Opener(
    /// Why the one that was asked for cannot be looked at.
    reason: Option<Unopened>,
) -> impl IntoView {
    let reason = RwSignal::new(reason);
    let pasted = RwSignal::new(String::new());
    let read_text = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = pasted.get_untracked();
        let text = text.trim();
        // A whole address, or the part of it that contains the game, will do as well.
        let shown = match text.split_once("#/game/") {
            Some((_, link)) => {
                link::decode(link).map_err(Unopened::Link).and_then(|record| show(&record))
            }
            None => show(text),
        };
        reason.set(shown.err());
    };
    let read_file = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|input| input.dyn_into::<HtmlInputElement>().ok());
        let file = input.and_then(|input| input.files()?.get(0));
        let Some(file) = file else { return };
        if file.size() > LONGEST as f64 {
            return reason.set(Some(Unopened::TooLong));
        }
        let Ok(reader) = FileReader::new() else { return reason.set(Some(Unopened::File)) };
        let result = reader.clone();
        let loaded = Closure::once_into_js(move || {
            let text = result.result().ok().and_then(|text| text.as_string());
            reason.set(text.map_or(Err(Unopened::File), |text| show(&text)).err());
        });
        reader.set_onloadend(Some(loaded.unchecked_ref()));
        if reader.read_as_text(&file).is_err() {
            reason.set(Some(Unopened::File));
        }
    };
    view! {
        <section class="page narrow opener">
            <h1>{move || say!("replay-title")}</h1>
            <p class="lead">{move || say!("replay-lead")}</p>
            <div role="alert">
                {move || {
                    reason
                        .get()
                        .map(|reason| {
                            view! {
                                <p class="notice bad">
                                    <span>{move || reason.in_words()}</span>
                                </p>
                            }
                        })
                }}
            </div>
            <div class="panel form">
                <h2>{move || say!("replay-file")}</h2>
                // The words of the browser's own button follow the browser's language, not ours.
                <div class="field file">
                    <input
                        id="record-file"
                        type="file"
                        accept=".record,.txt,text/plain"
                        on:change=read_file
                    />
                    <label class="button" for="record-file">
                        <Art name="icon-log" />
                        {move || say!("replay-file-label")}
                    </label>
                </div>
            </div>
            <form class="panel form" on:submit=read_text>
                <h2>{move || say!("replay-paste")}</h2>
                <div class="field">
                    <label for="record-text">{move || say!("replay-paste-label")}</label>
                    <textarea
                        class="input"
                        id="record-text"
                        rows="8"
                        spellcheck="false"
                        autocomplete="off"
                        placeholder="fondaco 1 medici 4"
                        prop:value=move || pasted.get()
                        on:input=move |event| pasted.set(event_target_value(&event))
                    ></textarea>
                </div>
                <div class="buttons">
                    <Button
                        class="button primary"
                        submit=true
                        icon="icon-play"
                        label=move || say!("replay-look")
                    />
                    <ButtonLink class="button quiet" to=Route::History label=move || say!("nav-history") />
                </div>
            </form>
        </section>
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use fondaco_texts::{Language, Texts};

    use super::*;

    #[test]
    fn a_bad_line_is_told_with_the_names_of_its_record() {
        let record = "fondaco 1 medici 3\n@seat 1 Lorenzo\nfirst 1\ntile C5\n0 draw\n";
        let Err(Unopened::Line(told)) = read(record) else { panic!() };
        let texts = Texts::new(Language::English);
        let words = texts.line_error(&told.0, &told.1);
        assert!(words.contains("line 5") && words.contains("Lorenzo"), "{words}");
    }

    #[test]
    fn anything_else_is_refused_too() {
        assert!(matches!(read(""), Err(Unopened::Line(_))));
        assert!(matches!(read("hello"), Err(Unopened::Line(_))));
        assert!(matches!(read(&"x".repeat(LONGEST + 1)), Err(Unopened::TooLong)));
    }
}
