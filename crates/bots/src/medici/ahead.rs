//! Evaluates a position one lot further on, after the next auction.

use fondaco_dice::Dice;
use fondaco_rules::medici::Moves;
use fondaco_rules::{BySeat, Game, Medici, Outcomes, SeatSet, ToAct};

use super::auction::{Aim, Rivals};
use super::evaluator::{Evaluator, doubt};
use super::merchant::merchants_move;
use super::policy::Policy;
use super::sale::{Evaluate, Evaluation, Sale};
use crate::net::Net;

/// Evaluates a position by one continuation: the next lot is drawn, its auction is solved, and what
/// follows is left to the net. A ship that is filled for free is filled, and the day
/// is paid for.
///
/// The same chance is used for all positions that are compared with each other.
#[derive(Clone, Debug)]
pub struct Ahead<'a> {
    policy: Policy<Evaluator<'a>>,
    seed: u64,
    /// Which of the ways this is.
    pub number: u64,
}

/// How many tiles an auctioneer considers before drawing one.
const TRIES: u32 = 2;

impl Ahead<'_> {
    /// Looks ahead with this net; the seed decides the continuations.
    pub fn new(net: &Net, rivals: Rivals, seed: u64) -> Ahead<'_> {
        Ahead { policy: Policy::new(Evaluator::by(net), rivals, TRIES), seed, number: 0 }
    }

    /// Plays on until a lot is for sale, or a day has been scored.
    fn play_on(&mut self, game: &mut Medici) {
        let dice = &mut Dice::of_game(self.seed, self.number);
        let day = game.day();
        while game.day() == day {
            let played = match game.to_act() {
                ToAct::Chance => {
                    let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                    game.reveal(outcome, &mut |_| ())
                }
                ToAct::Player(seat) if game.moves(seat) == Moves::DrawOrOffer => {
                    let by_thumb = dice.below(100) < (100.0 * self.policy.rivals.thumbs) as u32;
                    let choice = if by_thumb {
                        merchants_move(game, seat)
                    } else {
                        self.policy.choose(game, seat, Aim::Money, dice)
                    };
                    game.act(seat, choice, &mut |_| ())
                }
                ToAct::Player(_) | ToAct::Over => return,
            };
            debug_assert!(played.is_ok(), "what the rules list was refused: {played:?}");
        }
    }
}

impl Evaluate for Ahead<'_> {
    fn evaluate(&mut self, game: &Medici, seats: SeatSet) -> Evaluation {
        let mut next = *game;
        self.play_on(&mut next);
        if next.lot().is_empty() {
            return self.policy.evaluator.evaluate(&next, seats);
        }
        let mut sale = Sale::of(&next);
        sale.evaluate(&mut self.policy.evaluator, seats);
        self.policy.auction.solve(&sale, Aim::Money, self.policy.rivals);
        let mut money = BySeat::default();
        for seat in seats.iter() {
            money[seat] = self.policy.auction.prospect().money[seat.index()];
        }
        Evaluation { money, doubt: doubt(&sale.open) }
    }
}
