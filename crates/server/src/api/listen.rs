//! Accepts connections.

use std::net::SocketAddr;
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
use super::address_limits::Resource;
use super::write_timeout::WriteTimeout;
use super::{AppState, Settings};
use crate::metrics::Counted;
use crate::network::contains;

/// The smallest buffer hyper allows; no request has a longer head.
const BUFFER: usize = 8192;
/// The pause after a failure to accept.
const PAUSE: Duration = Duration::from_millis(100);

/// How much is read from a connection that is refused.
const MOST_UNREAD: u64 = 64 * 1024;

const REFUSED: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\n\
                         Content-Type: text/plain\r\nContent-Length: 43\r\n\
                         X-Content-Type-Options: nosniff\r\n\
                         Content-Security-Policy: default-src 'none'\r\n\r\n\
                         too many connections from one address here\n";

/// Serves connections until the server stops, then gives them some time to finish.
pub async fn listen(listener: TcpListener, app: Router, state: AppState, shutdown: Duration) {
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
                // The client gave up, or there are no more file descriptors: neither lasts.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let permit = if contains(&limits.settings.trusted_proxies, address.ip()) {
            // A trusted proxy forwards the address of each request instead.
            None
        } else {
            let permit = limits.acquire(Origin::of(address.ip()), Resource::Connection);
            if permit.is_none() {
                connections.spawn(turn_away(stream));
                continue;
            }
            permit
        };
        let counted = Counted::new(&hall.metrics().connections);
        let Settings { head_within, read_within, .. } = limits.settings;
        // Moves are small and must not be delayed.
        let _ = stream.set_nodelay(true);
        let stream = WriteTimeout::new(stream, read_within);
        let serving = serve(stream, address, app.clone(), stopping.clone(), head_within);
        connections.spawn(async move {
            serving.await;
            // The permit is returned first, so that a client that sees the gauge fall has it.
            drop((permit, counted));
        });
    }
    drop(listener);
    connections.close();
    let _ = tokio::time::timeout(shutdown, connections.wait()).await;
}

/// Ready when the server stops.
pub async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // Without a sender it never stops.
    if stopping.wait_for(|stopping| *stopping).await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// Answers 429 and closes. The request is read and discarded, because closing a connection with
/// unread bytes would discard the answer.
async fn turn_away(mut stream: TcpStream) {
    let answering = async {
        stream.write_all(REFUSED).await?;
        stream.shutdown().await?;
        tokio::io::copy(&mut (&mut stream).take(MOST_UNREAD), &mut tokio::io::sink()).await
    };
    let _ = tokio::time::timeout(PAUSE, answering).await;
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
        // Errors of a connection concern only its client.
        _ = connection.as_mut() => {}
        () = stopped(&mut stopping) => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
