//! The page is served.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::run::run;

/// Starts the server in a language; answers with it and the address that its first line tells.
fn started(language: &str) -> (Child, String, TempDir) {
    let data = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_fondaco"))
        .args(["--lang", language, "serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
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
        // Once it has answered it surely listens for signals.
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(b"HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
        stream.read_to_string(&mut String::new()).unwrap();
        let killed = Command::new("kill").args([signal, &child.id().to_string()]).status();
        assert!(killed.unwrap().success());
        assert_eq!(child.wait().unwrap().code(), Some(0), "{signal}");
    }
}

#[test]
fn an_address_that_is_taken_or_none_is_told() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let told = run(["serve", "--listen", &address]);
    assert_eq!((told.status, told.out.as_str()), (2, ""));
    assert!(told.err.contains(&address) && told.err.contains("--listen"), "{}", told.err);
    let told = run(["--lang", "de", "serve", "--listen", "nowhere"]);
    assert_eq!((told.status, told.out.as_str()), (2, ""));
    assert!(told.err.contains("127.0.0.1:7070"), "{}", told.err);
}
