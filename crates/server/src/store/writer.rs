//! The one task that writes.
//!
//! While a transaction is committed, what is asked meanwhile collects in the queue and becomes the
//! next one. So a quiet server commits each move at once, and a busy one many moves with one flush
//! of the disk.

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
use super::work::{Answered, Asked, Work};

/// So many pieces of work are committed together at most.
const MOST: usize = 256;

/// So long is a database waited for that is away; whoever asks while it still is, is told at once.
const PATIENCE: Duration = Duration::from_secs(10);
/// So long is asked what became of a commit during which the connection was lost.
const CURIOSITY: Duration = Duration::from_secs(30);
/// So long may a transaction take, and so long its commit.
const TRANSACTION: Duration = Duration::from_secs(15);

/// Pauses between attempts.
const FIRST_PAUSE: Duration = Duration::from_millis(20);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);
/// So often is repeated what was in another transaction's way.
const REPEATS: u32 = 20;

/// What the task is sent.
pub enum Message {
    Asked(Asked),
    /// End, after what was asked before; then tell.
    Stop(oneshot::Sender<()>),
}

/// What the task has done since it began.
#[derive(Default, Debug)]
pub struct Counters {
    pub batches: AtomicU64,
    pub written: AtomicU64,
}

impl Counters {
    /// One more transaction was committed, with these answers.
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
    /// The number of the last batch that was begun.
    pub batch: i64,
    /// Was the database away when last asked?
    pub is_away: bool,
    /// Keeps the file from other processes as long as something may be written.
    pub lock: Option<File>,
}

/// Why a transaction has no answers yet.
enum Trouble {
    /// It would be refused again.
    Refused(StoreError),
    /// Another transaction was in the way.
    InTheWay(StoreError),
    /// The database is away, and nothing was committed.
    Away(StoreError),
    /// It may be committed or not; if it is, these are the answers, and if not, this is why.
    Unsure(Vec<Answered>, StoreError),
}

impl Writer {
    /// Writes until everybody who could ask is gone, or until it is told to stop.
    pub async fn run(mut self, mut queue: mpsc::Receiver<Message>) {
        let mut waiting: VecDeque<Asked> = VecDeque::new();
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
                // Whoever asked may have gone away meanwhile.
                let _ = reply.send(answer);
            }
        }
        if let Some(connection) = self.connection.take() {
            // It is gone in any case.
            let _ = timeout(TRANSACTION, connection.close()).await;
        }
        drop(self.lock);
        if let Some(stop) = stop {
            let _ = stop.send(());
        }
    }

    /// Does all of it, in as few transactions as possible.
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
                // One of them is to blame. The others must not suffer, so it is looked for.
                Err(StoreError::Database { .. }) if part.len() > 1 => {
                    let middle = part.start + part.len() / 2;
                    parts.extend([middle..part.end, part.start..middle]);
                }
                Err(error) => answers[part].fill(Err(error)),
            }
        }
        answers
    }

    /// Tries until it is known what became of it, or patience ends.
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
                Err(Trouble::InTheWay(error)) if repeats == REPEATS => return Err(error),
                Err(Trouble::InTheWay(error)) => {
                    repeats += 1;
                    error
                }
                Err(Trouble::Unsure(answers, error)) => {
                    if self.became_of_commit().await? {
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
                    Ok(Err(error)) => Trouble::Unsure(answers, StoreError::from(&error)),
                    Err(_) => Trouble::Unsure(answers, too_late()),
                }
            }
            Ok(Err(error)) => match remedy(&error) {
                Remedy::None => return Err(Trouble::Refused(StoreError::from(&error))),
                Remedy::Repeat => return Err(Trouble::InTheWay(StoreError::from(&error))),
                Remedy::Reconnect => Trouble::Away(StoreError::from(&error)),
            },
            Err(_) => Trouble::Away(too_late()),
        };
        // Whatever state it is in, it ends here; the database gives up what was not committed.
        self.connection = None;
        Err(trouble)
    }

    /// Was the last batch committed? The connection was lost before that was said, so the number
    /// of the last batch of this node is read. If the commit is still under way, reading waits for
    /// its end.
    async fn became_of_commit(&mut self) -> Result<bool, StoreError> {
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
        match timeout(TRANSACTION, asked.fetch_optional(connection)).await {
            Ok(Ok(row)) => {
                let batch = row.map(|row| row.try_get(0)).transpose();
                batch.map_err(|error| StoreError::from(&error))
            }
            Ok(Err(error)) => Err(StoreError::from(&error)),
            Err(_) => Err(StoreError::Unknown),
        }
    }
}

fn too_late() -> StoreError {
    StoreError::Away { reason: "no answer in time".to_owned() }
}

fn sort(message: Message, waiting: &mut VecDeque<Asked>, stop: &mut Option<oneshot::Sender<()>>) {
    match message {
        Message::Asked(asked) => waiting.push_back(asked),
        Message::Stop(told) => *stop = Some(told),
    }
}

/// Takes from what waits in its order, but nothing about the same subject twice.
fn distinct(waiting: &mut VecDeque<Asked>) -> (Vec<Work>, Vec<oneshot::Sender<Answered>>) {
    let mut subjects = HashSet::new();
    let (mut works, mut replies, mut later) = (Vec::new(), Vec::new(), VecDeque::new());
    for asked in waiting.drain(..) {
        if works.len() < MOST && subjects.insert(asked.work.subject().to_owned()) {
            works.push(asked.work);
            replies.push(asked.reply);
        } else {
            later.push_back(asked);
        }
    }
    *waiting = later;
    (works, replies)
}
