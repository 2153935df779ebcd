//! Good rules of thumb, at once.

use fondaco_rules::medici::{Lot, Move, Moves};
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
    if let Moves::BidOrPass(bids) = game.moves(seat) {
        let limits = Appraisal::of(game).limits;
        return fitting_bid(game, seat, bids, &limits).map_or(Move::Pass, Move::Bid);
    }
    let (offer, draw) = offer_or_draw(game, seat);
    if draw > offer { Move::Draw } else { Move::Offer }
}

/// How much a seat bids that goes by these limits, if it bids at all: as much as the seats after
/// it would pay, if it can, and no more.
fn fitting_bid(game: &Medici, seat: Seat, bids: Amounts, limits: &BySeat<f32>) -> Option<u32> {
    let limit = (limits[seat] as u32).min(bids.high);
    if limit < bids.low {
        return None;
    }
    let later = seats_after(game, seat).map(|other| limits[other] as u32);
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
    /// What each seat will earn if it gets the lot for nothing.
    with: BySeat<f32>,
    /// What each will earn if it does not: then the lot goes to whom it is worth most to.
    without: BySeat<f32>,
}

/// What a seat pays for one tile to fill a hold later: a hold that is taken saves that.
const TILE_PRICE: f32 = 2.0;
/// What part of a lot's worth is bid at most: there will be other lots.
const EAGERNESS: f32 = 0.6;

impl Appraisal {
    /// Appraises the lot on the table.
    pub fn of(game: &Medici) -> Appraisal {
        Appraiser::new(game).appraise(game.lot(), &mut Stalls::default())
    }

    /// What offering the lot brings the auctioneer, who speaks last.
    fn offered(&self, players: Players, auctioneer: Seat) -> f32 {
        let others = players.seats().filter(|&seat| seat != auctioneer);
        let most = others.map(|seat| self.limits[seat]).fold(0.0, f32::max);
        if self.limits[auctioneer] >= most + 1.0 {
            self.with[auctioneer] - most - 1.0
        } else {
            self.without[auctioneer]
        }
    }
}

/// Appraises lots for one position.
struct Appraiser<'a> {
    game: &'a Medici,
    players: Players,
    base: Outlook,
    /// What each seat will earn without the lot.
    plain: BySeat<f32>,
}

/// What the counters of each seat will earn, by who gets the lot: the values of the tiles do not
/// matter for that, only their goods.
#[derive(Clone, Copy, Default)]
struct Stalls(BySeat<BySeat<Option<f32>>>);

impl Appraiser<'_> {
    fn new(game: &Medici) -> Appraiser<'_> {
        let players = game.players();
        let base = Outlook::of(game);
        let mut plain = BySeat::default();
        for seat in players.seats() {
            plain[seat] = base.earnings(seat) - TILE_PRICE * base.holds_to_come(seat);
        }
        Appraiser { game, players, base, plain }
    }

    fn takes(&self, seat: Seat, lot: Lot) -> bool {
        self.game.ship(seat).free() >= lot.len() && self.game.money(seat) > 0
    }

    fn appraise(&self, lot: Lot, stalls: &mut Stalls) -> Appraisal {
        let mut after = BySeat::<Option<Outlook>>::default();
        let (mut with, mut without) = (self.plain, self.plain);
        let mut gain = BySeat::default();
        for seat in self.players.seats().filter(|&seat| self.takes(seat, lot)) {
            let loaded = self.base.loaded(seat, lot.items());
            with[seat] = earned(&loaded, seat, &mut stalls.0[seat][seat]);
            gain[seat] = with[seat] - self.plain[seat];
            after[seat] = Some(loaded);
        }
        let mut limits = BySeat::default();
        for seat in self.players.seats() {
            let others = self.players.seats().filter(|&other| other != seat);
            let others = others.filter(|&other| after[other].is_some());
            let rival = others.max_by(|&a, &b| f32::total_cmp(&gain[a], &gain[b]));
            if let Some((rival, loaded)) = rival.and_then(|rival| Some((rival, after[rival]?))) {
                without[seat] = earned(&loaded, seat, &mut stalls.0[rival][seat]);
            }
            if after[seat].is_some() {
                let worth = (with[seat] - without[seat]) * EAGERNESS;
                limits[seat] = worth.clamp(0.0, f32::from(self.game.money(seat)));
            }
        }
        Appraisal { limits, with, without }
    }
}

/// What a seat will earn, less the price of the tiles that are to fill its holds later.
fn earned(outlook: &Outlook, seat: Seat, stalls: &mut Option<f32>) -> f32 {
    let stalls = *stalls.get_or_insert_with(|| outlook.stalls(seat));
    outlook.ship(seat) + stalls - TILE_PRICE * outlook.holds_to_come(seat)
}

/// What the auctioneer may expect from offering the lot as it is, and from drawing one more tile.
pub fn offer_or_draw(game: &Medici, auctioneer: Seat) -> (f32, f32) {
    let appraiser = Appraiser::new(game);
    let players = game.players();
    let expected = |lot: Lot, stalls: &mut Stalls| {
        appraiser.appraise(lot, stalls).offered(players, auctioneer)
    };
    let offer = expected(game.lot(), &mut Stalls::default());
    let mut by_good = [Stalls::default(); 6];
    let (mut draw, mut all) = (0.0, 0.0);
    for (tile, count) in game.unseen().kinds() {
        let lot: Lot = game.lot().items().iter().copied().chain([tile]).collect();
        let stalls = &mut by_good[tile.good().map_or(5, |good| good as usize)];
        draw += expected(lot, stalls) * count as f32;
        all += count as f32;
    }
    (offer, draw / f32::max(all, 1.0))
}
