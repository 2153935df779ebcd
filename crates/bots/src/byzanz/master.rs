//! Searches, with a trained net.

use fondaco_dice::Dice;
use fondaco_rules::byzanz::{Move, View};
use fondaco_rules::{BySeat, Byzanz, Game, Seat};

use super::evaluator::Evaluator;
use super::heuristic::Heuristic;
use super::policy::{Evaluate, Prospect, prospects};
use super::worlds;
use crate::bot::{Bot, Budget, Decision, Reason};
use crate::net::Net;
use crate::search::{Knowledge, Patience, compare};

/// Plays out the few moves that its net prefers, in many worlds that agree with what it knows. In a
/// playout all seats follow rules of thumb until the round is over, and the net evaluates the result.
pub struct Master {
    seed: u64,
    /// Another net than the one that comes with it.
    net: Option<&'static Net>,
}

/// How many playouts a decision usually gets.
const USUAL: u32 = 400;
/// How many moves are played out at most.
const CANDIDATES: usize = 4;

impl Master {
    /// A master with dice of its own.
    pub fn new(seed: u64) -> Master {
        Master { seed, net: None }
    }

    /// A bot that goes by this net, or else by the one that comes with it.
    pub const fn with(net: Option<&'static Net>, seed: u64) -> Master {
        Master { seed, net }
    }

    /// What each of these moves of the seat to act is worth, the best first.
    pub fn weigh(
        &mut self,
        view: &View,
        seat: Seat,
        moves: &[Move],
        budget: Budget,
    ) -> Vec<Reason<Move>> {
        let mut learned = self.learned(view);
        let seed = self.seed ^ worlds::number(view);
        let world = |dice: &mut Dice| worlds::sample(view, dice);
        let meter = budget.start(USUAL);
        compare(&mut learned, world, seat, moves, Patience::Weighing, meter, seed)
    }

    fn learned(&self, view: &View) -> Learned {
        Learned {
            evaluator: self.net.map_or_else(|| Evaluator::of(view.players()), Evaluator::new),
            prospects: Vec::new(),
        }
    }
}

impl Bot<Byzanz> for Master {
    fn choose(&mut self, view: &View, seat: Seat, budget: Budget) -> Decision<Move> {
        let mut learned = self.learned(view);
        let seed = self.seed ^ worlds::number(view);
        let world = worlds::sample(view, &mut Dice::of_game(seed, u64::MAX));
        let mut found = Vec::new();
        prospects(&mut learned.evaluator, &world, seat, &mut found);
        let moves: Vec<Move> = found.iter().map(|one| one.choice).take(CANDIDATES).collect();
        if moves.len() == 1 {
            return Decision::plain(moves[0]);
        }
        let meter = budget.start(USUAL);
        let world = |dice: &mut Dice| worlds::sample(view, dice);
        let reasons = compare(&mut learned, world, seat, &moves, Patience::Choosing, meter, seed);
        Decision { choice: reasons.first().map_or(Move::Pass, |best| best.choice), reasons }
    }
}

/// What has been learned, in use.
struct Learned {
    evaluator: Evaluator<'static>,
    prospects: Vec<Prospect>,
}

impl Knowledge<Byzanz> for Learned {
    /// Rules of thumb: with the net's own moves playouts are slower, and the choice is no better.
    fn rollout_move(&mut self, game: &Byzanz, seat: Seat, _: &mut Dice) -> Move {
        prospects(&mut { Heuristic::PATIENT }, game, seat, &mut self.prospects);
        self.prospects.first().map_or(Move::Pass, |best| best.choice)
    }

    /// A playout goes to the end of the round, market included; in the last one to the end.
    fn evaluate(&mut self, start: &Byzanz, game: &Byzanz) -> Option<BySeat<f32>> {
        if game.round() == start.round() || game.all_auctioned() || game.reducing().is_some() {
            return None;
        }
        let mut scores = BySeat::default();
        for seat in game.players().seats() {
            scores[seat] = self.evaluator.final_points(game, seat);
        }
        Some(scores)
    }

    /// The more rounds are left, the less a lead in points says.
    fn chances(&mut self, game: &Byzanz, scores: &BySeat<f32>) -> BySeat<f32> {
        let players = game.players();
        let waiting = game.waiting().len() as f32 / players.count() as f32;
        let left = f32::from(game.rounds() - game.round()) + 0.5 * waiting;
        let doubt = 0.5 + 0.75 * libm::sqrtf(left);
        let most = scores.of(players).iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut chances = BySeat::default();
        let mut sum = 0.0;
        for seat in players.seats() {
            chances[seat] = libm::expf((scores[seat] - most) / doubt);
            sum += chances[seat];
        }
        for seat in players.seats() {
            chances[seat] /= sum;
        }
        chances
    }
}
