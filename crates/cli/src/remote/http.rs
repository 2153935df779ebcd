//! Questions to a server.

use std::fmt;
use std::time::Duration;

use fondaco_protocol::{Lobby, Me, NewPerson, NewTable, Newcomer, ROOT, Refused, Table};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);
/// No answer is longer.
const LONGEST_ANSWER: u64 = 8 << 20;

/// A server, and how to ask it. Every method waits for the answer.
#[derive(Clone)]
pub struct Server {
    agent: ureq::Agent,
    root: String,
}

/// Why there is no answer that could be used.
#[derive(Debug)]
pub enum Failure {
    /// The server does not want it.
    Refused(Refused),
    /// Nobody answered.
    Unreachable(String),
    /// What came is not what a server of this kind says.
    Strange(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Refused(why) => why.fmt(f),
            Failure::Unreachable(reason) | Failure::Strange(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for Failure {}

/// Not the address of a server.
#[derive(Debug)]
pub struct BadAddress;

type Answer<T> = Result<T, Failure>;

impl Server {
    /// The server at this address.
    ///
    /// # Errors
    /// When it does not begin with `http://` or `https://`, or says more than where.
    pub fn at(address: &str) -> Result<Server, BadAddress> {
        let root = address.trim().trim_end_matches('/');
        let host = root.strip_prefix("https://").or_else(|| root.strip_prefix("http://"));
        let host = host.ok_or(BadAddress)?;
        let plain = |letter: char| letter.is_ascii_graphic() && !"@?#%\\\"<>".contains(letter);
        if host.is_empty() || !host.chars().all(plain) {
            return Err(BadAddress);
        }
        let agent = ureq::Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .http_status_as_error(false)
            .max_redirects(0)
            .proxy(None)
            .user_agent(concat!("fondaco/", env!("CARGO_PKG_VERSION")))
            .max_idle_connections(64)
            .max_idle_connections_per_host(64)
            .build();
        Ok(Server { agent: agent.into(), root: root.to_owned() })
    }

    /// Where it is.
    pub fn address(&self) -> &str {
        &self.root
    }

    /// Where the news of a table are told.
    pub fn live(&self, table: &str) -> String {
        let (scheme, rest) = self.root.split_once("://").unwrap_or(("http", &self.root));
        let scheme = if scheme == "https" { "wss" } else { "ws" };
        format!("{scheme}://{rest}{ROOT}/tables/{table}/live")
    }

    /// A new person, with a key.
    pub fn come(&self, newcomer: &Newcomer) -> Answer<NewPerson> {
        self.post("/people", None, newcomer)
    }

    /// Whose key it is.
    pub fn me(&self, key: &str) -> Answer<Me> {
        self.get("/me", Some(key))
    }

    /// What there is to join and to watch.
    pub fn lobby(&self, key: &str) -> Answer<Lobby> {
        self.get("/lobby", Some(key))
    }

    /// Sets up a table.
    pub fn new_table(&self, key: &str, table: &NewTable) -> Answer<Table> {
        self.post("/tables", Some(key), table)
    }

    /// The record of a table, as far as one may see it.
    pub fn record(&self, key: &str, table: &str) -> Answer<String> {
        self.text(&format!("{ROOT}/tables/{table}/record"), Some(key))
    }

    /// What the server tells about itself to those who watch over it.
    pub fn metrics(&self) -> Answer<String> {
        self.text("/metrics", None)
    }

    fn get<T: DeserializeOwned>(&self, path: &str, key: Option<&str>) -> Answer<T> {
        let text = self.text(&format!("{ROOT}{path}"), key)?;
        serde_json::from_str(&text).map_err(|error| Failure::Strange(error.to_string()))
    }

    fn text(&self, path: &str, key: Option<&str>) -> Answer<String> {
        let mut request = self.agent.get(format!("{}{path}", self.root));
        if let Some(key) = key {
            request = request.header("Authorization", format!("Bearer {key}"));
        }
        answer(request.call())
    }

    fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        key: Option<&str>,
        body: &impl Serialize,
    ) -> Answer<T> {
        let mut request = self.agent.post(format!("{}{ROOT}{path}", self.root));
        if let Some(key) = key {
            request = request.header("Authorization", format!("Bearer {key}"));
        }
        let body = serde_json::to_vec(body).map_err(|error| Failure::Strange(error.to_string()))?;
        let text = answer(request.content_type("application/json").send(&body))?;
        serde_json::from_str(&text).map_err(|error| Failure::Strange(error.to_string()))
    }
}

fn answer(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Answer<String> {
    let mut answer = answer.map_err(|error| Failure::Unreachable(error.to_string()))?;
    let status = answer.status();
    let body = answer.body_mut().with_config().limit(LONGEST_ANSWER).read_to_string();
    let body = body.map_err(|error| Failure::Unreachable(error.to_string()))?;
    if status.is_success() {
        return Ok(body);
    }
    Err(match serde_json::from_str(&body) {
        Ok(why) => Failure::Refused(why),
        Err(_) => Failure::Strange(status.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_servers_are_taken() {
        let server = Server::at("https://example.org/").unwrap();
        assert_eq!(server.live("t1"), "wss://example.org/api/v1/tables/t1/live");
        let server = Server::at(" http://127.0.0.1:7070/games ").unwrap();
        assert_eq!(server.address(), "http://127.0.0.1:7070/games");
        assert_eq!(server.live("t"), "ws://127.0.0.1:7070/games/api/v1/tables/t/live");
        for wrong in
            ["", "example.org", "ftp://x", "http://", "http://a b", "https://k@x", "http://x?y"]
        {
            assert!(Server::at(wrong).is_err(), "{wrong}");
        }
    }
}
