//! How long each unit took to build.
//!
//! A line for each unit: the seconds, then its name, as in `29.0 page fondaco-web`. The first estimate on
//! a machine comes from a file in the repository, later ones from the last run.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Measured on two idle cores.
const REFERENCE: &str = include_str!("../reference.txt");

/// The times of the last run on this machine.
const LAST: &str = "target/play-times.txt";

/// Seconds by name.
#[derive(Clone, Default, Debug)]
pub struct Times(BTreeMap<String, f64>);

impl Times {
    /// Those of the last run on this machine, if there was one.
    pub fn last(root: &Path) -> Option<Times> {
        fs::read_to_string(path(root)).ok().map(|text| Times::read(&text))
    }

    /// Those in the repository.
    pub fn reference() -> Times {
        Times::read(REFERENCE)
    }

    fn read(text: &str) -> Times {
        let entry = |line: &str| {
            let (seconds, name) = line.split_once(' ')?;
            Some((name.to_owned(), seconds.parse().ok().filter(|it: &f64| it.is_finite())?))
        };
        Times(text.lines().filter_map(entry).collect())
    }

    /// Saves them for the estimates of the next run.
    pub fn keep(&self, root: &Path) {
        let mut text = String::new();
        for (name, seconds) in &self.0 {
            let _ = writeln!(text, "{seconds:.2} {name}");
        }
        let _ = fs::write(path(root), text);
    }

    pub fn set(&mut self, name: &str, seconds: f64) {
        self.0.insert(name.to_owned(), seconds);
    }

    pub fn of(&self, name: &str) -> f64 {
        self.0.get(name).copied().unwrap_or_default()
    }

    /// The units of a job.
    pub fn units(&self, job: &str) -> impl Iterator<Item = (&str, f64)> {
        self.0.iter().filter_map(move |(name, seconds)| {
            let unit = name.strip_prefix(job)?.strip_prefix(' ')?;
            Some((unit, *seconds))
        })
    }
}

fn path(root: &Path) -> PathBuf {
    root.join(LAST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_they_were_written() {
        let times = Times::read("29.0 page fondaco-web\n1.5 program libc(build.rs)\nx y\n");
        assert_eq!(times.units("page").collect::<Vec<_>>(), [("fondaco-web", 29.0)]);
        assert!((times.of("program libc(build.rs)") - 1.5).abs() < 1e-9);
    }

    #[test]
    fn the_repository_knows_what_the_last_crates_take() {
        let times = Times::reference();
        assert!(times.of("page fondaco-web(bin)") > 1.0);
        assert!(times.of("program fondaco(bin)") > 1.0);
        assert!(times.of("maker walrus") > 1.0);
    }
}
