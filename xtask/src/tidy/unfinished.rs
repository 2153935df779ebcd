//! Rust code is finished and its tests run.

use super::fault::Fault;
use super::tree::{Tree, numbered};

/// What must not be there, and what would be right. The words are in pieces, or this file would
/// be its own first fault.
const MARKS: [(&str, &str); 4] = [
    (concat!("to", "do!("), "write what is missing"),
    (concat!("unimple", "mented!("), "write what is missing, or make the case impossible"),
    (concat!("db", "g!("), "take the print out"),
    (concat!("#[", "ignore"), "let the test run, or take it out"),
];

pub fn check(tree: &Tree) -> Vec<Fault> {
    tree.rust().flat_map(|(path, text)| check_text(path, text)).collect()
}

fn check_text(path: &str, text: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (number, line) in numbered(text) {
        for (mark, right) in MARKS.iter().filter(|(mark, _)| line.contains(mark)) {
            faults.push(Fault::new(path, number, format!("`{mark}` is here; {right}")));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::fault::places;

    #[test]
    fn every_mark_is_found_on_its_line() {
        for (mark, _) in MARKS {
            let text = format!("fn work() {{\n    {mark}\n}}\n");
            assert_eq!(places(&check_text("a.rs", &text)), ["a.rs:2"]);
        }
    }

    #[test]
    fn only_rust_is_searched() {
        let text = MARKS[0].0;
        assert_eq!(check(&Tree::of(&[("notes.md", text)])), []);
        assert_eq!(check(&Tree::of(&[("a.rs", text)])).len(), 1);
    }
}
