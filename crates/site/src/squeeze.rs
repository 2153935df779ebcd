//! Compresses files, except pictures.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;

use crate::files::{Files, hash};

/// The highest.
const QUALITY: u8 = 11;

/// Compresses with a cache, because the highest quality takes seconds.
pub struct Squeezer {
    pub store: PathBuf,
}

impl Squeezer {
    /// The files, those compressed with `.br` added to their names; prints all sizes.
    pub fn all(&self, files: &Files) -> Result<Files> {
        let mut travelling = Files::default();
        for (name, bytes) in files.iter() {
            let size = |bytes: &[u8]| format!("{:.1} kB", bytes.len() as f64 / 1000.0);
            if Path::new(name).extension() == Some(OsStr::new("png")) {
                eprintln!("{:>12} {:>12}  {name}", size(bytes), "–");
                travelling.add(name, bytes.to_vec());
            } else {
                let squeezed =
                    self.squeeze(bytes).with_context(|| format!("compressing {name}"))?;
                eprintln!("{:>12} {:>12}  {name}", size(bytes), size(&squeezed));
                travelling.add(&format!("{name}.br"), squeezed);
            }
        }
        Ok(travelling)
    }

    fn squeeze(&self, bytes: &[u8]) -> Result<Vec<u8>> {
        let kept = self.store.join(format!("{}.br", hash(&[bytes])));
        if let Ok(squeezed) = fs::read(&kept) {
            return Ok(squeezed);
        }
        let squeezed = squeeze(bytes)?;
        fs::create_dir_all(&self.store)?;
        // An interrupted build must not leave half a file.
        let begun = kept.with_extension("begun");
        fs::write(&begun, &squeezed)?;
        fs::rename(&begun, &kept)?;
        Ok(squeezed)
    }
}

fn squeeze(bytes: &[u8]) -> Result<Vec<u8>> {
    let settings = BrotliEncoderParams {
        quality: QUALITY.into(),
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
        let squeezed = squeeze(text.as_bytes()).expect("squeezed");
        assert!(squeezed.len() < 100, "{} bytes", squeezed.len());
        let mut back = Vec::new();
        brotli::BrotliDecompress(&mut squeezed.as_slice(), &mut back).expect("back");
        assert_eq!(back, text.as_bytes());
    }
}
