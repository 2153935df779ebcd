//! The `DevTools` protocol on its socket: commands out, replies and events in.

use std::io::ErrorKind;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};
use tungstenite::protocol::WebSocketConfig;
use tungstenite::{Error, Message, WebSocket};

/// One socket. Replies and events come in the order in which the browser sent them.
pub struct Wire {
    socket: WebSocket<TcpStream>,
    last_id: u64,
}

/// What the browser says.
pub enum Incoming {
    /// The reply to the command with this number.
    Reply { id: u64, outcome: Result<Value> },
    /// Something happened, in the page itself or in one of the workers attached to it.
    Event { method: String, session: Option<String>, parameters: Value },
}

impl Wire {
    /// Opens the socket of the browser, or of one page, on the port it listens on.
    pub fn open(port: u16, path: &str, limit: Duration) -> Result<Self> {
        let stream = TcpStream::connect(("127.0.0.1", port))
            .context("the browser does not answer on its port")?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(limit))?;
        stream.set_write_timeout(Some(limit))?;
        // Screenshots and heaps of text come in one frame.
        let config = WebSocketConfig::default().max_message_size(None).max_frame_size(None);
        let address = format!("ws://127.0.0.1:{port}{path}");
        let (socket, _) = tungstenite::client::client_with_config(address, stream, Some(config))
            .map_err(|error| anyhow!("the browser does not speak its protocol: {error}"))?;
        Ok(Wire { socket, last_id: 0 })
    }

    /// Sends a command and answers with its number.
    pub fn send(&mut self, session: Option<&str>, method: &str, parameters: &Value) -> Result<u64> {
        self.last_id += 1;
        let mut command = json!({"id": self.last_id, "method": method, "params": parameters});
        if let Some(session) = session {
            command["sessionId"] = session.into();
        }
        self.socket
            .send(Message::text(command.to_string()))
            .with_context(|| format!("the browser is gone; {method} could not be sent"))?;
        Ok(self.last_id)
    }

    /// What comes next, or nothing when nothing comes before the deadline.
    pub fn receive(&mut self, deadline: Instant) -> Result<Option<Incoming>> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Ok(None);
            }
            self.socket.get_ref().set_read_timeout(Some(left.max(Duration::from_millis(1))))?;
            match self.socket.read() {
                Ok(Message::Text(text)) => return incoming(&text).map(Some),
                Ok(Message::Close(_)) => bail!("the browser closed the page"),
                Ok(_) => {}
                Err(Error::Io(error))
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
                Err(error) => return Err(anyhow!("the browser is gone: {error}")),
            }
        }
    }

    /// Sends a command and waits for its reply; events meanwhile are nobody's.
    pub fn call(&mut self, method: &str, parameters: &Value, limit: Duration) -> Result<Value> {
        let sent = self.send(None, method, parameters)?;
        let deadline = Instant::now() + limit;
        while let Some(incoming) = self.receive(deadline)? {
            match incoming {
                Incoming::Reply { id, outcome } if id == sent => {
                    return outcome.with_context(|| method.to_owned());
                }
                _ => {}
            }
        }
        bail!("the browser did not answer {method} in {limit:?}")
    }
}

fn incoming(text: &str) -> Result<Incoming> {
    let mut message: Value =
        serde_json::from_str(text).context("the browser sent something other than JSON")?;
    if let Some(id) = message["id"].as_u64() {
        let outcome = match message.get("error") {
            None => Ok(message["result"].take()),
            Some(error) => Err(anyhow!("{}", error["message"].as_str().unwrap_or("refused"))),
        };
        return Ok(Incoming::Reply { id, outcome });
    }
    Ok(Incoming::Event {
        method: message["method"].as_str().unwrap_or_default().to_owned(),
        session: message["sessionId"].as_str().map(str::to_owned),
        parameters: message["params"].take(),
    })
}
