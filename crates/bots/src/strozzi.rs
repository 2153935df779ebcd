//! Bots for Strozzi.
use fondaco_rules::{BySeat, Seat, Strozzi, strozzi};

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
        impl Bot<Strozzi> for $name {
            fn choose(&mut self, view: &Strozzi, seat: Seat, budget: Budget) -> Decision<strozzi::Move> {
                Bot::<Strozzi>::choose(&mut self.0, view, seat, budget)
            }
        }
    };
}
placeholder!(Apprentice, seed);
placeholder!(Merchant,);
placeholder!(Master, seed);

impl Master {
    /// Placeholder.
    pub fn weigh(
        &mut self,
        _view: &Strozzi,
        _seat: Seat,
        _moves: &[strozzi::Move],
        _budget: Budget,
    ) -> Vec<crate::Reason<strozzi::Move>> {
        Vec::new()
    }
}

/// Placeholder.
pub fn worth_of_lot(_view: &Strozzi, _seat: Seat) -> BySeat<Option<f32>> {
    BySeat::default()
}
