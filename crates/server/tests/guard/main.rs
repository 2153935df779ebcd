//! Attacks: a real server refuses whatever it must not do, and says why.

#![allow(dead_code, reason = "the server is shared with other tests")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod heard;
mod keys;
mod many;
mod messages;
mod secrets;
mod serving;
mod sites;
mod slow;
#[path = "../support/server.rs"]
mod support;
mod test_server;
mod texts;
mod webhooks;
mod wire;
