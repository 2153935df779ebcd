//! Serves the page, which it carries with it.
//!
//! The page is built by `cargo xtask web` before this crate is compiled. Only its compressed files
//! are embedded; whoever cannot read them gets them decompressed.

mod answer;
mod kinds;
mod site;
pub mod store;

pub use site::Site;

use std::future::{Future, IntoFuture};
use std::io;
use std::net::{SocketAddr, TcpListener, ToSocketAddrs};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::routing::get;

/// So long may answers under way still take when the server is to stop.
const FAREWELL: Duration = Duration::from_secs(2);

/// A server that has its address and does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
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

    /// Answers until a signal asks it to stop.
    ///
    /// # Errors
    /// When the system gives it no threads or no connections.
    pub fn run(self, site: Site) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(self.listener)?;
            serve(listener, site, asked_to_stop()).await
        })
    }
}

/// Answers with the files of the site until the future is ready, then ends what is under way.
///
/// # Errors
/// When the system gives it no connections.
pub async fn serve(
    listener: tokio::net::TcpListener,
    site: Site,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let (stopping, mut stopped) = tokio::sync::watch::channel(false);
    let stop = async move {
        stop.await;
        // Nobody listens when the server has already failed.
        let _ = stopping.send(true);
    };
    let served = axum::serve(listener, router(site)).with_graceful_shutdown(stop).into_future();
    let too_late = async move {
        let _ = stopped.wait_for(|stopped| *stopped).await;
        tokio::time::sleep(FAREWELL).await;
    };
    tokio::select! {
        served = served => served,
        () = too_late => Ok(()),
    }
}

/// The files of the site under their paths.
pub fn router(site: Site) -> Router {
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
