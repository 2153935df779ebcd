//! Joins the style sheets.

use std::path::Path;

use anyhow::{Result, ensure};

use crate::folders;

/// All sheets of a folder in the order of their names.
pub fn join(folder: &Path) -> Result<String> {
    let mut sheet = String::new();
    for path in folders::files_in(folder, "css")? {
        let place = path.display();
        let bare = without_comments(&folders::read_text(&path)?);
        ensure!(!bare.contains("@import"), "{place} imports another sheet; all are joined anyway");
        for line in bare.lines().map(str::trim).filter(|line| !line.is_empty()) {
            sheet.push_str(line);
            sheet.push('\n');
        }
    }
    Ok(sheet)
}

/// The sheet without comments; strings stay as they are.
fn without_comments(sheet: &str) -> String {
    let mut bare = String::with_capacity(sheet.len());
    let mut letters = sheet.chars().peekable();
    let mut quote = None;
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (None, '/') if letters.peek() == Some(&'*') => {
                let mut before = ' ';
                letters.next();
                for letter in letters.by_ref() {
                    if before == '*' && letter == '/' {
                        break;
                    }
                    before = letter;
                }
                continue;
            }
            (None, '"' | '\'') => quote = Some(letter),
            (Some(open), _) if open == letter => quote = None,
            (Some(_), '\\') => {
                bare.push(letter);
                bare.extend(letters.next());
                continue;
            }
            _ => {}
        }
        bare.push(letter);
    }
    bare
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_and_strings_stay() {
        assert_eq!(without_comments("a/* x */b/**/c/*/ y */d"), "abcd");
        assert_eq!(without_comments("'/* \\' */'/* x */"), "'/* \\' */'");
        assert_eq!(without_comments("a / b"), "a / b");
    }
}
