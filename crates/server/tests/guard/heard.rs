//! Captures the log at the most verbose level.

use std::fmt::{self, Write};
use std::sync::{Mutex, Once};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

static LOG: Mutex<String> = Mutex::new(String::new());

/// Captures the log of this process from now on.
pub fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        tracing::subscriber::set_global_default(Listener).expect("nobody else listens");
    });
}

/// The log so far.
pub fn all() -> String {
    LOG.lock().unwrap().clone()
}

struct Listener;

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        let _ = write!(self.0, " {field}={value:?}");
    }
}

fn add(line: &str) {
    let mut log = LOG.lock().unwrap();
    log.push_str(line);
    log.push('\n');
}

impl Subscriber for Listener {
    /// Dependencies up to the level that operators can set, our own crates at all levels.
    fn enabled(&self, what: &Metadata<'_>) -> bool {
        *what.level() <= Level::DEBUG || what.target().starts_with("fondaco")
    }

    fn new_span(&self, span: &Attributes<'_>) -> Id {
        let mut line = Line(format!("span {}", span.metadata().name()));
        span.record(&mut line);
        add(&line.0);
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, values: &Record<'_>) {
        let mut line = Line("span".to_owned());
        values.record(&mut line);
        add(&line.0);
    }

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut line = Line(format!("{} {}", event.metadata().level(), event.metadata().target()));
        event.record(&mut line);
        add(&line.0);
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}
