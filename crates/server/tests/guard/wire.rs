//! HTTP and sockets byte by byte, so that a test sees everything that is sent.

use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};

use fondaco_protocol::Refused;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::test_server::{Guest, NEVER, TestServer};

/// An answer.
pub struct Answer {
    pub status: u16,
    /// In lower case.
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| *key == name).map(|(_, value)| value)
    }

    pub fn value<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body)
            .unwrap_or_else(|error| panic!("{} {}: {error}", self.status, self.body))
    }

    pub fn member<T: DeserializeOwned>(&self, name: &str) -> T {
        let value: Value = self.value();
        serde_json::from_value(value[name].clone()).unwrap()
    }

    /// The refusal in it, which every error must have.
    pub fn refused(&self) -> Refused {
        assert!((400..600).contains(&self.status), "{} {}", self.status, self.body);
        let refused: Refused = self.value();
        assert!(!refused.text.is_empty());
        refused
    }

    /// Everything but the `Date` header.
    pub fn bytes(&self) -> String {
        let lines = self.head.lines().filter(|line| !line.starts_with("date: "));
        lines.chain(["", &self.body]).collect::<Vec<_>>().join("\n")
    }
}

/// A connection that is reused for requests.
pub struct Client {
    address: SocketAddr,
    stream: Option<TcpStream>,
}

impl Client {
    pub fn of(address: SocketAddr) -> Client {
        Client { address, stream: None }
    }

    pub fn get(&mut self, path: &str, guest: Option<&Guest>) -> Answer {
        self.api("GET", path, guest, "")
    }

    pub fn post(&mut self, path: &str, guest: Option<&Guest>, body: &str) -> Answer {
        self.api("POST", path, guest, body)
    }

    /// Sends a command to a table.
    pub fn command(&mut self, table: &str, guest: &Guest, body: &str) -> Answer {
        self.post(&format!("/tables/{table}"), Some(guest), body)
    }

    pub fn api(&mut self, method: &str, path: &str, guest: Option<&Guest>, body: &str) -> Answer {
        let key = guest.map(Guest::line);
        let mut lines: Vec<_> = key.iter().map(String::as_str).collect();
        if !body.is_empty() {
            lines.push("Content-Type: application/json");
        }
        self.ask(method, &format!("/api/v1{path}"), &lines, body.as_bytes())
    }

    /// Sends a request with additional headers.
    pub fn ask(&mut self, method: &str, path: &str, lines: &[&str], body: &[u8]) -> Answer {
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: fondaco.test\r\n");
        for line in lines {
            head.push_str(line);
            head.push_str("\r\n");
        }
        let mut bytes = format!("{head}Content-Length: {}\r\n\r\n", body.len()).into_bytes();
        bytes.extend_from_slice(body);
        self.talk(&bytes, method == "HEAD")
    }

    /// Sends these bytes and reads an answer.
    pub fn say(&mut self, bytes: &[u8]) -> Answer {
        self.talk(bytes, false)
    }

    fn talk(&mut self, bytes: &[u8], head_only: bool) -> Answer {
        let stream = self.connected();
        // A server that has read enough may close before everything is sent.
        let _ = stream.write_all(bytes);
        let answer = read_parts(stream, head_only).expect("an answer");
        if answer.header("connection") == Some("close") {
            self.stream = None;
        }
        answer
    }

    pub fn connected(&mut self) -> &mut TcpStream {
        let address = self.address;
        self.stream.get_or_insert_with(|| connect(address))
    }
}

pub fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(NEVER)).unwrap();
    stream.set_nodelay(true).unwrap();
    stream
}

/// Reads an answer; none if the connection ends before it.
pub fn read_answer(stream: &mut TcpStream) -> Option<Answer> {
    read_parts(stream, false)
}

/// Reads an answer; nothing follows it before the next request.
fn read_parts(stream: &mut TcpStream, head_only: bool) -> Option<Answer> {
    let mut bytes = Vec::new();
    let end = loop {
        if let Some(end) = bytes.windows(4).position(|it| it == b"\r\n\r\n") {
            break end;
        }
        let mut part = [0; 4096];
        match stream.read(&mut part) {
            Ok(0) => return None,
            Ok(count) => bytes.extend_from_slice(&part[..count]),
            Err(error) => {
                assert!(is_closed(&error), "no answer: {error}");
                return None;
            }
        }
    };
    let mut body = bytes.split_off(end + 4);
    let head = String::from_utf8(bytes).unwrap().trim_end().to_ascii_lowercase();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    let mut answer = Answer { status, head, body: String::new() };
    let length = answer.header("content-length").map_or(0, |it| it.parse().unwrap());
    if !head_only {
        let read = body.len();
        body.resize(length, 0);
        stream.read_exact(&mut body[read..]).unwrap();
        answer.body = String::from_utf8(body).unwrap();
    }
    Some(answer)
}

/// A connection with a small receive buffer.
pub fn connect_narrow(server: &TestServer) -> TcpStream {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let stream = server.wait(async { socket.connect(server.address).await.unwrap() });
    let stream = stream.into_std().unwrap();
    stream.set_nonblocking(false).unwrap();
    stream.set_read_timeout(Some(NEVER)).unwrap();
    stream
}

/// Whether the server has closed the connection, rather than a timeout.
fn is_closed(error: &io::Error) -> bool {
    use io::ErrorKind::{BrokenPipe, ConnectionAborted, ConnectionReset, UnexpectedEof};
    matches!(error.kind(), ConnectionReset | ConnectionAborted | BrokenPipe | UnexpectedEof)
}

/// Reads until the server closes.
pub fn read_to_close(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    if let Err(error) = stream.read_to_end(&mut bytes) {
        assert!(is_closed(&error), "the server does not close: {error}");
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// An open WebSocket.
pub struct Socket {
    stream: TcpStream,
}

/// A received frame.
#[derive(PartialEq, Eq, Debug)]
pub enum Frame {
    Text(String),
    Ping,
    Pong,
    Closed(Option<u16>),
}

pub const TEXT: u8 = 1;
pub const BINARY: u8 = 2;
pub const PING: u8 = 9;

impl TestServer {
    /// Requests a socket with additional headers.
    pub fn upgrade(&self, table: &str, lines: &[&str]) -> Result<Socket, Answer> {
        Socket::on(connect(self.address), table, lines)
    }

    /// A new socket.
    pub fn socket(&self, table: &str) -> Socket {
        self.upgrade(table, &[]).unwrap_or_else(|it| panic!("{} {}", it.status, it.body))
    }

    /// A socket after the hello, and the welcome.
    pub fn look(&self, table: &str, guest: Option<&Guest>, since: u32) -> (Socket, String) {
        let mut socket = self.socket(table);
        let welcome = socket.hello(guest, since);
        (socket, welcome)
    }
}

impl Socket {
    /// Requests a socket on this connection.
    pub fn on(mut stream: TcpStream, table: &str, lines: &[&str]) -> Result<Socket, Answer> {
        let lines: String = lines.iter().flat_map(|line| [line, "\r\n"]).collect();
        let host = if lines.contains("Host:") { "" } else { "Host: fondaco.test\r\n" };
        let head = format!(
            "GET /api/v1/tables/{table}/live HTTP/1.1\r\n{host}Connection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{lines}\r\n"
        );
        // A server that turns us away may have closed already.
        let _ = stream.write_all(head.as_bytes());
        let answer = read_answer(&mut stream).expect("an answer");
        if answer.status == 101 { Ok(Socket { stream }) } else { Err(answer) }
    }

    /// Sends the hello and returns the welcome.
    pub fn hello(&mut self, guest: Option<&Guest>, since: u32) -> String {
        let key = guest.map(|guest| format!(r#""key":"{}","#, guest.key)).unwrap_or_default();
        self.send(&format!(r#"{{"version":1,{key}"since":{since}}}"#));
        self.text()
    }

    pub fn send(&mut self, text: &str) {
        self.send_frame(TEXT, true, text.as_bytes());
    }

    /// Sends a frame, unless the server has closed.
    pub fn send_frame(&mut self, opcode: u8, last: bool, payload: &[u8]) {
        let mut frame = vec![opcode | if last { 0x80 } else { 0 }];
        match payload.len() {
            short @ 0..126 => frame.push(0x80 | short as u8),
            long @ 126..65_536 => {
                frame.push(0x80 | 0x7e);
                frame.extend((long as u16).to_be_bytes());
            }
            longer => {
                frame.push(0x80 | 0x7f);
                frame.extend((longer as u64).to_be_bytes());
            }
        }
        // A mask of zero leaves the payload as it is.
        frame.extend([0; 4]);
        frame.extend_from_slice(payload);
        self.send_bytes(&frame);
    }

    pub fn send_bytes(&mut self, bytes: &[u8]) {
        if let Err(error) = self.stream.write_all(bytes) {
            assert!(is_closed(&error), "{error}");
        }
    }

    pub fn read(&mut self) -> Frame {
        self.try_read().unwrap_or_else(|error| {
            assert!(is_closed(&error), "nothing comes: {error}");
            Frame::Closed(None)
        })
    }

    fn try_read(&mut self) -> io::Result<Frame> {
        let mut head = [0; 2];
        self.stream.read_exact(&mut head)?;
        let length = match head[1] {
            126 => {
                let mut long = [0; 2];
                self.stream.read_exact(&mut long)?;
                usize::from(u16::from_be_bytes(long))
            }
            127 => {
                let mut longer = [0; 8];
                self.stream.read_exact(&mut longer)?;
                u64::from_be_bytes(longer) as usize
            }
            short => usize::from(short),
        };
        let mut payload = vec![0; length];
        self.stream.read_exact(&mut payload)?;
        Ok(match head[0] & 0x0f {
            1 => Frame::Text(String::from_utf8(payload).unwrap()),
            8 => Frame::Closed(payload.get(..2).map(|it| u16::from_be_bytes([it[0], it[1]]))),
            9 => Frame::Ping,
            10 => Frame::Pong,
            other => panic!("a frame of the kind {other}"),
        })
    }

    /// The next text.
    pub fn text(&mut self) -> String {
        loop {
            match self.read() {
                Frame::Text(text) => return text,
                Frame::Ping | Frame::Pong => {}
                closed @ Frame::Closed(_) => panic!("{closed:?} instead of a text"),
            }
        }
    }

    /// Reads texts up to the first of this type.
    pub fn until(&mut self, say: &str) -> Value {
        loop {
            let value: Value = serde_json::from_str(&self.text()).unwrap();
            if value["say"] == say {
                return value;
            }
        }
    }

    /// The outcome of a message: done, or the reason of a refusal.
    pub fn outcome(&mut self, message: &str) -> String {
        self.send(message);
        loop {
            let value: Value = serde_json::from_str(&self.text()).unwrap();
            match value["say"].as_str().unwrap() {
                "done" => return "done".to_owned(),
                "refused" => return value["why"]["why"].as_str().unwrap().to_owned(),
                _ => {}
            }
        }
    }

    /// All texts until the server closes, and the close code.
    pub fn rest(&mut self) -> (Vec<String>, Option<u16>) {
        let mut texts = Vec::new();
        loop {
            match self.read() {
                Frame::Text(text) => texts.push(text),
                Frame::Ping | Frame::Pong => {}
                Frame::Closed(code) => return (texts, code),
            }
        }
    }
}
