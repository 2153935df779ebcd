//! Bots for Medici.

pub mod auction;
mod master;
mod merchant;
pub mod outlook;
pub mod sight;
pub mod trader;
pub mod value;

pub use master::{Master, worth_of_lot};
pub use merchant::{Merchant, merchants_move};

use fondaco_rules::{Medici, Seat, medici};

use crate::Random;
use crate::bot::{Bot, Budget, Decision};

macro_rules! placeholder {
    ($name:ident, $($seed:ident)?) => {
        /// Placeholder.
        pub struct $name(Random);
        impl $name {
            /// Placeholder.
            pub fn new($($seed: u64)?) -> $name {
                $name(Random::new(0 $(+ $seed)?))
            }
        }
        impl Bot<Medici> for $name {
            fn choose(&mut self, view: &Medici, seat: Seat, budget: Budget) -> Decision<medici::Move> {
                Bot::<Medici>::choose(&mut self.0, view, seat, budget)
            }
        }
    };
}
placeholder!(Apprentice, seed);
