//! Searches, with a trained net.

use fondaco_dice::Dice;
use fondaco_rules::medici::{Move, Moves};
use fondaco_rules::{BySeat, Game, Medici, Seat, ToAct};

use super::ahead::Ahead;
use super::auction::{Aim, Auction, Prospect, Rivals};
use super::evaluator::{Evaluator, chance, doubt, learned};
use super::merchant::merchants_move;
use super::policy::{Policy, drawings};
use super::sale::{Evaluate, Sale};
use crate::bot::{Bot, Budget, Decision, Reason};
use crate::net::Net;
use crate::search::{self, Knowledge, Patience};

/// Evaluates positions with nets trained by self-play, solves auctions, and looks one lot ahead.
#[derive(Clone, Copy, Debug)]
pub struct Master {
    seed: u64,
    net: Option<&'static Net>,
}

/// How many lots after the one on the table are usually looked at.
const USUAL: u32 = 100;
/// How many playouts usually compare moves.
const USUAL_WEIGHING: u32 = 1000;
/// How many tiles are tried before one is drawn.
const TRIES: u32 = 10;
/// The model of how the others bid.
const RIVALS: Rivals = Rivals { blur: 2.0, thumbs: 0.7 };

impl Master {
    /// A bot whose random choices the seed decides.
    pub const fn new(seed: u64) -> Master {
        Master { seed, net: None }
    }

    /// A bot that goes by this net, or else by the one that comes with it.
    pub const fn with(net: Option<&'static Net>, seed: u64) -> Master {
        Master { seed, net }
    }

    fn net(&self, game: &Medici) -> &'static Net {
        self.net.unwrap_or_else(|| learned(game.players()))
    }

    /// What each of these moves of the seat to act is worth by playouts, the best first.
    pub fn weigh(
        &mut self,
        view: &Medici,
        seat: Seat,
        moves: &[Move],
        budget: Budget,
    ) -> Vec<Reason<Move>> {
        let policy = Policy::new(Evaluator::by(self.net(view)), RIVALS, QUICK_TRIES);
        let mut knowledge = Learned { policy, seat };
        let meter = budget.start(USUAL_WEIGHING);
        let seed = self.seed ^ view.fingerprint();
        search::compare(&mut knowledge, |_| *view, seat, moves, Patience::Weighing, meter, seed)
    }

    /// The lots that the seat's moves may put up for sale, with their weights: the one on the table,
    /// then those that drawing another tile may make.
    fn sales(&self, game: &Medici, seat: Seat) -> Vec<(Sale, f32)> {
        let mut sales = vec![(Sale::of(game), 1.0)];
        if game.moves(seat) == Moves::DrawOrOffer {
            let dice = &mut Dice::of_game(self.seed, game.fingerprint());
            let drawn = drawings(game, seat, TRIES, dice).into_iter().flatten();
            sales.extend(drawn.map(|(after, weight)| (Sale::of(&after), weight)));
        }
        sales
    }
}

impl Bot<Medici> for Master {
    fn choose(&mut self, view: &Medici, seat: Seat, budget: Budget) -> Decision<Move> {
        let net = self.net(view);
        let all = view.players().all();
        let mut sales = self.sales(view, seat);
        let mut value = Evaluator::by(net);
        for (sale, _) in &mut sales {
            sale.evaluate(&mut value, all);
        }
        let ends: u32 = sales.iter().map(|(sale, _)| sale.ends()).sum();
        let mut ahead = Ahead::new(net, RIVALS, self.seed ^ view.fingerprint());
        let mut meter = budget.start(USUAL);
        while meter.take(ends) {
            ahead.number += 1;
            for (sale, _) in &mut sales {
                sale.evaluate_further(&mut ahead, all);
            }
        }
        let reasons = reasons(view, seat, &sales);
        let choice = reasons.first().map_or(Move::Pass, |best| best.choice);
        Decision { choice, reasons }
    }
}

/// What the moves are worth by these sales, the best first.
fn reasons(game: &Medici, seat: Seat, sales: &[(Sale, f32)]) -> Vec<Reason<Move>> {
    let aim = Aim::Victory(seat);
    let mut auction = Auction::default();
    let mut weighed: Vec<(f32, Reason<Move>)> = Vec::new();
    if game.moves(seat) == Moves::DrawOrOffer {
        let mut total = Total::default();
        for (number, (sale, weight)) in sales.iter().enumerate() {
            auction.solve(sale, aim, RIVALS);
            if number == 0 {
                weighed.push(reason(Move::Offer, seat, auction.prospect()));
            } else {
                total.add(auction.prospect(), *weight);
            }
        }
        weighed.push(reason(Move::Draw, seat, &total.mean()));
    } else if let (Moves::BidOrPass(bids), Some((sale, _))) = (game.moves(seat), sales.first()) {
        auction.solve(sale, aim, RIVALS);
        weighed.push(reason(Move::Pass, seat, auction.if_passed()));
        for amount in bids.low..=bids.high {
            let Some(prospect) = auction.if_bid(seat, amount) else { break };
            weighed.push(reason(Move::Bid(amount), seat, prospect));
        }
    }
    weighed.sort_by(|a, b| b.0.total_cmp(&a.0));
    weighed.into_iter().map(|(_, reason)| reason).collect()
}

fn reason(choice: Move, seat: Seat, prospect: &Prospect) -> (f32, Reason<Move>) {
    let score = prospect.money[seat.index()];
    let reason =
        Reason { choice, win: prospect.win, win_error: 0.0, score, score_error: 0.0, playouts: 0 };
    (prospect.worth, reason)
}

/// Prospects added up.
#[derive(Default)]
struct Total {
    sum: Prospect,
    weight: f32,
}

impl Total {
    fn add(&mut self, prospect: &Prospect, weight: f32) {
        self.weight += weight;
        self.sum.shift(prospect, weight / self.weight);
    }

    fn mean(&self) -> Prospect {
        self.sum
    }
}

/// How many tiles a playout tries before one is drawn.
const QUICK_TRIES: u32 = 3;

/// What playouts use.
struct Learned {
    policy: Policy<Evaluator<'static>>,
    seat: Seat,
}

impl Knowledge<Medici> for Learned {
    fn rollout_move(&mut self, game: &Medici, seat: Seat, dice: &mut Dice) -> Move {
        if seat != self.seat && dice.below(2) == 0 {
            return merchants_move(game, seat);
        }
        self.policy.choose(game, seat, Aim::Victory(seat), dice)
    }

    fn evaluate(&mut self, start: &Medici, game: &Medici) -> Option<BySeat<f32>> {
        let between = game.to_act() == ToAct::Chance && game.lot().is_empty();
        let far = start.day() != game.day();
        (between && far).then(|| self.policy.evaluator.evaluate(game, game.players().all()).money)
    }

    fn chances(&mut self, game: &Medici, scores: &BySeat<f32>) -> BySeat<f32> {
        let players = game.players();
        let mut chances = BySeat::default();
        for seat in players.seats() {
            chances[seat] = chance(scores.of(players), seat.index(), doubt(game));
        }
        chances
    }
}

/// The price at which each seat would not care whether it got the lot on the table: with the lot at
/// that price it may expect the same money in the end as when the others settle it among them.
/// Nothing for seats that have no room or no money, and when no lot lies open.
pub fn worth_of_lot(view: &Medici, _: Seat) -> BySeat<Option<f32>> {
    let mut worth = BySeat::default();
    if view.lot().is_empty() {
        return worth;
    }
    let mut sale = Sale::of(&view.before_bids());
    sale.evaluate(&mut Evaluator::by(learned(view.players())), view.players().all());
    let mut auction = Auction::default();
    for &seat in sale.speakers.items() {
        let Some(with) = &sale.goes[seat] else { continue };
        auction.solve(&sale.without(seat), Aim::Money, RIVALS);
        worth[seat] = Some(with.money[seat] - auction.prospect().money[seat.index()]);
    }
    worth
}
