//! Evaluates positions between two lots: the final money of each seat.

use fondaco_rules::medici::DAYS;
use fondaco_rules::{BySeat, Game, GameKind, Medici, Players, Seat, SeatSet, ToAct};

use super::features::Features;
use super::sale::{Evaluate, Evaluation};
use crate::net::{Inputs, Net, Scratch};
use crate::weights;

/// Florins per unit of the net.
pub const SCALE: f32 = 50.0;

/// Evaluates positions with a net.
#[derive(Clone, Debug)]
pub struct Evaluator<'a> {
    net: &'a Net,
    inputs: Inputs,
    scratch: Scratch,
}

impl<'a> Evaluator<'a> {
    /// Uses this net.
    pub fn by(net: &'a Net) -> Evaluator<'a> {
        Evaluator { net, inputs: Inputs::default(), scratch: Scratch::default() }
    }

    /// All outputs of the net for a seat.
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

/// The trained net for so many players.
///
/// # Panics
/// When the net is neither part of the program nor installed.
pub fn learned(players: Players) -> &'static Net {
    weights::net(GameKind::Medici, players)
}

/// A seat's chance to win, by the expected final money of all seats and its uncertainty.
pub fn chance(money: &[f32], own: usize, doubt: f32) -> f32 {
    let mine = money[own];
    1.0 / money.iter().map(|theirs| libm::expf((theirs - mine) / doubt)).sum::<f32>()
}

/// The uncertainty of the final money, in florins: it grows with what is left of the game.
pub fn doubt(game: &Medici) -> f32 {
    if game.to_act() == ToAct::Over {
        return NO_DOUBT;
    }
    let bag = f32::from(game.bag()) / f32::from(Medici::full_bag(game.players()));
    let left = (f32::from(DAYS - game.day()) + bag) / f32::from(DAYS);
    LAST_DOUBT + DOUBT * libm::sqrtf(left)
}

/// The uncertainty at the end, and what a whole game adds to it.
const LAST_DOUBT: f32 = 1.5;
const DOUBT: f32 = 14.0;
/// The uncertainty after the end: a tie counts half a victory, a lead of one florin all of it.
const NO_DOUBT: f32 = 0.1;
