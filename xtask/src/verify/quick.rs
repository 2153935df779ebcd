//! What was changed, and which steps that concerns.

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::steps::{self, Step, Work};
use crate::metadata::{Metadata, Package};
use crate::repository::has_extension;

/// What `cargo verify` does besides.
pub const LEFT_OUT: &str = "tests with a browser or with databases, the page, documented examples, \
                            documentation, fuzz targets, the build of the rules for browsers";

/// The branch with which files are compared.
const MAIN: &str = "main";

/// What was changed since `main`, committed or not.
pub struct Change {
    /// Crates with a changed file, and those that depend on them.
    crates: BTreeSet<String>,
    /// Was the starter changed?
    starter: bool,
}

impl Change {
    pub fn of(root: &Path) -> Result<Change> {
        let here = git(root, &["rev-parse", "HEAD"])?;
        // On main itself only what is not committed yet counts, or not handed in yet.
        let bases = [format!("origin/{MAIN}"), MAIN.to_owned()];
        let is_ahead =
            |base: &&String| git(root, &["rev-parse", base]).is_ok_and(|commit| commit != here);
        let base = bases.iter().find(is_ahead).map_or("HEAD", String::as_str);
        let since = match git(root, &["merge-base", base, "HEAD"]) {
            Ok(since) => since.trim().to_owned(),
            Err(_) => "HEAD".to_owned(),
        };
        let changed = git(root, &["diff", "--name-only", &since])?;
        let new = git(root, &["ls-files", "--others", "--exclude-standard"])?;
        let files: Vec<&str> = changed.lines().chain(new.lines()).collect();
        let packages = Metadata::read(root, &["--no-deps"])?.packages;
        let crates: Vec<Crate> =
            packages.into_iter().filter_map(|it| Crate::of(root, it)).collect();
        Ok(Change {
            crates: concerned(&crates, &files),
            starter: files.iter().any(|file| file.starts_with("start/")),
        })
    }

    /// Those of all steps that concern the change, and the tests of its crates.
    pub fn steps(&self) -> Vec<Step> {
        let has_crates = !self.crates.is_empty();
        let concerns = |name: &str| match name {
            "tidy" | "formatting" => true,
            "starter's formatting" | "starter's lints" | "starter's tests" => self.starter,
            // With the same choice of crates as always, so that nothing else is compiled anew.
            "lints" => has_crates,
            _ => false,
        };
        let mut steps = steps::all();
        steps.retain(|step| concerns(step.name));
        if has_crates {
            let names: Vec<&str> = self.crates.iter().map(String::as_str).collect();
            let tests = Work::xtask(format!("test --quick {}", names.join(" ")));
            steps.push(Step::new("tests", &["lints"], tests));
        }
        steps
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let starter = self.starter.then_some("the starter");
        let names: Vec<&str> = self.crates.iter().map(String::as_str).chain(starter).collect();
        if names.is_empty() {
            write!(f, "No crate has changed.")
        } else {
            write!(f, "Changed, or depending on what has changed: {}.", names.join(", "))
        }
    }
}

fn git(root: &Path, arguments: &[&str]) -> Result<String> {
    let output = Command::new("git").current_dir(root).args(arguments).output();
    let output = output.context("git could not be started")?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "git {}: {}", arguments.join(" "), complaint.trim());
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// A crate of the workspace.
struct Crate {
    name: String,
    /// From the root of the repository, with a slash at its end.
    folder: String,
    /// All crates that it names in its manifest, for whatever purpose.
    needs: Vec<String>,
}

impl Crate {
    fn of(root: &Path, package: Package) -> Option<Crate> {
        let folder = package.manifest_path.parent()?.strip_prefix(root).ok()?;
        Some(Crate {
            name: package.name,
            folder: format!("{}/", folder.to_str()?),
            needs: package.dependencies.into_iter().map(|it| it.name).collect(),
        })
    }
}

/// The crates that a change of these files concerns.
fn concerned(crates: &[Crate], files: &[&str]) -> BTreeSet<String> {
    let lies_in = |folder: &str| files.iter().any(|file| file.starts_with(folder));
    // What belongs to no crate may concern each of them, unless people read it.
    let is_common = |file: &&&str| {
        let is_text = has_extension(file, &["md"]) || file.starts_with("docs/");
        !is_text
            && !file.starts_with("start/")
            && !crates.iter().any(|one| file.starts_with(&one.folder))
    };
    let is_everything = files.iter().any(|file| is_common(&file));
    let touched = crates.iter().filter(|one| is_everything || lies_in(&one.folder));
    let mut found: BTreeSet<String> = touched.map(|one| one.name.clone()).collect();
    loop {
        let known = found.len();
        let dependent = crates.iter().filter(|one| one.needs.iter().any(|it| found.contains(it)));
        let dependent: Vec<String> = dependent.map(|one| one.name.clone()).collect();
        found.extend(dependent);
        if found.len() == known {
            return found;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[&str]) -> Vec<String> {
        let one = |name: &str, needs: &[&str]| Crate {
            name: name.to_owned(),
            folder: format!("crates/{name}/"),
            needs: needs.iter().map(ToString::to_string).collect(),
        };
        let crates = [one("rules", &["serde"]), one("cli", &["bots"]), one("bots", &["rules"])];
        concerned(&crates, files).into_iter().collect()
    }

    #[test]
    fn whoever_depends_on_what_has_changed_is_concerned() {
        assert_eq!(found(&["crates/bots/src/lib.rs"]), ["bots", "cli"]);
        assert_eq!(found(&["crates/rules/Cargo.toml"]), ["bots", "cli", "rules"]);
    }

    #[test]
    fn a_change_takes_the_steps_that_concern_it() {
        let names = |crates: &[&str], starter| {
            let crates = crates.iter().map(ToString::to_string).collect();
            let steps = Change { crates, starter }.steps();
            steps.iter().map(|step| step.name).collect::<Vec<_>>().join(", ")
        };
        assert_eq!(names(&[], false), "tidy, formatting");
        assert_eq!(names(&["rules"], false), "tidy, formatting, lints, tests");
        assert_eq!(
            names(&[], true),
            "tidy, formatting, starter's formatting, starter's lints, starter's tests"
        );
    }

    #[test]
    fn a_file_of_no_crate_concerns_all_unless_people_read_it() {
        assert_eq!(found(&["Cargo.lock"]).len(), 3);
        assert_eq!(found(&["README.md", "docs/api.md", "start/src/main.rs"]), [""; 0]);
    }
}
