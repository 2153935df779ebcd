//! `cargo xtask torture`: kills servers during games and checks that nothing is lost.

use std::ffi::OsString;
use std::path::Path;

use anyhow::Result;

use crate::repository::{cargo, run, run_cargo};

/// Builds the program as for the tests, then runs `fondaco-torture`.
pub fn torture(root: &Path, arguments: &[OsString]) -> Result<()> {
    run_cargo(root, &["build", "--locked", "--package", "fondaco"])?;
    let mut torture = cargo();
    torture.current_dir(root).args(["run", "--locked", "--quiet", "--package", "fondaco-torture"]);
    torture.arg("--").args(arguments);
    run(torture)
}
