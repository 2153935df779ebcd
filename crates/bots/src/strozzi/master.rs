//! Searches, with a trained net.

use fondaco_rules::strozzi::{Move, Moves};
use fondaco_rules::{BySeat, Game, GameKind, Players, Seat, Strozzi, ToAct};

use super::ahead::Ahead;
use super::endgame::Endgame;
use super::evaluator::Evaluator;
use super::learned::{Learned, chance};
use super::sale::{Evaluate, Sale, lead};
use super::thoughts::{Thought, thoughts};
use super::winning::Winning;
use crate::bot::{Bot, Budget, Decision, Meter, Reason};
use crate::net::Net;
use crate::search::{Patience, compare};
use crate::weights;

/// Evaluates positions with a net trained by self-play, looks at everything that the next lot may
/// bring, and solves the end of a round to the last tile: by florins, and at the end of the last round
/// by the chance to win.
#[derive(Clone, Copy, Debug)]
pub struct Master {
    seed: u64,
    /// Another net than the one that comes with it.
    net: Option<&'static Net>,
}

/// The usual work: as many positions looked at one lot ahead.
const USUAL: u32 = 400;
/// With less than this it is no use to begin to look two lots ahead.
const TWO_LOTS: u32 = 1500;
/// How many playouts usually compare moves.
const USUAL_WEIGHING: u32 = 2000;
/// With so many tiles left in the bag the end of a round is worked out, if the budget suffices.
const ENDGAME: u32 = 7;

impl Master {
    /// One whose playouts are decided by the seed.
    pub const fn new(seed: u64) -> Master {
        Master { seed, net: None }
    }

    /// A bot that goes by this net, or else by the one that comes with it.
    pub const fn with(net: Option<&'static Net>, seed: u64) -> Master {
        Master { seed, net }
    }

    fn evaluator(self) -> Evaluator<'static> {
        Evaluator::new(self.net.unwrap_or_else(net))
    }

    /// What each of these moves of the seat to act is worth by playouts, the best first.
    pub fn weigh(
        &mut self,
        view: &Strozzi,
        seat: Seat,
        moves: &[Move],
        budget: Budget,
    ) -> Vec<Reason<Move>> {
        let mut knowledge = Learned(self.evaluator());
        let meter = budget.start(USUAL_WEIGHING);
        let seed = self.seed.wrapping_add(view.fingerprint());
        compare(&mut knowledge, |_| *view, seat, moves, Patience::Weighing, meter, seed)
    }
}

impl Bot<Strozzi> for Master {
    fn choose(&mut self, view: &Strozzi, seat: Seat, budget: Budget) -> Decision<Move> {
        let mut evaluator = self.evaluator();
        let thoughts = think(&mut evaluator, view, seat, &mut budget.start(USUAL));
        let mut learned = Learned(evaluator);
        let mut reason = |thought: &Thought| {
            let lead = lead(view, seat) + thought.to_come;
            Reason {
                choice: thought.choice,
                win: thought.win.unwrap_or_else(|| chance(view, lead)),
                win_error: 0.0,
                score: learned.score(view, lead),
                score_error: 0.0,
                playouts: 0,
            }
        };
        let reasons = thoughts.iter().map(&mut reason).collect();
        let choice = thoughts.first().map_or(Move::Discard, |best| best.choice);
        Decision { choice, reasons }
    }
}

/// What it thinks of the moves, the best first: as deep as the meter allows.
fn think(
    evaluator: &mut Evaluator<'_>,
    game: &Strozzi,
    seat: Seat,
    meter: &mut Meter,
) -> Vec<Thought> {
    if game.bag().len() <= ENDGAME {
        // If it comes to nothing, the budget is still there for looking ahead.
        let mut for_endgame = *meter;
        let mut endgame = Endgame::of(game, &mut *evaluator, &mut for_endgame);
        let mut exact = thoughts(&mut endgame, game, seat);
        if endgame.is_complete() {
            let by_florins = exact.clone();
            let mut winning = Winning::new(meter);
            if Winning::is_near(game) {
                winning.sort(game, seat, &mut exact, || Sale::of(&mut endgame, game));
            }
            return if winning.is_complete() { exact } else { by_florins };
        }
    }
    let mut ahead = Ahead::of(&mut *evaluator, meter);
    let deeper = thoughts(&mut ahead, game, seat);
    if !ahead.is_complete() {
        return thoughts(evaluator, game, seat);
    }
    if ahead.left().is_some_and(|left| left < TWO_LOTS) {
        return deeper;
    }
    let deepest = think_two_lots_ahead(&mut ahead, game, seat, &deeper);
    deepest.filter(|_| ahead.is_complete()).unwrap_or(deeper)
}

/// The same two lots ahead, where that is not hopeless: not if a tile is better drawn anyway.
fn think_two_lots_ahead(
    ahead: &mut Ahead<'_, &mut Evaluator<'_>>,
    game: &Strozzi,
    seat: Seat,
    thoughts_so_far: &[Thought],
) -> Option<Vec<Thought>> {
    // The meter runs for every look of the nearer one.
    let unlimited = &mut Budget::Playouts(u32::MAX).start(0);
    let mut further = Ahead::of(ahead, unlimited);
    match thoughts_so_far {
        [Thought { choice: Move::Draw, .. }, ..] => None,
        [Thought { choice: Move::Price(_), .. }, others @ ..] => {
            let sale = Sale::of(&mut further, game);
            let best =
                Thought { choice: Move::Price(sale.price), to_come: sale.to_come, win: None };
            Some([&[best], others].concat())
        }
        _ => Some(thoughts(&mut further, game, seat)),
    }
}

/// The price at which each player would not care who takes the lot for it; both think the same. It is below zero if the lot is a burden.
pub fn worth_of_lot(view: &Strozzi, _: Seat) -> BySeat<Option<f32>> {
    let ToAct::Player(seat) = view.to_act() else { return BySeat::default() };
    if matches!(view.moves(seat), Moves::LoadOrDiscard(_)) {
        return BySeat::default();
    }
    let mut meter = Budget::Usual.start(USUAL);
    let sale = Sale::of(&mut Ahead::of(Evaluator::new(net()), &mut meter), view);
    BySeat::all(Players::TWO, Some(sale.worth() / 2.0))
}

/// What the master has learned.
pub(super) fn net() -> &'static Net {
    weights::net(GameKind::Strozzi, Players::TWO)
}
