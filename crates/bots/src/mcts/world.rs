//! Worlds that a seat may take for the real one.

use fondaco_dice::Dice;
use fondaco_rules::byzanz::View;
use fondaco_rules::{BySeat, Byzanz, Game, Medici, Seat, Strozzi};

/// A game whose hidden part can be made up.
pub trait Imagined: Game {
    /// A whole position that looks to the seat like this, each as likely as the seat can tell.
    fn imagined(view: &Self::View, seat: Seat, dice: &mut Dice) -> Self;
}

impl Imagined for Medici {
    fn imagined(view: &Medici, _seat: Seat, _dice: &mut Dice) -> Medici {
        *view
    }
}

impl Imagined for Strozzi {
    fn imagined(view: &Strozzi, _seat: Seat, _dice: &mut Dice) -> Strozzi {
        *view
    }
}

impl Imagined for Byzanz {
    fn imagined(view: &View, _seat: Seat, dice: &mut Dice) -> Byzanz {
        let mut hands = BySeat::default();
        let mut die = |bound| dice.below(bound);
        let mut unknown = view.unknown().draw(&mut die);
        for seat in view.players().seats() {
            let secrets = view.secrets(seat) as usize;
            hands[seat] = view.known(seat).plus(unknown.by_ref().take(secrets).collect());
        }
        view.imagine(hands).unwrap_or_else(|| panic!("these hands fit: {hands:?}"))
    }
}
