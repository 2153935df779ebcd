//! Evaluates positions with a net.

use fondaco_rules::{Byzanz, GameKind, Players, Seat};

use super::features::{POINT, describe};
use super::policy::Evaluate;
use crate::net::{Inputs, Net, Scratch};
use crate::weights;

/// Evaluates quiet positions with a net.
#[derive(Clone, Debug)]
pub struct Evaluator<'a> {
    net: &'a Net,
    inputs: Inputs,
    scratch: Scratch,
}

impl<'a> Evaluator<'a> {
    /// Uses this net.
    pub fn new(net: &'a Net) -> Evaluator<'a> {
        Evaluator { net, inputs: Inputs::default(), scratch: Scratch::default() }
    }
}

impl Evaluator<'static> {
    /// Uses the net that was trained for so many players.
    ///
    /// # Panics
    /// When the net is neither part of the program nor installed.
    pub fn of(players: Players) -> Evaluator<'static> {
        Evaluator::new(weights::net(GameKind::Byzanz, players))
    }
}

impl Evaluate for Evaluator<'_> {
    fn to_come(&mut self, game: &Byzanz, seat: Seat) -> f32 {
        describe(game, seat, &mut self.inputs);
        self.net.ask(&self.inputs, &mut self.scratch)[0] / POINT
    }
}
