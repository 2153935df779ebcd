//! Compressed files beside the plain ones.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;

use super::files::{Files, hash};
use crate::repository::has_extension;

/// Compresses, and remembers what it has compressed: the best quality takes seconds.
pub struct Squeezer {
    pub store: PathBuf,
    pub quality: u8,
}

impl Squeezer {
    /// The files, and beside each that is not compressed by nature a `.br`.
    pub fn beside(&self, files: &Files) -> Result<Files> {
        let mut both = files.clone();
        for (name, bytes) in files.iter().filter(|(name, _)| !has_extension(name, &["png"])) {
            let squeezed = self.squeeze(bytes).with_context(|| format!("compressing {name}"))?;
            both.add(&format!("{name}.br"), squeezed);
        }
        Ok(both)
    }

    fn squeeze(&self, bytes: &[u8]) -> Result<Vec<u8>> {
        let kept = self.store.join(format!("{}-{}.br", hash(&[bytes]), self.quality));
        if let Ok(squeezed) = fs::read(&kept) {
            return Ok(squeezed);
        }
        let squeezed = squeeze(bytes, self.quality)?;
        fs::create_dir_all(&self.store)?;
        // Whole or not at all: a build that is broken off leaves no half of a file behind.
        let begun = kept.with_extension("begun");
        fs::write(&begun, &squeezed)?;
        fs::rename(&begun, &kept)?;
        Ok(squeezed)
    }
}

fn squeeze(bytes: &[u8], quality: u8) -> Result<Vec<u8>> {
    let settings = BrotliEncoderParams {
        quality: quality.into(),
        lgwin: 22,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut squeezed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut squeezed, &settings)?;
    Ok(squeezed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_squeezed_is_not_lost() {
        let text = "cloth, fur, grain, dye, spice; ".repeat(100);
        for quality in [5, 11] {
            let squeezed = squeeze(text.as_bytes(), quality).expect("squeezed");
            assert!(squeezed.len() < 100, "{} bytes", squeezed.len());
            let mut back = Vec::new();
            brotli::BrotliDecompress(&mut squeezed.as_slice(), &mut back).expect("back");
            assert_eq!(back, text.as_bytes());
        }
    }
}
