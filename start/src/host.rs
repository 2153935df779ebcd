//! The page for whoever waits, at the address where the game will be, and then the game itself until the
//! program serves it.

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

/// Where `fondaco serve` listens, unless the environment says otherwise.
const USUAL: &str = "127.0.0.1:7070";
const NAMED_BY: &str = "FONDACO_LISTEN";

/// When there is something from an earlier run, it is quick; only after so long is a page opened.
const PATIENCE: Duration = Duration::from_secs(3);
/// So long may somebody take to ask for something.
const LIMIT: Duration = Duration::from_secs(5);
/// The longest request that is read.
const LONGEST: u64 = 16 * 1024;
/// What our page and the game need, and no more.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
                      style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; \
                      media-src 'self' data: blob:";
/// By this a page knows that it comes from a server, as `crates/site` writes it.
const SERVER_MARK: &str = "<meta name=\"fondaco-server\" content=\"here\">";
/// What stands there instead until there is one.
const LATER: &str = "<script type=\"module\" src=\"later.js\"></script>";
/// A page that is open asks each second. So long is waited for one, to tell it of a failure.
const FAREWELL: Duration = Duration::from_secs(3);
/// A game that is being loaded is loaded to its end: nothing has been asked for so long, and nobody waits
/// for that longer than the second.
const QUIET: Duration = Duration::from_secs(2);
const LONGEST_LOAD: Duration = Duration::from_secs(20);

/// Shows how far everything is, and the rules of the games.
pub struct Host {
    address: SocketAddr,
    spoken: String,
    state: Arc<State>,
    answering: JoinHandle<()>,
}

struct State {
    root: PathBuf,
    progress: Shared,
    is_ending: AtomicBool,
    /// A page has heard of a failure.
    has_told: AtomicBool,
    /// A browser was opened by us.
    is_shown: AtomicBool,
    /// Somebody has a page open, whoever opened it.
    is_watched: AtomicBool,
    /// When a file of the game was last asked for.
    loaded: Mutex<Option<Instant>>,
}

impl Host {
    /// Listens where the program will, and opens a browser there if there is a screen.
    pub fn start(root: &Path, progress: Shared) -> Result<Host, String> {
        let asked = env::var(NAMED_BY).unwrap_or_else(|_| USUAL.to_owned());
        let listener = TcpListener::bind(&asked).map_err(|error| match error.kind() {
            ErrorKind::AddrInUse => format!(
                "{asked} is taken. If Fondaco is running there already, play at http://{asked}/ or \
                 end it first; `{NAMED_BY}=127.0.0.1:7071 cargo play` takes another address."
            ),
            _ => format!(
                "nobody can listen at {asked}: {error}. {NAMED_BY} is an address like {USUAL}."
            ),
        })?;
        let mut address = listener.local_addr().map_err(|error| error.to_string())?;
        if address.ip().is_unspecified() {
            address.set_ip(std::net::Ipv4Addr::LOCALHOST.into());
        }
        let spoken = format!("http://{address}/");
        let is_first = progress.get().is_first;
        let state = Arc::new(State {
            root: root.to_owned(),
            progress,
            is_ending: AtomicBool::new(false),
            has_told: AtomicBool::new(false),
            is_shown: AtomicBool::new(false),
            is_watched: AtomicBool::new(false),
            loaded: Mutex::default(),
        });
        let answering = {
            let state = state.clone();
            thread::spawn(move || answer_all(&listener, &state))
        };
        let (shown, page) = (state.clone(), spoken.clone());
        thread::spawn(move || {
            if !is_first {
                thread::sleep(PATIENCE);
            }
            if browser::has_display() && !shown.is_ending.load(Ordering::SeqCst) {
                shown.is_shown.store(browser::open(&page), Ordering::SeqCst);
            }
        });
        Ok(Host { address, spoken, state, answering })
    }

    /// Where it is, as a browser wants it.
    pub fn address(&self) -> &str {
        &self.spoken
    }

    /// Leaves the address to the program; says whether a browser shows it. A page that is open hears
    /// of a failure first, and a game that is being loaded is there first.
    pub fn end(self, has_failed: bool) -> bool {
        let begun = Instant::now();
        let is_shown = self.state.is_shown.load(Ordering::SeqCst);
        let is_waited_for = is_shown || self.state.is_watched.load(Ordering::SeqCst);
        let must_tell = || {
            is_waited_for
                && begun.elapsed() < FAREWELL
                && !self.state.has_told.load(Ordering::SeqCst)
        };
        let is_loading = || {
            let loaded = *self.state.loaded.lock().unwrap_or_else(PoisonError::into_inner);
            loaded.is_some_and(|at| at.elapsed() < QUIET) && begun.elapsed() < LONGEST_LOAD
        };
        while if has_failed { must_tell() } else { is_loading() } {
            thread::sleep(Duration::from_millis(50));
        }
        self.state.is_ending.store(true, Ordering::SeqCst);
        // It waits for somebody to come.
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
        // Whoever hangs up has got what they wanted.
        thread::spawn(move || answer(connection, &state).ok());
    }
}

/// One request, one answer.
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

/// What lies at a path of the game. Until the program is there it is offered without play over the
/// network, and nothing is kept for offline play: both come with the program.
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
    // The page itself is also asked for by those that wait for the program.
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

/// What lies at a path: our page, and of the product's its style, its pictures and its texts.
fn file(state: &State, path: &str) -> Option<(&'static str, Vec<u8>)> {
    let in_repository = |folder: &str| state.root.join(folder);
    Some(match path {
        "" => ("text/html; charset=utf-8", fs::read(in_repository("start/page/index.html")).ok()?),
        "wait.js" => ("text/javascript", fs::read(in_repository("start/page/wait.js")).ok()?),
        "wait.css" => ("text/css", fs::read(in_repository("start/page/wait.css")).ok()?),
        "style.css" => ("text/css", style(&in_repository("crates/web/style")).ok()?),
        "progress" => {
            let mut progress = state.progress.get();
            let told = json(&mut progress);
            state.is_watched.store(true, Ordering::SeqCst);
            state.has_told.fetch_or(progress.failure.is_some(), Ordering::SeqCst);
            ("application/json", told.into_bytes())
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

/// A name that leads nowhere else.
fn is_plain(name: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'.';
    name.bytes().all(is_plain) && !name.starts_with('.')
}

/// All sheets of a folder in the order of their names.
fn style(folder: &Path) -> io::Result<Vec<u8>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.retain(|path| path.extension().is_some_and(|it| it == "css"));
    paths.sort();
    Ok(paths.iter().map(fs::read).collect::<io::Result<Vec<_>>>()?.concat())
}

/// How far everything is, for the page.
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
