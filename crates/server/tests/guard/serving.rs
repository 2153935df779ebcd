//! The files of the page over HTTP.

use std::io::{Read, Write};
use std::net::TcpStream;

use fondaco_server::api::Settings;
use fondaco_server::hall::Limits;
use fondaco_server::{Server, Site};

use crate::test_server::TestServer;

const SCRIPT: &str = "app-0123456789abcdef.js";
const CODE: &str = "export const goods = ['cloth', 'fur', 'grain', 'dye', 'spice'];\n";

fn start(site: Site) -> TestServer {
    TestServer::start(Settings::default(), Limits::default(), site)
}

/// Sends a request with additional headers; bodies may be binary.
fn ask(server: &TestServer, method: &str, path: &str, lines: &[&str]) -> Answer {
    let mut stream = TcpStream::connect(server.address).expect("connected");
    let lines: String = lines.iter().flat_map(|line| [line, "\r\n"]).collect();
    let question =
        format!("{method} {path} HTTP/1.1\r\nHost: fondaco\r\nConnection: close\r\n{lines}\r\n");
    stream.write_all(question.as_bytes()).expect("asked");
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).expect("answered");
    let end = bytes.windows(4).position(|it| it == b"\r\n\r\n").expect("the end of the head");
    let head = String::from_utf8(bytes[..end].to_vec()).expect("text");
    Answer { head: head.to_ascii_lowercase(), body: bytes[end + 4..].to_vec() }
}

struct Answer {
    head: String,
    body: Vec<u8>,
}

impl Answer {
    fn status(&self) -> &str {
        self.head.split(' ').nth(1).expect("a status")
    }

    fn header(&self, name: &str) -> Option<&str> {
        let line = |line: &'_ str| -> bool { line.starts_with(&format!("{name}: ")) };
        self.head.lines().find(|it| line(it)).and_then(|it| it.split_once(": ")).map(|it| it.1)
    }
}

fn squeezed(text: &str) -> Vec<u8> {
    let mut squeezed = Vec::new();
    let settings = brotli::enc::BrotliEncoderParams::default();
    brotli::BrotliCompress(&mut text.as_bytes(), &mut squeezed, &settings).expect("compressed");
    squeezed
}

fn site() -> Site {
    let mut site = Site::default();
    site.add("index.html.br", squeezed("<!doctype html><p>Fondaco"), "page".to_owned());
    site.add(&format!("{SCRIPT}.br"), squeezed(CODE), "code".to_owned());
    site.add("icon-192.png", vec![0x89, b'P'], "icon".to_owned());
    site.add("broken.css.br", vec![0xff; 40], "broken".to_owned());
    site
}

#[test]
fn brotli_is_sent_to_those_who_accept_it() {
    let server = start(site());
    let path = format!("/{SCRIPT}");
    for accepted in ["gzip, br", "BR;q=0.5", "gzip;q=1.0, br;q=1.0"] {
        let answer = ask(&server, "GET", &path, &[&format!("Accept-Encoding: {accepted}")]);
        assert_eq!(answer.status(), "200", "{accepted}");
        assert_eq!(answer.header("content-encoding"), Some("br"), "{accepted}");
        assert_eq!(answer.body, squeezed(CODE));
    }
    for lines in [&[][..], &["Accept-Encoding: gzip"], &["Accept-Encoding: br;q=0"]] {
        let answer = ask(&server, "GET", &path, lines);
        assert_eq!(answer.status(), "200", "{lines:?}");
        assert_eq!(answer.header("content-encoding"), None, "{lines:?}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        assert_eq!(answer.body, CODE.as_bytes());
    }
}

#[test]
fn files_say_what_they_are_and_how_long_they_may_be_kept() {
    let server = start(site());
    let page = ask(&server, "GET", "/", &[]);
    assert_eq!(page.body, b"<!doctype html><p>Fondaco");
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    assert_eq!(ask(&server, "GET", "/index.html?x=1", &[]).body, page.body);
    let code = ask(&server, "GET", &format!("/{SCRIPT}"), &[]);
    assert_eq!(code.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert_eq!(code.header("cache-control"), Some("public, max-age=31536000, immutable"));
    let icon = ask(&server, "GET", "/icon-192.png", &["Accept-Encoding: br"]);
    assert_eq!((icon.header("content-type"), icon.header("vary")), (Some("image/png"), None));
}

#[test]
fn what_is_known_is_not_sent_again() {
    let server = start(site());
    let tag = ask(&server, "GET", "/", &[]).header("etag").expect("a tag").to_owned();
    for known in [format!("\"x\", {tag}"), format!("W/{tag}"), "*".to_owned()] {
        let again = ask(&server, "GET", "/", &[&format!("If-None-Match: {known}")]);
        assert_eq!((again.status(), again.body.len()), ("304", 0), "{known}");
        assert_eq!(again.header("etag"), Some(tag.as_str()));
    }
    assert_eq!(ask(&server, "GET", "/", &["If-None-Match: \"other\""]).status(), "200");
    // The compressed file is another one.
    let lines = [&format!("If-None-Match: {tag}"), "Accept-Encoding: br"];
    assert_eq!(ask(&server, "GET", "/", &lines).status(), "200");
}

#[test]
fn every_answer_has_the_headers_that_protect() {
    let server = start(site());
    for path in ["/", "/nowhere", "/broken.css"] {
        let answer = ask(&server, "GET", path, &[]);
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
        assert!(policy.contains("default-src 'none'"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
    }
}

#[test]
fn wrong_requests_get_clear_answers() {
    let server = start(site());
    for path in ["/nowhere", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "//index.htm", "/.br"] {
        assert_eq!(ask(&server, "GET", path, &[]).status(), "404", "{path}");
    }
    assert_eq!(ask(&server, "POST", "/", &[]).status(), "405");
    assert_eq!(ask(&server, "GET", "/broken.css", &[]).status(), "500");
    let head = ask(&server, "HEAD", "/", &[]);
    assert_eq!((head.status(), head.body.len()), ("200", 0));
}

#[test]
fn a_server_without_a_page_says_so() {
    let server = start(Site::default());
    let answer = ask(&server, "GET", "/", &[]);
    assert_eq!(answer.status(), "503");
    assert!(String::from_utf8_lossy(&answer.body).contains("cargo xtask web"));
}

#[test]
fn a_silent_connection_does_not_keep_the_server_from_stopping() {
    let server = start(site());
    let _silent = TcpStream::connect(server.address).expect("connected");
    drop(server);
}

#[test]
fn an_address_is_given_once() {
    let server = Server::bind("127.0.0.1:0").expect("a port");
    let address = server.address().expect("an address");
    assert_ne!(address.port(), 0);
    let taken = Server::bind(address).expect_err("taken");
    assert_eq!(taken.kind(), std::io::ErrorKind::AddrInUse);
}
