//! Opens a record from a file or a text, and says why one cannot be opened.

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
use crate::route::{self, ReplayOf, Route};
use crate::share;

/// The longest record in bytes, many times the longest game.
const LONGEST: usize = 200_000;

/// Why a record cannot be opened.
#[derive(Clone, Debug)]
pub enum Unopened {
    /// This browser has no such game.
    Unknown,
    /// The link contains no game.
    Link(BadLink),
    /// The record is too long to be one.
    TooLong,
    /// The file could not be read.
    File,
    /// The server did not send it.
    Server(Fault),
    /// A line is illegal. The names are those of the players.
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
            Unopened::Line(line) => {
                let (names, error) = &**line;
                language::texts().line_error(names, error)
            }
        }
    }
}

/// Reads a record.
pub fn read(record: &str) -> Result<Replay, Unopened> {
    if record.len() > LONGEST {
        return Err(Unopened::TooLong);
    }
    Replay::read(record)
        .map_err(|error| Unopened::Line(Box::new((names_before(record, &error), error))))
}

/// The names of the players, read up to the wrong line.
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

/// Goes to a page whose address contains the record, so that it survives a reload.
fn show(text: &str) -> Result<(), Unopened> {
    read(text)?;
    route::go(&Route::Replay(ReplayOf::Link(link::encode(&share::outgoing(text)))));
    Ok(())
}

/// A page that asks for a record.
#[component]
pub fn Opener(
    /// Why the last one could not be opened.
    reason: Option<Unopened>,
) -> impl IntoView {
    let reason = RwSignal::new(reason);
    let pasted = RwSignal::new(String::new());
    let read_text = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = pasted.get_untracked();
        let text = text.trim();
        // A link that contains a game will do as well.
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
                // The browser's own button is in the browser's language, not ours.
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
        let Err(Unopened::Line(line)) = read(record) else { panic!() };
        let texts = Texts::new(Language::English);
        let words = texts.line_error(&line.0, &line.1);
        assert!(words.contains("line 5") && words.contains("Lorenzo"), "{words}");
    }

    #[test]
    fn anything_else_is_refused_too() {
        assert!(matches!(read(""), Err(Unopened::Line(_))));
        assert!(matches!(read("hello"), Err(Unopened::Line(_))));
        assert!(matches!(read(&"x".repeat(LONGEST + 1)), Err(Unopened::TooLong)));
    }
}
