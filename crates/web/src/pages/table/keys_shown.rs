//! The keys, shown by `?`.

use fondaco_rules::{GameKind, Period};
use leptos::prelude::*;

use crate::games::of_game;
use crate::language::say;
use crate::parts::{Button, Dialog};

/// A key, as keyboards show it, and what it does.
pub type Row = (String, String);

/// A row with a key that has the same name in every language.
pub fn row(key: &str, what: String) -> Row {
    (key.to_owned(), what)
}

/// The keys of a table, shown by `?`.
#[component]
pub fn KeysShown(
    kind: GameKind,
    /// Whether the table is on a server.
    online: bool,
    #[prop(into)] close: Callback<()>,
) -> impl IntoView {
    let mut rows = of_game!(kind, game => game::keys());
    rows.push(row("U", say!("tool-undo")));
    if online {
        rows.push(row(".", say!("tool-hurry")));
        rows.push(row("T", say!("talk-title")));
    } else {
        rows.push(row("H", say!("tool-hint")));
        rows.push(row(".", say!("tool-hurry")));
        rows.push(row(",", say!("tool-pause")));
    }
    rows.extend([
        row("I", say!("beside-ledger")),
        row("L", say!("tool-log")),
        row("?", say!("tool-keys")),
    ]);
    view! { <Keys rows close /> }
}

/// The keys of a replay, shown by `?`.
#[component]
pub fn ReplayKeysShown(kind: GameKind, #[prop(into)] close: Callback<()>) -> impl IntoView {
    let (day_back, day_on) = match kind.period() {
        Period::Day => (say!("replay-day-back"), say!("replay-day-on")),
        Period::Round => (say!("replay-round-back"), say!("replay-round-on")),
    };
    let rows = vec![
        (say!("key-name-space"), format!("{} / {}", say!("replay-play"), say!("replay-pause"))),
        row("←", say!("replay-back")),
        row("→", say!("replay-on")),
        row("↑", say!("replay-lot-back")),
        row("↓", say!("replay-lot-on")),
        (say!("key-name-page-up"), day_back),
        (say!("key-name-page-down"), day_on),
        (say!("key-name-home"), say!("replay-first")),
        (say!("key-name-end"), say!("replay-last")),
        row("?", say!("tool-keys")),
    ];
    view! { <Keys rows close /> }
}

#[component]
fn Keys(rows: Vec<Row>, #[prop(into)] close: Callback<()>) -> impl IntoView {
    view! {
        <Dialog label=move || say!("tool-keys") class="keys-shown" close>
            <h2>{say!("tool-keys")}</h2>
            <dl class="keys">
                {rows
                    .into_iter()
                    .map(|(key, what)| {
                        view! {
                            <div>
                                <dt><kbd>{key}</kbd></dt>
                                <dd>{what}</dd>
                            </div>
                        }
                    })
                    .collect_view()}
            </dl>
            <Button class="button primary" label=move || say!("close") autofocus=true press=close />
        </Dialog>
    }
}
