//! The one task that writes.
//!
//! Work that arrives during a commit becomes the next transaction. So a quiet server commits each
//! move at once, and a busy one commits many moves with one flush of the disk.

use std::collections::{HashSet, VecDeque};
use std::fs::File;
use std::iter;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::{AnyConnection, Connection, Row, query};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};

use super::address::{Address, Purpose};
use super::batch::Batch;
use super::database::{Remedy, remedy};
use super::error::StoreError;
use super::now;
use super::sql;
use super::work::{Answered, Queued, Work};

/// The most pieces of work in a transaction.
const MOST: usize = 256;

/// How long a transaction is repeated while the database is away; while it stays away, later ones
/// fail at once.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to ask for the outcome of a commit during which the connection was lost.
const CURIOSITY: Duration = Duration::from_secs(30);
/// How long a transaction may take before its commit, and the commit itself.
const TRANSACTION: Duration = Duration::from_secs(15);

/// Pauses between attempts.
const FIRST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);
/// How often a transaction is repeated after a conflict with another one.
const REPEATS: u32 = 20;

/// A message to the task.
pub enum Message {
    Work(Queued),
    /// Stop after the work that is queued, then confirm.
    Stop(oneshot::Sender<()>),
}

/// What the task has done since it started.
#[derive(Default, Debug)]
pub struct Counters {
    pub batches: AtomicU64,
    pub written: AtomicU64,
}

impl Counters {
    /// Counts a committed transaction.
    fn count(&self, answers: &[Answered]) {
        self.batches.fetch_add(1, Ordering::Relaxed);
        self.written.fetch_add(answers.len() as u64, Ordering::Relaxed);
    }
}

/// The task.
pub struct Writer {
    pub address: Address,
    pub node: String,
    pub connection: Option<AnyConnection>,
    pub counters: Arc<Counters>,
    /// The number of the last batch.
    pub batch: i64,
    /// Whether the database was away at the last attempt.
    pub is_away: bool,
    /// The lock of the file, held as long as something may be written.
    pub lock: Option<File>,
}

/// Why a transaction was not confirmed.
enum Trouble {
    /// It would be refused again.
    Refused(StoreError),
    /// It conflicted with another transaction.
    Conflict(StoreError),
    /// The database is away, and nothing was committed.
    Away(StoreError),
    /// It may be committed, with these answers, or not, for this reason.
    Unsure(Vec<Answered>, StoreError),
}

impl Writer {
    /// Writes until it is stopped, or until every sender is dropped.
    pub async fn run(mut self, mut queue: mpsc::Receiver<Message>) {
        let mut waiting: VecDeque<Queued> = VecDeque::new();
        let mut stop = None;
        loop {
            if waiting.is_empty() {
                match queue.recv().await {
                    Some(message) => sort(message, &mut waiting, &mut stop),
                    None => break,
                }
            }
            while waiting.len() < MOST {
                let Ok(message) = queue.try_recv() else { break };
                sort(message, &mut waiting, &mut stop);
            }
            if stop.is_some() {
                queue.close();
            }
            let (works, replies) = distinct(&mut waiting);
            let answers = self.carry_out(&works).await;
            for (reply, answer) in replies.into_iter().zip(answers) {
                // The caller may have been cancelled.
                let _ = reply.send(answer);
            }
        }
        if let Some(connection) = self.connection.take() {
            // If it fails, the connection ends all the same.
            let _ = timeout(TRANSACTION, connection.close()).await;
        }
        drop(self.lock);
        if let Some(stop) = stop {
            let _ = stop.send(());
        }
    }

    /// Does all work in as few transactions as possible.
    async fn carry_out(&mut self, works: &[Work]) -> Vec<Answered> {
        let mut answers: Vec<Answered> = works.iter().map(|_| Err(StoreError::Closed)).collect();
        let mut parts: Vec<Range<usize>> = iter::once(0..works.len()).collect();
        while let Some(part) = parts.pop() {
            if part.is_empty() {
                continue;
            }
            match self.persist(&works[part.clone()]).await {
                Ok(given) => {
                    for (answer, given) in answers[part].iter_mut().zip(given) {
                        *answer = given;
                    }
                }
                // One piece is refused: split the transaction to find it.
                Err(StoreError::Database { .. }) if part.len() > 1 => {
                    let middle = part.start + part.len() / 2;
                    parts.extend([middle..part.end, part.start..middle]);
                }
                Err(error) => answers[part].fill(Err(error)),
            }
        }
        answers
    }

    /// Repeats a transaction until its outcome is known or the time is up.
    async fn persist(&mut self, works: &[Work]) -> Result<Vec<Answered>, StoreError> {
        let patience = if self.is_away { Duration::ZERO } else { PATIENCE };
        let deadline = Instant::now() + patience;
        let mut pause = FIRST_PAUSE;
        let mut repeats = 0;
        loop {
            let error = match self.attempt(works).await {
                Ok(answers) => {
                    self.is_away = false;
                    return Ok(answers);
                }
                Err(Trouble::Refused(error)) => return Err(error),
                Err(Trouble::Conflict(error)) if repeats == REPEATS => return Err(error),
                Err(Trouble::Conflict(error)) => {
                    repeats += 1;
                    error
                }
                Err(Trouble::Unsure(answers, error)) => {
                    if self.was_committed().await? {
                        self.is_away = false;
                        self.counters.count(&answers);
                        return Ok(answers);
                    }
                    error
                }
                Err(Trouble::Away(error)) => error,
            };
            if Instant::now() >= deadline {
                self.is_away = true;
                return Err(error);
            }
            sleep(pause).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    async fn attempt(&mut self, works: &[Work]) -> Result<Vec<Answered>, Trouble> {
        let dialect = self.address.dialect();
        self.batch += 1;
        let (batch, node) = (self.batch, self.node.clone());
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => {
                let connected = self.address.connect(Purpose::Writing).await;
                none.insert(connected.map_err(Trouble::Away)?)
            }
        };
        let writing = async {
            let mut transaction = connection.begin_with(sql::BEGIN.of(dialect)).await?;
            let mut writing = Batch { connection: &mut transaction, dialect, node: &node };
            let (answers, writes) = writing.run(works).await?;
            if !writes {
                // An idle server leaves the disk alone.
                transaction.rollback().await?;
                return Ok((None, answers));
            }
            let marked = query(sql::BATCH).bind(node.as_str()).bind(batch).bind(now());
            marked.execute(&mut *transaction).await?;
            Ok((Some(transaction), answers))
        };
        let trouble = match timeout(TRANSACTION, writing).await {
            Ok(Ok((None, answers))) => return Ok(answers),
            Ok(Ok((Some(transaction), answers))) => {
                match timeout(TRANSACTION, transaction.commit()).await {
                    Ok(Ok(())) => {
                        self.counters.count(&answers);
                        return Ok(answers);
                    }
                    Ok(Err(error)) => Trouble::Unsure(answers, error.into()),
                    Err(_) => Trouble::Unsure(answers, too_late()),
                }
            }
            Ok(Err(error)) => match remedy(&error) {
                Remedy::None => return Err(Trouble::Refused(error.into())),
                Remedy::Repeat => return Err(Trouble::Conflict(error.into())),
                Remedy::Reconnect => Trouble::Away(error.into()),
            },
            Err(_) => Trouble::Away(too_late()),
        };
        // Closing the connection rolls back what was not committed.
        self.connection = None;
        Err(trouble)
    }

    /// Whether the last batch was committed, after the connection was lost during its commit: reads
    /// the number of this node's last batch, which waits for a commit still in progress.
    async fn was_committed(&mut self) -> Result<bool, StoreError> {
        let deadline = Instant::now() + CURIOSITY;
        let mut pause = FIRST_PAUSE;
        loop {
            if let Ok(batch) = self.last_batch().await {
                return Ok(batch == Some(self.batch));
            }
            self.connection = None;
            if Instant::now() >= deadline {
                self.is_away = true;
                return Err(StoreError::Unknown);
            }
            sleep(pause).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    async fn last_batch(&mut self) -> Result<Option<i64>, StoreError> {
        let connection = self.connection.insert(self.address.connect(Purpose::Writing).await?);
        let asked = query(sql::LAST_BATCH.of(self.address.dialect())).bind(self.node.as_str());
        let row = timeout(TRANSACTION, asked.fetch_optional(connection)).await;
        let row = row.map_err(|_| StoreError::Unknown)??;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
}

fn too_late() -> StoreError {
    StoreError::Away { reason: "no answer in time".to_owned() }
}

fn sort(message: Message, waiting: &mut VecDeque<Queued>, stop: &mut Option<oneshot::Sender<()>>) {
    match message {
        Message::Work(work) => waiting.push_back(work),
        Message::Stop(stopped) => *stop = Some(stopped),
    }
}

/// Takes work from the queue in its order, but only one piece for each subject.
fn distinct(waiting: &mut VecDeque<Queued>) -> (Vec<Work>, Vec<oneshot::Sender<Answered>>) {
    let mut subjects = HashSet::new();
    let (mut works, mut replies, mut later) = (Vec::new(), Vec::new(), VecDeque::new());
    for queued in waiting.drain(..) {
        if works.len() < MOST && subjects.insert(queued.work.subject().to_owned()) {
            works.push(queued.work);
            replies.push(queued.reply);
        } else {
            later.push_back(queued);
        }
    }
    *waiting = later;
    (works, replies)
}
