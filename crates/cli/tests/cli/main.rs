//! The command as its users see it: its help, its output, its exit status.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod analyse;
mod arena;
mod audit;
mod check;
mod engine;
mod golden;
mod help;
mod hostile;
mod perft;
mod pipes;
mod play;
mod random;
mod remote;
mod run;
mod serve;
mod story;
mod train;
