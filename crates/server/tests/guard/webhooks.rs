//! Webhooks reach only public addresses.

use std::io::{ErrorKind, Write};
use std::net::{TcpListener, TcpStream};
use std::time::{Duration, Instant};

use fondaco_protocol::{Table, Why};
use fondaco_server::hall::{Limits, Outside};

use crate::heard;
use crate::test_server::{Guest, TestServer, generous};

/// A port of this machine that must not be connected to.
struct Trap(TcpListener);

impl Trap {
    fn set(address: &str) -> Option<Trap> {
        let listener = TcpListener::bind(address).ok()?;
        listener.set_nonblocking(true).unwrap();
        Some(Trap(listener))
    }

    fn port(&self) -> u16 {
        self.0.local_addr().unwrap().port()
    }

    fn caught(&self) -> Option<TcpStream> {
        match self.0.accept() {
            Ok((stream, _)) => {
                stream.set_nonblocking(false).unwrap();
                Some(stream)
            }
            Err(error) if error.kind() == ErrorKind::WouldBlock => None,
            Err(error) => panic!("{error}"),
        }
    }

    fn awaited(&self) -> TcpStream {
        let begun = Instant::now();
        loop {
            if let Some(stream) = self.caught() {
                return stream;
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "nobody comes");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

fn server(webhooks: Outside) -> (TestServer, Guest, Guest, Table) {
    let server = TestServer::with(generous(), Limits { webhooks, ..Limits::default() });
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = server.game("strozzi", &[&ann, &bob]);
    (server, ann, bob, table)
}

fn set_hook(server: &TestServer, guest: &Guest, address: &str) -> crate::wire::Answer {
    let body = serde_json::json!({ "webhook": address }).to_string();
    server.client().api("PATCH", "/me", Some(guest), &body)
}

/// How many webhooks failed, according to the log.
fn failures(table: &Table) -> usize {
    let log = heard::all();
    log.lines().filter(|it| it.contains("a webhook failed") && it.contains(&table.id)).count()
}

#[test]
fn only_addresses_of_the_web_are_kept() {
    let (server, ann, ..) = server(Outside::Public);
    for wrong in [
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://example.org/",
        "javascript:alert(1)",
        "data:text/plain,x",
        "unix:/var/run/x.sock",
        "//example.org",
        "example.org",
        "http://",
        "https:///x",
        "http://a b/",
        "http://example.org/\r\nX: y",
        "http://example.org/\0",
        "dict://127.0.0.1:11211/",
        "http:/example.org",
        "http://exa\u{200b}mple.org/",
    ] {
        assert_eq!(set_hook(&server, &ann, wrong).refused().why, Why::Unreadable, "{wrong:?}");
    }
    let long = format!("https://example.org/{}", "a".repeat(600));
    assert_eq!(set_hook(&server, &ann, &long).refused().why, Why::TooMuch);
    assert_eq!(set_hook(&server, &ann, "https://example.org/hook?token=x").status, 200);
    // Only its owner sees it.
    let player = server.client().get(&format!("/people/{}", ann.id), None);
    assert!(!player.body.contains("example.org"), "{}", player.body);
}

#[test]
fn the_servers_own_network_is_not_asked() {
    let trap = Trap::set("127.0.0.1:0").unwrap();
    let port = trap.port();
    let six = Trap::set(&format!("[::1]:{port}"));
    for host in [
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "0177.0.0.1",
        "0.0.0.0",
        "localhost",
        "LOCALHOST.",
        "[::1]",
        "[::]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "[::127.0.0.1]",
        "user:pass-word-7@127.0.0.1",
        "127.0.0.1.",
        "127.8.8.8",
    ] {
        let (server, ann, bob, table) = server(Outside::Public);
        let set = set_hook(&server, &bob, &format!("http://{host}:{port}/hook"));
        if set.status != 200 {
            assert_eq!(set.refused().why, Why::Unreadable, "{host}");
            continue;
        }
        play_until_bob(&server, &ann, &table);
        let begun = Instant::now();
        while failures(&table) == 0 {
            assert!(begun.elapsed() < Duration::from_secs(20), "{host}: nobody was to be told");
            std::thread::sleep(Duration::from_millis(5));
        }
        assert!(trap.caught().is_none(), "{host} was asked");
        assert!(six.as_ref().is_none_or(|six| six.caught().is_none()), "{host} was asked");
    }
    assert!(!heard::all().contains("pass-word-7"), "an address with a password is logged");
}

/// Ann plays legal moves until it is Bob's turn.
fn play_until_bob(server: &TestServer, ann: &Guest, table: &Table) {
    let mut client = server.client();
    for _ in 0..20 {
        let now: Table = client.get(&format!("/tables/{}", table.id), None).member("table");
        if now.to_act != Some(0) {
            return;
        }
        let plays = ["draw", "price 1", "buy", "refuse"];
        let played = plays.iter().any(|play| {
            let body = format!(r#"{{"do":"move","after":{},"play":"{play}"}}"#, now.lines);
            client.command(&table.id, ann, &body).status == 200
        });
        assert!(played, "Ann has nothing to do");
    }
    panic!("it never becomes Bob's turn");
}

#[test]
fn redirects_are_not_followed() {
    let (server, ann, bob, table) = server(Outside::Anywhere);
    let (trap, door) = (Trap::set("127.0.0.1:0").unwrap(), Trap::set("127.0.0.1:0").unwrap());
    let hook = format!("http://127.0.0.1:{}/hook?token=pass-word-8", door.port());
    assert_eq!(set_hook(&server, &bob, &hook).status, 200);
    play_until_bob(&server, &ann, &table);
    let mut stream = door.awaited();
    let answer = format!(
        "HTTP/1.1 307 Temporary Redirect\r\nLocation: http://127.0.0.1:{}/\r\n\
         Content-Length: 0\r\nConnection: close\r\n\r\n",
        trap.port()
    );
    stream.write_all(answer.as_bytes()).unwrap();
    drop(stream);
    let begun = Instant::now();
    let told = || failures(&table) as u64 + server.hall.metrics().webhooks.get();
    while told() == 0 {
        assert!(begun.elapsed() < Duration::from_secs(20));
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(trap.caught().is_none(), "a redirect was followed");
    assert!(!heard::all().contains("pass-word-8"), "an address with a password is logged");
}
