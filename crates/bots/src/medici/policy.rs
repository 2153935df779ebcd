//! Plays at once by an evaluator: bids as the solved auction says, and draws another tile if the
//! auction of a larger lot promises more.

use fondaco_dice::Dice;
use fondaco_rules::medici::{Draws, Move, Moves, Outcome, Tile};
use fondaco_rules::{Game, Medici, Outcomes, Seat};

use super::auction::{Aim, Auction, Prospect, Rivals};
use super::sale::{Evaluate, Sale};

/// Moves by evaluating the positions after the lot.
#[derive(Clone, Debug)]
pub struct Policy<J> {
    /// What evaluates positions.
    pub evaluator: J,
    /// The last auction that was solved.
    pub auction: Auction,
    /// The model of how the others bid.
    pub rivals: Rivals,
    /// How many tiles are tried before one is drawn.
    pub tries: u32,
}

impl<J: Evaluate> Policy<J> {
    /// A policy with this evaluator.
    pub fn new(evaluator: J, rivals: Rivals, tries: u32) -> Policy<J> {
        Policy { evaluator, auction: Auction::default(), rivals, tries }
    }

    /// A good move for the seat to act.
    pub fn choose(&mut self, game: &Medici, seat: Seat, aim: Aim, dice: &mut Dice) -> Move {
        if game.moves(seat) == Moves::DrawOrOffer {
            let offer = self.offered(game, aim).worth_to(seat, aim);
            let draw = self.drawn(game, seat, aim, dice);
            return if draw > offer { Move::Draw } else { Move::Offer };
        }
        let sale = self.solve(game, aim);
        let answer = self.auction.answer_of(&sale, seat, sale.holder, sale.high);
        answer.map_or(Move::Pass, Move::Bid)
    }

    /// Solves the auction of the lot on the table.
    pub fn solve(&mut self, game: &Medici, aim: Aim) -> Sale {
        let mut sale = Sale::of(game);
        let seats = if aim == Aim::Money { sale.concerned() } else { game.players().all() };
        sale.evaluate(&mut self.evaluator, seats);
        self.auction.solve(&sale, aim, self.rivals);
        sale
    }

    /// What to expect if the lot on the table is offered as it is.
    pub fn offered(&mut self, game: &Medici, aim: Aim) -> &Prospect {
        self.solve(game, aim);
        self.auction.prospect()
    }

    /// What drawing another tile is worth to the auctioneer.
    fn drawn(&mut self, game: &Medici, seat: Seat, aim: Aim, dice: &mut Dice) -> f32 {
        let (mut worth, mut all) = (0.0, 0.0);
        for (after, weight) in drawings(game, seat, self.tries, dice).into_iter().flatten() {
            worth += weight * self.offered(&after, aim).worth_to(seat, aim);
            all += weight;
        }
        worth / f32::max(all, 1.0)
    }
}

/// Kinds of tiles there are.
const KINDS: usize = 31;

/// Positions after the auctioneer draws another tile, with their weights: so many of the tiles that
/// may come, spread evenly over them, or all kinds if there are not more.
pub fn drawings(
    game: &Medici,
    seat: Seat,
    tries: u32,
    dice: &mut Dice,
) -> [Option<(Medici, f32)>; KINDS] {
    let mut drawing = *game;
    let played = drawing.act(seat, Move::Draw, &mut |_| ());
    debug_assert!(played.is_ok(), "the auctioneer may draw: {played:?}");
    tiles(drawing.outcomes(), tries, dice).map(|tried| {
        let (tile, weight) = tried?;
        let mut after = drawing;
        let drawn = after.reveal(Outcome::Tile(tile), &mut |_| ());
        debug_assert!(drawn.is_ok(), "an unseen tile may come: {drawn:?}");
        Some((after, weight))
    })
}

fn tiles(draws: Draws, tries: u32, dice: &mut Dice) -> [Option<(Tile, f32)>; KINDS] {
    let mut tried = [None; KINDS];
    let tiles = draws.iter().filter_map(|(outcome, weight)| match outcome {
        Outcome::Tile(tile) => Some((tile, weight as u32)),
        Outcome::First(_) => None,
    });
    if tries as usize >= KINDS {
        for (place, (tile, weight)) in tried.iter_mut().zip(tiles) {
            *place = Some((tile, weight as f32));
        }
        return tried;
    }
    // Every so-manieth of the sorted tiles, beginning anywhere.
    let total = (draws.total() as u32).max(1);
    let start = dice.below(total);
    let hit = |place: u32| (place + start) * tries.min(total) % total < tries.min(total);
    let (mut before, mut places) = (0, tried.iter_mut());
    for (tile, weight) in tiles {
        let hits = (before..before + weight).filter(|&place| hit(place)).count();
        before += weight;
        if hits > 0
            && let Some(place) = places.next()
        {
            *place = Some((tile, hits as f32));
        }
    }
    tried
}
