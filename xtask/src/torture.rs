//! `cargo xtask torture`: what is left when servers die while people play.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::play::become_process;
use crate::repository::{cargo, run_cargo};

/// Builds the program and what tortures it, and lets it. The servers are built as for the tests:
/// what is lost is lost at any speed. The exit code is that of the torture.
pub fn run(root: &Path, arguments: &[OsString]) -> Result<ExitCode> {
    run_cargo(root, &["build", "--locked", "--package", "fondaco"])?;
    let mut torture = cargo();
    torture.current_dir(root).args(["run", "--locked", "--quiet", "--package", "fondaco-torture"]);
    torture.arg("--").args(arguments);
    become_process(torture).context("cargo could not be started")
}
