//! The repository, and the commands that run in it.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// The root of the workspace. Cargo names our own folder when it runs us; a program that was started
/// without cargo takes the folder that it was built in.
pub fn root() -> PathBuf {
    let ours =
        env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&ours).parent().map_or_else(PathBuf::new, Path::to_path_buf)
}

/// The cargo that runs us, so that every step uses the same toolchain.
pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")))
}

/// Runs cargo in the workspace.
pub fn run_cargo(root: &Path, arguments: &[&str]) -> Result<()> {
    let mut command = cargo();
    command.current_dir(root).args(arguments);
    run(command)
}

/// Runs a command; fails when it does.
pub fn run(mut command: Command) -> Result<()> {
    let program = command.get_program().display().to_string();
    let status = command.status().with_context(|| format!("{program} could not be started"))?;
    ensure!(status.success(), "{program} ended with {status}");
    Ok(())
}

/// Runs a command and returns what it printed; fails when it does, with its error output.
pub fn output(command: &mut Command) -> Result<String> {
    let program = command.get_program().display().to_string();
    let output = command.output().with_context(|| format!("{program} could not be started"))?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(
        output.status.success(),
        "{program} ended with {}: {}",
        output.status,
        complaint.trim()
    );
    String::from_utf8(output.stdout).with_context(|| format!("{program} printed no UTF-8"))
}

/// The files that git tracks and those it would add, as paths from the root.
pub fn files(root: &Path) -> Result<Vec<String>> {
    let mut git = Command::new("git");
    git.current_dir(root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    Ok(output(&mut git)?.split_terminator('\0').map(str::to_owned).collect())
}

/// Whether a path ends in one of these extensions.
pub fn has_extension(path: &str, wanted: &[&str]) -> bool {
    let extension = Path::new(path).extension();
    extension.is_some_and(|extension| wanted.iter().any(|&name| extension == name))
}
