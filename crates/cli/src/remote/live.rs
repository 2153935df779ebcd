//! A table as it happens.

use std::fmt;
use std::time::Duration;

use fondaco_protocol::{Command, Hello, News, Request, VERSION};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Bytes, Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(15);
/// After so long without a word the server is asked whether it is still there.
const SILENCE: Duration = Duration::from_secs(25);
/// No message is longer: a whole log has some tens of thousands of letters.
const LONGEST: usize = 4 << 20;

/// A connection to a table.
pub struct Live {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    requests: u32,
}

/// Why there is no connection any more.
#[derive(Debug)]
pub struct Lost(String);

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Lost {}

impl From<tungstenite::Error> for Lost {
    fn from(error: tungstenite::Error) -> Lost {
        Lost(error.to_string())
    }
}

impl Live {
    /// Connects and says hello. The first news are the welcome, or a refusal.
    pub async fn connect(address: &str, key: Option<&str>, since: u32) -> Result<Live, Lost> {
        // Buffers of the usual size would be most of the memory of thousands of connections.
        let config = WebSocketConfig::default()
            .read_buffer_size(4 << 10)
            .write_buffer_size(0)
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let connected = connect_async_with_config(address, Some(config), true);
        let connected = timeout(PATIENCE, connected).await;
        let (stream, _) = connected.map_err(|late| Lost(late.to_string()))??;
        let mut live = Live { stream, requests: 0 };
        let hello = Hello { version: VERSION, key: key.map(str::to_owned), since };
        live.say(&hello).await?;
        Ok(live)
    }

    /// Wants something done; the number comes back with the answer.
    pub async fn request(&mut self, command: Command) -> Result<u32, Lost> {
        self.requests += 1;
        let id = self.requests;
        self.say(&Request { id, command }).await?;
        Ok(id)
    }

    /// What the server tells next. Nothing is lost when this is not waited for to the end.
    pub async fn next(&mut self) -> Result<News, Lost> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).map_err(|error| Lost(error.to_string()))
    }

    /// The same as it was sent.
    pub async fn next_text(&mut self) -> Result<Utf8Bytes, Lost> {
        let mut asked = false;
        loop {
            let message = match timeout(SILENCE, self.stream.next()).await {
                Ok(Some(message)) => message?,
                Ok(None) => return Err(Lost("the server has closed the connection".into())),
                Err(_) if asked => return Err(Lost("the server is silent".into())),
                Err(_) => {
                    asked = true;
                    self.stream.send(Message::Ping(Bytes::new())).await?;
                    continue;
                }
            };
            asked = false;
            match message {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => {
                    return Err(Lost("the server has closed the connection".into()));
                }
                _ => {}
            }
        }
    }

    /// Says good-bye; whether the server hears it does not matter.
    pub async fn close(mut self) {
        let _ = timeout(Duration::from_secs(1), self.stream.close(None)).await;
    }

    async fn say(&mut self, what: &impl serde::Serialize) -> Result<(), Lost> {
        let text = serde_json::to_string(what).map_err(|error| Lost(error.to_string()))?;
        let sent = timeout(PATIENCE, self.stream.send(Message::text(text))).await;
        Ok(sent.map_err(|late| Lost(late.to_string()))??)
    }
}
