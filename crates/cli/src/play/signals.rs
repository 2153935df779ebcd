//! Saving the game when a signal ends the program.

use std::process;

use anyhow::Result;
use fondaco_texts::{Language, Texts, text};

use super::keeper::Keeper;
use crate::app::Exit;
use crate::{output, signals};

/// Saves the game when a signal ends the program.
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
        output::print_error(&format!("\n{line}"));
        process::exit(exit.status().into());
    };
    signals::on_signal(save)
}

/// The modes of the terminal before lines are edited.
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
            // A closed terminal needs no restoring.
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
