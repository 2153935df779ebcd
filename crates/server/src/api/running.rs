//! What a keeper of servers asks for.

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::Doors;

pub fn router() -> Router<Doors> {
    Router::new()
        .route("/healthz", get(|| async { plain(StatusCode::OK, "well\n".into()) }))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
}

/// Does it answer requests? Not when it stops, and not while the store is away.
async fn ready(State(doors): State<Doors>) -> Response {
    if *doors.stopping.borrow() {
        return plain(StatusCode::SERVICE_UNAVAILABLE, "stopping\n".into());
    }
    match doors.hall.store().ping().await {
        Ok(()) => plain(StatusCode::OK, "ready\n".into()),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            plain(StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n".into())
        }
    }
}

async fn metrics(State(doors): State<Doors>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], doors.hall.metrics().written()).into_response()
}

fn plain(status: StatusCode, text: String) -> Response {
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    (status, headers, text).into_response()
}
