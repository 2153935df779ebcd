//! Bots for Byzanz.
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
placeholder!(Merchant,);
placeholder!(Master, seed);

impl Master {
    /// Placeholder.
    pub fn weigh(
        &mut self,
        _view: &byzanz::View,
        _seat: Seat,
        _moves: &[byzanz::Move],
        _budget: Budget,
    ) -> Vec<crate::Reason<byzanz::Move>> {
        Vec::new()
    }
}

/// Placeholder.
pub fn worth_of_lot(_view: &byzanz::View, _seat: Seat) -> BySeat<Option<f32>> {
    BySeat::default()
}
