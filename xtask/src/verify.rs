//! `cargo verify`: everything that must hold before a change is handed in.

mod quick;
mod steps;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

pub use steps::ALL;
use steps::Step;

/// So many steps are under way at most: two that compute, and one that waits for the network.
const AT_ONCE: usize = 3;

/// Where the output of each step goes.
const LOGS: &str = "target/verify";

/// Between two looks at what is under way.
const PAUSE: Duration = Duration::from_millis(100);

/// Nothing is said for no longer than that.
const SILENCE: Duration = Duration::from_secs(15);

/// Takes every step.
pub fn run(root: &Path) -> Result<()> {
    take_all(root, &steps::all())
}

/// Takes the steps that concern what was changed, without browsers and databases.
pub fn run_quick(root: &Path) -> Result<()> {
    let change = quick::Change::of(root)?;
    eprintln!("{change}");
    take_all(root, &change.steps())?;
    eprintln!("Left out: {}.", quick::LEFT_OUT);
    Ok(())
}

/// Takes each step when those that it waits for have passed. When one fails the others are ended, and
/// what it said comes last.
fn take_all(root: &Path, steps: &[Step]) -> Result<()> {
    let started = Instant::now();
    let logs = root.join(LOGS);
    fs::create_dir_all(&logs).with_context(|| format!("{LOGS} cannot be made"))?;
    let mut waiting: Vec<&Step> = steps.iter().collect();
    let mut running: Vec<Running> = Vec::new();
    let mut passed: Vec<(&str, Duration)> = Vec::new();
    let mut spoke = Instant::now();
    while passed.len() < steps.len() {
        while running.len() < AT_ONCE
            && let Some(next) = waiting.iter().position(|step| {
                let is_ahead = |name| {
                    waiting
                        .iter()
                        .chain(running.iter().map(|it| &it.step))
                        .any(|it| it.name == name)
                };
                !step.after.iter().any(|name| is_ahead(*name))
            })
        {
            let step = waiting.remove(next);
            say(&format!("{}: {}", step.name, step.work));
            spoke = Instant::now();
            running.push(Running::begin(root, &logs, step)?);
        }
        thread::sleep(PAUSE);
        let ended = running.iter_mut().position(|it| !matches!(it.child.try_wait(), Ok(None)));
        if let Some(ended) = ended {
            let mut step = running.remove(ended);
            let (name, time) = (step.step.name, step.begun.elapsed());
            let status = step.child.wait().with_context(|| format!("{name} was lost"))?;
            if !status.success() {
                running.iter_mut().for_each(Running::end);
                return step.tell_failure(status);
            }
            say(&format!("{name}: passed in {}{}", spoken(time), step.result()));
            spoke = Instant::now();
            passed.push((name, time));
        } else if spoke.elapsed() >= SILENCE {
            say(&running.iter().map(Running::state).collect::<Vec<_>>().join("; "));
            spoke = Instant::now();
        }
    }
    eprintln!("\nAll {} steps passed.", steps.len());
    for (name, time) in passed {
        eprintln!("  {name:<22} {:>12}", spoken(time));
    }
    eprintln!("  {:<22} {:>12}", "total", spoken(started.elapsed()));
    Ok(())
}

fn say(words: &str) {
    eprintln!("=== {words}");
}

/// A step under way.
struct Running<'a> {
    step: &'a Step,
    child: Child,
    log: PathBuf,
    begun: Instant,
}

impl<'a> Running<'a> {
    fn begin(root: &Path, logs: &Path, step: &'a Step) -> Result<Running<'a>> {
        let log =
            logs.join(format!("{}.log", step.name.replace(|it: char| !it.is_alphanumeric(), "-")));
        let out =
            File::create(&log).with_context(|| format!("{} cannot be written", log.display()))?;
        let err = out.try_clone().context("no more files can be opened")?;
        let mut command = step.work.command(root)?;
        let command = command.stdin(Stdio::null()).stdout(out).stderr(err);
        let child =
            command.spawn().with_context(|| format!("`{}` cannot be started", step.work))?;
        Ok(Running { step, child, log, begun: Instant::now() })
    }

    fn end(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// How long it has taken so far.
    fn state(&self) -> String {
        format!("{} {}", self.step.name, spoken(self.begun.elapsed()))
    }

    /// What it says of tests, to be added to a sentence.
    fn result(&self) -> String {
        let log = fs::read_to_string(&self.log).unwrap_or_default();
        let line = log.lines().rfind(|line| line.contains(" passed, "));
        line.map_or(String::new(), |line| format!("\n{line}"))
    }

    fn tell_failure(&self, status: ExitStatus) -> Result<()> {
        let time = spoken(self.begun.elapsed());
        let said = fs::read(&self.log).unwrap_or_default();
        eprintln!("\n=== {} failed after {time} ({status}) and said:\n", self.step.name);
        eprintln!("{}", String::from_utf8_lossy(&said).trim_end());
        bail!("{} failed; run it alone with `{}`", self.step.name, self.step.work);
    }
}

/// A duration as a person would say it.
pub fn spoken(duration: Duration) -> String {
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
    use steps::Work;

    #[test]
    fn durations_are_spoken() {
        assert_eq!(spoken(Duration::from_millis(1250)), "1.2 s");
        assert_eq!(spoken(Duration::from_secs(59)), "59.0 s");
        assert_eq!(spoken(Duration::from_secs(125)), "2 min 05 s");
    }

    #[test]
    fn a_step_that_fails_ends_the_run_and_tells_how_to_repeat_it() {
        let root = std::env::temp_dir().join(format!("fondaco-verify-{}", std::process::id()));
        let steps = [
            Step::new("good", &[], Work::cargo("--version")),
            Step::new("bad", &["good"], Work::cargo("no-such-command")),
            Step::new("never", &["bad"], Work::cargo("--version")),
        ];
        fs::create_dir_all(&root).expect("a folder");
        let failed = take_all(&root, &steps).expect_err("there is no such command").to_string();
        assert_eq!(failed, "bad failed; run it alone with `cargo no-such-command`");
        let logs = root.join(LOGS);
        assert!(
            fs::read_to_string(logs.join("bad.log")).expect("a log").contains("no-such-command")
        );
        assert!(!logs.join("never.log").exists());
        take_all(&root, &steps[..1]).expect("cargo tells its version");
        fs::remove_dir_all(&root).expect("removed");
    }
}
