//! `cargo verify`: everything that must hold before a change is handed in.

mod steps;
pub mod toolchain;

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};

use steps::STEPS;

/// Takes every step in order and stops at the first that fails.
pub fn run(root: &Path) -> Result<()> {
    let started = Instant::now();
    let mut times = Vec::new();
    for (index, step) in STEPS.iter().enumerate() {
        let place = format!("[{}/{}]", index + 1, STEPS.len());
        eprintln!("\n=== {place} {}: {}", step.name, step.work);
        let begun = Instant::now();
        let outcome = step.work.run(root);
        let time = spoken(begun.elapsed());
        outcome.map_err(|reason| {
            let alone = step.work.alone();
            anyhow!("{} failed after {time}: {reason:#}; run it alone with `{alone}`", step.name)
        })?;
        eprintln!("=== {place} {}: done in {time}", step.name);
        times.push((step.name, time));
    }
    eprintln!("\nAll {} steps passed.", STEPS.len());
    for (name, time) in times {
        eprintln!("  {name:<22} {time:>12}");
    }
    eprintln!("  {:<22} {:>12}", "total", spoken(started.elapsed()));
    Ok(())
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
