//! The moves worth considering, each evaluated by a search of depth one.

use fondaco_rules::byzanz::{Card, Cards, Move, Moves, Turn, kept, points};
use fondaco_rules::{Byzanz, Choices, Game, Seat, ToAct};

use super::bids::cheap_bids;
use super::few::Few;
use super::hand::best_sale;
use super::heuristic::{chances, potential};

/// Evaluates quiet positions: those in which no lot lies open.
pub trait Evaluate {
    /// The points that a seat will still make, while auctions or a market are to come.
    fn to_come(&mut self, game: &Byzanz, seat: Seat) -> f32;

    /// The final points to be expected.
    fn final_points(&mut self, game: &Byzanz, seat: Seat) -> f32 {
        let to_come = if game.all_auctioned() {
            best_sale(game.hand(seat)) as f32
        } else {
            self.to_come(game, seat)
        };
        points(game.profits(seat)) as f32 + to_come
    }
}

/// A move, and the final points expected after it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect {
    /// The move.
    pub choice: Move,
    /// The points.
    pub points: f32,
}

/// Lists the sensible moves of the seat to act, the best first.
///
/// Sets are sold only when the hand is too full, and at the end: until then they are worth as much
/// and can be bid with.
pub fn prospects(
    evaluator: &mut impl Evaluate,
    game: &Byzanz,
    seat: Seat,
    prospects: &mut Vec<Prospect>,
) {
    prospects.clear();
    let mut add = |choice: Move, after: &Byzanz| {
        prospects.push(Prospect { choice, points: evaluator.final_points(after, seat) });
    };
    let moves = game.moves(seat);
    match moves.turn {
        Turn::Bid { above, .. } => {
            add(Move::Pass, &after_pass(game, seat));
            if moves.turn.bids().is_some() {
                for bid in cheap_bids(game, seat, above).iter() {
                    add(Move::Bid(bid), &after_win(game, seat, game.bid(seat).plus(bid)));
                }
            }
        }
        Turn::Give(lot) => {
            for (card, _) in lot.each() {
                add(Move::Give(card), &after(game, seat, Move::Give(card)));
            }
        }
        Turn::Take(_) => {
            for choice in (Moves { for_sale: Cards::NONE, ..moves }).iter() {
                add(choice, &after(game, seat, choice));
            }
        }
        Turn::Drop(hand) => {
            let mut few = Few::new(Move::Done);
            let left = chances(game, seat);
            for choice in moves.iter() {
                few.add(reduced(hand, choice, left), choice);
            }
            for choice in few.iter() {
                add(choice, &after(game, seat, choice));
            }
        }
        Turn::Done | Turn::Nothing => {
            let choice = last_sale(game.hand(seat));
            add(choice, game);
        }
    }
    prospects.sort_by(|a, b| b.points.total_cmp(&a.points));
}

/// What a hand is good for after a sale or a drop, the points of the sale included.
fn reduced(hand: Cards, choice: Move, chances: u32) -> f32 {
    match choice {
        Move::Sell(set) => brings(set) as f32 + potential(hand.minus(set), chances),
        Move::Drop(card) => potential(hand.minus(Cards::one(card)), chances),
        _ => f32::NEG_INFINITY,
    }
}

/// The points for a set.
fn brings(set: Cards) -> u32 {
    points(Cards::one(kept(set))) as u32
}

/// At the end: a set that belongs to the best sale, or done.
fn last_sale(hand: Cards) -> Move {
    let best = best_sale(hand);
    let sales = Moves { turn: Turn::Nothing, for_sale: hand };
    let belongs = |choice: &Move| match choice {
        Move::Sell(set) => brings(*set) + best_sale(hand.minus(*set)) == best,
        _ => false,
    };
    sales.iter().find(belongs).unwrap_or(Move::Done)
}

/// The position after a move.
fn after(game: &Byzanz, seat: Seat, choice: Move) -> Byzanz {
    let mut after = *game;
    play(&mut after, seat, choice);
    after
}

/// # Panics
/// When the move is refused: that would be a fault in the bot.
fn play(game: &mut Byzanz, seat: Seat, choice: Move) {
    let played = game.act(seat, choice, &mut |_| ());
    assert!(played.is_ok(), "a bot's move was refused: {played:?}");
}

/// The quiet position after the seat has won the auction with these cards and given the card of the
/// lot that it misses least.
pub fn after_win(game: &Byzanz, seat: Seat, paid: Cards) -> Byzanz {
    let mut after = game.as_if_won(seat, paid).unwrap_or(*game);
    if let Turn::Give(lot) = after.moves(seat).turn {
        let gift = gift(&after, seat, lot);
        play(&mut after, seat, Move::Give(gift));
    }
    after
}

/// The quiet position after a pass, if the highest bid stays the highest. If there is none, the
/// next one makes the cheapest.
pub fn after_pass(game: &Byzanz, seat: Seat) -> Byzanz {
    if let Some(leader) = game.leader() {
        return after_win(game, leader.by, game.bid(leader.by));
    }
    let mut after = *game;
    play(&mut after, seat, Move::Pass);
    while let (ToAct::Player(next), false) = (after.to_act(), after.lot().is_empty()) {
        if let Some(bid) = cheap_bids(&after, next, 0).best() {
            return after_win(&after, next, bid);
        }
        play(&mut after, next, Move::Pass);
    }
    after
}

/// The card of the lot that the winner misses least.
fn gift(game: &Byzanz, seat: Seat, lot: Cards) -> Card {
    let with_lot = game.hand(seat).plus(lot);
    let left = chances(game, seat).saturating_sub(1);
    let mut few = Few::new(Card::MERCHANT);
    for (card, _) in lot.each() {
        few.add(potential(with_lot.minus(Cards::one(card)), left), card);
    }
    few.best().unwrap_or(Card::MERCHANT)
}
