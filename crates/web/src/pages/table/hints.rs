//! Hints: what the master would do, and why.

use fondaco_client::{Hint, Table};
use fondaco_rules::{GameKind, Players, ScoredIn, Seat};
use leptos::prelude::*;

use super::advice;
use crate::language::{self, say};
use crate::local_session::LocalSession;
use crate::scene::Scene;

/// How many of the moves are shown.
const SHOWN: usize = 4;

/// Where a hint is shown. Both places are in the page, and the style sheet shows the one for which
/// there is room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintPlace {
    /// All of it, below what lies beside the table.
    Beside,
    /// A line above the buttons, to be unfolded.
    Folded,
}

/// The hint for this position, if there is one.
#[component]
pub fn HintPanel(session: LocalSession, scene: Scene, place: HintPlace) -> impl IntoView {
    let is_awaited = Memo::new(move |_| session.table.with(Table::is_hint_awaited));
    let class = match place {
        HintPlace::Beside => "hint aside",
        HintPlace::Folded => "hint folded",
    };
    view! {
        <div class=class aria-live="polite">
            <Show when=move || is_awaited.get()>
                <p class="hint-awaited soft">{move || say!("hint-awaited")}</p>
            </Show>
            {move || match (scene.hint.get(), place) {
                (None, _) => ().into_any(),
                (Some(Err(_)), _) => {
                    view! { <p class="notice bad">{say!("hint-failed")}</p> }.into_any()
                }
                (Some(Ok(hint)), HintPlace::Beside) => {
                    view! {
                        <div class="panel gilded hint-said">
                            <p class="hint-choice">{choice(scene, &hint)}</p>
                            <Reasons scene hint />
                        </div>
                    }
                        .into_any()
                }
                (Some(Ok(hint)), HintPlace::Folded) => {
                    view! {
                        <details class="hint-said">
                            <summary class="hint-choice">{choice(scene, &hint)}</summary>
                            <Reasons scene hint />
                        </details>
                    }
                        .into_any()
                }
            }}
        </div>
    }
}

/// A move in the words of its button.
fn in_words(scene: Scene, choice: &str) -> String {
    let seat = scene.decider().unwrap_or_default();
    scene.history.with_untracked(|history| advice::in_words(history.game(), seat, choice))
}

fn choice(scene: Scene, hint: &Hint) -> String {
    say!("hint-choice", choice = in_words(scene, &hint.choice))
}

/// What the lot is worth, and how the moves compare.
#[component]
fn Reasons(scene: Scene, hint: Hint) -> impl IntoView {
    let kind = scene.kind();
    let players = scene.history.with_untracked(|history| history.game().players());
    let worth = worth(scene, players, &hint);
    let rows: Vec<_> = hint.moves.iter().take(SHOWN).cloned().collect();
    let score = move || match kind.scored_in() {
        ScoredIn::Florins => say!("hint-florins"),
        ScoredIn::Points => say!("hint-points"),
    };
    let choice = hint.choice.clone();
    view! {
        {(!worth.is_empty())
            .then(|| view! { <p class="soft">{of_lot(kind, &worth)}</p> })}
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
                                    let texts = language::texts();
                                    let win = texts.decimal(100.0 * row.win.0);
                                    view! {
                                        <tr class:sum=row.choice == choice>
                                            <th scope="row">{in_words(scene, &row.choice)}</th>
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
    }
}

/// What the lot is worth, in florins or points.
fn of_lot(kind: GameKind, worth: &str) -> String {
    match kind.scored_in() {
        ScoredIn::Florins => say!("hint-worth", list = worth),
        ScoredIn::Points => say!("hint-worth-points", list = worth),
    }
}

/// What the lot is worth to each seat, as a list.
fn worth(scene: Scene, players: Players, hint: &Hint) -> String {
    let of = |seat: Seat| {
        let worth = (*hint.worth.get(seat.index())?)?;
        Some(format!("{} {}", scene.label(seat), language::texts().decimal(worth)))
    };
    players.seats().filter_map(of).collect::<Vec<_>>().join(" · ")
}
