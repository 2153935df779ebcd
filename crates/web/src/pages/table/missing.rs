//! Tables that are not there, or cannot be read.

use fondaco_rules::record::LineError;
use leptos::prelude::*;

use crate::language::{self, say};
use crate::parts::Art;
use crate::route::Route;
use crate::share;

/// There is no such table in this browser.
#[component]
pub fn Missing() -> impl IntoView {
    view! {
        <section class="page narrow">
            <h1>{move || say!("table-missing-title")}</h1>
            <p>{move || say!("table-missing")}</p>
            <a class="button primary" href=Route::Home.path()>
                {move || say!("unknown-home")}
            </a>
        </section>
    }
}

/// The stored record cannot be read; it was set aside.
#[component]
pub fn Broken(
    /// What was stored.
    record: String,
    /// What is wrong with it.
    error: LineError,
) -> impl IntoView {
    let record = StoredValue::new(record);
    let why = record.with_value(|record| language::line_error(record, &error));
    view! {
        <section class="page narrow">
            <h1>{move || say!("table-broken-title")}</h1>
            <p>{move || say!("table-broken")}</p>
            <p class="notice bad">{why}</p>
            <div class="buttons">
                <button
                    class="button"
                    on:click=move |_| record.with_value(|record| share::download("game.record", record))
                >
                    <Art name="icon-download" />
                    {move || say!("download-record")}
                </button>
                <a class="button primary" href=Route::Home.path()>
                    {move || say!("unknown-home")}
                </a>
            </div>
        </section>
    }
}
