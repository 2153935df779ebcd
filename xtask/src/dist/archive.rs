//! Reproducible archives.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;
use tar::{Builder, EntryType, Header};

/// The files of an archive, ordered by their paths.
#[derive(Default)]
pub struct Files(BTreeMap<String, File>);

struct File {
    bytes: Vec<u8>,
    /// Whether it is executable.
    is_program: bool,
}

impl Files {
    /// Adds a program.
    pub fn add_program(&mut self, path: &str, bytes: Vec<u8>) -> Result<()> {
        self.put(path, File { bytes, is_program: true })
    }

    /// Adds any other file.
    pub fn add(&mut self, path: &str, bytes: impl Into<Vec<u8>>) -> Result<()> {
        self.put(path, File { bytes: bytes.into(), is_program: false })
    }

    fn put(&mut self, path: &str, file: File) -> Result<()> {
        let before = self.0.insert(path.to_owned(), file);
        ensure!(before.is_none(), "{path} is there twice");
        Ok(())
    }

    /// Compresses the files below one folder, all dated with one time in seconds since 1970.
    ///
    /// Folders have no entries: unpacked into an existing folder such as `/usr/local`, the archive must
    /// not change its owner.
    pub fn pack(&self, folder: &str, moment: u64, compression: Compression) -> Result<Vec<u8>> {
        // This writes neither a file name nor a time.
        let mut archive = Builder::new(GzEncoder::new(Vec::new(), compression));
        for (path, file) in &self.0 {
            let mut header = Header::new_gnu();
            header.set_entry_type(EntryType::Regular);
            header.set_mode(if file.is_program { 0o755 } else { 0o644 });
            header.set_uid(0);
            header.set_gid(0);
            header.set_mtime(moment);
            header.set_size(file.bytes.len() as u64);
            archive.append_data(&mut header, format!("{folder}/{path}"), &*file.bytes)?;
        }
        Ok(archive.into_inner()?.finish()?)
    }
}

#[cfg(test)]
impl Files {
    pub fn paths(&self) -> Vec<&str> {
        self.0.keys().map(String::as_str).collect()
    }
}

#[cfg(test)]
mod tests {
    use flate2::read::GzDecoder;

    use super::*;

    fn example(backwards: bool) -> Vec<u8> {
        let mut texts = [("b/two", "2"), ("a", "1"), ("c", "3")];
        if backwards {
            texts.reverse();
        }
        let mut files = Files::default();
        for (path, text) in texts {
            files.add(path, text).expect("once");
        }
        files.add_program("bin/run", b"#!".to_vec()).expect("once");
        files.pack("top-1", 1234, Compression::best()).expect("packed")
    }

    #[test]
    fn the_same_files_give_the_same_bytes() {
        assert_eq!(example(false), example(true));
    }

    #[test]
    fn an_archive_tells_nothing_of_who_packed_it() {
        let bytes = example(false);
        // Flags, then the time: neither a name nor a time is told.
        assert_eq!(bytes[3..8], [0; 5]);
        let mut archive = tar::Archive::new(GzDecoder::new(&*bytes));
        let mut found = Vec::new();
        for entry in archive.entries().expect("an archive") {
            let entry = entry.expect("an entry");
            let header = entry.header();
            assert_eq!((header.uid().ok(), header.gid().ok()), (Some(0), Some(0)));
            assert_eq!(header.mtime().ok(), Some(1234));
            assert_eq!(header.username().ok().flatten(), Some(""));
            let path = entry.path().expect("a path").display().to_string();
            found.push((path, header.mode().expect("a mode")));
        }
        let expected = [
            ("top-1/a", 0o644),
            ("top-1/b/two", 0o644),
            ("top-1/bin/run", 0o755),
            ("top-1/c", 0o644),
        ];
        assert_eq!(found, expected.map(|(path, mode)| (path.to_owned(), mode)));
    }

    #[test]
    fn nothing_is_there_twice() {
        let mut files = Files::default();
        files.add("a", "1").expect("once");
        assert!(files.add("a", "2").is_err());
    }
}
