//! Files stay small, and their tests run.

use super::fault::Fault;
use super::tree::{Tree, numbered};

/// The longest a file may be.
const LINES: usize = 800;

/// In two pieces, or this file would be its own first fault.
const IGNORED: &str = concat!("#[", "ignore");

pub fn check(tree: &Tree) -> Vec<Fault> {
    tree.rust()
        .flat_map(|(path, text)| length(path, text).into_iter().chain(ignored(path, text)))
        .collect()
}

fn length(path: &str, text: &str) -> Option<Fault> {
    let lines = text.lines().count();
    let sentence = format!("the file has {lines} lines; split it so that none has above {LINES}");
    (lines > LINES).then(|| Fault::new(path, LINES + 1, sentence))
}

fn ignored(path: &str, text: &str) -> Vec<Fault> {
    let sentence = "the test is ignored; let it run, or remove it";
    let ignored = numbered(text).filter(|(_, line)| line.contains(IGNORED));
    ignored.map(|(number, _)| Fault::new(path, number, sentence)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::fault::places;

    #[test]
    fn the_limit_itself_is_allowed() {
        assert_eq!(length("a.rs", &"x\n".repeat(LINES)), None);
        assert!(length("a.rs", &"x\n".repeat(LINES + 1)).is_some());
    }

    #[test]
    fn ignored_tests_are_found_in_rust() {
        let text = format!("#[test]\n{IGNORED}]\nfn work() {{}}\n");
        assert_eq!(check(&Tree::of(&[("notes.md", &text)])), []);
        assert_eq!(places(&check(&Tree::of(&[("a.rs", &text)]))), ["a.rs:2"]);
    }
}
