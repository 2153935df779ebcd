//! The files of the page before they are written.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

/// Files by their paths from the root of the page.
#[derive(Clone, Default, Debug)]
pub struct Files(BTreeMap<String, Vec<u8>>);

impl Files {
    pub fn add(&mut self, name: &str, bytes: Vec<u8>) {
        self.0.insert(name.to_owned(), bytes);
    }

    /// Adds a file with a hash in its name, and returns the name.
    pub fn add_hashed(&mut self, stem: &str, extension: &str, bytes: Vec<u8>) -> String {
        let name = format!("{stem}-{}.{extension}", hash(&[&bytes]));
        self.add(&name, bytes);
        name
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.0.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice()))
    }

    /// All names, which with hashes identify the contents.
    pub fn fingerprint(&self) -> String {
        self.names().collect::<Vec<_>>().join("\n")
    }

    /// Writes the files and removes all others in the folder.
    pub fn replace(&self, folder: &Path) -> Result<()> {
        self.write(folder)?;
        for old in names_below(folder, "")?.iter().filter(|name| !self.0.contains_key(*name)) {
            let old = folder.join(old);
            fs::remove_file(&old)
                .with_context(|| format!("{} cannot be removed", old.display()))?;
        }
        Ok(())
    }

    /// Writes the files that differ; an unchanged folder need not be embedded again.
    pub fn write(&self, folder: &Path) -> Result<()> {
        for (name, bytes) in &self.0 {
            let path = folder.join(name);
            if fs::read(&path).is_ok_and(|there| there == *bytes) {
                continue;
            }
            let cannot = || format!("{} cannot be written", path.display());
            path.parent().map_or(Ok(()), fs::create_dir_all).with_context(cannot)?;
            fs::write(&path, bytes).with_context(cannot)?;
        }
        Ok(())
    }
}

/// A hash of sixteen hexadecimal digits.
pub fn hash<B: AsRef<[u8]>>(parts: &[B]) -> String {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
        hasher.update([0]);
    }
    hasher.finalize().iter().take(8).fold(String::new(), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

fn names_below(folder: &Path, prefix: &str) -> Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            names.extend(names_below(&entry.path(), &format!("{name}/"))?);
        } else {
            names.insert(name);
        }
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_tells_the_contents() {
        let mut files = Files::default();
        let first = files.add_hashed("nets/a", "net", vec![1, 2]);
        let second = files.add_hashed("nets/a", "net", vec![1, 3]);
        assert_ne!(first, second);
        assert_eq!(first, files.add_hashed("nets/a", "net", vec![1, 2]));
        assert_eq!(first.len(), "nets/a-0123456789abcdef.net".len());
        assert_ne!(hash(&["ab", "c"]), hash(&["a", "bc"]));
    }

    #[test]
    fn only_replacing_removes_what_is_there() {
        let folder = std::env::temp_dir().join(format!("fondaco-files-{}", std::process::id()));
        let mut files = Files::default();
        files.add("nets/a.net", vec![1]);
        files.add("index.html", vec![2]);
        files.write(&folder).expect("written");
        let mut fewer = Files::default();
        fewer.add("index.html", vec![3]);
        fewer.write(&folder).expect("written");
        assert_eq!(names_below(&folder, "").expect("listed").len(), 2);
        fewer.replace(&folder).expect("replaced");
        assert_eq!(names_below(&folder, "").expect("listed"), ["index.html".to_owned()].into());
        assert_eq!(fs::read(folder.join("index.html")).expect("read"), [3]);
        fs::remove_dir_all(&folder).expect("removed");
    }
}
