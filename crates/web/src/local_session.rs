//! A table of this browser in play: carries out what its model asks for.

use fondaco_client::{Effect, Message, SetUp, Table};
use fondaco_rules::AnyEvent;
use fondaco_texts::Names;
use leptos::prelude::*;

use crate::pacing::Pacing;
use crate::scene::Scene;
use crate::sound::{self, Sound};
use crate::{language, motion, storage, thinker};

/// A table, and what the screen knows beyond it.
#[derive(Clone, Copy)]
pub struct LocalSession {
    /// The model.
    pub table: RwSignal<Table>,
    /// Why the last move was refused.
    pub refusal: RwSignal<Option<String>>,
    /// Shows what happens.
    pub pacing: Pacing,
    id: StoredValue<String>,
}

impl LocalSession {
    /// Plays at a table that is stored under this id.
    pub fn new(id: String, table: Table) -> LocalSession {
        let session = LocalSession {
            table: RwSignal::new(table),
            refusal: RwSignal::new(None),
            pacing: Pacing::new(),
            id: StoredValue::new(id),
        };
        session.pacing.when_seen(move || session.send(Message::Shown));
        session.keep();
        // Bots are asked when the table has been drawn: nobody thinks while the page is busy.
        request_animation_frame(move || session.pacing.wait(0));
        session
    }

    /// The id under which the table is stored.
    pub fn id(self) -> String {
        self.id.get_value()
    }

    /// What the stage shows.
    pub fn scene(self) -> Scene {
        let table = self.table;
        Scene {
            history: Memo::new(move |_| table.with(|table| table.history().clone())),
            viewer: Memo::new(move |_| table.with(Table::viewer)),
            names: Memo::new(move |_| table.with(names_of)),
            set_up: Memo::new(move |_| table.with(|table| SetUp::clone(table.set_up()))),
            waiting: Memo::new(move |_| table.with(Table::waiting)),
            hint: Memo::new(move |_| table.with(|table| table.hint().cloned())),
            act: Some(Callback::new(move |event: AnyEvent| self.send(Message::Act(event)))),
            hurry: Some(Callback::new(move |()| self.hurry())),
        }
    }

    /// Sends a message to the model and carries out its effects.
    pub fn send(self, message: Message) {
        // A bot may answer after the page was left.
        if self.table.is_disposed() {
            return;
        }
        if matches!(message, Message::Act(_) | Message::Undo) {
            self.refusal.set(None);
            self.pacing.hide_scoring();
        }
        motion::before();
        let effects = self.table.try_update(|table| table.update(message)).unwrap_or_default();
        motion::after();
        for effect in effects {
            self.perform(effect);
        }
    }

    fn perform(self, effect: Effect) {
        match effect {
            Effect::Happened(event) => self.table.with_untracked(|table| {
                let step = &table.history().steps()[event];
                self.pacing.show(event, step, table.is_hurried(), None);
            }),
            Effect::Undone => self.pacing.reset(),
            Effect::YourTurn(_) => sound::play(Sound::YourTurn),
            Effect::Refused(refusal) => {
                let names = self.table.with_untracked(names_of);
                self.refusal.set(Some(language::texts().refusal(&names, &refusal)));
            }
            Effect::Ask(question) => {
                thinker::ask(question, move |answer| self.send(Message::Answered(answer)));
            }
            Effect::Store => self.keep(),
            Effect::Over => sound::play(Sound::Over),
        }
    }

    /// Skips the pauses until a person has to decide.
    pub fn hurry(self) {
        if !self.pacing.hurry_scoring() {
            self.send(Message::Hurry);
            self.pacing.cut_short();
        }
    }

    fn keep(self) {
        let record = self.table.with_untracked(Table::record);
        self.id.with_value(|id| storage::keep_game(id, &record));
    }
}

fn names_of(table: &Table) -> Names {
    Names::of_record(table.set_up().kind, table.players(), &table.tags())
}
