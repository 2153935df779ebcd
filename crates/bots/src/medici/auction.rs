//! Solves an auction by backward induction: every seat speaks once.
//!
//! What a lot brings is known once it is known who gets it: a price only moves the buyer's money.
//! What follows a bid depends only on the bidder and the amount, so the whole auction is a small table.
//! Later speakers are assumed to be fallible: the more their best bid gains, the likelier they make it,
//! or they follow a merchant's rules of thumb.

use std::ops::RangeInclusive;

use fondaco_rules::{BySeat, MOST_SEATS, Seat};

use super::evaluator::chance;
use super::merchant::Appraisal;
use super::sale::{End, Sale};

/// What the seats aim at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Everybody wants money.
    Money,
    /// This seat wants to win, the others want money.
    Victory(Seat),
}

/// The model of how the others bid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rivals {
    /// How much a bid has to gain for them to see it, in florins; with 0 they are flawless.
    pub blur: f32,
    /// How likely they go by a merchant's rules of thumb instead.
    pub thumbs: f32,
}

/// What to expect: the final money of all seats, and its worth to a seat that aims to win.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Prospect {
    /// The final money of each seat.
    pub money: [f32; MOST_SEATS],
    /// The chance of that seat to win.
    pub win: f32,
    /// That chance, plus a little for its money, for when the game is decided.
    pub worth: f32,
}

/// A solved auction. Its memory is reused from one auction to the next.
#[derive(Clone, Debug)]
pub struct Auction {
    aim: Aim,
    rivals: Rivals,
    /// What each seat would pay by a merchant's rules of thumb.
    limits: BySeat<u32>,
    /// What each speaker bids at most.
    most: BySeat<usize>,
    /// By holder and amount: what to expect before the next one speaks.
    table: Vec<Prospect>,
    /// By speaker, holder and amount: the best bid, or 0 to pass.
    plan: Vec<u8>,
    /// What to expect if the first of the speakers passes.
    passed: Prospect,
    /// The place of the auction as it stands.
    now: usize,
}

/// No bid above this is considered.
const MOST_PRICE: usize = 63;
/// Places for one holder of the highest bid.
const ROW: usize = MOST_PRICE + 1;
/// Places for all holders: the seats and nobody.
const PLACES: usize = (MOST_SEATS + 1) * ROW;
/// A florin counts a little besides the chance to win.
const MONEY_COUNTS: f32 = 0.0005;

impl Default for Auction {
    fn default() -> Auction {
        Auction {
            aim: Aim::Money,
            rivals: Rivals { blur: 0.0, thumbs: 0.0 },
            limits: BySeat::default(),
            most: BySeat::default(),
            table: vec![Prospect::default(); PLACES],
            plan: vec![0; MOST_SEATS * PLACES],
            passed: Prospect::default(),
            now: 0,
        }
    }
}

/// The place of a holder and an amount in a table.
fn at(holder: Option<Seat>, amount: usize) -> usize {
    holder.map_or(MOST_SEATS, Seat::index) * ROW + amount.min(MOST_PRICE)
}

impl Auction {
    /// Solves an auction whose ends have been evaluated.
    pub fn solve(&mut self, sale: &Sale, aim: Aim, rivals: Rivals) {
        (self.aim, self.rivals) = (aim, rivals);
        if rivals.thumbs > 0.0 && !sale.speakers.is_empty() {
            let limits = Appraisal::of(&sale.open).limits;
            for seat in sale.players().seats() {
                self.limits[seat] = limits[seat] as u32;
            }
        }
        let high = sale.high as usize;
        self.now = at(sale.holder, high);
        self.fill(sale, &sale.stays, sale.holder, high..=high);
        let dearest = dearest(sale);
        for &seat in sale.speakers.items() {
            let Some(end) = &sale.goes[seat] else { continue };
            let money = usize::from(sale.open.money(seat));
            self.most[seat] = money.min(dearest.max(high + 1)).min(MOST_PRICE);
            self.fill(sale, end, Some(seat), high + 1..=self.most[seat]);
        }
        self.passed = self.table[self.now];
        for stage in (0..sale.speakers.items().len()).rev() {
            if stage == 0 {
                self.passed = self.table[self.now];
            }
            self.answer(sale, stage);
        }
    }

    /// What an end brings at each of these prices.
    fn fill(&mut self, sale: &Sale, end: &End, buyer: Option<Seat>, prices: RangeInclusive<usize>) {
        let players = sale.players().count();
        let at_price = |money: &BySeat<f32>, price: usize| {
            let mut left = [0.0; MOST_SEATS];
            left[..players].copy_from_slice(money.of(sale.players()));
            if let Some(buyer) = buyer {
                left[buyer.index()] -= price as f32;
            }
            left
        };
        for price in prices {
            let mut prospect =
                Prospect { money: at_price(&end.money, price), ..Prospect::default() };
            if let Aim::Victory(own) = self.aim {
                let mut all = 0.0;
                for (found, counts) in end.looks() {
                    let money = at_price(&found.money, price);
                    let win = chance(&money[..players], own.index(), found.doubt);
                    all += counts;
                    prospect.win += (win - prospect.win) * counts / all;
                }
                prospect.worth = prospect.win + MONEY_COUNTS * prospect.money[own.index()];
            }
            self.table[at(buyer, price)] = prospect;
        }
    }

    /// Decides what one speaker does, for every holder of the highest bid.
    fn answer(&mut self, sale: &Sale, stage: usize) {
        let speakers = sale.speakers;
        let speakers = speakers.items();
        let seat = speakers[stage];
        let low = sale.high as usize + 1;
        // The best bid among those from each amount upwards.
        let mut best = [0; MOST_PRICE + 2];
        let mut top = self.most[seat];
        for amount in (low..=self.most[seat]).rev() {
            let (here, there) = (at(Some(seat), amount), at(Some(seat), top));
            if self.gain(seat, there, here) >= 0.0 {
                top = amount;
            }
            best[amount] = top;
        }
        let needed = speakers[stage + 1..].iter().map(|&later| self.limits[later]).max();
        let needed = needed.unwrap_or(0) as usize;
        self.answer_to(stage, seat, sale.holder, low - 1, &best, needed);
        for &earlier in &speakers[..stage] {
            for amount in low..=self.most[earlier] {
                self.answer_to(stage, seat, Some(earlier), amount, &best, needed);
            }
        }
    }

    /// Decides what a speaker does when this seat holds the highest bid.
    fn answer_to(
        &mut self,
        stage: usize,
        seat: Seat,
        holder: Option<Seat>,
        amount: usize,
        best: &[usize; MOST_PRICE + 2],
        needed: usize,
    ) {
        let here = at(holder, amount);
        let bid = if amount < self.most[seat] { best[amount + 1] } else { 0 };
        let gain = if bid > 0 { self.gain(seat, here, at(Some(seat), bid)) } else { 0.0 };
        self.plan[stage * PLACES + here] = if gain > 0.0 { bid as u8 } else { 0 };
        let passing = self.table[here];
        let bidding = self.table[at(Some(seat), bid)];
        if self.aim == Aim::Victory(seat) || self.rivals.blur <= 0.0 {
            if gain > 0.0 {
                self.table[here] = bidding;
            }
        } else if bid > 0 {
            let bids = 1.0 / (1.0 + libm::expf(-gain / self.rivals.blur));
            self.table[here].shift(&bidding, bids);
        }
        if self.aim != Aim::Victory(seat) && self.rivals.thumbs > 0.0 {
            let limit = (self.limits[seat] as usize).min(self.most[seat]);
            let bid = needed.max(amount + 1).min(limit);
            let by_thumb = if bid > amount { self.table[at(Some(seat), bid)] } else { passing };
            let thumbs = self.rivals.thumbs;
            self.table[here].shift(&by_thumb, thumbs);
        }
    }

    /// What a seat gains from one place of the table to another.
    fn gain(&self, seat: Seat, from: usize, to: usize) -> f32 {
        let (from, to) = (&self.table[from], &self.table[to]);
        if self.aim == Aim::Victory(seat) {
            to.worth - from.worth
        } else {
            to.money[seat.index()] - from.money[seat.index()]
        }
    }

    /// The best answer of a speaker to a highest bid: a bid, or nothing to pass.
    pub fn answer_of(
        &self,
        sale: &Sale,
        speaker: Seat,
        holder: Option<Seat>,
        high: u32,
    ) -> Option<u32> {
        let stage = sale.speakers.items().iter().position(|&seat| seat == speaker)?;
        // A bid that nobody thought of is not answered.
        if high != sale.high && holder.is_none_or(|holder| high as usize > self.most[holder]) {
            return None;
        }
        let bid = self.plan[stage * PLACES + at(holder, high as usize)];
        (bid > 0).then_some(bid.into())
    }

    /// What to expect if the first of the speakers passes.
    pub fn if_passed(&self) -> &Prospect {
        &self.passed
    }

    /// What to expect if the first of the speakers bids so much; nothing for bids not considered.
    pub fn if_bid(&self, speaker: Seat, amount: u32) -> Option<&Prospect> {
        let amount = amount as usize;
        (amount <= self.most[speaker]).then(|| &self.table[at(Some(speaker), amount)])
    }

    /// What to expect of the auction as it stands.
    pub fn prospect(&self) -> &Prospect {
        &self.table[self.now]
    }
}

impl Prospect {
    /// Moves towards another prospect: 1 is all the way.
    pub fn shift(&mut self, other: &Prospect, part: f32) {
        for (mine, theirs) in self.money.iter_mut().zip(other.money) {
            *mine += (theirs - *mine) * part;
        }
        self.win += (other.win - self.win) * part;
        self.worth += (other.worth - self.worth) * part;
    }

    /// What it is worth to a seat.
    pub fn worth_to(&self, seat: Seat, aim: Aim) -> f32 {
        if aim == Aim::Victory(seat) { self.worth } else { self.money[seat.index()] }
    }
}

/// The highest price worth considering: nobody pays more than what the lot gains them over the worst
/// alternative, and a little more; and nobody has to bid more than that to keep others from bidding.
fn dearest(sale: &Sale) -> usize {
    let ends = || sale.goes.of(sale.players()).iter().flatten().chain([&sale.stays]);
    let gains = sale.speakers.items().iter().filter_map(|&seat| {
        let worst = ends().map(|end| end.money[seat]).fold(f32::MAX, f32::min);
        Some(sale.goes[seat].as_ref()?.money[seat] - worst)
    });
    gains.fold(0.0, f32::max) as usize + 3
}
