//! Questions to a node, each on a connection of its own, as after a loss.

use std::fmt::{self, Write as _};
use std::net::SocketAddr;
use std::time::Duration;

use fondaco_protocol::{ROOT, Refused};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// After so long a client tries elsewhere. Servers are more patient with the database: what a client
/// has given up may still be done, while it sends the same to another node.
pub const PATIENCE: Duration = Duration::from_secs(2);

/// Why there is no answer that could be used.
#[derive(Debug)]
pub enum Failure {
    /// The node does not want it.
    Refused(Refused),
    /// No answer came; what was wanted may have been done.
    Lost(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Refused(why) => write!(f, "{:?}: {why}", why.why),
            Failure::Lost(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for Failure {}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        Failure::Lost(error.to_string())
    }
}

/// Reads something from the API.
pub async fn get<T: DeserializeOwned>(
    node: SocketAddr,
    path: &str,
    key: Option<&str>,
) -> Result<T, Failure> {
    ask(node, "GET", path, key, "").await
}

/// Sends something to the API.
pub async fn post<T: DeserializeOwned>(
    node: SocketAddr,
    path: &str,
    key: Option<&str>,
    body: &impl Serialize,
) -> Result<T, Failure> {
    let body = serde_json::to_string(body).map_err(|error| Failure::Lost(error.to_string()))?;
    ask(node, "POST", path, key, &body).await
}

async fn ask<T: DeserializeOwned>(
    node: SocketAddr,
    method: &str,
    path: &str,
    key: Option<&str>,
    body: &str,
) -> Result<T, Failure> {
    let mut request = format!("{method} {ROOT}{path} HTTP/1.1\r\nHost: {node}\r\n");
    if let Some(key) = key {
        let _ = write!(request, "Authorization: Bearer {key}\r\n");
    }
    let length = body.len();
    let _ = write!(
        request,
        "Content-Type: application/json\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    );
    let exchanged = async {
        let mut stream = TcpStream::connect(node).await?;
        stream.set_nodelay(true)?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        Ok::<_, std::io::Error>(answer)
    };
    let answer = timeout(PATIENCE, exchanged).await;
    let answer = answer.map_err(|_| Failure::Lost("no answer in time".to_owned()))??;
    read(&String::from_utf8_lossy(&answer))
}

fn read<T: DeserializeOwned>(answer: &str) -> Result<T, Failure> {
    let lost = |reason: &str| Failure::Lost(format!("{reason}: {answer:?}"));
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| lost("the answer was cut"))?;
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1));
    let length = lines.find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse().ok())?
    });
    if length.is_some_and(|length: usize| length != body.len()) {
        return Err(lost("the answer was cut"));
    }
    if status.is_some_and(|status| status.starts_with('2')) {
        return serde_json::from_str(body).map_err(|error| lost(&error.to_string()));
    }
    match serde_json::from_str(body) {
        Ok(refused) => Err(Failure::Refused(refused)),
        Err(_) => Err(lost("a strange answer")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_only_if_they_are_whole() {
        let whole = "HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\n[7]";
        assert_eq!(read::<Vec<u32>>(whole).unwrap(), [7]);
        for cut in [
            "",
            "HTTP/1.1 200 OK\r\ncontent-len",
            "HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\n[7]",
        ] {
            assert!(matches!(read::<Vec<u32>>(cut), Err(Failure::Lost(_))), "{cut}");
        }
        let refused = "HTTP/1.1 409 Conflict\r\n\r\n{\"why\":\"stale\",\"text\":\"look again\"}";
        assert!(matches!(read::<u32>(refused), Err(Failure::Refused(_))));
    }
}
