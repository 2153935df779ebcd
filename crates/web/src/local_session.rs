//! A table in play: does what the table model wants done.

use std::time::Duration;

use fondaco_client::{Effect, Message, SetUp, Step, Table};
use fondaco_rules::AnyEvent;
use fondaco_texts::Names;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use crate::games::of_event;
use crate::scene::Scene;
use crate::sound::{self, Sound};
use crate::{language, motion, settings, storage, thinker};

/// A table, and what the screen knows beyond it.
#[derive(Clone, Copy)]
pub struct LocalSession {
    table: RwSignal<Table>,
    id: StoredValue<String>,
    /// Why the last move was refused.
    refusal: RwSignal<Option<String>>,
    /// The event whose scoring is shown; the game waits until it has been read.
    scoring: RwSignal<Option<usize>>,
    /// The event whose scoring is shown in a moment, when coins and counters have moved.
    scored: RwSignal<Option<usize>>,
    /// What goes on when the time has come.
    timer: StoredValue<Option<TimeoutHandle>>,
    is_closed: StoredValue<bool>,
}

impl LocalSession {
    /// Sits down at a table that is stored under this number.
    pub fn new(id: String, table: Table) -> LocalSession {
        let session = LocalSession {
            table: RwSignal::new(table),
            id: StoredValue::new(id),
            refusal: RwSignal::new(None),
            scoring: RwSignal::new(None),
            scored: RwSignal::new(None),
            timer: StoredValue::new(None),
            is_closed: StoredValue::new(false),
        };
        on_cleanup(move || session.close());
        session.keep();
        // Bots are asked when the table has been drawn: nobody thinks while the page is busy.
        request_animation_frame(move || session.after(0, move || session.send(Message::Shown)));
        session
    }

    /// The table.
    pub const fn table(self) -> RwSignal<Table> {
        self.table
    }

    /// The number under which it is stored.
    pub fn id(self) -> String {
        self.id.get_value()
    }

    /// Why the last move was refused.
    pub const fn refusal(self) -> RwSignal<Option<String>> {
        self.refusal
    }

    /// The event whose scoring is shown.
    pub const fn scoring(self) -> RwSignal<Option<usize>> {
        self.scoring
    }

    /// Is a scoring shown, or will be in a moment?
    pub fn is_scoring(self) -> bool {
        self.scoring.get().is_some() || self.is_scored()
    }

    /// Will a scoring be shown in a moment?
    pub fn is_scored(self) -> bool {
        self.scored.get().is_some()
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

    /// Tells the table something and does what it wants done.
    pub fn send(self, message: Message) {
        if self.is_closed.try_get_value().unwrap_or(true) {
            return;
        }
        if matches!(message, Message::Act(_) | Message::Undo) {
            self.refusal.set(None);
            self.scoring.set(None);
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
            Effect::Happened(event) => self.show(event),
            Effect::Undone => {
                self.scored.set(None);
                self.stop_timer();
            }
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

    /// Goes on when what happened has been seen, or read.
    fn show(self, event: usize) {
        let (pause, scored) = self.table.with_untracked(|table| {
            let step = &table.history().steps()[event];
            let scored = step.is_scoring();
            let pause = if table.is_hurried() { 0 } else { pause(step) };
            (settings::settings_now().speed.of(pause), scored)
        });
        if let Some(sound) = self.table.with_untracked(|table| {
            let hurried = table.is_hurried();
            sound_of(&table.history().steps()[event]).filter(|_| !hurried)
        }) {
            sound::play(sound);
        }
        self.scored.set(None);
        match look() {
            _ if !scored => self.after(pause, move || self.send(Message::Shown)),
            0 => self.scoring.set(Some(event)),
            look => {
                self.scored.set(Some(event));
                self.after(look, move || self.show_scoring());
            }
        }
    }

    fn show_scoring(self) {
        let scored = self.scored.get_untracked();
        self.scored.set(None);
        self.scoring.set(scored);
    }

    /// The scoring has been read.
    pub fn read_scoring(self) {
        if self.scoring.get_untracked().is_some() {
            self.scoring.set(None);
            self.after(0, move || self.send(Message::Shown));
        }
    }

    /// Does not wait any longer.
    pub fn hurry(self) {
        if self.scored.get_untracked().is_some() {
            self.stop_timer();
            return self.show_scoring();
        }
        self.send(Message::Hurry);
        if self.stop_timer() {
            self.after(0, move || self.send(Message::Shown));
        }
    }

    fn after(self, milliseconds: u32, then: impl Fn() + 'static) {
        if self.is_closed.try_get_value().unwrap_or(true) {
            return;
        }
        self.stop_timer();
        let time = Duration::from_millis(milliseconds.into());
        let go_on = move || {
            self.timer.try_set_value(None);
            then();
        };
        self.timer.set_value(set_timeout_with_handle(go_on, time).ok());
    }

    fn stop_timer(self) -> bool {
        let timer = self.timer.try_update_value(Option::take).flatten();
        timer.inspect(TimeoutHandle::clear).is_some()
    }

    fn keep(self) {
        let record = self.table.with_untracked(Table::record);
        self.id.with_value(|id| storage::keep_game(id, &record));
    }

    fn close(self) {
        self.stop_timer();
        self.is_closed.set_value(true);
    }
}

fn names_of(table: &Table) -> Names {
    Names::of_record(table.set_up().kind, table.players(), &table.tags())
}

/// For how many milliseconds one sees coins and counters move before the ledger of a day or round
/// covers them.
pub fn look() -> u32 {
    const LOOK: u32 = 700;
    if settings::moves() { settings::settings_now().speed.of(LOOK) } else { 0 }
}

/// How long an event is looked at, in milliseconds at the usual speed.
pub fn pause(step: &Step) -> u32 {
    of_event!(&step.event, (game, event) => game::pause(event, !step.effects.is_empty()))
}

/// What is heard of an event.
pub fn sound_of(step: &Step) -> Option<Sound> {
    of_event!(&step.event, (game, event) => game::sound(event, &step.effects))
}
