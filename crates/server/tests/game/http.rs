//! HTTP: keys, limits, headers, health.

use std::time::Duration;

use fondaco_protocol::{Command, LONGEST_MESSAGE, Refused, VERSION, Why};
use fondaco_server::api::Settings;
use fondaco_server::hall::Limits;
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::test_server::{Answer, TestServer, generous};
use crate::view::View;

fn why(answer: &Answer) -> Why {
    answer.value::<Refused>().why
}

async fn socket(server: &TestServer, table: &str) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
    let url = format!("ws://{}/api/v1/tables/{table}/live", server.address);
    connect_async(url).await.unwrap().0
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_are_needed_and_cannot_be_guessed() {
    let server = TestServer::open().await;
    let (guest, table) = server.open_table().await;
    let me = server.ask("GET", "/api/v1/me", Some(&guest.key), "").await;
    assert_eq!(me.status, 200);
    assert!(!me.body.contains(&guest.key));
    let (first, rest) = guest.key.split_at(1);
    let other = if first == "A" { "B" } else { "A" };
    let guessed = format!("{other}{rest}");
    for key in ["", "x", &guest.id, &guessed, &guest.key[1..], &format!("{}A", guest.key)] {
        let answer = server.ask("GET", "/api/v1/me", Some(key), "").await;
        assert_eq!((answer.status, why(&answer)), (401, Why::Key), "{key}");
        let opened = View::open(server.address, &table, Some(key.to_owned()), 0).await;
        assert_eq!(opened.err().map(|it| it.why), Some(Why::Key), "{key}");
    }
    for lines in [&[][..], &["Authorization: Basic QQ=="], &["Authorization: nonsense"]] {
        let answer = server.ask_with("GET", "/api/v1/me", lines, "").await;
        assert_eq!((answer.status, why(&answer)), (401, Why::Key), "{lines:?}");
    }
    // A key within the address is none.
    let answer = server.ask("GET", &format!("/api/v1/me?key={}", guest.key), None, "").await;
    assert_eq!(answer.status, 401);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bodies_are_json_and_short() {
    let server = TestServer::open().await;
    let guest = server.guest("Ada").await;
    let key = Some(guest.key.as_str());
    for body in ["", "{", "[]", "null", r#"{"name":"Eve","king":true}"#, "\u{0}", r#"{"name":7}"#] {
        let answer = server.ask("POST", "/api/v1/people", None, body).await;
        let status = if body.is_empty() { 415 } else { 400 };
        assert_eq!((answer.status, why(&answer)), (status, Why::Unreadable), "{body:?}");
    }
    let long = format!(r#"{{"name":"{}"}}"#, "x".repeat(LONGEST_MESSAGE));
    let answer = server.ask("POST", "/api/v1/people", None, &long).await;
    assert_eq!((answer.status, why(&answer)), (413, Why::TooMuch));
    let form = ["Content-Type: application/x-www-form-urlencoded"];
    let answer = server.ask_with("POST", "/api/v1/people", &form, "name=Eve").await;
    assert_eq!(answer.status, 415);
    for name in ["", "   ", "<b>Eve</b>", "a\u{0}b", "too long a name", "Eve\u{202e}"] {
        let body = serde_json::json!({ "name": name }).to_string();
        let answer = server.ask("POST", "/api/v1/people", None, &body).await;
        assert!((400..430).contains(&answer.status), "{name:?} {answer:?}");
        let answer = server.ask("PATCH", "/api/v1/me", key, &body).await;
        assert!((400..430).contains(&answer.status), "{name:?} {answer:?}");
    }
    for hook in ["javascript:1", "ftp://x/", "nowhere", &format!("http://{}/", "x".repeat(600))] {
        let body = serde_json::json!({ "webhook": hook }).to_string();
        let answer = server.ask("PATCH", "/api/v1/me", key, &body).await;
        assert!((400..430).contains(&answer.status), "{hook:?} {answer:?}");
    }
    let body = r#"{"name":"Eva","webhook":"https://example.org/x"}"#;
    let me: fondaco_protocol::Me = server.ask("PATCH", "/api/v1/me", key, body).await.value();
    assert_eq!((me.name.as_str(), me.webhook.as_deref()), ("Eva", Some("https://example.org/x")));
    let me: fondaco_protocol::Me =
        server.ask("PATCH", "/api/v1/me", key, r#"{"webhook":""}"#).await.value();
    assert_eq!((me.name.as_str(), me.webhook), ("Eva", None));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn paths_that_are_not_there() {
    let server = TestServer::open().await;
    for path in [
        "/api/v1/nowhere",
        "/api/v1/tables/",
        "/api/v1/tables/x",
        "/api/v1/tables/abcdefghijkmnpqr",
        "/api/v1/tables/abcdefghijkmnpqr/record",
        "/api/v1/tables/..%2f..%2fetc",
        "/api/v1/people/1'%20OR%201=1",
        "/api/v1/standings/chess",
    ] {
        let answer = server.ask("GET", path, None, "").await;
        assert_eq!((answer.status, why(&answer)), (404, Why::Missing), "{path}");
    }
    let answer = server.ask("DELETE", "/api/v1/me", None, "").await;
    assert_eq!(answer.status, 405);
    let answer = server.ask("GET", "/api/v1/tables/abcdefghijkmnpqr/live", None, "").await;
    assert_eq!((answer.status, why(&answer)), (400, Why::Unreadable));
    let answer = server.ask("GET", "/api/v1/tables/abcdefghijkmnpqr/log?since=-1", None, "").await;
    assert_eq!((answer.status, why(&answer)), (400, Why::Unreadable));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_the_headers_that_protect() {
    let server = TestServer::open().await;
    for path in ["/", "/healthz", "/readyz", "/metrics", "/api/v1/lobby", "/api/v1/x", "/nowhere"] {
        let answer = server.ask("GET", path, None, "").await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'"), "{path}");
        assert!(policy.contains("connect-src 'self'"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert_eq!(answer.header("x-frame-options"), Some("deny"), "{path}");
    }
    let lobby = server.ask("GET", "/api/v1/lobby", None, "").await;
    assert_eq!(lobby.header("cache-control"), Some("no-store"));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_are_kept_out() {
    let server = TestServer::open().await;
    let (_, table) = server.open_table().await;
    let body = r#"{"name":"Eve"}"#;
    for origin in ["https://evil.example", "null", "http://fondaco.test.evil.example"] {
        let line = format!("Origin: {origin}");
        let answer = server.ask_with("POST", "/api/v1/people", &[&line], body).await;
        assert_eq!((answer.status, why(&answer)), (403, Why::NotYours), "{origin}");
        let url = format!("ws://{}/api/v1/tables/{table}/live", server.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("origin", origin.parse().unwrap());
        match connect_async(request).await {
            Err(Error::Http(response)) => assert_eq!(response.status(), 403, "{origin}"),
            opened => panic!("{origin}: {opened:?}"),
        }
    }
    let own = ["Origin: https://fondaco.test"];
    assert_eq!(server.ask_with("POST", "/api/v1/people", &own, body).await.status, 200);
    assert!(
        server
            .ask("GET", "/api/v1/lobby", None, "")
            .await
            .header("access-control-allow-origin")
            .is_none()
    );
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_say_hello_properly_is_sent_away() {
    let server = TestServer::open().await;
    let (_, table) = server.open_table().await;
    let later = format!(r#"{{"version":{}}}"#, VERSION + 1);
    let extra = format!(r#"{{"version":{VERSION},"admin":true}}"#);
    for (hello, expected) in [
        (later.as_str(), Why::Version),
        (extra.as_str(), Why::Unreadable),
        ("hello", Why::Unreadable),
        (r#"{"id":1,"do":"leave"}"#, Why::Unreadable),
        (r#"{"version":1,"key":"nonsense"}"#, Why::Key),
    ] {
        let mut socket = socket(&server, &table).await;
        socket.send(Message::text(hello)).await.unwrap();
        let answer = socket.next().await.unwrap().unwrap().into_text().unwrap();
        let news: fondaco_protocol::News = serde_json::from_str(&answer).unwrap();
        match news {
            fondaco_protocol::News::Refused { id: None, why } => {
                assert_eq!(why.why, expected, "{hello}");
            }
            news => panic!("{hello}: {news:?}"),
        }
        assert!(matches!(socket.next().await, Some(Ok(Message::Close(_)))), "{hello}");
    }
    let missing = View::open(server.address, "abcdefghijkmnpqr", None, 0).await;
    assert_eq!(missing.err().map(|it| it.why), Some(Why::Missing));
    // A message that is too long ends the socket.
    let mut socket = socket(&server, &table).await;
    let _ = socket.send(Message::text("x".repeat(LONGEST_MESSAGE + 1))).await;
    while let Some(Ok(message)) = socket.next().await {
        assert!(!message.is_text(), "{message:?}");
    }
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_only_so_many_sockets_connections_people_and_requests() {
    let settings = Settings {
        sockets_per_address: 5,
        connections_per_address: 20,
        people_per_minute: 3,
        ..generous()
    };
    let server = TestServer::open_with(settings, Limits::default()).await;
    let (_, table) = server.open_table().await;
    let mut open = Vec::new();
    for _ in 0..5 {
        open.push(server.look(&table, None).await);
    }
    let url = format!("ws://{}/api/v1/tables/{table}/live", server.address);
    match connect_async(&url).await {
        Err(Error::Http(response)) => assert_eq!(response.status(), 429),
        opened => panic!("{opened:?}"),
    }
    open.pop();
    // It takes a moment until the server knows.
    while connect_async(&url).await.is_err() {
        tokio::task::yield_now().await;
    }
    drop(open);
    while server.hall.metrics().connections.get() > 0 {
        tokio::task::yield_now().await;
    }
    let mut silent = Vec::new();
    for _ in 0..20 {
        silent.push(TcpStream::connect(server.address).await.unwrap());
    }
    let answer = server.say(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    assert_eq!(answer.status, 429);
    drop(silent);
    let mut statuses = Vec::new();
    while statuses.len() < 8 {
        let answer = server.ask("POST", "/api/v1/people", None, r#"{"name":"Eve"}"#).await;
        if answer.body.contains("too many connections") {
            continue;
        }
        statuses.push(answer.status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429, 429]);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_are_refused() {
    let settings = Settings { requests_per_second: 5, ..generous() };
    let server = TestServer::open_with(settings, Limits::default()).await;
    let mut refused = 0;
    for _ in 0..40 {
        let answer = server.ask("GET", "/api/v1/lobby", None, "").await;
        refused += u32::from(answer.status == 429);
    }
    assert_eq!(refused, 30, "twice as many as in a second at once, and no more");
    // Whoever keeps the server is still answered.
    assert_eq!(server.ask("GET", "/healthz", None, "").await.status, 200);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_that_never_ends_is_refused() {
    let server = TestServer::open().await;
    let long = format!("GET / HTTP/1.1\r\nHost: x\r\nX: {}\r\n\r\n", "x".repeat(20_000));
    assert_eq!(server.say(long.as_bytes()).await.status, 431);
    assert_eq!(server.say(b"nonsense\r\n\r\n").await.status, 400);
    server.close().await;
    let settings = Settings { head_within: Duration::from_millis(300), ..generous() };
    let server = TestServer::open_with(settings, Limits::default()).await;
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    slow.write_all(b"GET / HT").await.unwrap();
    let mut answer = Vec::new();
    slow.read_to_end(&mut answer).await.unwrap();
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_says_nothing_is_closed() {
    let settings = Settings { hello_within: Duration::from_millis(100), ..generous() };
    let server = TestServer::open_with(settings, Limits::default()).await;
    let (_, table) = server.open_table().await;
    let mut silent = socket(&server, &table).await;
    let answer = silent.next().await.unwrap().unwrap().into_text().unwrap();
    assert!(answer.contains("hello"), "{answer}");
    assert!(matches!(silent.next().await, Some(Ok(Message::Close(_)))));
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keeper_of_the_server_is_told_how_it_is() {
    let server = TestServer::open().await;
    assert_eq!(server.ask("GET", "/healthz", None, "").await.body, "well\n");
    assert_eq!(server.ask("GET", "/readyz", None, "").await.body, "ready\n");
    let guests = server.guests(["Ada", "Bea"]).await;
    let table = server.game("strozzi", &guests, 0).await;
    let command = Command::Move { after: table.lines, play: "price 1".to_owned() };
    server.does(&guests[0], &table.id, command).await.unwrap();
    let metrics = server.ask("GET", "/metrics", None, "").await.body;
    assert!(metrics.contains("fondaco_people_total 2"), "{metrics}");
    assert!(metrics.contains("fondaco_tables_set_up_total 1"), "{metrics}");
    assert!(metrics.contains("fondaco_changes_total 2"), "{metrics}");
    for secret in guests.iter().map(|guest| &guest.key) {
        assert!(!metrics.contains(secret));
    }
    let document = server.ask("GET", "/api/v1/openapi.json", None, "").await;
    let document: serde_json::Value = document.value();
    assert!(document["paths"]["/api/v1/tables/{id}"]["post"].is_object());
    assert!(document["components"]["schemas"]["Table"].is_object());
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_whether_the_server_is_there_is_answered() {
    let server = TestServer::open().await;
    let guests = server.guests(["Ada", "Bea", "Cleo"]).await;
    let table = server.game("strozzi", &guests[..2], 0).await;
    for guest in [None, Some(&guests[0]), Some(&guests[2])] {
        let mut view = server.look(&table.id, guest).await;
        view.does(Command::Ping).await.unwrap();
        if let Some(guest) = guest {
            server.does(guest, &table.id, Command::Ping).await.unwrap();
        }
    }
    assert_eq!(server.table(&table.id, None).await.0.version, table.version);
    server.close().await;
}
