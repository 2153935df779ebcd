//! Medici, for three to six players: three days at the market of Florence.
//!
//! The rulings that the rule books leave open are marked R1, R2 … and explained in
//! `docs/rulings.md`.

mod goods;
mod legal;
mod notation;
mod score;
mod view;

pub use goods::{Good, Lot, Ship, Tile};
pub use legal::{Draws, Illegal, Moves};
pub use score::{DayReport, TOP_LEVEL, bonus, ship_payments, stall_payments};
pub use view::{DayPosition, Position};

use std::num::NonZeroU16;

use crate::fingerprint::Fingerprint;
use crate::game::{Choices, Game, Outcomes, Period, ScoredIn, Supply, Viewer};
use crate::notation::{Unreadable, Words};
use crate::table::{Bag, BySeat, Florins, Piece, Players, Seat, SeatSet, ToAct, WrongPlayers};

/// A position of Medici: 104 bytes that hide nothing from anybody.
///
/// Tiles set aside unseen are, as far as anybody knows, undrawn: they stay among the unseen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Medici {
    /// What nobody has seen today: the bag and what was set aside.
    unseen: Bag<Tile>,
    phase: Phase,
    /// The tiles drawn for this auction so far.
    lot: Lot,
    money: BySeat<u16>,
    players: Players,
    day: u8,
    ships: BySeat<Ship>,
    /// How high each counter stands on the five stalls.
    levels: BySeat<[u8; 5]>,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// Chance names the day's first auctioneer.
    First,
    /// The auctioneer draws the next tile of the lot.
    Draw { auctioneer: Seat },
    /// The auctioneer draws another tile or offers the lot.
    Choose { auctioneer: Seat },
    /// Clockwise from the auctioneer's left each speaks once, the auctioneer last.
    Auction { auctioneer: Seat, speaker: Seat, best: Option<Bid> },
    /// The last ship that is not full is filled from the bag.
    Fill { seat: Seat },
    /// The third day has been scored.
    Over,
}

/// A bid for a lot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Bid {
    /// Who made it.
    #[cfg_attr(feature = "serde", serde(rename = "seat"))]
    pub by: Seat,
    /// How many florins: R3 at least one.
    pub amount: NonZeroU16,
}

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The auctioneer draws another tile.
    Draw,
    /// The auctioneer offers the lot as it is.
    Offer,
    /// So many florins for the lot.
    Bid(Florins),
    /// No bid.
    Pass,
}

/// What chance brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The first auctioneer of the day.
    First(Seat),
    /// A tile from the bag.
    Tile(Tile),
}

/// Why a seat has no legal bid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoBid {
    /// Its ship is full: it is out for the day.
    FullShip,
    /// It has no money at all.
    NoMoney,
    /// Its money does not exceed the highest bid.
    Outbid,
    /// Its free holds cannot take the whole lot.
    NoRoom,
}

/// What an event brought about beyond itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The seat has no legal bid and is passed over (R4).
    PassedOver(Seat, NoBid),
    /// The lot was sold and loaded.
    Sold {
        /// What was sold.
        lot: Lot,
        /// The buyer and the price.
        bid: Bid,
    },
    /// Nobody bid: the lot is out for the day.
    Unsold {
        /// What nobody wanted.
        lot: Lot,
    },
    /// A free tile went into the last ship.
    Filled {
        /// Whose ship.
        seat: Seat,
        /// What went into it.
        tile: Tile,
    },
    /// The day has ended and was paid for.
    DayScored(DayReport),
    /// The game has ended.
    Over,
}

/// Three days are played.
pub const DAYS: u8 = 3;

/// Six tiles a player stay in the bag each day; the rest is set aside unseen.
const BAG_PER_PLAYER: u8 = 6;

impl Medici {
    /// 40 florins each with three or four players, 30 with five or six.
    fn start_money(players: Players) -> u16 {
        if players.count() <= 4 { 40 } else { 30 }
    }

    /// How many tiles are in the bag when a day begins.
    pub const fn full_bag(players: Players) -> u8 {
        BAG_PER_PLAYER * players.count() as u8
    }

    /// What nobody has seen today: the bag and what was set aside.
    pub const fn unseen(&self) -> Bag<Tile> {
        self.unseen
    }

    /// How many tiles are in the bag: what is unseen, without what was set aside.
    #[inline]
    pub const fn bag(&self) -> u8 {
        let set_aside = Bag::<Tile>::full().len() as u8 - Medici::full_bag(self.players);
        self.unseen.len() as u8 - set_aside
    }

    /// The day, from 1.
    pub const fn day(&self) -> u8 {
        self.day
    }

    /// A seat's money.
    pub fn money(&self, seat: Seat) -> u16 {
        self.money[seat]
    }

    /// A seat's ship.
    pub fn ship(&self, seat: Seat) -> &Ship {
        &self.ships[seat]
    }

    /// How high a seat's counters stand, in the order of the goods.
    pub fn levels(&self, seat: Seat) -> [u8; 5] {
        self.levels[seat]
    }

    /// Who draws and sells the lot: nobody before the day's first auctioneer is named, while the
    /// last ship is filled, and at the end.
    pub const fn auctioneer(&self) -> Option<Seat> {
        match self.phase {
            Phase::Draw { auctioneer }
            | Phase::Choose { auctioneer }
            | Phase::Auction { auctioneer, .. } => Some(auctioneer),
            Phase::First | Phase::Fill { .. } | Phase::Over => None,
        }
    }

    /// Whether bids are being made for the lot.
    pub const fn is_auction(&self) -> bool {
        matches!(self.phase, Phase::Auction { .. })
    }

    /// The tiles drawn for this auction so far.
    pub const fn lot(&self) -> Lot {
        self.lot
    }

    /// The highest bid of this auction so far.
    pub const fn best_bid(&self) -> Option<Bid> {
        match self.phase {
            Phase::Auction { best, .. } => best,
            _ => None,
        }
    }

    /// The position in which this lot was offered and nobody had spoken yet; the same one if no
    /// auction is on.
    #[must_use]
    pub fn before_bids(mut self) -> Medici {
        if let Phase::Auction { auctioneer, .. } = self.phase {
            self.open_auction(auctioneer, &mut |_| ());
        }
        self
    }

    /// A lot grows to three tiles at most, while the bag has any, and (R2) never beyond the most
    /// free holds that any single player has.
    #[inline]
    fn may_grow(&self) -> bool {
        self.lot.len() < Lot::MOST
            && self.bag() > 0
            && !self.with_room_beyond(self.lot.len()).is_empty()
    }

    /// A tile joins the lot: the auctioneer chooses, if there is a choice.
    #[inline]
    fn draw(&mut self, auctioneer: Seat, tile: Tile, tell: &mut impl FnMut(Effect)) {
        self.lot = self.lot.and(tile);
        if self.may_grow() {
            self.phase = Phase::Choose { auctioneer };
        } else {
            self.open_auction(auctioneer, tell);
        }
    }

    /// The bidding begins at the auctioneer's left.
    #[inline]
    fn open_auction(&mut self, auctioneer: Seat, tell: &mut impl FnMut(Effect)) {
        self.ask(auctioneer.left(self.players), auctioneer, None, tell);
    }

    /// Asks this seat, or the next one that has a legal bid (R4); after the auctioneer the lot is
    /// settled.
    fn ask(
        &mut self,
        mut seat: Seat,
        auctioneer: Seat,
        best: Option<Bid>,
        tell: &mut impl FnMut(Effect),
    ) {
        while self.bids(seat, best).is_empty() {
            if let Some(why) = self.why_none_above(best, seat) {
                tell(Effect::PassedOver(seat, why));
            }
            if seat == auctioneer {
                return self.settle(auctioneer, best, tell);
            }
            seat = seat.left(self.players);
        }
        self.phase = Phase::Auction { auctioneer, speaker: seat, best };
    }

    /// The speaker has bid or passed.
    #[inline]
    fn spoken(
        &mut self,
        speaker: Seat,
        auctioneer: Seat,
        best: Option<Bid>,
        tell: &mut impl FnMut(Effect),
    ) {
        if speaker == auctioneer {
            self.settle(auctioneer, best, tell);
        } else {
            self.ask(speaker.left(self.players), auctioneer, best, tell);
        }
    }

    /// The highest bidder pays the bank and loads the whole lot. If nobody bids it is out.
    fn settle(&mut self, auctioneer: Seat, best: Option<Bid>, tell: &mut impl FnMut(Effect)) {
        let lot = std::mem::take(&mut self.lot);
        if let Some(bid) = best {
            self.money[bid.by] -= bid.amount.get();
            self.ships[bid.by].load(lot.items());
            tell(Effect::Sold { lot, bid });
        } else {
            tell(Effect::Unsold { lot });
        }
        self.next_auction(auctioneer, tell);
    }

    /// The next auctioneer is the first player after the last one whose own ship is not full. If
    /// there is no other, they fill their holds instead; R5 when the bag is empty the day ends.
    fn next_auction(&mut self, last: Seat, tell: &mut impl FnMut(Effect)) {
        if self.bag() == 0 {
            return self.end_day(tell);
        }
        let loading = self.with_room_beyond(0);
        let next = loading.first_after(last);
        self.phase = if loading.len() == 1 {
            Phase::Fill { seat: next }
        } else {
            Phase::Draw { auctioneer: next }
        };
    }

    /// Those whose ships have more free holds than this.
    #[inline]
    fn with_room_beyond(&self, holds: u8) -> SeatSet {
        self.ships.seats_where(self.players, |ship| ship.free() > holds)
    }

    /// A free tile for the last ship; the day ends when it is full or the bag is empty.
    fn fill(&mut self, seat: Seat, tile: Tile, tell: &mut impl FnMut(Effect)) {
        self.ships[seat].load(&[tile]);
        tell(Effect::Filled { seat, tile });
        if self.ships[seat].is_full() || self.bag() == 0 {
            self.end_day(tell);
        }
    }

    /// Everybody is paid; unless it was the last day, all tiles return and the poorest begins (R1).
    #[inline(never)]
    fn end_day(&mut self, tell: &mut impl FnMut(Effect)) {
        let report = self.score_day();
        tell(Effect::DayScored(report));
        if self.day == DAYS {
            self.phase = Phase::Over;
            tell(Effect::Over);
            return;
        }
        self.day += 1;
        self.unseen = Bag::full();
        self.ships = BySeat::default();
        let poorest = self.poorest();
        self.phase = match poorest.first() {
            Some(auctioneer) if poorest.len() == 1 => Phase::Draw { auctioneer },
            _ => Phase::First,
        };
    }

    /// Those who have the least money: at the start everybody.
    fn poorest(&self) -> SeatSet {
        let least = self.money.of(self.players).iter().min().copied();
        self.money.seats_where(self.players, |&money| Some(money) == least)
    }
}

impl Game for Medici {
    const NAME: &'static str = "medici";
    const PLAYERS: (u8, u8) = (3, 6);
    const USUAL_PLAYERS: u8 = 4;
    const PERIOD: Period = Period::Day;
    const SCORED_IN: ScoredIn = ScoredIn::Florins;
    const SUPPLY: Supply = Supply::Bag;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;
    type Outcomes = Draws;
    type Illegal = Illegal;
    type Effect = Effect;
    type Report = DayReport;
    type View = Medici;
    type Position = Position;

    fn new(players: u32) -> Result<Medici, WrongPlayers> {
        let players = Players::within(players, Medici::PLAYERS)?;
        Ok(Medici {
            unseen: Bag::full(),
            phase: Phase::First,
            lot: Lot::default(),
            money: BySeat::all(players, Medici::start_money(players)),
            players,
            day: 1,
            ships: BySeat::default(),
            levels: BySeat::default(),
        })
    }

    fn players(&self) -> Players {
        self.players
    }

    #[inline]
    fn to_act(&self) -> ToAct {
        match self.phase {
            Phase::First | Phase::Draw { .. } | Phase::Fill { .. } => ToAct::Chance,
            Phase::Choose { auctioneer } => ToAct::Player(auctioneer),
            Phase::Auction { speaker, .. } => ToAct::Player(speaker),
            Phase::Over => ToAct::Over,
        }
    }

    #[inline]
    fn moves(&self, seat: Seat) -> Moves {
        self.open_moves(seat)
    }

    #[inline]
    fn outcomes(&self) -> Draws {
        self.draws()
    }

    #[inline]
    fn act(
        &mut self,
        seat: Seat,
        choice: Move,
        tell: &mut impl FnMut(Effect),
    ) -> Result<(), Illegal> {
        if !self.moves(seat).contains(&choice) {
            return Err(self.why_not(seat, choice));
        }
        match (self.phase, choice) {
            (Phase::Choose { auctioneer }, Move::Draw) => {
                self.phase = Phase::Draw { auctioneer };
            }
            (Phase::Choose { auctioneer }, Move::Offer) => {
                self.open_auction(auctioneer, tell);
            }
            (Phase::Auction { auctioneer, best, .. }, Move::Pass) => {
                self.spoken(seat, auctioneer, best, tell);
            }
            (Phase::Auction { auctioneer, .. }, Move::Bid(amount)) => {
                let amount = NonZeroU16::new(amount as u16);
                let best = amount.map(|amount| Bid { by: seat, amount });
                self.spoken(seat, auctioneer, best, tell);
            }
            _ => return Err(self.why_not(seat, choice)),
        }
        Ok(())
    }

    #[inline]
    fn reveal(&mut self, outcome: Outcome, tell: &mut impl FnMut(Effect)) -> Result<(), Illegal> {
        match (self.phase, outcome) {
            (Phase::First, Outcome::First(auctioneer)) if self.draws().contains(&outcome) => {
                self.phase = Phase::Draw { auctioneer };
            }
            (Phase::Draw { auctioneer }, Outcome::Tile(tile)) if self.unseen.take(tile) => {
                self.draw(auctioneer, tile, tell);
            }
            (Phase::Fill { seat }, Outcome::Tile(tile)) if self.unseen.take(tile) => {
                self.fill(seat, tile, tell);
            }
            _ => return Err(self.why_no_draw(outcome)),
        }
        Ok(())
    }

    fn period(&self) -> u8 {
        self.day
    }

    fn periods(&self) -> u8 {
        DAYS
    }

    fn begins(seat: Seat) -> Option<Outcome> {
        Some(Outcome::First(seat))
    }

    /// Tiles that fill the last ship are no lot.
    fn begins_lot(&self, outcome: &Outcome) -> bool {
        matches!(outcome, Outcome::Tile(_)) && self.lot.is_empty() && self.auctioneer().is_some()
    }

    /// R7: those who tie for the most money share the victory.
    fn scores(&self) -> BySeat<i32> {
        BySeat::from_fn(self.players, |seat| self.money[seat].into())
    }

    /// Each day a first auctioneer, then at worst every tile alone: drawn, offered, and everybody
    /// speaks.
    fn longest(players: Players) -> u32 {
        let bag = u32::from(Medici::full_bag(players));
        u32::from(DAYS) * (1 + bag * (2 + players.count() as u32))
    }

    fn fingerprint(&self) -> u64 {
        let mut print = Fingerprint::new(Medici::NAME, self.players);
        print.byte(self.day);
        print.number(self.unseen.bits());
        for seat in self.players.seats() {
            print.number(u64::from(self.money[seat]));
            print.bytes(&self.levels[seat]);
            print.list(self.ships[seat].tiles().iter().map(|tile| tile.place()));
        }
        let (tag, auctioneer, speaker) = match self.phase {
            Phase::First => (0, None, None),
            Phase::Draw { auctioneer } => (1, Some(auctioneer), None),
            Phase::Choose { auctioneer } => (2, Some(auctioneer), None),
            Phase::Auction { auctioneer, speaker, .. } => (3, Some(auctioneer), Some(speaker)),
            Phase::Fill { seat } => (4, Some(seat), None),
            Phase::Over => (5, None, None),
        };
        print.byte(tag);
        print.seat(auctioneer);
        print.seat(speaker);
        print.list(self.lot().items().iter().map(|tile| tile.place()));
        let best = self.best_bid();
        print.seat(best.map(|bid| bid.by));
        print.number(best.map_or(0, |bid| bid.amount.get().into()));
        print.finish()
    }

    /// Nothing is hidden: everybody knows the whole position.
    fn view(&self, _viewer: Viewer) -> Medici {
        *self
    }

    fn position(view: &Medici, reports: &[DayReport]) -> Position {
        Position::of(view, reports)
    }

    fn report(effect: &Effect) -> Option<DayReport> {
        match effect {
            Effect::DayScored(report) => Some(*report),
            _ => None,
        }
    }

    fn read_move(words: Words<'_>) -> Result<Move, Unreadable> {
        notation::read_move(words)
    }

    fn read_outcome(words: Words<'_>, players: Players) -> Result<Outcome, Unreadable> {
        notation::read_outcome(words, players)
    }
}

#[cfg(test)]
mod tests;
