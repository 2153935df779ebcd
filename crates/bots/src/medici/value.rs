//! What a position between two lots is worth: the money that each seat will have in the end.

use fondaco_rules::medici::DAYS;
use fondaco_rules::{BySeat, Game, Medici, Seat, SeatSet, ToAct};

use super::sight::Sight;
use crate::net::{Inputs, Net, Scratch};

/// So many florins are 1 for a net.
pub const SCALE: f32 = 50.0;

/// A net and what it needs to be asked.
#[derive(Clone, Debug)]
pub struct Value<'a> {
    net: &'a Net,
    inputs: Inputs,
    scratch: Scratch,
}

impl<'a> Value<'a> {
    /// Judges by this net.
    pub fn by(net: &'a Net) -> Value<'a> {
        Value { net, inputs: Inputs::default(), scratch: Scratch::default() }
    }

    /// The money that each seat may expect to have in the end. The position is one between two
    /// lots, or the end.
    pub fn money(&mut self, game: &Medici) -> BySeat<f32> {
        self.money_of(game, game.players().all())
    }

    /// The money that these seats may expect to have in the end; 0 for all others.
    pub fn money_of(&mut self, game: &Medici, seats: SeatSet) -> BySeat<f32> {
        let mut money = BySeat::default();
        let over = game.to_act() == ToAct::Over;
        let sight = (!over).then(|| Sight::of(game));
        for seat in seats.iter() {
            let more = sight.as_ref().map_or(0.0, |sight| self.output(sight, seat)[0] * SCALE);
            money[seat] = f32::from(game.money(seat)) + more;
        }
        money
    }

    /// All that the net says of a seat.
    pub fn output(&mut self, sight: &Sight, seat: Seat) -> &[f32] {
        sight.write(seat, &mut self.inputs);
        self.net.ask(&self.inputs, &mut self.scratch)
    }
}

/// How uncertain the final money is, in florins: the more of the game is left, the more.
pub fn doubt(game: &Medici) -> f32 {
    let players = game.players();
    let bag = f32::from(game.bag()) / (6 * players.count()) as f32;
    let left = (f32::from(DAYS - game.day()) + bag) / f32::from(DAYS);
    super::outlook::tune(22, 1.5) + super::outlook::tune(23, 14.0) * libm::sqrtf(left)
}
