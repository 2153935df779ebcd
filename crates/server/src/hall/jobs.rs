//! Background work: due jobs, notices from other nodes, presence.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::broadcast::error::RecvError;

use super::{Hall, LEASE, LiveTable, commands};
use crate::store::{Job, JobKind, Notice, StoreError};

/// How often due jobs are looked for.
const PERIOD: Duration = Duration::from_millis(500);

/// How often presence is announced to other nodes, in milliseconds.
const ANNOUNCED_EVERY: i64 = 60_000;

/// How many jobs are taken at once.
const AT_ONCE: u32 = 100;

impl Hall {
    /// Does due jobs, handles notices and drops unused tables, until the future is dropped.
    pub async fn run_background(&self) {
        let jobs = async {
            let mut period = tokio::time::interval(PERIOD);
            period.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
            loop {
                period.tick().await;
                if let Err(error) = self.tick().await {
                    tracing::warn!(%error, "jobs cannot be taken");
                }
            }
        };
        tokio::join!(jobs, self.listen());
    }

    /// Does the jobs that are due now.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn tick(&self) -> Result<(), StoreError> {
        self.forget_idle();
        self.announce_presence();
        let lease = Duration::from_millis(LEASE.unsigned_abs());
        let thinking = self.thinking();
        if !thinking.is_empty() {
            self.0.store.keep_jobs(thinking, self.now(), lease).await?;
        }
        for job in self.0.store.take_jobs(self.now(), lease, AT_ONCE).await? {
            let hall = self.clone();
            self.0.tasks.spawn(async move { hall.work(job).await });
        }
        Ok(())
    }

    /// Tables whose bots think on this node, or wait for a thread.
    fn thinking(&self) -> Vec<Arc<str>> {
        let tables = self.0.tables.lock();
        let thinking = tables.values().filter(|seated| seated.thinking.load(Ordering::SeqCst));
        thinking.map(|seated| Arc::clone(&seated.id)).collect()
    }

    async fn work(&self, job: Job) {
        let seated = match self.table(&job.table).await {
            Ok(seated) => seated,
            Err(refused) => {
                tracing::warn!(table = job.table, %refused, "a job failed");
                return;
            }
        };
        // The job may belong to a later version than this node has.
        if self.catch_up(&seated).await.is_err() {
            return;
        }
        match job.kind {
            JobKind::Bot => self.think_if_needed(&seated),
            JobKind::Clock => match self.change(&seated, commands::clock_ran_out).await {
                Ok(true) => {
                    self.0.metrics.clocks_run_out.inc();
                }
                Ok(false) => {}
                Err(refused) => {
                    tracing::warn!(table = job.table, %refused, "an expired clock could not be handled");
                }
            },
        }
    }

    /// Announces presence again, because the other nodes forget it after a while: a killed node sends
    /// no notice.
    fn announce_presence(&self) {
        let now = self.now();
        if now - self.0.announced.load(Ordering::Relaxed) < ANNOUNCED_EVERY {
            return;
        }
        self.0.announced.store(now, Ordering::Relaxed);
        let tables: Vec<_> = self.0.tables.lock().values().cloned().collect();
        tables.iter().filter(|seated| seated.has_people()).for_each(|seated| seated.announce());
    }

    /// Handles the notices of other nodes.
    async fn listen(&self) {
        let mut news = self.0.store.news();
        loop {
            match news.recv().await {
                Ok(Notice::Changed { table, version }) => {
                    let Some(seated) = self.known(&table) else { continue };
                    if seated.with(|state| state.version < version) {
                        self.look_again(seated, false);
                    }
                }
                Ok(Notice::Talk { table, .. }) => {
                    if let Some(seated) = self.known(&table) {
                        self.look_again(seated, true);
                    }
                }
                Ok(Notice::Here { node, table, people }) => {
                    if let Some(seated) = self.known(&table) {
                        seated.set_elsewhere(node, people);
                    }
                }
                Ok(Notice::WhoIsHere { table }) => {
                    if let Some(seated) = self.known(&table).filter(|it| it.has_people()) {
                        seated.announce();
                    }
                }
                Ok(Notice::Missed) | Err(RecvError::Lagged(_)) => {
                    let tables: Vec<_> = self.0.tables.lock().values().cloned().collect();
                    let hall = self.clone();
                    // One at a time: the store has just been away.
                    self.0.tasks.spawn(async move {
                        for seated in tables {
                            hall.look_at(&seated, true).await;
                            hall.look_at(&seated, false).await;
                        }
                    });
                }
                Err(RecvError::Closed) => return std::future::pending().await,
            }
        }
    }

    fn look_again(&self, seated: Arc<LiveTable>, talk: bool) {
        let hall = self.clone();
        self.0.tasks.spawn(async move { hall.look_at(&seated, talk).await });
    }

    async fn look_at(&self, seated: &Arc<LiveTable>, talk: bool) {
        let looked = if talk { self.hear(seated).await } else { self.catch_up(seated).await };
        if let Err(refused) = looked {
            tracing::warn!(table = %seated.id, %refused, "a notice could not be handled");
        }
    }
}
