//! The browser as a process.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use serde_json::{Value, json};

use crate::find;
use crate::page::{Options, Page, Size};
use crate::process::Process;
use crate::wire::Wire;

/// How long the browser may take for anything before it counts as hanging.
pub const LIMIT: Duration = Duration::from_secs(30);

const FLAGS: [&str; 18] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
    // Several pages live side by side, and each must believe that it is looked at.
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-breakpad",
    "--disable-extensions",
    "--mute-audio",
];

/// What a browser does without where nobody looks at its pictures. Style, layout, painting, hit tests,
/// frames and animations are those of any browser.
const UNSEEN: [&str; 2] = [
    // What is painted is not turned into pixels.
    "--blink-settings=acceleratedCompositingEnabled=false",
    // A page lives for seconds: compiling better what is run often, and collecting garbage on several
    // threads, cost more than they give.
    "--js-flags=--liftoff-only,--single-threaded-gc",
];

/// A headless Chromium of our own. It ends when the last of it and its pages is dropped.
pub struct Browser(Arc<Chromium>);

impl Browser {
    /// Starts the browser with a fresh profile.
    ///
    /// # Errors
    /// There is no browser, or it does not start.
    pub fn start() -> Result<Self> {
        Self::start_program(find::chromium(), &[])
    }

    fn start_program(program: Option<PathBuf>, more: &[&str]) -> Result<Self> {
        let program = program.context(
            "no browser found: install Chromium (`apt-get install chromium`), or name one in \
             FONDACO_CHROMIUM",
        )?;
        let profile = tempfile::Builder::new().prefix("fondaco-browser-").tempdir()?;
        let mut arguments: Vec<String> =
            FLAGS.iter().chain(more).map(ToString::to_string).collect();
        arguments.push(format!("--user-data-dir={}", profile.path().display()));
        let process = Process::start_in(profile.path(), &program, &arguments)?;
        // From here on the folder is the process's to remove.
        let profile = profile.keep();
        let (port, path) = process.find(LIMIT, listening)?;
        let wire = Mutex::new(Wire::open(port, &path, LIMIT)?);
        let draws = more.is_empty();
        Ok(Browser(Arc::new(Chromium { process, profile, port, draws, wire })))
    }

    /// One browser for all tests of a process, which ends with the process. Starting is most of
    /// what a short test takes.
    ///
    /// # Errors
    /// As with [`Browser::start`].
    pub fn shared() -> Result<&'static Self> {
        static SHARED: OnceLock<Result<Browser>> = OnceLock::new();
        SHARED.get_or_init(Self::start).as_ref().map_err(|error| anyhow!("{error:#}"))
    }

    /// The same for tests that take no pictures, in much less processor time: the headless shell, if it
    /// is installed, which paints nothing.
    ///
    /// # Errors
    /// As with [`Browser::start`].
    pub fn unseen() -> Result<&'static Self> {
        static SHARED: OnceLock<Result<Browser>> = OnceLock::new();
        let program = || find::headless_shell().or_else(find::chromium);
        let started = SHARED.get_or_init(|| Self::start_program(program(), &UNSEEN));
        started.as_ref().map_err(|error| anyhow!("{error:#}"))
    }

    /// An empty page of this size, in a browser context of its own.
    ///
    /// # Errors
    /// The browser refuses, or has crashed.
    pub fn page(&self, size: Size, options: Options) -> Result<Page> {
        Page::new(Arc::clone(&self.0), size, options)
    }

    /// Where the browser keeps its files; the folder goes when the browser does.
    pub fn profile(&self) -> &Path {
        &self.0.profile
    }
}

/// The process, its profile, and the socket for what concerns the browser as a whole.
pub struct Chromium {
    process: Process,
    profile: PathBuf,
    pub port: u16,
    /// Whether there is anything to take a picture of.
    pub draws: bool,
    wire: Mutex<Wire>,
}

impl Chromium {
    pub fn call(&self, method: &str, parameters: &Value) -> Result<Value> {
        self.call_within(method, parameters, LIMIT)
    }

    fn call_within(&self, method: &str, parameters: &Value, limit: Duration) -> Result<Value> {
        self.wire.lock().unwrap_or_else(PoisonError::into_inner).call(method, parameters, limit)
    }

    /// Gives up a context with everything stored in it. A browser that cannot any more is about to
    /// be killed anyway.
    pub fn dispose(&self, context: &str) {
        let context = json!({"browserContextId": context});
        let _ = self.call_within("Target.disposeBrowserContext", &context, Duration::from_secs(5));
    }

    pub fn last_words(&self) -> String {
        self.process.last_words()
    }
}

/// The port and path in `DevTools listening on ws://127.0.0.1:PORT/PATH`.
fn listening(line: &str) -> Option<(u16, String)> {
    let address = line.trim().strip_prefix("DevTools listening on ws://127.0.0.1:")?;
    let (port, path) = address.split_once('/')?;
    Some((port.parse().ok()?, format!("/{path}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_read_from_the_line() {
        let line = "DevTools listening on ws://127.0.0.1:41234/devtools/browser/1-2-3";
        assert_eq!(listening(line), Some((41234, "/devtools/browser/1-2-3".to_owned())));
        assert_eq!(listening("[1:2:ERROR] DevTools is sad"), None);
    }
}
