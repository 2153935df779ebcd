//! `cargo xtask deny`: licences, sources and versions of what others wrote.
//!
//! It checks what `deny.toml` says, which is a file of cargo-deny. That asks for its database of known
//! weaknesses on the network; everything else works without.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use spdx::{Expression, LicenseReq, ParseMode};
use toml::Table;

use crate::repository::cargo;

/// The one registry from which anything comes.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Prints everything that is not allowed, and fails when there is something.
pub fn run(root: &Path) -> Result<()> {
    let text = fs::read_to_string(root.join("deny.toml")).context("deny.toml cannot be read")?;
    let rules = Rules::read(&text)?;
    let mut metadata = cargo();
    metadata.current_dir(root).args([
        "metadata",
        "--locked",
        "--all-features",
        "--format-version",
        "1",
    ]);
    let output = metadata.output().context("cargo could not be started")?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "cargo cannot tell the dependencies: {}", complaint.trim());
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let packages = Package::all(&metadata)?;
    let faults = rules.faults(&packages);
    for fault in &faults {
        println!("{fault}");
    }
    match faults.len() {
        0 => eprintln!("{} dependencies are as deny.toml wants them.", packages.len()),
        1 => bail!("one dependency is not as deny.toml wants it"),
        many => bail!("{many} dependencies are not as deny.toml wants them"),
    }
    Ok(())
}

/// A package of somebody else.
struct Package {
    name: String,
    version: String,
    license: String,
    source: String,
}

impl Package {
    fn all(metadata: &Value) -> Result<Vec<Package>> {
        let ours = metadata["workspace_members"].as_array().context("there is no workspace")?;
        let all = metadata["packages"].as_array().context("there are no packages")?;
        let theirs = all.iter().filter(|package| !ours.contains(&package["id"]));
        let word =
            |package: &Value, key: &str| package[key].as_str().unwrap_or_default().to_owned();
        let package = |it: &Value| Package {
            name: word(it, "name"),
            version: word(it, "version"),
            license: word(it, "license"),
            source: word(it, "source"),
        };
        Ok(theirs.map(package).collect())
    }
}

/// What is allowed.
struct Rules {
    licenses: Vec<LicenseReq>,
    /// Versions beside which there may be others.
    skipped: BTreeSet<String>,
}

impl Rules {
    fn read(text: &str) -> Result<Rules> {
        let table: Table = text.parse().context("deny.toml")?;
        let list = |section: &str, key: &str| -> Result<Vec<String>> {
            let list = table.get(section).and_then(|it| it.get(key)).and_then(|it| it.as_array());
            let list = list.with_context(|| format!("deny.toml has no list {section}.{key}"))?;
            Ok(list.iter().filter_map(|it| it.as_str().map(str::to_owned)).collect())
        };
        let mut licenses = Vec::new();
        for name in list("licenses", "allow")? {
            let expression =
                Expression::parse(&name).with_context(|| format!("{name} in deny.toml"))?;
            licenses.extend(expression.requirements().map(|it| it.req.clone()));
        }
        Ok(Rules { licenses, skipped: list("bans", "skip")?.into_iter().collect() })
    }

    fn faults(&self, packages: &[Package]) -> Vec<String> {
        let mut faults = Vec::new();
        let mut versions: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        for Package { name, version, license, source } in packages {
            let id = format!("{name}@{version}");
            if source != REGISTRY {
                faults.push(format!("{id} comes from `{source}`; take it from crates.io"));
            }
            // Some still write a stroke where an OR is meant.
            let expression = Expression::parse_mode(license, ParseMode::LAX);
            let is_allowed =
                |wanted: &LicenseReq| self.licenses.iter().any(|allowed| allowed == wanted);
            if !expression.is_ok_and(|it| it.evaluate(is_allowed)) {
                faults.push(format!(
                    "{id} has the licence `{license}`, which deny.toml does not allow"
                ));
            }
            versions.entry(name).or_default().insert(id);
        }
        for ids in versions.values() {
            let left: Vec<&String> = ids.difference(&self.skipped).collect();
            if left.len() > 1 {
                let left = left.iter().map(|it| it.as_str()).collect::<Vec<_>>().join(" and ");
                faults
                    .push(format!("{left}: one version is enough, or add the older to deny.toml"));
            }
        }
        let is_needed =
            |id: &String| versions.values().any(|ids| ids.len() > 1 && ids.contains(id));
        for id in self.skipped.iter().filter(|id| !is_needed(id)) {
            faults.push(format!("{id} is skipped in deny.toml and need not be; take it out"));
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "[licenses]\nallow = [\"MIT\", \"Apache-2.0 WITH LLVM-exception\"]\n\
                         [bans]\nskip = [\"old@1.0.0\"]\n";

    fn package(id: &str, license: &str) -> Package {
        let (name, version) = id.split_once('@').expect("an id");
        Package {
            name: name.to_owned(),
            version: version.to_owned(),
            license: license.to_owned(),
            source: REGISTRY.to_owned(),
        }
    }

    fn faults(packages: &[Package]) -> Vec<String> {
        let old = [package("old@1.0.0", "MIT"), package("old@2.0.0", "MIT")];
        let all: Vec<Package> = old
            .into_iter()
            .chain(
                packages
                    .iter()
                    .map(|it| package(&format!("{}@{}", it.name, it.version), &it.license)),
            )
            .collect();
        Rules::read(RULES).expect("rules").faults(&all)
    }

    #[test]
    fn licences_are_allowed_as_they_are_combined() {
        let good =
            ["MIT", "GPL-3.0 OR MIT", "MIT/GPL-2.0", "Apache-2.0 WITH LLVM-exception OR ISC"];
        for license in good {
            assert_eq!(faults(&[package("a@1.0.0", license)]), [""; 0], "{license}");
        }
        for license in ["GPL-3.0", "MIT AND GPL-3.0", "", "whatever", "Apache-2.0"] {
            assert_eq!(faults(&[package("a@1.0.0", license)]).len(), 1, "{license}");
        }
    }

    #[test]
    fn a_second_version_must_be_skipped_and_nothing_else() {
        let two = [package("a@1.0.0", "MIT"), package("a@2.0.0", "MIT")];
        assert!(faults(&two)[0].starts_with("a@1.0.0 and a@2.0.0"));
        let rules = Rules::read(RULES).expect("rules");
        assert!(
            rules.faults(&[package("old@2.0.0", "MIT")])[0].starts_with("old@1.0.0 is skipped")
        );
    }

    #[test]
    fn everything_comes_from_the_registry() {
        let fork =
            Package { source: "git+https://example.org/a".into(), ..package("a@1.0.0", "MIT") };
        let rules =
            Rules::read("[licenses]\nallow = [\"MIT\"]\n[bans]\nskip = []\n").expect("rules");
        assert!(rules.faults(&[fork])[0].contains("comes from `git+https://example.org/a`"));
    }
}
