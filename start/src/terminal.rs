//! Progress at the terminal.

use std::env;
use std::io::{IsTerminal, Write};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::progress::{Report, Shared, Step};

/// How often a line is overwritten.
const BLINK: Duration = Duration::from_millis(200);
/// How often there is a new line where none can be overwritten.
const SILENCE: Duration = Duration::from_secs(10);
/// The width of the narrowest terminal.
const WIDTH: usize = 79;
const BAR: usize = 12;

/// Shows progress until it is ended.
pub struct Terminal {
    stop: Sender<()>,
    thread: JoinHandle<()>,
}

impl Terminal {
    /// Prints what is going to happen.
    pub fn start(progress: Shared, address: Option<&str>) -> Terminal {
        let is_first = progress.get().is_first;
        let left = progress.get().report().left;
        match left.filter(|_| is_first) {
            Some(left) => eprintln!(
                "Fondaco is built for the first time here; that takes {}, more or less.",
                spoken(left)
            ),
            None => eprintln!("Fondaco is being built, as far as something has changed."),
        }
        if let Some(address) = address.filter(|_| is_first) {
            eprintln!("Meanwhile you can read the rules of the three games at {address}");
        }
        let (stop, stopped) = mpsc::channel();
        let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        let writes_over = std::io::stderr().is_terminal() && !is_dumb;
        let mut address = address.map(str::to_owned);
        let thread = thread::spawn(move || {
            let pause = if writes_over { BLINK } else { BLINK * 2 };
            let (mut printed, mut shown) = (Instant::now(), None);
            loop {
                let report = progress.get().report();
                if progress.get().playable().is_some()
                    && let Some(address) = address.take()
                {
                    let end = if writes_over { "\u{1b}[K" } else { "" };
                    eprintln!(
                        "\rYou can play at {address} – the server for play with others follows.{end}"
                    );
                }
                if writes_over {
                    eprint!("\r{}\u{1b}[K", fitted(&line(&report)));
                    let _ = std::io::stderr().flush();
                } else if shown != Some(report.step) || printed.elapsed() >= SILENCE {
                    eprintln!("{}", line(&report));
                    (printed, shown) = (Instant::now(), Some(report.step));
                }
                if stopped.recv_timeout(pause) != Err(RecvTimeoutError::Timeout) {
                    break;
                }
            }
            if writes_over {
                eprint!("\r\u{1b}[K");
            }
        });
        Terminal { stop, thread }
    }

    pub fn end(self) {
        // The thread may have ended already.
        let _ = self.stop.send(());
        let _ = self.thread.join();
    }
}

/// A line of progress, most important first.
fn line(report: &Report) -> String {
    let Report { step, number, steps, share, spent, left, done, of, .. } = report;
    let compiles = matches!(step, Step::Compile | Step::Rest);
    let bar = if compiles {
        let full = ((share * BAR as f64) as usize).min(BAR);
        format!("[{}{}] ", "=".repeat(full), " ".repeat(BAR - full))
    } else {
        String::new()
    };
    let crates = if compiles && *of > 0 { format!(" {done}/{of}") } else { String::new() };
    let left = left.map_or(String::new(), |left| format!(", about {} left", clock(left)));
    let now = match &*report.now {
        _ if report.is_fetching => ": downloading".to_owned(),
        "" => String::new(),
        now => format!(": {now}"),
    };
    let (step, spent) = (step.described(), clock(*spent));
    format!("[{number}/{steps}] {bar}{step}{crates}, {spent}{left}{now}")
}

/// A line cut to the width of the narrowest terminal.
fn fitted(line: &str) -> String {
    if line.chars().count() <= WIDTH {
        return line.to_owned();
    }
    line.chars().take(WIDTH - 3).chain("...".chars()).collect()
}

/// Minutes and seconds.
fn clock(duration: Duration) -> String {
    let seconds = duration.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// A rounded duration.
fn spoken(duration: Duration) -> String {
    match duration.as_secs() {
        seconds @ 0..90 => format!("{} seconds", seconds.div_ceil(10) * 10),
        seconds => format!("{} minutes", seconds.div_ceil(60)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_is_in_sight_on_every_terminal() {
        let report = Report {
            step: Step::Rest,
            number: 4,
            steps: 5,
            share: 0.5,
            spent: Duration::from_secs(683),
            left: Some(Duration::from_secs(610)),
            is_fetching: false,
            done: 612,
            of: 756,
            now: "sqlx-core, leptos, ".repeat(9),
        };
        let told = line(&report);
        let begin = "[4/5] [======      ] compiling the server 612/756, 11:23, about 10:10 left: ";
        assert!(told.starts_with(begin), "{told}");
        let fitted = fitted(&told);
        assert!(begin.len() < WIDTH && fitted.starts_with(&begin[..WIDTH - 3]), "{fitted}");
        assert_eq!(fitted.chars().count(), WIDTH);
    }

    #[test]
    fn durations_are_spoken() {
        assert_eq!(spoken(Duration::from_secs(41)), "50 seconds");
        assert_eq!(spoken(Duration::from_secs(215)), "4 minutes");
    }
}
