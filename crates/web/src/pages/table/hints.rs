//! What the master would do, and why.

use fondaco_client::{Hint, Table};
use fondaco_rules::{GameKind, Players, Seat};
use leptos::prelude::*;

use super::advice;
use crate::desk::Desk;
use crate::scene::Scene;
use crate::tongue::{self, say};

/// So many of the moves that were weighed are shown.
const SHOWN: usize = 4;

/// What the master said about this position, if it was asked.
#[component]
pub fn HintPanel(
    /// The table.
    desk: Desk,
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let is_awaited = Memo::new(move |_| desk.table().with(Table::is_hint_awaited));
    view! {
        <div class="hint" aria-live="polite">
            <Show when=move || is_awaited.get()>
                <p class="soft">{move || say!("hint-awaited")}</p>
            </Show>
            {move || match scene.hint.get() {
                None => ().into_any(),
                Some(Err(_)) => view! { <p class="notice bad">{say!("hint-failed")}</p> }.into_any(),
                Some(Ok(hint)) => view! { <Said scene hint /> }.into_any(),
            }}
        </div>
    }
}

#[component]
fn Said(scene: Scene, hint: Hint) -> impl IntoView {
    let kind = scene.kind();
    let players = scene.history.with_untracked(|history| history.game().players());
    let worth = worth(scene, players, &hint);
    let rows: Vec<_> = hint.moves.iter().take(SHOWN).cloned().collect();
    let score = move || match kind {
        GameKind::Medici | GameKind::Strozzi => say!("hint-florins"),
        GameKind::Byzanz => say!("hint-points"),
    };
    let choice = hint.choice.clone();
    let seat = scene.decider().unwrap_or_default();
    let in_words = move |choice: &str| {
        scene.history.with_untracked(|history| advice::in_words(history.game(), seat, choice))
    };
    view! {
        <div class="panel gilded hint-said">
            <p>
                {say!("hint-choice", choice = in_words(&hint.choice))}
            </p>
            {(!worth.is_empty())
                .then(|| view! { <p class="soft">{say!("hint-worth", list = worth.clone())}</p> })}
            {(rows.len() > 1)
                .then(|| {
                    view! {
                        <table class="ledger">
                            <thead>
                                <tr>
                                    <th scope="col">{say!("hint-move")}</th>
                                    <th scope="col" class="figure">{say!("hint-win")}</th>
                                    <th scope="col" class="figure">{score()}</th>
                                </tr>
                            </thead>
                            <tbody>
                                {rows
                                    .into_iter()
                                    .map(|row| {
                                        let texts = tongue::texts();
                                        let win = texts.decimal(100.0 * row.win.0);
                                        view! {
                                            <tr class:sum=row.choice == choice>
                                                <th scope="row">{in_words(&row.choice)}</th>
                                                <td class="figure">{say!("hint-percent", number = win)}</td>
                                                <td class="figure">{texts.decimal(row.score.0)}</td>
                                            </tr>
                                        }
                                    })
                                    .collect_view()}
                            </tbody>
                        </table>
                    }
                })}
        </div>
    }
}

/// What the lot is worth to each seat, as a list.
fn worth(scene: Scene, players: Players, hint: &Hint) -> String {
    let of = |seat: Seat| {
        let worth = (*hint.worth.get(seat.index())?)?;
        Some(format!("{} {}", scene.label(seat), tongue::texts().decimal(worth)))
    };
    players.seats().filter_map(of).collect::<Vec<_>>().join(" · ")
}
