//! Doing something later.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

/// A timer. It stops when the component that made it goes.
#[derive(Clone, Copy)]
pub struct Timer(StoredValue<Option<TimeoutHandle>>);

impl Timer {
    /// A timer that is not running.
    pub fn new() -> Timer {
        let timer = Timer(StoredValue::new(None));
        on_cleanup(move || {
            timer.stop();
        });
        timer
    }

    /// Does this after so many milliseconds, and nothing that was to be done before.
    pub fn start(self, milliseconds: u32, then: impl FnOnce() + 'static) {
        if self.0.is_disposed() {
            return;
        }
        self.stop();
        let fire = move || {
            self.0.try_set_value(None);
            then();
        };
        let time = Duration::from_millis(milliseconds.into());
        self.0.set_value(set_timeout_with_handle(fire, time).ok());
    }

    /// Stops it, and says whether it was running.
    pub fn stop(self) -> bool {
        let running = self.0.try_update_value(Option::take).flatten();
        running.inspect(TimeoutHandle::clear).is_some()
    }
}
