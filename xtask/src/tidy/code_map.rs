//! ARCHITECTURE.md names every crate, and no crate that is not there.

use super::fault::Fault;
use super::tree::{Tree, numbered};

const MAP: &str = "ARCHITECTURE.md";

/// Folders at the root that hold a crate.
const AT_THE_ROOT: [&str; 2] = ["xtask", "fuzz"];

pub fn check(tree: &Tree) -> Vec<Fault> {
    let Some(text) = tree.text(MAP) else { return Vec::new() };
    named_but_missing(tree, text).into_iter().chain(there_but_unnamed(tree, text)).collect()
}

fn named_but_missing(tree: &Tree, text: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (number, line) in numbered(text) {
        for folder in words(line).filter_map(crate_folder) {
            if !tree.has_folder(&folder) {
                let sentence = format!("{folder} is not there; name only crates that exist");
                faults.push(Fault::new(MAP, number, sentence));
            }
        }
    }
    faults
}

fn there_but_unnamed(tree: &Tree, text: &str) -> Vec<Fault> {
    let folders = tree.crates.iter().map(|it| it.folder.as_str());
    let unnamed = folders.filter(|folder| !words(text).any(|word| lies_in(word, folder)));
    let fault =
        |folder| Fault::new(MAP, 1, format!("the crate {folder} is not named; describe it"));
    unnamed.map(fault).collect()
}

/// The folder of the crate that a word names.
fn crate_folder(word: &str) -> Option<String> {
    if let Some(folder) = AT_THE_ROOT.iter().find(|folder| lies_in(word, folder)) {
        return Some((*folder).to_owned());
    }
    let name = word.strip_prefix("crates/")?.split('/').next()?;
    (!name.is_empty()).then(|| format!("crates/{name}"))
}

fn lies_in(word: &str, folder: &str) -> bool {
    word.strip_prefix(folder).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The words that may be paths, without a full stop at the end.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let in_path = |letter: char| letter.is_ascii_alphanumeric() || "/._-".contains(letter);
    text.split(move |letter| !in_path(letter)).map(|word| word.trim_matches('.'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::fault::places;

    fn check_map(text: &str) -> Vec<Fault> {
        let tree =
            Tree::of(&[(MAP, text), ("crates/cli/Cargo.toml", ""), ("xtask/Cargo.toml", "")]);
        check(&tree.with("crates/cli", "fondaco", &[], &[]).with("xtask", "xtask", &[], &[]))
    }

    #[test]
    fn a_true_map_is_right() {
        let text = "Start in `crates/cli/src/main.rs`.\nThe folders are `crates/…` and xtask.\n";
        assert_eq!(check_map(text), []);
    }

    #[test]
    fn crates_long_gone_are_found() {
        let text = "| `crates/cli` | `xtask` |\n\nSee crates/client, and `fuzz`.\n";
        assert_eq!(places(&check_map(text)), ["ARCHITECTURE.md:3", "ARCHITECTURE.md:3"]);
    }

    #[test]
    fn crates_left_out_are_found() {
        let faults = check_map("Only `xtask` is here; crates/ holds more.\n");
        assert_eq!(places(&faults), ["ARCHITECTURE.md:1"]);
        assert!(faults[0].to_string().contains("crates/cli"));
    }
}
