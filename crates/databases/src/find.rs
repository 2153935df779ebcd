//! Where PostgreSQL is installed. `xtask` compiles this file as well.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// Debian keeps each version in a folder of its own.
const VERSIONS: &str = "/usr/lib/postgresql";

/// The folder of PostgreSQL's programs: the one named in `FONDACO_POSTGRES`, else that of the latest
/// version of Debian's package, else the one on the path.
pub fn postgres() -> Option<PathBuf> {
    if let Some(named) = env::var_os("FONDACO_POSTGRES") {
        return Some(PathBuf::from(named));
    }
    let versions = fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    let version = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let latest = versions.map(|entry| entry.path()).max_by_key(version);
    let latest = latest.map(|folder| folder.join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    latest.into_iter().chain(env::split_paths(&path)).find(|folder| has_server(folder))
}

fn has_server(folder: &Path) -> bool {
    folder.join("initdb").is_file() && folder.join("postgres").is_file()
}
