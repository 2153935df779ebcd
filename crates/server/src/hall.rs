//! The tables: seats, games, and what happens without a person.
//!
//! A table is a log and a document. `commands` applies a command to the last committed state, together
//! with everything that follows without a decision. The result is one change, which is committed and
//! then broadcast. The loser of a race against another node reloads the table and re-validates the
//! command.

mod broadcast;
mod clock;
mod commands;
mod doc;
mod draft;
mod jobs;
mod live_table;
mod lobby;
mod log;
mod names;
mod new_table;
mod orders;
mod people;
mod person_locks;
mod record;
mod state;
mod talk;
mod thinking;
mod webhook;

pub use broadcast::{Broadcast, Text, json};
pub use clock::{Clock, SetClock, WallClock};
pub use commands::Person;
pub use live_table::{Lagged, LiveTable, Snapshot, Subscription};
pub use names::Secret;
pub use people::me;
pub use webhook::Outside;

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use fondaco_protocol::{Command, Refused, Why};
use parking_lot::Mutex;
use tokio::sync::Semaphore;
use tokio_util::task::TaskTracker;

use crate::metrics::Metrics;
use crate::rate_limit::RateLimit;
use crate::store::{Notice, Outcome, Store, StoreError, StoredTable};
use commands::Decided;
use draft::After;
use state::{BadTable, State};

/// How often a command that loses races is tried.
const ATTEMPTS: u32 = 5;

/// How long a node leases a bot's move, in milliseconds. It renews the lease while it thinks.
const LEASE: i64 = 3_000;

/// After how long an unused table is dropped from memory, in milliseconds.
const FORGOTTEN_AFTER: i64 = 60_000;

/// All tables of this node. Clones share them.
#[derive(Clone)]
pub struct Hall(Arc<Inner>);

struct Inner {
    store: Store,
    clock: Arc<dyn Clock>,
    limits: Limits,
    metrics: Arc<Metrics>,
    tables: Mutex<HashMap<Arc<str>, Arc<LiveTable>>>,
    /// A permit for each core.
    thinkers: Semaphore,
    talkers: RateLimit<String>,
    /// Held while a person sets up a table.
    setting_up: person_locks::PersonLocks,
    webhooks: webhook::Webhooks,
    /// When presence was last announced.
    announced: AtomicI64,
    /// Tasks that have to finish before the program ends.
    tasks: TaskTracker,
}

/// Limits for each person.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Tables that a person may have set up and that are not over.
    pub tables_per_person: u32,
    /// Which addresses webhooks may have.
    pub webhooks: Outside,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { tables_per_person: 50, webhooks: Outside::Public }
    }
}

impl fmt::Debug for Hall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hall")
    }
}

impl Hall {
    /// A hall over a store.
    pub fn new(store: Store, clock: Arc<dyn Clock>, limits: Limits, metrics: Arc<Metrics>) -> Hall {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let webhooks = webhook::Webhooks::new(limits.webhooks);
        Hall(Arc::new(Inner {
            store,
            clock,
            limits,
            metrics,
            tables: Mutex::default(),
            thinkers: Semaphore::new(cores),
            talkers: RateLimit::new(talk::RATE),
            setting_up: person_locks::PersonLocks::default(),
            webhooks,
            announced: AtomicI64::default(),
            tasks: TaskTracker::new(),
        }))
    }

    /// Replays all stored games if another version of the program did so last.
    ///
    /// # Errors
    /// When one of them does not replay.
    pub async fn check_replays(&self) -> Result<(), StoreError> {
        let program = env!("FONDACO_PROGRAM");
        self.0.store.check_replays(program, |stored| read(stored).map(|_| ())).await
    }

    /// The database.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// The metrics.
    pub fn metrics(&self) -> &Arc<Metrics> {
        &self.0.metrics
    }

    /// The time in milliseconds.
    pub fn now(&self) -> i64 {
        self.0.clock.now()
    }

    /// A table by its id.
    ///
    /// # Errors
    /// When there is none, or the store does not answer.
    pub async fn table(&self, id: &str) -> Result<Arc<LiveTable>, Refused> {
        if let Some(seated) = self.known(id) {
            seated.touch();
            return Ok(seated);
        }
        let missing = || Refused::new(Why::Missing, "there is no such table");
        if !names::may_be_a_number(id) {
            return Err(missing());
        }
        let stored = self.0.store.table(id).await?.ok_or_else(missing)?;
        let state = read(&stored).map_err(|reason| {
            tracing::error!(table = id, %reason, "a stored table cannot be read");
            Refused::new(Why::Unavailable, "this table cannot be read at the moment")
        })?;
        let seated = self.remember(state);
        // Another node may have changed it before its notices were handled here.
        self.catch_up(&seated).await?;
        if let Some(presence) = self.0.store.presence() {
            presence.tell(Notice::WhoIsHere { table: id.to_owned() });
        }
        Ok(seated)
    }

    /// Subscribes to a table; the subscriber knows this many lines of its log.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn look(
        &self,
        seated: &Arc<LiveTable>,
        person: Option<&str>,
        known: u32,
    ) -> Result<(Subscription, Snapshot), Refused> {
        self.keep_up(seated, known).await?;
        Ok(seated.subscribe(person, known))
    }

    /// Reloads the table if a client knows more lines than this node, having learned them from another
    /// node.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn keep_up(&self, seated: &Arc<LiveTable>, known: u32) -> Result<(), Refused> {
        if seated.with(|state| state.log.len()) < known {
            self.catch_up(seated).await?;
        }
        Ok(())
    }

    /// A table in memory.
    fn known(&self, id: &str) -> Option<Arc<LiveTable>> {
        self.0.tables.lock().get(id).cloned()
    }

    fn remember(&self, state: State) -> Arc<LiveTable> {
        let mut tables = self.0.tables.lock();
        let entry = tables.entry(Arc::clone(&state.id));
        let presence = self.0.store.presence().cloned();
        let new = || Arc::new(LiveTable::new(state, Arc::clone(&self.0.clock), presence));
        Arc::clone(entry.or_insert_with(new))
    }

    /// Executes a command. It is finished even if the future is dropped.
    ///
    /// # Errors
    /// When it is refused; nothing has changed then.
    pub async fn command(
        &self,
        person: &Arc<Person>,
        seated: &Arc<LiveTable>,
        command: Command,
    ) -> Result<(), Refused> {
        let (hall, person, seated) = (self.clone(), Arc::clone(person), Arc::clone(seated));
        let done = self.0.tasks.spawn(async move {
            if let Command::Move { after, .. } = command {
                hall.keep_up(&seated, after).await?;
            }
            match command {
                Command::Talk { text } => hall.talk(&person, &seated, &text).await,
                Command::Rematch => hall.rematch(&person, &seated).await,
                Command::Ping => Ok(()),
                command => hall
                    .change(&seated, |state, now| commands::decide(state, &person, &command, now))
                    .await
                    .map(|_| ()),
            }
        });
        done.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a command failed");
            Err(Refused::new(Why::Unavailable, "the server cannot do that"))
        })
    }

    /// Decides on the last committed state and commits the change, again after each lost race. Returns
    /// whether there was a change. A commit proves that the state was current; a decision that changes
    /// nothing, or refuses, holds only on a state that was reloaded.
    async fn change(
        &self,
        seated: &Arc<LiveTable>,
        decide: impl Fn(&State, i64) -> Decided<'_> + Send,
    ) -> Result<bool, Refused> {
        let _changing = seated.changing.lock().await;
        let mut is_current = self.0.store.is_alone();
        for _ in 0..ATTEMPTS {
            if seated.doubtful.load(Ordering::SeqCst) {
                self.bring_up_to_date(seated).await?;
            }
            let now = self.now();
            let decided = seated.with(|state| {
                decide(state, now).map(|draft| draft.map(|draft| draft.prepared(LEASE)))
            });
            let prepared = match decided {
                Ok(Some(prepared)) => prepared,
                nothing if is_current => return nothing.map(|_| false),
                _ => {
                    self.bring_up_to_date(seated).await?;
                    is_current = true;
                    continue;
                }
            };
            match self.0.store.commit(prepared.change).await {
                Ok(Outcome::Done) => {
                    self.committed(seated, prepared.after);
                    return Ok(true);
                }
                Ok(Outcome::Lost) => {
                    self.0.metrics.lost_races.inc();
                    self.bring_up_to_date(seated).await?;
                    is_current = true;
                }
                Err(error) => {
                    seated.doubtful.store(true, Ordering::SeqCst);
                    self.settle_doubts(seated);
                    return Err(error.into());
                }
            }
        }
        Err(Refused::new(Why::Stale, "the table changes too fast: look again"))
    }

    /// Broadcasts a committed change and starts what follows from it.
    fn committed(&self, seated: &Arc<LiveTable>, after: After) {
        let turn_of = after.turn_of.clone();
        self.0.metrics.lines.inc_by(after.lines.len() as u64);
        self.0.metrics.changes.inc();
        seated.accept(after);
        if let Some(person) = turn_of.filter(|person| !seated.is_here(person)) {
            self.notify_turn(seated, person);
        }
        self.think_if_needed(seated);
    }

    /// Reloads what other nodes have changed, excluding changes of this node meanwhile.
    async fn catch_up(&self, seated: &Arc<LiveTable>) -> Result<(), Refused> {
        let _changing = seated.changing.lock().await;
        self.bring_up_to_date(seated).await
    }

    /// The same for a caller that holds `changing`.
    async fn bring_up_to_date(&self, seated: &Arc<LiveTable>) -> Result<(), Refused> {
        let (version, lines) = seated.with(|state| (state.version, state.log.len()));
        let newer = self.0.store.table_since(&seated.id, version, lines).await;
        if let Some(newer) = newer? {
            seated.catch_up(&newer).map_err(|reason| {
                tracing::error!(table = %seated.id, %reason, "a table cannot be brought up to date");
                Refused::new(Why::Unavailable, "this table cannot be read at the moment")
            })?;
        }
        seated.doubtful.store(false, Ordering::SeqCst);
        Ok(())
    }

    /// Asks the store until it answers whether a change was committed after all.
    fn settle_doubts(&self, seated: &Arc<LiveTable>) {
        let (hall, seated) = (self.clone(), Arc::clone(seated));
        self.0.tasks.spawn(async move {
            let mut pause = Duration::from_millis(100);
            while seated.doubtful.load(Ordering::SeqCst) && hall.catch_up(&seated).await.is_err() {
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(Duration::from_secs(5));
            }
            hall.think_if_needed(&seated);
        });
    }

    /// Drops unused tables from memory.
    fn forget_idle(&self) {
        let since = self.now() - FORGOTTEN_AFTER;
        let mut tables = self.0.tables.lock();
        tables.retain(|_, seated| !seated.is_idle(since));
        self.0.metrics.tables.set(tables.len() as i64);
    }

    /// Waits until all tasks are finished.
    pub async fn finish(&self) {
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }
}

/// A table as it is stored.
fn read(stored: &StoredTable) -> Result<State, BadTable> {
    let doc = doc::Doc::read(&stored.row.doc)?;
    let mut state = State::begun(&stored.row.id, stored.row.version, doc)?;
    state.replay(stored.lines.iter().map(String::as_str))?;
    Ok(state)
}

/// Logs the details; the client learns only that it does not work.
impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        tracing::error!(%error, "the store failed");
        Refused::new(Why::Unavailable, "the server cannot do that at the moment; try again")
    }
}
