//! The `fondaco` command: play, replay and check games of Medici, Medici vs Strozzi and Byzanz.

use std::process::ExitCode;

mod app;
mod board;
mod check;
mod cli;
mod manual;
mod narrate;
mod output;
mod paint;
mod perft;
mod play;
mod random;
mod replay;
mod source;

fn main() -> ExitCode {
    app::run()
}
