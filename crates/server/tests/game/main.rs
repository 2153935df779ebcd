//! Whole games and refusals, over real sockets and a real store.

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
#[path = "../support/server.rs"]
#[allow(dead_code, reason = "other tests need the rest")]
mod support;
mod tables;
mod talk;
mod test_server;
mod undo;
mod view;
mod webhooks;
