//! The coach: explains each thing once, when it comes up, and pauses the bots meanwhile.

use fondaco_client::{Message, Table};
use fondaco_rules::{GameKind, Seat};
use fondaco_texts::LessonStep;
use leptos::prelude::*;

use super::lesson;
use crate::language::{self, say};
use crate::local_session::LocalSession;
use crate::parts::{Art, Button};

/// The coach of a table.
#[derive(Clone, Copy)]
pub struct Coach {
    kind: GameKind,
    /// Everything that has come up so far.
    due: Memo<Vec<LessonStep>>,
    /// What was explained already.
    said: RwSignal<Vec<LessonStep>>,
    is_quiet: RwSignal<bool>,
    again: Callback<()>,
}

impl Coach {
    /// A coach that skips what happened before.
    pub fn new(kind: GameKind, session: LocalSession, again: Callback<()>) -> Coach {
        let table = session.table;
        let due = Memo::new(move |before: Option<&Vec<LessonStep>>| match before {
            // A scoring is explained when it is shown.
            Some(before) if session.pacing.is_due() => before.clone(),
            _ => table.with(|table| lesson::steps(table.history(), Seat::ZERO)),
        });
        let is_new = table.with_untracked(|table| table.history().len() <= 1);
        let said = if is_new { Vec::new() } else { due.get_untracked() };
        let coach =
            Coach { kind, due, said: RwSignal::new(said), is_quiet: RwSignal::new(false), again };
        let speaks = Memo::new(move |_| coach.now().is_some());
        Effect::new(move |_| {
            let speaks = speaks.get();
            if table.with_untracked(Table::is_paused) != speaks {
                session.send(Message::Pause(speaks));
            }
        });
        // What was asked and is done needs no more explanation.
        let moves = Memo::new(move |_| table.with(moves_of_reader));
        Effect::new(move |before: Option<usize>| {
            let moves = moves.get();
            if before.is_some_and(|before| before < moves) {
                let asked =
                    table.with_untracked(|table| lesson::answered(table.history(), Seat::ZERO));
                coach.said.update(|said| said.extend(asked));
            }
            moves
        });
        coach
    }

    /// What is explained now.
    fn now(self) -> Option<LessonStep> {
        if self.is_quiet.get() {
            return None;
        }
        let said = self.said.get();
        self.due.with(|due| due.iter().copied().find(|step| !said.contains(step)))
    }

    fn next(self) {
        if let Some(step) = untrack(|| self.now()) {
            self.said.update(|said| said.push(step));
        }
    }
}

fn moves_of_reader(table: &Table) -> usize {
    let steps = table.history().steps().iter();
    steps.filter(|step| step.event.mover() == Some(Seat::ZERO)).count()
}

/// What the coach says, and the buttons to go on.
#[component]
pub fn CoachPanel(coach: Coach) -> impl IntoView {
    let all = LessonStep::all(coach.kind);
    let steps = all.len();
    let number =
        move |step: LessonStep| 1 + all.iter().position(|other| *other == step).unwrap_or_default();
    let now = Memo::new(move |_| coach.now());
    let words = move || match now.get() {
        Some(step) => language::texts().lesson(step),
        None if coach.is_quiet.get() => say!("learn-done"),
        None => say!("learn-wait"),
    };
    let speaks = move || now.get().is_some();
    let explains = move || now.get().is_some_and(|step| !lesson::is_request(step));
    view! {
        <section
            class="coach panel gilded"
            class:waits=move || !speaks()
            class:explains=explains
            aria-label=move || say!("learn-coach")
        >
            <Art name="quill" class="quill" />
            <div class="words" role="status" aria-live="polite">
                <p>{words}</p>
            </div>
            <div class="buttons">
                <span class="soft figures">
                    {move || now.get().map(|step| language::texts().learn_step(number(step), steps))}
                </span>
                <Show when=speaks>
                    <Button
                        class="button primary"
                        label=move || language::texts().learn_next()
                        press=move || coach.next()
                    >
                        <Art name="icon-arrow" />
                    </Button>
                </Show>
                <Show
                    when=move || !coach.is_quiet.get()
                    fallback=move || {
                        view! {
                            <Button
                                class="button quiet"
                                label=move || language::texts().learn_again()
                                press=coach.again
                            />
                        }
                    }
                >
                    <Button
                        class="button quiet"
                        label=move || language::texts().learn_skip()
                        press=move || coach.is_quiet.set(true)
                    />
                </Show>
            </div>
        </section>
    }
}
