//! Ids and keys that cannot be guessed, and safe names.

use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use fondaco_protocol::{LONGEST_NAME, Refused, Why};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// The letters of ids: none look alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The length of an id: 80 bits, so that private tables cannot be guessed.
const NUMBER: usize = 16;

/// Random bytes from the operating system.
///
/// # Errors
/// When it gives none.
pub fn random<const BYTES: usize>() -> Result<[u8; BYTES], Refused> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "the system provides no random numbers");
        Refused::new(Why::Unavailable, "the server cannot do that at the moment")
    })?;
    Ok(bytes)
}

/// A new id of a person or table.
///
/// # Errors
/// As for [`random`].
pub fn new_number() -> Result<String, Refused> {
    Ok(spelled(&random::<NUMBER>()?))
}

/// The id of a table's rematch: whoever asks for one computes the same, so there is never more than one.
pub fn number_after(table: &str, seed: &str) -> String {
    spelled(&Sha256::digest(format!("{table} {seed}"))[..NUMBER])
}

fn spelled(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Whether this can be an id; what cannot is not looked up.
pub fn may_be_a_number(text: &str) -> bool {
    text.len() == NUMBER && text.bytes().all(|letter| LETTERS.contains(&letter))
}

/// A secret key: never shown, never logged.
///
/// Keys are looked up by their SHA-256. The time of the lookup may reveal how a stored hash begins,
/// which does not help, because nobody can choose keys by their hashes. The hash that was found is
/// compared in constant time.
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

    /// The key that a client sent, if it can be one.
    pub fn sent(text: &str) -> Option<Secret> {
        let key = URL_SAFE_NO_PAD.decode(text).ok()?;
        (key.len() == 32).then(|| Secret(text.to_owned()))
    }

    /// Its hash, which is stored.
    pub fn hash(&self) -> String {
        use std::fmt::Write;
        let hash = Sha256::digest(self.0.as_bytes());
        hash.iter().fold(String::with_capacity(64), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// Whether this is its hash, compared in constant time.
    pub fn has_hash(&self, hash: &str) -> bool {
        self.hash().as_bytes().ct_eq(hash.as_bytes()).into()
    }

    /// The key itself, for its owner.
    pub fn reveal(self) -> String {
        self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// A trimmed name.
///
/// # Errors
/// When it is empty, too long, or contains markup, quotes or invisible characters.
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

/// Control characters, and those that hide or reverse text.
pub fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// The most combining marks on a letter; no language needs more.
const MARKS: usize = 3;

/// The text without piles of combining marks, which would cover the lines around it.
pub fn without_piles(text: &str) -> String {
    let mut marks = 0;
    let kept = text.chars().filter(|letter| {
        marks = if is_mark(*letter) { marks + 1 } else { 0 };
        marks <= MARKS
    });
    kept.collect()
}

/// Whether it is a combining mark.
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
        let sent = Secret::sent(&secret.clone().reveal()).unwrap();
        assert!(sent.has_hash(&hash));
        assert!(!sent.has_hash(&Secret::new().unwrap().hash()) && !sent.has_hash(""));
        let longer = format!("{}AA", secret.reveal());
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
