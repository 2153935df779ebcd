//! The browser that tests and measures use, and what they take from npm.

use std::env;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

/// What `crates/browser` looks for as well, in the same order.
const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];
const NAMED_BY: &str = "FONDACO_CHROMIUM";

/// Holds the manifest and lock file of what the tests take from npm.
const CHECKS: &str = "crates/browser/npm";

/// The whole of the set-up as a person would type it.
pub const ALONE: &str =
    "apt-get install chromium fonts-liberation npm && npm ci --prefix crates/browser/npm";

/// Installs what is missing and leaves alone what is there.
pub fn set_up(root: &Path) -> Result<()> {
    match find() {
        Some(browser) => eprintln!("The browser is {}.", browser.display()),
        // A bare system has no letters to draw.
        None => install(&["chromium", "fonts-liberation"])?,
    }
    packages(root, CHECKS)
}

/// The browser named in the environment, or the first known one on the path.
pub fn find() -> Option<PathBuf> {
    let named = env::var_os(NAMED_BY).map(PathBuf::from);
    named.or_else(|| NAMES.iter().find_map(|name| on_path(name)))
}

/// Installs exactly what a lock file says, unless that has been done.
pub fn packages(root: &Path, folder: &str) -> Result<()> {
    let place = root.join(folder);
    let lock = fs::read(place.join("package-lock.json"))
        .with_context(|| format!("{folder}/package-lock.json cannot be read"))?;
    let stamp = place.join("node_modules/.installed");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        eprintln!("What {folder} names is installed.");
        return Ok(());
    }
    if on_path("npm").is_none() {
        install(&["npm"])?;
    }
    eprintln!("Installing with npm what {folder} names.");
    let mut npm = Command::new("npm");
    // None of the packages needs its scripts, and a script could do anything.
    npm.current_dir(&place).args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    let status = npm.status().context("npm could not be started")?;
    ensure!(status.success(), "npm could not install what {folder} names");
    fs::write(&stamp, lock).context("what npm installed cannot be marked as complete")
}

fn on_path(name: &str) -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(name)).find(|place| place.is_file())
}

/// Installs packages of the system where we may: as root on Debian and its kin.
fn install(names: &[&str]) -> Result<()> {
    let wanted = names.join(" ");
    if !is_root()? || on_path("apt-get").is_none() {
        bail!("{}", by_hand(&wanted));
    }
    eprintln!("Installing with apt-get: {wanted}.");
    let apt_get = |arguments: &[&str]| -> Result<()> {
        let mut apt_get = Command::new("apt-get");
        apt_get.env("DEBIAN_FRONTEND", "noninteractive").args(arguments);
        let status = apt_get.status().context("apt-get could not be started")?;
        ensure!(status.success(), "`apt-get {}` ended with {status}", arguments.join(" "));
        Ok(())
    };
    apt_get(&["update", "--quiet"])?;
    let install = ["install", "--quiet", "--yes", "--no-install-recommends"];
    apt_get(&[&install, names].concat())
}

fn by_hand(wanted: &str) -> String {
    format!(
        "the tests in a real browser need {wanted}; install it (on Debian as root: `apt-get \
         install {wanted}`), or name a Chromium that is elsewhere in {NAMED_BY}"
    )
}

fn is_root() -> Result<bool> {
    match Command::new("id").arg("-u").output() {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        output => Ok(output.context("id could not be started")?.stdout.trim_ascii() == b"0"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_found_on_the_path() {
        assert!(on_path("sh").is_some());
        assert_eq!(on_path("no-such-program"), None);
    }

    #[test]
    fn whoever_must_install_by_hand_reads_how() {
        let advice = by_hand("chromium");
        assert!(advice.contains("apt-get install chromium"), "{advice}");
        assert!(advice.contains("in FONDACO_CHROMIUM"), "{advice}");
    }
}
