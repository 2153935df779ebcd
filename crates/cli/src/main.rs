//! The `fondaco` command: play, replay and check games of Medici, Medici vs Strozzi and Byzanz.

use std::process::ExitCode;

mod analyse;
mod app;
mod arena;
mod audit;
mod backup;
mod board;
mod check;
mod cli;
mod engine;
mod evaluations;
mod manual;
mod output;
mod paint;
mod perft;
mod play;
mod random;
mod replay;
mod serve;
mod sheet;
mod signals;
mod source;
mod train;

fn main() -> ExitCode {
    app::run()
}
