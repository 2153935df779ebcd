//! Names of messages, checked while compiling.

use crate::Language;

/// The name of a message that the catalogue holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key(&'static str);

impl Key {
    /// The message of that name. In a constant, where [`text!`](crate::text!) puts it, a message
    /// that is missing or takes other arguments does not compile.
    ///
    /// # Panics
    /// When the English catalogue has no such message, or it takes other arguments.
    #[must_use]
    pub const fn checked(name: &'static str, arguments: &[&str]) -> Key {
        let catalogue = Language::English.catalogue().as_bytes();
        let Some((start, end)) = STARTS.find(catalogue, name.as_bytes()) else {
            panic!("the catalogue has no such message");
        };
        let mut place = 0;
        while place < arguments.len() {
            assert!(
                mentions(catalogue, start, end, arguments[place].as_bytes()),
                "the message does not take this argument"
            );
            place += 1;
        }
        assert!(
            all_given(catalogue, start, end, arguments),
            "the message takes an argument that is not given"
        );
        Key(name)
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        self.0
    }
}

/// Where the messages of the English catalogue begin. Found once: walking through all of it for
/// every key would make compiling slow.
const STARTS: Starts = Starts::of(Language::English.catalogue().as_bytes());

struct Starts {
    places: [u32; Starts::MOST],
    count: usize,
}

impl Starts {
    /// More messages than the catalogue will have.
    const MOST: usize = 3000;

    /// A message begins with a letter at the beginning of a line; all else there is a comment,
    /// blank, indented, or the end of a selector.
    const fn of(text: &[u8]) -> Starts {
        let mut starts = Starts { places: [text.len() as u32; Starts::MOST], count: 0 };
        let mut place = 0;
        while place < text.len() {
            if text[place].is_ascii_lowercase() && (place == 0 || text[place - 1] == b'\n') {
                starts.places[starts.count] = place as u32;
                starts.count += 1;
            }
            place += 1;
        }
        starts
    }

    /// From where to where the message of this name reaches.
    const fn find(&self, text: &[u8], name: &[u8]) -> Option<(usize, usize)> {
        let mut number = 0;
        while number < self.count {
            let start = self.places[number] as usize;
            if is_at(text, start, name) && is_at(text, start + name.len(), b" =") {
                return Some((start, self.places[number + 1] as usize));
            }
            number += 1;
        }
        None
    }
}

/// Whether the variable occurs between these places.
const fn mentions(text: &[u8], start: usize, end: usize, name: &[u8]) -> bool {
    let mut place = start;
    while place < end {
        if text[place] == b'$' && is_variable(text, place + 1, name) {
            return true;
        }
        place += 1;
    }
    false
}

/// Whether every variable between these places is among the arguments.
const fn all_given(text: &[u8], start: usize, end: usize, arguments: &[&str]) -> bool {
    let mut place = start;
    while place < end {
        if text[place] == b'$' {
            let mut given = false;
            let mut argument = 0;
            while argument < arguments.len() {
                given = given || is_variable(text, place + 1, arguments[argument].as_bytes());
                argument += 1;
            }
            if !given {
                return false;
            }
        }
        place += 1;
    }
    true
}

/// Whether exactly this variable stands here.
const fn is_variable(text: &[u8], place: usize, name: &[u8]) -> bool {
    let after = place + name.len();
    is_at(text, place, name) && !(after < text.len() && text[after].is_ascii_alphanumeric())
}

const fn is_at(text: &[u8], place: usize, word: &[u8]) -> bool {
    let mut letter = 0;
    while letter < word.len() {
        if place + letter >= text.len() || text[place + letter] != word[letter] {
            return false;
        }
        letter += 1;
    }
    true
}
