//! A few documents on a port of this machine.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

/// Paths with their documents. It listens until the tests end.
pub struct Site {
    address: String,
}

impl Site {
    /// A site of one document.
    pub fn of(document: &str) -> Self {
        Self::with(&[("/", document)])
    }

    pub fn with(documents: &[(&str, &str)]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = format!("http://{}", listener.local_addr().expect("its address"));
        let own = |&(path, text): &(&str, &str)| (path.to_owned(), text.to_owned());
        let documents: Vec<(String, String)> = documents.iter().map(own).collect();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let documents = documents.clone();
                // A browser that hangs up is its own affair.
                thread::spawn(move || answer(&stream, &documents).ok());
            }
        });
        Site { address }
    }

    pub fn at(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }
}

fn answer(stream: &TcpStream, documents: &[(String, String)]) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    while lines.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
    let path = request.split_whitespace().nth(1).unwrap_or_default();
    let known = documents.iter().find(|(known, _)| known == path);
    let (status, body) = match known {
        Some((_, text)) => ("200 OK", text.as_str()),
        None if path == "/favicon.ico" => ("204 No Content", ""),
        None => ("404 Not Found", ""),
    };
    let is_script = path.rsplit_once('.').is_some_and(|(_, ending)| ending == "js");
    let kind = if is_script { "text/javascript" } else { "text/html" };
    let mut stream = stream;
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}; charset=utf-8\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n{body}",
        body.len()
    )
}
