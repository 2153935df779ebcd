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

pub use address::Network;
pub use address_limits::AddressLimits;
pub use listen::listen;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use fondaco_protocol::{LONGEST_MESSAGE, ROOT};
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

/// How much one address may do, and which addresses speak for others.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Reverse proxies, whose word on where a request comes from is taken.
    pub trusted_proxies: Vec<Network>,
    /// The names of this server. If there are any, requests to other names are refused, so that
    /// nobody can make his own name lead here and his pages ours.
    pub hosts: Vec<String>,
    /// Connections that an address may have open.
    pub connections_per_address: u32,
    /// Of those, sockets of open tables.
    pub sockets_per_address: u32,
    /// People who may come for the first time from an address, each minute.
    pub people_per_minute: u32,
    /// Requests that an address may send, each second, and commands on its sockets.
    pub requests_per_second: u32,
    /// How long the head of a request may take.
    pub head_within: Duration,
    /// How long a socket may be open without saying who it is.
    pub hello_within: Duration,
    /// How long the rest of a request may take, with the time to answer it.
    pub request_within: Duration,
    /// How long somebody may take to read what he is sent.
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

/// What the document says about all of it.
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

/// Everything that is served: the API, the page, and what a keeper of servers asks for.
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

/// All paths of the API with their descriptions.
fn described() -> OpenApiRouter<AppState> {
    let paths = OpenApiRouter::new().merge(people::router()).merge(tables::router());
    OpenApiRouter::with_openapi(Described::openapi()).nest(ROOT, paths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_path_is_in_the_document() {
        let document = described().into_openapi();
        let mut found: Vec<_> = document
            .paths
            .paths
            .iter()
            .flat_map(|(path, item)| {
                let methods = [
                    ("get", &item.get),
                    ("post", &item.post),
                    ("patch", &item.patch),
                    ("put", &item.put),
                    ("delete", &item.delete),
                ];
                methods.into_iter().filter_map(move |(method, operation)| {
                    operation.as_ref().map(|_| format!("{method} {path}"))
                })
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
