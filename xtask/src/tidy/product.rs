//! Documents and code name no folders of the machine they were written on.

use super::fault::Fault;
use super::tree::{Tree, numbered};

/// Home folders; in pieces, or this file would be its own first fault.
const FOLDERS: [&str; 3] = [concat!("/Use", "rs/"), concat!("/ro", "ot/"), concat!("/ho", "me/")];

pub fn check(tree: &Tree) -> Vec<Fault> {
    tree.texts().flat_map(|(path, text)| check_text(path, text)).collect()
}

fn check_text(path: &str, text: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (number, line) in numbered(text) {
        let folders = FOLDERS.iter().filter(|folder| names_absolutely(line, folder));
        for foreign in folders {
            let sentence =
                format!("`{foreign}` is outside the repository; name paths from its root");
            faults.push(Fault::new(path, number, sentence));
        }
    }
    faults
}

/// Whether a path starts with the folder; the same name may occur in the middle of a URL.
fn names_absolutely(line: &str, folder: &str) -> bool {
    let continues = |before: &str| {
        before.ends_with(|letter: char| letter.is_alphanumeric() || "_-.~}*".contains(letter))
    };
    line.match_indices(folder).any(|(place, _)| !continues(&line[..place]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::fault::places;

    #[test]
    fn absolute_paths_are_found() {
        for folder in FOLDERS {
            for line in
                [format!("see {folder}x"), format!("(`file://{folder}x`)"), folder.to_owned()]
            {
                let text = format!("first\n{line}\n");
                assert_eq!(places(&check_text("a.md", &text)), ["a.md:2"], "{line}");
            }
        }
    }

    #[test]
    fn folders_inside_a_path_are_no_fault() {
        for folder in FOLDERS {
            let text = format!("https://example.org{folder}page and src{folder}x\n");
            assert_eq!(check_text("a.md", &text), []);
        }
    }
}
