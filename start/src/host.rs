//! Serves the waiting page at the game's address, and then the game until the program takes over.

use std::env;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use std::{fs, io};

use crate::browser;
use crate::progress::{Progress, Shared};

/// Where `fondaco serve` listens by default.
const USUAL: &str = "127.0.0.1:7070";
const NAMED_BY: &str = "FONDACO_LISTEN";

/// A build after an earlier one is quick; a page is opened only after this time.
const DELAY: Duration = Duration::from_secs(3);
/// The timeout of a request.
const LIMIT: Duration = Duration::from_secs(5);
/// The longest request that is read.
const LONGEST: u64 = 16 * 1024;
/// The content security policy of the waiting page and the game.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
                      style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; \
                      media-src 'self' data: blob:";
/// The mark of a game server in the page, as `crates/site` writes it.
const SERVER_MARK: &str = "<meta name=\"fondaco-server\" content=\"here\">";
/// What replaces it until the server runs.
const LATER: &str = "<script type=\"module\" src=\"later.js\"></script>";
/// How long to wait until an open page, which polls each second, has learned of a failure.
const REPORTING: Duration = Duration::from_secs(3);
/// A game that is being loaded is loaded completely: until there was no request for the first of these
/// times, at most for the second.
const QUIET: Duration = Duration::from_secs(2);
const LONGEST_LOAD: Duration = Duration::from_secs(20);

/// A server for progress, rules and the game.
pub struct Host {
    address: SocketAddr,
    url: String,
    state: Arc<State>,
    answering: JoinHandle<()>,
}

struct State {
    root: PathBuf,
    progress: Shared,
    is_ending: AtomicBool,
    /// A page has learned of the failure.
    is_reported: AtomicBool,
    /// We have opened a browser.
    is_shown: AtomicBool,
    /// A page is open.
    is_watched: AtomicBool,
    /// When a file of the game was last requested.
    loaded: Mutex<Option<Instant>>,
}

impl Host {
    /// Listens at the game's address, and opens a browser if there is a display.
    pub fn start(root: &Path, progress: Shared) -> Result<Host, String> {
        let asked = env::var(NAMED_BY).unwrap_or_else(|_| USUAL.to_owned());
        let listener = TcpListener::bind(&asked).map_err(|error| match error.kind() {
            ErrorKind::AddrInUse => format!(
                "{asked} is taken. If Fondaco is running there already, play at http://{asked}/ or \
                 end it first; `{NAMED_BY}=127.0.0.1:7071 cargo play` takes another address."
            ),
            _ => {
                format!("cannot listen at {asked}: {error}. {NAMED_BY} is an address like {USUAL}.")
            }
        })?;
        let mut address = listener.local_addr().map_err(|error| error.to_string())?;
        if address.ip().is_unspecified() {
            address.set_ip(std::net::Ipv4Addr::LOCALHOST.into());
        }
        let url = format!("http://{address}/");
        let is_first = progress.get().is_first;
        let state = Arc::new(State {
            root: root.to_owned(),
            progress,
            is_ending: AtomicBool::new(false),
            is_reported: AtomicBool::new(false),
            is_shown: AtomicBool::new(false),
            is_watched: AtomicBool::new(false),
            loaded: Mutex::default(),
        });
        let answering = {
            let state = state.clone();
            thread::spawn(move || answer_all(&listener, &state))
        };
        let (shown, page) = (state.clone(), url.clone());
        thread::spawn(move || {
            if !is_first {
                thread::sleep(DELAY);
            }
            if browser::has_display() && !shown.is_ending.load(Ordering::SeqCst) {
                shown.is_shown.store(browser::open(&page), Ordering::SeqCst);
            }
        });
        Ok(Host { address, url, state, answering })
    }

    /// Its URL.
    pub fn address(&self) -> &str {
        &self.url
    }

    /// Stops listening, after an open page has learned of a failure or finished loading the game.
    /// Returns whether we have opened a browser.
    pub fn end(self, has_failed: bool) -> bool {
        let begun = Instant::now();
        let is_shown = self.state.is_shown.load(Ordering::SeqCst);
        let is_waited_for = is_shown || self.state.is_watched.load(Ordering::SeqCst);
        let must_report = || {
            is_waited_for
                && begun.elapsed() < REPORTING
                && !self.state.is_reported.load(Ordering::SeqCst)
        };
        let is_loading = || {
            let loaded = *self.state.loaded.lock().unwrap_or_else(PoisonError::into_inner);
            loaded.is_some_and(|at| at.elapsed() < QUIET) && begun.elapsed() < LONGEST_LOAD
        };
        while if has_failed { must_report() } else { is_loading() } {
            thread::sleep(Duration::from_millis(50));
        }
        self.state.is_ending.store(true, Ordering::SeqCst);
        // Wakes it from waiting for a connection.
        let _ = TcpStream::connect(self.address);
        let _ = self.answering.join();
        is_shown
    }
}

fn answer_all(listener: &TcpListener, state: &Arc<State>) {
    for connection in listener.incoming() {
        if state.is_ending.load(Ordering::SeqCst) {
            return;
        }
        let Ok(connection) = connection else { continue };
        let state = state.clone();
        // A client that closed the connection is no error.
        thread::spawn(move || answer(connection, &state).ok());
    }
}

/// Answers one request.
fn answer(mut connection: TcpStream, state: &State) -> io::Result<()> {
    connection.set_read_timeout(Some(LIMIT))?;
    connection.set_write_timeout(Some(LIMIT))?;
    let mut head = BufReader::new((&connection).take(LONGEST)).lines();
    let first = head.next().transpose()?.unwrap_or_default();
    while head.next().transpose()?.is_some_and(|line| !line.is_empty()) {}
    let path = first.strip_prefix("GET ").and_then(|rest| rest.split([' ', '?']).next());
    let path = path.and_then(|path| path.strip_prefix('/'));
    let site = state.progress.get().playable().map(Path::to_owned);
    let found = path.and_then(|path| match &site {
        Some(site) => game_file(state, site, path).or_else(|| file(state, path)),
        None => file(state, path),
    });
    let (status, kind, body) = match found {
        Some((kind, body)) => ("200 OK", kind, body),
        None => {
            ("404 Not Found", "text/plain; charset=utf-8", b"There is no such page.\n".to_vec())
        }
    };
    write!(
        connection,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n\
         Content-Security-Policy: {POLICY}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    connection.write_all(&body)
}

/// A file of the game. Until the program runs there are no online tables and no service worker.
fn game_file(state: &State, site: &Path, path: &str) -> Option<(&'static str, Vec<u8>)> {
    let path = if path.is_empty() { "index.html" } else { path };
    if path == "service-worker.js" || !path.split('/').all(is_plain) {
        return None;
    }
    let bytes = if path == "later.js" {
        fs::read(state.root.join("start/page/later.js")).ok()?
    } else {
        fs::read(site.join(path)).ok()?
    };
    // The page itself is also polled while it waits for the program.
    if path != "index.html" {
        *state.loaded.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }
    Some(match path.rsplit_once('.')?.1 {
        "html" => {
            let page = String::from_utf8(bytes).ok()?.replace(SERVER_MARK, LATER);
            ("text/html; charset=utf-8", page.into_bytes())
        }
        "js" => ("text/javascript", bytes),
        "css" => ("text/css", bytes),
        "wasm" => ("application/wasm", bytes),
        "svg" => ("image/svg+xml", bytes),
        "webmanifest" => ("application/manifest+json", bytes),
        "ftl" => ("text/plain; charset=utf-8", bytes),
        _ => ("application/octet-stream", bytes),
    })
}

/// A file of the waiting page, or one of the game's styles, pictures and texts.
fn file(state: &State, path: &str) -> Option<(&'static str, Vec<u8>)> {
    let in_repository = |folder: &str| state.root.join(folder);
    Some(match path {
        "" => ("text/html; charset=utf-8", fs::read(in_repository("start/page/index.html")).ok()?),
        "wait.js" => ("text/javascript", fs::read(in_repository("start/page/wait.js")).ok()?),
        "wait.css" => ("text/css", fs::read(in_repository("start/page/wait.css")).ok()?),
        "style.css" => ("text/css", style(&in_repository("crates/web/style")).ok()?),
        "progress" => {
            let mut progress = state.progress.get();
            let report = json(&mut progress);
            state.is_watched.store(true, Ordering::SeqCst);
            state.is_reported.fetch_or(progress.failure.is_some(), Ordering::SeqCst);
            ("application/json", report.into_bytes())
        }
        path => match path.split_once('/')? {
            ("art", name) if is_plain(name) => {
                ("image/svg+xml", fs::read(in_repository("crates/web/art").join(name)).ok()?)
            }
            ("texts", name) if is_plain(name) => {
                let folder = in_repository("crates/texts/locales").join(name.strip_suffix(".ftl")?);
                let mut texts = fs::read(folder.join("rules.ftl")).ok()?;
                texts.extend(fs::read(folder.join("start.ftl")).ok()?);
                ("text/plain; charset=utf-8", texts)
            }
            _ => return None,
        },
    })
}

/// Whether a name leads to no other folder.
fn is_plain(name: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'.';
    name.bytes().all(is_plain) && !name.starts_with('.')
}

/// The style sheets of a folder, joined in the order of their names.
fn style(folder: &Path) -> io::Result<Vec<u8>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.retain(|path| path.extension().is_some_and(|it| it == "css"));
    paths.sort();
    Ok(paths.iter().map(fs::read).collect::<io::Result<Vec<_>>>()?.concat())
}

/// The progress for the page.
fn json(progress: &mut Progress) -> String {
    let report = progress.report();
    let is_playable = progress.playable().is_some();
    let left = report.left.map_or("null".to_owned(), |left| left.as_secs().to_string());
    let failed = progress.failure.as_ref().map_or("null".to_owned(), |failure| {
        let (why, advice) = (string(&failure.why), failure.advice.name());
        format!("{{\"why\":{why},\"advice\":\"{advice}\"}}")
    });
    format!(
        "{{\"starter\":true,\"playable\":{is_playable},\"step\":{},\"steps\":{},\"doing\":\"{}\",\"share\":{:.3},\"left\":{left},\
         \"spent\":{},\"done\":{},\"of\":{},\"now\":{},\"failed\":{failed}}}",
        report.number,
        report.steps,
        report.step.name(),
        report.share,
        report.spent.as_secs(),
        report.done,
        report.of,
        string(&report.now),
    )
}

/// A string in JSON.
fn string(text: &str) -> String {
    let mut written = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => written.extend(['\\', letter]),
            '\n' => written.push_str("\\n"),
            letter if letter.is_control() => {
                let _ = write!(written, "\\u{:04x}", u32::from(letter));
            }
            letter => written.push(letter),
        }
    }
    written.push('"');
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_written_as_json() {
        assert_eq!(string("a \"b\" \\ c\n\u{1b}ü"), r#""a \"b\" \\ c\n\u001bü""#);
    }

    #[test]
    fn only_plain_names_are_looked_up() {
        assert!(is_plain("picture-medici.svg"));
        for name in ["../../Cargo.toml", "..", ".git", "a/b", "a%2fb", "a\\b"] {
            assert!(!is_plain(name), "{name}");
        }
    }
}
