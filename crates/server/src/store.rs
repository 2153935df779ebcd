//! The database: people, tables and their logs, jobs, chat, results and ratings.
//!
//! One SQL for two databases: a SQLite file for one machine, PostgreSQL for many. A table is changed
//! only if it still has the version that was seen, so that of two nodes that move at once exactly one
//! succeeds. One task writes: it commits all waiting work together, so that one flush of the disk
//! serves many moves.
//!
//! - `address`, `database`: addresses, connections, migrations, what errors mean.
//! - `work`, `writer`, `batch`, `sql`: writing.
//! - `read`: queries.
//! - `news`, `presence`: notices between nodes, of changes and of who has a page open.
//! - `ratings`: the strength of players.

mod address;
mod backup;
mod batch;
mod database;
mod error;
mod news;
mod presence;
mod ratings;
mod read;
mod rows;
mod sql;
mod work;
mod writer;

pub use error::StoreError;
pub use presence::Presence;
pub use rows::{
    Change, Figures, Job, JobKind, NewJob, NewRow, Notice, Outcome, PersonRow, ResultRow, Row,
    SeatRow, StoredTable, Who,
};

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use fondaco_protocol::Said;
use sqlx::{AnyPool, query};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::AbortHandle;

use address::{Address, Purpose};
use database::Dialect;
use work::{Answer, Queued, Work};
use writer::{Counters, Message, Writer};

/// How much work may be queued; then callers wait.
const QUEUE: usize = 1024;

/// How many notices may wait for a receiver before it has to look at everything.
const NEWS: usize = 4096;

/// After how long a silent node is forgotten, in milliseconds: 30 days.
const FORGOTTEN_AFTER: i64 = 30 * 24 * 60 * 60 * 1000;

/// The database. Clones are the same one.
#[derive(Clone)]
pub struct Store(Arc<Shared>);

struct Shared {
    address: Address,
    node: String,
    readers: AnyPool,
    queue: mpsc::Sender<Message>,
    counters: Arc<Counters>,
    news: broadcast::Sender<Notice>,
    presence: Option<Presence>,
    /// The task that listens to other nodes.
    listening: Option<AbortHandle>,
}

impl Drop for Shared {
    fn drop(&mut self) {
        if let Some(listening) = &self.listening {
            listening.abort();
        }
    }
}

impl Store {
    /// Opens `sqlite:///PATH/FILE.db`, creating its folder, or `postgres://…`, and migrates it.
    ///
    /// # Errors
    /// When the address is wrong, the database cannot be reached, another process has the file open,
    /// or a later version of the program has written it.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let address = Address::of(address)?;
        let lock = match &address {
            Address::Sqlite(path) => Some(address::prepare(path)?),
            Address::Postgres(_) => None,
        };
        let node = random_name()?;
        let mut connection = address.connect(Purpose::Writing).await?;
        database::migrate(&mut connection, address.dialect()).await?;
        let seen = now();
        let entered = query(sql::BATCH).bind(node.as_str()).bind(0_i64).bind(seen);
        let forgotten = query(sql::FORGET).bind(seen - FORGOTTEN_AFTER);
        for statement in [entered, forgotten] {
            statement.execute(&mut connection).await?;
        }
        if address.dialect() == Dialect::Sqlite {
            // No other process has the file, so the owners of leases are dead.
            query(sql::RELEASE_ALL).execute(&mut connection).await?;
        }
        let (news, _) = broadcast::channel(NEWS);
        let listening = match &address {
            Address::Sqlite(_) => None,
            Address::Postgres(url) => {
                let listener = news::listen(url).await?;
                let passing = news::pass_on(listener, url.clone(), node.clone(), news.clone());
                Some(tokio::spawn(passing).abort_handle())
            }
        };
        let (queue, queued) = mpsc::channel(QUEUE);
        let counters = Arc::new(Counters::default());
        let readers = address.readers()?;
        let writer = Writer {
            address: address.clone(),
            node: node.clone(),
            connection: Some(connection),
            counters: counters.clone(),
            batch: 0,
            is_away: false,
            lock,
        };
        tokio::spawn(writer.run(queued));
        let presence = listening.is_some().then(|| Presence::start(&node, readers.clone()));
        let shared = Shared { address, node, readers, queue, counters, news, presence, listening };
        Ok(Store(Arc::new(shared)))
    }

    /// The random name of this process among those that share the database.
    pub fn node(&self) -> &str {
        &self.0.node
    }

    /// Whether this is the only process that uses the database.
    pub fn is_alone(&self) -> bool {
        self.0.address.dialect() == Dialect::Sqlite
    }

    /// Adds a person.
    ///
    /// # Errors
    /// `Taken` if the id or key exists.
    pub async fn add_person(&self, person: &PersonRow) -> Result<(), StoreError> {
        self.write(Work::Person(person.clone())).await.map(drop)
    }

    /// Changes the name or the webhook, if they are given.
    ///
    /// # Errors
    /// `Missing` if there is no such person.
    pub async fn change_person(
        &self,
        id: &str,
        name: Option<&str>,
        webhook: Option<Option<&str>>,
    ) -> Result<(), StoreError> {
        let (id, name) = (id.to_owned(), name.map(ToOwned::to_owned));
        let (rehook, webhook) = (webhook.is_some(), webhook.flatten().map(ToOwned::to_owned));
        self.write(Work::Rename { id, name, rehook, webhook }).await.map(drop)
    }

    /// Adds a table.
    ///
    /// # Errors
    /// `Taken` if the id exists.
    pub async fn create(&self, table: NewRow) -> Result<(), StoreError> {
        self.write(Work::Create(table)).await.map(drop)
    }

    /// Changes a table if it still has the version that was seen. The change may still be made after
    /// the future is dropped.
    ///
    /// # Errors
    /// Nothing has changed, except after `Unknown`: then reload the table.
    pub async fn commit(&self, change: Change) -> Result<Outcome, StoreError> {
        match self.write(Work::Change(change)).await? {
            Answer::Outcome(outcome) => Ok(outcome),
            other => Err(unexpected(&other)),
        }
    }

    /// Stores a chat message and returns its number, the next one of the table.
    ///
    /// # Errors
    /// `Missing` if there is no such table.
    pub async fn add_talk(&self, table: &str, said: &Said) -> Result<i64, StoreError> {
        let talk = Work::Talk { table: table.to_owned(), said: said.clone() };
        match self.write(talk).await? {
            Answer::Number(number) => Ok(number),
            other => Err(unexpected(&other)),
        }
    }

    /// Leases due jobs that no node has leased, the longest due first. A job whose table is not
    /// changed within the lease is free again.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn take_jobs(
        &self,
        now: i64,
        lease: Duration,
        most: u32,
    ) -> Result<Vec<Job>, StoreError> {
        let until = now.saturating_add(lease.as_millis() as i64);
        match self.write(Work::Take { now, until, most }).await? {
            Answer::Jobs(jobs) => Ok(jobs),
            other => Err(unexpected(&other)),
        }
    }

    /// Renews this node's leases of these tables' jobs if more than a third of the lease is over.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn keep_jobs(
        &self,
        tables: Vec<Arc<str>>,
        now: i64,
        lease: Duration,
    ) -> Result<(), StoreError> {
        let lease = lease.as_millis() as i64;
        let (before, until) = (now.saturating_add(lease / 3 * 2), now.saturating_add(lease));
        self.write(Work::Keep { tables, before, until }).await.map(drop)
    }

    /// Ends all leases of this node.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn release_jobs(&self) -> Result<(), StoreError> {
        self.write(Work::Release).await.map(drop)
    }

    /// Sends notices that are not stored; none with SQLite, which has no other nodes.
    pub fn presence(&self) -> Option<&Presence> {
        self.0.presence.as_ref()
    }

    /// Notices from other nodes from now on; with SQLite there are none.
    pub fn news(&self) -> broadcast::Receiver<Notice> {
        self.0.news.subscribe()
    }

    /// What the writer has done, and how much is queued.
    pub fn figures(&self) -> Figures {
        let Counters { batches, written } = &*self.0.counters;
        Figures {
            batches: batches.load(Ordering::Relaxed),
            written: written.load(Ordering::Relaxed),
            waiting: QUEUE - self.0.queue.capacity().min(QUEUE),
        }
    }

    /// Writes what is queued, ends the leases and disconnects. Later calls fail with `Closed`.
    pub async fn close(&self) {
        // If the database is away, the leases run out.
        let _ = self.release_jobs().await;
        let (confirm, stopped) = oneshot::channel();
        if self.0.queue.send(Message::Stop(confirm)).await.is_ok() {
            // An error means that it has stopped as well.
            let _ = stopped.await;
        }
        if let Some(listening) = &self.0.listening {
            listening.abort();
        }
        self.0.readers.close().await;
    }

    async fn note(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.write(Work::Note { key: key.to_owned(), value: value.to_owned() }).await.map(drop)
    }

    async fn write(&self, work: Work) -> Result<Answer, StoreError> {
        let (reply, answer) = oneshot::channel();
        let message = Message::Work(Queued { work, reply });
        self.0.queue.send(message).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    fn readers(&self) -> &AnyPool {
        &self.0.readers
    }
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The address may contain a password.
        write!(f, "Store {{ node: {:?}, dialect: {:?} }}", self.0.node, self.0.address.dialect())
    }
}

fn unexpected(answer: &Answer) -> StoreError {
    StoreError::Contradiction { reason: format!("{answer:?} is no answer to that") }
}

fn random_name() -> Result<String, StoreError> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| StoreError::Database {
        reason: "the system gives no random numbers".to_owned(),
    })?;
    Ok(format!("{:016x}", u64::from_le_bytes(bytes)))
}

/// Milliseconds since 1970.
fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_millis() as i64)
}
