//! `cargo xtask deny`: licences, sources and versions of the dependencies.
//!
//! The rules are in `deny.toml`, in the format of cargo-deny, whose check of known vulnerabilities
//! needs the network. These checks do not.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use spdx::{Expression, LicenseReq, ParseMode};
use toml::Table;

use crate::metadata::{Metadata, Package};

/// The only registry that dependencies may come from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Prints every fault, and fails when there is one.
pub fn run(root: &Path) -> Result<()> {
    let text = fs::read_to_string(root.join("deny.toml")).context("deny.toml cannot be read")?;
    let rules = Rules::read(&text)?;
    let Metadata { mut packages, workspace_members, .. } =
        Metadata::read(root, &["--all-features"])?;
    packages.retain(|package| !workspace_members.contains(&package.id));
    let faults = rules.faults(&packages);
    for fault in &faults {
        println!("{fault}");
    }
    match faults.len() {
        0 => eprintln!("deny.toml allows all {} dependencies.", packages.len()),
        many => bail!("{many} faults of dependencies"),
    }
    Ok(())
}

/// The rules in `deny.toml`.
struct Rules {
    licenses: Vec<LicenseReq>,
    /// Versions (`name@1.2.3`) that may be there beside another one.
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
        for Package { name, version, license, source, .. } in packages {
            let id = format!("{name}@{version}");
            let (license, source) =
                (license.as_deref().unwrap_or_default(), source.as_deref().unwrap_or_default());
            if source != REGISTRY {
                faults.push(format!("{id} comes from `{source}`; take it from crates.io"));
            }
            // Older crates write `/` for `OR`.
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
                faults.push(format!("{left}: use one version, or add the older to deny.toml"));
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
            id: id.to_owned(),
            name: name.to_owned(),
            version: version.to_owned(),
            license: Some(license.to_owned()),
            source: Some(REGISTRY.to_owned()),
            manifest_path: "Cargo.toml".into(),
            dependencies: Vec::new(),
            targets: Vec::new(),
        }
    }

    fn faults(packages: Vec<Package>) -> Vec<String> {
        let mut all = vec![package("old@1.0.0", "MIT"), package("old@2.0.0", "MIT")];
        all.extend(packages);
        Rules::read(RULES).expect("rules").faults(&all)
    }

    #[test]
    fn licences_are_allowed_as_they_are_combined() {
        let good =
            ["MIT", "GPL-3.0 OR MIT", "MIT/GPL-2.0", "Apache-2.0 WITH LLVM-exception OR ISC"];
        for license in good {
            assert_eq!(faults(vec![package("a@1.0.0", license)]), [""; 0], "{license}");
        }
        for license in ["GPL-3.0", "MIT AND GPL-3.0", "", "whatever", "Apache-2.0"] {
            assert_eq!(faults(vec![package("a@1.0.0", license)]).len(), 1, "{license}");
        }
    }

    #[test]
    fn a_second_version_must_be_skipped_and_nothing_else() {
        let two = vec![package("a@1.0.0", "MIT"), package("a@2.0.0", "MIT")];
        assert!(faults(two)[0].starts_with("a@1.0.0 and a@2.0.0"));
        let rules = Rules::read(RULES).expect("rules");
        assert!(
            rules.faults(&[package("old@2.0.0", "MIT")])[0].starts_with("old@1.0.0 is skipped")
        );
    }

    #[test]
    fn everything_comes_from_the_registry() {
        let fork = Package {
            source: Some("git+https://example.org/a".into()),
            ..package("a@1.0.0", "MIT")
        };
        assert!(faults(vec![fork])[0].contains("comes from `git+https://example.org/a`"));
    }
}
