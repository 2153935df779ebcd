//! A real server for tests.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use fondaco_protocol::{NewTable, SeatWish};
use fondaco_rules::GameKind;
use fondaco_server::api::Settings;
use fondaco_server::hall::{Clock, Hall, Limits, SetClock};
use fondaco_server::metrics::Metrics;
use fondaco_server::store::Store;
use fondaco_server::{Site, serve};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::{JoinError, JoinHandle};

/// Some time in 2026.
pub const BEGINNING: i64 = 1_790_000_000_000;

/// Longer than anything takes on a busy machine.
pub const NEVER: Duration = Duration::from_mins(5);

/// A running server.
pub struct TestServer {
    pub address: SocketAddr,
    pub hall: Hall,
    pub clock: Arc<SetClock>,
    data: Data,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

/// What outlives a server: its database and its clock, which stands still until it is set.
#[derive(Clone)]
pub struct Data {
    clock: Arc<SetClock>,
    database: String,
    _folder: Option<Arc<TempDir>>,
}

impl Data {
    /// An empty SQLite file.
    pub fn new() -> Data {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let database = format!("sqlite://{}/fondaco.db", folder.path().display());
        Data { _folder: Some(folder), ..Data::at(&database) }
    }

    /// A database that servers may share.
    pub fn at(database: &str) -> Data {
        let clock = Arc::new(SetClock::at(BEGINNING));
        Data { clock, database: database.to_owned(), _folder: None }
    }
}

impl TestServer {
    pub async fn start(data: Data, settings: Settings, limits: Limits, site: Site) -> TestServer {
        let store = Store::open(&data.database).await.unwrap();
        let clock = Arc::clone(&data.clock);
        let hall = Hall::new(
            store,
            Arc::clone(&clock) as Arc<dyn Clock>,
            limits,
            Arc::new(Metrics::default()),
        );
        hall.check_replays().await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let stopped = async {
            let _ = stopped.await;
        };
        let served = tokio::spawn(serve(listener, hall.clone(), site, settings, stopped));
        TestServer { address, hall, clock, data, stop, served }
    }

    /// Stops the server and waits until it has ended.
    pub async fn stop(self) -> Result<Data, JoinError> {
        let _ = self.stop.send(());
        self.served.await.map(|()| self.data)
    }
}

/// Limits and timeouts that no test reaches by accident.
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

/// A page and a script.
pub fn site() -> Site {
    let mut site = Site::default();
    site.add("index.html", "<!doctype html><p>Fondaco".as_bytes(), "page".to_owned());
    site.add("app-0123456789abcdef.js", "export {}".as_bytes(), "code".to_owned());
    site
}

/// A person with a key.
#[derive(Clone, Debug)]
pub struct Guest {
    pub id: String,
    pub key: String,
}

impl Guest {
    /// The header that says who sends a request.
    pub fn line(&self) -> String {
        format!("Authorization: Bearer {}", self.key)
    }
}

/// A public table without a clock that begins as soon as it is full.
pub fn new_table(game: &str, seats: Vec<SeatWish>) -> NewTable {
    NewTable {
        game: GameKind::named(game).unwrap(),
        seats,
        public: true,
        clock: 0,
        start_when_full: true,
    }
}
