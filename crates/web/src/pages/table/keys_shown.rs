//! Which keys there are.

use fondaco_rules::GameKind;
use leptos::prelude::*;

use crate::parts::Dialog;
use crate::tongue::say;

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
    let mut always = vec![("U", say!("tool-undo"))];
    if online {
        always.push((".", say!("tool-hurry")));
        always.push(("T", say!("talk-title")));
    } else {
        always.push(("H", say!("tool-hint")));
        always.push((".", say!("tool-hurry")));
        always.push((",", say!("tool-pause")));
    }
    always.extend([
        ("I", say!("beside-ledger")),
        ("L", say!("tool-log")),
        ("?", say!("tool-keys")),
    ]);
    let here = match kind {
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
    };
    let rows = here.into_iter().chain(always);
    view! {
        <Dialog label=Signal::derive(move || say!("tool-keys")) class="keys-shown" close>
            <h2>{say!("tool-keys")}</h2>
            <dl class="keys">
                {rows
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
