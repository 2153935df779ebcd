//! Seeded chance: the same seed gives the same draws on every machine and in every version.
//!
//! The rules take chance as an input; this crate is where it comes from in random games, tests and
//! benchmarks. The generator is xoshiro256++ by Blackman and Vigna, seeded through `SplitMix64`.
//! Whole numbers are drawn by Lemire's method, written out here because library samplers may
//! change between releases. Test vectors pin both.

#[cfg(feature = "sealed")]
mod sealed;

#[cfg(feature = "sealed")]
pub use sealed::{BadSeed, Sealed};

use fondaco_rules::{
    AnyEvent, AnyGame, Choices, Event, EventOf, Game, Outcomes, Seat, ToAct, of_game,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A generator of equally likely whole numbers.
///
/// ```
/// use fondaco_dice::Dice;
///
/// let mut dice = Dice::seeded(7);
/// let throws: Vec<u32> = (0..8).map(|_| 1 + dice.below(6)).collect();
/// assert_eq!(throws, [1, 2, 5, 3, 6, 3, 5, 2]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// The dice of this seed.
    pub fn seeded(seed: u64) -> Dice {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The dice of one of many games that share a seed.
    pub fn of_game(seed: u64, number: u64) -> Dice {
        // Numbers one apart must not give seeds one step of SplitMix64 apart: their generators would
        // share most of their state. Game 0 has the plain seed.
        Dice::seeded(seed.wrapping_add(scattered(number)))
    }

    /// A number below `bound`, each equally often: the high half of the product of 32 random bits
    /// and the bound, drawn again where the low half shows that some numbers would be favoured.
    ///
    /// # Panics
    /// When the bound is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        below(bound, || (self.0.next_u64() >> 32) as u32)
    }
}

/// Lemire's method, whichever generator the 32 random bits come from.
#[inline]
fn below(bound: u32, mut random: impl FnMut() -> u32) -> u32 {
    assert!(bound > 0, "there is no number below 0");
    loop {
        let product = u64::from(random()) * u64::from(bound);
        let low = product as u32;
        // Only a low half below the bound can belong to a favoured number.
        if low >= bound || low >= bound.wrapping_neg() % bound {
            return (product >> 32) as u32;
        }
    }
}

/// The finishing step of `SplitMix64`: every bit of the number changes half of the result; 0 stays 0.
const fn scattered(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

/// What happens next when chance is fair and everybody moves at random, each legal move of the
/// seat to act equally likely; nothing when the game is over.
///
/// In Byzanz the sets that the seat to act may sell are among its moves; seats that are not to act
/// do nothing.
pub fn random_event<G: Game>(game: &G, dice: &mut Dice) -> Option<EventOf<G>> {
    match game.to_act() {
        ToAct::Chance => Some(Event::Chance(random_outcome(game, dice))),
        ToAct::Player(seat) => Some(Event::Move(seat, random_move(game, seat, dice))),
        ToAct::Over => None,
    }
}

/// The same for a game chosen at run time.
pub fn random_any_event(game: &AnyGame, dice: &mut Dice) -> Option<AnyEvent> {
    of_game!(game, AnyGame(played) => random_event(&played.game, dice).map(AnyEvent::from))
}

/// Plays what [`random_event`] would give, without writing it down; false when the game is over.
///
/// # Panics
/// When the rules refuse what they list: that would be a fault in them.
#[inline]
pub fn random_step<G: Game>(game: &mut G, dice: &mut Dice) -> bool {
    let played = match game.to_act() {
        ToAct::Chance => game.reveal(random_outcome(game, dice), &mut |_| ()),
        ToAct::Player(seat) => game.act(seat, random_move(game, seat, dice), &mut |_| ()),
        ToAct::Over => return false,
    };
    assert!(played.is_ok(), "the rules list what they then refuse");
    true
}

#[inline]
fn random_outcome<G: Game>(game: &G, dice: &mut Dice) -> G::Outcome {
    game.outcomes().draw(&mut |bound| dice.below(bound))
}

#[inline]
fn random_move<G: Game>(game: &G, seat: Seat, dice: &mut Dice) -> G::Move {
    game.moves(seat).choose(&mut |bound| dice.below(bound))
}

#[cfg(test)]
mod tests;
