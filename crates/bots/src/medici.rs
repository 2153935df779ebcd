//! Bots for Medici.
use fondaco_rules::{BySeat, Medici, Seat, medici};

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
placeholder!(Merchant,);
placeholder!(Master, seed);

impl Master {
    /// Placeholder.
    pub fn weigh(
        &mut self,
        _view: &Medici,
        _seat: Seat,
        _moves: &[medici::Move],
        _budget: Budget,
    ) -> Vec<crate::Reason<medici::Move>> {
        Vec::new()
    }
}

/// Placeholder.
pub fn worth_of_lot(_view: &Medici, _seat: Seat) -> BySeat<Option<f32>> {
    BySeat::default()
}
