//! Pictures of every page and phase.

use std::path::Path;

use anyhow::Result;

use crate::repository::run_cargo;
use crate::{browser, web};

/// Where the pictures go.
const FOLDER: &str = "docs/screens";

/// Builds the page and the program, and takes the pictures anew.
pub fn run(root: &Path) -> Result<()> {
    browser::set_up(root)?;
    web::build(root)?;
    run_cargo(root, &["build", "--locked", "--package", "fondaco"])?;
    for example in ["screens", "online_screens"] {
        let arguments = ["run", "--locked", "--package", "fondaco-browser", "--example", example];
        run_cargo(root, &[&arguments[..], &[FOLDER]].concat())?;
    }
    Ok(())
}
