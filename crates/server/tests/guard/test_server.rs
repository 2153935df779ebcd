//! A real server on this machine, for people who behave and for people who do not.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use fondaco_protocol::{NewPerson, NewTable, SeatWish, Table};
use fondaco_server::api::Settings;
use fondaco_server::hall::{Clock, Hall, Limits, Secret, SetClock};
use fondaco_server::metrics::Metrics;
use fondaco_server::store::{PersonRow, Store};
use fondaco_server::{Site, serve};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::heard;
use crate::wire::Client;

/// Some time in 2026.
pub const BEGINNING: i64 = 1_790_000_000_000;

/// A running server. It is stopped when it is dropped.
pub struct TestServer {
    pub address: SocketAddr,
    pub hall: Hall,
    pub clock: Arc<SetClock>,
    runtime: Runtime,
    stop: Option<oneshot::Sender<()>>,
    served: Option<JoinHandle<()>>,
    _data: TempDir,
}

/// Somebody with a key.
#[derive(Clone)]
pub struct Guest {
    pub id: String,
    pub key: String,
}

impl Guest {
    /// The line of a request that says who sends it.
    pub fn line(&self) -> String {
        format!("Authorization: Bearer {}", self.key)
    }
}

/// Whatever takes so long on a busy machine will never be done.
pub const NEVER: Duration = Duration::from_mins(5);

/// Waits until something is so.
pub fn eventually(what: &str, is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < NEVER, "{what}");
        std::thread::yield_now();
    }
}

/// As much as a test may want, and as much time for it.
pub fn generous() -> Settings {
    Settings {
        connections_per_address: 10_000,
        sockets_per_address: 10_000,
        people_per_minute: 10_000,
        // The clock stands still, so this is for the whole of a test.
        requests_per_second: 1_000_000,
        head_within: NEVER,
        hello_within: NEVER,
        request_within: NEVER,
        read_within: NEVER,
        ..Settings::default()
    }
}

impl TestServer {
    pub fn open() -> TestServer {
        TestServer::with(generous(), Limits::default())
    }

    pub fn with(settings: Settings, limits: Limits) -> TestServer {
        heard::listen();
        let threads =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
        let runtime = threads.unwrap();
        let data = tempfile::tempdir().unwrap();
        let database = format!("sqlite://{}/fondaco.db", data.path().display());
        let clock = Arc::new(SetClock::at(BEGINNING));
        let time = Arc::clone(&clock) as Arc<dyn Clock>;
        let (address, hall, stop, served) = runtime.block_on(async {
            let store = Store::open(&database).await.unwrap();
            let hall = Hall::new(store, time, limits, Arc::new(Metrics::default()));
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            let (stop, stopped) = oneshot::channel();
            let stopped = async {
                let _ = stopped.await;
            };
            let serving = serve(listener, hall.clone(), site(), settings, stopped);
            let served = tokio::spawn(async move { serving.await.unwrap() });
            (address, hall, stop, served)
        });
        let (stop, served) = (Some(stop), Some(served));
        TestServer { address, hall, clock, runtime, stop, served, _data: data }
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
        let _ = self.stop.take().map(|stop| stop.send(()));
        if let Some(served) = self.served.take() {
            let ended = self.runtime.block_on(async { tokio::time::timeout(NEVER, served).await });
            if !std::thread::panicking() {
                ended.expect("the server stops").expect("the server has not failed");
            }
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

/// A public table without a clock, which begins as soon as it is full.
pub fn new_table(game: &str, seats: Vec<SeatWish>) -> NewTable {
    NewTable { game: game.to_owned(), seats, public: true, clock: 0, start_when_full: true }
}

/// A page of one file of each kind.
fn site() -> Site {
    let mut site = Site::default();
    site.add("index.html", "<!doctype html><p>Fondaco".as_bytes(), "page".to_owned());
    site.add("app-0123456789abcdef.js", "export {}".as_bytes(), "code".to_owned());
    site
}
