//! What was changed, and which steps that concerns.

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::steps::{ALL, Step, Work};
use crate::repository::{cargo, has_extension};

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
        let mut metadata = cargo();
        metadata.current_dir(root).args([
            "metadata",
            "--locked",
            "--no-deps",
            "--format-version",
            "1",
        ]);
        let output = metadata.output().context("cargo could not be started")?;
        let metadata = serde_json::from_slice(&output.stdout).context("cargo knows no crates")?;
        let crates = Crate::all(root, &metadata);
        Ok(Change {
            crates: concerned(&crates, &files),
            starter: files.iter().any(|file| file.starts_with("start/")),
        })
    }

    pub fn steps(&self) -> Vec<Step> {
        let starter = "--locked --manifest-path start/Cargo.toml --target-dir target/start";
        let mut steps = vec![
            Step::new("tidy", &[], Work::xtask("tidy")),
            Step::new("formatting", &[], Work::cargo("fmt --all --check")),
        ];
        if self.starter {
            let formatting = Work::cargo("fmt --manifest-path start/Cargo.toml --check");
            let lints = Work::cargo(format!("clippy {starter} --all-targets -- -D warnings"));
            steps.push(Step::new("starter's formatting", &[], formatting));
            steps.push(Step::new("starter's lints", &[], lints));
            let tests = Work::cargo(format!("test {starter}"));
            steps.push(Step::new("starter's tests", &["starter's lints"], tests));
        }
        if !self.crates.is_empty() {
            // With the same choice of crates as always, so that nothing else is compiled anew.
            let lints = Work::cargo(format!("clippy {ALL} -- -D warnings"));
            steps.push(Step::new("lints", &["formatting"], lints));
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
    fn all(root: &Path, metadata: &Value) -> Vec<Crate> {
        let packages = metadata["packages"].as_array().into_iter().flatten();
        packages.filter_map(|package| Crate::of(root, package)).collect()
    }

    fn of(root: &Path, package: &Value) -> Option<Crate> {
        let manifest = Path::new(package["manifest_path"].as_str()?);
        let folder = manifest.parent()?.strip_prefix(root).ok()?;
        let needs = package["dependencies"].as_array()?.iter();
        Some(Crate {
            name: package["name"].as_str()?.to_owned(),
            folder: format!("{}/", folder.to_str()?),
            needs: needs.filter_map(|it| it["name"].as_str().map(str::to_owned)).collect(),
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
    fn a_file_of_no_crate_concerns_all_unless_people_read_it() {
        assert_eq!(found(&["Cargo.lock"]).len(), 3);
        assert_eq!(found(&["README.md", "docs/api.md", "start/src/main.rs"]), [""; 0]);
    }
}
