//! The files of the page.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::{fs, io};

use axum::body::Bytes;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

/// The output of `cargo xtask web`.
#[derive(RustEmbed)]
#[folder = "../../target/site"]
#[allow_missing = true]
struct Embedded;

/// The extension of a compressed file.
const SQUEEZED: &str = ".br";

/// Files by their paths.
#[derive(Clone, Default, Debug)]
pub struct Site(BTreeMap<String, File>);

/// A file in memory.
#[derive(Clone, Debug)]
pub(crate) struct File {
    pub bytes: Bytes,
    /// Whether it is compressed with brotli.
    pub squeezed: bool,
    /// A hash of the contents.
    pub tag: String,
    /// The decompressed bytes, once they were needed.
    pub plain: Arc<OnceLock<Bytes>>,
}

impl Site {
    /// The embedded page; empty if it was not built before the program.
    pub fn embedded() -> Site {
        let mut site = Site::default();
        for name in Embedded::iter() {
            if let Some(file) = Embedded::get(&name) {
                let tag = tag(&file.metadata.sha256_hash());
                // Embedded bytes are not copied.
                match file.data {
                    Cow::Borrowed(bytes) => site.add(&name, bytes, tag),
                    Cow::Owned(bytes) => site.add(&name, bytes, tag),
                }
            }
        }
        site
    }

    /// The page in a folder.
    ///
    /// # Errors
    /// When the folder cannot be read, or has no `index.html`.
    pub fn of_folder(folder: &Path) -> io::Result<Site> {
        let mut site = Site::default();
        site.add_folder(folder, "")?;
        if site.file("index.html").is_none() {
            return Err(io::Error::other("there is no index.html in it"));
        }
        Ok(site)
    }

    /// Adds the files of a folder, preferring compressed ones.
    fn add_folder(&mut self, folder: &Path, prefix: &str) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                self.add_folder(&entry.path(), &format!("{name}/"))?;
            } else if name.ends_with(SQUEEZED) || self.file(&name).is_none_or(|it| !it.squeezed) {
                let bytes = fs::read(entry.path())?;
                let tag = tag(&Sha256::digest(&bytes).into());
                self.add(&name, bytes, tag);
            }
        }
        Ok(())
    }

    /// Adds a file, compressed if its name ends in `.br`.
    pub fn add(&mut self, name: &str, bytes: impl Into<Bytes>, tag: String) {
        let plain = name.strip_suffix(SQUEEZED);
        let (bytes, squeezed) = (bytes.into(), plain.is_some());
        let file = File { bytes, squeezed, tag, plain: Arc::default() };
        self.0.insert(plain.unwrap_or(name).to_owned(), file);
    }

    /// Whether there are no files.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        self.0.get(path)
    }
}

/// The first half of a hash.
fn tag(hash: &[u8; 32]) -> String {
    hash[..16].iter().fold(String::with_capacity(32), |tag, byte| tag + &format!("{byte:02x}"))
}
