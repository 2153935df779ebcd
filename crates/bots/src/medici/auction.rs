//! Solving an auction: everybody speaks once, so the bidding can be worked out from its end.
//!
//! What a lot brings is known once it is known who gets it: a price only moves the buyer's money.
//! What follows a bid depends on nothing but the bidder and the amount, whoever bid before, and so
//! the whole auction is a small table. Those who speak later are not taken for flawless: they
//! take their best bid rather than pass with a chance that grows with what it gains them.

use fondaco_rules::medici::{Effect, Move, Moves};
use fondaco_rules::{Game, MOST_SEATS, Medici, Seat, ToAct};

use super::value::{Value, doubt};

/// Nobody, as a holder of the highest bid.
const NOBODY: usize = MOST_SEATS;
/// Where a table entry holds the worth to the one who asks.
const OWN: usize = MOST_SEATS;
/// No bid above this is thought of.
const MOST_PRICE: usize = 63;

/// The money everybody may expect in the end, and what it is worth to the one who asks.
type Entry = [f32; MOST_SEATS + 2];

/// Whose good is sought.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Aim {
    /// Everybody wants money.
    Money,
    /// This seat wants to win, the others want money.
    Victory(Seat),
}

/// An auction and what may come of it.
#[derive(Clone, Debug)]
pub struct Auction {
    players: usize,
    aim: Aim,
    /// Those who are still to speak, in order, and what each may bid at most.
    speakers: [(usize, usize); MOST_SEATS],
    count: usize,
    /// Who holds the highest bid, and how high it is.
    holder: usize,
    high: usize,
    /// By buyer: everybody's money in the end, if he got the lot for nothing.
    brought: [[f32; MOST_SEATS]; MOST_SEATS + 1],
    /// By holder and amount: what to expect before the next one speaks.
    table: Vec<Entry>,
    /// The best answer of each speaker by holder and amount: a bid, or 0 to pass.
    plan: Vec<u8>,
    doubt: f32,
    /// What to expect if the next speaker passes.
    passed: Entry,
    /// What each seat would pay by the rules of thumb of a merchant.
    limits: [usize; MOST_SEATS],
    /// How likely a rival goes by them.
    thumbs: f32,
}

/// How the others are taken to bid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rivals {
    /// How much a bid has to gain for them to see it, in florins.
    pub blur: f32,
    /// How likely they go by a merchant's rules of thumb instead.
    pub thumbs: f32,
}

impl Default for Auction {
    fn default() -> Auction {
        Auction {
            players: 0,
            aim: Aim::Money,
            speakers: [(0, 0); MOST_SEATS],
            count: 0,
            holder: NOBODY,
            high: 0,
            brought: [[0.0; MOST_SEATS]; MOST_SEATS + 1],
            table: vec![[0.0; MOST_SEATS + 2]; (MOST_SEATS + 1) * (MOST_PRICE + 1)],
            plan: vec![0; MOST_SEATS * (MOST_SEATS + 1) * (MOST_PRICE + 1)],
            doubt: 1.0,
            passed: [0.0; MOST_SEATS + 2],
            limits: [0; MOST_SEATS],
            thumbs: 0.0,
        }
    }
}

/// The place of a holder and an amount in a table.
const fn at(holder: usize, amount: usize) -> usize {
    holder * (MOST_PRICE + 1) + amount
}

impl Auction {
    /// Works out the auction of the lot on the table: one that is on, or one that would begin if
    /// the lot were offered now.
    pub fn solve(&mut self, game: &Medici, value: &mut Value<'_>, aim: Aim, rivals: Rivals) {
        let mut open = *game;
        offer(&mut open);
        self.aim = aim;
        self.players = game.players().count();
        self.doubt = doubt(game);
        self.holder = NOBODY;
        self.high = 0;
        if let Some(bid) = open.best_bid() {
            self.holder = bid.by.index();
            self.high = usize::from(bid.amount.get());
        }
        self.find_speakers(&open);
        self.thumbs = rivals.thumbs;
        if self.thumbs > 0.0 && self.count > 0 {
            let limits = super::merchant::Appraisal::of(&open).limits;
            for seat in game.players().seats() {
                self.limits[seat.index()] = limits[seat] as usize;
            }
        }
        self.judge(&open, value);
        self.find_limits();
        self.fill();
        for stage in (0..self.count).rev() {
            if stage == 0 {
                self.passed = self.table[at(self.holder, self.high)];
            }
            self.answer(stage, rivals.blur);
        }
    }

    fn find_speakers(&mut self, open: &Medici) {
        self.count = 0;
        let (ToAct::Player(mut seat), Some(last)) = (open.to_act(), open.auctioneer()) else {
            return;
        };
        if !matches!(open.moves(seat), Moves::BidOrPass(_)) {
            return;
        }
        loop {
            let money = usize::from(open.money(seat));
            if open.ship(seat).free() >= open.lot().len() && money > self.high {
                self.speakers[self.count] = (seat.index(), money.min(MOST_PRICE));
                self.count += 1;
            }
            if seat == last {
                return;
            }
            seat = seat.left(open.players());
        }
    }

    /// Judges what follows, for each who may get the lot.
    fn judge(&mut self, open: &Medici, value: &mut Value<'_>) {
        let players = open.players();
        // Who only wants money need not ask for those who have no say.
        let mut asked = players.all();
        if self.aim == Aim::Money {
            let speaks = |seat: &Seat| {
                self.speakers[..self.count].iter().any(|&(other, _)| other == seat.index())
                    || open.auctioneer() == Some(*seat)
            };
            asked = players.seats().filter(speaks).collect();
        }
        let mut write = |buyer: usize, seat: Option<Seat>| {
            let (after, paid) = settled(open, seat);
            let money = value.money_of(&after, asked);
            let brought = &mut self.brought[buyer];
            for seat in players.seats() {
                brought[seat.index()] = money[seat];
            }
            if buyer != NOBODY {
                brought[buyer] += paid;
            }
        };
        write(self.holder, open.best_bid().map(|bid| bid.by));
        for &(buyer, _) in &self.speakers[..self.count] {
            write(buyer, Seat::new(buyer as u32, players));
        }
    }

    /// Nobody pays more than what the lot gains him over the worst that may happen otherwise.
    fn find_limits(&mut self) {
        let speakers = self.speakers;
        let buyers = || {
            speakers[..self.count].iter().map(|&(seat, _)| seat).chain([self.holder])
        };
        for index in 0..self.count {
            let (seat, most) = speakers[index];
            let worst = buyers().map(|buyer| self.brought[buyer][seat]).fold(f32::MAX, f32::min);
            let gain = (self.brought[seat][seat] - worst).max(0.0) as usize + 3;
            self.speakers[index].1 = most.min(gain.max(self.high + 1));
        }
    }

    /// What each end of the auction brings.
    fn fill(&mut self) {
        self.fill_row(self.holder, self.high, self.high);
        for index in 0..self.count {
            let (seat, most) = self.speakers[index];
            self.fill_row(seat, self.high + 1, most);
        }
    }

    fn fill_row(&mut self, buyer: usize, low: usize, high: usize) {
        let brought = self.brought[buyer];
        for price in low..=high {
            let entry = &mut self.table[at(buyer, price)];
            entry[..MOST_SEATS].copy_from_slice(&brought);
            if buyer != NOBODY {
                entry[buyer] -= price as f32;
            }
            if let Aim::Victory(own) = self.aim {
                entry[OWN] = chance(&entry[..self.players], own.index(), self.doubt)
                    + entry[own.index()] * MONEY_COUNTS;
            }
        }
    }

    /// Works out what one speaker does, whoever holds the highest bid by then.
    fn answer(&mut self, stage: usize, blur: f32) {
        let (seat, most) = self.speakers[stage];
        let own = matches!(self.aim, Aim::Victory(own) if own.index() == seat);
        let key = if own { OWN } else { seat };
        // The best bid among those from here upwards.
        let mut best = [0u8; MOST_PRICE + 2];
        let mut top = most;
        for amount in (self.high + 1..=most).rev() {
            if self.table[at(seat, amount)][key] >= self.table[at(seat, top)][key] {
                top = amount;
            }
            best[amount] = top as u8;
        }
        let row = |auction: &mut Auction, holder: usize, low: usize, high: usize| {
            for amount in low..=high {
                let bid = if amount < most { usize::from(best[amount + 1]) } else { 0 };
                let place = at(holder, amount);
                let mut taken = 0;
                let before = auction.table[place];
                if bid > 0 {
                    let bidding = auction.table[at(seat, bid)];
                    let passing = &mut auction.table[place];
                    let gain = bidding[key] - passing[key];
                    let bids = if own || blur <= 0.0 {
                        f32::from(u8::from(gain > 0.0))
                    } else {
                        1.0 / (1.0 + libm::expf(-gain / blur))
                    };
                    taken = if gain > 0.0 { bid } else { 0 };
                    if stage > 0 || !own {
                        for (pass, bid) in passing.iter_mut().zip(bidding) {
                            *pass += (bid - *pass) * bids;
                        }
                    } else if gain > 0.0 {
                        *passing = bidding;
                    }
                }
                if !own && auction.thumbs > 0.0 {
                    let limit = auction.limits[seat].min(most);
                    let bid = auction.speakers[stage + 1..auction.count].iter()
                        .map(|&(later, _)| auction.limits[later]).max().unwrap_or(0).max(amount + 1).min(limit);
                    let result = if bid > amount { auction.table[at(seat, bid)] } else { before };
                    let thumbs = auction.thumbs;
                    for (pass, result) in auction.table[place].iter_mut().zip(result) {
                        *pass += (result - *pass) * thumbs;
                    }
                }
                auction.plan[stage * (MOST_SEATS + 1) * (MOST_PRICE + 1) + place] = taken as u8;
            }
        };
        let (holder, high) = (self.holder, self.high);
        row(self, holder, high, high);
        for earlier in 0..stage {
            let (other, their_most) = self.speakers[earlier];
            row(self, other, high + 1, their_most);
        }
    }

    /// The best answer of a speaker to a highest bid; nothing is a pass.
    pub fn answer_of(&self, speaker: Seat, holder: Option<Seat>, amount: usize) -> Option<usize> {
        let stage =
            self.speakers[..self.count].iter().position(|&(seat, _)| seat == speaker.index())?;
        let place = at(holder.map_or(NOBODY, Seat::index), amount.min(MOST_PRICE));
        let bid = self.plan[stage * (MOST_SEATS + 1) * (MOST_PRICE + 1) + place];
        (bid > 0).then_some(usize::from(bid))
    }

    /// What a bid of the next speaker, or a pass, is worth to the one who asks.
    pub fn worth_of(&self, bid: Option<usize>) -> Option<f32> {
        let (seat, most) = self.speakers[0];
        match bid {
            None => Some(self.passed[OWN]),
            Some(bid) => (bid <= most).then(|| self.table[at(seat, bid)][OWN]),
        }
    }

    /// What the auction as a whole is worth to a seat.
    pub fn worth(&self, seat: Seat) -> f32 {
        let entry = self.table[at(self.holder, self.high)];
        match self.aim {
            Aim::Victory(own) if own == seat => entry[OWN],
            _ => entry[seat.index()],
        }
    }
}

/// A florin counts a little besides the chance to win, for when all is won or lost.
const MONEY_COUNTS: f32 = 0.0005;

/// The chance of a seat to win, by the money to be expected and how uncertain it is.
fn chance(money: &[f32], own: usize, doubt: f32) -> f32 {
    let mine = money[own];
    1.0 / money.iter().map(|theirs| libm::expf((theirs - mine) / doubt)).sum::<f32>()
}

/// Offers the lot, if it is not offered yet.
pub fn offer(game: &mut Medici) {
    if let ToAct::Player(seat) = game.to_act()
        && game.moves(seat) == Moves::DrawOrOffer
    {
        play(game, seat, Move::Offer, &mut |_| ());
    }
}

/// The position after the auction if this seat gets the lot, and what it paid for that.
pub fn settled(open: &Medici, buyer: Option<Seat>) -> (Medici, f32) {
    let mut game = *open;
    let mut paid = None;
    while paid.is_none() {
        let ToAct::Player(seat) = game.to_act() else { break };
        let holds = game.best_bid().is_some_and(|bid| Some(bid.by) == buyer);
        let choice = match game.moves(seat) {
            Moves::BidOrPass(bids) if Some(seat) == buyer && !holds => {
                let usual = u32::from(game.lot().len()) * super::outlook::tune(24, 4.0) as u32;
                Move::Bid(usual.clamp(bids.low, bids.high))
            }
            _ => Move::Pass,
        };
        play(&mut game, seat, choice, &mut |effect| match effect {
            Effect::Sold { bid, .. } => paid = Some(f32::from(bid.amount.get())),
            Effect::Unsold { .. } => paid = Some(0.0),
            _ => (),
        });
    }
    (game, paid.unwrap_or(0.0))
}

/// What a tile usually costs: a position is judged with money that the buyer may well have left.
const USUAL_PRICE: u32 = 4;

fn play(game: &mut Medici, seat: Seat, choice: Move, tell: &mut impl FnMut(Effect)) {
    let played = game.act(seat, choice, tell);
    debug_assert!(played.is_ok(), "a legal move was refused: {played:?}");
}

