//! Good rules of thumb, at once.

use fondaco_rules::medici::{Lot, Move, Tile};
use fondaco_rules::{Amounts, BySeat, Game, Medici, Players, Seat};

use super::outlook::Outlook;
use crate::bot::{Bot, Budget, Decision};

/// Bids what a lot adds to the payments to be expected, and no more than seems needed; draws as
/// long as that promises a better deal for itself.
#[derive(Clone, Copy, Default, Debug)]
pub struct Merchant;

impl Merchant {
    /// A bot without secrets: it always answers the same.
    pub const fn new() -> Merchant {
        Merchant
    }
}

impl Bot<Medici> for Merchant {
    fn choose(&mut self, view: &Medici, seat: Seat, _: Budget) -> Decision<Move> {
        Decision::plain(merchants_move(view, seat))
    }
}

/// What a merchant does.
pub fn merchants_move(game: &Medici, seat: Seat) -> Move {
    match game.moves(seat) {
        fondaco_rules::medici::Moves::BidOrPass(bids) => {
            let limits = Appraisal::of(game).limits;
            match fitting_bid(game, seat, bids, &limits) {
                Some(amount) => Move::Bid(amount),
                None => Move::Pass,
            }
        }
        _ => {
            let (offer, draw) = offer_or_draw(game, seat);
            if draw > offer { Move::Draw } else { Move::Offer }
        }
    }
}

/// How much a seat bids that goes by these limits, if it bids at all: as much as the seats after
/// it would pay, if it can, and no more.
pub fn fitting_bid(
    game: &Medici,
    seat: Seat,
    bids: Amounts,
    limits: &BySeat<f32>,
) -> Option<u32> {
    let limit = (limits[seat].max(0.0) as u32).min(bids.high);
    if limit < bids.low {
        return None;
    }
    let later = seats_after(game, seat).map(|other| (limits[other].max(0.0)*super::outlook::tune(2,1.0)) as u32);
    let needed = later.max().unwrap_or(0).max(bids.low);
    Some(needed.min(limit))
}

/// Those who speak after this seat.
fn seats_after(game: &Medici, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    let players = game.players();
    let last = game.auctioneer();
    let mut now = Some(seat);
    std::iter::from_fn(move || {
        now = now.filter(|&now| Some(now) != last).map(|now| now.left(players));
        now
    })
}

/// What a lot is worth to each seat.
#[derive(Clone, Copy, Debug)]
pub struct Appraisal {
    /// What each seat would pay at most: nothing if it cannot load the lot.
    pub limits: BySeat<f32>,
    base: Outlook,
    lot: Lot,
    players: Players,
    hold: f32,
}

/// What an average tile costs, by the number of players.
const TILE_PRICE: [f32; 4] = [2.0, 2.0, 2.0, 2.0];

impl Appraisal {
    /// Appraises the lot on the table.
    pub fn of(game: &Medici) -> Appraisal {
        Appraisal::with(game, Outlook::of(game), game.lot())
    }

    /// Appraises this lot, whatever lies on the table.
    fn with(game: &Medici, base: Outlook, lot: Lot) -> Appraisal {
        let players = game.players();
        let hold = super::outlook::tune(0,TILE_PRICE[players.count() - 3]);
        let mut appraisal = Appraisal { limits: BySeat::default(), base, lot, players, hold };
        let takes = |seat: Seat| game.ship(seat).free() >= lot.len() && game.money(seat) > 0;
        let mut plain = BySeat::<f32>::default();
        let mut with = BySeat::<f32>::default();
        for seat in players.seats().filter(|&seat| takes(seat)) {
            with[seat] = appraisal.earned(seat, Some(seat));
            plain[seat] = (with[seat] - appraisal.earned(seat, None)).max(0.0);
        }
        for seat in players.seats().filter(|&seat| takes(seat)) {
            // If not to this seat, the lot will go to the one it is worth most to.
            let others = players.seats().filter(|&other| other != seat && takes(other));
            let rival = others.max_by(|&a, &b| plain[a].total_cmp(&plain[b]));
            let without = appraisal.earned(seat, rival);
            appraisal.limits[seat] = ((with[seat] - without) * super::outlook::tune(1,0.6)).min(f32::from(game.money(seat)));
        }
        appraisal
    }

    /// What a seat will earn if the buyer gets the lot for nothing, less the price of the tiles
    /// that are to fill its holds later.
    fn earned(&self, seat: Seat, buyer: Option<Seat>) -> f32 {
        let after = buyer.map_or(self.base, |buyer| self.base.loaded(buyer, self.lot.items()));
        after.earnings(seat) - self.hold * after.to_come(seat)
    }

    /// What offering the lot brings the auctioneer, who speaks last.
    fn offered(&self, auctioneer: Seat) -> f32 {
        let others = self.players.seats().filter(|&seat| seat != auctioneer);
        let rival = others.max_by(|&a, &b| self.limits[a].total_cmp(&self.limits[b]));
        let rival = rival.filter(|&rival| self.limits[rival] >= 1.0);
        let price = super::outlook::tune(7,1.0)*rival.map_or(0.0, |rival| self.limits[rival]).max(0.0) + 1.0;
        if self.limits[auctioneer] >= price {
            self.earned(auctioneer, Some(auctioneer)) - price
        } else {
            self.earned(auctioneer, rival)
        }
    }
}

/// What the auctioneer may expect if he offers the lot as it is, and if he draws one more tile.
pub fn offer_or_draw(game: &Medici, auctioneer: Seat) -> (f32, f32) {
    let base = Outlook::of(game);
    let offer = Appraisal::with(game, base, game.lot()).offered(auctioneer);
    let (mut draw, mut all) = (0.0, 0.0);
    for (tile, count) in game.unseen().kinds() {
        let lot: Lot = game.lot().items().iter().copied().chain([tile]).collect();
        draw += Appraisal::with(game, base, lot).offered(auctioneer) * count as f32;
        all += count as f32;
    }
    (offer, draw / f32::max(all, 1.0))
}

#[allow(dead_code)]
fn unused(_: Tile) {}
