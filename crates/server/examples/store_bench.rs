//! Measures how many changes of tables per second the store commits durably on each database.
//!
//! `cargo run --release -p fondaco-server --example store_bench -- 1000 10 2000 sqlite` plays at
//! 1000 tables for 10 seconds as fast as possible, then again at 2000 changes per second in all. Without
//! the last word it runs on each database.

use std::env;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use fondaco_databases::Server;
use fondaco_protocol::Phase;
use fondaco_server::store::{Change, JobKind, NewJob, NewRow, Outcome, SeatRow, Store};

#[tokio::main]
async fn main() {
    let number = |index: usize, otherwise: u64| {
        env::args().nth(index).and_then(|it| it.parse().ok()).unwrap_or(otherwise)
    };
    let (tables, seconds, pace) = (number(1, 1000), number(2, 10), number(3, 1000));
    let only = env::args().nth(4);
    if only.as_deref() != Some("postgres") {
        // Folders for temporary files are often kept in memory.
        let folder = tempfile::tempdir_in(".").expect("a folder");
        let file = format!("sqlite://{}/bench.db", folder.path().display());
        bench("SQLite", &[&file], tables, seconds, pace).await;
    }
    if only.as_deref() == Some("sqlite") {
        return;
    }
    let server = Server::start_with(&["fsync=on"]).expect("a PostgreSQL server");
    let one = server.fresh().expect("a database");
    bench("PostgreSQL, one node", &[&one.address()], tables, seconds, pace).await;
    let two = server.fresh().expect("a database");
    let nodes = [two.address(), two.address()];
    let nodes: Vec<&str> = nodes.iter().map(String::as_str).collect();
    bench("PostgreSQL, two nodes", &nodes, tables, seconds, pace).await;
}

async fn bench(name: &str, addresses: &[&str], tables: u64, seconds: u64, pace: u64) {
    let mut stores = Vec::new();
    for address in addresses {
        stores.push(Store::open(address).await.expect("a store"));
    }
    let created = (0..tables).map(|number| {
        let store = stores[0].clone();
        tokio::spawn(async move { store.create(table(number)).await })
    });
    for created in created.collect::<Vec<_>>() {
        created.await.expect("no panic").expect("a table");
    }
    let versions = Arc::new((0..tables).map(|_| AtomicU64::new(1)).collect::<Vec<_>>());
    for pace in [None, Some(pace)] {
        let before: Vec<_> = stores.iter().map(Store::figures).collect();
        let until = Instant::now() + Duration::from_secs(seconds);
        let playing = (0..tables).map(|number| {
            let store = stores[number as usize % stores.len()].clone();
            let every = pace.map(|pace| Duration::from_secs_f64(tables as f64 / pace as f64));
            let offset = number as f64 / tables as f64;
            let versions = versions.clone();
            let version = async move {
                let version = &versions[number as usize];
                play(&store, number, version, until, every, offset).await
            };
            tokio::spawn(version)
        });
        let mut times = Vec::new();
        for playing in playing.collect::<Vec<_>>() {
            times.extend(playing.await.expect("no panic"));
        }
        times.sort_unstable();
        let at = |share: f64| {
            let index = ((times.len() - 1) as f64 * share) as usize;
            times[index].as_secs_f64() * 1000.0
        };
        let sum = |of: fn(&fondaco_server::store::Figures) -> u64| {
            let after: u64 = stores.iter().map(|it| of(&it.figures())).sum();
            after - before.iter().map(of).sum::<u64>()
        };
        let (batches, written) = (sum(|it| it.batches), sum(|it| it.written));
        println!(
            "{name}, {}: {:.0} changes a second, {:.1} in a transaction; milliseconds: \
             p50 {:.1}, p99 {:.1}, p99.9 {:.1}, longest {:.1}",
            pace.map_or("as fast as it can".to_owned(), |it| format!("pace {it}")),
            times.len() as f64 / seconds as f64,
            written as f64 / batches as f64,
            at(0.5),
            at(0.99),
            at(0.999),
            at(1.0)
        );
    }
    for store in stores {
        store.close().await;
    }
}

/// Changes one table repeatedly, and returns how long each change took.
async fn play(
    store: &Store,
    number: u64,
    version: &AtomicU64,
    until: Instant,
    every: Option<Duration>,
    offset: f64,
) -> Vec<Duration> {
    let mut times = Vec::new();
    if let Some(every) = every {
        tokio::time::sleep(every.mul_f64(offset)).await;
    }
    let mut next = Instant::now();
    while Instant::now() < until {
        if let Some(every) = every {
            tokio::time::sleep_until(next.into()).await;
            next += every;
        }
        let begun = Instant::now();
        let seen = version.load(Ordering::Relaxed);
        let outcome = store.commit(change(number, seen)).await;
        assert_eq!(outcome, Ok(Outcome::Done));
        times.push(begun.elapsed());
        version.store(seen + 1, Ordering::Relaxed);
    }
    times
}

fn seats(turn: u64) -> Vec<SeatRow> {
    let seat = |seat: u8| SeatRow {
        seat,
        person: Some(format!("person-{seat}")),
        is_turn: u64::from(seat) == turn % 4,
    };
    (0..4).map(seat).collect()
}

fn doc() -> String {
    format!("{{\"version\":1,\"seats\":\"{}\"}}", "four of them ".repeat(100))
}

fn table(number: u64) -> NewRow {
    NewRow {
        id: format!("table-{number}"),
        game: "medici".to_owned(),
        host: "person-0".to_owned(),
        phase: Phase::Playing,
        public: true,
        at: 0,
        doc: doc(),
        seats: seats(0),
        lines: Vec::new(),
        job: None,
    }
}

/// A move: a line, another turn, another clock.
fn change(number: u64, version: u64) -> Change {
    Change {
        table: format!("table-{number}"),
        version,
        lines_before: version as u32 - 1,
        lines: vec![format!("{} bid {}", version % 4, version % 50)],
        at: version as i64,
        phase: Phase::Playing,
        doc: doc(),
        seats: seats(version),
        job: Some(NewJob { kind: JobKind::Clock, due: version as i64, mine_until: None }),
        finished: None,
    }
}
