//! Pictures of every page and phase.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::repository::cargo;
use crate::{browser, web};

/// Where the pictures go.
const FOLDER: &str = "docs/screens";

/// Builds the page and the program, and takes the pictures anew.
pub fn run(root: &Path) -> Result<()> {
    browser::set_up(root)?;
    web::build(root)?;
    let run = |arguments: &[&str]| -> Result<()> {
        let mut command = cargo();
        command.current_dir(root).args(arguments);
        let status = command.status().context("cargo could not be started")?;
        ensure!(status.success(), "cargo ended with {status}");
        Ok(())
    };
    run(&["build", "--locked", "--package", "fondaco"])?;
    run(&["run", "--locked", "--package", "fondaco-browser", "--example", "screens", FOLDER])
}
