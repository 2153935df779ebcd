//! Bots for Byzanz.

mod hand;
mod inputs;
mod judge;
mod master;
mod merchant;
mod options;
mod thumb;
pub mod worlds;

pub use inputs::{INPUTS, POINT, describe};
pub use judge::Judge;
pub use master::Master;
pub use merchant::Merchant;
pub use options::{Appraise, Prospect, prospects};
pub use thumb::Thumb;

use fondaco_rules::{BySeat, Byzanz, Seat, byzanz};

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
        impl Bot<Byzanz> for $name {
            fn choose(&mut self, view: &byzanz::View, seat: Seat, budget: Budget) -> Decision<byzanz::Move> {
                Bot::<Byzanz>::choose(&mut self.0, view, seat, budget)
            }
        }
    };
}
placeholder!(Apprentice, seed);

/// Placeholder.
pub fn worth_of_lot(_view: &byzanz::View, _seat: Seat) -> BySeat<Option<f32>> {
    BySeat::default()
}
