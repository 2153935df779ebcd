//! Evaluates positions with a net.

use fondaco_rules::strozzi::{TRACKS, Tile};
use fondaco_rules::{Bag, Seat, Strozzi};

use super::features::{self, FLORIN};
use super::sale::{Evaluate, Sale};
use crate::net::{Inputs, Net};

/// A net, and its working memory.
#[derive(Clone, Debug)]
pub struct Evaluator<'net> {
    net: &'net Net,
    /// By seat: the sums over the inputs that no load changes, and their position.
    lasting: [Lasting; 2],
    inputs: Inputs,
    from: Vec<f32>,
    to: Vec<f32>,
}

/// The outputs in use; the others only served the training.
const LEAD: usize = 0;
const BOTH: usize = 1;

/// The part of the first layer's sums that no load changes.
#[derive(Clone, Default, Debug)]
struct Lasting {
    of: Option<(u8, Bag<Tile>, [i8; TRACKS.len()])>,
    sums: Vec<f32>,
}

impl<'net> Evaluator<'net> {
    /// Uses this net.
    pub fn new(net: &'net Net) -> Evaluator<'net> {
        Evaluator {
            net,
            lasting: Default::default(),
            inputs: Inputs::default(),
            from: Vec::new(),
            to: Vec::new(),
        }
    }

    /// Uses the net that comes with the master.
    pub fn learned() -> Evaluator<'static> {
        Evaluator::new(super::master::net())
    }

    /// Writes all inputs for a position in which a tile is drawn; with the sale of the lot so far, if
    /// the lot grows.
    pub fn describe(game: &Strozzi, sale: Option<&Sale>, inputs: &mut Inputs) {
        inputs.clear();
        let Some(me) = game.turn() else { return };
        features::lasting(game, me, inputs);
        features::passing(game, me, inputs);
        if let Some(sale) = sale {
            features::growing(game, sale, inputs);
        }
    }

    /// How much the money of both together will still grow, when the first tile of a lot is drawn next.
    pub fn both_to_come(&mut self, game: &Strozzi) -> f32 {
        self.ask(game, None, BOTH)
    }

    /// One output of the net, in florins.
    fn ask(&mut self, game: &Strozzi, sale: Option<&Sale>, output: usize) -> f32 {
        let (Some(me), Some((first, deeper))) = (game.turn(), self.net.layers.split_first()) else {
            return 0.0;
        };
        self.sum_up_lasting(game, me);
        self.inputs.clear();
        features::passing(game, me, &mut self.inputs);
        if let Some(sale) = sale {
            features::growing(game, sale, &mut self.inputs);
        }
        self.from.clear();
        self.from.extend_from_slice(&self.lasting[me.index()].sums);
        first.add_all(self.inputs.iter(), &mut self.from);
        let Some((last, between)) = deeper.split_last() else { return 0.0 };
        for layer in between {
            self.to.clear();
            self.to.extend_from_slice(&layer.bias);
            self.inputs.clear();
            for (place, &value) in self.from.iter().enumerate() {
                self.inputs.push(place, value.max(0.0));
            }
            layer.add_all(self.inputs.iter(), &mut self.to);
            std::mem::swap(&mut self.from, &mut self.to);
        }
        let weights = last.weights.iter().skip(output).step_by(last.outputs);
        let said = self.from.iter().zip(weights).map(|(value, weight)| value.max(0.0) * weight);
        (last.bias[output] + said.sum::<f32>()) / FLORIN
    }

    fn sum_up_lasting(&mut self, game: &Strozzi, me: Seat) {
        let of = Some((game.round(), game.bag(), game.markers()));
        let lasting = &mut self.lasting[me.index()];
        if lasting.of == of {
            return;
        }
        let Some(first) = self.net.layers.first() else { return };
        lasting.of = of;
        lasting.sums.clear();
        lasting.sums.extend_from_slice(&first.bias);
        self.inputs.clear();
        features::lasting(game, me, &mut self.inputs);
        first.add_all(self.inputs.iter(), &mut lasting.sums);
    }
}

impl Evaluate for Evaluator<'_> {
    fn to_come(&mut self, game: &Strozzi) -> f32 {
        self.ask(game, None, LEAD)
    }

    fn to_come_growing(&mut self, game: &Strozzi, sale: &Sale) -> f32 {
        self.ask(game, Some(sale), LEAD)
    }
}
