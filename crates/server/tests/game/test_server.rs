//! What tests ask of a server, over HTTP and sockets.

use fondaco_protocol::{Command, NewPerson, NewTable, Newcomer, Refused, SeatWish, Table, You};
use fondaco_server::api::Settings;
use fondaco_server::hall::{Limits, Outside};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::site;
pub use crate::support::{Data, Guest, TestServer, generous, new_table};
use crate::view::View;

impl TestServer {
    /// A new server with an empty file.
    pub async fn open() -> TestServer {
        TestServer::open_with(generous(), Limits::default()).await
    }

    pub async fn open_with(settings: Settings, limits: Limits) -> TestServer {
        TestServer::start(Data::new(), settings, limits, site()).await
    }

    /// A new server, guests, and their game.
    pub async fn playing<const COUNT: usize>(
        game: &str,
        names: [&str; COUNT],
        clock: u32,
    ) -> (TestServer, Vec<Guest>, Table) {
        let server = TestServer::open().await;
        let guests = server.guests(names).await;
        let table = server.game(game, &guests, clock).await;
        (server, guests, table)
    }

    /// A server on a database that others may share.
    pub async fn on(database: &str) -> TestServer {
        let limits = Limits { webhooks: Outside::Anywhere, ..Limits::default() };
        TestServer::start(Data::at(database), generous(), limits, site()).await
    }

    /// Stops the server.
    pub async fn close(self) -> Data {
        self.stop().await.unwrap()
    }

    /// Asks over HTTP.
    pub async fn ask(&self, method: &str, path: &str, key: Option<&str>, body: &str) -> Answer {
        let key = key.map(|key| format!("Authorization: Bearer {key}"));
        let lines: Vec<_> = key.iter().map(String::as_str).collect();
        self.ask_with(method, path, &lines, body).await
    }

    /// Asks over HTTP, with these lines besides.
    pub async fn ask_with(&self, method: &str, path: &str, lines: &[&str], body: &str) -> Answer {
        let lines: String = lines.iter().flat_map(|line| [line, "\r\n"]).collect();
        let kind = if lines.to_ascii_lowercase().contains("content-type") || body.is_empty() {
            ""
        } else {
            "Content-Type: application/json\r\n"
        };
        let question = format!(
            "{method} {path} HTTP/1.1\r\nHost: fondaco.test\r\nConnection: close\r\n{kind}{lines}\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        self.say(question.as_bytes()).await
    }

    /// Sends bytes on a connection of its own and reads to the end.
    pub async fn say(&self, bytes: &[u8]) -> Answer {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        // A server that has read enough may close before everything is sent.
        let _ = stream.write_all(bytes).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let text = String::from_utf8(answer).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|it| it.parse().ok()).unwrap_or_default();
        Answer { status, head: head.to_ascii_lowercase(), body: body.to_owned() }
    }

    pub async fn get<T: DeserializeOwned>(&self, path: &str, key: Option<&str>) -> T {
        self.ask("GET", &format!("/api/v1{path}"), key, "").await.value()
    }

    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        key: Option<&str>,
        body: &impl Serialize,
    ) -> T {
        let body = serde_json::to_string(body).unwrap();
        self.ask("POST", &format!("/api/v1{path}"), key, &body).await.value()
    }

    /// Somebody comes for the first time.
    pub async fn guest(&self, name: &str) -> Guest {
        let newcomer = Newcomer { name: name.to_owned(), program: false };
        let NewPerson { id, name: kept, key } = self.post("/people", None, &newcomer).await;
        assert_eq!(kept, name);
        Guest { id, key }
    }

    /// Several.
    pub async fn guests<const COUNT: usize>(&self, names: [&str; COUNT]) -> Vec<Guest> {
        let mut guests = Vec::new();
        for name in names {
            guests.push(self.guest(name).await);
        }
        guests
    }

    /// A table that this guest sets up.
    pub async fn set_up(&self, host: &Guest, wanted: &NewTable) -> Table {
        self.post("/tables", Some(&host.key), wanted).await
    }

    /// A guest and the id of their table, which waits for another player.
    pub async fn open_table(&self) -> (Guest, String) {
        let guest = self.guest("Ada").await;
        let wanted = new_table("strozzi", vec![SeatWish::Host, SeatWish::Open]);
        let table = self.set_up(&guest, &wanted).await.id;
        (guest, table)
    }

    /// A game of these guests, seated in order, that has just begun.
    pub async fn game(&self, game: &str, guests: &[Guest], clock: u32) -> Table {
        let mut seats = vec![SeatWish::Host];
        seats.resize(guests.len(), SeatWish::Open);
        let wanted = NewTable { clock, ..new_table(game, seats) };
        let table = self.set_up(&guests[0], &wanted).await;
        for guest in &guests[1..] {
            self.does(guest, &table.id, Command::Join { seat: None }).await.unwrap();
        }
        self.table(&table.id, None).await.0
    }

    /// A table as somebody sees it.
    pub async fn table(&self, id: &str, guest: Option<&Guest>) -> (Table, You) {
        let key = guest.map(|it| it.key.as_str());
        let seen: TableAndYou = self.get(&format!("/tables/{id}"), key).await;
        (seen.table, seen.you)
    }

    /// Somebody does something over HTTP.
    pub async fn does(
        &self,
        guest: &Guest,
        table: &str,
        command: Command,
    ) -> Result<(Table, You), Refused> {
        let body = serde_json::to_string(&command).unwrap();
        let path = format!("/api/v1/tables/{table}");
        let answer = self.ask("POST", &path, Some(&guest.key), &body).await;
        if answer.status == 200 {
            let seen: TableAndYou = answer.value();
            Ok((seen.table, seen.you))
        } else {
            Err(answer.value())
        }
    }

    /// Somebody opens a table.
    pub async fn look(&self, table: &str, guest: Option<&Guest>) -> View {
        View::open(self.address, table, guest.map(|it| it.key.clone()), 0).await.unwrap()
    }

    /// The views of these guests.
    pub async fn views(&self, table: &Table, guests: &[Guest]) -> Vec<View> {
        let mut views = Vec::new();
        for guest in guests {
            views.push(self.look(&table.id, Some(guest)).await);
        }
        views
    }

    /// The lines of a log as somebody sees them.
    pub async fn log(&self, table: &str, guest: Option<&Guest>) -> Vec<String> {
        let key = guest.map(|it| it.key.as_str());
        let lines: Lines = self.get(&format!("/tables/{table}/log?since=0"), key).await;
        assert_eq!(lines.from, 1);
        lines.lines
    }

    /// The record as somebody sees it.
    pub async fn record(&self, table: &str, guest: Option<&Guest>) -> String {
        let key = guest.map(|it| it.key.as_str());
        self.ask("GET", &format!("/api/v1/tables/{table}/record"), key, "").await.body
    }
}

impl Data {
    /// Starts a server on the same data.
    pub async fn open_again(self) -> TestServer {
        TestServer::start(self, generous(), Limits::default(), site()).await
    }
}

#[derive(serde::Deserialize)]
struct TableAndYou {
    table: Table,
    you: You,
}

#[derive(serde::Deserialize)]
struct Lines {
    from: u32,
    lines: Vec<String>,
}

/// What a server answered.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn value<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(it, _)| *it == name).map(|(_, value)| value)
    }
}
