//! A PostgreSQL server for tests, on a folder and a port of its own.
//!
//! [`shared`] is one server for all tests of a process, [`Server::start`] one that a test may crash
//! and start again, [`Server::fresh`] an empty database that is gone when it is dropped. Whatever
//! happens to the process, even if it is killed, its servers end and their folders are removed.
//!
//! PostgreSQL does not run as root; where the tests do, it gets the user `nobody`.

#![cfg(unix)]

mod place;
mod server;

pub use server::{Database, Server};

use std::sync::LazyLock;

/// The server that all tests of this process share. Nobody may stop it.
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
