//! Checks the compiler.

use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

/// The target for browsers.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Checks the compiler's version.
pub fn check_version(root: &Path) -> Result<(), String> {
    let manifest = root.join("Cargo.toml");
    let manifest = std::fs::read_to_string(&manifest)
        .map_err(|error| format!("{} cannot be read: {error}", manifest.display()))?;
    let (Some(needed), Some(here)) = (needed(&manifest), here(&rustc(root, &["--version"])?))
    else {
        // An unknown compiler will report by itself what it cannot do.
        return Ok(());
    };
    if here >= needed {
        return Ok(());
    }
    let ((major, minor), (old_major, old_minor)) = (needed, here);
    Err(format!(
        "Fondaco needs Rust {major}.{minor} or later, and this is {old_major}.{old_minor}. \
         `rustup update` brings the newest; without rustup see https://rustup.rs."
    ))
}

/// Adds the target for browsers if it is missing.
pub fn add_target(root: &Path) -> Result<(), String> {
    let folder = rustc(root, &["--print", "target-libdir", "--target", TARGET])?;
    if Path::new(folder.trim()).is_dir() {
        return Ok(());
    }
    let by_hand = format!("add it by hand: `rustup target add {TARGET}`");
    match Command::new("rustup").current_dir(root).args(["target", "add", TARGET]).output() {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => {
            let complaint = String::from_utf8_lossy(&output.stderr);
            let complaint = complaint.trim();
            Err(format!("rustup could not add the target {TARGET}; {by_hand}\n{complaint}"))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Err(format!(
            "this Rust cannot compile for the browser: the target {TARGET} is missing, and rustup \
             is not here to add it. Install the package of your system that brings it, or Rust \
             from https://rustup.rs"
        )),
        Err(error) => Err(format!("rustup could not be started: {error}; {by_hand}")),
    }
}

/// The compiler's output.
fn rustc(root: &Path, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new("rustc").current_dir(root).args(arguments).output();
    let output = output.map_err(|error| format!("rustc could not be started: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The version in `rust-version = "1.95"`.
fn needed(manifest: &str) -> Option<(u32, u32)> {
    let line = manifest.lines().find(|line| line.starts_with("rust-version"))?;
    version(line.split('"').nth(1)?)
}

/// The version in `rustc 1.95.0 (59807616e 2026-04-14)`.
fn here(version_line: &str) -> Option<(u32, u32)> {
    version(version_line.split_whitespace().nth(1)?)
}

fn version(text: &str) -> Option<(u32, u32)> {
    let mut parts = text.split('.').map(|part| part.parse().ok());
    Some((parts.next()??, parts.next()??))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert_eq!(here("rustc 1.95.0 (59807616e 2026-04-14)\n"), Some((1, 95)));
        assert_eq!(here("rustc 1.100.0-nightly"), Some((1, 100)));
        assert!(here("rustc 1.100.0") > needed("edition = \"2024\"\nrust-version = \"1.95\"\n"));
        assert_eq!(here("rustc"), None);
    }

    #[test]
    fn the_manifest_says_what_is_needed() {
        assert!(needed(include_str!("../../Cargo.toml")).is_some());
    }
}
