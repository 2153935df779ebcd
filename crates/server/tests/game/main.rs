//! Whole games and every refusal, over real sockets and a real store.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![cfg(unix)]

mod bots;
mod clocks;
mod http;
mod masks;
mod nodes;
mod orders;
mod playing;
mod refusals;
mod restarts;
mod tables;
mod talk;
mod test_server;
mod undo;
mod view;
mod webhooks;
