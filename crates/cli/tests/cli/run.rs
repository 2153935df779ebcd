//! Runs the built command.

use std::path::{Path, PathBuf};

use assert_cmd::Command;

/// The result of a run.
pub struct Run {
    pub status: i32,
    pub out: String,
    pub err: String,
}

/// The command, independent of the environment of the tests.
pub fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fondaco"));
    command.env_remove("FONDACO_LANG").env("LC_ALL", "C").env("COLUMNS", "80");
    command.write_stdin("");
    command
}

/// Runs the command with these arguments.
pub fn run<const COUNT: usize>(arguments: [&str; COUNT]) -> Run {
    done(command().args(arguments))
}

/// Runs the command with these arguments and this input.
pub fn run_with<const COUNT: usize>(arguments: [&str; COUNT], input: impl Into<Vec<u8>>) -> Run {
    done(command().args(arguments).write_stdin(input))
}

/// Runs the command to its end.
pub fn done(command: &mut Command) -> Run {
    let output = command.output().unwrap();
    Run {
        status: output.status.code().expect("the command is not killed"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A golden record.
pub fn golden(name: &str) -> PathBuf {
    golden_folder().join(name)
}

/// The folder of the golden records.
pub fn golden_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden")
}

/// A path as an argument.
pub fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}
