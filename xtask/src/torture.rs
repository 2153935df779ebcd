//! `cargo xtask torture`: what is left when servers die while people play.

use std::ffi::OsString;
use std::path::Path;

use anyhow::Result;

use crate::repository::{cargo, run, run_cargo};

/// Builds the program and what tortures it, and lets it. The servers are built as for the tests:
/// what is lost is lost at any speed.
pub fn torture(root: &Path, arguments: &[OsString]) -> Result<()> {
    run_cargo(root, &["build", "--locked", "--package", "fondaco"])?;
    let mut torture = cargo();
    torture.current_dir(root).args(["run", "--locked", "--quiet", "--package", "fondaco-torture"]);
    torture.arg("--").args(arguments);
    run(torture)
}
