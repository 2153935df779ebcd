//! Medici vs Strozzi, for two players: three rounds between three harbours.
//!
//! The rulings that the rule book leaves open are marked S1, S2 … and explained in
//! `docs/rulings.md`.

mod goods;
mod legal;
mod notation;
mod score;
mod view;

pub use goods::{Fleet, Good, Harbour, Hull, Lot, Ship, TRACK_BONUS, TRACKS, Tile};
pub use legal::{Draws, Illegal, Loads, Moves};
pub use score::{RoundReport, track};
pub use view::{Position, ShipPosition};

use crate::fingerprint::Fingerprint;
use crate::game::{Choices, Game, Period, ScoredIn, Supply, Viewer};
use crate::notation::{Unreadable, Words};
use crate::table::{Bag, BySeat, Florins, Piece, Players, Seat, ToAct, WrongPlayers};

/// A position of Medici vs Strozzi: 80 bytes that hide nothing from anybody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Strozzi {
    /// What is still in the bag: nothing is set aside, so it is known.
    bag: Bag<Tile>,
    /// S4: below zero is a loan.
    money: [i32; 2],
    phase: Phase,
    round: u8,
    fleets: [Fleet; 2],
    /// The markers of the tracks, in the order of the board; positive towards seat 0.
    markers: [i8; TRACKS.len()],
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// The player at turn draws the next tile of the lot.
    Draw { turn: Seat, lot: Lot },
    /// The player at turn draws another tile or names a price.
    Price { turn: Seat, lot: Lot },
    /// The other one buys or refuses.
    Answer { turn: Seat, lot: Lot, price: u16 },
    /// The buyer loads the lot on a ship, or discards it.
    Load { turn: Seat, buyer: Seat, lot: Lot, price: u16 },
    /// The third round has been scored.
    Over,
}

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Another tile for the lot.
    Draw,
    /// One price for the whole lot.
    Price(Florins),
    /// The other player buys at that price.
    Buy,
    /// The other player refuses; the one at turn must buy.
    Refuse,
    /// The whole lot goes on this ship; one that was empty is put at a harbour.
    Load(Hull, Option<Harbour>),
    /// The whole lot is thrown away.
    Discard,
}

/// What chance brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// A tile from the bag.
    Tile(Tile),
}

/// What an event brought about beyond itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The lot was paid for.
    Sold {
        /// What was sold.
        lot: Lot,
        /// Who bought it.
        buyer: Seat,
        /// For how much.
        price: u16,
    },
    /// S5: no ship of the buyer can take the lot, so it is thrown away.
    NoShipFits {
        /// What was thrown away.
        lot: Lot,
        /// Who had bought it.
        buyer: Seat,
    },
    /// The round has ended and was paid for.
    RoundScored(RoundReport),
    /// The game has ended.
    Over,
}

/// Three rounds are played.
pub const ROUNDS: u8 = 3;

/// S3: the highest price.
pub const TOP_PRICE: Florins = 999;

const START_MONEY: i32 = 300;

/// The other player.
pub const fn other(seat: Seat) -> Seat {
    seat.left(Players::TWO)
}

impl Strozzi {
    /// What is still in the bag.
    pub const fn bag(&self) -> Bag<Tile> {
        self.bag
    }

    /// The round, from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// A seat's money.
    ///
    /// # Panics
    /// When the seat is not one of the two.
    pub const fn money(&self, seat: Seat) -> i32 {
        self.money[seat.index()]
    }

    /// A seat's ships.
    ///
    /// # Panics
    /// When the seat is not one of the two.
    pub const fn fleet(&self, seat: Seat) -> &Fleet {
        &self.fleets[seat.index()]
    }

    /// The markers of the tracks, in the order of the board; positive towards seat 0.
    pub const fn markers(&self) -> [i8; TRACKS.len()] {
        self.markers
    }

    /// Who draws and prices; nobody at the end.
    pub const fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Draw { turn, .. }
            | Phase::Price { turn, .. }
            | Phase::Answer { turn, .. }
            | Phase::Load { turn, .. } => Some(turn),
            Phase::Over => None,
        }
    }

    /// The tiles drawn so far.
    pub fn lot(&self) -> Lot {
        match self.phase {
            Phase::Draw { lot, .. }
            | Phase::Price { lot, .. }
            | Phase::Answer { lot, .. }
            | Phase::Load { lot, .. } => lot,
            Phase::Over => Lot::default(),
        }
    }

    /// The price, from when it is named until the lot is loaded or discarded.
    pub const fn price(&self) -> Option<u16> {
        match self.phase {
            Phase::Answer { price, .. } | Phase::Load { price, .. } => Some(price),
            _ => None,
        }
    }

    /// S2: a lot grows to three tiles at most, while the bag has any, and never beyond the most
    /// free holds on any one ship of the player at turn.
    #[inline]
    fn may_grow(&self, turn: Seat, lot: Lot) -> bool {
        lot.len() < Lot::MOST && lot.len() < self.fleet(turn).most_free() && !self.bag.is_empty()
    }

    /// The buyer pays the bank; then they load or discard, if any of their ships can take the lot.
    fn sell(
        &mut self,
        turn: Seat,
        buyer: Seat,
        lot: Lot,
        price: u16,
        tell: &mut impl FnMut(Effect),
    ) {
        self.money[buyer.index()] -= i32::from(price);
        tell(Effect::Sold { lot, buyer, price });
        if self.fleet(buyer).most_free() < lot.len() {
            tell(Effect::NoShipFits { lot, buyer });
            self.next_turn(buyer, tell);
        } else {
            self.phase = Phase::Load { turn, buyer, lot, price };
        }
    }

    /// The buyer has the next turn (S10 also after a discard), unless their ships are all full or
    /// (S6) the bag is empty: then the round ends.
    #[inline]
    fn next_turn(&mut self, buyer: Seat, tell: &mut impl FnMut(Effect)) {
        if self.bag.is_empty() || self.fleet(buyer).most_free() == 0 {
            self.end_round(tell);
        } else {
            self.phase = Phase::Draw { turn: buyer, lot: Lot::default() };
        }
    }

    /// Everybody is paid; unless it was the last round, tiles and ships come back and the Strozzi
    /// begin.
    #[inline(never)]
    fn end_round(&mut self, tell: &mut impl FnMut(Effect)) {
        let report = self.score_round();
        tell(Effect::RoundScored(report));
        if self.round == ROUNDS {
            self.phase = Phase::Over;
            tell(Effect::Over);
            return;
        }
        self.round += 1;
        self.bag = Bag::full();
        self.fleets = [Fleet::default(); 2];
        self.phase = Phase::Draw { turn: Seat::ONE, lot: Lot::default() };
    }
}

impl Game for Strozzi {
    const NAME: &'static str = "strozzi";
    const PLAYERS: (u8, u8) = (2, 2);
    const USUAL_PLAYERS: u8 = 2;
    const PERIOD: Period = Period::Round;
    const SCORED_IN: ScoredIn = ScoredIn::Florins;
    const SUPPLY: Supply = Supply::Bag;
    const FAMILIES: &'static [&'static str] = &["Medici", "Strozzi"];
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;
    type Outcomes = Draws;
    type Illegal = Illegal;
    type Effect = Effect;
    type Report = RoundReport;
    type View = Strozzi;
    type Position = Position;

    /// The Medici, seat 0, begin the first round.
    fn new(players: u32) -> Result<Strozzi, WrongPlayers> {
        Players::within(players, Strozzi::PLAYERS)?;
        Ok(Strozzi {
            bag: Bag::full(),
            money: [START_MONEY; 2],
            phase: Phase::Draw { turn: Seat::ZERO, lot: Lot::default() },
            round: 1,
            fleets: [Fleet::default(); 2],
            markers: [0; TRACKS.len()],
        })
    }

    fn players(&self) -> Players {
        Players::TWO
    }

    #[inline]
    fn to_act(&self) -> ToAct {
        match self.phase {
            Phase::Draw { .. } => ToAct::Chance,
            Phase::Price { turn, .. } => ToAct::Player(turn),
            Phase::Answer { turn, .. } => ToAct::Player(other(turn)),
            Phase::Load { buyer, .. } => ToAct::Player(buyer),
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
            (Phase::Price { turn, lot }, Move::Draw) => self.phase = Phase::Draw { turn, lot },
            (Phase::Price { turn, lot }, Move::Price(price)) => {
                self.phase = Phase::Answer { turn, lot, price: price as u16 };
            }
            (Phase::Answer { turn, lot, price }, Move::Buy) => {
                self.sell(turn, seat, lot, price, tell);
            }
            (Phase::Answer { turn, lot, price }, Move::Refuse) => {
                self.sell(turn, turn, lot, price, tell);
            }
            (Phase::Load { buyer, lot, .. }, Move::Load(hull, harbour)) => {
                let ship = self.fleets[buyer.index()].ship_mut(hull);
                ship.load(lot.items());
                ship.harbour = ship.harbour.or(harbour);
                self.next_turn(buyer, tell);
            }
            (Phase::Load { buyer, .. }, Move::Discard) => self.next_turn(buyer, tell),
            _ => return Err(self.why_not(seat, choice)),
        }
        Ok(())
    }

    #[inline]
    fn reveal(&mut self, outcome: Outcome, _: &mut impl FnMut(Effect)) -> Result<(), Illegal> {
        let Outcome::Tile(tile) = outcome;
        match self.phase {
            Phase::Draw { turn, lot } if self.bag.take(tile) => {
                self.phase = Phase::Price { turn, lot: lot.and(tile) };
                Ok(())
            }
            _ => Err(self.why_no_draw(tile)),
        }
    }

    fn period(&self) -> u8 {
        self.round
    }

    fn periods(&self) -> u8 {
        ROUNDS
    }

    fn begins_lot(&self, _outcome: &Outcome) -> bool {
        self.lot().is_empty()
    }

    fn scores(&self) -> BySeat<i32> {
        BySeat::from_fn(Players::TWO, |seat| self.money(seat))
    }

    /// At worst every tile alone: drawn, priced, answered, loaded or discarded.
    fn longest(_players: Players) -> u32 {
        u32::from(ROUNDS) * Bag::<Tile>::full().len() * 4
    }

    fn fingerprint(&self) -> u64 {
        let mut print = Fingerprint::new(Strozzi::NAME, Players::TWO);
        print.byte(self.round);
        print.number(self.bag.bits());
        self.markers.iter().for_each(|marker| print.byte(marker.cast_unsigned()));
        for seat in Players::TWO.seats() {
            print.number(i64::from(self.money(seat)).cast_unsigned());
            for hull in Hull::ALL {
                let ship = self.fleet(seat).ship(hull);
                print.byte(ship.harbour.map_or(u8::MAX, |harbour| harbour as u8));
                print.list(ship.tiles().iter().map(|tile| tile.place()));
            }
        }
        let (tag, buyer) = match self.phase {
            Phase::Draw { .. } => (0, None),
            Phase::Price { .. } => (1, None),
            Phase::Answer { .. } => (2, None),
            Phase::Load { buyer, .. } => (3, Some(buyer)),
            Phase::Over => (4, None),
        };
        print.byte(tag);
        print.seat(self.turn());
        print.seat(buyer);
        print.list(self.lot().items().iter().map(|tile| tile.place()));
        print.number(self.price().map_or(u64::MAX, u64::from));
        print.finish()
    }

    /// Nothing is hidden: everybody knows the whole position.
    fn view(&self, _viewer: Viewer) -> Strozzi {
        *self
    }

    fn position(view: &Strozzi, reports: &[RoundReport]) -> Position {
        Position::of(view, reports)
    }

    fn report(effect: &Effect) -> Option<RoundReport> {
        match effect {
            Effect::RoundScored(report) => Some(*report),
            _ => None,
        }
    }

    fn read_move(words: Words<'_>) -> Result<Move, Unreadable> {
        notation::read_move(words)
    }

    fn read_outcome(words: Words<'_>, _players: Players) -> Result<Outcome, Unreadable> {
        notation::read_outcome(words)
    }
}

#[cfg(test)]
mod tests;
