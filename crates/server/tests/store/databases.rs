//! Databases for tests, and values to store.

use std::fmt;
use std::time::{Duration, Instant};

use fondaco_databases::{Database, shared};
use fondaco_protocol::{Phase, Said};
use fondaco_server::store::{Change, NewRow, PersonRow, SeatRow, Store, StoreError};
use tempfile::TempDir;

/// An empty database, removed when dropped.
pub enum TestDatabase {
    Sqlite(TempDir),
    Postgres(Database<'static>),
}

impl TestDatabase {
    pub fn sqlite() -> TestDatabase {
        TestDatabase::Sqlite(tempfile::tempdir().unwrap())
    }

    pub fn postgres() -> TestDatabase {
        TestDatabase::Postgres(shared().fresh().unwrap())
    }

    pub fn address(&self) -> String {
        match self {
            TestDatabase::Sqlite(folder) => {
                // The data folder itself is missing.
                format!("sqlite://{}/data/here/fondaco.db", folder.path().display())
            }
            TestDatabase::Postgres(database) => database.address(),
        }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.address()).await.unwrap()
    }

    /// Opens it once a dropped store has released it, which takes a moment.
    pub async fn open_when_free(&self) -> Store {
        let deadline = Instant::now() + Duration::from_secs(20);
        while Instant::now() < deadline {
            match Store::open(&self.address()).await {
                Ok(store) => return store,
                Err(error) => assert!(matches!(error, StoreError::InUse { .. }), "{error:?}"),
            }
            tokio::task::yield_now().await;
        }
        panic!("the file is still locked");
    }
}

impl fmt::Debug for TestDatabase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.address())
    }
}

/// Makes two tests of each body, one for each database.
macro_rules! on_both {
    ($($body:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $body() {
                super::$body(crate::databases::TestDatabase::sqlite()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $body() {
                super::$body(crate::databases::TestDatabase::postgres()).await;
            })*
        }
    };
}
pub(crate) use on_both;

pub fn person(id: &str) -> PersonRow {
    PersonRow {
        id: id.to_owned(),
        key_hash: format!("hash of {id}"),
        name: id.to_uppercase(),
        program: false,
        webhook: None,
        created: 17,
    }
}

pub fn seat(seat: u8, person: Option<&str>, is_turn: bool) -> SeatRow {
    SeatRow { seat, person: person.map(ToOwned::to_owned), is_turn }
}

/// A public table at which Anna and Bert sit, with a third seat that is open.
pub fn table(id: &str) -> NewRow {
    NewRow {
        id: id.to_owned(),
        game: "medici".to_owned(),
        host: "anna".to_owned(),
        phase: Phase::Open,
        public: true,
        at: 1000,
        doc: format!("{{\"about\":\"{id}\"}}"),
        seats: vec![
            seat(0, Some("anna"), false),
            seat(1, Some("bert"), false),
            seat(2, None, false),
        ],
        lines: Vec::new(),
        job: None,
    }
}

/// A change that adds lines to a game.
pub fn change(table: &str, version: u64, before: u32, lines: &[&str]) -> Change {
    Change {
        table: table.to_owned(),
        version,
        lines_before: before,
        lines: lines.iter().map(|&line| line.to_owned()).collect(),
        at: 2000 + version as i64,
        phase: Phase::Playing,
        doc: format!("{{\"version\":{version}}}"),
        seats: Vec::new(),
        job: None,
        finished: None,
    }
}

pub fn said(person: &str, text: &str) -> Said {
    Said { number: 0, at: 5, person: person.to_owned(), name: "N".into(), text: text.to_owned() }
}
