//! One run of the random games under callgrind.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use anyhow::{Context, Result};

use crate::repository::{cargo, output};

/// The example of `fondaco-dice` that plays random games and prints the number of their events.
pub const EXAMPLE: &str = "random_games";

/// What one run cost.
#[derive(Debug)]
pub struct Count {
    pub instructions: u64,
    pub events: u64,
}

/// Plays this many games and counts.
pub fn count(root: &Path, game: &str, players: u8, games: u64) -> Result<Count> {
    let profile = Profile(env::temp_dir().join(format!("fondaco-callgrind-{}", process::id())));
    let printed = play(root, &profile, &[game, &players.to_string(), &games.to_string()])?;
    let events = printed.trim().parse().with_context(|| {
        format!("{EXAMPLE} should print the number of events alone, but printed {printed:?}")
    })?;
    Ok(Count { instructions: profile.instructions()?, events })
}

/// Cargo knows the path of the example, so cargo starts valgrind, as its runner.
fn play(root: &Path, profile: &Profile, arguments: &[&str]) -> Result<String> {
    let runner = format!(
        "target.'cfg(all())'.runner = \
         ['valgrind', '--tool=callgrind', '--callgrind-out-file={}']",
        profile.0.display()
    );
    let mut run = cargo();
    run.current_dir(root)
        .args(["run", "--quiet", "--locked", "--release", "--config", &runner])
        .args(["--package", "fondaco-dice", "--example", EXAMPLE, "--"])
        .args(arguments);
    output(&mut run)
}

/// The file callgrind writes, removed afterwards.
struct Profile(PathBuf);

impl Profile {
    fn instructions(&self) -> Result<u64> {
        let text = fs::read_to_string(&self.0).context("callgrind wrote no profile")?;
        instructions(&text).context("callgrind's profile has no line of totals")
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        // A temporary file that stays does no harm.
        let _ = fs::remove_file(&self.0);
    }
}

/// The first number after `totals:`, or after `summary:` where there is no such line.
fn instructions(profile: &str) -> Option<u64> {
    let after = |label: &str| {
        let numbers = profile.lines().find_map(|line| line.strip_prefix(label))?;
        numbers.split_whitespace().next()?.parse().ok()
    };
    after("totals:").or_else(|| after("summary:"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_are_read() {
        let profile = "version: 1\nevents: Ir\nsummary: 11\n\nfn=(0) main\n7 11\n\ntotals: 12 5\n";
        assert_eq!(instructions(profile), Some(12));
    }

    #[test]
    fn the_summary_stands_in_for_missing_totals() {
        assert_eq!(instructions("events: Ir\nsummary: 123456789012\n"), Some(123_456_789_012));
    }

    #[test]
    fn a_profile_without_totals_has_no_count() {
        assert_eq!(instructions("version: 1\nevents: Ir\n"), None);
        assert_eq!(instructions("totals: many\n"), None);
    }
}
