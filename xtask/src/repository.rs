//! Where the repository is, and which cargo works on it.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

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

/// Lets cargo do something in the workspace, and waits until it is done.
pub fn run_cargo(root: &Path, arguments: &[&str]) -> Result<()> {
    let mut command = cargo();
    command.current_dir(root).args(arguments);
    run(command)
}

/// Runs a command until it is done well.
pub fn run(mut command: Command) -> Result<()> {
    let program = command.get_program().display().to_string();
    let status = command.status().with_context(|| format!("{program} could not be started"))?;
    ensure!(status.success(), "{program} ended with {status}");
    Ok(())
}

/// Whether a path ends in one of these extensions.
pub fn has_extension(path: &str, wanted: &[&str]) -> bool {
    let extension = Path::new(path).extension();
    extension.is_some_and(|extension| wanted.iter().any(|&name| extension == name))
}
