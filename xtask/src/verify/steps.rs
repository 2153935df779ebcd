//! The steps of `cargo verify`, as a table.

use std::fmt;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::toolchain;
use crate::repository::cargo;
use crate::{browser, database, page, tidy};

/// Cheap steps come first, so that a slip is known early.
pub const STEPS: &[Step] = &[
    Step {
        name: "set-up",
        beside: false,
        work: Work::Ours {
            what: "what the toolchain lacks",
            alone: toolchain::ALONE,
            run: toolchain::set_up,
        },
    },
    Step {
        name: "browser set-up",
        beside: false,
        work: Work::Ours {
            what: "what the tests in a real browser lack",
            alone: browser::ALONE,
            run: browser::set_up,
        },
    },
    Step {
        name: "database set-up",
        beside: false,
        work: Work::Ours {
            what: "what the tests with PostgreSQL lack",
            alone: database::ALONE,
            run: database::set_up,
        },
    },
    Step {
        name: "tidy",
        beside: false,
        work: Work::Ours {
            what: "what the compiler does not see",
            alone: "cargo xtask tidy",
            run: tidy::run,
        },
    },
    Step { name: "formatting", beside: false, work: plain("fmt --all --check") },
    Step {
        name: "lints",
        beside: false,
        work: plain("clippy --locked --workspace --all-targets --all-features -- -D warnings"),
    },
    // The program carries the page with it, and the tests in a browser open it. It is linked by one
    // thread, so that something else can be done meanwhile.
    Step {
        name: "page",
        beside: true,
        work: Work::Ours {
            what: "the page, compiled for the browser",
            alone: "cargo xtask web --out target/static",
            run: |root| page::build(root, Some(Path::new("target/static"))),
        },
    },
    // All targets include the benches, which in test mode run each case once.
    Step {
        name: "tests",
        beside: false,
        work: plain("test --locked --workspace --all-targets --all-features"),
    },
    // Cargo leaves documented examples out of `--all-targets`.
    Step {
        name: "documented examples",
        beside: false,
        work: plain("test --locked --workspace --doc --all-features"),
    },
    // Without its default features the fuzz crate needs no libFuzzer, hence no nightly compiler.
    Step {
        name: "fuzz targets",
        beside: false,
        work: plain(
            "check --locked --manifest-path fuzz/Cargo.toml --no-default-features \
             --target-dir target/fuzz-check",
        ),
    },
    Step {
        name: "browser build, serde",
        beside: false,
        work: plain(
            "build --locked --package fondaco-rules --target wasm32-unknown-unknown \
             --features serde",
        ),
    },
    Step {
        name: "documentation",
        beside: false,
        work: Work::Cargo {
            environment: Some(("RUSTDOCFLAGS", "-D warnings")),
            arguments: "doc --locked --workspace --no-deps --all-features",
        },
    },
];

/// One line of the ritual.
pub struct Step {
    pub name: &'static str,
    /// Is it done while the one before it is?
    pub beside: bool,
    pub work: Work,
}

/// What a step does.
pub enum Work {
    /// A cargo command; no argument contains a blank.
    Cargo { environment: Option<(&'static str, &'static str)>, arguments: &'static str },
    /// Something this program does itself.
    Ours { what: &'static str, alone: &'static str, run: fn(&Path) -> Result<()> },
}

const fn plain(arguments: &'static str) -> Work {
    Work::Cargo { environment: None, arguments }
}

impl Work {
    pub fn run(&self, root: &Path) -> Result<()> {
        match self {
            Work::Ours { run, .. } => run(root),
            Work::Cargo { environment, arguments } => {
                let mut command = cargo();
                command.current_dir(root).args(arguments.split_whitespace()).envs(*environment);
                let status = command.status().context("cargo could not be started")?;
                ensure!(status.success(), "cargo ended with {status}");
                Ok(())
            }
        }
    }

    /// The command with which a person repeats this work and nothing else.
    pub fn alone(&self) -> String {
        match self {
            Work::Ours { alone, .. } => (*alone).to_owned(),
            Work::Cargo { environment: None, arguments } => format!("cargo {arguments}"),
            Work::Cargo { environment: Some((name, value)), arguments } => {
                format!("{name}=\"{value}\" cargo {arguments}")
            }
        }
    }
}

impl fmt::Display for Work {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Work::Ours { what, .. } => formatter.write_str(what),
            Work::Cargo { .. } => formatter.write_str(&self.alone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cargo_step_is_repeated_with_its_environment() {
        let work = Work::Cargo { environment: Some(("FLAGS", "-D warnings")), arguments: "doc" };
        assert_eq!(work.alone(), "FLAGS=\"-D warnings\" cargo doc");
        assert_eq!(plain("fmt --all").to_string(), "cargo fmt --all");
    }

    #[test]
    fn step_names_are_distinct() {
        for (index, step) in STEPS.iter().enumerate() {
            assert!(STEPS[..index].iter().all(|earlier| earlier.name != step.name));
        }
    }
}
