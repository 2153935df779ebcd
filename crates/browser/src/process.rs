//! Programs that end when the test does, however the test ends.

use std::collections::VecDeque;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// Runs the program and kills it as soon as nobody holds our standard input open any more, then
/// removes its folder. So a test that is killed itself, and drops nothing, still leaves neither a
/// browser nor its files behind. The program's children end a moment after it and may still be
/// writing, hence several attempts. The shell itself must be silent: where nobody reads any more, a
/// word would be its last.
const GUARD: &str = r#"
trap '' INT
folder=$1
shift
exec 3<&0
"$@" </dev/null 3<&- &
guarded=$!
exec >/dev/null 2>&1
{ read -r _ <&3; kill -9 "$guarded"; } &
guard=$!
exec 3<&-
wait "$guarded"
code=$?
kill "$guard"
attempts=0
while [ -e "$folder" ] && [ "$attempts" -lt 100 ]; do
  rm -rf "$folder" || sleep 0.05
  attempts=$((attempts + 1))
done
exit "$code"
"#;

/// How many of the last lines are kept to explain what went wrong.
const LAST_LINES: usize = 20;

/// A running program whose output is read to its end. Dropping it kills it.
pub struct Process {
    name: String,
    guard: Child,
    lines: Mutex<Receiver<String>>,
    last: Arc<Mutex<VecDeque<String>>>,
}

impl Process {
    /// Starts a program that needs no folder of its own.
    pub fn start<A: AsRef<OsStr>>(program: &Path, arguments: &[A]) -> Result<Self> {
        Self::start_in(Path::new(""), program, arguments)
    }

    /// Starts a program with a folder that goes when it ends.
    pub fn start_in<A: AsRef<OsStr>>(
        folder: &Path,
        program: &Path,
        arguments: &[A],
    ) -> Result<Self> {
        let name = program.display().to_string();
        let mut guard = guard(folder, program, arguments)
            .spawn()
            .with_context(|| format!("{name} could not be started"))?;
        let last = Arc::default();
        let (sender, lines) = mpsc::channel();
        if let Some(output) = guard.stdout.take() {
            read_lines(output, sender.clone(), Arc::clone(&last));
        }
        if let Some(output) = guard.stderr.take() {
            read_lines(output, sender, Arc::clone(&last));
        }
        Ok(Process { name, guard, lines: Mutex::new(lines), last })
    }

    /// The first thing that can be found in a line of the output.
    pub fn find<T>(&self, limit: Duration, find: impl Fn(&str) -> Option<T>) -> Result<T> {
        let deadline = Instant::now() + limit;
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            match lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(line) => {
                    if let Some(found) = find(&line) {
                        return Ok(found);
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    bail!("{} said nothing useful in {limit:?}; {}", self.name, self.last_words());
                }
                Err(RecvTimeoutError::Disconnected) => {
                    bail!("{} ended before it was ready; {}", self.name, self.last_words());
                }
            }
        }
    }

    /// What the program said last.
    pub fn last_words(&self) -> String {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if last.is_empty() {
            return "it printed nothing".to_owned();
        }
        let lines: Vec<&str> = last.iter().map(String::as_str).collect();
        format!("its last lines:\n{}", lines.join("\n"))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The guard sees the end of its input, kills the program, and ends with it.
        drop(self.guard.stdin.take());
        let _ = self.guard.wait();
    }
}

fn guard<A: AsRef<OsStr>>(folder: &Path, program: &Path, arguments: &[A]) -> Command {
    let mut guard = Command::new("sh");
    guard.args(["-c", GUARD, "guard"]).arg(folder).arg(program).args(arguments);
    guard.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    if !folder.as_os_str().is_empty() {
        // Whatever else the program leaves lying about goes with the folder too.
        guard.env("TMPDIR", folder);
    }
    guard
}

fn read_lines(
    output: impl Read + Send + 'static,
    lines: Sender<String>,
    last: Arc<Mutex<VecDeque<String>>>,
) {
    thread::spawn(move || {
        for line in BufReader::new(output).split(b'\n') {
            let Ok(line) = line else { return };
            let line = String::from_utf8_lossy(&line).into_owned();
            let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
            if last.len() == LAST_LINES {
                last.pop_front();
            }
            last.push_back(line.clone());
            drop(last);
            // Nobody may be listening any more, but the pipe must not fill up.
            let _ = lines.send(line);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Process {
        Process::start(Path::new("sh"), &["-c", script]).unwrap()
    }

    #[test]
    fn a_line_of_either_output_is_found() {
        let process = shell("echo one; echo two >&2; exec sleep 60");
        let two = |line: &str| (line == "two").then_some(2);
        assert_eq!(process.find(Duration::from_secs(10), two).unwrap(), 2);
    }

    #[test]
    fn dropping_kills() {
        // Waiting for it instead of killing it would take for ever.
        let process = shell("echo $$; exec sleep infinity");
        let id: u32 =
            process.find(Duration::from_secs(10), |line| line.parse().ok()).expect("its id");
        let place = format!("/proc/{id}");
        assert!(Path::new(&place).exists());
        drop(process);
        assert!(!Path::new(&place).exists());
    }

    #[test]
    fn the_folder_goes_with_the_program() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("kept"), "").unwrap();
        let sleep = Process::start_in(folder.path(), Path::new("sleep"), &["60"]).unwrap();
        assert!(folder.path().exists());
        drop(sleep);
        assert!(!folder.path().exists());
    }

    #[test]
    fn the_folder_goes_when_the_test_is_killed() {
        let folder = tempfile::tempdir().unwrap();
        let mut guard = guard(folder.path(), Path::new("sleep"), &["60"]).spawn().unwrap();
        // All that a killed process lets go of, at once.
        drop((guard.stdout.take(), guard.stderr.take(), guard.stdin.take()));
        guard.wait().unwrap();
        assert!(!folder.path().exists());
    }

    #[test]
    fn an_early_end_is_told_with_the_last_words() {
        let error = shell("echo 'no such thing' >&2; exit 3")
            .find(Duration::from_secs(10), |_| None::<()>)
            .unwrap_err()
            .to_string();
        assert!(error.contains("ended before it was ready"), "{error}");
        assert!(error.contains("no such thing"), "{error}");
    }

    #[test]
    fn silence_is_not_waited_out() {
        let error = shell("exec sleep 60").find(Duration::from_millis(50), |_| None::<()>);
        assert!(error.unwrap_err().to_string().contains("it printed nothing"));
    }
}
