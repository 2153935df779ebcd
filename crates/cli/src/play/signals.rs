//! When a signal ends the game, it is saved first.

use std::process;

use anyhow::{Context, Result};
use fondaco_texts::{Language, Texts, text};

use super::keeper::Keeper;
use crate::app::Exit;
use crate::output;

/// From now on the record is saved before a signal ends the program.
pub fn save_on_signals(keeper: Keeper, language: Language) -> Result<()> {
    let terminal = Terminal::now();
    let save = move || {
        terminal.restore();
        let texts = Texts::new(language);
        let (line, exit) = match keeper.save() {
            Ok(path) => {
                (text!(texts, "saved", path = path.display().to_string()), Exit::Interrupted)
            }
            Err(error) => (text!(texts, "not-saved", reason = error.to_string()), Exit::Unusable),
        };
        output::complain(&format!("\n{line}"));
        process::exit(exit.status().into());
    };
    ctrlc::set_handler(save).context("cannot prepare for signals")
}

/// How the terminal was set before lines were edited on it.
struct Terminal {
    #[cfg(unix)]
    modes: Option<rustix::termios::Termios>,
}

#[cfg(unix)]
impl Terminal {
    fn now() -> Terminal {
        Terminal { modes: rustix::termios::tcgetattr(rustix::stdio::stdin()).ok() }
    }

    fn restore(&self) {
        if let Some(modes) = &self.modes {
            let now = rustix::termios::OptionalActions::Now;
            // A terminal that has gone away needs no restoring.
            let _ = rustix::termios::tcsetattr(rustix::stdio::stdin(), now, modes);
        }
    }
}

#[cfg(not(unix))]
impl Terminal {
    fn now() -> Terminal {
        Terminal {}
    }

    fn restore(&self) {
        let _ = self;
    }
}
