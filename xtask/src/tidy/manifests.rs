//! Crates take from the workspace what they all share.

use super::fault::Fault;
use super::tree::Tree;
use super::workspace::{Manifest, Workspace};

/// Keys that a crate takes from the workspace, with the lines that say so.
const INHERITED: [(&[&str], &str); 3] = [
    (&["lints"], "write `workspace = true` under `[lints]`"),
    (&["package", "edition"], "write `edition.workspace = true` under `[package]`"),
    (&["package", "license"], "write `license.workspace = true` under `[package]`"),
];

const UNSAFE_CODE: [&str; 4] = ["workspace", "lints", "rust", "unsafe_code"];

pub fn check(tree: &Tree) -> Vec<Fault> {
    let Some(workspace) = Workspace::of(tree) else { return Vec::new() };
    let inherited = workspace.crates.iter().flat_map(check_inherited);
    inherited.chain(check_unsafe_code(&workspace.root)).collect()
}

fn check_inherited(manifest: &Manifest) -> Vec<Fault> {
    let fault = |&(keys, right): &(&[&str], &str)| {
        let inherits = [keys, &["workspace"]].concat();
        let right_now =
            manifest.value(&inherits).is_some_and(|value| value.as_bool() == Some(true));
        let sentence = format!("`{}` is not the workspace's; {right}", keys.join("."));
        (!right_now).then(|| Fault::new(manifest.path, manifest.line(keys), sentence))
    };
    INHERITED.iter().filter_map(fault).collect()
}

fn check_unsafe_code(root: &Manifest) -> Option<Fault> {
    let level = root.value(&UNSAFE_CODE).and_then(|value| value.as_str());
    let sentence = "unsafe code is allowed; write `unsafe_code = \"forbid\"` under \
                    `[workspace.lints.rust]`";
    (level != Some("forbid")).then(|| Fault::new(root.path, root.line(&UNSAFE_CODE), sentence))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::fault::places;

    const ROOT: &str = "[workspace.lints.rust]\nunsafe_code = \"forbid\"\n";

    fn check_texts(root: &str, member: &str) -> Vec<String> {
        places(&check(&Tree::of(&[("Cargo.toml", root), ("crates/rules/Cargo.toml", member)])))
    }

    #[test]
    fn a_crate_that_shares_everything_is_right() {
        let member = "[package]\nname = \"r\"\nedition.workspace = true\n\
                      license = { workspace = true }\n[lints]\nworkspace = true\n";
        assert_eq!(check_texts(ROOT, member), Vec::<String>::new());
    }

    #[test]
    fn every_key_of_its_own_is_found() {
        let member = "[package]\nname = \"r\"\nedition = \"2021\"\n[lints]\nworkspace = false\n";
        let path = "crates/rules/Cargo.toml";
        let expected = [format!("{path}:4"), format!("{path}:3"), format!("{path}:1")];
        assert_eq!(check_texts(ROOT, member), expected);
    }

    #[test]
    fn unsafe_code_is_forbidden_at_the_root() {
        let root = "[workspace]\n[workspace.lints.rust]\nunsafe_code = \"deny\"\n";
        assert_eq!(check_texts(root, ""), ["Cargo.toml:3"]);
        assert_eq!(check_texts("[workspace]\n", ""), ["Cargo.toml:1"]);
    }
}
