//! The browser that tests and measures use, and what they take from npm.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::system::{install, on_path};

/// What `crates/browser` looks for as well, in the same order.
const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];
const NAMED_BY: &str = "FONDACO_CHROMIUM";

/// Why it is needed, and what else would do.
const FOR_WHAT: [&str; 2] =
    ["the tests in a real browser need", "name a Chromium that is elsewhere in FONDACO_CHROMIUM"];

/// Holds the manifest and lock file of what the tests take from npm.
const CHECKS: &str = "crates/browser/npm";

/// Installs what is missing and leaves alone what is there.
pub fn set_up(root: &Path) -> Result<()> {
    match find() {
        Some(browser) => eprintln!("The browser is {}.", browser.display()),
        // A bare system has no letters to draw.
        None => install(&["chromium", "fonts-liberation"], FOR_WHAT)?,
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
        install(&["npm"], FOR_WHAT)?;
    }
    eprintln!("Installing with npm what {folder} names.");
    let mut npm = Command::new("npm");
    // None of the packages needs its scripts, and a script could do anything.
    npm.current_dir(&place).args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    let status = npm.status().context("npm could not be started")?;
    ensure!(status.success(), "npm could not install what {folder} names");
    fs::write(&stamp, lock).context("what npm installed cannot be marked as complete")
}
