//! Every ruling is documented, and a test of the rules is named after it.

use super::fault::Fault;
use super::tree::{Tree, numbered};

/// The letter of each game's rulings and how many there are: Medici, Strozzi, Byzanz.
const SERIES: [(char, u8); 3] = [('R', 7), ('S', 10), ('B', 9)];

const DOCUMENT: &str = "docs/rulings.md";
const RULES: &str = "crates/rules/";

pub fn check(tree: &Tree) -> Vec<Fault> {
    let unwritten = tree.text(DOCUMENT).map(unwritten).unwrap_or_default();
    let unwritten = unwritten.into_iter().map(|ruling| {
        let sentence = format!("ruling {ruling} has no entry; give it a heading or bold text");
        Fault::new(DOCUMENT, 1, sentence)
    });
    let untested = untested(tree).into_iter().map(|(ruling, line)| {
        let prefix = test_prefix(&ruling);
        let sentence = format!("ruling {ruling} has no test in {RULES}; name one `{prefix}…`");
        Fault::new(DOCUMENT, line, sentence)
    });
    unwritten.chain(untested).collect()
}

fn rulings() -> impl Iterator<Item = String> {
    SERIES.iter().flat_map(|(letter, count)| (1..=*count).map(move |n| format!("{letter}{n}")))
}

fn unwritten(document: &str) -> Vec<String> {
    rulings().filter(|ruling| entry(document, ruling).is_none()).collect()
}

/// The rulings without a test, each with the line of its entry.
fn untested(tree: &Tree) -> Vec<(String, usize)> {
    let sources = tree.rust().filter(|(path, _)| path.starts_with(RULES));
    let tests: Vec<&str> = sources.flat_map(|(_, text)| test_names(text)).collect();
    let is_tested = |ruling: &str| tests.iter().any(|name| name.starts_with(&test_prefix(ruling)));
    let document = tree.text(DOCUMENT).unwrap_or_default();
    rulings()
        .filter(|ruling| !is_tested(ruling))
        .map(|ruling| {
            let line = entry(document, &ruling).unwrap_or(1);
            (ruling, line)
        })
        .collect()
}

fn test_prefix(ruling: &str) -> String {
    format!("{}_", ruling.to_lowercase())
}

/// The line on which a heading or bold text names exactly this ruling.
fn entry(document: &str, ruling: &str) -> Option<usize> {
    let names_it =
        |text: &str| text.split(|c: char| !c.is_alphanumeric()).any(|word| word == ruling);
    // Every second piece between the stars is bold.
    let in_bold = |line: &str| line.split("**").skip(1).step_by(2).any(names_it);
    numbered(document)
        .find(|(_, line)| line.starts_with('#') && names_it(line) || in_bold(line))
        .map(|(number, _)| number)
}

/// The names of the functions that follow `#[test]`, other attributes and comments between them
/// allowed.
fn test_names(source: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim_start) {
        let line = match line.strip_prefix("#[test]") {
            Some(rest) => {
                is_test = true;
                rest.trim_start()
            }
            None => line,
        };
        if is_test && let Some(rest) = line.strip_prefix("fn ") {
            names.extend(rest.split(|c: char| c != '_' && !c.is_alphanumeric()).next());
        }
        is_test &= line.is_empty() || line.starts_with("#[") || line.starts_with("//");
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_headings_or_bold() {
        let document = "# Rulings\n\n## R1: the first auctioneer\n\n- **S10** The buyer goes on.\n\
                        - **B2 and B3** Two.\n\nR2 is only mentioned, **not** R3 **either**.\n";
        assert_eq!(entry(document, "R1"), Some(3));
        assert_eq!(entry(document, "S10"), Some(5));
        assert_eq!(entry(document, "B3"), Some(6));
        assert_eq!(entry(document, "S1"), None);
        assert_eq!(entry(document, "R2"), None);
        assert_eq!(entry(document, "R3"), None);
    }

    #[test]
    fn tests_are_functions_marked_as_such() {
        let source = "#[test]\nfn r1_first() {}\n\nfn r2_not_a_test() {}\n\n    #[test]\n    \
                      #[should_panic]\n    // Because.\n    fn s10_later(x in 0..3) {}\n\
                      #[test] fn b9_short() {}\nfn b8_beside() {}\n";
        assert_eq!(test_names(source), ["r1_first", "s10_later", "b9_short"]);
    }

    #[test]
    fn each_ruling_is_written_and_tested() {
        let names: Vec<String> = rulings().collect();
        assert_eq!(names.len(), 26);
        let document = format!("## {}\n", names.join("\n## "));
        let test = |ruling: &String| format!("#[test]\nfn {}holds() {{}}\n", test_prefix(ruling));
        let source: String = names.iter().map(test).collect();
        assert_eq!(check(&Tree::of(&[(DOCUMENT, &document), ("crates/rules/a.rs", &source)])), []);

        let document = document.replace("## S1\n", "\n");
        let source = source.replace("b2_", "b20_");
        let tree = Tree::of(&[(DOCUMENT, &document), ("crates/rules/a.rs", &source)]);
        let faults: Vec<String> = check(&tree).iter().map(Fault::to_string).collect();
        assert_eq!(faults.len(), 2);
        assert!(faults[0].starts_with("docs/rulings.md:1: ruling S1 has no entry"));
        assert!(faults[1].starts_with("docs/rulings.md:19: ruling B2 has no test"));
    }
}
