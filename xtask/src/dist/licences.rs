//! The licences of the dependencies in the program.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::flags::Compiler;
use crate::metadata::{Metadata, Node, Package, Target};

/// How the names of licence files begin.
const NAMES: [&str; 7] =
    ["license", "licence", "copying", "copyright", "notice", "unlicense", "authors"];

/// A dependency in the program.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    name: String,
    version: String,
    licence: String,
    folder: PathBuf,
}

/// One text with the licences of the program for the host and of the page embedded in it.
pub fn all(root: &Path, compiler: &Compiler) -> Result<String> {
    let mut parts = BTreeSet::new();
    for (target, packages) in [
        (compiler.host.as_str(), ["fondaco"].as_slice()),
        ("wasm32-unknown-unknown", &["fondaco-web", "fondaco-thinker"]),
    ] {
        parts.extend(parts_of(&Metadata::read(root, &["--filter-platform", target])?, packages)?);
    }
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for part in &parts {
        for text in texts_in(&part.folder)? {
            let whose = texts.entry(text).or_default();
            whose.push(format!("{} {}", part.name, part.version));
        }
    }
    Ok(joined(&compiler.release, &parts, &texts))
}

/// The packages that get into the programs of `packages`: their dependencies, and those of them,
/// without those that are only needed to compile or test.
fn parts_of(metadata: &Metadata, packages: &[&str]) -> Result<BTreeSet<Part>> {
    let all: HashMap<&str, &Package> =
        metadata.packages.iter().map(|package| (package.id.as_str(), package)).collect();
    let nodes = metadata.resolve.iter().flat_map(|resolve| &resolve.nodes);
    let nodes: HashMap<&str, &Node> = nodes.map(|node| (node.id.as_str(), node)).collect();
    let is_wanted = |package: &&Package| packages.contains(&package.name.as_str());
    let mut open: Vec<&str> =
        metadata.packages.iter().filter(is_wanted).map(|package| package.id.as_str()).collect();
    ensure!(open.len() == packages.len(), "not all of {} are here", packages.join(", "));
    let (mut seen, mut parts) = (BTreeSet::new(), BTreeSet::new());
    while let Some(id) = open.pop() {
        let package = all.get(id).with_context(|| format!("{id} is not described"))?;
        let is_macro = |target: &Target| target.kind.iter().any(|kind| kind == "proc-macro");
        if package.targets.iter().any(is_macro) || !seen.insert(id) {
            continue;
        }
        for dependency in nodes.get(id).map_or(&[][..], |node| &node.deps) {
            if dependency.dep_kinds.iter().any(|it| it.kind.is_none()) {
                open.push(&dependency.pkg);
            }
        }
        // Our own packages have the licence of the program.
        if package.source.is_none() {
            continue;
        }
        let licence = package.license.clone().with_context(|| format!("{id} names no licence"))?;
        let folder = package.manifest_path.parent().unwrap_or(Path::new(""));
        parts.insert(Part {
            name: package.name.clone(),
            version: package.version.clone(),
            licence,
            folder: folder.to_owned(),
        });
    }
    Ok(parts)
}

/// The licence texts in a package's folder.
fn texts_in(folder: &Path) -> Result<Vec<String>> {
    let unreadable = || format!("{} cannot be read", folder.display());
    let mut texts = BTreeMap::new();
    for entry in fs::read_dir(folder).with_context(unreadable)? {
        let entry = entry.with_context(unreadable)?;
        let name = entry.file_name().to_string_lossy().to_lowercase();
        if NAMES.iter().any(|start| name.starts_with(start)) && entry.path().is_file() {
            let bytes = fs::read(entry.path()).with_context(unreadable)?;
            let lines: Vec<String> = String::from_utf8_lossy(&bytes)
                .lines()
                .map(|it| it.trim_end().to_owned())
                .collect();
            texts.insert(name, lines.join("\n").trim_matches('\n').to_owned());
        }
    }
    Ok(texts.into_values().collect())
}

fn joined(release: &str, parts: &BTreeSet<Part>, texts: &BTreeMap<String, Vec<String>>) -> String {
    let mut text = "The third-party packages in this program, including its embedded page, \
                    with their\nlicences. The licence texts follow.\n\n"
        .to_owned();
    let mut line = |name: &str, version: &str, licence: &str| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name} {version}: {licence}");
    };
    line("Rust's standard library", release, "MIT OR Apache-2.0");
    for Part { name, version, licence, .. } in parts {
        line(name, version, licence);
    }
    for (licence, packages) in texts {
        let _ = write!(text, "\n{}\n{}\n\n{licence}\n", "-".repeat(72), packages.join(", "));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> Metadata {
        let package = |name: &str, source: Option<&str>, kind: &str| {
            serde_json::json!({
                "id": name, "name": name, "version": "1.0.0", "source": source,
                "license": "MIT", "manifest_path": format!("/c/{name}/Cargo.toml"),
                "targets": [{"kind": [kind]}],
            })
        };
        let node = |name: &str, dependencies: &[(&str, Option<&str>)]| {
            let dependency = |(name, kind): &(&str, Option<&str>)| serde_json::json!({"pkg": name, "dep_kinds": [{"kind": kind}]});
            let deps: Vec<_> = dependencies.iter().map(dependency).collect();
            serde_json::json!({"id": name, "deps": deps})
        };
        let foreign = Some("registry");
        let metadata = serde_json::json!({
            "workspace_members": ["ours", "rules"],
            "packages": [
                package("ours", None, "bin"), package("rules", None, "lib"),
                package("deep", foreign, "lib"), package("macro", foreign, "proc-macro"),
                package("syntax", foreign, "lib"), package("tests", foreign, "lib"),
                package("maker", foreign, "lib"), package("unused", foreign, "lib"),
            ],
            "resolve": {"nodes": [
                node("ours", &[("rules", None), ("macro", None), ("tests", Some("dev")),
                    ("maker", Some("build"))]),
                node("rules", &[("deep", None)]),
                node("macro", &[("syntax", None)]),
                node("deep", &[("deep", None)]),
            ]},
        });
        serde_json::from_value(metadata).expect("metadata")
    }

    #[test]
    fn only_what_gets_into_the_program_counts() {
        let parts = parts_of(&example(), &["ours"]).expect("parts");
        let names: Vec<&str> = parts.iter().map(|part| part.name.as_str()).collect();
        assert_eq!(names, ["deep"]);
        assert!(parts_of(&example(), &["theirs"]).is_err());
    }

    #[test]
    fn a_package_without_a_licence_is_an_error() {
        let mut metadata = example();
        metadata.packages[2].license = None;
        assert!(parts_of(&metadata, &["ours"]).is_err());
    }

    #[test]
    fn packages_with_the_same_text_share_it() {
        let parts = parts_of(&example(), &["ours"]).expect("parts");
        let texts =
            BTreeMap::from([("Do as you like.".to_owned(), vec!["a 1".into(), "b 2".into()])]);
        let told = joined("1.0.0", &parts, &texts);
        assert!(
            told.contains("\nRust's standard library 1.0.0: MIT OR Apache-2.0\ndeep 1.0.0: MIT\n")
        );
        assert!(told.ends_with("-\na 1, b 2\n\nDo as you like.\n"), "{told}");
    }
}
