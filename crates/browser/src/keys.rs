//! The keyboard.

use anyhow::{Result, bail};
use serde_json::{Value, json};

use crate::page::Page;

const MODIFIERS: [(&str, u8); 4] = [("Alt", 1), ("Control", 2), ("Meta", 4), ("Shift", 8)];
const SHIFT: u8 = 8;

/// Keys that have names: name, number, what they write.
const NAMED: [(&str, u32, &str); 16] = [
    ("Backspace", 8, ""),
    ("Tab", 9, ""),
    ("Enter", 13, "\r"),
    ("Escape", 27, ""),
    ("PageUp", 33, ""),
    ("PageDown", 34, ""),
    ("End", 35, ""),
    ("Home", 36, ""),
    ("ArrowLeft", 37, ""),
    ("ArrowUp", 38, ""),
    ("ArrowRight", 39, ""),
    ("ArrowDown", 40, ""),
    ("Delete", 46, ""),
    ("F1", 112, ""),
    ("F5", 116, ""),
    ("Insert", 45, ""),
];

/// Keys with signs on an American keyboard: without and with shift, name, number.
const SIGNS: [(char, char, &str, u32); 11] = [
    ('-', '_', "Minus", 189),
    ('=', '+', "Equal", 187),
    ('[', '{', "BracketLeft", 219),
    (']', '}', "BracketRight", 221),
    ('\\', '|', "Backslash", 220),
    (';', ':', "Semicolon", 186),
    ('\'', '"', "Quote", 222),
    ('`', '~', "Backquote", 192),
    (',', '<', "Comma", 188),
    ('.', '>', "Period", 190),
    ('/', '?', "Slash", 191),
];

/// The digits with shift, from 0.
const ABOVE_DIGITS: [char; 10] = [')', '!', '@', '#', '$', '%', '^', '&', '*', '('];

/// A key as the page is told of it.
#[derive(Debug, PartialEq, Eq)]
struct Key {
    name: String,
    code: String,
    number: u32,
    writes: String,
    shift: bool,
}

impl Page {
    /// Presses and releases a key where the focus is: a sign (`a`, `?`, a blank), a name (`Enter`,
    /// `ArrowLeft`, `Space`), or either after modifiers (`Shift+Tab`, `Control+z`).
    ///
    /// # Errors
    /// There is no such key.
    pub fn key(&self, name: &str) -> Result<()> {
        let (modifiers, key) = read(name)?;
        self.press(modifiers, &key)
    }

    /// Types a text, key by key.
    ///
    /// # Errors
    /// The page does not answer.
    pub fn type_text(&self, text: &str) -> Result<()> {
        for sign in text.chars() {
            let key = if sign == '\n' { named("Enter") } else { Some(of_sign(sign)) };
            let Some(key) = key else { bail!("there is no key for {sign:?}") };
            self.press(if key.shift { SHIFT } else { 0 }, &key)?;
        }
        Ok(())
    }

    fn press(&self, modifiers: u8, key: &Key) -> Result<()> {
        // With Control, Alt or Meta a key means something and writes nothing.
        let writes = if modifiers & !SHIFT == 0 { key.writes.as_str() } else { "" };
        let event = |kind: &str, text: &str| -> Value {
            json!({
                "type": kind,
                "key": key.name,
                "code": key.code,
                "windowsVirtualKeyCode": key.number,
                "modifiers": modifiers,
                "text": text,
            })
        };
        let down = if writes.is_empty() { "rawKeyDown" } else { "keyDown" };
        self.call("Input.dispatchKeyEvent", &event(down, writes))?;
        self.call("Input.dispatchKeyEvent", &event("keyUp", "")).map(drop)
    }
}

fn read(name: &str) -> Result<(u8, Key)> {
    let mut modifiers = 0;
    let mut rest = name;
    while let Some((bit, after)) = MODIFIERS.iter().find_map(|(modifier, bit)| {
        let after = rest.strip_prefix(modifier)?.strip_prefix('+')?;
        (!after.is_empty()).then_some((bit, after))
    }) {
        modifiers |= bit;
        rest = after;
    }
    let mut signs = rest.chars();
    let key = match (signs.next(), signs.next()) {
        (Some(sign), None) => of_sign(sign),
        _ if rest == "Space" => of_sign(' '),
        _ => match named(rest) {
            Some(key) => key,
            None => bail!("there is no key `{name}`"),
        },
    };
    Ok((if key.shift { modifiers | SHIFT } else { modifiers }, key))
}

fn named(name: &str) -> Option<Key> {
    let &(_, number, writes) = NAMED.iter().find(|(known, ..)| *known == name)?;
    let [name, code] = [name.to_owned(), name.to_owned()];
    Some(Key { name, code, number, writes: writes.to_owned(), shift: false })
}

fn of_sign(sign: char) -> Key {
    let (code, number, shift) = place(sign).unwrap_or_default();
    Key { name: sign.to_string(), code, number, writes: sign.to_string(), shift }
}

/// Where a sign is on an American keyboard, and whether it takes shift. What is not on it can be
/// written nevertheless.
fn place(sign: char) -> Option<(String, u32, bool)> {
    let upper = sign.to_ascii_uppercase();
    if sign.is_ascii_alphabetic() {
        return Some((format!("Key{upper}"), u32::from(upper), sign == upper));
    }
    if sign.is_ascii_digit() {
        return Some((format!("Digit{sign}"), u32::from(sign), false));
    }
    if sign == ' ' {
        return Some(("Space".to_owned(), 32, false));
    }
    if let Some(digit) = (0_u32..).zip(ABOVE_DIGITS).find(|(_, above)| *above == sign) {
        return Some((format!("Digit{}", digit.0), u32::from('0') + digit.0, true));
    }
    let &(_, above, code, number) =
        SIGNS.iter().find(|(below, above, ..)| [*below, *above].contains(&sign))?;
    Some((code.to_owned(), number, above == sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(name: &str) -> (u8, String, u32) {
        let (modifiers, key) = read(name).unwrap();
        (modifiers, key.code, key.number)
    }

    #[test]
    fn keys_are_where_a_keyboard_has_them() {
        assert_eq!(code("a"), (0, "KeyA".to_owned(), 65));
        assert_eq!(code("A"), (SHIFT, "KeyA".to_owned(), 65));
        assert_eq!(code("7"), (0, "Digit7".to_owned(), 55));
        assert_eq!(code("?"), (SHIFT, "Slash".to_owned(), 191));
        assert_eq!(code("+"), (SHIFT, "Equal".to_owned(), 187));
        assert_eq!(code("Space"), (0, "Space".to_owned(), 32));
        assert_eq!(code("Shift+Tab"), (SHIFT, "Tab".to_owned(), 9));
        assert_eq!(code("Control+Shift+z"), (2 | SHIFT, "KeyZ".to_owned(), 90));
        assert_eq!(code("ü"), (0, String::new(), 0));
    }

    #[test]
    fn a_name_that_is_none_is_refused() {
        assert!(read("Entr").is_err());
        assert!(read("").is_err());
    }
}
