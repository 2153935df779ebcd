//! Serving the page.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::run::run;

/// Starts a server in a language, and reads its address from the first line.
fn started(language: &str) -> (Child, String, TempDir) {
    started_with(language, &[], Stdio::null())
}

/// The same with further arguments and this standard error.
fn started_with(language: &str, besides: &[&str], err: Stdio) -> (Child, String, TempDir) {
    let data = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_fondaco"))
        .args(["--lang", language, "serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data.path())
        .args(besides)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(err)
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split_once("http://").unwrap().1.split_once('/').unwrap().0;
    (child, address.to_owned(), data)
}

#[test]
fn the_first_line_tells_where() {
    for language in ["en", "de", "nl"] {
        let (mut child, address, _data) = started(language);
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 ") && answer.contains("Fondaco"), "{answer}");
        child.kill().unwrap();
        child.wait().unwrap();
    }
}

#[cfg(unix)]
#[test]
fn a_signal_ends_it_well() {
    for signal in ["-INT", "-TERM"] {
        let (mut child, address, _data) = started("en");
        // Once it has answered, it handles signals.
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(b"HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
        stream.read_to_string(&mut String::new()).unwrap();
        let killed = Command::new("kill").args([signal, &child.id().to_string()]).status();
        assert!(killed.unwrap().success());
        assert_eq!(child.wait().unwrap().code(), Some(0), "{signal}");
    }
}

/// Sends an HTTP request and returns the body of the response.
#[cfg(unix)]
fn ask(address: &str, question: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    let question = format!(
        "{question}\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(question.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.split_once("\r\n\r\n").unwrap().1.to_owned()
}

#[cfg(unix)]
#[test]
fn what_is_logged_holds_no_secrets() {
    let log = ["--log", "json", "--log-level", "debug"];
    let (mut child, address, _data) = started_with("en", &log, Stdio::piped());
    let came = ask(&address, "POST /api/v1/people HTTP/1.1", r#"{"name":"Ada"}"#);
    let came: serde_json::Value = serde_json::from_str(&came).unwrap();
    let key = came["key"].as_str().unwrap();
    let me = ask(&address, &format!("GET /api/v1/me HTTP/1.1\r\nAuthorization: Bearer {key}"), "");
    assert!(me.contains("Ada"), "{me}");
    let seats = r#"[{"bot":"random"},"host",{"bot":"merchant"}]"#;
    let table = format!(
        r#"{{"game":"byzanz","seats":{seats},"public":true,"clock":0,"start_when_full":true}}"#
    );
    let question = format!("POST /api/v1/tables HTTP/1.1\r\nAuthorization: Bearer {key}");
    let table = ask(&address, &question, &table);
    assert!(table.contains("commitment"), "{table}");
    let wrong = ask(&address, "GET /api/v1/me HTTP/1.1\r\nAuthorization: Bearer c2VjcmV0", "");
    assert!(wrong.contains("key"), "{wrong}");
    Command::new("kill").arg(child.id().to_string()).status().unwrap();
    let mut log = String::new();
    child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    child.wait().unwrap();
    for secret in [key, "c2VjcmV0", "deal 0 ", "Bearer", "key_hash\":"] {
        assert!(!log.contains(secret), "{secret}: {log}");
    }
    let lines = log.lines().filter(|line| line.starts_with('{'));
    assert!(lines.clone().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()));
}

#[cfg(unix)]
#[test]
fn a_file_configures_it_and_flags_count_more() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fondaco.toml");
    std::fs::write(&path, "listen = \"nowhere\"\npeople-per-minute = 1\n").unwrap();
    let config = ["--config", path.to_str().unwrap()];
    let (mut child, address, _data) = started_with("en", &config, Stdio::null());
    let come = || ask(&address, "POST /api/v1/people HTTP/1.1", r#"{"name":"Ada"}"#);
    let came: Vec<_> = (0..4).map(|_| come().contains("\"key\":")).collect();
    assert_eq!(came, [true, true, false, false]);
    child.kill().unwrap();
    child.wait().unwrap();
    std::fs::write(&path, "port = 7").unwrap();
    let failed = run(["serve", "--config", path.to_str().unwrap()]);
    assert_eq!((failed.status, failed.out.as_str()), (2, ""));
    assert!(failed.err.contains("fondaco.toml") && failed.err.contains("port"), "{}", failed.err);
}

#[test]
fn an_address_that_is_taken_or_none_is_told() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let failed = run(["serve", "--listen", &address]);
    assert_eq!((failed.status, failed.out.as_str()), (2, ""));
    assert!(failed.err.contains(&address) && failed.err.contains("--listen"), "{}", failed.err);
    let failed = run(["--lang", "de", "serve", "--listen", "nowhere"]);
    assert_eq!((failed.status, failed.out.as_str()), (2, ""));
    assert!(failed.err.contains("127.0.0.1:7070"), "{}", failed.err);
}
