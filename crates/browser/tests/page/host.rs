//! A host that only hands out files, and gets a new edition of them.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// Hands out the page as it was built, or the same as if it had been built anew: with other names
/// for all files that are named by their contents. It ends with the process.
pub struct Host {
    address: String,
    renewed: Arc<AtomicBool>,
}

impl Host {
    pub fn start() -> Host {
        let site = Site::built();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/", listener.local_addr().unwrap());
        let renewed = Arc::new(AtomicBool::new(false));
        let is_renewed = Arc::clone(&renewed);
        thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                // A browser may hang up at any time.
                let _ = site.answer(connection, is_renewed.load(Ordering::SeqCst));
            }
        });
        Host { address, renewed }
    }

    /// Where browsers go.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// From now on the new edition is handed out, and of the old one nothing.
    pub fn renew(&self) {
        self.renewed.store(true, Ordering::SeqCst);
    }
}

/// The files, and the digits that tell their contents.
struct Site {
    folder: PathBuf,
    digits: BTreeSet<String>,
}

impl Site {
    fn built() -> Site {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/static");
        let page = fs::read_to_string(folder.join("index.html"))
            .expect("`cargo xtask web --out target/static` builds the page");
        let words = page.split(|sign: char| !sign.is_ascii_hexdigit());
        let mut digits: BTreeSet<String> =
            words.filter(|word| word.len() == 16).map(str::to_owned).collect();
        for part in [&folder, &folder.join("nets")] {
            for entry in fs::read_dir(part).unwrap() {
                let name = entry.unwrap().file_name().to_string_lossy().into_owned();
                let found = name.split(['-', '.']).find(|word| word.len() == 16);
                digits.extend(found.map(str::to_owned));
            }
        }
        Site { folder, digits }
    }

    fn answer(&self, connection: TcpStream, is_renewed: bool) -> std::io::Result<()> {
        let mut lines = BufReader::new(connection.try_clone()?).lines();
        let first = lines.next().unwrap_or_else(|| Ok(String::new()))?;
        while lines.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
        let path = first.split([' ', '?']).nth(1).unwrap_or("/").trim_start_matches('/');
        let path = if path.is_empty() { "index.html" } else { path };
        let (status, body) = match self.file(path, is_renewed) {
            Some(body) => ("200 OK", body),
            None => ("404 Not Found", Vec::new()),
        };
        let mut out = connection;
        write!(
            out,
            "HTTP/1.1 {status}\r\nContent-Type: {}\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n",
            kind(path),
            body.len()
        )?;
        out.write_all(&body)
    }

    fn file(&self, path: &str, is_renewed: bool) -> Option<Vec<u8>> {
        if !is_renewed {
            return fs::read(self.folder.join(path)).ok();
        }
        let plain = self.renewed(path);
        let is_old = plain != path && self.folder.join(path).exists();
        let body = fs::read(self.folder.join(plain)).ok().filter(|_| !is_old)?;
        Some(match String::from_utf8(body) {
            Ok(text) => self.renewed(&text).into_bytes(),
            Err(binary) => binary.into_bytes(),
        })
    }

    /// With all digits turned round; done twice, nothing has changed.
    fn renewed(&self, text: &str) -> String {
        let mut text = text.to_owned();
        for digits in &self.digits {
            let turned: String = digits.chars().rev().collect();
            let kept = text.replace(&turned, "\0");
            text = kept.replace(digits, &turned).replace('\0', digits);
        }
        text
    }
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        Some("ftl") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
