//! Webhooks: players without an open page are told of their turns.

use fondaco_protocol::Command;
use fondaco_server::hall::{Limits, Outside};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::test_server::{TestServer, generous};

/// The next request and its body; answers with these lines.
async fn told(listener: &TcpListener, answer: &str) -> (String, serde_json::Value) {
    let (mut stream, _) = listener.accept().await.unwrap();
    let mut bytes = Vec::new();
    loop {
        let mut some = [0; 1024];
        let count = stream.read(&mut some).await.unwrap();
        bytes.extend_from_slice(&some[..count]);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let body = text.split_once("\r\n\r\n").map(|(_, body)| body);
        if let Some(body) = body.and_then(|body| serde_json::from_str(body).ok()) {
            stream.write_all(answer.as_bytes()).await.unwrap();
            return (text, body);
        }
        assert!(count > 0, "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_told_unless_a_page_is_open() {
    let limits = Limits { webhooks: Outside::Anywhere, ..Limits::default() };
    let server = TestServer::open_with(generous(), limits).await;
    let guests = server.guests(["Ada", "Bea", "Cleo"]).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/turn?x=1", listener.local_addr().unwrap());
    for guest in &guests {
        let body = serde_json::json!({ "webhook": address }).to_string();
        let answer = server.ask("PATCH", "/api/v1/me", Some(&guest.key), &body).await;
        assert_eq!(answer.status, 200);
    }
    // The game begins, and the first is told.
    let table = server.game("medici", &guests, 0).await;
    let other = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let elsewhere = other.local_addr().unwrap();
    let answer =
        format!("HTTP/1.1 302 Found\r\nLocation: http://{elsewhere}/\r\nContent-Length: 0\r\n\r\n");
    let (text, body) = told(&listener, &answer).await;
    assert!(text.starts_with("POST /turn?x=1 HTTP/1.1\r\n"), "{text}");
    assert_eq!((body["table"].as_str(), body["game"].as_str()), (Some(&*table.id), Some("medici")));
    // The next one looks and is not told; the one after that is.
    let turn = usize::from(table.to_act.unwrap());
    let looking = server.look(&table.id, Some(&guests[(turn + 1) % 3])).await;
    let offer = Command::Move { after: table.lines, play: "offer".to_owned() };
    server.does(&guests[turn], &table.id, offer).await.unwrap();
    let pass = Command::Move { after: table.lines + 1, play: "pass".to_owned() };
    server.does(&guests[(turn + 1) % 3], &table.id, pass).await.unwrap();
    let (_, body) = told(&listener, "HTTP/1.1 204 No Content\r\n\r\n").await;
    assert_eq!(body["table"].as_str(), Some(&*table.id));
    drop(looking);
    // Nobody was sent elsewhere.
    let sent = tokio::time::timeout(std::time::Duration::from_millis(200), other.accept()).await;
    assert!(sent.is_err());
    server.close().await;
}
