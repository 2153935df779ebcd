//! Chance that a dealer cannot choose after the fact, and that everybody can check at the end.
//!
//! A seed of 32 bytes is drawn before the game; its SHA-256, the commitment, is shown at once and
//! the seed itself when the game is over. The numbers of each draw follow from the seed and from
//! how many draws happened before it, so that nothing the players do moves the dice.

use std::fmt::{self, Write};
use std::str::FromStr;

use fondaco_rules::{AnyEvent, AnyGame, Event, EventOf, Game, Outcomes, ToAct, of_game};
use sha2::{Digest, Sha256};

/// The seed of a game that is dealt in the open.
///
/// ```
/// use fondaco_dice::Sealed;
/// use fondaco_rules::record::Replay;
///
/// let sealed = Sealed::new([7; 32]);
/// assert!(sealed.commitment().starts_with("4bb06f8e4e3a7715d201d573d0aa4237"));
/// let mut replay = Replay::new();
/// replay.read(b"fondaco 1 byzanz 4")?;
/// let game = replay.end()?;
/// assert_eq!(sealed.draw(&game, 0).map(|event| event.to_string()).as_deref(), Some("first 0"));
/// # Ok::<(), fondaco_rules::record::LineError>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Sealed([u8; 32]);

impl Sealed {
    /// The dice of this seed.
    pub const fn new(seed: [u8; 32]) -> Sealed {
        Sealed(seed)
    }

    /// What is shown before the first draw: the SHA-256 of the seed as hexadecimal digits.
    pub fn commitment(&self) -> String {
        hexadecimal(&Sha256::digest(self.0).into())
    }

    /// What is shown after the last draw: the seed as hexadecimal digits.
    pub fn revealed(&self) -> String {
        hexadecimal(&self.0)
    }

    /// The die for one draw; `draw` is how many draws happened before it in this game. Its bits are
    /// the SHA-256 of the seed, the draw and the number of the block, both as 64 bits with the
    /// lowest byte first, read as 32-bit numbers with the lowest byte first.
    pub fn die(&self, draw: u64) -> impl FnMut(u32) -> u32 + use<> {
        let mut beginning = Sha256::new();
        beginning.update(self.0);
        beginning.update(draw.to_le_bytes());
        let mut blocks = 0u64..;
        let mut block = [0; 32];
        let mut read = block.len();
        move |bound| {
            crate::below(bound, || {
                if read == block.len() {
                    let number = blocks.next().unwrap_or_default();
                    block = beginning.clone().chain_update(number.to_le_bytes()).finalize().into();
                    read = 0;
                }
                let bytes = [block[read], block[read + 1], block[read + 2], block[read + 3]];
                read += 4;
                u32::from_le_bytes(bytes)
            })
        }
    }

    /// What chance brings in this position; nothing unless it is awaited.
    pub fn draw(&self, game: &AnyGame, draw: u64) -> Option<AnyEvent> {
        of_game!(game, AnyGame(played) => self.drawn(&played.game, draw).map(AnyEvent::from))
    }

    fn drawn<G: Game>(&self, game: &G, draw: u64) -> Option<EventOf<G>> {
        let awaited = game.to_act() == ToAct::Chance;
        awaited.then(|| Event::Chance(game.outcomes().draw(&mut self.die(draw))))
    }
}

/// A seed is a secret until the game is over.
impl fmt::Debug for Sealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sealed({})", self.commitment())
    }
}

impl FromStr for Sealed {
    type Err = BadSeed;

    /// Reads what [`Sealed::revealed`] writes.
    fn from_str(text: &str) -> Result<Sealed, BadSeed> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(BadSeed);
        }
        let mut seed = [0; 32];
        for (byte, pair) in seed.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Sealed(seed))
    }
}

fn digit(letter: u8) -> Result<u8, BadSeed> {
    match letter {
        b'0'..=b'9' => Ok(letter - b'0'),
        b'a'..=b'f' => Ok(letter - b'a' + 10),
        _ => Err(BadSeed),
    }
}

fn hexadecimal(bytes: &[u8; 32]) -> String {
    bytes.iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Not a seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadSeed;

impl fmt::Display for BadSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hexadecimal digits, small letters")
    }
}

impl std::error::Error for BadSeed {}

#[cfg(test)]
mod tests;
