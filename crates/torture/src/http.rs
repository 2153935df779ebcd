//! Requests to a node.

use std::time::Duration;

use fondaco_connection::{Answer, Server};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// After so long a client tries elsewhere. Servers are more patient with the database: a request
/// that a client has given up may still be served, while the client sends it to another node.
pub const PATIENCE: Duration = Duration::from_secs(2);

/// Reads something from the API.
pub async fn get<T: DeserializeOwned + Send + 'static>(
    node: &Server,
    path: &str,
    key: Option<&str>,
) -> Answer<T> {
    let (path, key) = (path.to_owned(), key.map(str::to_owned));
    node.ask(move |server| server.get(&path, key.as_deref())).await
}

/// Sends something to the API.
pub async fn post<T: DeserializeOwned + Send + 'static>(
    node: &Server,
    path: &str,
    key: Option<&str>,
    body: &(impl Serialize + Clone + Send + 'static),
) -> Answer<T> {
    let (path, key, body) = (path.to_owned(), key.map(str::to_owned), body.clone());
    node.ask(move |server| server.post(&path, key.as_deref(), &body)).await
}
