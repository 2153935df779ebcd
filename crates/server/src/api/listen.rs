//! Connections.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

use super::address::{Origin, Peer};
use super::address_limits::{AddressLimits, Permit, Resource};
use super::write_timeout::WriteTimeout;
use super::{AppState, Settings};
use crate::metrics::Counted;

/// The least that hyper takes; no head of ours is longer.
const BUFFER: usize = 8192;
/// How long it waits when the system has no connection to give.
const PAUSE: Duration = Duration::from_millis(100);

/// So much is read from those who are turned away.
const MOST_UNREAD: u64 = 64 * 1024;

const REFUSED: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\n\
                         Content-Type: text/plain\r\nContent-Length: 43\r\n\
                         X-Content-Type-Options: nosniff\r\n\
                         Content-Security-Policy: default-src 'none'\r\n\r\n\
                         too many connections from one address here\n";

/// Answers on every connection until it is to stop, then ends what is under way within the time
/// that is given.
///
/// # Errors
/// When the system gives it no connections at all.
pub async fn listen(
    listener: TcpListener,
    app: Router,
    state: AppState,
    farewell: Duration,
) -> io::Result<()> {
    let AppState { hall, limits, mut stopping, connections, .. } = state;
    loop {
        let accepted = tokio::select! {
            biased;
            () = stopped(&mut stopping) => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // The other end gave up, or there are no more descriptors: neither lasts.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let Some(admitted) = admitted(&limits, address) else {
            connections.spawn(turn_away(stream));
            continue;
        };
        let counted = Counted::new(&hall.metrics().connections);
        let Settings { head_within, read_within, .. } = limits.settings;
        // Moves are small and wanted at once.
        let _ = stream.set_nodelay(true);
        let stream = WriteTimeout::new(stream, read_within);
        let serving = serve(stream, address, app.clone(), stopping.clone(), head_within);
        connections.spawn(async move {
            serving.await;
            // Whoever sees that it is not counted any more may open another one.
            drop((admitted, counted));
        });
    }
    drop(listener);
    connections.close();
    let _ = tokio::time::timeout(farewell, connections.wait()).await;
    Ok(())
}

/// What a connection is counted by.
enum Admitted {
    /// By its address.
    Counted(#[allow(dead_code, reason = "it is held until the connection ends")] Permit),
    /// By what a trusted proxy tells of each request.
    ByProxy,
}

fn admitted(limits: &Arc<AddressLimits>, address: SocketAddr) -> Option<Admitted> {
    let trusted = &limits.settings.trusted_proxies;
    if trusted.iter().any(|network| network.contains(address.ip())) {
        return Some(Admitted::ByProxy);
    }
    limits.acquire(Origin::of(address.ip()), Resource::Connection).map(Admitted::Counted)
}

/// Ready when the server stops.
pub async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // Whoever could stop it is gone: then it does not stop.
    if stopping.wait_for(|stopping| *stopping).await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Says why, and closes. What the other end was about to ask is read and thrown away, because a
/// connection that is closed with something unread takes its last words with it.
async fn turn_away(mut stream: TcpStream) {
    let told = async {
        stream.write_all(REFUSED).await?;
        stream.shutdown().await?;
        tokio::io::copy(&mut (&mut stream).take(MOST_UNREAD), &mut tokio::io::sink()).await
    };
    let _ = tokio::time::timeout(PAUSE, told).await;
}

async fn serve(
    stream: WriteTimeout,
    address: SocketAddr,
    app: Router,
    mut stopping: watch::Receiver<bool>,
    head_within: Duration,
) {
    let service = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(address.ip()));
        app.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_within)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        // What goes wrong on a connection concerns only its other end.
        _ = connection.as_mut() => {}
        () = stopped(&mut stopping) => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
