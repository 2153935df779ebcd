//! The tables: who sits where, what is played, what happens by itself.
//!
//! A table is a log and a doc. What a command does to it is worked out on what was committed last
//! (`commands`), together with everything that follows from it without anybody's decision; that is
//! one change, which is committed, and only then shown. Whoever loses a race against another node
//! brings the table up to date and looks again whether the command still makes sense.

mod clock;
mod commands;
mod doc;
mod draft;
mod jobs;
mod lobby;
mod log;
mod names;
mod new_table;
mod orders;
mod people;
mod person_locks;
mod rate_limit;
mod record;
mod seated;
mod shown;
mod state;
mod talk;
mod thinking;
mod webhook;

pub use clock::{Clock, SetClock, WallClock};
pub use commands::Person;
pub use names::Secret;
pub use people::me;
pub use seated::{Found, Looking, Missed, Seated};
pub use shown::{Shown, Text, json};
pub use webhook::Outside;
pub(crate) use webhook::is_public;

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
use crate::store::{Notice, Outcome, Store, StoreError, StoredTable};
use commands::Decided;
use draft::After;
use rate_limit::RateLimit;
use state::State;

/// So often a command that lost a race is tried.
const ATTEMPTS: u32 = 5;

/// So long a node keeps a bot's move to itself before another may think of it, in milliseconds. As
/// long as it thinks itself, it asks for more in time.
const LEASE: i64 = 3_000;

/// A table that nobody has needed for so long is forgotten, in milliseconds.
const FORGOTTEN_AFTER: i64 = 60_000;

/// All tables, as this node sees them. Clones are the same hall.
#[derive(Clone)]
pub struct Hall(Arc<Inner>);

struct Inner {
    store: Store,
    clock: Arc<dyn Clock>,
    limits: Limits,
    metrics: Arc<Metrics>,
    tables: Mutex<HashMap<Arc<str>, Arc<Seated>>>,
    /// Bots think on as many threads as there are cores.
    thinkers: Semaphore,
    talkers: RateLimit,
    /// Held by those who set up tables.
    setting_up: person_locks::PersonLocks,
    webhooks: webhook::Webhooks,
    /// When other nodes were last told who is here.
    announced: AtomicI64,
    /// What is under way and has to be finished before the program ends.
    tasks: TaskTracker,
}

/// How much one person may have.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Tables that are not over.
    pub tables_per_person: u32,
    /// Which addresses may be told of turns.
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
            talkers: RateLimit::new(talk::AT_ONCE, talk::PAUSE),
            setting_up: person_locks::PersonLocks::default(),
            webhooks,
            announced: AtomicI64::default(),
            tasks: TaskTracker::new(),
        }))
    }

    /// Replays all stored games after an update of the program.
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

    /// What is counted.
    pub fn metrics(&self) -> &Arc<Metrics> {
        &self.0.metrics
    }

    /// What time it is here.
    pub fn now(&self) -> i64 {
        self.0.clock.now()
    }

    /// A table by its number.
    ///
    /// # Errors
    /// When there is none, or the store does not answer.
    pub async fn table(&self, id: &str) -> Result<Arc<Seated>, Refused> {
        if let Some(seated) = self.known(id) {
            seated.touch();
            return Ok(seated);
        }
        let missing = || Refused::new(Why::Missing, "there is no such table");
        if !names::may_be_a_number(id) {
            return Err(missing());
        }
        let stored = self.0.store.table(id).await.map_err(unavailable)?.ok_or_else(missing)?;
        let state = read(&stored).map_err(|reason| {
            tracing::error!(table = id, reason, "a stored table cannot be read");
            Refused::new(Why::Unavailable, "this table cannot be read at the moment")
        })?;
        let seated = self.remember(state);
        // Another node may have changed it before news of it could be understood here.
        self.catch_up(&seated).await?;
        if let Some(presence) = self.0.store.presence() {
            presence.tell(Notice::WhoIsHere { table: id.to_owned() });
        }
        Ok(seated)
    }

    /// Somebody looks at a table from now on, who knows so many lines of its log.
    ///
    /// # Errors
    /// When more is known than there is here, and the store does not answer.
    pub async fn look(
        &self,
        seated: &Arc<Seated>,
        person: Option<&str>,
        known: u32,
    ) -> Result<(Looking, Found), Refused> {
        self.keep_up(seated, known).await?;
        Ok(seated.look(person, known))
    }

    /// Whoever has more of a log than this node was told of it elsewhere, before the news came here.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn keep_up(&self, seated: &Arc<Seated>, known: u32) -> Result<(), Refused> {
        if seated.with(|state| state.log.len()) < known {
            self.catch_up(seated).await?;
        }
        Ok(())
    }

    /// A table that is in memory.
    fn known(&self, id: &str) -> Option<Arc<Seated>> {
        self.0.tables.lock().get(id).cloned()
    }

    fn remember(&self, state: State) -> Arc<Seated> {
        let mut tables = self.0.tables.lock();
        let entry = tables.entry(Arc::clone(&state.id));
        let presence = self.0.store.presence().cloned();
        let new = || Arc::new(Seated::new(state, Arc::clone(&self.0.clock), presence));
        Arc::clone(entry.or_insert_with(new))
    }

    /// Does what somebody wants done. It is finished even if nobody waits for it any more.
    ///
    /// # Errors
    /// When it is refused; then nothing has changed.
    pub async fn command(
        &self,
        person: &Arc<Person>,
        seated: &Arc<Seated>,
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

    /// Changes a table as is decided on what was committed last, again and again until nobody else
    /// has changed it meanwhile. Tells whether anything was to be changed. A change that is made
    /// proves that nothing was missed; before it is said that none is made, other nodes may have
    /// changed the table, so that is looked up.
    async fn change(
        &self,
        seated: &Arc<Seated>,
        decide: impl Fn(&State, i64) -> Decided<'_> + Send,
    ) -> Result<bool, Refused> {
        let _changing = seated.changing.lock().await;
        let mut is_sure = self.0.store.is_alone();
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
                nothing if is_sure => return nothing.map(|_| false),
                _ => {
                    self.bring_up_to_date(seated).await?;
                    is_sure = true;
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
                    is_sure = true;
                }
                Err(error) => {
                    seated.doubtful.store(true, Ordering::SeqCst);
                    self.settle_doubts(seated);
                    return Err(unavailable(error));
                }
            }
        }
        Err(Refused::new(Why::Stale, "the table changes too fast: look again"))
    }

    /// Shows what was committed, and lets happen what follows from it.
    fn committed(&self, seated: &Arc<Seated>, after: After) {
        let turn_of = after.turn_of.clone();
        self.0.metrics.lines.inc_by(after.lines.len() as u64);
        self.0.metrics.changes.inc();
        seated.accept(after);
        if let Some(person) = turn_of.filter(|person| !seated.is_here(person)) {
            self.tell_of_turn(seated, person);
        }
        self.think_if_needed(seated);
    }

    /// Reads what others have changed, while nothing is changed here.
    async fn catch_up(&self, seated: &Arc<Seated>) -> Result<(), Refused> {
        let _changing = seated.changing.lock().await;
        self.bring_up_to_date(seated).await
    }

    /// The same for one who is about to change the table.
    async fn bring_up_to_date(&self, seated: &Arc<Seated>) -> Result<(), Refused> {
        let (version, lines) = seated.with(|state| (state.version, state.log.len()));
        let newer = self.0.store.table_since(&seated.id, version, lines).await;
        if let Some(newer) = newer.map_err(unavailable)? {
            seated.catch_up(&newer).map_err(|reason| {
                tracing::error!(table = %seated.id, reason, "a table cannot be brought up to date");
                Refused::new(Why::Unavailable, "this table cannot be read at the moment")
            })?;
        }
        seated.doubtful.store(false, Ordering::SeqCst);
        Ok(())
    }

    /// Asks the store, until it answers, whether a change was committed after all.
    fn settle_doubts(&self, seated: &Arc<Seated>) {
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

    /// Forgets the tables that nobody needs.
    fn forget_idle(&self) {
        let since = self.now() - FORGOTTEN_AFTER;
        let mut tables = self.0.tables.lock();
        tables.retain(|_, seated| !seated.is_idle(since));
        self.0.metrics.tables.set(tables.len() as i64);
    }

    /// Waits until everything that is under way is done.
    pub async fn finish(&self) {
        self.0.tasks.close();
        self.0.tasks.wait().await;
    }
}

/// A table as it is stored.
fn read(stored: &StoredTable) -> Result<State, String> {
    let doc = doc::Doc::read(&stored.row.doc)?;
    let mut state = State::begun(&stored.row.id, stored.row.version, doc)?;
    state.replay(stored.lines.iter().map(String::as_str))?;
    Ok(state)
}

/// Details are for the log; whoever asked learns only that it does not work.
#[allow(clippy::needless_pass_by_value, reason = "it stands for a closure")]
pub fn unavailable(error: StoreError) -> Refused {
    tracing::error!(%error, "the store failed");
    Refused::new(Why::Unavailable, "the server cannot do that at the moment; try again")
}
