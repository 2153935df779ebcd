//! A program that runs beside us, and the lines between it and us.
//!
//! Every wait has a limit. A program that does not read what it is told,
//! writes without end, or leaves children behind cannot hold us up.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::lines::LineReader;

/// The programs that run, each the leader of its process group: a signal at our terminal does not
/// reach them.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// Kills all programs and all that they started, for a caller that ends this process without
/// waiting for those who play. From now on no program can be started.
pub fn end_all_programs() {
    let running = running();
    running.iter().for_each(|&leader| kill_group(leader));
    // Whoever is about to start one, or to wait for one that was just killed, waits for our end.
    std::mem::forget(running);
}

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Kills a process group whose leader has not been waited for: nobody else can have its number.
#[cfg(unix)]
fn kill_group(leader: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(leader).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// Elsewhere a program ends when its input does.
#[cfg(not(unix))]
const fn kill_group(_: u32) {}

/// A running program.
pub(super) struct Process {
    child: Child,
    /// Lines for it; taken away to close its standard input.
    to: Option<SyncSender<String>>,
    from: Receiver<Answer>,
    /// How it ended, once that is known.
    ended: Option<String>,
}

/// What a program says, as far as anybody listens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// `move …`: the words after that.
    Move(String),
    /// `readyok`.
    Ready,
}

/// Why there is no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoAnswer {
    /// The time is up.
    Late,
    /// The program has closed its output: it has ended, or is of no use any more.
    Ended,
}

/// A program that has not read so many lines reads none: a game has fewer.
const UNREAD: usize = 4096;

/// How many answers may wait to be read.
const UNHEARD: usize = 16;

/// How long a program may take to end when it is asked to.
const FAREWELL: Duration = Duration::from_millis(300);

impl Process {
    /// Runs the command in a shell, as the leader of a process group of its own. What it writes to
    /// standard error goes where ours goes.
    pub(super) fn start(command: &str) -> Result<Process, NotStarted> {
        let failed = |reason| NotStarted::NoShell { command: command.into(), reason };
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(command).stdin(Stdio::piped()).stdout(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut shell, 0);
        let mut running = running();
        let mut child = shell.spawn().map_err(failed)?;
        running.insert(child.id());
        drop(running);
        let (to, lines) = sync_channel(UNREAD);
        let (answers, from) = sync_channel(UNHEARD);
        if let Some(input) = child.stdin.take() {
            thread::spawn(move || write_lines(input, &lines));
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read_answers(output, &answers));
        }
        Ok(Process { child, to: Some(to), from, ended: None })
    }

    /// Tells it a line; false if it has not read so many that it may be given up.
    pub(super) fn tell(&self, line: String) -> bool {
        self.to.as_ref().is_some_and(|to| to.try_send(line).is_ok())
    }

    /// Forgets what it said unasked.
    pub(super) fn forget_answers(&self) {
        for _ in 0..=UNHEARD {
            if self.from.try_recv().is_err() {
                return;
            }
        }
    }

    /// What it says next.
    pub(super) fn answer(&self, until: Instant) -> Result<Answer, NoAnswer> {
        let left = until.saturating_duration_since(Instant::now());
        self.from.recv_timeout(left).map_err(|reason| match reason {
            RecvTimeoutError::Timeout => NoAnswer::Late,
            RecvTimeoutError::Disconnected => NoAnswer::Ended,
        })
    }

    /// Ends it and all that it started, and says how it ended: by itself, if it had done so.
    pub(super) fn end(&mut self) -> String {
        if let Some(status) = &self.ended {
            return status.clone();
        }
        let mut running = running();
        kill_group(self.child.id());
        let _ = self.child.kill();
        running.remove(&self.child.id());
        drop(running);
        let status = self.child.wait();
        let status = status.map_or_else(|reason| reason.to_string(), |status| status.to_string());
        self.ended.insert(status).clone()
    }
}

impl Drop for Process {
    /// Asks the program to end, and makes sure of it.
    fn drop(&mut self) {
        self.tell("quit".into());
        self.to = None;
        let until = Instant::now() + FAREWELL;
        while self.answer(until).is_ok() {}
        self.end();
    }
}

fn write_lines(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all((line + "\n").as_bytes()).is_err() {
            return;
        }
    }
}

fn read_answers(output: ChildStdout, answers: &SyncSender<Answer>) {
    let mut lines = LineReader::new(output);
    while let Ok(Some(line)) = lines.next_line() {
        let answer = match line.split_once(char::is_whitespace) {
            Some(("move", choice)) => Answer::Move(choice.trim_start().to_owned()),
            None if line == "move" => Answer::Move(String::new()),
            None if line == "readyok" => Answer::Ready,
            _ => continue,
        };
        if answers.send(answer).is_err() {
            return;
        }
    }
}

/// Why a program could not be started.
#[derive(Debug, thiserror::Error)]
pub enum NotStarted {
    /// There is no shell to run it.
    #[error("‘{command}’ cannot be started: {reason}")]
    NoShell {
        /// The command.
        command: String,
        /// What the system says.
        reason: io::Error,
    },
    /// It ended at once.
    #[error("‘{command}’ ended before it was ready ({status})")]
    Ended {
        /// The command.
        command: String,
        /// How it ended.
        status: String,
    },
    /// It runs but does not answer `isready`.
    #[error("‘{command}’ did not answer ‘isready’ within {time:?}")]
    NotReady {
        /// The command.
        command: String,
        /// How long it had.
        time: Duration,
    },
}
