//! The PostgreSQL that tests start for themselves.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::system::{install, on_path};

/// Names the folder of its programs where it is elsewhere; `crates/databases` asks it as well.
const NAMED_BY: &str = "FONDACO_POSTGRES";
/// Debian keeps each version in a folder of its own.
const VERSIONS: &str = "/usr/lib/postgresql";

/// Debian starts a server of its own when the package comes, unless this says otherwise. It is read
/// by a package that comes along.
const NO_SERVER: (&str, &str) =
    ("/etc/postgresql-common/createcluster.conf", "create_main_cluster = false\n");

const FOR_WHAT: [&str; 2] =
    ["the tests of the store need", "name the folder of its programs in FONDACO_POSTGRES"];

/// Installs PostgreSQL where it is missing and leaves alone what is there.
pub fn set_up(_root: &Path) -> Result<()> {
    if let Some(folder) = find() {
        eprintln!("PostgreSQL is in {}.", folder.display());
        return Ok(());
    }
    let (file, text) = NO_SERVER;
    install(&["postgresql-common"], FOR_WHAT)?;
    // Our tests start what they need. A setting that somebody has made stays.
    let settings = fs::read_to_string(file).unwrap_or_default();
    if !settings.lines().any(|line| line.trim_start().starts_with("create_main_cluster")) {
        fs::write(file, settings + text).with_context(|| format!("{file} cannot be written"))?;
    }
    install(&["postgresql"], FOR_WHAT)?;
    find().map(drop).context("PostgreSQL was installed and is nowhere to be found")
}

/// The folder of its programs.
fn find() -> Option<PathBuf> {
    if let Some(named) = env::var_os(NAMED_BY) {
        return Some(PathBuf::from(named));
    }
    let versions = fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    let mut folders = versions.map(|version| version.path().join("bin"));
    let has_server = |folder: &PathBuf| folder.join("initdb").is_file();
    let on_path = || on_path("initdb").and_then(|it| it.parent().map(Path::to_owned));
    folders.find(has_server).or_else(on_path)
}
