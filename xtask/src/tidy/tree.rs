//! The files of the repository.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::repository::has_extension;

/// Every file by its path from the root; what is not text has none.
pub struct Tree(BTreeMap<String, Option<String>>);

impl Tree {
    /// Reads the files git tracks and those it would add.
    pub fn read(root: &Path) -> Result<Self> {
        let mut git = Command::new("git");
        git.current_dir(root).args([
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ]);
        let output = git.output().context("git could not be started")?;
        let complaint = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "git cannot list the files: {}", complaint.trim());
        let listing = String::from_utf8(output.stdout).context("a path is not UTF-8")?;
        let mut files = BTreeMap::new();
        for path in listing.split_terminator('\0') {
            let place = root.join(path);
            // A tracked file may be deleted and not yet committed so; a link leads elsewhere.
            if place.symlink_metadata().is_ok_and(|metadata| metadata.is_file()) {
                let bytes = fs::read(&place).with_context(|| format!("{path} cannot be read"))?;
                files.insert(path.to_owned(), text(bytes));
            }
        }
        Ok(Tree(files))
    }

    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// All text files with their texts.
    pub fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().filter_map(|(path, text)| Some((path.as_str(), text.as_deref()?)))
    }

    /// The Rust sources among the text files.
    pub fn rust(&self) -> impl Iterator<Item = (&str, &str)> {
        self.texts().filter(|(path, _)| has_extension(path, &["rs"]))
    }

    pub fn text(&self, path: &str) -> Option<&str> {
        self.0.get(path)?.as_deref()
    }

    pub fn has_file(&self, path: &str) -> bool {
        self.0.contains_key(path)
    }

    pub fn has_folder(&self, folder: &str) -> bool {
        self.paths().any(|path| path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')))
    }
}

#[cfg(test)]
impl Tree {
    pub fn of(files: &[(&str, &str)]) -> Self {
        let own = |&(path, text): &(&str, &str)| (path.to_owned(), Some(text.to_owned()));
        Tree(files.iter().map(own).collect())
    }
}

/// The lines of a text with their numbers, counted from 1.
pub fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines())
}

fn text(bytes: Vec<u8>) -> Option<String> {
    String::from_utf8(bytes).ok().filter(|text| !text.contains('\0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_known_by_their_files() {
        let tree = Tree::of(&[("crates/client/src/lib.rs", "")]);
        assert!(tree.has_folder("crates/client"));
        assert!(!tree.has_folder("crates/cli"));
    }

    #[test]
    fn bytes_that_are_not_text_have_no_text() {
        assert_eq!(text(b"plain\n".to_vec()), Some("plain\n".to_owned()));
        assert_eq!(text(vec![0xff, 0xfe]), None);
        assert_eq!(text(vec![b'a', 0]), None);
    }
}
