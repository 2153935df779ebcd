//! A table as it happens.

use std::net::SocketAddr;
use std::time::Duration;

use fondaco_protocol::{Command, Hello, News, ROOT, Request, VERSION};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::http::PATIENCE;

/// A connection to a table.
pub struct Live {
    stream: WebSocketStream<TcpStream>,
    requests: u32,
}

/// There is no connection any more, or the other end is silent.
#[derive(Debug)]
pub struct Lost;

impl From<tokio_tungstenite::tungstenite::Error> for Lost {
    fn from(_: tokio_tungstenite::tungstenite::Error) -> Lost {
        Lost
    }
}

impl Live {
    /// Connects and says hello. The first news are the welcome, or a refusal.
    pub async fn connect(
        node: SocketAddr,
        table: &str,
        key: &str,
        since: u32,
    ) -> Result<Live, Lost> {
        let connecting = async {
            let stream = TcpStream::connect(node).await.map_err(|_| Lost)?;
            stream.set_nodelay(true).map_err(|_| Lost)?;
            let address = format!("ws://{node}{ROOT}/tables/{table}/live");
            let (stream, _) = client_async(address, stream).await?;
            let mut live = Live { stream, requests: 0 };
            live.say(&Hello { version: VERSION, key: Some(key.to_owned()), since }).await?;
            Ok(live)
        };
        timeout(PATIENCE, connecting).await.map_err(|_| Lost)?
    }

    /// Wants something done; the number comes back with the answer.
    pub async fn request(&mut self, command: Command) -> Result<u32, Lost> {
        self.requests += 1;
        let id = self.requests;
        self.say(&Request { id, command }).await?;
        Ok(id)
    }

    /// What the server tells next; nothing if it tells nothing within that time.
    pub async fn next(&mut self, within: Duration) -> Result<Option<News>, Lost> {
        let listening = async {
            loop {
                match self.stream.next().await.ok_or(Lost)?? {
                    Message::Text(text) => return serde_json::from_str(&text).map_err(|_| Lost),
                    Message::Close(_) => return Err(Lost),
                    _ => {}
                }
            }
        };
        timeout(within, listening).await.ok().transpose()
    }

    async fn say(&mut self, what: &impl serde::Serialize) -> Result<(), Lost> {
        let text = serde_json::to_string(what).map_err(|_| Lost)?;
        let sent = timeout(PATIENCE, self.stream.send(Message::text(text))).await;
        sent.map_err(|_| Lost)?.map_err(Lost::from)
    }
}
