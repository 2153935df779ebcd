//! Which keys there are.

use fondaco_rules::GameKind;
use leptos::prelude::*;

use crate::parts::Dialog;
use crate::tongue::say;

/// A key, and what it does.
type Row = (&'static str, String);

/// The keys of a table, shown by `?`.
#[component]
pub fn KeysShown(
    /// Of which game.
    kind: GameKind,
    /// Closes it.
    close: Callback<()>,
    /// Is the table on a server?
    #[prop(default = false)]
    online: bool,
) -> impl IntoView {
    let mut rows = of_game(kind);
    rows.push(("U", say!("tool-undo")));
    if online {
        rows.push((".", say!("tool-hurry")));
        rows.push(("T", say!("talk-title")));
    } else {
        rows.push(("H", say!("tool-hint")));
        rows.push((".", say!("tool-hurry")));
        rows.push((",", say!("tool-pause")));
    }
    rows.extend([("I", say!("beside-ledger")), ("L", say!("tool-log")), ("?", say!("tool-keys"))]);
    view! { <Keys rows close /> }
}

/// The keys that lead through a game which is looked at, shown by `?`.
#[component]
pub fn ReplayKeysShown(
    /// Of which game.
    kind: GameKind,
    /// Closes it.
    close: Callback<()>,
) -> impl IntoView {
    let (day_back, day_on) = match kind {
        GameKind::Medici => (say!("replay-day-back"), say!("replay-day-on")),
        GameKind::Strozzi | GameKind::Byzanz => {
            (say!("replay-round-back"), say!("replay-round-on"))
        }
    };
    let rows = vec![
        ("Space", format!("{} / {}", say!("replay-play"), say!("replay-pause"))),
        ("←", say!("replay-back")),
        ("→", say!("replay-on")),
        ("↑", say!("replay-lot-back")),
        ("↓", say!("replay-lot-on")),
        ("PgUp", day_back),
        ("PgDn", day_on),
        ("Home", say!("replay-first")),
        ("End", say!("replay-last")),
        ("?", say!("tool-keys")),
    ];
    view! { <Keys rows close /> }
}

fn of_game(kind: GameKind) -> Vec<Row> {
    match kind {
        GameKind::Medici => vec![
            ("D", say!("key-draw")),
            ("O", say!("key-offer")),
            ("↑ ↓ 0–9", say!("key-amount")),
            ("Enter", say!("key-bid")),
            ("P", say!("key-pass")),
        ],
        GameKind::Strozzi => vec![
            ("D", say!("key-draw")),
            ("↑ ↓ 0–9", say!("key-amount")),
            ("Enter", say!("key-confirm")),
            ("B", say!("key-buy")),
            ("R", say!("key-refuse")),
            ("1 2 3", say!("key-ship")),
            ("Q W E", say!("key-harbour")),
            ("X", say!("key-discard")),
        ],
        GameKind::Byzanz => vec![
            ("← →", say!("key-along-hand")),
            ("Space 1–9", say!("key-select")),
            ("Enter", say!("key-bid")),
            ("M", say!("key-least")),
            ("P", say!("key-pass")),
            ("S", say!("key-sell")),
            ("Esc", say!("key-clear")),
        ],
    }
}

#[component]
fn Keys(rows: Vec<Row>, close: Callback<()>) -> impl IntoView {
    view! {
        <Dialog label=Signal::derive(move || say!("tool-keys")) class="keys-shown" close>
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
            <button class="button primary" autofocus on:click=move |_| close.run(())>
                {say!("close")}
            </button>
        </Dialog>
    }
}
