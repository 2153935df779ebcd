//! A connection that is cut during a commit, before or after the server has received it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use fondaco_databases::{Database, shared};
use fondaco_server::store::{Outcome, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

use crate::databases::{change, said, table};

const WHOLE: u8 = 0;
/// The server never sees the commit.
const BEFORE: u8 = 1;
/// The server commits, and its answer is lost.
const AFTER: u8 = 2;

/// A proxy between a store and its server whose connection can be cut once.
struct Cable {
    address: String,
    when: Arc<AtomicU8>,
}

impl Cable {
    async fn to(database: &Database<'_>) -> Cable {
        let (before, rest) = database.address().split_once('@').map(own).unwrap();
        let (server, name) = rest.split_once('/').map(own).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("{before}@{}/{name}", listener.local_addr().unwrap());
        let when = Arc::new(AtomicU8::new(WHOLE));
        let armed = when.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = TcpStream::connect(&server).await.unwrap();
                let (from_client, to_client) = client.into_split();
                let (from_server, to_server) = server.into_split();
                let answers = tokio::spawn(answers(from_server, to_client));
                let armed = armed.clone();
                tokio::spawn(async move {
                    questions(from_client, to_server, &armed, || answers.abort()).await;
                });
            }
        });
        Cable { address, when }
    }

    fn cut(&self, when: u8) {
        self.when.store(when, Ordering::SeqCst);
    }

    fn was_cut(&self) -> bool {
        self.when.load(Ordering::SeqCst) == WHOLE
    }
}

fn own((one, two): (&str, &str)) -> (String, String) {
    (one.to_owned(), two.to_owned())
}

/// Forwards what the store sends, and cuts the connection at the commit.
async fn questions(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    armed: &AtomicU8,
    cut: impl Fn(),
) {
    let mut buffer = vec![0; 1 << 16];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        let said = &buffer[..count];
        let when = armed.load(Ordering::SeqCst);
        if when != WHOLE && said.windows(7).any(|it| it == b"COMMIT\0") {
            if when == AFTER {
                // No answer passes from here on, and the server ends as it is told.
                cut();
                to.write_all(said).await.unwrap();
            }
            armed.store(WHOLE, Ordering::SeqCst);
            cut();
            return;
        }
        if to.write_all(said).await.is_err() {
            return;
        }
    }
}

async fn answers(mut from: OwnedReadHalf, mut to: OwnedWriteHalf) {
    // One end or the other is gone.
    let _ = tokio::io::copy(&mut from, &mut to).await;
}

async fn a_cut_is_healed(when: u8) {
    let database = shared().fresh().unwrap();
    let cable = Cable::to(&database).await;
    let store = Store::open(&cable.address).await.unwrap();
    for id in ["one", "two"] {
        store.create(table(id)).await.unwrap();
    }
    let lines: Vec<String> = (0..5).map(|number| format!("line {number}")).collect();
    for (version, line) in (1..).zip(&lines) {
        cable.cut(when);
        // A change without lines, a talk and a lost race travel in the same transactions.
        let word = said("anna", line);
        let (moved, empty, lost, talked) = tokio::join!(
            store.commit(change("one", version, version as u32 - 1, &[line])),
            store.commit(change("two", version, 0, &[])),
            store.commit(change("three", version, 0, &[])),
            store.add_talk("one", &word),
        );
        assert!(cable.was_cut());
        assert_eq!((moved, empty), (Ok(Outcome::Done), Ok(Outcome::Done)));
        assert_eq!((lost, talked), (Ok(Outcome::Lost), Ok(version as i64)));
    }
    assert_eq!(store.table("one").await.unwrap().unwrap().lines, lines);
    assert_eq!(store.table("two").await.unwrap().unwrap().row.version, 6);
    assert_eq!(store.talk("one", 100).await.unwrap().len(), 5);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commit_that_did_not_arrive_is_made_once() {
    a_cut_is_healed(BEFORE).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commit_whose_answer_was_lost_is_not_made_twice() {
    a_cut_is_healed(AFTER).await;
}
