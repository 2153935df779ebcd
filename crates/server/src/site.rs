//! The files of the page.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::{fs, io};

use axum::body::Bytes;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

/// What `cargo xtask web` has built.
#[derive(RustEmbed)]
#[folder = "../../target/site"]
#[allow_missing = true]
struct Embedded;

/// The end of the name of a compressed file.
const SQUEEZED: &str = ".br";

/// Files by their paths.
#[derive(Clone, Default, Debug)]
pub struct Site(BTreeMap<String, File>);

/// A file as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct File {
    pub bytes: Bytes,
    /// Compressed with brotli?
    pub squeezed: bool,
    /// Tells the contents.
    pub tag: String,
    /// What was compressed, once somebody has needed it so.
    pub plain: Arc<OnceLock<Bytes>>,
}

impl Site {
    /// The page that this program carries with it; empty if it was not built before the program.
    pub fn embedded() -> Site {
        let mut site = Site::default();
        for name in Embedded::iter() {
            if let Some(file) = Embedded::get(&name) {
                let tag = tag(&file.metadata.sha256_hash());
                // What is part of the program is not copied.
                match file.data {
                    Cow::Borrowed(bytes) => site.add(&name, bytes, tag),
                    Cow::Owned(bytes) => site.add(&name, bytes, tag),
                }
            }
        }
        site
    }

    /// The page that a build has left in a folder.
    ///
    /// # Errors
    /// When the folder or something in it cannot be read, or it holds no page.
    pub fn of_folder(folder: &Path) -> io::Result<Site> {
        let mut site = Site::default();
        site.add_folder(folder, "")?;
        if site.file("index.html").is_none() {
            return Err(io::Error::other("there is no index.html in it"));
        }
        Ok(site)
    }

    /// Adds what lies in a folder; of a file that is there twice, the compressed one.
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

    /// Adds a file; a name that ends in `.br` says that it is compressed.
    pub fn add(&mut self, name: &str, bytes: impl Into<Bytes>, tag: String) {
        let plain = name.strip_suffix(SQUEEZED);
        let (bytes, squeezed) = (bytes.into(), plain.is_some());
        let file = File { bytes, squeezed, tag, plain: Arc::default() };
        self.0.insert(plain.unwrap_or(name).to_owned(), file);
    }

    /// Is there nothing to be served?
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
