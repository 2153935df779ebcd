//! Jobs and their leases.

use std::time::Duration;

use fondaco_server::store::{Change, Job, JobKind, NewJob, NewRow, Outcome, Store};

use crate::databases::{TestDatabase, change, on_both, table};

on_both! {
    jobs_are_taken_when_they_are_due
    a_lease_runs_out
    a_change_tells_the_whole_truth_about_the_job
    whoever_makes_a_job_may_keep_it
    a_job_is_kept_while_it_is_worked_on
    jobs_are_given_back
    where_nothing_is_due_nothing_is_written
}

const LEASE: Duration = Duration::from_millis(100);

fn wish(kind: JobKind, due: i64) -> NewJob {
    NewJob { kind, due, mine_until: None }
}

async fn with_job(store: &Store, id: &str, job: NewJob) {
    store.create(NewRow { job: Some(job), ..table(id) }).await.unwrap();
}

async fn taken(store: &Store, now: i64) -> Vec<String> {
    let jobs = store.take_jobs(now, LEASE, 10).await.unwrap();
    jobs.into_iter().map(|job| job.table).collect()
}

async fn jobs_are_taken_when_they_are_due(database: TestDatabase) {
    let store = database.open().await;
    with_job(&store, "later", wish(JobKind::Clock, 500)).await;
    with_job(&store, "second", wish(JobKind::Bot, 60)).await;
    with_job(&store, "first", wish(JobKind::Bot, 50)).await;
    assert_eq!(taken(&store, 49).await, [""; 0]);
    let first = Job { table: "first".into(), kind: JobKind::Bot, due: 50 };
    assert_eq!(store.take_jobs(100, LEASE, 1).await, Ok(vec![first]));
    assert_eq!(taken(&store, 100).await, ["second"]);
    assert_eq!(taken(&store, 100).await, [""; 0]);
    let later = Job { table: "later".into(), kind: JobKind::Clock, due: 500 };
    // The leases of the others have run out too.
    let all = store.take_jobs(500, LEASE, 10).await.unwrap();
    assert_eq!(all.len(), 3);
    assert_eq!(all[2], later);
}

async fn a_lease_runs_out(database: TestDatabase) {
    let store = database.open().await;
    with_job(&store, "one", wish(JobKind::Bot, 50)).await;
    assert_eq!(taken(&store, 100).await, ["one"]);
    assert_eq!(taken(&store, 199).await, [""; 0]);
    assert_eq!(taken(&store, 200).await, ["one"]);
    // Whoever was too slow has lost nothing: the change decides, not the lease.
    assert_eq!(store.commit(change("one", 1, 0, &["tile C5"])).await, Ok(Outcome::Done));
    assert_eq!(taken(&store, 1000).await, [""; 0]);
}

async fn a_change_tells_the_whole_truth_about_the_job(database: TestDatabase) {
    let store = database.open().await;
    store.create(table("one")).await.unwrap();
    assert_eq!(taken(&store, 1000).await, [""; 0]);
    let with = |version, job| Change { job, ..change("one", version, 0, &[]) };
    let clock = wish(JobKind::Clock, 70);
    assert_eq!(store.commit(with(1, Some(clock))).await, Ok(Outcome::Done));
    assert_eq!(taken(&store, 100).await, ["one"]);
    // A new job is nobody's.
    let bot = wish(JobKind::Bot, 80);
    assert_eq!(store.commit(with(2, Some(bot))).await, Ok(Outcome::Done));
    let job = Job { table: "one".into(), kind: JobKind::Bot, due: 80 };
    assert_eq!(store.take_jobs(100, LEASE, 10).await, Ok(vec![job]));
    assert_eq!(store.commit(with(3, None)).await, Ok(Outcome::Done));
    assert_eq!(taken(&store, 1000).await, [""; 0]);
    // A change that is lost changes no job either.
    assert_eq!(store.commit(with(3, Some(bot))).await, Ok(Outcome::Lost));
    assert_eq!(taken(&store, 2000).await, [""; 0]);
}

async fn whoever_makes_a_job_may_keep_it(database: TestDatabase) {
    let store = database.open().await;
    let mine = NewJob { mine_until: Some(300), ..wish(JobKind::Bot, 50) };
    with_job(&store, "one", mine).await;
    assert_eq!(taken(&store, 299).await, [""; 0]);
    assert_eq!(taken(&store, 300).await, ["one"]);
}

async fn a_job_is_kept_while_it_is_worked_on(database: TestDatabase) {
    let store = database.open().await;
    with_job(&store, "one", wish(JobKind::Bot, 50)).await;
    with_job(&store, "two", wish(JobKind::Bot, 50)).await;
    assert_eq!(taken(&store, 100).await.len(), 2);
    let keep = async |store: &Store, now| {
        let tables = ["one".into(), "missing".into()].to_vec();
        store.keep_jobs(tables, now, LEASE).await.unwrap();
    };
    keep(&store, 190).await;
    assert_eq!(taken(&store, 289).await, ["two"]);
    // Most of the lease is left: nothing is written.
    keep(&store, 200).await;
    assert_eq!(taken(&store, 290).await, ["one"]);
    // What was given back is not claimed again.
    store.release_jobs().await.unwrap();
    keep(&store, 300).await;
    assert_eq!(taken(&store, 300).await.len(), 2);
}

#[tokio::test]
async fn a_file_that_is_opened_has_no_leases() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    with_job(&store, "kept", NewJob { mine_until: Some(300), ..wish(JobKind::Bot, 50) }).await;
    with_job(&store, "taken", wish(JobKind::Clock, 60)).await;
    assert_eq!(taken(&store, 100).await, ["taken"]);
    // It ends without a word, as if it were killed.
    drop(store);
    assert_eq!(taken(&database.open_when_free().await, 100).await, ["kept", "taken"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_keeps_only_its_own_jobs() {
    let database = TestDatabase::postgres();
    let (one, two) = (database.open().await, database.open().await);
    with_job(&one, "one", wish(JobKind::Bot, 50)).await;
    assert_eq!(taken(&one, 100).await, ["one"]);
    two.keep_jobs(vec!["one".into()], 190, LEASE).await.unwrap();
    assert_eq!(taken(&two, 200).await, ["one"]);
    // Now it is the other's, and the first cannot have it back.
    one.keep_jobs(vec!["one".into()], 290, LEASE).await.unwrap();
    assert_eq!(taken(&one, 300).await, ["one"]);
}

async fn where_nothing_is_due_nothing_is_written(database: TestDatabase) {
    let store = database.open().await;
    with_job(&store, "one", wish(JobKind::Bot, 50)).await;
    let written = store.figures();
    for now in 0..50 {
        assert_eq!(taken(&store, now).await, [""; 0]);
        store.keep_jobs(vec!["one".into()], now, LEASE).await.unwrap();
        store.release_jobs().await.unwrap();
    }
    assert_eq!(store.figures(), written);
    // What is due, kept or given back is.
    assert_eq!(taken(&store, 50).await, ["one"]);
    store.keep_jobs(vec!["one".into()], 149, LEASE).await.unwrap();
    store.release_jobs().await.unwrap();
    assert_eq!(store.figures().batches, written.batches + 3);
    assert_eq!(taken(&store, 50).await, ["one"]);
    // Nor does nothing keep anything else from being written.
    let change = change("one", 1, 0, &["tile C5"]);
    let (done, none) = tokio::join!(store.commit(change), store.take_jobs(50, LEASE, 10));
    assert_eq!((done, none), (Ok(Outcome::Done), Ok(Vec::new())));
    assert_eq!(store.table("one").await.unwrap().unwrap().lines, ["tile C5"]);
}

async fn jobs_are_given_back(database: TestDatabase) {
    let store = database.open().await;
    let mine = NewJob { mine_until: Some(300), ..wish(JobKind::Bot, 50) };
    with_job(&store, "kept", mine).await;
    with_job(&store, "taken", wish(JobKind::Bot, 60)).await;
    assert_eq!(taken(&store, 100).await, ["taken"]);
    store.release_jobs().await.unwrap();
    assert_eq!(taken(&store, 100).await, ["kept", "taken"]);
    // So does a store that closes.
    store.close().await;
    let store = database.open().await;
    assert_eq!(taken(&store, 100).await, ["kept", "taken"]);
}
