//! Installs parts of the toolchain.

use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

const COMPONENTS: [&str; 2] = ["rustfmt", "clippy"];
const TARGETS: [&str; 1] = ["wasm32-unknown-unknown"];

/// Installs missing components and targets. Without rustup the toolchain is taken as it is.
pub fn set_up(root: &Path) -> Result<()> {
    let Some(components) = installed(root, "component")? else {
        eprintln!(
            "rustup is not here; the toolchain is taken as it is and should have {} and {}.",
            COMPONENTS.join(", "),
            TARGETS.join(", ")
        );
        return Ok(());
    };
    let targets = installed(root, "target")?.unwrap_or_default();
    add(root, "component", &missing(&COMPONENTS, &components))?;
    add(root, "target", &missing(&TARGETS, &targets))
}

/// Installs missing targets, silently if there are none.
pub fn set_up_targets(root: &Path) -> Result<()> {
    let Some(targets) = installed(root, "target")? else { return Ok(()) };
    match missing(&TARGETS, &targets).as_slice() {
        [] => Ok(()),
        missing => add(root, "target", missing),
    }
}

/// What rustup lists as installed; none without rustup.
fn installed(root: &Path, kind: &str) -> Result<Option<String>> {
    let mut rustup = Command::new("rustup");
    let output = match rustup.current_dir(root).args([kind, "list", "--installed"]).output() {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        output => output.context("rustup could not be started")?,
    };
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "rustup cannot list each {kind}: {}", complaint.trim());
    Ok(Some(String::from_utf8_lossy(&output.stdout).into_owned()))
}

/// The wanted ones that are not listed. Components are listed with the host after their names.
fn missing<'wanted>(wanted: &[&'wanted str], listed: &str) -> Vec<&'wanted str> {
    let is_listed = |name: &str| {
        listed.lines().any(|line| {
            line.trim()
                .strip_prefix(name)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        })
    };
    wanted.iter().copied().filter(|name| !is_listed(name)).collect()
}

fn add(root: &Path, kind: &str, names: &[&str]) -> Result<()> {
    if names.is_empty() {
        eprintln!("Every {kind} needed is installed.");
        return Ok(());
    }
    eprintln!("Adding with rustup: {kind} {}.", names.join(", "));
    let status = Command::new("rustup").current_dir(root).args([kind, "add"]).args(names).status();
    let status = status.context("rustup could not be started")?;
    ensure!(status.success(), "rustup could not add {kind} {}", names.join(", "));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_not_listed_is_missing() {
        let components = "cargo-x86_64-unknown-linux-gnu\nrustfmt-x86_64-unknown-linux-gnu\n";
        assert_eq!(missing(&COMPONENTS, components), ["clippy"]);
        assert_eq!(missing(&TARGETS, "x86_64-unknown-linux-gnu\n"), TARGETS);
        assert!(missing(&TARGETS, "wasm32-unknown-unknown\nx86_64-unknown-linux-gnu\n").is_empty());
    }
}
