//! What the lot on the table is worth to everybody.

use fondaco_dice::Dice;
use fondaco_rules::byzanz::{Cards, Turn, View};
use fondaco_rules::{BySeat, Byzanz, Game, Seat, ToAct};

use super::bids::{cheap_bids, cheapest_by_total};
use super::evaluator::Evaluator;
use super::policy::{Evaluate, after_win};
use super::worlds;

/// In how many worlds the lot is appraised.
const WORLDS: u64 = 8;

/// For each seat still in the auction the total at which it would not care whether it won the lot
/// or left it, as far as the seat that asks can tell.
pub fn worth_of_lot(view: &View, seat: Seat) -> BySeat<Option<f32>> {
    let mut worth = BySeat::default();
    let mut evaluator = Evaluator::of(view.players());
    let number = worlds::number(view).wrapping_add(seat.index() as u64);
    for round in 0..WORLDS {
        let world = worlds::sample(view, &mut Dice::of_game(number, round));
        if !in_auction(&world) {
            return worth;
        }
        for bidder in world.waiting().without(world.passed()).iter() {
            let share = indifferent(&mut evaluator, &world, bidder) / WORLDS as f32;
            worth[bidder] = Some(worth[bidder].unwrap_or_default() + share);
        }
    }
    worth
}

fn in_auction(game: &Byzanz) -> bool {
    let bids = |seat| matches!(game.moves(seat).turn, Turn::Bid { .. });
    matches!(game.to_act(), ToAct::Player(seat) if bids(seat))
}

/// The total up to which winning is better than leaving the lot, between two totals in proportion.
fn indifferent(evaluator: &mut Evaluator<'_>, game: &Byzanz, seat: Seat) -> f32 {
    let left = evaluator.final_points(&without(game, seat), seat);
    let mut last = (0.0, 0.0);
    let mut worth = 0.0;
    for (total, &paid) in cheapest_by_total(game, seat).iter().enumerate().skip(1) {
        if paid.is_empty() {
            continue;
        }
        let gain = evaluator.final_points(&after_win(game, seat, paid), seat) - left;
        let total = total as f32;
        if gain >= 0.0 {
            worth = total;
        } else if last.1 > 0.0 {
            let (before, gained) = last;
            worth = before + (total - before) * gained / (gained - gain);
        }
        last = (total, gain);
    }
    worth
}

/// The position if another one wins: the one who leads, or else the next one with their cheapest bid.
fn without(game: &Byzanz, seat: Seat) -> Byzanz {
    if let Some(leader) = game.leader().filter(|leader| leader.by != seat) {
        return after_win(game, leader.by, game.bid(leader.by));
    }
    let players = game.players();
    let others = std::iter::successors(Some(seat.left(players)), |other| Some(other.left(players)));
    let bidding = game.waiting().without(game.passed());
    let next = others.take(players.count() - 1).filter(|&other| bidding.contains(other)).find_map(
        |other| {
            let bid = cheap_bids(game, other, 0).best()?;
            Some(after_win(game, other, bid.plus(game.bid(other))))
        },
    );
    next.unwrap_or_else(|| after_win(game, seat, Cards::NONE))
}
