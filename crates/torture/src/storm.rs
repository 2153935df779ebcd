//! What happens to the servers.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Result;
use fondaco_dice::Dice;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::cluster::Cluster;
use crate::plan::Plan;
use crate::tally::{Tally, Trouble};

/// The longest that a server or the database is away, or stands still.
const LONGEST: u32 = 2500;

/// Lets troubles come until so many servers were killed, and waits until everything runs again.
///
/// # Errors
/// When something does not start any more.
pub async fn rage(cluster: &Arc<Cluster>, plan: &Plan, tally: &Arc<Tally>) -> Result<()> {
    let mut dice = Dice::of_game(plan.seed, u64::MAX);
    let mut repairs = JoinSet::new();
    while tally.count(Trouble::Kill) < u64::from(plan.kills) {
        let twice = 2 * plan.between.as_millis() as u32;
        sleep(milliseconds(&mut dice, 1 + twice)).await;
        let trouble = drawn(&mut dice);
        for slot in victims(trouble, cluster.len(), &mut dice) {
            let pause = milliseconds(&mut dice, LONGEST);
            let (cluster, tally) = (Arc::clone(cluster), Arc::clone(tally));
            repairs.spawn(async move { befall(&cluster, &tally, trouble, slot, pause).await });
        }
        while let Some(repaired) = repairs.try_join_next() {
            repaired??;
        }
    }
    while let Some(repaired) = repairs.join_next().await {
        repaired??;
    }
    cluster.start_all().await
}

fn milliseconds(dice: &mut Dice, below: u32) -> Duration {
    Duration::from_millis(dice.below(below).into())
}

fn drawn(dice: &mut Dice) -> Trouble {
    match dice.below(100) {
        0..76 => Trouble::Kill,
        76..84 => Trouble::Stop,
        84..90 => Trouble::Freeze,
        _ => Trouble::Database,
    }
}

/// Mostly one, sometimes two, sometimes all of them at once.
fn victims(trouble: Trouble, nodes: usize, dice: &mut Dice) -> Vec<usize> {
    let first = dice.below(nodes as u32) as usize;
    let count = match (trouble, dice.below(100)) {
        (Trouble::Kill, 0..6) => nodes,
        (Trouble::Kill, 6..16) => 2.min(nodes),
        _ => 1,
    };
    (first..first + count).map(|slot| slot % nodes).collect()
}

/// Lets a trouble come and mends it after a while.
async fn befall(
    cluster: &Cluster,
    tally: &Tally,
    trouble: Trouble,
    slot: usize,
    pause: Duration,
) -> Result<()> {
    let what = match trouble {
        Trouble::Kill => format!("server {slot} killed"),
        Trouble::Stop => format!("server {slot} asked to stop"),
        Trouble::Freeze => format!("server {slot} frozen"),
        Trouble::Database => "database crashed".to_owned(),
    };
    let begun = Instant::now();
    let came = match trouble {
        Trouble::Kill => cluster.kill(slot).await?,
        Trouble::Stop => cluster.stop(slot).await?,
        Trouble::Freeze => cluster.freeze(slot, pause).await,
        Trouble::Database => cluster.crash_database(pause).await?,
    };
    if came {
        tally.came(trouble);
        let took = begun.elapsed().as_secs_f64();
        tally.chronicle(format!("{what} (over after {took:.1} s)"));
    }
    if matches!(trouble, Trouble::Kill | Trouble::Stop) {
        sleep(pause).await;
        let begun = Instant::now();
        cluster.start_node(slot).await?;
        let took = begun.elapsed().as_secs_f64();
        tally.chronicle(format!("server {slot} back (started in {took:.1} s)"));
    }
    Ok(())
}
