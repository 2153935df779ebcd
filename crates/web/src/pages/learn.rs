//! Lessons: a real game with gentle opponents, and a coach that explains what comes up.

mod coach;
mod lesson;

use fondaco_bots::Level;
use fondaco_client::{SetUp, Table};
use fondaco_rules::{GameKind, Seat, ToAct};
use leptos::prelude::*;

pub use self::coach::{Coach, CoachPanel};
pub use self::lesson::Moment;
use super::kept::LESSON;
use super::table::TableView;
use crate::games::{self, of_game};
use crate::language::{self, say};
use crate::local_session::LocalSession;
use crate::parts::{Art, ButtonLink};
use crate::route::Route;
use crate::storage;

/// The seed of a lesson.
const fn seed(kind: GameKind) -> u64 {
    of_game!(kind, game => game::LESSON_SEED)
}

/// The list of lessons.
#[component]
pub fn Lessons() -> impl IntoView {
    view! {
        <section class="page lessons">
            <h1>{move || language::texts().learn_title()}</h1>
            <p class="lead">{move || say!("learn-intro")}</p>
            <div class="games">
                {GameKind::ALL.map(|kind| view! { <LessonCard kind /> }).collect_view()}
            </div>
        </section>
    }
}

#[component]
fn LessonCard(kind: GameKind) -> impl IntoView {
    let game = move || language::texts().game(kind);
    let words = move || {
        if stored(kind).is_some() { say!("learn-go-on") } else { say!("learn-start") }
    };
    view! {
        <article class="game-card">
            <Art name=games::picture(kind) class="picture" />
            <div class="words">
                <h2>{game}</h2>
                <p>{move || language::texts().learn_lead(kind)}</p>
            </div>
            <div class="buttons">
                <ButtonLink class="button primary" to=Route::Learn(kind) label=words of=kind />
                <ButtonLink class="button quiet" to=Route::Rules(kind) label=move || say!("rules") of=kind />
            </div>
        </article>
    }
}

/// A lesson.
#[component]
pub fn LearnPage(kind: GameKind) -> impl IntoView {
    let times = RwSignal::new(0);
    let again = Callback::new(move |()| {
        put_away(kind);
        storage::forget_game(&id(kind));
        times.update(|times| *times += 1);
    });
    move || {
        times.track();
        view! { <Lesson kind again /> }
    }
}

/// One time through a lesson.
#[component]
fn Lesson(kind: GameKind, #[prop(into)] again: Callback<()>) -> impl IntoView {
    let table = stored(kind).or_else(|| {
        put_away(kind);
        fresh(kind)
    });
    table.map(|table| {
        let session = LocalSession::new(id(kind), table);
        let coach = Coach::new(kind, session, again);
        // A scoring is explained in its dialog.
        provide_context(coach);
        let is_scoring = move || session.pacing.scoring().is_some();
        view! {
            <div class="lesson">
                <Show when=move || !is_scoring()>
                    <CoachPanel coach />
                </Show>
                <TableView session />
            </div>
        }
    })
}

fn id(kind: GameKind) -> String {
    format!("{LESSON}{kind}")
}

/// The lesson that was begun and is not over.
fn stored(kind: GameKind) -> Option<Table> {
    let table = Table::stored(&storage::game(&id(kind))?, seed(kind)).ok()?;
    let fits = table.game().kind() == kind && table.game().to_act() != ToAct::Over;
    fits.then_some(table)
}

/// Makes room for the next lesson: a finished one is kept among the other games, and one that cannot
/// be read is set aside.
fn put_away(kind: GameKind) {
    let Some(record) = storage::game(&id(kind)) else { return };
    match Table::stored(&record, seed(kind)) {
        Ok(table) if table.game().to_act() != ToAct::Over => {}
        Ok(_) => {
            storage::renumber(&id(kind));
        }
        Err(_) => storage::set_aside(&storage::renumber(&id(kind))),
    }
}

fn fresh(kind: GameKind) -> Option<Table> {
    let (fewest, _) = kind.players();
    let mut set_up = SetUp::alone(kind, fewest.into(), Level::Apprentice);
    set_up.begins = kind.begins(Seat::ZERO).map(|_| Seat::ZERO);
    Table::new(set_up, seed(kind)).ok()
}
