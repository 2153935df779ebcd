//! All servers, and their database.

use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use fondaco_connection::Server;
use fondaco_dice::Dice;
use tempfile::TempDir;
use tokio::sync::{Mutex, watch};
use tokio::time::sleep;

use crate::http::PATIENCE;
use crate::node::Node;
use crate::plan::{Database, Plan};

/// So long a server is tried to be started; while the database is away it is in vain.
const STARTING: Duration = Duration::from_secs(90);
const PAUSE: Duration = Duration::from_millis(50);

/// All servers, and their database.
pub struct Cluster {
    plan: Plan,
    slots: Vec<Mutex<Option<Node>>>,
    doors: watch::Sender<Vec<Option<Server>>>,
    postgres: Option<Arc<fondaco_databases::Server>>,
    database_is_away: AtomicBool,
    folder: TempDir,
}

/// Where servers are, as a load balancer knows it that notices deaths and nothing else.
#[derive(Clone)]
pub struct Doors(watch::Receiver<Vec<Option<Server>>>);

impl Doors {
    /// Any server; if there is none, the first that comes.
    pub async fn any(&mut self, dice: &mut Dice) -> Server {
        loop {
            let open: Vec<Server> = self.0.borrow_and_update().iter().flatten().cloned().collect();
            if !open.is_empty() {
                return open[dice.below(open.len() as u32) as usize].clone();
            }
            if self.0.changed().await.is_err() {
                // The cluster is gone, and whoever asks will be in a moment.
                std::future::pending::<()>().await;
            }
        }
    }

    /// All servers.
    pub fn all(&self) -> Vec<Server> {
        self.0.borrow().iter().flatten().cloned().collect()
    }
}

impl Cluster {
    /// Starts the database and all servers, those at the same time.
    ///
    /// # Errors
    /// When one of them does not start.
    pub async fn start(plan: &Plan) -> Result<Arc<Cluster>> {
        let postgres = match plan.database {
            Database::Sqlite => None,
            Database::Postgres => {
                let started = tokio::task::spawn_blocking(fondaco_databases::Server::start);
                Some(Arc::new(started.await??))
            }
        };
        let folder = tempfile::Builder::new().prefix("fondaco-torture-").tempdir()?;
        let cluster = Arc::new(Cluster {
            plan: plan.clone(),
            slots: (0..plan.nodes).map(|_| Mutex::default()).collect(),
            doors: watch::Sender::new(vec![None; plan.nodes]),
            postgres,
            database_is_away: AtomicBool::new(false),
            folder,
        });
        cluster.start_all().await?;
        Ok(cluster)
    }

    /// How many servers there are at most.
    pub fn len(&self) -> usize {
        self.slots.len()
    }

    /// Where the servers are.
    pub fn doors(&self) -> Doors {
        Doors(self.doors.subscribe())
    }

    /// The address of the database, for one who looks on.
    pub fn database(&self) -> String {
        match &self.postgres {
            Some(server) => server.address("postgres"),
            None => format!("sqlite://{}?mode=ro", self.folder.path().join("fondaco.db").display()),
        }
    }

    /// Starts a server if it does not run, however often that takes.
    ///
    /// # Errors
    /// When it does not start although the database is there.
    pub async fn start_node(&self, slot: usize) -> Result<()> {
        let mut node = self.slots[slot].lock().await;
        let deadline = Instant::now() + STARTING;
        while node.is_none() {
            let (program, folder) = (&self.plan.program, self.folder.path());
            match Node::start(program, &self.arguments(), folder, &self.log(slot)).await {
                Ok(started) => {
                    let server = Server::at(&format!("http://{}", started.address), PATIENCE)?;
                    self.doors.send_modify(|doors| doors[slot] = Some(server));
                    *node = Some(started);
                }
                Err(error) if Instant::now() >= deadline => {
                    return Err(error.context(format!("server {slot} does not start")));
                }
                Err(_) => sleep(PAUSE).await,
            }
        }
        Ok(())
    }

    /// Starts all servers that do not run, at the same time.
    ///
    /// # Errors
    /// As for [`Cluster::start_node`].
    pub async fn start_all(self: &Arc<Self>) -> Result<()> {
        let starting = (0..self.len()).map(|slot| {
            let cluster = Arc::clone(self);
            tokio::spawn(async move { cluster.start_node(slot).await })
        });
        for started in starting.collect::<Vec<_>>() {
            started.await??;
        }
        Ok(())
    }

    /// Kills a server; false if it does not run.
    ///
    /// # Errors
    /// When it cannot be killed.
    pub async fn kill(&self, slot: usize) -> Result<bool> {
        let Some(node) = self.slots[slot].lock().await.take() else { return Ok(false) };
        self.doors.send_modify(|doors| doors[slot] = None);
        node.kill().await?;
        Ok(true)
    }

    /// Asks a server to stop; false if it does not run.
    ///
    /// # Errors
    /// When it does not stop in time.
    pub async fn stop(&self, slot: usize) -> Result<bool> {
        let Some(node) = self.slots[slot].lock().await.take() else { return Ok(false) };
        self.doors.send_modify(|doors| doors[slot] = None);
        node.stop().await?;
        Ok(true)
    }

    /// Stops all servers.
    ///
    /// # Errors
    /// When one does not stop in time.
    pub async fn stop_all(&self) -> Result<()> {
        for slot in 0..self.len() {
            self.stop(slot).await?;
        }
        Ok(())
    }

    /// Lets a server stand still for a while; false if it does not run. Nobody is told.
    pub async fn freeze(&self, slot: usize, pause: Duration) -> bool {
        let node = self.slots[slot].lock().await;
        let Some(frozen) = &*node else { return false };
        frozen.freeze();
        sleep(pause).await;
        frozen.thaw();
        true
    }

    /// Lets the database crash and starts it again after a while; false if there is none to crash.
    ///
    /// # Errors
    /// When it does not start any more.
    pub async fn crash_database(&self, pause: Duration) -> Result<bool> {
        let Some(server) = self.postgres.clone() else { return Ok(false) };
        if self.database_is_away.swap(true, Ordering::SeqCst) {
            return Ok(false);
        }
        let crashed = Arc::clone(&server);
        tokio::task::spawn_blocking(move || crashed.crash()).await?;
        sleep(pause).await;
        let started = tokio::task::spawn_blocking(move || {
            // Somebody may have taken the port for a moment.
            (0..5).find_map(|_| {
                let started = server.start_again();
                if started.is_err() {
                    server.crash();
                }
                started.ok()
            })
        });
        if started.await?.is_none() {
            bail!("the database does not start any more");
        }
        self.database_is_away.store(false, Ordering::SeqCst);
        Ok(true)
    }

    /// What the servers have logged, each line with the number of its server.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn logged(&self) -> Result<Vec<String>> {
        let mut lines = Vec::new();
        for slot in 0..self.len() {
            let text = tokio::fs::read(self.log(slot)).await.context("a server has no log")?;
            let text = String::from_utf8_lossy(&text);
            lines.extend(text.lines().map(|line| format!("server {slot}: {line}")));
        }
        Ok(lines)
    }

    fn log(&self, slot: usize) -> PathBuf {
        self.folder.path().join(format!("server-{slot}.log"))
    }

    /// All clients come from one address, so what an address may do is much.
    fn arguments(&self) -> Vec<OsString> {
        let mut arguments: Vec<OsString> = match &self.postgres {
            Some(server) => vec!["--database".into(), server.address("postgres").into()],
            None => vec!["--data".into(), self.folder.path().into()],
        };
        for limit in [
            "--connections-per-address",
            "--sockets-per-address",
            "--people-per-minute",
            "--requests-per-second",
        ] {
            arguments.extend([limit.into(), "1000000".into()]);
        }
        arguments.extend(["--log-level".into(), "warn".into()]);
        arguments
    }
}
