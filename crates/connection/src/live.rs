//! A table over a WebSocket.

use std::time::Duration;

use fondaco_protocol::{Command, Hello, News, Request, VERSION};
use futures_util::{SinkExt, StreamExt};
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Bytes, Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// A server that has been silent for so long gets a ping.
const SILENCE: Duration = Duration::from_secs(25);
/// The longest message, in bytes; a whole log has some tens of thousands.
const LONGEST: usize = 4 << 20;

/// An open WebSocket to a table.
pub struct Live {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    patience: Duration,
    requests: u32,
}

/// Why there is no connection any more.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Lost(String);

impl From<tungstenite::Error> for Lost {
    fn from(error: tungstenite::Error) -> Lost {
        Lost(error.to_string())
    }
}

impl Live {
    pub(crate) async fn connect(
        address: &str,
        key: Option<&str>,
        since: u32,
        patience: Duration,
    ) -> Result<Live, Lost> {
        // Buffers of the usual size would be most of the memory of thousands of connections.
        let config = WebSocketConfig::default()
            .read_buffer_size(4 << 10)
            .write_buffer_size(0)
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        let connecting = Box::pin(connect_async_with_config(address, Some(config), true));
        let (stream, _) = in_time(patience, connecting).await?;
        let mut live = Live { stream, patience, requests: 0 };
        let hello = Hello { version: VERSION, key: key.map(str::to_owned), since };
        live.send(&hello).await?;
        Ok(live)
    }

    /// Sends a command; the number comes back with the response.
    ///
    /// # Errors
    /// When the connection is lost.
    pub async fn request(&mut self, command: Command) -> Result<u32, Lost> {
        self.requests += 1;
        let id = self.requests;
        self.send(&Request { id, command }).await?;
        Ok(id)
    }

    /// The next message of the server. Nothing is lost when the future is dropped.
    ///
    /// # Errors
    /// When the connection is lost.
    pub async fn next(&mut self) -> Result<News, Lost> {
        self.next_as().await
    }

    /// The same for a client that reads only a part of each message.
    ///
    /// # Errors
    /// When the connection is lost.
    pub async fn next_as<T: DeserializeOwned>(&mut self) -> Result<T, Lost> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).map_err(|error| Lost(error.to_string()))
    }

    async fn next_text(&mut self) -> Result<Utf8Bytes, Lost> {
        let mut is_asked = false;
        loop {
            let message = match timeout(SILENCE, self.stream.next()).await {
                Ok(Some(message)) => message?,
                Ok(None) => return Err(Lost("the server has closed the connection".into())),
                Err(_) if is_asked => return Err(Lost("the server is silent".into())),
                Err(_) => {
                    is_asked = true;
                    self.stream.send(Message::Ping(Bytes::new())).await?;
                    continue;
                }
            };
            is_asked = false;
            match message {
                Message::Text(text) => return Ok(text),
                Message::Close(_) => {
                    return Err(Lost("the server has closed the connection".into()));
                }
                _ => {}
            }
        }
    }

    /// Closes the connection.
    pub async fn close(mut self) {
        let _ = timeout(Duration::from_secs(1), self.stream.close(None)).await;
    }

    async fn send(&mut self, message: &impl serde::Serialize) -> Result<(), Lost> {
        let text = serde_json::to_string(message).map_err(|error| Lost(error.to_string()))?;
        in_time(self.patience, self.stream.send(Message::text(text))).await
    }
}

async fn in_time<T>(
    patience: Duration,
    what: impl Future<Output = Result<T, tungstenite::Error>>,
) -> Result<T, Lost> {
    Ok(timeout(patience, what).await.map_err(|late| Lost(late.to_string()))??)
}

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::net::TcpListener;
    use std::time::Duration;

    use crate::{Failure, Server};

    /// A server that does not speak TLS gives a failure, not a panic for want of a way to encrypt.
    #[test]
    fn tls_is_spoken_to_secure_servers() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let answers = std::thread::spawn(move || {
            for _ in 0..2 {
                let (mut stream, _) = listener.accept().unwrap();
                stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n").unwrap();
            }
        });
        let address = format!("https://{address}");
        let server = Server::at(&address, Duration::from_secs(20)).unwrap();
        assert!(matches!(server.me("key"), Err(Failure::Unreachable(_))));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        assert!(runtime.block_on(server.watch("t", None, 0)).is_err());
        answers.join().unwrap();
    }
}
