//! `cargo xtask tidy`: what neither the compiler nor clippy nor rustfmt checks.
//!
//! Every check is a pure function from the tree to its faults, so that its tests need no disk.

mod arrows;
mod code_map;
mod fault;
mod manifests;
mod product;
mod rulings;
mod sources;
mod tree;
mod whitespace;

use std::io::Write;
use std::path::Path;

use anyhow::{Result, bail};

use fault::Fault;
use tree::Tree;

const CHECKS: &[fn(&Tree) -> Vec<Fault>] = &[
    required,
    arrows::check,
    manifests::check,
    sources::check,
    whitespace::check,
    code_map::check,
    rulings::check,
    product::check,
];

/// Files that every visitor looks for.
const REQUIRED: [&str; 8] = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/rulings.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    ".ci/run",
];

fn required(tree: &Tree) -> Vec<Fault> {
    let missing = REQUIRED.iter().filter(|path| !tree.has_file(path));
    missing.map(|path| Fault::new(path, 1, "this file is missing; write it")).collect()
}

/// Prints every fault, and fails when there is one.
pub fn run(root: &Path) -> Result<()> {
    let tree = Tree::read(root)?;
    let mut faults: Vec<Fault> = CHECKS.iter().flat_map(|check| check(&tree)).collect();
    faults.sort();
    let mut out = std::io::stdout().lock();
    for fault in &faults {
        writeln!(out, "{fault}")?;
    }
    match faults.len() {
        0 => eprintln!("{} files are tidy.", tree.paths().count()),
        1 => bail!("tidy found one fault"),
        many => bail!("tidy found {many} faults"),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_files_are_named() {
        let there: Vec<(&str, &str)> = REQUIRED[1..].iter().map(|path| (*path, "")).collect();
        assert_eq!(fault::places(&required(&Tree::of(&there))), ["README.md:1"]);
    }
}
