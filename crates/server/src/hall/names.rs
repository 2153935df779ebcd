//! Numbers and keys that nobody can guess, and names that do no harm.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use fondaco_protocol::{LONGEST_NAME, Refused, Why};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// Letters of numbers: easily read aloud, none that look alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// So many letters make 80 bits: a table that is found only by its link cannot be guessed.
const NUMBER: usize = 16;

/// Bytes from the generator of the operating system.
///
/// # Errors
/// When it gives none.
pub fn random<const BYTES: usize>() -> Result<[u8; BYTES], Refused> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system gives no random numbers");
        Refused::new(Why::Unavailable, "the server cannot do that at the moment")
    })?;
    Ok(bytes)
}

/// A new number of a person or table.
///
/// # Errors
/// As for [`random`].
pub fn new_number() -> Result<String, Refused> {
    let bytes: [u8; NUMBER] = random()?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// Can this be a number? What cannot is not looked up.
pub fn may_be_a_number(text: &str) -> bool {
    text.len() == NUMBER && text.bytes().all(|letter| LETTERS.contains(&letter))
}

/// A secret key as somebody sends it: never shown, never logged.
///
/// Keys are looked up in the store by their SHA-256. How long that takes may tell how the hash
/// begins, but whoever guesses keys cannot steer their hashes towards a stored one, so it helps him
/// nothing; the hash that was found is then compared in constant time.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    /// A key of 32 random bytes.
    ///
    /// # Errors
    /// As for `random`.
    pub fn new() -> Result<Secret, Refused> {
        let bytes: [u8; 32] = random()?;
        Ok(Secret(URL_SAFE_NO_PAD.encode(bytes)))
    }

    /// What somebody sent, if it can be a key.
    pub fn sent(text: &str) -> Option<Secret> {
        let key = URL_SAFE_NO_PAD.decode(text).ok()?;
        (key.len() == 32).then(|| Secret(text.to_owned()))
    }

    /// What is stored of it.
    pub fn hash(&self) -> String {
        use std::fmt::Write;
        let hash = Sha256::digest(self.0.as_bytes());
        hash.iter().fold(String::with_capacity(64), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// Is this its hash?
    pub fn has_hash(&self, hash: &str) -> bool {
        self.hash().as_bytes().ct_eq(hash.as_bytes()).into()
    }

    /// The key itself, for its owner.
    pub fn told(self) -> String {
        self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// A name without blanks around it, if it is one.
///
/// # Errors
/// When it is empty or too long, or has signs that could be taken for something else than a name.
pub fn checked_name(name: &str) -> Result<String, Refused> {
    let name = name.trim();
    if name.is_empty() {
        return Err(Refused::new(Why::Unreadable, "a name has at least one letter"));
    }
    if name.chars().count() > LONGEST_NAME {
        let text = format!("a name has at most {LONGEST_NAME} letters");
        return Err(Refused::new(Why::TooMuch, text));
    }
    let harmful = |letter: char| is_invisible(letter) || "<>&\"`\\".contains(letter);
    if name.chars().any(harmful) || without_piles(name) != name {
        return Err(Refused::new(Why::Unreadable, "a name has no signs such as < > & \" in it"));
    }
    Ok(name.to_owned())
}

/// Controls, and what turns or hides the text around it.
pub fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// So many marks may follow one letter; no language needs more.
const MARKS: usize = 3;

/// The text without marks that pile up on a letter until they cover the lines around it.
pub fn without_piles(text: &str) -> String {
    let mut marks = 0;
    let kept = text.chars().filter(|letter| {
        marks = if is_mark(*letter) { marks + 1 } else { 0 };
        marks <= MARKS
    });
    kept.collect()
}

/// Does it stand above, below or across the letter before it?
fn is_mark(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}'
        | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{e31}' | '\u{e34}'..='\u{e3a}'
        | '\u{e47}'..='\u{e4e}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_long_and_of_plain_letters() {
        let number = new_number().unwrap();
        assert!(may_be_a_number(&number), "{number}");
        assert_ne!(number, new_number().unwrap());
        for wrong in ["", "short", "abcdefghijkmnpql", "ABCDEFGHIJKMNPQR", "abcdefghijkmnpq'"] {
            assert!(!may_be_a_number(wrong), "{wrong}");
        }
    }

    #[test]
    fn keys_are_known_by_their_hash_and_never_shown() {
        let secret = Secret::new().unwrap();
        assert_eq!(format!("{secret:?}"), "Secret");
        let hash = secret.hash();
        let sent = Secret::sent(&secret.clone().told()).unwrap();
        assert!(sent.has_hash(&hash));
        assert!(!sent.has_hash(&Secret::new().unwrap().hash()) && !sent.has_hash(""));
        let longer = format!("{}AA", secret.told());
        for wrong in ["", "key", longer.as_str(), "ä"] {
            assert!(Secret::sent(wrong).is_none(), "{wrong}");
        }
    }

    #[test]
    fn names_do_no_harm() {
        for (name, kept) in [(" Ann ", "Ann"), ("Jörg-2", "Jörg-2"), ("小さい O'N.", "小さい O'N.")]
        {
            assert_eq!(checked_name(name).as_deref(), Ok(kept));
        }
        for wrong in ["", "  ", "<b>x</b>", "a&amp;", "a\nb", "a\u{202e}b", "thirteen letters"] {
            assert!(checked_name(wrong).is_err(), "{wrong:?}");
        }
    }
}
