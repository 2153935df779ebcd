//! Slow clients time out.

use std::io::Write;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use fondaco_protocol::Why;
use fondaco_server::api::Settings;
use fondaco_server::hall::Limits;

use crate::test_server::{NEVER, TestServer, eventually, generous};
use crate::wire::{Frame, Socket, connect, connect_narrow, read_answer, read_to_close};

/// A short timeout, only for what a test is about: everything else may take long on a busy machine.
const SHORT: Duration = Duration::from_millis(300);
/// The pause between two bytes.
const DRIBBLE: Duration = Duration::from_millis(20);

fn server(settings: Settings) -> TestServer {
    TestServer::with(settings, Limits::default())
}

/// Sends byte by byte until the server has closed.
fn dribble(stream: &mut TcpStream, what: &str) {
    let begun = Instant::now();
    while stream.write_all(b"a").is_ok() {
        assert!(begun.elapsed() < NEVER, "{what} is waited for");
        std::thread::sleep(DRIBBLE);
    }
}

#[test]
fn a_head_that_dribbles_is_cut_off() {
    let server = server(Settings { head_within: SHORT, ..generous() });
    for head in ["GET / HTTP/1.1\r\nX: ", "POST /api/v1/people HTTP/1.1\r\nX: ", ""] {
        let mut stream = connect(server.address);
        stream.write_all(head.as_bytes()).unwrap();
        dribble(&mut stream, head);
    }
    // Not a byte at all.
    let mut silent = connect(server.address);
    assert_eq!(read_to_close(&mut silent), "");
    // Nothing after an answer. On a busy machine the question itself may come too late.
    let (answer, mut stream) = loop {
        let mut stream = connect(server.address);
        stream.write_all(b"GET /api/v1/lobby HTTP/1.1\r\nHost: fondaco.test\r\n\r\n").unwrap();
        if let Some(answer) = read_answer(&mut stream) {
            break (answer, stream);
        }
    };
    assert_eq!(answer.status, 200);
    assert_eq!(read_to_close(&mut stream), "");
}

#[test]
fn a_body_that_dribbles_is_cut_off() {
    let server = server(Settings { request_within: SHORT, ..generous() });
    // She does not come by a request, which would have to be as fast.
    let ann = server.known(0, "Ann");
    for (method, path) in [
        ("POST", "/people"),
        ("POST", "/tables"),
        ("PATCH", "/me"),
        ("POST", "/tables/aaaaaaaaaaaaaaaa"),
    ] {
        let mut stream = connect(server.address);
        let head = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nHost: fondaco.test\r\n{}\r\n\
             Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n",
            ann.line()
        );
        stream.write_all(head.as_bytes()).unwrap();
        for _ in 0..40 {
            // It may have been answered already.
            let _ = stream.write_all(b" ");
            std::thread::sleep(DRIBBLE);
        }
        let answer = read_answer(&mut stream).expect("an answer");
        assert_eq!((answer.status, answer.refused().why), (408, Why::Unavailable), "{path}");
        read_to_close(&mut stream);
    }
    // What is sent to a page that takes nothing is not read at all.
    let mut stream = connect(server.address);
    let head = "POST / HTTP/1.1\r\nHost: fondaco.test\r\nContent-Length: 100000\r\n\r\n";
    stream.write_all(head.as_bytes()).unwrap();
    assert_eq!(read_answer(&mut stream).unwrap().status, 405);
    dribble(&mut stream, head);
}

#[test]
fn a_socket_that_never_says_hello_is_closed() {
    let server = server(Settings { hello_within: SHORT, ..generous() });
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = server.game("strozzi", &[&ann, &bob]);
    let mut silent = server.socket(&table.id);
    let (texts, code) = silent.rest();
    assert!(texts.concat().contains(r#""why":"unreadable""#), "{texts:?}");
    assert_eq!(code, Some(1008));
    // A hello that never ends.
    let mut slow = server.socket(&table.id);
    slow.send_bytes(&[0x81, 0xfe, 0x01, 0x00, 0, 0, 0, 0]);
    for _ in 0..50 {
        slow.send_bytes(b" ");
        std::thread::sleep(DRIBBLE);
    }
    assert_eq!(slow.rest().1, Some(1008));
}

#[test]
fn whoever_does_not_read_is_given_up() {
    let server = server(Settings { read_within: SHORT, ..generous() });
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = server.game("strozzi", &[&ann, &bob]);
    let Ok(mut deaf) = Socket::on(connect_narrow(&server), &table.id, &[]) else { panic!() };
    deaf.hello(Some(&ann), 0);
    let sockets = || server.hall.metrics().sockets.get();
    assert_eq!(sockets(), 1);
    // Others talk until every buffer on the way is full.
    let text = "\u{1f600}".repeat(300);
    let talk = serde_json::json!({ "do": "talk", "text": text }).to_string();
    let mut client = server.client();
    let begun = Instant::now();
    while sockets() > 0 {
        server.clock.advance(10_000);
        assert_eq!(client.command(&table.id, &bob, &talk).status, 200);
        assert!(begun.elapsed() < NEVER, "somebody who does not read is kept");
    }
    while !matches!(deaf.read(), Frame::Closed(_)) {}
}

#[test]
fn an_answer_that_nobody_reads_is_given_up() {
    let server = server(Settings { read_within: SHORT, ..generous() });
    // Far more answers than fit into the buffers of a connection that nobody reads.
    let mut deaf = connect_narrow(&server);
    let question = "GET /api/v1/openapi.json HTTP/1.1\r\nHost: fondaco.test\r\n\r\n";
    deaf.write_all(question.repeat(2_000).as_bytes()).ok();
    let metrics = server.hall.metrics();
    eventually("a connection is kept for somebody who does not read", || {
        metrics.requests.get() > 0 && metrics.connections.get() == 0
    });
}
