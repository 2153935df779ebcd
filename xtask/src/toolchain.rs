//! Installs parts of the toolchain.

use std::env::consts::EXE_SUFFIX;
use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::repository::{output, run};
use crate::system::on_path;

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
    if on_path(&format!("rustup{EXE_SUFFIX}")).is_none() {
        return Ok(None);
    }
    let mut rustup = Command::new("rustup");
    output(rustup.current_dir(root).args([kind, "list", "--installed"])).map(Some)
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
    let mut rustup = Command::new("rustup");
    rustup.current_dir(root).args([kind, "add"]).args(names);
    run(rustup)
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
