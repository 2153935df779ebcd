//! The sign that a bot is thinking.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A spinner, shown at a terminal until it is dropped.
pub struct Thinking(ProgressBar);

impl Thinking {
    /// Shows the spinner.
    pub fn new(message: String) -> Thinking {
        let bar = ProgressBar::new_spinner().with_message(message);
        if let Ok(style) = ProgressStyle::with_template("{spinner} {msg}") {
            bar.set_style(style);
        }
        bar.enable_steady_tick(Duration::from_millis(120));
        Thinking(bar)
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
