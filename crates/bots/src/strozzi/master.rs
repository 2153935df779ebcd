//! Searches, with what it has learned.

use std::sync::OnceLock;

use fondaco_dice::Dice;
use fondaco_rules::strozzi::{Move, Moves, ROUNDS};
use fondaco_rules::{BySeat, Game, Players, Seat, Strozzi, ToAct};

use super::ahead::Ahead;
use super::endgame::Endgame;
use super::judge::Judge;
use super::quick::quick;
use super::sale::{Appraise, Sale, lead, other};
use super::thoughts::{Thought, thoughts};
use crate::bot::{Bot, Budget, Decision, Meter, Reason};
use crate::net::Net;
use crate::search::{Knowledge, Patience, compare};

/// Judges by a net that has learned from many games with itself, looks at everything that the next
/// lot may bring, and works out the end of a round to the last tile.
#[derive(Clone, Copy, Debug)]
pub struct Master {
    seed: u64,
    /// Another net than the one that comes with it.
    net: Option<&'static Net>,
}

/// The usual work: as many positions looked at one lot ahead.
const USUAL: u32 = 400;
/// How many playouts weigh moves, usually.
const USUAL_WEIGHING: u32 = 2000;
/// With so many tiles left in the bag the end of a round is worked out, if the budget suffices.
const ENDGAME: u32 = 7;

impl Master {
    /// One whose playouts are decided by the seed.
    pub const fn new(seed: u64) -> Master {
        Master { seed, net: None }
    }

    /// A bot that goes by another net than the one that comes with it.
    pub const fn taught(net: &'static Net, seed: u64) -> Master {
        Master { seed, net: Some(net) }
    }

    fn judge(self) -> Judge<'static> {
        Judge::new(self.net.unwrap_or_else(net))
    }

    /// What each of these moves of the seat to act is worth by playouts, the best first.
    pub fn weigh(
        &mut self,
        view: &Strozzi,
        seat: Seat,
        moves: &[Move],
        budget: Budget,
    ) -> Vec<Reason<Move>> {
        let mut knowledge = Learned(self.judge());
        let meter = budget.start(USUAL_WEIGHING);
        let seed = self.seed.wrapping_add(view.fingerprint());
        compare(&mut knowledge, |_| *view, seat, moves, Patience::Weighing, meter, seed)
    }
}

impl Bot<Strozzi> for Master {
    fn choose(&mut self, view: &Strozzi, seat: Seat, budget: Budget) -> Decision<Move> {
        let thoughts = think(self.judge(), view, seat, &mut budget.start(USUAL));
        let reasons = thoughts.iter().map(|thought| reason(view, seat, thought)).collect();
        let choice = thoughts.first().map_or(Move::Discard, |best| best.choice);
        Decision { choice, reasons }
    }
}

/// What it thinks of the moves, the best first: as deep as the meter allows.
fn think(mut judge: Judge<'static>, game: &Strozzi, seat: Seat, meter: &mut Meter) -> Vec<Thought> {
    if game.bag().len() <= ENDGAME {
        let mut for_endgame = *meter;
        let mut endgame = Endgame::of(game, &mut judge, &mut for_endgame);
        let exact = thoughts(&mut endgame, game, seat);
        if endgame.is_complete() {
            return exact;
        }
    }
    let mut ahead = Ahead::of(&mut judge, meter);
    let deeper = thoughts(&mut ahead, game, seat);
    if ahead.is_complete() { deeper } else { thoughts(&mut judge, game, seat) }
}

/// A thought as others read it.
fn reason(game: &Strozzi, seat: Seat, thought: &Thought) -> Reason<Move> {
    let lead = lead(game, seat) + thought.to_come;
    let both = (game.money(seat) + game.money(other(seat))) as f32;
    Reason {
        choice: thought.choice,
        win: chance(game, lead),
        win_error: 0.0,
        score: f32::midpoint(both, lead),
        score_error: 0.0,
        playouts: 0,
    }
}

/// The price at which each player would not care whether he takes the lot for it, or the other one
/// does; both think the same. It is below zero if the lot is a burden.
pub fn worth_of_lot(view: &Strozzi, _: Seat) -> BySeat<Option<f32>> {
    let ToAct::Player(seat) = view.to_act() else { return BySeat::default() };
    if matches!(view.moves(seat), Moves::LoadOrDiscard(_)) {
        return BySeat::default();
    }
    let mut meter = Budget::Usual.start(USUAL);
    let sale = Sale::of(&mut Ahead::of(Judge::new(net()), &mut meter), view);
    BySeat::all(Players::TWO, Some(sale.worth() / 2.0))
}

/// What the master has learned.
pub(super) fn net() -> &'static Net {
    static NET: OnceLock<Net> = OnceLock::new();
    NET.get_or_init(|| {
        let bytes = include_bytes!("../../weights/strozzi.net");
        Net::from_bytes(bytes).unwrap_or_else(|reason| panic!("strozzi.net: {reason}"))
    })
}

/// The chance to win with such a lead to be expected at the end.
fn chance(game: &Strozzi, lead: f32) -> f32 {
    let rounds = f32::from(ROUNDS - game.round());
    let spread = libm::sqrtf(LAST + ROUND * rounds + TILE * game.bag().len() as f32);
    f32::midpoint(1.0, libm::erff(lead / (spread * std::f32::consts::SQRT_2)))
}

/// How the final lead spreads around the expected one, squared: at the end, for each round to come
/// and for each tile in the bag.
const LAST: f32 = 4.0;
const ROUND: f32 = 300.0;
const TILE: f32 = 12.0;

/// What playouts use of it.
struct Learned(Judge<'static>);

impl Knowledge<Strozzi> for Learned {
    fn quick(&mut self, game: &Strozzi, seat: Seat, _: &mut Dice) -> Move {
        quick(&mut self.0, game, seat)
    }

    /// A playout ends with its round.
    fn judge(&mut self, start: &Strozzi, game: &Strozzi) -> Option<BySeat<f32>> {
        let turn = game.turn().filter(|_| game.round() > start.round())?;
        let quiet = game.to_act() == ToAct::Chance && game.lot().is_empty();
        quiet.then(|| {
            let lead = lead(game, turn) + self.0.to_come(game);
            let both = (game.money(turn) + game.money(other(turn))) as f32;
            let mut scores = BySeat::default();
            scores[turn] = f32::midpoint(both, lead);
            scores[other(turn)] = (both - lead) / 2.0;
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
