//! Installs PostgreSQL, of which the tests start servers of their own.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::system::install;

#[path = "../../crates/databases/src/find.rs"]
mod find;

/// Debian starts a server when the package is installed unless this setting says otherwise. It is
/// read by `postgresql-common`.
const NO_SERVER: (&str, &str) =
    ("/etc/postgresql-common/createcluster.conf", "create_main_cluster = false\n");

const FOR_WHAT: [&str; 2] =
    ["the tests of the store need", "name the folder of its programs in FONDACO_POSTGRES"];

/// Installs PostgreSQL if it is missing.
pub fn set_up(_root: &Path) -> Result<()> {
    if let Some(folder) = find::postgres() {
        eprintln!("PostgreSQL is in {}.", folder.display());
        return Ok(());
    }
    let (file, text) = NO_SERVER;
    install(&["postgresql-common"], FOR_WHAT)?;
    // A setting that is there already stays.
    let settings = fs::read_to_string(file).unwrap_or_default();
    if !settings.lines().any(|line| line.trim_start().starts_with("create_main_cluster")) {
        fs::write(file, settings + text).with_context(|| format!("{file} cannot be written"))?;
    }
    install(&["postgresql"], FOR_WHAT)?;
    find::postgres().map(drop).context("PostgreSQL was installed but cannot be found")
}
