//! Searches, with what it has learned.

use fondaco_dice::Dice;
use fondaco_rules::byzanz::{Move, View};
use fondaco_rules::{BySeat, Byzanz, Game, Seat};

use super::judge::Judge;
use super::options::{Appraise, Prospect, prospects};
use super::worlds;
use crate::bot::{Bot, Budget, Decision, Reason};
use crate::search::{Knowledge, Patience, compare};

/// Plays the few best moves out in many worlds that it cannot tell apart.
pub struct Master {
    seed: u64,
    /// Settings for experiments.
    pub horizon: u8,
    /// Settings for experiments.
    pub usual: u32,
    /// Settings for experiments.
    pub candidates: usize,
    /// Settings for experiments.
    pub heat: f32,
}

/// How many playouts a decision usually gets.
const USUAL: u32 = 160;

impl Master {
    /// A master with dice of its own.
    pub fn new(seed: u64) -> Master {
        Master { seed, horizon: 1, usual: USUAL, candidates: 4, heat: 1.0 }
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
            judge: Judge::of(view.players()),
            prospects: Vec::new(),
            horizon: self.horizon,
            heat: self.heat,
        }
    }
}

impl Bot<Byzanz> for Master {
    fn choose(&mut self, view: &View, seat: Seat, budget: Budget) -> Decision<Move> {
        let mut learned = self.learned(view);
        let seed = self.seed ^ worlds::number(view);
        let world = worlds::sample(view, &mut Dice::of_game(seed, u64::MAX));
        let mut found = Vec::new();
        prospects(&mut learned.judge, &world, seat, &mut found);
        let moves: Vec<Move> = found.iter().map(|one| one.choice).take(self.candidates).collect();
        if moves.len() == 1 {
            return Decision::plain(moves[0]);
        }
        let meter = budget.start(self.usual);
        let world = |dice: &mut Dice| worlds::sample(view, dice);
        let reasons = compare(&mut learned, world, seat, &moves, Patience::Choosing, meter, seed);
        Decision { choice: reasons.first().map_or(Move::Pass, |best| best.choice), reasons }
    }
}

/// What has been learned, in use.
struct Learned {
    judge: Judge<'static>,
    prospects: Vec<Prospect>,
    horizon: u8,
    heat: f32,
}

impl Knowledge<Byzanz> for Learned {
    fn quick(&mut self, game: &Byzanz, seat: Seat, _: &mut Dice) -> Move {
        prospects(&mut self.judge, game, seat, &mut self.prospects);
        self.prospects.first().map_or(Move::Pass, |best| best.choice)
    }

    fn judge(&mut self, start: &Byzanz, game: &Byzanz) -> Option<BySeat<f32>> {
        if game.all_auctioned() || !game.lot().is_empty() || game.reducing().is_some() {
            return None;
        }
        let far = match self.horizon {
            0 => game.won() != start.won() || !game.waiting().is_empty(),
            _ => game.round() > start.round(),
        };
        if !far {
            return None;
        }
        let mut scores = BySeat::default();
        for seat in game.players().seats() {
            scores[seat] = self.judge.final_points(game, seat);
        }
        Some(scores)
    }

    fn chances(&mut self, game: &Byzanz, scores: &BySeat<f32>) -> BySeat<f32> {
        let left = f32::from(game.rounds() - game.round()) + 0.5 * game.waiting().len() as f32 / game.players().count() as f32;
        let heat = self.heat * (0.5 + 0.75 * libm::sqrtf(left));
        let players = game.players();
        let most = scores.of(players).iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut chances = BySeat::default();
        let mut sum = 0.0;
        for seat in players.seats() {
            chances[seat] = libm::expf((scores[seat] - most) / heat);
            sum += chances[seat];
        }
        for seat in players.seats() {
            chances[seat] /= sum;
        }
        chances
    }
}
