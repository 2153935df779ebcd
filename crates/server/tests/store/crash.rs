//! PostgreSQL crashes during commits.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use fondaco_databases::Server;
use fondaco_server::store::{Notice, Outcome, Store, StoreError};

use crate::databases::{change, said, table};
use crate::nodes::next;

/// Commits to one table until it is stopped; returns the lines that were acknowledged, and those with
/// an unknown outcome.
async fn play(
    store: Store,
    id: String,
    stop: Arc<AtomicBool>,
    played: Arc<AtomicU32>,
) -> (Vec<String>, Vec<String>) {
    let (mut done, mut unsure) = (Vec::new(), Vec::new());
    let (mut version, mut lines) = (1, 0);
    let mut attempt = 0;
    while !stop.load(Ordering::Relaxed) {
        attempt += 1;
        let line = format!("attempt {attempt}");
        match store.commit(change(&id, version, lines, &[&line])).await {
            Ok(Outcome::Done) => {
                done.push(line);
                version += 1;
                lines += 1;
                played.fetch_add(1, Ordering::Relaxed);
            }
            Ok(Outcome::Lost) => panic!("nobody else plays here"),
            Err(StoreError::Away { .. }) => {}
            Err(StoreError::Unknown) => {
                unsure.push(line);
                let row = store.table(&id).await.unwrap().unwrap().row;
                (version, lines) = (row.version, row.lines);
            }
            Err(other) => panic!("{other}"),
        }
    }
    (done, unsure)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_is_in_the_log_exactly_once() {
    const TABLES: usize = 20;
    let server = Server::start().unwrap();
    let database = server.fresh().unwrap();
    let store = Store::open(&database.address()).await.unwrap();
    let (stop, played) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU32::new(0)));
    let mut playing = Vec::new();
    for number in 0..TABLES {
        let id = format!("table-{number}");
        store.create(table(&id)).await.unwrap();
        playing.push(tokio::spawn(play(store.clone(), id, stop.clone(), played.clone())));
    }
    for crash in 1..=4 {
        // Wherever the transactions are when some more moves were made.
        while played.load(Ordering::Relaxed) < crash * 300 {
            tokio::task::yield_now().await;
        }
        server.crash();
        server.start_again().unwrap();
    }
    stop.store(true, Ordering::Relaxed);
    for (number, playing) in playing.into_iter().enumerate() {
        let (done, unsure) = playing.await.unwrap();
        let table = store.table(&format!("table-{number}")).await.unwrap().unwrap();
        assert_eq!(table.row.version, table.lines.len() as u64 + 1);
        let acknowledged = table.lines.iter().filter(|line| !unsure.contains(line));
        assert!(acknowledged.eq(&done), "at table {number}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_crash_everything_goes_on_and_nodes_look_again() {
    let server = Server::start().unwrap();
    let database = server.fresh().unwrap();
    let (one, two) =
        tokio::join!(async { Store::open(&database.address()).await.unwrap() }, async {
            Store::open(&database.address()).await.unwrap()
        });
    one.create(table("one")).await.unwrap();
    let mut news = two.news();
    server.crash();
    assert!(one.ping().await.is_err());
    let waiting = {
        let one = one.clone();
        tokio::spawn(async move {
            loop {
                // On a busy machine it may be away for longer than the store has patience.
                match one.commit(change("one", 1, 0, &["tile C5"])).await {
                    Err(StoreError::Away { .. }) => tokio::task::yield_now().await,
                    told => return told,
                }
            }
        })
    };
    server.start_again().unwrap();
    assert_eq!(waiting.await.unwrap(), Ok(Outcome::Done));
    // Whether the news came before or after the connection was back, it can be found.
    assert_eq!(next(&mut news).await, Notice::Missed);
    let newer = two.table_since("one", 1, 0).await.unwrap().unwrap();
    assert_eq!(newer.lines, ["tile C5"]);
    one.add_talk("one", &said("anna", "hello")).await.unwrap();
    let mut told = next(&mut news).await;
    if told == (Notice::Changed { table: "one".into(), version: 2 }) {
        told = next(&mut news).await;
    }
    assert_eq!(told, Notice::Talk { table: "one".into(), number: 1 });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_stays_away_is_told() {
    let server = Server::start().unwrap();
    let database = server.fresh().unwrap();
    let store = Store::open(&database.address()).await.unwrap();
    store.create(table("one")).await.unwrap();
    server.crash();
    let away = store.commit(change("one", 1, 0, &["tile C5"])).await;
    assert!(matches!(away, Err(StoreError::Away { .. })), "{away:?}");
    // Now that it is known, nobody waits.
    let begun = std::time::Instant::now();
    let away = store.commit(change("one", 1, 0, &["tile C5"])).await;
    assert!(matches!(away, Err(StoreError::Away { .. })), "{away:?}");
    assert!(begun.elapsed() < Duration::from_secs(5));
    server.start_again().unwrap();
    assert_eq!(store.commit(change("one", 1, 0, &["tile C5"])).await, Ok(Outcome::Done));
}
