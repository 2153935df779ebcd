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
mod load;
mod manual;
mod output;
mod paint;
mod perft;
mod play;
mod random;
mod remote;
mod replay;
mod serve;
mod sheet;
mod source;
mod train;
mod weighed;

fn main() -> ExitCode {
    app::run()
}
