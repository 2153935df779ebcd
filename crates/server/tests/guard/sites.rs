//! Requests from other sites, and security headers.

use std::io::Write;

use fondaco_protocol::Why;
use fondaco_server::api::Settings;
use fondaco_server::hall::Limits;

use crate::test_server::{TestServer, generous};
use crate::wire::{Answer, connect, read_answer};

/// The headers of every answer.
fn assert_protected(answer: &Answer, what: &str) {
    let policy = answer.header("content-security-policy").unwrap_or_else(|| panic!("{what}"));
    let parts: Vec<_> = policy.split("; ").collect();
    for part in [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "style-src 'self'",
        "connect-src 'self'",
    ] {
        assert!(parts.contains(&part), "{what}: {policy}");
    }
    assert!(!policy.contains("'unsafe-eval'") && !policy.contains('*'), "{policy}");
    for (name, value) in [
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "deny"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        assert_eq!(answer.header(name), Some(value), "{what}");
    }
    assert_eq!(answer.header("access-control-allow-origin"), None, "{what}");
    assert_eq!(answer.header("server"), None, "{what}");
    assert_eq!(answer.header("set-cookie"), None, "{what}");
}

#[test]
fn every_kind_of_answer_is_protected() {
    let settings = Settings { sockets_per_address: 1, ..generous() };
    let server = TestServer::with(settings, Limits::default());
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = server.game("strozzi", &[&ann, &bob]);
    let mut client = server.client();
    let key = ann.line();
    let json = "Content-Type: application/json";
    let path = format!("/api/v1/tables/{}", table.id);
    for (method, path, lines, body, status) in [
        ("GET", "/", vec![], "", 200),
        ("GET", "/app-0123456789abcdef.js", vec![], "", 200),
        ("HEAD", "/", vec![], "", 200),
        ("GET", "/nowhere", vec![], "", 404),
        ("POST", "/", vec![], "", 405),
        ("GET", "/healthz", vec![], "", 200),
        ("GET", "/readyz", vec![], "", 200),
        ("GET", "/metrics", vec![], "", 200),
        ("GET", "/api/v1/openapi.json", vec![], "", 200),
        ("GET", "/api/v1/lobby", vec![], "", 200),
        ("GET", "/api/v1/me", vec![&*key], "", 200),
        ("GET", "/api/v1/me", vec![], "", 401),
        ("GET", "/api/v1/nothing", vec![], "", 404),
        ("DELETE", "/api/v1/me", vec![&*key], "", 405),
        ("TRACE", "/api/v1/me", vec![&*key], "", 405),
        ("OPTIONS", "/api/v1/me", vec![], "", 405),
        ("GET", "/api/v1/tables/%ff", vec![], "", 400),
        ("GET", &*path, vec![], "", 200),
        ("GET", &*format!("{path}/log"), vec![], "", 200),
        ("GET", &*format!("{path}/record"), vec![], "", 200),
        ("GET", &*format!("{path}/live"), vec![], "", 400),
        ("POST", &*path, vec![&*key, json], "{", 400),
        ("POST", &*path, vec![&*key], "{}", 415),
        ("POST", &*path, vec![&*key, json, "Origin: https://evil.example"], "{}", 403),
    ] {
        let answer = client.ask(method, path, &lines, body.as_bytes());
        assert_eq!(answer.status, status, "{method} {path}: {}", answer.body);
        assert_protected(&answer, &format!("{method} {path}"));
        if path.starts_with("/api/v1") && status >= 400 {
            assert_eq!(answer.header("content-type"), Some("application/json"), "{method} {path}");
            answer.refused();
        }
        if path.starts_with("/api/v1") {
            assert_eq!(answer.header("cache-control"), Some("no-store"), "{method} {path}");
        }
    }
    // A socket that is refused, and one that is not.
    let _open = server.look(&table.id, Some(&ann), 0);
    let Err(refused) = server.upgrade(&table.id, &[]) else { panic!("one too many") };
    assert_eq!((refused.status, refused.refused().why), (429, Why::TooMuch));
    assert_protected(&refused, "a socket too many");
    for version in ["Sec-WebSocket-Version: 8", "Sec-WebSocket-Protocol: x"] {
        if let Err(refused) = server.upgrade(&table.id, &[version]) {
            assert_protected(&refused, version);
        }
    }
    // What is not even HTTP is not answered with anything that could be shown.
    for nonsense in [
        "nonsense\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "\0\0\0\0\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\n X: folded\r\n\r\n",
    ] {
        let mut stream = connect(server.address);
        stream.write_all(nonsense.as_bytes()).unwrap();
        if let Some(answer) = read_answer(&mut stream) {
            assert!(answer.status >= 400 && answer.body.is_empty(), "{nonsense:?}");
        }
    }
}

#[test]
fn connections_that_are_turned_away_are_protected_too() {
    let settings = Settings { connections_per_address: 0, ..generous() };
    let server = TestServer::with(settings, Limits::default());
    let answer = server.client().ask("GET", "/", &[], b"");
    assert_eq!(answer.status, 429);
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(answer.header("content-security-policy"), Some("default-src 'none'"));
}

#[test]
fn other_sites_change_nothing_and_open_nothing() {
    let server = TestServer::open();
    let [ann, bob] = ["Ann", "Bob"].map(|name| server.guest(name));
    let table = server.game("strozzi", &[&ann, &bob]);
    let mut client = server.client();
    let json = "Content-Type: application/json";
    let key = ann.line();
    for foreign in [
        "Origin: https://evil.example",
        "Origin: null",
        "Origin: http://fondaco.test.evil.example",
        "Origin: http://evil.example/fondaco.test",
        "Origin: http://fondaco.test:8443",
        "Origin: fondaco.test",
        "Origin: ",
        "Sec-Fetch-Site: cross-site",
    ] {
        for (method, path, body) in [
            ("POST", "/api/v1/people".to_owned(), r#"{"name":"Eve"}"#),
            ("PATCH", "/api/v1/me".to_owned(), r#"{"name":"Eve"}"#),
            ("POST", format!("/api/v1/tables/{}", table.id), r#"{"do":"leave"}"#),
        ] {
            let answer = client.ask(method, &path, &[json, &key, foreign], body.as_bytes());
            assert_eq!(answer.status, 403, "{foreign} {path}: {}", answer.body);
            assert_eq!(answer.refused().why, Why::NotYours);
        }
        let Err(refused) = server.upgrade(&table.id, &[foreign]) else { panic!("{foreign}") };
        assert_eq!((refused.status, refused.refused().why), (403, Why::NotYours), "{foreign}");
    }
    // Simple requests, as a form of another site sends them, are not even of the right type.
    let form = "Content-Type: text/plain";
    let answer = client.ask("POST", "/api/v1/people", &[form], br#"{"name":"Eve"}"#);
    assert_eq!(answer.status, 415);
    for own in ["Origin: http://fondaco.test", "Origin: https://FONDACO.test"] {
        assert!(server.upgrade(&table.id, &[own]).is_ok(), "{own}");
        let answer = client.ask("PATCH", "/api/v1/me", &[json, &key, own], b"{}");
        assert_eq!(answer.status, 200, "{own}: {}", answer.body);
    }
}

#[test]
fn a_request_says_which_host_it_wants() {
    let server = TestServer::open();
    let raw = |head: &str| {
        let mut stream = connect(server.address);
        stream.write_all(format!("{head}\r\n\r\n").as_bytes()).unwrap();
        read_answer(&mut stream).expect("an answer")
    };
    for wrong in [
        "GET /api/v1/lobby HTTP/1.1",
        "GET /api/v1/lobby HTTP/1.1\r\nHost: ",
        "GET /api/v1/lobby HTTP/1.1\r\nHost: a\r\nHost: b",
        "GET /api/v1/lobby HTTP/1.1\r\nHost: a/b",
        "GET /api/v1/lobby HTTP/1.1\r\nHost: user@a",
        "GET /api/v1/lobby HTTP/1.1\r\nHost: a b",
        "GET /api/v1/lobby HTTP/1.1\r\nHost: <script>",
        "GET http://b/api/v1/lobby HTTP/1.1\r\nHost: a",
    ] {
        let answer = raw(wrong);
        assert_eq!((answer.status, answer.refused().why), (400, Why::Unreadable), "{wrong}");
    }
    for fine in ["a", "a.example:8080", "127.0.0.1:80", "[::1]:7070", "LOCALHOST"] {
        let answer = raw(&format!("GET /api/v1/lobby HTTP/1.1\r\nHost: {fine}"));
        assert_eq!(answer.status, 200, "{fine}: {}", answer.body);
    }
    // What checks health may be older than hosts.
    assert_eq!(raw("GET /healthz HTTP/1.0").status, 200);
}

#[test]
fn hosts_that_are_not_ours_are_refused_when_ours_are_known() {
    let settings = Settings { hosts: vec!["fondaco.test".to_owned()], ..generous() };
    let server = TestServer::with(settings, Limits::default());
    let ask = |host: &str, lines: &str| {
        let mut stream = connect(server.address);
        let head = format!("GET /api/v1/lobby HTTP/1.1\r\nHost: {host}\r\n{lines}\r\n");
        stream.write_all(head.as_bytes()).unwrap();
        read_answer(&mut stream).expect("an answer")
    };
    for ours in ["fondaco.test", "Fondaco.Test:443", "fondaco.test."] {
        assert_eq!(ask(ours, "").status, 200, "{ours}");
    }
    // A name of somebody else that leads here would make his pages ours.
    for other in ["evil.example", "fondaco.test.evil.example", "127.0.0.1", "xfondaco.test"] {
        let answer = ask(other, &format!("Origin: http://{other}\r\n"));
        assert_eq!((answer.status, answer.refused().why), (421, Why::NotYours), "{other}");
    }
}

#[test]
fn files_of_the_machine_are_not_served() {
    let server = TestServer::open();
    let mut client = server.client();
    for path in [
        "/../Cargo.toml",
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/....//etc/passwd",
        "//etc/passwd",
        "/etc/passwd",
        "/./index.html",
        "/index.html/",
        "/.br",
        "/index.html%00.js",
        "/%00",
        "/%ff",
        "/..\\..\\etc\\passwd",
        "/static/../../fondaco.db",
        "/api/../fondaco.db",
        "/fondaco.db",
        "/index.html%2f..%2f..%2fetc%2fpasswd",
    ] {
        let answer = client.ask("GET", path, &[], b"");
        assert_eq!(answer.status, 404, "{path}: {}", answer.body);
        assert!(!answer.body.contains(path) && !answer.body.contains("root:"));
    }
    for path in [
        "/api/v1/../../etc/passwd",
        "/api/v1/tables/..%2f..%2fetc",
        "/api/v1//lobby",
        "/api/v1/people/..",
        "/api/v1/standings/..%2f",
    ] {
        let answer = client.ask("GET", path, &[], b"");
        assert_eq!((answer.status, answer.refused().why), (404, Why::Missing), "{path}");
    }
}

#[test]
fn figures_are_for_those_who_keep_the_server() {
    let trusted = vec![fondaco_server::network("127.0.0.1").unwrap()];
    let settings = Settings { trusted_proxies: trusted, ..generous() };
    let server = TestServer::with(settings, Limits::default());
    let mut client = server.client();
    // How many changes were made tells of orders that somebody gave in secret.
    for stranger in ["8.8.8.8", "2606:4700::1111"] {
        let from = format!("X-Forwarded-For: {stranger}");
        let answer = client.ask("GET", "/metrics", &[&from], b"");
        assert_eq!((answer.status, answer.refused().why), (403, Why::NotYours), "{stranger}");
    }
    for keeper in ["10.0.0.7", "fd00::7", "127.0.0.1"] {
        let from = format!("X-Forwarded-For: {keeper}");
        assert_eq!(client.ask("GET", "/metrics", &[&from], b"").status, 200, "{keeper}");
    }
}
