//! Several nodes on one PostgreSQL database.

use std::time::Duration;

use fondaco_protocol::Phase;
use fondaco_server::store::{
    Change, JobKind, NewJob, NewRow, Notice, Outcome, ResultRow, Store, Who,
};
use tokio::sync::broadcast::Receiver;
use tokio::time::timeout;

use crate::databases::{TestDatabase, change, said, table};

async fn two_nodes() -> (TestDatabase, Store, Store) {
    let database = TestDatabase::postgres();
    let (one, two) = tokio::join!(database.open(), database.open());
    (database, one, two)
}

/// The next notice.
pub async fn next(news: &mut Receiver<Notice>) -> Notice {
    timeout(Duration::from_mins(2), news.recv()).await.expect("news in time").unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_exactly_one_wins_each_round() {
    let (_place, one, two) = two_nodes().await;
    for number in 0..10 {
        one.create(table(&format!("table-{number}"))).await.unwrap();
    }
    for round in 0..15 {
        let racing: Vec<_> = (0..20)
            .map(|racer| {
                let (store, name) = if racer % 2 == 0 { (&one, "one") } else { (&two, "two") };
                let store = store.clone();
                let table = format!("table-{}", racer / 2);
                let change = change(&table, u64::from(round) + 1, round, &[name]);
                tokio::spawn(async move { (change.lines[0].clone(), store.commit(change).await) })
            })
            .collect();
        let mut done = vec![Vec::new(); 10];
        for (racer, racing) in racing.into_iter().enumerate() {
            let (name, outcome) = racing.await.unwrap();
            if outcome.unwrap() == Outcome::Done {
                done[racer / 2].push(name);
            }
        }
        for (number, done) in done.iter().enumerate() {
            let table = two.table(&format!("table-{number}")).await.unwrap().unwrap();
            assert_eq!(done.len(), 1, "at table {number}");
            assert_eq!(table.lines.last(), done.first());
            assert_eq!(table.lines.len(), round as usize + 1);
        }
    }
}

#[tokio::test]
async fn a_node_hears_what_others_do_and_not_what_it_does() {
    let (_place, one, two) = two_nodes().await;
    let (mut of_one, mut of_two) = (one.news(), two.news());
    one.create(table("one")).await.unwrap();
    assert_eq!(one.commit(change("one", 1, 0, &["tile C5"])).await, Ok(Outcome::Done));
    assert_eq!(next(&mut of_two).await, Notice::Changed { table: "one".into(), version: 2 });
    two.add_talk("one", &said("anna", "hello")).await.unwrap();
    assert_eq!(next(&mut of_one).await, Notice::Talk { table: "one".into(), number: 1 });
    // What is lost is no news.
    assert_eq!(two.commit(change("one", 1, 0, &["tile C6"])).await, Ok(Outcome::Lost));
    assert_eq!(two.commit(change("one", 2, 1, &["0 stop"])).await, Ok(Outcome::Done));
    assert_eq!(next(&mut of_one).await, Notice::Changed { table: "one".into(), version: 3 });
    assert!(of_one.is_empty() && of_two.is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_news_arrive() {
    let (_place, one, two) = two_nodes().await;
    let mut news = two.news();
    let changing = (0..600).map(|number| {
        let store = one.clone();
        tokio::spawn(async move {
            let id = format!("table-with-a-rather-long-name-{number}");
            store.create(table(&id)).await.unwrap();
            assert_eq!(store.commit(change(&id, 1, 0, &[])).await, Ok(Outcome::Done));
        })
    });
    for changing in changing.collect::<Vec<_>>() {
        changing.await.unwrap();
    }
    let mut heard = std::collections::BTreeSet::new();
    while heard.len() < 600 {
        let Notice::Changed { table, version: 2 } = next(&mut news).await else { panic!() };
        assert!(heard.insert(table));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_job_is_taken_by_one_node_and_taken_over_when_that_is_gone() {
    const LEASE: Duration = Duration::from_secs(10);
    let (_place, one, two) = two_nodes().await;
    for number in 0..50 {
        let job = Some(NewJob { kind: JobKind::Bot, due: 5, mine_until: None });
        one.create(NewRow { job, ..table(&format!("table-{number}")) }).await.unwrap();
    }
    let taking = (0..20).map(|number| {
        let store = if number % 2 == 0 { one.clone() } else { two.clone() };
        tokio::spawn(async move { store.take_jobs(100, LEASE, 5).await.unwrap() })
    });
    let mut taken = Vec::new();
    for taking in taking.collect::<Vec<_>>() {
        taken.extend(taking.await.unwrap().into_iter().map(|job| job.table));
    }
    // Those that were locked by another at that moment are skipped.
    taken.extend(two.take_jobs(100, LEASE, 50).await.unwrap().into_iter().map(|job| job.table));
    taken.sort_unstable();
    taken.dedup();
    assert_eq!(taken.len(), 50, "each exactly once");
    // The first node dies without a word. Nothing is due again before its leases end.
    drop(one);
    assert_eq!(two.take_jobs(10_099, LEASE, 100).await, Ok(Vec::new()));
    assert_eq!(two.take_jobs(10_100, LEASE, 100).await.unwrap().len(), 50);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_end_games_of_the_same_people_do_not_block_each_other() {
    let (_place, one, two) = two_nodes().await;
    let ending = (0..60_u8).map(|number| {
        let store = if number % 2 == 0 { one.clone() } else { two.clone() };
        tokio::spawn(async move {
            let id = format!("table-{number}");
            store.create(table(&id)).await.unwrap();
            // The same people, each time in another order.
            let result = |seat: u8| ResultRow {
                seat,
                who: Who::Person(format!("person-{}", (seat + number) % 6)),
                score: i32::from(seat),
                won: if seat == 3 { 1.0 } else { 0.0 },
            };
            let finished = Some((0..4).map(result).collect());
            let end = Change { phase: Phase::Over, finished, ..change(&id, 1, 0, &[]) };
            assert_eq!(store.commit(end).await, Ok(Outcome::Done));
        })
    });
    for ending in ending.collect::<Vec<_>>() {
        ending.await.unwrap();
    }
    let standings = one.standings("medici", 10).await.unwrap();
    assert_eq!(standings.iter().map(|it| it.games).sum::<u32>(), 240);
    assert!((standings.iter().map(|it| it.wins).sum::<f64>() - 60.0).abs() < 1e-9);
}
