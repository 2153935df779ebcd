//! A PostgreSQL server for tests, in a folder and on a port of its own.
//!
//! [`shared`] is one server for all tests of a process, [`Server::start`] one that a test may crash
//! and restart, [`Server::fresh`] an empty database that is dropped with its value. When the process
//! ends, even if it is killed, its servers end and their folders are removed.

#![cfg(unix)]

mod find;
mod server;
mod user;

pub use server::{Database, Server};

use std::sync::LazyLock;

/// The server that all tests of this process share; do not stop it.
///
/// # Panics
/// When PostgreSQL is not installed or does not start.
pub fn shared() -> &'static Server {
    static SHARED: LazyLock<Server> = LazyLock::new(|| match Server::start() {
        Ok(server) => server,
        Err(error) => panic!("no PostgreSQL for the tests: {error:#}"),
    });
    &SHARED
}
