//! The game server: tables for people anywhere, and the page, which it carries with it.
//!
//! [`store`] is the database, [`hall`] the tables, [`api`] HTTP and sockets. The page is built by
//! `cargo xtask web` before this crate is compiled. Only its compressed files are embedded; whoever
//! cannot read them gets them decompressed.

mod answer;
pub mod api;
mod content_type;
pub mod hall;
pub mod metrics;
mod site;
pub mod store;

pub use site::Site;

use std::future::Future;
use std::io;
use std::net::{SocketAddr, TcpListener, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::routing::get;
use tokio::sync::watch;

use api::{AppState, Settings};
use hall::{Hall, Limits, WallClock};
use metrics::Metrics;
use store::{Store, StoreError};

/// So long answers under way, and what was begun, may still take when the server is to stop.
const FAREWELL: Duration = Duration::from_secs(5);

/// A server that has its address and does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
}

/// Where everything is kept, and how much is allowed.
#[derive(Clone)]
pub struct Configuration {
    /// The address of the database.
    pub database: String,
    /// How much one address may do.
    pub settings: Settings,
    /// How much one person may have.
    pub limits: Limits,
}

impl std::fmt::Debug for Configuration {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The address of the database may hold a password.
        let Configuration { settings, limits, .. } = self;
        write!(f, "Configuration {{ settings: {settings:?}, limits: {limits:?}, .. }}")
    }
}

/// Why a server does not run.
#[derive(Debug)]
pub enum Failure {
    /// The system gives it no threads or connections.
    System(io::Error),
    /// The store cannot be used.
    Store(StoreError),
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::System(error) => error.fmt(f),
            Failure::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Failure {}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::System(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Store(error)
    }
}

impl Server {
    /// Takes an address; port 0 is any free one.
    ///
    /// # Errors
    /// When the address is taken, or none of this machine.
    pub fn bind(address: impl ToSocketAddrs) -> io::Result<Server> {
        let listener = TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        Ok(Server { listener })
    }

    /// The address it has.
    ///
    /// # Errors
    /// When the system does not know.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Opens the store, tells that it is ready, and answers until a signal asks it to stop.
    ///
    /// # Errors
    /// When the store cannot be used, or the system gives it no threads.
    pub fn run(
        self,
        site: Site,
        configuration: &Configuration,
        ready: impl FnOnce(),
    ) -> Result<(), Failure> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(self.listener)?;
            let store = Store::open(&configuration.database).await?;
            let limits = configuration.limits.clone();
            let hall = Hall::new(store, Arc::new(WallClock), limits, Arc::new(Metrics::default()));
            hall.check_replays().await?;
            ready();
            serve(listener, hall, site, configuration.settings.clone(), asked_to_stop()).await?;
            Ok(())
        })
    }
}

/// Answers until the future is ready, then ends what is under way and closes the store.
///
/// # Errors
/// When the system gives it no connections.
pub async fn serve(
    listener: tokio::net::TcpListener,
    hall: Hall,
    site: Site,
    settings: Settings,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (stopping, stopped) = watch::channel(false);
    let state = AppState::new(hall.clone(), settings, stopped);
    let app = api::app(&state, site);
    let listening = api::listen(listener, app, state, FAREWELL);
    let kept_going = {
        let hall = hall.clone();
        tokio::spawn(async move { hall.keep_going().await })
    };
    let told = tokio::spawn(async move {
        stop.await;
        // Nobody listens when the server has already failed.
        let _ = stopping.send(true);
        // As long as somebody could still ask, it is known that the server stops.
        stopping.closed().await;
    });
    let served = listening.await;
    told.abort();
    kept_going.abort();
    let _ = tokio::time::timeout(FAREWELL, hall.finish()).await;
    hall.store().close().await;
    served
}

/// The files of the site under their paths.
pub(crate) fn page(site: Site) -> Router {
    Router::new().fallback_service(get(answer::answer).with_state(Arc::new(site)))
}

/// Ready when Ctrl-C is pressed or the system asks the program to end.
async fn asked_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupted => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}
