//! Health checks and metrics for operators.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use fondaco_protocol::Why;
use tokio::sync::Mutex;

use super::AppState;
use super::answers::{Refusal, plain};
use super::guard::where_from;
use crate::hall::Hall;

pub fn router() -> Router<AppState> {
    Router::new()
        .route("/healthz", get(|| async { plain(StatusCode::OK, "well\n") }))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
}

/// Whether it answers requests: not while it stops, and not while the store is away.
async fn ready(State(state): State<AppState>) -> Response {
    if *state.stopping.borrow() {
        return plain(StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    if state.store_health.answers(&state.hall).await {
        plain(StatusCode::OK, "ready\n")
    } else {
        plain(StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n")
    }
}

/// How long the last answer of the store is reused.
const REUSED: Duration = Duration::from_millis(100);

/// Whether the store answers, cached: these requests are not limited.
#[derive(Clone, Default, Debug)]
pub struct StoreHealth(Arc<Mutex<Option<(Instant, bool)>>>);

impl StoreHealth {
    async fn answers(&self, hall: &Hall) -> bool {
        let mut last = self.0.lock().await;
        if let Some((_, answers)) = last.filter(|(at, _)| at.elapsed() < REUSED) {
            return answers;
        }
        let asked = hall.store().ping().await;
        if let Err(error) = &asked {
            tracing::warn!(%error, "not ready");
        }
        *last = Some((Instant::now(), asked.is_ok()));
        asked.is_ok()
    }
}

/// Metrics are for the local network only: the number of changes would reveal secret orders at a quiet
/// table.
async fn metrics(State(state): State<AppState>, request: Request) -> Response {
    if where_from(&state, &request).is_public() {
        return Refusal::new(Why::NotYours, "metrics are for the local network only")
            .into_response();
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-store")];
    (headers, state.hall.metrics().written()).into_response()
}
