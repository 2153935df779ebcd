//! Valgrind, and how to come by it.

use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

/// Installs valgrind where that needs nobody's leave, and otherwise says how to.
pub fn ensure_installed() -> Result<()> {
    if runs("valgrind", "--version") {
        return Ok(());
    }
    if !(is_root() && runs("apt-get", "--version")) {
        bail!(
            "valgrind is not installed; install it with `sudo apt-get install valgrind`, or with \
             the package manager of this system"
        );
    }
    eprintln!("valgrind is not installed; installing it with apt-get.");
    apt_get(&["update"])?;
    apt_get(&["install", "--yes", "valgrind"])?;
    ensure!(runs("valgrind", "--version"), "apt-get installed valgrind, but it does not run");
    Ok(())
}

fn runs(program: &str, argument: &str) -> bool {
    let mut command = Command::new(program);
    command.arg(argument).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn apt_get(arguments: &[&str]) -> Result<()> {
    let status = Command::new("apt-get").args(arguments).status();
    let status = status.context("apt-get could not be started")?;
    ensure!(status.success(), "`apt-get {}` ended with {status}", arguments.join(" "));
    Ok(())
}
