//! My games: unfinished, finished, and those that could not be read.

use fondaco_rules::Viewer;
use leptos::prelude::*;

use super::kept::{self, Players, SavedGame};
use crate::games;
use crate::language::{self, say};
use crate::parts::{Art, Button, ButtonLink, Question};
use crate::route::{ReplayOf, Route};
use crate::share;
use crate::storage::{self, Stored};

/// The page.
#[component]
pub fn HistoryPage() -> impl IntoView {
    let (games, _) = kept::kept();
    let games = RwSignal::new(games);
    let broken = RwSignal::new(storage::broken());
    // The game to be deleted, if the player confirms.
    let doubted = RwSignal::new(None::<SavedGame>);
    let of = move |over: bool| {
        games.get().into_iter().filter(move |kept| kept.is_over() == over).collect::<Vec<_>>()
    };
    let is_empty = move || games.with(Vec::is_empty) && broken.with(Vec::is_empty);
    view! {
        <section class="page history">
            <h1>{move || say!("nav-history")}</h1>
            <Show when=is_empty>
                <div class="panel empty">
                    <Art name="ledger" class="picture" />
                    <p>{move || say!("history-empty")}</p>
                    <ButtonLink class="button primary" to=Route::Home label=move || say!("history-to-games") />
                </div>
            </Show>
            <Show when=move || !of(false).is_empty()>
                <h2>{move || say!("history-unfinished")}</h2>
                <ul class="shelves">
                    <For each=move || of(false) key=|kept| kept.id.clone() let(kept)>
                        <Row kept doubted />
                    </For>
                </ul>
            </Show>
            <Show when=move || !of(true).is_empty()>
                <h2>{move || say!("history-finished")}</h2>
                <ul class="shelves">
                    <For each=move || of(true) key=|kept| kept.id.clone() let(kept)>
                        <Row kept doubted />
                    </For>
                </ul>
            </Show>
            <Show when=move || broken.with(|broken| !broken.is_empty())>
                <h2>{move || say!("history-broken")}</h2>
                <p class="soft">{move || say!("history-broken-note")}</p>
                <ul class="shelves">
                    <For each=move || broken.get() key=|stored| stored.id.clone() let(stored)>
                        <Broken stored />
                    </For>
                </ul>
            </Show>
            {move || doubted.get().map(|kept| view! { <Forget kept doubted games /> })}
        </section>
    }
}

#[component]
fn Row(kept: SavedGame, doubted: RwSignal<Option<SavedGame>>) -> impl IntoView {
    let kind = kept.game.kind();
    let whole = StoredValue::new(kept.clone());
    let game = move || language::texts().game(kind);
    let when = move || whole.with_value(SavedGame::when);
    let how = move || {
        whole.with_value(|kept| {
            if kept.is_over() { kept.won_by(language::texts()) } else { kept::place(&kept.game) }
        })
    };
    let replay = Route::Replay(ReplayOf::Stored(kept.id.clone()));
    let is_over = kept.is_over();
    view! {
        <li class="kept panel">
            <Art name=games::picture(kind) class="picture" />
            <div class="words">
                <h3>{game}</h3>
                <p class:result=is_over>{how}</p>
                <p class="soft">{when}</p>
            </div>
            <Players kept=kept.clone() />
            <div class="buttons">
                {(!is_over)
                    .then(|| {
                        let label = move || say!("home-continue-game");
                        view! { <ButtonLink class="button primary" to=kept.route() label of=kind /> }
                    })}
                <ButtonLink to=replay icon="icon-play" label=move || say!("nav-replay") of=kind />
                {is_over
                    .then(|| {
                        let label = move || say!("history-result");
                        view! { <ButtonLink class="button quiet" to=kept.route() label of=kind /> }
                    })}
                // A record holds every hand.
                {(kept.eyes != Viewer::Public)
                    .then(|| {
                        let (file, record) = (kept.file(), kept.record.clone());
                        view! {
                            <Button
                                class="button quiet icon-only"
                                icon="icon-download"
                                title=move || say!("download-record")
                                name=move || say!("download-record")
                                of=kind
                                press=move || share::save(&file, &record)
                            />
                        }
                    })}
                <Button
                    class="button quiet icon-only"
                    icon="icon-trash"
                    title=move || say!("forget")
                    name=move || say!("forget")
                    of=kind
                    press=move || doubted.set(Some(whole.get_value()))
                />
            </div>
        </li>
    }
}

#[component]
fn Broken(stored: Stored) -> impl IntoView {
    let id = stored.id.clone();
    let file = format!("fondaco-{}.record", stored.id);
    view! {
        <li class="kept panel broken">
            <p class="words">{move || kept::begun(&id).unwrap_or_else(|| id.clone())}</p>
            <div class="buttons">
                <Button
                    icon="icon-download"
                    label=move || say!("download-record")
                    press=move || share::download(&file, &stored.record)
                />
            </div>
        </li>
    }
}

/// Asks for confirmation.
#[component]
fn Forget(
    kept: SavedGame,
    doubted: RwSignal<Option<SavedGame>>,
    games: RwSignal<Vec<SavedGame>>,
) -> impl IntoView {
    let kind = kept.game.kind();
    let forget = move || {
        storage::forget_game(&kept.id);
        games.update(|games| games.retain(|other| other.id != kept.id));
        doubted.set(None);
    };
    view! {
        <Question
            title=move || say!("forget-title", game = language::texts().game(kind))
            text=|| say!("forget-text")
            no=|| say!("keep")
            yes=|| say!("forget")
            icon="icon-trash"
            act=forget
            close=move || doubted.set(None)
        />
    }
}
