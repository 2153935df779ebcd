//! Requests over HTTP.

use std::time::Duration;

use fondaco_protocol::{Lobby, Me, NewPerson, NewTable, Newcomer, ROOT, Refused, Table};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::task::spawn_blocking;

use crate::live::{Live, Lost};

/// The longest response that is read, in bytes.
const LONGEST_RESPONSE: u64 = 8 << 20;

/// A server. Methods that are not async block until the response is there.
#[derive(Clone, Debug)]
pub struct Server {
    agent: ureq::Agent,
    root: String,
    patience: Duration,
}

/// Why there is no usable response.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The server refused the request.
    #[error(transparent)]
    Refused(Refused),
    /// There was no response, or only a part of one.
    #[error("{0}")]
    Unreachable(String),
    /// The response is not one of a Fondaco server.
    #[error("{0}")]
    Strange(String),
}

/// Not the address of a server.
#[derive(Debug, thiserror::Error)]
#[error("not the address of a server")]
pub struct BadAddress;

/// A response, or why there is none.
pub type Answer<T> = Result<T, Failure>;

impl Server {
    /// The server at this address. A response or a new connection may take as long as `patience`.
    ///
    /// # Errors
    /// When the address does not begin with `http://` or `https://`, or has more than host and path.
    pub fn at(address: &str, patience: Duration) -> Result<Server, BadAddress> {
        let root = address.trim().trim_end_matches('/');
        let host = root.strip_prefix("https://").or_else(|| root.strip_prefix("http://"));
        let host = host.ok_or(BadAddress)?;
        let plain = |letter: char| letter.is_ascii_graphic() && !"@?#%\\\"<>".contains(letter);
        if host.is_empty() || !host.chars().all(plain) {
            return Err(BadAddress);
        }
        let agent = ureq::Agent::config_builder()
            .timeout_global(Some(patience))
            .http_status_as_error(false)
            .max_redirects(0)
            .proxy(None)
            .user_agent(concat!("fondaco/", env!("CARGO_PKG_VERSION")))
            .max_idle_connections(64)
            .max_idle_connections_per_host(64)
            .build();
        Ok(Server { agent: agent.into(), root: root.to_owned(), patience })
    }

    /// Where it is.
    pub fn address(&self) -> &str {
        &self.root
    }

    /// Sends a request from a thread of its own, so that nothing else waits for it.
    ///
    /// # Errors
    /// As the request does.
    pub async fn ask<T: Send + 'static>(
        &self,
        request: impl FnOnce(&Server) -> Answer<T> + Send + 'static,
    ) -> Answer<T> {
        let server = self.clone();
        let answered = spawn_blocking(move || request(&server)).await;
        answered.unwrap_or_else(|error| Err(Failure::Unreachable(error.to_string())))
    }

    /// Opens a WebSocket to a table and says hello. The first message is the welcome, or a refusal.
    ///
    /// # Errors
    /// When there is no connection in time.
    pub async fn watch(&self, table: &str, key: Option<&str>, since: u32) -> Result<Live, Lost> {
        Live::connect(&self.socket(table), key, since, self.patience).await
    }

    /// The address of a table's WebSocket.
    fn socket(&self, table: &str) -> String {
        let (scheme, rest) = self.root.split_once("://").unwrap_or(("http", &self.root));
        let scheme = if scheme == "https" { "wss" } else { "ws" };
        format!("{scheme}://{rest}{ROOT}/tables/{table}/live")
    }

    /// Creates a person with a key.
    ///
    /// # Errors
    /// When the server refuses, or does not answer.
    pub fn come(&self, newcomer: &Newcomer) -> Answer<NewPerson> {
        self.post("/people", None, newcomer)
    }

    /// Whose key it is.
    ///
    /// # Errors
    /// When the server refuses, or does not answer.
    pub fn me(&self, key: &str) -> Answer<Me> {
        self.get("/me", Some(key))
    }

    /// The tables to join and to watch.
    ///
    /// # Errors
    /// When the server refuses, or does not answer.
    pub fn lobby(&self, key: &str) -> Answer<Lobby> {
        self.get("/lobby", Some(key))
    }

    /// Sets up a table.
    ///
    /// # Errors
    /// When the server refuses, or does not answer.
    pub fn new_table(&self, key: &str, table: &NewTable) -> Answer<Table> {
        self.post("/tables", Some(key), table)
    }

    /// The record of a table, as far as the owner of the key may see it.
    ///
    /// # Errors
    /// When the server refuses, or does not answer.
    pub fn record(&self, key: &str, table: &str) -> Answer<String> {
        self.text(&format!("{ROOT}/tables/{table}/record"), Some(key))
    }

    /// The server's metrics, in the format of Prometheus.
    ///
    /// # Errors
    /// When the server refuses, or does not answer.
    pub fn metrics(&self) -> Answer<String> {
        self.text("/metrics", None)
    }

    /// Reads something from the API.
    ///
    /// # Errors
    /// When the server refuses, or does not answer.
    pub fn get<T: DeserializeOwned>(&self, path: &str, key: Option<&str>) -> Answer<T> {
        read(&self.text(&format!("{ROOT}{path}"), key)?)
    }

    /// Sends something to the API.
    ///
    /// # Errors
    /// When the server refuses, or does not answer; in the second case it may have done what was
    /// asked for.
    pub fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        key: Option<&str>,
        body: &impl Serialize,
    ) -> Answer<T> {
        let request = self.agent.post(format!("{}{ROOT}{path}", self.root));
        let body = serde_json::to_vec(body).map_err(|error| Failure::Strange(error.to_string()))?;
        let request = with_key(request, key).content_type("application/json");
        read(&received(request.send(&body))?)
    }

    fn text(&self, path: &str, key: Option<&str>) -> Answer<String> {
        let request = self.agent.get(format!("{}{path}", self.root));
        received(with_key(request, key).call())
    }
}

fn with_key<B>(request: ureq::RequestBuilder<B>, key: Option<&str>) -> ureq::RequestBuilder<B> {
    match key {
        Some(key) => request.header("Authorization", format!("Bearer {key}")),
        None => request,
    }
}

fn received(response: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Answer<String> {
    let unreachable = |error: ureq::Error| Failure::Unreachable(error.to_string());
    let mut response = response.map_err(unreachable)?;
    let status = response.status();
    let body = response.body_mut().with_config().limit(LONGEST_RESPONSE).read_to_string();
    let body = body.map_err(unreachable)?;
    if status.is_success() {
        return Ok(body);
    }
    Err(match serde_json::from_str(&body) {
        Ok(why) => Failure::Refused(why),
        Err(_) => Failure::Strange(status.to_string()),
    })
}

fn read<T: DeserializeOwned>(body: &str) -> Answer<T> {
    serde_json::from_str(body).map_err(|error| Failure::Strange(error.to_string()))
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpListener;

    use fondaco_protocol::Why;

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(20);

    #[test]
    fn only_addresses_of_servers_are_taken() {
        let server = Server::at("https://example.org/", PATIENCE).unwrap();
        assert_eq!(server.socket("t1"), "wss://example.org/api/v1/tables/t1/live");
        let server = Server::at(" http://127.0.0.1:7070/games ", PATIENCE).unwrap();
        assert_eq!(server.address(), "http://127.0.0.1:7070/games");
        assert_eq!(server.socket("t"), "ws://127.0.0.1:7070/games/api/v1/tables/t/live");
        for wrong in
            ["", "example.org", "ftp://x", "http://", "http://a b", "https://k@x", "http://x?y"]
        {
            assert!(Server::at(wrong, PATIENCE).is_err(), "{wrong}");
        }
    }

    /// What a client makes of this response.
    fn made_of(response: &'static str) -> Answer<Vec<u32>> {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let answers = std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let _ = stream.read(&mut [0; 4096]);
            stream.write_all(response.as_bytes()).unwrap();
        });
        let server = Server::at(&format!("http://{address}"), PATIENCE).unwrap();
        let answer = server.get("/lobby", None);
        answers.join().unwrap();
        answer
    }

    #[test]
    fn responses_are_read_only_if_they_are_whole() {
        let whole = "HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\n[7]";
        assert_eq!(made_of(whole).unwrap(), [7]);
        for cut in [
            "",
            "HTTP/1.1 200 OK\r\ncontent-len",
            "HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\n[7]",
        ] {
            assert!(matches!(made_of(cut), Err(Failure::Unreachable(_))), "{cut}");
        }
        let refused = "HTTP/1.1 409 Conflict\r\nconnection: close\r\n\r\n\
            {\"why\":\"stale\",\"text\":\"look again\"}";
        let Err(Failure::Refused(refused)) = made_of(refused) else { panic!() };
        assert_eq!(refused.why, Why::Stale);
    }
}
