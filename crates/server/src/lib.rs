//! The game server, with the page embedded.
//!
//! [`store`] is the database, [`hall`] the tables, [`api`] HTTP and sockets. The page is built by
//! `cargo xtask web` before this crate is compiled. Only its compressed files are embedded; they are
//! decompressed for clients without brotli.

mod answer;
pub mod api;
mod content_type;
pub mod hall;
pub mod metrics;
mod network;
mod rate_limit;
mod site;
pub mod store;

pub use network::{NotANetwork, network};
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

/// How long requests and tasks in progress may take when the server stops.
const SHUTDOWN: Duration = Duration::from_secs(5);

/// A server that is bound to its address but does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
}

/// The database and the limits.
#[derive(Clone)]
pub struct Configuration {
    /// The address of the database.
    pub database: String,
    /// Limits for each address.
    pub settings: Settings,
    /// Limits for each person.
    pub limits: Limits,
}

impl std::fmt::Debug for Configuration {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The address of the database may contain a password.
        let Configuration { settings, limits, .. } = self;
        write!(f, "Configuration {{ settings: {settings:?}, limits: {limits:?}, .. }}")
    }
}

/// Why a server stopped.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub enum Failure {
    /// The system provides no threads or connections.
    System(#[from] io::Error),
    /// The store cannot be used.
    Store(#[from] StoreError),
}

impl Server {
    /// Binds an address; port 0 is any free one.
    ///
    /// # Errors
    /// When the address is taken, or not of this machine.
    pub fn bind(address: impl ToSocketAddrs) -> io::Result<Server> {
        let listener = TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        Ok(Server { listener })
    }

    /// The address it is bound to.
    ///
    /// # Errors
    /// When the system does not know it.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Opens the store, calls `ready`, and serves until SIGINT or SIGTERM.
    ///
    /// # Errors
    /// When the store cannot be used, or the system provides no threads.
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
            serve(listener, hall, site, configuration.settings.clone(), stop_signal()).await;
            Ok(())
        })
    }
}

/// Serves until `stop` is ready, then finishes what is in progress and closes the store.
pub async fn serve(
    listener: tokio::net::TcpListener,
    hall: Hall,
    site: Site,
    settings: Settings,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    let (stopping, stopped) = watch::channel(false);
    let state = AppState::new(hall.clone(), settings, stopped);
    let app = api::app(&state, site);
    let listening = api::listen(listener, app, state, SHUTDOWN);
    let background = {
        let hall = hall.clone();
        tokio::spawn(async move { hall.run_background().await })
    };
    let stop = tokio::spawn(async move {
        stop.await;
        // There is always a receiver as long as the server listens.
        let _ = stopping.send(true);
        // Receivers see the value as long as the sender exists.
        stopping.closed().await;
    });
    listening.await;
    stop.abort();
    background.abort();
    let _ = tokio::time::timeout(SHUTDOWN, hall.finish()).await;
    hall.store().close().await;
}

/// Serves the files of the page.
pub(crate) fn page(site: Site) -> Router {
    Router::new().fallback_service(get(answer::answer).with_state(Arc::new(site)))
}

/// Ready at SIGINT or SIGTERM.
async fn stop_signal() {
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
