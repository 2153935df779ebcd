//! Worlds that a seat may take for the real one.

use fondaco_dice::Dice;
use fondaco_rules::{Byzanz, Game, Medici, Strozzi, byzanz::View};

use crate::byzanz::worlds;

/// A game whose hidden part can be made up.
pub trait Imagined: Game {
    /// A whole position that looks like this to its viewer: any of them with the same chance.
    fn imagined(view: &Self::View, dice: &mut Dice) -> Self;
}

impl Imagined for Medici {
    /// Nothing is hidden.
    fn imagined(view: &Medici, _dice: &mut Dice) -> Medici {
        *view
    }
}

impl Imagined for Strozzi {
    /// Nothing is hidden.
    fn imagined(view: &Strozzi, _dice: &mut Dice) -> Strozzi {
        *view
    }
}

impl Imagined for Byzanz {
    /// The cards that others were dealt and have not shown are any of those nobody has seen.
    fn imagined(view: &View, dice: &mut Dice) -> Byzanz {
        worlds::sample(view, dice)
    }
}
