//! Text files end with one newline; documents have no tabs and no trailing blanks.

use super::fault::Fault;
use super::tree::Tree;
use crate::repository::has_extension;

/// Where bytes must stay as they are.
const EXCEPTED: [&str; 2] = ["tests/golden/", "fuzz/corpus/"];

/// Files that no formatter checks for tabs and trailing blanks.
const BLANKS_IN: [&str; 2] = ["md", "toml"];

pub fn check(tree: &Tree) -> Vec<Fault> {
    let is_excepted = |path: &str| EXCEPTED.iter().any(|folder| path.starts_with(folder));
    tree.texts()
        .filter(|(path, _)| !is_excepted(path))
        .flat_map(|(path, text)| blanks(path, text).into_iter().chain(ending(path, text)))
        .collect()
}

fn blanks(path: &str, text: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    if has_extension(path, &BLANKS_IN) {
        // Not `lines()`, which would swallow the carriage returns.
        for (number, line) in (1..).zip(text.split('\n')) {
            if line.trim_end().len() < line.len() {
                faults.push(Fault::new(path, number, "the line ends with a blank; remove it"));
            } else if line.contains('\t') {
                faults.push(Fault::new(path, number, "the line has a tab; use spaces"));
            }
        }
    }
    faults
}

fn ending(path: &str, text: &str) -> Option<Fault> {
    let last = text.lines().count();
    if text.is_empty() {
        None
    } else if !text.ends_with('\n') {
        Some(Fault::new(path, last, "the file ends without a newline; end it with one"))
    } else if text.ends_with("\n\n") || text.ends_with("\n\r\n") {
        Some(Fault::new(path, last, "the file ends with an empty line; end it with one newline"))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::fault::places;

    fn check_text(path: &str, text: &str) -> Vec<String> {
        places(&check(&Tree::of(&[(path, text)])))
    }

    #[test]
    fn clean_text_is_right() {
        assert_eq!(check_text("a.rs", "fn a() {}\n\nfn b() {}\n"), [""; 0]);
        assert_eq!(check_text("empty.txt", ""), [""; 0]);
    }

    #[test]
    fn blanks_are_found_where_they_matter() {
        for text in
            ["one\ntwo \n", "one\ntwo\t\n", "one\ntwo\r\n", "one\n\ttwo\n", "one\n  \ntwo\n"]
        {
            assert_eq!(check_text("a.md", text), ["a.md:2"], "{text:?}");
            assert_eq!(check_text("Makefile", text), [""; 0], "{text:?}");
        }
    }

    #[test]
    fn a_file_ends_with_exactly_one_newline() {
        assert_eq!(check_text("LICENSE", "one\ntwo"), ["LICENSE:2"]);
        assert_eq!(check_text("LICENSE", "one\ntwo\n\n"), ["LICENSE:3"]);
    }

    #[test]
    fn golden_records_are_left_as_they_are() {
        assert_eq!(check_text("tests/golden/medici/odd.md", "one \n\n"), [""; 0]);
    }
}
