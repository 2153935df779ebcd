//! Plays sensibly and makes human mistakes.

use fondaco_dice::Dice;
use fondaco_rules::medici::{Move, Moves, Tile};
use fondaco_rules::{Amounts, Game, Medici, Seat};

use super::merchant::{Appraisal, offer_or_draw};
use crate::bot::{Bot, Budget, Decision};

/// Appraises lots as a merchant does, but badly: now too high, now too low, at times by nothing
/// but the numbers on the tiles. It likes round bids, does not wonder what the others would pay,
/// and draws another tile out of curiosity.
pub struct Apprentice {
    seed: u64,
}

/// Its limit is this part of what a lot is worth, in percent, give or take the error.
const USUAL_LIMIT: u32 = 100;
const ERROR: u32 = 50;
/// Every so often it looks at nothing but the sum of the tiles.
const FACE_VALUE: u32 = 6;
/// Every so often it draws or offers without thinking.
const THOUGHTLESS: u32 = 4;
/// So much of its limit it bids when others speak after it, in percent.
const FIRST_BID: u32 = 80;

impl Apprentice {
    /// A bot whose mistakes this seed decides.
    pub const fn new(seed: u64) -> Apprentice {
        Apprentice { seed }
    }
}

impl Bot<Medici> for Apprentice {
    fn choose(&mut self, view: &Medici, seat: Seat, _: Budget) -> Decision<Move> {
        let dice = &mut Dice::of_game(self.seed, view.fingerprint());
        let choice = match view.moves(seat) {
            Moves::BidOrPass(bids) => bid(view, seat, bids, dice).map_or(Move::Pass, Move::Bid),
            _ if draws(view, seat, dice) => Move::Draw,
            _ => Move::Offer,
        };
        Decision::plain(choice)
    }
}

fn bid(game: &Medici, seat: Seat, bids: Amounts, dice: &mut Dice) -> Option<u32> {
    let limit = if dice.below(FACE_VALUE) == 0 {
        u32::from(Tile::sum(game.lot().items()))
    } else {
        let worth = Appraisal::of(game).limits[seat].max(0.0);
        let percent = USUAL_LIMIT - ERROR + dice.below(2 * ERROR + 1);
        (worth * percent as f32 / 100.0) as u32
    };
    let limit = limit.min(bids.high);
    if limit < bids.low {
        return None;
    }
    if game.auctioneer() == Some(seat) {
        return Some(bids.low);
    }
    let bid = (limit * FIRST_BID).div_ceil(100).max(bids.low);
    let round = bid.next_multiple_of(5);
    Some(if bids.contains(round) && round <= limit + 1 { round } else { bid })
}

fn draws(game: &Medici, seat: Seat, dice: &mut Dice) -> bool {
    if dice.below(THOUGHTLESS) == 0 {
        return dice.below(2) == 0;
    }
    let (offer, draw) = offer_or_draw(game, seat);
    draw > offer
}
