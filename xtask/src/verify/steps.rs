//! The steps of `cargo verify`, as a table.

use std::env;
use std::fmt;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::page::{self, STATIC};
use crate::repository::cargo;

/// How the tests are built; everything that uses what they have built says the same.
pub const ALL: &str = "--locked --workspace --all-targets --all-features";

/// Everything, in the order in which it is begun: what is quick first, so that a slip is known early.
pub fn all() -> Vec<Step> {
    let starter = "--locked --manifest-path start/Cargo.toml --target-dir target/start";
    let step = Step::new;
    vec![
        step("toolchain", &[], Work::xtask("set-up toolchain")),
        step("system", &[], Work::xtask("set-up system")),
        step("tidy", &[], Work::xtask("tidy")),
        step("dependencies", &[], Work::xtask("deny")),
        step("formatting", &["toolchain"], Work::cargo("fmt --all --check")),
        step(
            "starter's formatting",
            &["toolchain"],
            Work::cargo("fmt --manifest-path start/Cargo.toml --check"),
        ),
        step(
            "starter's lints",
            &["formatting", "starter's formatting"],
            Work::cargo(format!("clippy {starter} --all-targets -- -D warnings")),
        ),
        step("starter's tests", &["starter's lints"], Work::cargo(format!("test {starter}"))),
        step(
            "lints",
            &["formatting", "starter's formatting"],
            Work::cargo(format!("clippy {ALL} -- -D warnings")),
        ),
        // Its linker keeps one core busy, so that something else can be done meanwhile.
        step(
            "page, compiled",
            &["formatting", "starter's formatting"],
            Work::xtask("web --compile"),
        ),
        step("tests, compiled", &["lints"], Work::cargo(format!("test --no-run {ALL}"))),
        // Without its default features the fuzz crate needs no libFuzzer, hence no nightly compiler.
        step(
            "fuzz targets",
            &["page, compiled"],
            Work::cargo(
                "check --locked --manifest-path fuzz/Cargo.toml --no-default-features \
                 --target-dir target/fuzz-check",
            ),
        ),
        step(
            "browser build, serde",
            &["fuzz targets"],
            Work::cargo(
                "build --locked --package fondaco-rules --target wasm32-unknown-unknown \
                 --features serde --target-dir target/wasm",
            ),
        ),
        step("page", &["page, compiled", "tests, compiled"], Work::Maker),
        step("packaging", &["page"], Work::xtask("dist --rehearse")),
        step("tests", &["page", "system", "starter's tests"], Work::xtask("test")),
        // Cargo leaves documented examples out of all targets.
        step(
            "documented examples",
            &["page"],
            Work::cargo("test --locked --workspace --doc --all-features"),
        ),
        step(
            "documentation",
            &["documented examples"],
            Work::cargo("doc --locked --workspace --no-deps --all-features")
                .with("RUSTDOCFLAGS", "-D warnings"),
        ),
    ]
}

/// One line of the ritual.
pub struct Step {
    pub name: &'static str,
    /// What must have passed before.
    pub after: &'static [&'static str],
    pub work: Work,
}

impl Step {
    pub fn new(name: &'static str, after: &'static [&'static str], work: Work) -> Step {
        Step { name, after, work }
    }
}

/// What a step does: a command without blanks in its arguments.
pub enum Work {
    /// A cargo command, in a changed environment or in the same.
    Cargo { environment: Option<(&'static str, &'static str)>, arguments: String },
    /// A task of this program.
    Xtask(String),
    /// Making the page with what was compiled for the tests.
    Maker,
}

impl Work {
    pub fn cargo(arguments: impl Into<String>) -> Work {
        Work::Cargo { environment: None, arguments: arguments.into() }
    }

    pub fn xtask(arguments: impl Into<String>) -> Work {
        Work::Xtask(arguments.into())
    }

    fn with(self, name: &'static str, value: &'static str) -> Work {
        match self {
            Work::Cargo { arguments, .. } => {
                Work::Cargo { environment: Some((name, value)), arguments }
            }
            other => other,
        }
    }

    /// The command, ready to be started in the repository.
    pub fn command(&self, root: &Path) -> Result<Command> {
        let mut command = match self {
            Work::Cargo { environment, arguments } => {
                let mut command = cargo();
                command.args(arguments.split_whitespace()).envs(*environment);
                command
            }
            Work::Xtask(arguments) => {
                let mut command =
                    Command::new(env::current_exe().context("this program has no place")?);
                command.args(arguments.split_whitespace());
                command
            }
            Work::Maker => page::maker(root),
        };
        command.current_dir(root);
        Ok(command)
    }
}

/// As a person would type it to do this and nothing else.
impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Work::Cargo { environment: None, arguments } => write!(f, "cargo {arguments}"),
            Work::Cargo { environment: Some((name, value)), arguments } => {
                write!(f, "{name}=\"{value}\" cargo {arguments}")
            }
            Work::Xtask(arguments) => write!(f, "cargo xtask {arguments}"),
            Work::Maker => write!(f, "cargo xtask web --out {STATIC}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_repeated_with_its_environment() {
        let work = Work::cargo("doc").with("FLAGS", "-D warnings");
        assert_eq!(work.to_string(), "FLAGS=\"-D warnings\" cargo doc");
        assert_eq!(Work::cargo("fmt --all").to_string(), "cargo fmt --all");
        assert_eq!(Work::xtask("tidy").to_string(), "cargo xtask tidy");
    }

    #[test]
    fn steps_have_names_of_their_own_and_wait_for_earlier_ones() {
        let steps = all();
        for (index, step) in steps.iter().enumerate() {
            let earlier = || steps[..index].iter().map(|earlier| earlier.name);
            assert!(earlier().all(|name| name != step.name), "{} stands there twice", step.name);
            for name in step.after {
                assert!(
                    earlier().any(|earlier| earlier == *name),
                    "{} waits for {name}",
                    step.name
                );
            }
        }
    }
}
