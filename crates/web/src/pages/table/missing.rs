//! Tables that are missing or cannot be read.

use fondaco_rules::record::LineError;
use leptos::prelude::*;

use crate::language::{self, say};
use crate::parts::{Button, ButtonLink};
use crate::route::Route;
use crate::share;

/// There is no such table in this browser.
#[component]
pub fn Missing() -> impl IntoView {
    view! {
        <section class="page narrow">
            <h1>{move || say!("table-missing-title")}</h1>
            <p>{move || say!("table-missing")}</p>
            <ButtonLink class="button primary" to=Route::Home label=move || say!("unknown-home") />
        </section>
    }
}

/// The stored record cannot be read; it was set aside.
#[component]
pub fn Broken(record: String, error: LineError) -> impl IntoView {
    let record = StoredValue::new(record);
    let why = record.with_value(|record| language::line_error(record, &error));
    view! {
        <section class="page narrow">
            <h1>{move || say!("table-broken-title")}</h1>
            <p>{move || say!("table-broken")}</p>
            <p class="notice bad">{why}</p>
            <div class="buttons">
                <Button
                    icon="icon-download"
                    label=move || say!("download-record")
                    press=move || record.with_value(|record| share::download("game.record", record))
                />
                <ButtonLink class="button primary" to=Route::Home label=move || say!("unknown-home") />
            </div>
        </section>
    }
}
