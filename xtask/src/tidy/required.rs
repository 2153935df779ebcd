//! The files every visitor looks for are there.

use super::fault::Fault;
use super::tree::Tree;

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

pub fn check(tree: &Tree) -> Vec<Fault> {
    let missing = REQUIRED.iter().filter(|path| !tree.has_file(path));
    missing.map(|path| Fault::new(path, 1, "this file is missing; write it")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::fault::places;

    #[test]
    fn missing_files_are_named() {
        let there: Vec<(&str, &str)> = REQUIRED[1..].iter().map(|path| (*path, "")).collect();
        assert_eq!(places(&check(&Tree::of(&there))), ["README.md:1"]);
    }
}
