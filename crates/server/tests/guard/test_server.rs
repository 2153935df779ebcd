//! A server whose tests block, so that they read and write byte by byte.

use std::ops::Deref;
use std::time::Instant;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use fondaco_protocol::{NewPerson, NewTable, SeatWish, Table};
use fondaco_server::Site;
use fondaco_server::api::Settings;
use fondaco_server::hall::{Limits, Secret};
use fondaco_server::store::PersonRow;
use tokio::runtime::Runtime;

use crate::heard;
use crate::support::{self, Data, site};
pub use crate::support::{BEGINNING, Guest, NEVER, generous, new_table};
use crate::wire::Client;

/// A running server. It is stopped when it is dropped.
pub struct TestServer {
    server: Option<support::TestServer>,
    runtime: Runtime,
}

impl Deref for TestServer {
    type Target = support::TestServer;

    fn deref(&self) -> &support::TestServer {
        self.server.as_ref().expect("the server runs")
    }
}

/// Waits until something is so.
pub fn eventually(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < NEVER, "{what}");
        std::thread::yield_now();
    }
}

impl TestServer {
    pub fn open() -> TestServer {
        TestServer::with(generous(), Limits::default())
    }

    pub fn with(settings: Settings, limits: Limits) -> TestServer {
        TestServer::start(settings, limits, site())
    }

    pub fn start(settings: Settings, limits: Limits, site: Site) -> TestServer {
        heard::listen();
        let threads =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
        let runtime = threads.unwrap();
        let starting = support::TestServer::start(Data::new(), settings, limits, site);
        let server = Some(runtime.block_on(starting));
        TestServer { server, runtime }
    }

    /// Waits for something that the server's own parts do.
    pub fn wait<T>(&self, future: impl Future<Output = T>) -> T {
        self.runtime.block_on(future)
    }

    /// A connection.
    pub fn client(&self) -> Client {
        Client::of(self.address)
    }

    /// Stops the server and waits until it has ended.
    pub fn close(&mut self) {
        let Some(server) = self.server.take() else { return };
        let stopping = async { tokio::time::timeout(NEVER, server.stop()).await };
        let ended = self.runtime.block_on(stopping);
        if !std::thread::panicking() {
            ended.expect("the server stops").expect("the server has not failed");
        }
    }

    /// Somebody comes for the first time.
    pub fn guest(&self, name: &str) -> Guest {
        let body = serde_json::json!({ "name": name }).to_string();
        let answer = self.client().post("/people", None, &body);
        let NewPerson { id, key, .. } = answer.value();
        Guest { id, key }
    }

    /// Somebody whose number and key are always the same.
    pub fn known(&self, number: u8, name: &str) -> Guest {
        let key = URL_SAFE_NO_PAD.encode([number; 32]);
        let id = format!("sitterabcdefgh{}{}", 2 + number / 8, 2 + number % 8);
        let row = PersonRow {
            id: id.clone(),
            key_hash: Secret::sent(&key).unwrap().hash(),
            name: name.to_owned(),
            program: false,
            webhook: None,
            created: BEGINNING,
        };
        self.wait(self.hall.store().add_person(&row)).unwrap();
        Guest { id, key }
    }

    /// A public table of these guests, seated in order, at which the game is on.
    pub fn game(&self, game: &str, guests: &[&Guest]) -> Table {
        let open = guests.iter().skip(1).map(|_| SeatWish::Open);
        let seats = [SeatWish::Host].into_iter().chain(open).collect();
        let table = self.set_up(guests[0], &new_table(game, seats));
        for guest in &guests[1..] {
            let joined = self.client().command(&table.id, guest, r#"{"do":"join"}"#);
            assert_eq!(joined.status, 200, "{}", joined.body);
        }
        self.client().get(&format!("/tables/{}", table.id), None).member("table")
    }

    pub fn set_up(&self, host: &Guest, wanted: &NewTable) -> Table {
        let body = serde_json::to_string(wanted).unwrap();
        self.client().post("/tables", Some(host), &body).value()
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.close();
    }
}
