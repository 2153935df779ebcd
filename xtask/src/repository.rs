//! Where the repository is, and which cargo works on it.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder that holds the workspace.
///
/// Cargo names our own folder when it runs us; the folder we were built in is right for whoever
/// starts the program without cargo.
pub fn root() -> PathBuf {
    let ours =
        env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&ours).parent().map_or_else(PathBuf::new, Path::to_path_buf)
}

/// The cargo that runs us, so that every step uses one and the same toolchain.
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")))
}
