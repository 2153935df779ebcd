//! Installs the browser that tests and measurements use, and their npm packages.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::repository::run;
use crate::system::{install, on_path};

#[path = "../../crates/browser/src/find.rs"]
mod find;

pub use find::chromium;

/// Why it is needed, and what to do instead of installing it.
const FOR_WHAT: [&str; 2] =
    ["the tests in a real browser need", "name a Chromium that is elsewhere in FONDACO_CHROMIUM"];

/// What most tests run in, because it is faster; Chromium itself also does.
const FASTER: &str = "chromium-headless-shell";
const FOR_SPEED: [&str; 2] =
    ["the tests in a real browser run faster in", "let them run in Chromium itself"];

/// The folder with the manifest and lock file of the tests' npm packages.
const CHECKS: &str = "crates/browser/npm";

/// Installs what is missing.
pub fn set_up(root: &Path) -> Result<()> {
    match chromium() {
        Some(browser) => eprintln!("The browser is {}.", browser.display()),
        // A bare system has no fonts.
        None => install(&["chromium", "fonts-liberation"], FOR_WHAT)?,
    }
    if find::headless_shell().is_none()
        && let Err(error) = install(&[FASTER], FOR_SPEED)
    {
        eprintln!("{error:#}");
    }
    packages(root, CHECKS)
}

/// Installs the versions in a folder's lock file, unless they are installed.
pub fn packages(root: &Path, folder: &str) -> Result<()> {
    let place = root.join(folder);
    let lock = fs::read(place.join("package-lock.json"))
        .with_context(|| format!("{folder}/package-lock.json cannot be read"))?;
    let stamp = place.join("node_modules/.installed");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        eprintln!("The npm packages of {folder} are installed.");
        return Ok(());
    }
    if on_path("npm").is_none() {
        install(&["npm"], FOR_WHAT)?;
    }
    eprintln!("Installing the npm packages of {folder}.");
    let mut npm = Command::new("npm");
    // No package needs its install scripts, and a script could do anything.
    npm.current_dir(&place).args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    run(npm)?;
    fs::write(&stamp, lock).context("the installed npm packages cannot be marked as complete")
}
