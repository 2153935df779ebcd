//! From the first server to the verdict.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::Result;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::cluster::Cluster;
use crate::plan::Plan;
use crate::play_group::{PlayGroup, Shared, lock};
use crate::report::Report;
use crate::tally::Tally;
use crate::{check, storm};

/// So long it may take until everybody has left.
const GOING_HOME: Duration = Duration::from_secs(30);
const PAUSE: Duration = Duration::from_secs(1);

/// Starts the servers, lets people play in the storm, and compares what they remember with what is
/// stored. The tally can be looked at meanwhile. When the future is dropped everything ends.
///
/// # Errors
/// When the servers or the database cannot be started or do not end; what is lost or doubled is no
/// error but a fault in the report.
pub async fn run(plan: &Plan, tally: &Arc<Tally>) -> Result<Report> {
    let cluster = Cluster::start(plan).await?;
    let shared = Arc::new(Shared {
        plan: plan.clone(),
        doors: cluster.doors(),
        tally: Arc::clone(tally),
        is_open: AtomicBool::new(true),
        keys: Mutex::new(BTreeMap::new()),
        played: Mutex::default(),
        playing: Mutex::new(BTreeSet::new()),
        home: watch::Sender::new(false),
    });
    let begun = Instant::now();
    let mut groups = JoinSet::new();
    for number in 0..plan.tables {
        groups.spawn(PlayGroup::new(Arc::clone(&shared), number).meet());
    }
    storm::rage(&cluster, plan, tally).await?;
    shared.is_open.store(false, Ordering::SeqCst);
    tally.stop_watching();
    if !all_met(&mut groups, plan, tally).await? {
        for id in lock(&shared.playing).iter() {
            tally.fault(format!("table {id} cannot be finished"));
        }
        // What everybody remembers of those games is looked at all the same.
        shared.home.send_replace(true);
        let _ = timeout(GOING_HOME, async { while groups.join_next().await.is_some() {} }).await;
    }
    drop(groups);
    let played_for = begun.elapsed();
    let found = lock(&shared.played)
        .iter()
        .flat_map(|table| &table.memories)
        .flat_map(|memory| &memory.journal.kept)
        .filter(|kept| !kept.acknowledged)
        .count();
    tally.note(|counted| counted.found = found as u64);
    // Servers that have just come know only what is stored.
    cluster.stop_all().await?;
    cluster.start_all().await?;
    let lines = check::everything(&shared, &cluster.database()).await?;
    cluster.stop_all().await?;
    for complaint in check::complaints(&cluster.logged().await?) {
        tally.fault(complaint);
    }
    Ok(Report { plan: plan.clone(), counted: tally.counted(), lines, played_for })
}

/// Waits until all games are over; false if nothing happens any more before that.
async fn all_met(groups: &mut JoinSet<()>, plan: &Plan, tally: &Tally) -> Result<bool> {
    let mut heard = tally.counted().heard;
    let mut since = Instant::now();
    loop {
        match timeout(PAUSE, groups.join_next()).await {
            Ok(None) => return Ok(true),
            Ok(Some(met)) => met?,
            Err(_) if tally.counted().heard > heard => {
                heard = tally.counted().heard;
                since = Instant::now();
            }
            Err(_) if since.elapsed() > plan.quiet => return Ok(false),
            Err(_) => {}
        }
    }
}
