//! `cargo verify`: everything that must hold before a change is handed in.

mod steps;
pub mod toolchain;

use std::path::Path;
use std::thread::{self, ScopedJoinHandle};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, ensure};

use steps::{STEPS, Step};

/// Takes every step in order, some side by side, and stops when one has failed.
pub fn run(root: &Path) -> Result<()> {
    let started = Instant::now();
    let mut times = Vec::new();
    let numbered: Vec<(usize, &Step)> = (1..).zip(STEPS).collect();
    for together in numbered.chunk_by(|_, (_, next)| next.beside) {
        let done = thread::scope(|scope| {
            let begin = |&(number, step)| scope.spawn(move || take(root, number, step));
            let begun: Vec<_> = together.iter().map(begin).collect();
            begun.into_iter().map(ScopedJoinHandle::join).collect::<Vec<_>>()
        });
        let mut failed = Vec::new();
        for ((_, step), done) in together.iter().zip(done) {
            match done.map_err(|_| anyhow!("{} panicked", step.name)).flatten() {
                Ok(time) => times.push((step.name, time)),
                Err(reason) => failed.push(format!("{reason:#}")),
            }
        }
        ensure!(failed.is_empty(), "{}", failed.join("\n"));
    }
    eprintln!("\nAll {} steps passed.", STEPS.len());
    for (name, time) in times {
        eprintln!("  {name:<22} {time:>12}");
    }
    eprintln!("  {:<22} {:>12}", "total", spoken(started.elapsed()));
    Ok(())
}

/// Takes one step, and says how long that took.
fn take(root: &Path, number: usize, step: &Step) -> Result<String> {
    let place = format!("[{number}/{}]", STEPS.len());
    eprintln!("\n=== {place} {}: {}", step.name, step.work);
    let begun = Instant::now();
    let outcome = step.work.run(root);
    let time = spoken(begun.elapsed());
    outcome.map_err(|reason| {
        let alone = step.work.alone();
        anyhow!("{} failed after {time}: {reason:#}; run it alone with `{alone}`", step.name)
    })?;
    eprintln!("=== {place} {}: done in {time}", step.name);
    Ok(time)
}

/// A duration as a person would say it.
fn spoken(duration: Duration) -> String {
    let seconds = duration.as_secs();
    if seconds < 60 {
        format!("{:.1} s", duration.as_secs_f64())
    } else {
        format!("{} min {:02} s", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_spoken() {
        assert_eq!(spoken(Duration::from_millis(1250)), "1.2 s");
        assert_eq!(spoken(Duration::from_secs(59)), "59.0 s");
        assert_eq!(spoken(Duration::from_secs(125)), "2 min 05 s");
    }
}
