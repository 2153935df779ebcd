//! What a position between two lots is worth: the money that each seat will have in the end.

use fondaco_rules::medici::DAYS;
use fondaco_rules::{BySeat, Game, GameKind, Medici, Players, Seat, SeatSet, ToAct};

use super::features::Features;
use super::sale::{Evaluate, Evaluation};
use crate::net::{Inputs, Net, Scratch};
use crate::weights;

/// So many florins are 1 for a net.
pub const SCALE: f32 = 50.0;

/// A net and what it needs to be asked.
#[derive(Clone, Debug)]
pub struct Evaluator<'a> {
    net: &'a Net,
    inputs: Inputs,
    scratch: Scratch,
}

impl<'a> Evaluator<'a> {
    /// Judges by this net.
    pub fn by(net: &'a Net) -> Evaluator<'a> {
        Evaluator { net, inputs: Inputs::default(), scratch: Scratch::default() }
    }

    /// All that the net says of a seat.
    pub fn output(&mut self, features: &Features, seat: Seat) -> &[f32] {
        features.write(seat, &mut self.inputs);
        self.net.ask(&self.inputs, &mut self.scratch)
    }
}

impl Evaluate for Evaluator<'_> {
    fn evaluate(&mut self, game: &Medici, seats: SeatSet) -> Evaluation {
        let mut money = BySeat::default();
        let over = game.to_act() == ToAct::Over;
        let features = (!over).then(|| Features::of(game));
        for seat in seats.iter() {
            let more =
                features.as_ref().map_or(0.0, |features| self.output(features, seat)[0] * SCALE);
            money[seat] = f32::from(game.money(seat)) + more;
        }
        Evaluation { money, doubt: doubt(game) }
    }
}

/// What was learned for so many players.
///
/// # Panics
/// When the net is neither part of the program nor installed.
pub fn learned(players: Players) -> &'static Net {
    weights::net(GameKind::Medici, players)
}

/// The chance of a seat to win, by the money that everybody may expect and how uncertain that is.
pub fn chance(money: &[f32], own: usize, doubt: f32) -> f32 {
    let mine = money[own];
    1.0 / money.iter().map(|theirs| libm::expf((theirs - mine) / doubt)).sum::<f32>()
}

/// How uncertain the final money is, in florins: the more of the game is left, the more.
pub fn doubt(game: &Medici) -> f32 {
    if game.to_act() == ToAct::Over {
        return NO_DOUBT;
    }
    let bag = f32::from(game.bag()) / f32::from(Medici::full_bag(game.players()));
    let left = (f32::from(DAYS - game.day()) + bag) / f32::from(DAYS);
    LAST_DOUBT + DOUBT * libm::sqrtf(left)
}

/// What is uncertain at the end, and what the whole game adds to that.
const LAST_DOUBT: f32 = 1.5;
const DOUBT: f32 = 14.0;
/// What is left when the game is over: so much that a tie is half a victory, a florin all of it.
const NO_DOUBT: f32 = 0.1;
