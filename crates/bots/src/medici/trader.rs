//! Plays at once by what it has learned: bids as the solved auction says, and draws another tile
//! if the auction of a larger lot promises more.

use fondaco_dice::Dice;
use fondaco_rules::medici::{Draws, Move, Moves, Outcome, Tile};
use fondaco_rules::{Game, Medici, Outcomes, Seat, ToAct};

use super::auction::{Aim, Auction, Rivals};
use super::value::Value;

/// How many tiles are tried before one is drawn, and how many after each of those.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// Tiles tried as the next one.
    pub next: u32,
    /// Tiles tried as the one after it; none if the lot is then thought of as offered.
    pub third: u32,
}

/// A player who goes by a net.
#[derive(Clone, Debug)]
pub struct Trader<'a> {
    /// What positions are worth.
    pub value: Value<'a>,
    /// The last auction that was worked out.
    pub auction: Auction,
    /// How the others are taken to bid.
    pub rivals: Rivals,
    /// How carefully it draws.
    pub care: Care,
}

impl Trader<'_> {
    /// A good move for the seat to act.
    pub fn choose(&mut self, game: &Medici, seat: Seat, aim: Aim, dice: &mut Dice) -> Move {
        if game.moves(seat) == Moves::DrawOrOffer {
            let offer = self.offered(game, seat, aim);
            let draw = self.drawn(game, seat, aim, self.care, dice);
            return if draw > offer { Move::Draw } else { Move::Offer };
        }
        self.auction.solve(game, &mut self.value, aim, self.rivals);
        let best = game.best_bid();
        let high = best.map_or(0, |bid| usize::from(bid.amount.get()));
        match self.auction.answer_of(seat, best.map(|bid| bid.by), high) {
            Some(amount) => Move::Bid(amount as u32),
            None => Move::Pass,
        }
    }

    /// What the auction of the lot on the table is worth to the seat.
    pub fn offered(&mut self, game: &Medici, seat: Seat, aim: Aim) -> f32 {
        self.auction.solve(game, &mut self.value, aim, self.rivals);
        self.auction.worth(seat)
    }

    /// What drawing another tile is worth to the auctioneer.
    pub fn drawn(
        &mut self,
        game: &Medici,
        seat: Seat,
        aim: Aim,
        care: Care,
        dice: &mut Dice,
    ) -> f32 {
        let mut drawing = *game;
        let played = drawing.act(seat, Move::Draw, &mut |_| ());
        debug_assert!(played.is_ok(), "the auctioneer may draw: {played:?}");
        let (mut worth, mut all) = (0.0, 0.0);
        for (tile, weight) in tried(drawing.outcomes(), care.next, dice).into_iter().flatten() {
            let mut after = drawing;
            let drawn = after.reveal(Outcome::Tile(tile), &mut |_| ());
            debug_assert!(drawn.is_ok(), "an unseen tile may come: {drawn:?}");
            let mut best = self.offered(&after, seat, aim);
            if care.third > 0
                && after.to_act() == ToAct::Player(seat)
                && after.moves(seat) == Moves::DrawOrOffer
            {
                let deeper = Care { next: care.third, third: 0 };
                best = best.max(self.drawn(&after, seat, aim, deeper, dice));
            }
            worth += weight * best;
            all += weight;
        }
        worth / f32::max(all, 1.0)
    }
}

/// Kinds of tiles there are.
const KINDS: usize = 31;

/// So many of the tiles that may come, spread evenly over them; all kinds with their weights if
/// there are not more.
fn tried(draws: Draws, count: u32, dice: &mut Dice) -> [Option<(Tile, f32)>; KINDS] {
    let mut tried = [None; KINDS];
    let tiles = draws.iter().filter_map(|(outcome, weight)| match outcome {
        Outcome::Tile(tile) => Some((tile, weight as u32)),
        Outcome::First(_) => None,
    });
    let total = draws.total() as u32;
    if count as usize >= KINDS {
        for (place, (tile, weight)) in tried.iter_mut().zip(tiles) {
            *place = Some((tile, weight as f32));
        }
        return tried;
    }
    let count = count.min(total);
    let start = dice.below(total.max(1));
    let (mut before, mut taken) = (0, 0);
    // The tile at `start + k total / count`, all around the sorted tiles.
    for (tile, weight) in tiles {
        let hits = |place: u32| {
            let off = (place + total - start) % total;
            off * count % total < count
        };
        let copies = (before..before + weight).filter(|&place| hits(place)).count();
        if copies > 0 && taken < KINDS {
            tried[taken] = Some((tile, copies as f32));
            taken += 1;
        }
        before += weight;
    }
    tried
}
