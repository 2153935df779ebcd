//! What must be true in the end.

mod database;
mod log;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use fondaco_connection::{Failure, Server};
use fondaco_protocol::{Command, Phase};
use tokio::time::{Instant, sleep};

use crate::http;
use crate::play_group::{Played, Shared, lock};
use crate::player::{Answered, Lines};
use database::Stored;

/// So long a table that nobody knew of may take to be finished by bots.
const BY_BOTS: Duration = Duration::from_mins(1);
const PAUSE: Duration = Duration::from_millis(200);

/// What a server may complain about: that it cannot reach the store, and what follows from it.
const EXPECTED: [&str; 7] = [
    "the store failed",
    "jobs cannot be taken",
    "not ready",
    "a notice could not be handled",
    "a job failed",
    "an expired clock could not be handled",
    // The pool's own word for a database that dies while a connection is being set up.
    "error returned from after_connect",
];

/// Compares what everybody remembers with what is stored and what the servers tell.
///
/// # Errors
/// When the database cannot be read.
pub async fn everything(shared: &Arc<Shared>, database: &str) -> Result<u64> {
    let played = std::mem::take(&mut *lock(&shared.played));
    let tally = &shared.tally;
    let stored = Stored::read(database).await?;
    // That a table could not be finished is known by now.
    let playing = lock(&shared.playing).clone();
    let is_known = |id: &String| playing.contains(id) || played.iter().any(|it| it.id == *id);
    let unknown = stored.tables.keys().filter(|id| !is_known(id));
    for id in unknown {
        finish_unknown(shared, id, &stored).await;
    }
    let stored = Stored::read(database).await?;
    for fault in stored.faults() {
        tally.fault(fault);
    }
    for table in &played {
        let Some(lines) = stored.lines.get(&table.id) else {
            tally.fault(format!("table {} is not stored", table.id));
            continue;
        };
        for fault in log::faults(table, lines, &stored) {
            tally.fault(format!("table {}: {fault}", table.id));
        }
        for node in shared.doors.all().into_iter().filter(|_| table.is_over) {
            if let Some(fault) = told_otherwise(&node, table, lines).await {
                tally.fault(format!("table {}: {fault}", table.id));
            }
        }
    }
    let lines = stored.lines.values().map(|lines| lines.len() as u64).sum();
    Ok(lines)
}

/// Does a server tell another log than what is stored?
async fn told_otherwise(node: &Server, table: &Played, lines: &[String]) -> Option<String> {
    let told = async {
        let Lines { lines, .. } =
            http::get(node, &format!("/tables/{}/log", table.id), None).await?;
        let seen: Answered = http::get(node, &format!("/tables/{}", table.id), None).await?;
        Ok::<_, Failure>((lines, seen.table))
    };
    match told.await {
        Ok((told, seen)) => {
            if told != lines {
                return Some("a server tells another log than what is stored".to_owned());
            }
            (seen.phase != Phase::Over).then(|| format!("a server says it is {:?}", seen.phase))
        }
        Err(failure) => Some(format!("a server does not tell its log: {failure}")),
    }
}

/// A table that was set up after its host had given up waiting for the answer. Everybody in it
/// leaves; then it is closed, or bots play it to its end.
async fn finish_unknown(shared: &Arc<Shared>, id: &str, stored: &Stored) {
    let Some(node) = shared.doors.all().into_iter().next() else { return };
    let keys: BTreeMap<String, String> = lock(&shared.keys).clone();
    let path = format!("/tables/{id}");
    for person in stored.people_at(id) {
        let Some(key) = keys.get(person) else { continue };
        let left = http::post::<Answered>(&node, &path, Some(key), &Command::Leave).await;
        if let Err(failure) = left {
            shared
                .tally
                .fault(format!("table {id}, of which nobody knew, cannot be left: {failure}"));
        }
    }
    let deadline = Instant::now() + BY_BOTS;
    loop {
        match http::get::<Answered>(&node, &path, None).await {
            Ok(seen) if matches!(seen.table.phase, Phase::Over | Phase::Closed) => return,
            _ if Instant::now() < deadline => sleep(PAUSE).await,
            _ => {
                return shared
                    .tally
                    .fault(format!("table {id}, of which nobody knew, is not finished"));
            }
        }
    }
}

/// What the servers should not have had to write.
pub fn complaints(logged: &[String]) -> Vec<String> {
    let is_expected = |line: &str| EXPECTED.iter().any(|it| line.contains(it));
    let is_bad = |line: &str| line.contains(" ERROR ") || line.contains("panicked");
    logged.iter().filter(|line| is_bad(line) && !is_expected(line)).cloned().collect()
}
