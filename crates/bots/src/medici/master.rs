//! Searches, with what it has learned.

use fondaco_dice::Dice;
use fondaco_rules::medici::{Move, Moves};
use fondaco_rules::{BySeat, Choices, Game, Medici, Seat, ToAct};

use super::auction::{Aim, Auction, Rivals};
use super::merchant::merchants_move;
use super::outlook::tune;
use super::trader::{Care, Trader};
use super::value::{Value, doubt};
use crate::bot::{Bot, Budget, Decision, Reason};
use crate::net::Net;
use crate::search::{self, Knowledge, Patience};

/// A player who has learned.
pub struct Master {
    seed: u64,
    net: &'static Net,
}

impl Master {
    /// A bot that leaves to chance what this seed decides.
    pub fn new(seed: u64) -> Master {
        Master { seed, net: net() }
    }

    /// What each of these moves is worth, the best first.
    pub fn weigh(
        &mut self,
        view: &Medici,
        seat: Seat,
        moves: &[Move],
        budget: Budget,
    ) -> Vec<Reason<Move>> {
        let mut knowledge = Learned { trader: self.trader(CARE), seat };
        let seed = self.seed ^ view.fingerprint();
        let meter = budget.start(USUAL);
        search::compare(&mut knowledge, |_| *view, seat, moves, Patience::Weighing, meter, seed)
    }

    fn trader(&self, care: Care) -> Trader<'static> {
        Trader { value: Value::by(self.net), auction: Auction::default(), rivals: Rivals { blur: tune(10, 2.0), thumbs: tune(14, 0.5) }, care }
    }
}

const CARE: Care = Care { next: 3, third: 0 };
const USUAL: u32 = 200;

fn net() -> &'static Net {
    static NET: std::sync::OnceLock<Net> = std::sync::OnceLock::new();
    NET.get_or_init(|| {
        let path = std::env::var("NET").unwrap();
        Net::from_bytes(&std::fs::read(path).unwrap()).unwrap()
    })
}

impl Bot<Medici> for Master {
    fn choose(&mut self, view: &Medici, seat: Seat, budget: Budget) -> Decision<Move> {
        let dice = &mut Dice::of_game(self.seed, view.fingerprint());
        let mut trader = self.trader(Care { next: tune(12, 31.0) as u32, third: tune(13, 0.0) as u32 });
        let aim = if tune(11, 1.0) > 0.0 { Aim::Victory(seat) } else { Aim::Money };
        let meter = budget.start(tune(16, 0.0) as u32);
        // What each move in question seems worth at first sight.
        let mut first: Vec<(Move, f32)> = Vec::new();
        if view.moves(seat) == Moves::DrawOrOffer {
            first.push((Move::Offer, trader.offered(view, seat, aim)));
            first.push((Move::Draw, trader.drawn(view, seat, aim, trader.care, dice)));
        } else if let Moves::BidOrPass(bids) = view.moves(seat) {
            trader.auction.solve(view, &mut trader.value, aim, trader.rivals);
            first.push((Move::Pass, trader.auction.worth_of(None).unwrap_or(0.0)));
            for bid in bids.low..=bids.high {
                let Some(worth) = trader.auction.worth_of(Some(bid as usize)) else { break };
                first.push((Move::Bid(bid), worth));
            }
        }
        first.sort_by(|a, b| b.1.total_cmp(&a.1));
        if meter.left() == Some(0) || first.len() == 1 {
            return Decision::plain(first[0].0);
        }
        // In auctions: the best few.
        let close = first[0].1 - tune(17, 0.03);
        first.retain(|entry| entry.1 >= close);
        first.truncate(tune(18, 5.0) as usize);
        if first.len() == 1 {
            return Decision::plain(first[0].0);
        }
        let moves: Vec<Move> = first.iter().map(|entry| entry.0).collect();
        let mut knowledge = Learned { trader: self.trader(CARE), seat };
        let seed = self.seed ^ view.fingerprint();
        let mut reasons =
            search::compare(&mut knowledge, |_| *view, seat, &moves, Patience::Choosing, meter, seed);
        let prior = tune(19, 30.0);
        let score = |reason: &Reason<Move>| {
            let first = first.iter().find(|entry| entry.0 == reason.choice).map_or(0.0, |e| e.1);
            let n = reason.playouts as f32;
            ((reason.win + 0.0005 * reason.score) * n + first * prior) / (n + prior)
        };
        reasons.sort_by(|a, b| score(b).total_cmp(&score(a)));
        Decision { choice: reasons[0].choice, reasons }
    }
}

struct Learned {
    trader: Trader<'static>,
    seat: Seat,
}

impl Knowledge<Medici> for Learned {
    fn quick(&mut self, game: &Medici, seat: Seat, dice: &mut Dice) -> Move {
        if seat != self.seat && (dice.below(100) as f32) < 100.0 * tune(20, 0.5) {
            return merchants_move(game, seat);
        }
        let aim = if seat == self.seat { Aim::Victory(seat) } else { Aim::Money };
        let choice = self.trader.choose(game, seat, aim, dice);
        debug_assert!(game.moves(seat).contains(&choice));
        choice
    }

    fn judge(&mut self, start: &Medici, game: &Medici) -> Option<BySeat<f32>> {
        let quiet = game.to_act() == ToAct::Chance && game.lot().is_empty();
        let far = start.day() != game.day()
            || f32::from(start.bag()) >= f32::from(game.bag()) + tune(21, 3.0);
        (quiet && far).then(|| self.trader.value.money(game))
    }

    fn chances(&mut self, game: &Medici, scores: &BySeat<f32>) -> BySeat<f32> {
        let doubt = doubt(game);
        let mut chances = BySeat::default();
        for seat in game.players().seats() {
            let all = scores.of(game.players()).iter();
            chances[seat] = 1.0 / all.map(|s| libm::expf((s - scores[seat]) / doubt)).sum::<f32>();
        }
        chances
    }
}

/// Placeholder.
pub fn worth_of_lot(_view: &Medici, _seat: Seat) -> BySeat<Option<f32>> {
    BySeat::default()
}
