//! A whole game in an address.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

/// The longest record that a link may hold: many times the longest game.
const LONGEST: usize = 200_000;

/// How hard to compress: as hard as it goes.
const EFFORT: u8 = 10;

/// Why a link is no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadLink {
    /// It is longer than any game.
    TooLong,
    /// Part of it is missing or was changed.
    Damaged,
}

/// The record as letters, digits, `-` and `_`.
pub fn encode(record: &str) -> String {
    URL_SAFE_NO_PAD.encode(compress_to_vec(record.as_bytes(), EFFORT))
}

/// The record in a link.
///
/// # Errors
/// When the link is no game; whether its record is one is another question.
pub fn decode(link: &str) -> Result<String, BadLink> {
    if link.len() > LONGEST {
        return Err(BadLink::TooLong);
    }
    let packed = URL_SAFE_NO_PAD.decode(link.trim()).map_err(|_| BadLink::Damaged)?;
    let bytes = decompress_to_vec_with_limit(&packed, LONGEST).map_err(|error| {
        use miniz_oxide::inflate::TINFLStatus::HasMoreOutput;
        if error.status == HasMoreOutput { BadLink::TooLong } else { BadLink::Damaged }
    })?;
    String::from_utf8(bytes).map_err(|_| BadLink::Damaged)
}

impl fmt::Display for BadLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadLink::TooLong => "the link is longer than any game",
            BadLink::Damaged => "the link is damaged: copy it again, whole",
        })
    }
}

impl std::error::Error for BadLink {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_holds_the_record() {
        let record = "fondaco 1 medici 3\n@seat 0 Änne\nfirst 2\n";
        let link = encode(record);
        assert!(
            link.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_".contains(&letter))
        );
        assert_eq!(decode(&link).as_deref(), Ok(record));
    }

    #[test]
    fn forged_links_are_refused() {
        assert_eq!(decode("%%%"), Err(BadLink::Damaged));
        assert_eq!(decode("AAAA"), Err(BadLink::Damaged));
        assert_eq!(decode(&"A".repeat(1_000_000)), Err(BadLink::TooLong));
        let bomb = URL_SAFE_NO_PAD.encode(compress_to_vec(&vec![0; 10_000_000], EFFORT));
        assert_eq!(decode(&bomb), Err(BadLink::TooLong));
        let link = encode("fondaco 1 medici 3\n");
        assert_eq!(decode(&link[..link.len() - 4]), Err(BadLink::Damaged));
    }
}
