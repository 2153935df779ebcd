//! The files of the repository and the crates of the workspace.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::metadata::{Dependency, Metadata};
use crate::repository::{self, has_extension};

#[derive(Default)]
pub struct Tree {
    /// The texts of files by their paths from the root; none for a file that is not text.
    files: BTreeMap<String, Option<String>>,
    pub crates: Vec<Crate>,
}

/// A crate of the workspace.
pub struct Crate {
    pub name: String,
    /// Its path from the root.
    pub folder: String,
    pub dependencies: Vec<Dependency>,
}

impl Crate {
    pub fn manifest(&self) -> String {
        format!("{}/Cargo.toml", self.folder)
    }
}

impl Tree {
    /// Reads the files that git tracks and those it would add.
    pub fn read(root: &Path) -> Result<Self> {
        let mut files = BTreeMap::new();
        for path in repository::files(root)? {
            let place = root.join(&path);
            // A deleted file is listed until that is committed; a link leads elsewhere.
            if place.symlink_metadata().is_ok_and(|metadata| metadata.is_file()) {
                let bytes = fs::read(&place).with_context(|| format!("{path} cannot be read"))?;
                files.insert(path, text(bytes));
            }
        }
        let mut crates = Vec::new();
        for package in Metadata::read(root, &["--no-deps"])?.packages {
            let folder = package.manifest_path.parent().and_then(|it| it.strip_prefix(root).ok());
            let folder = folder.context("a crate is outside the repository")?;
            let (name, dependencies) = (package.name, package.dependencies);
            crates.push(Crate { name, folder: folder.display().to_string(), dependencies });
        }
        Ok(Tree { files, crates })
    }

    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// All text files with their texts.
    pub fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().filter_map(|(path, text)| Some((path.as_str(), text.as_deref()?)))
    }

    /// The Rust sources among the text files.
    pub fn rust(&self) -> impl Iterator<Item = (&str, &str)> {
        self.texts().filter(|(path, _)| has_extension(path, &["rs"]))
    }

    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.as_deref()
    }

    pub fn has_file(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    pub fn has_folder(&self, folder: &str) -> bool {
        self.paths().any(|path| path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')))
    }
}

#[cfg(test)]
impl Tree {
    pub fn of(files: &[(&str, &str)]) -> Self {
        let own = |&(path, text): &(&str, &str)| (path.to_owned(), Some(text.to_owned()));
        Tree { files: files.iter().map(own).collect(), crates: Vec::new() }
    }

    /// Adds a crate with its normal dependencies and those of its tests.
    pub fn with(mut self, folder: &str, name: &str, normal: &[&str], in_tests: &[&str]) -> Self {
        let dependency = |kind: Option<&str>, name: &str| Dependency {
            name: name.to_owned(),
            kind: kind.map(str::to_owned),
        };
        let normal = normal.iter().map(|name| dependency(None, name));
        let in_tests = in_tests.iter().map(|name| dependency(Some("dev"), name));
        let dependencies = normal.chain(in_tests).collect();
        self.crates.push(Crate { name: name.to_owned(), folder: folder.to_owned(), dependencies });
        self
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
