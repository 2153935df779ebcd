//! The licences of what others wrote and the program contains.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::flags::Compiler;
use crate::repository::cargo;

/// How the files begin that licences are kept in.
const NAMES: [&str; 7] =
    ["license", "licence", "copying", "copyright", "notice", "unlicense", "authors"];

/// A package that others wrote.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    name: String,
    version: String,
    licence: String,
    folder: String,
}

/// One text with everything: that of the program for the host, and that of the page it carries.
pub fn all(root: &Path, compiler: &Compiler) -> Result<String> {
    let mut parts = BTreeSet::new();
    for (target, packages) in [
        (compiler.host.as_str(), ["fondaco"].as_slice()),
        ("wasm32-unknown-unknown", &["fondaco-web", "fondaco-thinker"]),
    ] {
        parts.extend(parts_of(&metadata(root, target)?, packages)?);
    }
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for part in &parts {
        for text in texts_in(Path::new(&part.folder))? {
            let whose = texts.entry(text).or_default();
            whose.push(format!("{} {}", part.name, part.version));
        }
    }
    Ok(told(&compiler.release, &parts, &texts))
}

fn metadata(root: &Path, target: &str) -> Result<Value> {
    let mut metadata = cargo();
    metadata.current_dir(root).args(["metadata", "--locked", "--format-version", "1"]);
    let output = metadata.args(["--filter-platform", target]).output();
    let output = output.context("cargo could not be started")?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "cargo tells no metadata: {}", complaint.trim());
    serde_json::from_slice(&output.stdout).context("the metadata cannot be read")
}

/// What gets into the programs of these packages: their dependencies and those of them. What only
/// works while they are compiled, or tested, does not.
fn parts_of(metadata: &Value, packages: &[&str]) -> Result<BTreeSet<Part>> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let by_id = |values: &Value| -> HashMap<String, Value> {
        list(values).into_iter().filter_map(|value| Some((text(&value["id"])?, value))).collect()
    };
    let all = by_id(&metadata["packages"]);
    let nodes = by_id(&metadata["resolve"]["nodes"]);
    let is_wanted = |package: &Value| packages.iter().any(|name| package["name"] == *name);
    let mut open: Vec<String> =
        all.iter().filter(|(_, it)| is_wanted(it)).map(|(id, _)| id.clone()).collect();
    ensure!(open.len() == packages.len(), "not all of {} are here", packages.join(", "));
    let (mut seen, mut parts) = (BTreeSet::new(), BTreeSet::new());
    while let Some(id) = open.pop() {
        let package = all.get(&id).with_context(|| format!("{id} is not described"))?;
        let has_kind = |target: &Value| list(&target["kind"]).iter().any(|it| it == "proc-macro");
        if list(&package["targets"]).iter().any(has_kind) || !seen.insert(id.clone()) {
            continue;
        }
        for dependency in list(&nodes.get(&id).map_or(Value::Null, |node| node["deps"].clone())) {
            if list(&dependency["dep_kinds"]).iter().any(|it| it["kind"].is_null()) {
                open.extend(text(&dependency["pkg"]));
            }
        }
        // Our own has none.
        if package["source"].is_null() {
            continue;
        }
        let field = |name: &str| text(&package[name]).with_context(|| format!("{id} lacks {name}"));
        let manifest = field("manifest_path")?;
        let folder = Path::new(&manifest).parent().unwrap_or(Path::new(""));
        parts.insert(Part {
            name: field("name")?,
            version: field("version")?,
            licence: field("license")?,
            folder: folder.display().to_string(),
        });
    }
    Ok(parts)
}

/// The texts that lie in the folder of a package.
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

fn told(release: &str, parts: &BTreeSet<Part>, texts: &BTreeMap<String, Vec<String>>) -> String {
    let mut told =
        "What others wrote and the program contains, the page that it carries included, \
                    with its\nlicences; below are the texts that came with it.\n\n"
            .to_owned();
    let mut line = |name: &str, version: &str, licence: &str| {
        // A text takes whatever is written.
        let _ = writeln!(told, "{name} {version}: {licence}");
    };
    line("Rust's standard library", release, "MIT OR Apache-2.0");
    for Part { name, version, licence, .. } in parts {
        line(name, version, licence);
    }
    for (text, whose) in texts {
        let _ = write!(told, "\n{}\n{}\n\n{text}\n", "-".repeat(72), whose.join(", "));
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> Value {
        let package = |name: &str, source: Option<&str>, kind: &str| {
            serde_json::json!({
                "id": name, "name": name, "version": "1.0.0", "source": source,
                "license": "MIT", "manifest_path": format!("/c/{name}/Cargo.toml"),
                "targets": [{"kind": [kind]}],
            })
        };
        let node = |name: &str, dependencies: &[(&str, Option<&str>)]| {
            let dependency = |&(name, kind): &(&str, Option<&str>)| serde_json::json!({"pkg": name, "dep_kinds": [{"kind": kind}]});
            let deps: Vec<Value> = dependencies.iter().map(dependency).collect();
            serde_json::json!({"id": name, "deps": deps})
        };
        let foreign = Some("registry");
        serde_json::json!({
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
        })
    }

    #[test]
    fn only_what_gets_into_the_program_counts() {
        let parts = parts_of(&example(), &["ours"]).expect("parts");
        let names: Vec<&str> = parts.iter().map(|part| part.name.as_str()).collect();
        assert_eq!(names, ["deep"]);
        assert!(parts_of(&example(), &["theirs"]).is_err());
    }

    #[test]
    fn whoever_names_no_licence_is_not_passed_over() {
        let mut metadata = example();
        metadata["packages"][2]["license"] = Value::Null;
        assert!(parts_of(&metadata, &["ours"]).is_err());
    }

    #[test]
    fn a_text_of_several_is_told_once() {
        let parts = parts_of(&example(), &["ours"]).expect("parts");
        let texts =
            BTreeMap::from([("Do as you like.".to_owned(), vec!["a 1".into(), "b 2".into()])]);
        let told = told("1.0.0", &parts, &texts);
        assert!(
            told.contains("\nRust's standard library 1.0.0: MIT OR Apache-2.0\ndeep 1.0.0: MIT\n")
        );
        assert!(told.ends_with("-\na 1, b 2\n\nDo as you like.\n"), "{told}");
    }
}
