//! Shows what happens at a table, one event after another: with its sound, for as long as it takes to
//! see, and with the ledger of what it scored.

use fondaco_client::Step;
use leptos::prelude::*;

use crate::games::of_event;
use crate::settings;
use crate::sound::{self, Sound};
use crate::timer::Timer;

/// How long coins and counters move before the ledger of a day or round covers them, in milliseconds
/// at the usual speed.
const BEFORE_SCORING: u32 = 700;

/// The pace of a table in play.
#[derive(Clone, Copy)]
pub struct Pacing {
    /// The event whose scoring is shown; the game waits until it has been read.
    scoring: RwSignal<Option<usize>>,
    /// The event whose scoring is shown in a moment.
    due: RwSignal<Option<usize>>,
    /// After how many milliseconds a scoring closes by itself, if it does.
    longest: StoredValue<Option<u32>>,
    timer: Timer,
    /// Goes on when an event has been seen.
    next: StoredValue<Option<Callback<()>>>,
}

impl Pacing {
    /// Nothing is shown yet.
    pub fn new() -> Pacing {
        Pacing {
            scoring: RwSignal::new(None),
            due: RwSignal::new(None),
            longest: StoredValue::new(None),
            timer: Timer::new(),
            next: StoredValue::new(None),
        }
    }

    /// Does this whenever an event has been seen, and its scoring read.
    pub fn when_seen(self, next: impl Fn() + Send + Sync + 'static) {
        self.next.set_value(Some(Callback::new(move |()| next())));
    }

    /// The event whose scoring is shown.
    pub fn scoring(self) -> Option<usize> {
        self.scoring.get()
    }

    /// Whether a scoring is shown in a moment.
    pub fn is_due(self) -> bool {
        self.due.get().is_some()
    }

    /// Whether a scoring is shown, or will be in a moment.
    pub fn is_scoring(self) -> bool {
        self.scoring().is_some() || self.is_due()
    }

    /// Shows an event: in silence and without a pause to somebody who is in a hurry. Its scoring closes
    /// after `longest` milliseconds, or only when it has been read.
    pub fn show(self, event: usize, step: &Step, is_hurried: bool, longest: Option<u32>) {
        self.longest.set_value(longest);
        if let Some(sound) = sound_of(step).filter(|_| !is_hurried) {
            sound::play(sound);
        }
        self.due.set(None);
        let speed = settings::settings_now().speed;
        if !step.is_scoring() {
            return self.wait(if is_hurried { 0 } else { speed.of(pause(step)) });
        }
        self.due.set(Some(event));
        match speed.of(BEFORE_SCORING) {
            time @ 1.. if settings::moves() => self.timer.start(time, move || self.open_scoring()),
            _ => self.open_scoring(),
        }
    }

    fn open_scoring(self) {
        let event = self.due.get_untracked();
        self.due.set(None);
        self.scoring.set(event);
        if let Some(longest) = self.longest.get_value() {
            self.timer.start(longest, move || self.close_scoring());
        }
    }

    /// The scoring has been read.
    pub fn close_scoring(self) {
        if self.scoring.try_get_untracked().flatten().is_some() {
            self.scoring.set(None);
            self.wait(0);
        }
    }

    /// Goes on after so many milliseconds.
    pub fn wait(self, milliseconds: u32) {
        self.timer.start(milliseconds, move || {
            if let Some(next) = self.next.try_get_value().flatten() {
                next.run(());
            }
        });
    }

    /// Shows a scoring that is due at once, and says whether one was.
    pub fn hurry_scoring(self) -> bool {
        let is_due = self.due.get_untracked().is_some();
        if is_due {
            self.timer.stop();
            self.open_scoring();
        }
        is_due
    }

    /// Cuts the pause after an event short.
    pub fn cut_short(self) {
        if self.timer.stop() {
            self.wait(0);
        }
    }

    /// Shows no scoring any more.
    pub fn hide_scoring(self) {
        self.scoring.set(None);
    }

    /// Shows no scoring, now or later, and waits for nothing.
    pub fn reset(self) {
        self.timer.stop();
        self.due.set(None);
        self.hide_scoring();
    }
}

/// How long an event is looked at, in milliseconds at the usual speed.
fn pause(step: &Step) -> u32 {
    of_event!(&step.event, (game, event) => game::pause(event, !step.effects.is_empty()))
}

/// The sound of an event, if it has one.
fn sound_of(step: &Step) -> Option<Sound> {
    of_event!(&step.event, (game, event) => game::sound(event, &step.effects))
}
