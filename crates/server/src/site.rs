//! The files of the page.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use rust_embed::RustEmbed;

/// What `cargo xtask web` has built. Pictures are compressed by nature; of all other files only
/// the compressed ones are taken along.
#[derive(RustEmbed)]
#[folder = "../../target/site"]
#[include = "*.br"]
#[include = "*.png"]
#[allow_missing = true]
struct Embedded;

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
                let [first, ..] = *file.metadata.sha256_hash().as_chunks().0 else { continue };
                let tag = format!("{:032x}", u128::from_be_bytes(first));
                // What is part of the program is not copied.
                match file.data {
                    Cow::Borrowed(bytes) => site.add(&name, bytes, tag),
                    Cow::Owned(bytes) => site.add(&name, bytes, tag),
                }
            }
        }
        site
    }

    /// Adds a file; a name that ends in `.br` says that it is compressed.
    pub fn add(&mut self, name: &str, bytes: impl Into<Bytes>, tag: String) {
        let plain = name.strip_suffix(".br");
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
