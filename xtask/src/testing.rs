//! `cargo xtask test`: builds all tests and runs their programs, several at a time.
//!
//! Cargo runs one after the other, although most of them wait for sockets, disks or browsers.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::repository::cargo;
use crate::verify::{ALL, spoken};

/// So many programs run at once; each has threads of its own.
const AT_ONCE: usize = 3;

/// Those that take longest begin first, so that nothing waits for them alone in the end.
const LONG: [&str; 6] = ["page", "leaks", "shortened", "cli", "harness", "game"];

/// Tests that need a browser or a database server: crates, and programs of others.
const BROWSER: &str = "fondaco-browser";
const HEAVY_CRATES: [&str; 3] = [BROWSER, "fondaco-databases", "fondaco-torture"];
const HEAVY_PROGRAMS: [&str; 3] = ["store", "game", "leaks"];

/// Which tests are run.
pub enum Chosen {
    All,
    /// Those of these crates, but none that needs a browser or a database server.
    Quick(Vec<String>),
}

/// A program that was built to test something.
struct Program {
    package: String,
    target: String,
    kind: String,
    folder: PathBuf,
    executable: PathBuf,
}

/// How a program ended.
struct Run<'a> {
    program: &'a Program,
    /// Nothing if it could not even be started.
    status: Option<ExitStatus>,
    told: String,
    time: Duration,
}

/// Builds all tests, and runs those that are chosen.
pub fn run(root: &Path, chosen: &Chosen) -> Result<()> {
    let mut programs = build(root)?;
    if let Chosen::Quick(crates) = chosen {
        programs.retain(|it| crates.contains(&it.package) && !it.is_heavy());
    }
    let rank = |it: &Program| LONG.iter().position(|name| it.target == *name);
    programs.sort_by_key(|it| rank(it).unwrap_or(LONG.len()));
    let (passed, failed) = run_all(&programs);
    for run in &failed {
        println!("\n--- {} said:\n{}", run.program, run.told);
    }
    let sum = |runs: &[Run], word| runs.iter().map(|run| run.count(word)).sum::<usize>();
    let (good, bad) = (sum(&passed, "passed") + sum(&failed, "passed"), sum(&failed, "failed"));
    println!("\n{good} passed, {bad} failed");
    let Some(first) = failed.first() else { return Ok(()) };
    bail!(
        "{} of {} programs failed; again: `{}`",
        failed.len(),
        programs.len(),
        first.program.alone()
    )
}

/// Runs programs, several at a time, and tells how each ended; answers with the good and the bad.
fn run_all(programs: &[Program]) -> (Vec<Run<'_>>, Vec<Run<'_>>) {
    let waiting = Mutex::new(programs.iter());
    let ended = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
                while let Some(program) = next() {
                    let run = program.run();
                    println!("{run}");
                    ended.lock().unwrap_or_else(PoisonError::into_inner).push(run);
                }
            });
        }
    });
    let ended = ended.into_inner().unwrap_or_else(PoisonError::into_inner);
    ended.into_iter().partition(Run::is_good)
}

/// Lets cargo build every test there is; it tells where each is.
fn build(root: &Path) -> Result<Vec<Program>> {
    let mut build = cargo();
    build
        .current_dir(root)
        .args(["test", "--no-run", "--message-format", "json-render-diagnostics"])
        .args(ALL.split_whitespace())
        .stderr(Stdio::inherit());
    let output = build.output().context("cargo could not be started")?;
    ensure!(output.status.success(), "the tests cannot be compiled");
    let told = String::from_utf8(output.stdout).context("cargo does not speak UTF-8")?;
    let messages = told.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    Ok(messages.filter_map(|message| Program::of(&message)).collect())
}

impl Program {
    fn of(message: &Value) -> Option<Program> {
        let is_test = message["profile"]["test"].as_bool()?;
        let target = &message["target"];
        let manifest = Path::new(message["manifest_path"].as_str()?);
        let id = message["package_id"].as_str()?;
        let (place, version) = id.rsplit_once('#')?;
        // The name is left out where the folder has it.
        let package = version.split_once('@').map(|(name, _)| name);
        let package = package.or_else(|| place.rsplit('/').next())?;
        is_test.then_some(Program {
            package: package.to_owned(),
            target: target["name"].as_str()?.to_owned(),
            kind: target["kind"][0].as_str()?.to_owned(),
            folder: manifest.parent()?.to_owned(),
            executable: message["executable"].as_str()?.into(),
        })
    }

    /// Runs it as cargo would.
    fn run(&self) -> Run<'_> {
        let mut command = Command::new(&self.executable);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        if self.kind == "bench" {
            // Each case once, to see that it works.
            command.arg("--test");
        }
        if self.package == BROWSER {
            // A test and its browser wait for each other most of the time.
            let cores = thread::available_parallelism().map_or(2, usize::from);
            command.env("RUST_TEST_THREADS", (cores + 1).to_string());
        }
        let begun = Instant::now();
        let output = command.stdin(Stdio::null()).output();
        let time = begun.elapsed();
        match output {
            Ok(output) => {
                let told = [output.stdout, output.stderr].concat();
                let told = String::from_utf8_lossy(&told).into_owned();
                Run { program: self, status: Some(output.status), told, time }
            }
            Err(error) => {
                let told = format!("it cannot be started: {error}\n");
                Run { program: self, status: None, told, time }
            }
        }
    }

    fn is_heavy(&self) -> bool {
        let is_named = |names: &[&str], name: &str| names.contains(&name);
        is_named(&HEAVY_CRATES, &self.package) || is_named(&HEAVY_PROGRAMS, &self.target)
    }

    /// The command with which a person repeats it.
    fn alone(&self) -> String {
        let Program { package, target, kind, .. } = self;
        let choice = match kind.as_str() {
            "lib" | "proc-macro" | "cdylib" | "rlib" => "--lib".to_owned(),
            kind => format!("--{kind} {target}"),
        };
        format!("cargo test --package {package} {choice} --all-features")
    }
}

impl std::fmt::Display for Program {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {} ({})", self.package, self.target, self.kind)
    }
}

impl Run<'_> {
    fn is_good(&self) -> bool {
        self.status.is_some_and(|status| status.success())
    }

    /// The number before a word, as in `test result: ok. 43 passed; 0 failed`.
    fn count(&self, word: &str) -> usize {
        let results = self.told.lines().filter(|line| line.starts_with("test result: "));
        let number = |line: &str| {
            let words: Vec<&str> = line.split([' ', ';']).collect();
            let place = words.iter().position(|it| *it == word)?;
            words.get(place.checked_sub(1)?)?.parse::<usize>().ok()
        };
        results.filter_map(number).sum()
    }
}

impl std::fmt::Display for Run<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (passed, failed) = (self.count("passed"), self.count("failed"));
        let time = spoken(self.time);
        write!(f, "{time:>12}  {}: {passed} passed", self.program)?;
        match (self.is_good(), failed) {
            (true, _) => Ok(()),
            (false, 0) => write!(f, ", and it FAILED"),
            (false, _) => write!(f, ", {failed} FAILED"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(executable: &str) -> Program {
        Program {
            package: "fondaco-dice".to_owned(),
            target: "allocations".to_owned(),
            kind: "test".to_owned(),
            folder: ".".into(),
            executable: executable.into(),
        }
    }

    #[test]
    fn what_cannot_be_run_or_ends_badly_has_failed() {
        let programs = [program("/no/such/program"), program("false"), program("true")];
        let (good, bad) = run_all(&programs);
        assert_eq!((good.len(), bad.len()), (1, 2));
        assert_eq!(
            bad[0].program.alone(),
            "cargo test --package fondaco-dice --test allocations --all-features"
        );
    }

    #[test]
    fn results_are_added_up() {
        let program = program("true");
        let told = "test result: ok. 43 passed; 0 failed; 0 ignored\nx\n\
                    test result: FAILED. 2 passed; 1 failed; 0 ignored\n";
        let run =
            Run { program: &program, status: None, told: told.to_owned(), time: Duration::ZERO };
        assert_eq!((run.count("passed"), run.count("failed")), (45, 1));
        assert!(run.to_string().ends_with("45 passed, 1 FAILED"), "{run}");
    }

    #[test]
    fn cargo_tells_where_the_tests_are() {
        let message = |test: bool| {
            serde_json::json!({
                "package_id": "path+file:///somewhere/crates/cli#fondaco@0.1.0",
                "manifest_path": "/somewhere/crates/cli/Cargo.toml",
                "target": {"name": "cli", "kind": ["test"]},
                "profile": {"test": test},
                "executable": "/somewhere/target/debug/deps/cli-1",
            })
        };
        let found = Program::of(&message(true)).expect("a test");
        assert_eq!(found.to_string(), "fondaco cli (test)");
        assert_eq!(found.folder, Path::new("/somewhere/crates/cli"));
        assert!(Program::of(&message(false)).is_none());
    }
}
