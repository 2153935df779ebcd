//! Runs cargo and reads its progress.

use std::collections::VecDeque;
use std::env;
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::progress::{Job, Shared};

/// How many of the last lines of output are kept to explain a failure.
const KEPT: usize = 200;

/// The cargo that runs us, so that everything is built with the same toolchain.
pub fn command(root: &Path) -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    cargo.current_dir(root);
    cargo
}

/// The same with low priority.
pub fn nice(root: &Path) -> Command {
    if !cfg!(unix) {
        return command(root);
    }
    let mut nice = Command::new("nice");
    nice.arg(command(root).get_program()).current_dir(root);
    nice
}

/// Runs a build and updates the progress.
pub fn build(mut cargo: Command, job: Job, progress: &Shared) -> Result<(), String> {
    cargo
        .args(["--message-format", "json-render-diagnostics"])
        // A progress bar wide enough to name the crates being compiled.
        .env("CARGO_TERM_PROGRESS_WHEN", "always")
        .env("CARGO_TERM_PROGRESS_WIDTH", "200")
        .env("CARGO_TERM_COLOR", "never")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child =
        cargo.spawn().map_err(|error| format!("cargo could not be started: {error}"))?;
    let (out, err) = (child.stdout.take(), child.stderr.take());
    let child = Arc::new(Mutex::new(child));
    progress.at_work(&child);
    let output = thread::scope(|scope| {
        scope.spawn(|| {
            let lines = out.into_iter().flat_map(|out| BufReader::new(out).lines());
            for line in lines.map_while(Result::ok) {
                if let Some(made) = Artifact::of(&line) {
                    progress.made(job, &made);
                }
            }
        });
        let mut kept = VecDeque::new();
        for line in err.into_iter().flat_map(pieces) {
            match Line::of(&line) {
                Line::Building { done, of, now } => progress.building(job, done, of, now),
                Line::Fetching => progress.fetching(job),
                Line::Nothing => {}
                Line::Other => {
                    if kept.len() == KEPT {
                        kept.pop_front();
                    }
                    kept.push_back(line);
                }
            }
        }
        Vec::from(kept)
    });
    let status = child.lock().unwrap_or_else(PoisonError::into_inner).wait();
    let status = status.map_err(|error| format!("waiting for cargo failed: {error}"))?;
    if status.success() { Ok(()) } else { Err(output.join("\n")) }
}

/// The lines of a stream, each ended by a line feed or a carriage return.
fn pieces(stream: impl Read) -> impl Iterator<Item = String> {
    let mut stream = BufReader::new(stream);
    std::iter::from_fn(move || {
        let mut piece = Vec::new();
        loop {
            let Ok(available) = stream.fill_buf() else { return None };
            if available.is_empty() {
                break;
            }
            let end = available.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
            piece.extend_from_slice(&available[..end.unwrap_or(available.len())]);
            let used = end.map_or(available.len(), |end| end + 1);
            stream.consume(used);
            if end.is_some() {
                return Some(plain(&piece));
            }
        }
        (!piece.is_empty()).then(|| plain(&piece))
    })
}

/// Text without control sequences.
fn plain(piece: &[u8]) -> String {
    let text = String::from_utf8_lossy(piece);
    text.replace("\u{1b}[K", "").trim_end().to_owned()
}

/// A line of cargo's output.
#[derive(PartialEq, Eq, Debug)]
enum Line<'line> {
    /// How many units are done, and which are being built.
    Building { done: usize, of: usize, now: &'line str },
    /// A download.
    Fetching,
    /// Not relevant.
    Nothing,
    /// Probably an error message.
    Other,
}

impl Line<'_> {
    fn of(line: &str) -> Line<'_> {
        let line = line.trim_start();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "Building" => bar(rest).unwrap_or(Line::Nothing),
            "Updating" | "Downloading" | "Downloaded" | "Locking" => Line::Fetching,
            "" | "Compiling" | "Finished" | "Blocking" => Line::Nothing,
            _ => Line::Other,
        }
    }
}

/// Reads `[===>   ] 45/213: serde, syn`.
fn bar(text: &str) -> Option<Line<'_>> {
    let (_, text) = text.split_once("] ")?;
    let (numbers, now) = text.split_once(": ").unwrap_or((text.trim_end_matches(':'), ""));
    let (done, of) = numbers.split_once('/')?;
    Some(Line::Building { done: done.trim().parse().ok()?, of: of.parse().ok()?, now })
}

/// A unit that was built, now or earlier.
#[derive(PartialEq, Eq, Debug)]
pub struct Artifact<'line> {
    pub package: &'line str,
    /// Whether it is a build script.
    pub is_script: bool,
    pub is_fresh: bool,
}

impl Artifact<'_> {
    /// Reads a JSON message of cargo.
    fn of(line: &str) -> Option<Artifact<'_>> {
        if !line.starts_with("{\"reason\":\"compiler-artifact\"") {
            return None;
        }
        let (_, rest) = line.split_once("\"package_id\":\"")?;
        let id = rest.split('"').next()?;
        let (place, version) = id.rsplit_once('#')?;
        let package = match version.split_once('@') {
            Some((name, _)) => name,
            None => place.rsplit('/').next()?,
        };
        let is_script = line.contains("\"kind\":[\"custom-build\"]");
        Some(Artifact { package, is_script, is_fresh: line.contains("\"fresh\":true") })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_tells_how_many_crates_there_are() {
        let line = "    Building [=====>                   ] 45/213: serde, syn(build)";
        let expected = Line::Building { done: 45, of: 213, now: "serde, syn(build)" };
        assert_eq!(Line::of(line), expected);
        assert_eq!(Line::of("   Compiling serde v1.0.229"), Line::Nothing);
        assert_eq!(Line::of("error[E0432]: unresolved import `x`"), Line::Other);
        assert_eq!(Line::of("    Building [>      ] x/213: serde"), Line::Nothing);
    }

    #[test]
    fn what_is_written_over_is_a_line_too() {
        let stream: &[u8] = b"one\rtwo\x1b[K\nthree";
        assert_eq!(pieces(stream).collect::<Vec<_>>(), ["one", "two", "three"]);
    }

    #[test]
    fn packages_are_known_by_their_ids() {
        let line = |id: &str, kind: &str| {
            format!(
                "{{\"reason\":\"compiler-artifact\",\"package_id\":\"{id}\",\"target\":\
                 {{\"kind\":[\"{kind}\"]}},\"fresh\":false}}"
            )
        };
        let made = |package, is_script| Some(Artifact { package, is_script, is_fresh: false });
        let from_index = line("registry+https://example.org/index#libc@0.2.191", "custom-build");
        assert_eq!(Artifact::of(&from_index), made("libc", true));
        let ours = line("path+file:///somewhere/crates/web#fondaco-web@0.1.0", "bin");
        assert_eq!(Artifact::of(&ours), made("fondaco-web", false));
        let alone = line("path+file:///somewhere/fondaco#0.1.0", "lib");
        assert_eq!(Artifact::of(&alone), made("fondaco", false));
        assert_eq!(Artifact::of("{\"reason\":\"build-finished\"}"), None);
    }
}
