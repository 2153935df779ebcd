//! HTTP and sockets, and what protects them.

mod address;
mod address_limits;
mod answers;
mod guard;
mod health;
mod host;
mod listen;
mod live;
mod people;
mod tables;
mod write_timeout;

pub use address_limits::AddressLimits;
pub use listen::listen;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use fondaco_protocol::{LONGEST_MESSAGE, ROOT};
use ipnet::IpNet;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::hall::Hall;
use crate::site::Site;

/// What every handler needs.
#[derive(Clone, Debug)]
pub struct AppState {
    /// The tables.
    pub hall: Hall,
    /// How much each address may do.
    pub limits: Arc<AddressLimits>,
    /// Becomes true when the server stops.
    pub stopping: watch::Receiver<bool>,
    /// Connections that must end before it does.
    pub connections: TaskTracker,
    /// Whether the store answers.
    store_health: health::StoreHealth,
}

impl AppState {
    /// `stopping` becomes true when the server is to stop.
    pub fn new(hall: Hall, settings: Settings, stopping: watch::Receiver<bool>) -> AppState {
        let (limits, connections) = (AddressLimits::new(settings), TaskTracker::new());
        AppState {
            hall,
            limits,
            stopping,
            connections,
            store_health: health::StoreHealth::default(),
        }
    }
}

/// Limits for each address, and trusted proxies.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Reverse proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<IpNet>,
    /// The names of this server. If there are any, requests to other names are refused, which prevents
    /// DNS rebinding.
    pub hosts: Vec<String>,
    /// Open connections of an address.
    pub connections_per_address: u32,
    /// Open sockets of an address, each of which is also a connection.
    pub sockets_per_address: u32,
    /// New people from an address, each minute.
    pub people_per_minute: u32,
    /// Requests and socket commands of an address, each second.
    pub requests_per_second: u32,
    /// The timeout for the head of a request.
    pub head_within: Duration,
    /// The timeout for the first message on a socket.
    pub hello_within: Duration,
    /// The timeout for the rest of a request and its answer.
    pub request_within: Duration,
    /// The timeout for a client to read what it is sent.
    pub read_within: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            trusted_proxies: Vec::new(),
            hosts: Vec::new(),
            connections_per_address: 200,
            sockets_per_address: 100,
            people_per_minute: 30,
            requests_per_second: 50,
            head_within: Duration::from_secs(10),
            hello_within: Duration::from_secs(10),
            request_within: Duration::from_secs(15),
            read_within: Duration::from_secs(20),
        }
    }
}

/// The head of the `OpenAPI` document.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Fondaco",
        description = "Medici, Medici vs Strozzi and Byzanz on one server. Everything is JSON; \
                       moves, draws and whole games within it are in the notation. A key is sent \
                       as `Authorization: Bearer KEY`. What is refused is answered with a \
                       `Refused` that says why.",
    ),
    components(schemas(fondaco_protocol::Refused))
)]
struct Described;

/// All routes: the API, the page, health and metrics.
pub fn app(state: &AppState, site: Site) -> Router {
    let (api, document) = described().split_for_parts();
    let document = crate::hall::json(&document);
    let document = axum::routing::get(async move || answers::written(document.clone()));
    let api = api
        .route(&format!("{ROOT}/openapi.json"), document)
        .route(&format!("{ROOT}/{{*rest}}"), axum::routing::any(answers::nothing_there))
        .layer(DefaultBodyLimit::max(LONGEST_MESSAGE))
        .layer(from_fn_with_state(state.clone(), guard::guarded));
    Router::new()
        .merge(api)
        .merge(health::router())
        .with_state(state.clone())
        .merge(crate::page(site))
        .layer(from_fn(guard::protected))
}

/// The paths of the API.
fn described() -> OpenApiRouter<AppState> {
    let paths = OpenApiRouter::new().merge(people::router()).merge(tables::router());
    OpenApiRouter::with_openapi(Described::openapi()).nest(ROOT, paths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_path_is_in_the_document() {
        let document = serde_json::to_value(described().into_openapi()).unwrap();
        let paths = document["paths"].as_object().unwrap().iter();
        let mut found: Vec<_> = paths
            .flat_map(|(path, item)| {
                let methods = item.as_object().unwrap().keys();
                methods.map(move |method| format!("{method} {path}"))
            })
            .collect();
        found.sort_unstable();
        let expected = [
            "get /api/v1/lobby",
            "get /api/v1/me",
            "get /api/v1/people/{id}",
            "get /api/v1/standings/{game}",
            "get /api/v1/tables/{id}",
            "get /api/v1/tables/{id}/live",
            "get /api/v1/tables/{id}/log",
            "get /api/v1/tables/{id}/record",
            "patch /api/v1/me",
            "post /api/v1/people",
            "post /api/v1/tables",
            "post /api/v1/tables/{id}",
        ];
        assert_eq!(found, expected);
    }
}
