//! The moves worth thinking of, each judged by one look ahead.

use fondaco_rules::byzanz::{Card, Cards, Move, Turn, points};
use fondaco_rules::{Byzanz, Choices, Game, Seat, ToAct};

use super::hand::best_sale;
use super::thumb::{chances, potential};

/// Judges quiet positions: those in which no lot lies open.
pub trait Appraise {
    /// The points that a seat will still make, before all auctions are over.
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

/// A move and the points expected after it.
#[derive(Clone, Copy, Debug)]
pub struct Prospect {
    /// The move.
    pub choice: Move,
    /// The points expected.
    pub points: f32,
}

/// How many ways of bidding, reducing or giving are looked at.
const LOOKED_AT: usize = 4;
/// How much more than needed is bid at most.
const MORE_BID: u32 = 2;

/// The sensible moves of the seat to act, the best first.
pub fn prospects(
    appraise: &mut impl Appraise,
    game: &Byzanz,
    seat: Seat,
    options: &mut Vec<Prospect>,
) {
    options.clear();
    let moves = game.moves(seat);
    let mut add = |choice: Move, after: &Byzanz| {
        options.push(Prospect { choice, points: appraise.final_points(after, seat) });
    };
    match moves.turn {
        Turn::Bid { goods, above } => {
            add(Move::Pass, &after_pass(game, seat));
            if goods.value() > above {
                let mut few = Few::default();
                cheap_bids(game, seat, above, &mut few);
                for &(_, bid) in few.items() {
                    add(Move::Bid(bid), &after_bid(game, seat, bid));
                }
            }
        }
        Turn::Give(lot) => {
            for (card, _) in lot.each() {
                add(Move::Give(card), &after(game, seat, Move::Give(card)));
            }
        }
        Turn::Take(_) => {
            for choice in moves.iter().filter(|choice| matches!(choice, Move::Take(_))) {
                add(choice, &after(game, seat, choice));
            }
        }
        Turn::Drop(hand) => {
            let mut few = Few::default();
            let left = chances(game, seat);
            for choice in moves.iter() {
                few.add(reduced(hand, choice, left), choice);
            }
            for &(_, choice) in few.items() {
                add(choice, &after(game, seat, choice));
            }
        }
        Turn::Done | Turn::Nothing => {
            options.push(Prospect { choice: last_sale(game.hand(seat)), points: 0.0 });
        }
    }
    options.sort_by(|a, b| b.points.total_cmp(&a.points));
}

/// What a hand is good for after a sale or a drop, the points of the sale included.
fn reduced(hand: Cards, choice: Move, chances: u32) -> f32 {
    match choice {
        Move::Sell(set) => {
            let kept = fondaco_rules::byzanz::kept(set);
            points(Cards::one(kept)) as f32 + potential(hand.minus(set), chances)
        }
        Move::Drop(card) => potential(hand.minus(Cards::one(card)), chances),
        _ => 0.0,
    }
}

/// At the end: a set that belongs to the best sale, or done.
fn last_sale(hand: Cards) -> Move {
    let best = best_sale(hand);
    if best == 0 {
        return Move::Done;
    }
    let moves = fondaco_rules::byzanz::Moves { turn: Turn::Nothing, for_sale: hand };
    moves
        .iter()
        .find(|choice| match choice {
            Move::Sell(set) => {
                let kept = points(Cards::one(fondaco_rules::byzanz::kept(*set))) as u32;
                kept + best_sale(hand.minus(*set)) == best
            }
            _ => false,
        })
        .unwrap_or(Move::Done)
}

/// The position after a move.
///
/// # Panics
/// When the move is refused: that would be a fault in the bot.
pub fn after(game: &Byzanz, seat: Seat, choice: Move) -> Byzanz {
    let mut after = *game;
    play(&mut after, seat, choice);
    after
}

fn play(game: &mut Byzanz, seat: Seat, choice: Move) {
    let played = game.act(seat, choice, &mut |_| ());
    assert!(played.is_ok(), "a bot's move was refused: {played:?}");
}

/// The quiet position after a bid that nobody exceeds.
pub fn after_bid(game: &Byzanz, seat: Seat, bid: Cards) -> Byzanz {
    after_win(game, seat, game.bid(seat).plus(bid))
}

/// The quiet position after the seat has won with these cards.
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
    while let (ToAct::Player(next), true) = (after.to_act(), after.starter().is_some()) {
        if let Some(bid) = cheapest_bid(&after, next) {
            return after_win(&after, next, bid);
        }
        play(&mut after, next, Move::Pass);
    }
    after
}

/// The bid that the seat misses least among the lowest.
fn cheapest_bid(game: &Byzanz, seat: Seat) -> Option<Cards> {
    let mut few = Few::default();
    cheap_bids(game, seat, 0, &mut few);
    few.items().first().map(|&(_, bid)| bid)
}

/// The card of the lot that the winner misses least.
fn gift(game: &Byzanz, seat: Seat, lot: Cards) -> Card {
    let left = chances(game, seat) - 1;
    let with = game.hand(seat).plus(lot);
    let mut best = (f32::NEG_INFINITY, Card::MERCHANT);
    for (card, _) in lot.each() {
        let worth = potential(with.minus(Cards::one(card)), left);
        if worth > best.0 {
            best = (worth, card);
        }
    }
    best.1
}

/// The few bids that exceed a value and are missed least.
pub fn cheap_bids(game: &Byzanz, seat: Seat, above: u32, few: &mut Few<Cards>) {
    let hand = game.hand(seat);
    let left = chances(game, seat).saturating_sub(1);
    let with_lot = hand.plus(Cards::of_row(game.lot()));
    let mut cards = [Card::MERCHANT; 7];
    let mut count = 0;
    for card in hand.goods().iter().take(7) {
        cards[count] = card;
        count += 1;
    }
    let mut bids = [(Cards::NONE, 0u32); 128];
    for chosen in 1..1usize << count {
        let last = chosen.trailing_zeros() as usize;
        let (others, value) = bids[chosen & (chosen - 1)];
        let card = cards[last];
        bids[chosen] = (others.plus(Cards::one(card)), value + u32::from(card.value()));
    }
    let least = bids[..1 << count].iter().map(|bid| bid.1).filter(|&value| value > above).min();
    let Some(least) = least else { return };
    for chosen in 1..1usize << count {
        let (bid, value) = bids[chosen];
        // Of equal cards the first ones are chosen.
        let twice = (1..count).any(|place| {
            chosen >> place & 1 == 1
                && chosen >> (place - 1) & 1 == 0
                && cards[place] == cards[place - 1]
        });
        if value >= least && value <= least + MORE_BID && !twice {
            few.add(potential(with_lot.minus(bid), left), bid);
        }
    }
}

/// The best few of many.
#[derive(Clone, Copy, Debug)]
pub struct Few<T> {
    items: [(f32, T); LOOKED_AT],
    count: usize,
}

impl<T: Copy + Empty> Default for Few<T> {
    fn default() -> Few<T> {
        Few { items: [(0.0, T::EMPTY); LOOKED_AT], count: 0 }
    }
}

/// Something that fills a place which nothing has come to.
pub trait Empty {
    /// It.
    const EMPTY: Self;
}

impl Empty for Cards {
    const EMPTY: Cards = Cards::NONE;
}

impl Empty for Move {
    const EMPTY: Move = Move::Done;
}

impl<T: Copy> Few<T> {
    /// Adds one, if it is among the best.
    pub fn add(&mut self, worth: f32, item: T) {
        let mut place = self.count;
        while place > 0 && self.items[place - 1].0 < worth {
            place -= 1;
        }
        if place == LOOKED_AT {
            return;
        }
        let last = self.count.min(LOOKED_AT - 1);
        self.items.copy_within(place..last, place + 1);
        self.items[place] = (worth, item);
        self.count = last + 1;
    }

    /// Those added, best first.
    pub fn items(&self) -> &[(f32, T)] {
        &self.items[..self.count]
    }
}
