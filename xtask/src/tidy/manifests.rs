//! Crates inherit from the workspace what they share.

use super::fault::Fault;
use super::tree::Tree;

/// What stands in the manifest of each crate.
const INHERITED: [&str; 3] =
    ["edition.workspace = true\n", "license.workspace = true\n", "[lints]\nworkspace = true\n"];

const FORBIDDEN: &str = "\n[workspace.lints.rust]\nunsafe_code = \"forbid\"\n";

pub fn check(tree: &Tree) -> Vec<Fault> {
    let crates = tree.crates.iter().flat_map(|it| missing(tree, &it.manifest(), &INHERITED));
    crates.chain(missing(tree, "Cargo.toml", &[FORBIDDEN])).collect()
}

fn missing(tree: &Tree, manifest: &str, wanted: &[&str]) -> Vec<Fault> {
    let text = tree.text(manifest).unwrap_or_default();
    let missing = wanted.iter().filter(|lines| !text.contains(*lines));
    missing.map(|lines| Fault::new(manifest, 1, format!("write `{}`", lines.trim()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::fault::places;

    fn check_texts(root: &str, member: &str) -> Vec<String> {
        let tree = Tree::of(&[("Cargo.toml", root), ("crates/rules/Cargo.toml", member)]);
        places(&check(&tree.with("crates/rules", "rules", &[], &[])))
    }

    #[test]
    fn every_line_must_be_there() {
        let root = format!("[workspace]\n{FORBIDDEN}");
        let member = format!("[package]\nname = \"rules\"\n{}", INHERITED.concat());
        assert_eq!(check_texts(&root, &member), [""; 0]);
        assert_eq!(check_texts("[workspace]\n", &member), ["Cargo.toml:1"]);
        for line in INHERITED {
            assert_eq!(
                check_texts(&root, &member.replace(line, "")),
                ["crates/rules/Cargo.toml:1"]
            );
        }
    }
}
