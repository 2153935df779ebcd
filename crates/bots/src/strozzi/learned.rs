//! What playouts need to know of the game, as the net has learned it.

use fondaco_dice::Dice;
use fondaco_rules::strozzi::{Move, other};
use fondaco_rules::{BySeat, Game, Players, Seat, Strozzi, ToAct};

use super::evaluator::Evaluator;
use super::policy::rollout_move;
use super::sale::{Evaluate, lead};
use crate::search::Knowledge;

/// Plays on by the net at once, and lets it judge the beginning of the next round.
#[derive(Clone, Debug)]
pub(super) struct Learned(pub Evaluator<'static>);

impl Knowledge<Strozzi> for Learned {
    fn rollout_move(&mut self, game: &Strozzi, seat: Seat, _: &mut Dice) -> Move {
        rollout_move(&mut self.0, game, seat)
    }

    /// A playout ends with its round.
    fn evaluate(&mut self, start: &Strozzi, game: &Strozzi) -> Option<BySeat<f32>> {
        let turn = game.turn().filter(|_| game.round() > start.round())?;
        let begins = game.to_act() == ToAct::Chance && game.lot().is_empty();
        begins.then(|| {
            let lead = lead(game, turn) + self.0.to_come(game);
            let mut scores = BySeat::default();
            scores[turn] = self.score(game, lead);
            scores[other(turn)] = self.score(game, -lead);
            scores
        })
    }

    fn chances(&mut self, game: &Strozzi, scores: &BySeat<f32>) -> BySeat<f32> {
        let mut chances = BySeat::default();
        for seat in Players::TWO.seats() {
            chances[seat] = chance(game, scores[seat] - scores[other(seat)]);
        }
        chances
    }
}

impl Learned {
    /// The final money of a player who is to be expected to have such a lead.
    pub fn score(&mut self, game: &Strozzi, lead: f32) -> f32 {
        let both = (game.money(Seat::ZERO) + game.money(Seat::ONE)) as f32;
        f32::midpoint(both + self.0.both_to_come(game), lead)
    }
}

/// How the final lead spreads around the expected one, squared, as measured in games of the master
/// with itself: at the very end, for each tile in the bag, and for the rounds to come.
const AT_THE_END: f32 = 60.0;
const TILE: f32 = 5.0;
const ROUNDS_TO_COME: [f32; 3] = [550.0, 205.0, 0.0];

/// The chance to win of a player who is to be expected to have such a lead in the end.
pub(super) fn chance(game: &Strozzi, lead: f32) -> f32 {
    let rounds = ROUNDS_TO_COME[usize::from(game.round() - 1)];
    let variance = AT_THE_END + TILE * game.bag().len() as f32 + rounds;
    f32::midpoint(1.0, libm::erff(lead / libm::sqrtf(2.0 * variance)))
}
