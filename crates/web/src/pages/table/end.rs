//! The game is over: who won, how it came about, and what next.

use fondaco_client::{History, SetUp, Table, day_of};
use fondaco_rules::{AnyGame, GameKind, Seat, sort_few};
use leptos::html;
use leptos::prelude::*;
use web_sys::{ScrollBehavior, ScrollIntoViewOptions, ScrollLogicalPosition};

use crate::desk::Desk;
use crate::games::byzanz;
use crate::pages::table::seed;
use crate::parts::{Art, SeatMark};
use crate::route::{self, Route, Shown};
use crate::scene::Scene;
use crate::tongue::say;
use crate::{settings, share, storage};

use super::sources::Sources;

/// Ranking, course of the game, and what next.
#[component]
pub fn End(
    /// The table.
    desk: Desk,
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let kind = scene.kind();
    let record = move || desk.table().with_untracked(Table::record);
    let copied = RwSignal::new(None::<bool>);
    let copy_record = move |_| share::copy(record(), move |done| copied.set(Some(done)));
    let copy_link =
        move |_| share::copy(share::link_of(&record()), move |done| copied.set(Some(done)));
    let replay = move |_| {
        let id = desk.id();
        route::go(&Route::Replay(Shown::Stored(id)));
    };
    view! {
        <section class="end panel gilded" aria-labelledby="end-title">
            <Outcome scene />
            <div class="buttons">
                <button class="button primary" on:click=move |_| rematch(desk)>
                    {move || say!("end-rematch")}
                </button>
                <button class="button" on:click=replay>
                    <Art name="icon-play" />
                    {move || say!("end-replay")}
                </button>
                <button
                    class="button"
                    on:click=move |_| share::download(&format!("{kind}.record"), &record())
                >
                    <Art name="icon-download" />
                    {move || say!("download-record")}
                </button>
                <button class="button" on:click=copy_record>
                    <Art name="icon-copy" />
                    {move || say!("copy-record")}
                </button>
                <button class="button" on:click=copy_link>
                    <Art name="icon-link" />
                    {move || say!("copy-link")}
                </button>
                <a class="button quiet" href=Route::Home.path()>
                    <Art name="icon-home" />
                    {move || say!("unknown-home")}
                </a>
            </div>
            <p role="status" class="soft">
                {move || match copied.get() {
                    None => String::new(),
                    Some(true) => say!("copied"),
                    Some(false) => say!("copy-failed"),
                }}
            </p>
        </section>
    }
}

/// The same people in the same seats at a new table; chance decides who begins.
fn rematch(desk: Desk) {
    let set_up = desk.table().with_untracked(|table| SetUp::clone(table.set_up()));
    if let Ok(table) = Table::new(set_up, seed()) {
        let id = storage::new_id();
        storage::keep_game(&id, &table.record());
        route::go(&Route::Table(id));
    }
}

/// Who won, with what, and how it came about. The title is `end-title`.
#[component]
pub fn Outcome(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let title = NodeRef::<html::H2>::new();
    Effect::new(move |_| {
        if let Some(title) = title.get() {
            // When everything has found its place.
            request_animation_frame(move || bring_into_view(&title));
        }
    });
    view! {
        <h2 id="end-title" node_ref=title>{move || victory(scene)}</h2>
        <Ranking scene />
        {(scene.kind() == GameKind::Byzanz)
            .then(|| {
                let event = scene.history.with_untracked(|history| history.len() - 1);
                view! { <byzanz::Scoring scene event /> }
            })}
        <div class="looking-back">
            <Course scene />
            <Sources scene />
        </div>
    }
}

/// Below a large table the ranking would be out of sight; whoever sees all of it stays where he is.
fn bring_into_view(title: &web_sys::HtmlHeadingElement) {
    let ranking = title.next_element_sibling();
    let bottom = ranking.map_or(0.0, |ranking| ranking.get_bounding_client_rect().bottom());
    let height = window().inner_height().ok().and_then(|height| height.as_f64());
    if height.is_some_and(|height| bottom <= height) {
        return;
    }
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Start);
    if settings::moves() {
        options.set_behavior(ScrollBehavior::Smooth);
    }
    let part = title.parent_element();
    part.unwrap_or_else(|| title.clone().into())
        .scroll_into_view_with_scroll_into_view_options(&options);
}

/// Who won, in words.
fn victory(scene: Scene) -> String {
    let winners = scene.history.with(|history| history.game().winners());
    let names: Vec<_> = winners.iter().map(|seat| scene.label(seat)).collect();
    match (names.as_slice(), winners.first()) {
        ([_], Some(seat)) => say!("wins", name = scene.called(seat)),
        (names, _) => say!("share-victory", names = names.join(" · ")),
    }
}

/// Seats, the best first.
fn ranked(game: &AnyGame) -> Vec<(Seat, i32)> {
    let scores = game.scores();
    let mut ranked: Vec<_> = game.players().seats().map(|seat| (seat, scores[seat])).collect();
    let winners = game.winners();
    sort_few(&mut ranked, |&(seat, score)| (!winners.contains(seat), -score));
    ranked
}

/// Everybody, the best first.
#[component]
fn Ranking(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    let rows = move || scene.history.with(|history| ranked(history.game()));
    view! {
        <ol class="ranking">
            {move || {
                rows()
                    .into_iter()
                    .map(|(seat, score)| {
                        let name = Signal::derive(move || scene.label(seat));
                        view! {
                            <li>
                                <SeatMark seat name />
                                <span class="name">{move || name.get()}</span>
                                <span class="figure">{score}</span>
                            </li>
                        }
                    })
                    .collect_view()
            }}
        </ol>
    }
}

/// Everybody's score at the end of each day or round, from the start.
fn course(history: &History) -> Vec<Vec<i32>> {
    let scores = |game: &AnyGame| game.scores().of(game.players()).to_vec();
    let mut course = vec![scores(history.at(0))];
    for at in 1..=history.len() {
        let (before, after) = (history.at(at - 1), history.at(at));
        if day_of(before) != day_of(after) || at == history.len() {
            course.push(scores(after));
        }
    }
    course
}

/// How the scores went, as lines and, for those who do not see them, as a table.
#[component]
fn Course(
    /// What is shown.
    scene: Scene,
) -> impl IntoView {
    const WIDTH: f32 = 480.0;
    const HEIGHT: f32 = 200.0;
    const EDGE: f32 = 24.0;
    let kind = scene.kind();
    let course = scene.history.with_untracked(course);
    let players = scene.history.with_untracked(|history| history.game().players());
    let all = || course.iter().flatten().copied();
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1));
    let x = |at: usize| EDGE + (WIDTH - 2.0 * EDGE) * at as f32 / (course.len() - 1).max(1) as f32;
    let y = |score: i32| {
        HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * (score - low) as f32 / (high - low).max(1) as f32
    };
    let lines = players.seats().map(|seat| {
        let points: Vec<_> = course
            .iter()
            .enumerate()
            .map(|(at, scores)| format!("{:.1},{:.1}", x(at), y(scores[seat.index()])))
            .collect();
        let last = course.last().map_or(0, |scores| scores[seat.index()]);
        let (end_x, end_y) = (x(course.len() - 1), y(last));
        view! {
            <g class=format!("line seat-{}", seat.index())>
                <polyline points=points.join(" ") fill="none" />
                <use
                    href=format!("#seat-{}", seat.index())
                    x=end_x - 7.0
                    y=end_y - 7.0
                    width="14"
                    height="14"
                />
            </g>
        }
    });
    let lines = lines.collect_view();
    let head = move |at: usize| match (at, kind) {
        (0, _) => say!("course-start"),
        (_, GameKind::Medici) => say!("where-day", number = at),
        _ => say!("where-round", number = at),
    };
    let columns = course.len();
    view! {
        <figure class="course">
            <figcaption>{move || say!("course-title")}</figcaption>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                <line class="zero" x1=EDGE x2=WIDTH - EDGE y1=y(0) y2=y(0) />
                {lines}
            </svg>
            <div class="scroll" tabindex="0" role="region" aria-label=move || say!("course-title")>
                <table class="ledger">
                    <thead>
                        <tr>
                            <td></td>
                            {(0..columns)
                                .map(|at| view! { <th scope="col" class="figure">{move || head(at)}</th> })
                                .collect_view()}
                        </tr>
                    </thead>
                    <tbody>
                        {players
                            .seats()
                            .map(|seat| {
                                let figures = course.iter().map(|scores| scores[seat.index()]);
                                view! {
                                    <tr>
                                        <th scope="row">{move || scene.label(seat)}</th>
                                        {figures
                                            .map(|score| view! { <td class="figure">{score}</td> })
                                            .collect_view()}
                                    </tr>
                                }
                            })
                            .collect_view()}
                    </tbody>
                </table>
            </div>
        </figure>
    }
}
