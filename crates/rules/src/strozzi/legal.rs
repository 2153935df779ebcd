//! What may be done, and why something may not.

use std::fmt;

use super::{Harbour, Hull, Move, Outcome, Phase, Strozzi, TOP_PRICE, Tile, other};
use crate::game::{Choices, Game, Outcomes, Weight};
use crate::notation::counted;
use crate::table::{Amounts, Bag, OutOfPlace, Seat, ToAct, nth_bit};

/// The moves open to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moves {
    /// It is not this seat's turn.
    Nothing,
    /// The player at turn names a price.
    Price,
    /// The player at turn draws another tile or names a price.
    DrawOrPrice,
    /// The other player buys or refuses.
    BuyOrRefuse,
    /// The buyer loads the lot or discards it.
    LoadOrDiscard(Loads),
}

/// S3: a price is a whole number from 0 to 999.
pub(super) const PRICES: Amounts = Amounts { low: 0, high: TOP_PRICE };

/// The ways to load a lot: a bit for each ship where it lies, and for each ship at each harbour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loads(u16);

impl Loads {
    /// Four bits a ship: as it lies, then at harbour A, B or C.
    #[inline]
    const fn bit(hull: Hull, harbour: Option<Harbour>) -> u16 {
        let place = match harbour {
            None => 0,
            Some(harbour) => 1 + harbour as u16,
        };
        hull as u16 * 4 + place
    }

    #[inline]
    const fn contains(self, hull: Hull, harbour: Option<Harbour>) -> bool {
        self.0 >> Loads::bit(hull, harbour) & 1 == 1
    }

    #[inline]
    const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    fn get(self, index: u32) -> Move {
        let bit = nth_bit(self.0.into(), index) as usize;
        let harbour = (bit % 4).checked_sub(1).map(|place| Harbour::ALL[place]);
        Move::Load(Hull::ALL[bit / 4], harbour)
    }
}

impl Strozzi {
    #[inline]
    pub(super) fn open_moves(&self, seat: Seat) -> Moves {
        match self.phase {
            Phase::Price { turn, lot } if turn == seat => {
                if self.may_grow(turn, lot) {
                    Moves::DrawOrPrice
                } else {
                    Moves::Price
                }
            }
            Phase::Answer { turn, .. } if other(turn) == seat => Moves::BuyOrRefuse,
            Phase::Load { buyer, lot, .. } if buyer == seat => {
                Moves::LoadOrDiscard(self.loads(buyer, lot.len()))
            }
            _ => Moves::Nothing,
        }
    }

    /// The whole lot goes on one ship with enough free holds. A ship that is loaded for the first
    /// time goes to a harbour where its owner has none.
    #[inline]
    fn loads(&self, buyer: Seat, lot: u8) -> Loads {
        let fleet = self.fleet(buyer);
        let open = fleet.open_harbours();
        let mut loads = 0;
        for hull in Hull::ALL {
            if fleet.free(hull) >= lot {
                let ways = if fleet.ship(hull).harbour().is_some() { 1 } else { open << 1 };
                loads |= ways << Loads::bit(hull, None);
            }
        }
        Loads(loads)
    }

    /// Why a move that is not open to the seat is refused.
    #[cold]
    pub(super) fn why_not(&self, seat: Seat, choice: Move) -> Illegal {
        if let Some(reason) = self.to_act().out_of_turn(seat) {
            return Illegal::OutOfPlace(reason);
        }
        match (self.phase, choice) {
            (Phase::Price { turn, lot }, Move::Draw) => {
                if lot.len() >= super::Lot::MOST {
                    Illegal::LotIsFull
                } else if self.bag.is_empty() {
                    Illegal::BagIsEmpty
                } else {
                    Illegal::NoRoomForMore { seat, free: self.fleet(turn).most_free() }
                }
            }
            (Phase::Price { .. }, Move::Price(_)) => Illegal::PriceTooHigh,
            (Phase::Price { .. }, _) => Illegal::PriceAwaited,
            (Phase::Answer { .. }, _) => Illegal::AnswerAwaited,
            (Phase::Load { .. }, Move::Load(hull, harbour)) => {
                self.why_no_load(seat, hull, harbour)
            }
            _ => Illegal::LoadAwaited,
        }
    }

    /// Why the lot cannot go on this ship of a seat, if it has too few free holds.
    pub fn why_no_room(&self, seat: Seat, hull: Hull) -> Option<Illegal> {
        let (free, lot) = (self.fleet(seat).free(hull), self.lot().len());
        (free < lot).then_some(Illegal::DoesNotFit { hull, free, lot })
    }

    fn why_no_load(&self, seat: Seat, hull: Hull, harbour: Option<Harbour>) -> Illegal {
        if let Some(reason) = self.why_no_room(seat, hull) {
            return reason;
        }
        match (self.fleet(seat).ship(hull).harbour, harbour) {
            (Some(at), Some(_)) => Illegal::AlreadyInHarbour { hull, at },
            (None, Some(taken)) => Illegal::HarbourTaken { harbour: taken },
            (_, None) => Illegal::HarbourMissing { hull },
        }
    }

    #[inline]
    pub(super) fn draws(&self) -> Draws {
        match self.phase {
            Phase::Draw { .. } => Draws(Some(self.bag)),
            _ => Draws(None),
        }
    }

    /// Why an event of chance is refused.
    #[cold]
    pub(super) fn why_no_draw(&self, tile: Tile) -> Illegal {
        match self.to_act() {
            ToAct::Over => Illegal::OutOfPlace(OutOfPlace::Over),
            ToAct::Chance => Illegal::AlreadySeen { tile },
            ToAct::Player(turn) => Illegal::OutOfPlace(OutOfPlace::MoveAwaited(turn)),
        }
    }
}

impl Choices for Moves {
    type Move = Move;

    #[inline]
    fn len(&self) -> u32 {
        match self {
            Moves::Nothing => 0,
            Moves::Price => PRICES.len(),
            Moves::DrawOrPrice => 1 + PRICES.len(),
            Moves::BuyOrRefuse => 2,
            Moves::LoadOrDiscard(loads) => loads.len() + 1,
        }
    }

    #[inline]
    fn get(&self, index: u32) -> Move {
        match self {
            Moves::DrawOrPrice if index == 0 => Move::Draw,
            Moves::DrawOrPrice if index <= PRICES.len() => Move::Price(index - 1),
            Moves::Price if index < PRICES.len() => Move::Price(index),
            Moves::BuyOrRefuse if index == 0 => Move::Buy,
            Moves::BuyOrRefuse if index == 1 => Move::Refuse,
            Moves::LoadOrDiscard(loads) if index < loads.len() => loads.get(index),
            Moves::LoadOrDiscard(loads) if index == loads.len() => Move::Discard,
            _ => panic!("there is no move {index} among {self:?}"),
        }
    }

    #[inline]
    fn contains(&self, choice: &Move) -> bool {
        match (self, choice) {
            (Moves::DrawOrPrice, Move::Draw)
            | (Moves::BuyOrRefuse, Move::Buy | Move::Refuse)
            | (Moves::LoadOrDiscard(_), Move::Discard) => true,
            (Moves::Price | Moves::DrawOrPrice, Move::Price(price)) => PRICES.contains(*price),
            (Moves::LoadOrDiscard(loads), Move::Load(hull, harbour)) => {
                loads.contains(*hull, *harbour)
            }
            _ => false,
        }
    }
}

/// What chance may bring: a tile from the bag, when one is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draws(Option<Bag<Tile>>);

impl Outcomes for Draws {
    type Outcome = Outcome;

    fn total(&self) -> Weight {
        self.0.map_or(0, |bag| bag.len().into())
    }

    fn contains(&self, Outcome::Tile(tile): &Outcome) -> bool {
        self.0.is_some_and(|bag| bag.contains(*tile))
    }

    fn iter(&self) -> impl Iterator<Item = (Outcome, Weight)> {
        let tiles = self.0.into_iter().flat_map(Bag::kinds);
        tiles.map(|(tile, copies)| (Outcome::Tile(tile), copies.into()))
    }

    #[inline]
    fn draw(&self, die: &mut impl FnMut(u32) -> u32) -> Outcome {
        match self.0 {
            Some(bag) => Outcome::Tile(bag.nth(die(bag.len()))),
            None => panic!("chance is not awaited"),
        }
    }
}

/// Why an event is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// By or to the wrong one.
    OutOfPlace(OutOfPlace),
    /// A lot has at most three tiles.
    LotIsFull,
    /// There is nothing left to draw.
    BagIsEmpty,
    /// S2: the lot may not outgrow the drawer's roomiest ship.
    NoRoomForMore {
        /// Who wants to draw.
        seat: Seat,
        /// The free holds of the roomiest ship.
        free: u8,
    },
    /// S3: prices end at 999.
    PriceTooHigh,
    /// The player at turn draws or names a price.
    PriceAwaited,
    /// The other player buys or refuses.
    AnswerAwaited,
    /// The buyer loads or discards.
    LoadAwaited,
    /// The ship has too few free holds.
    DoesNotFit {
        /// The ship.
        hull: Hull,
        /// Its free holds.
        free: u8,
        /// The tiles of the lot.
        lot: u8,
    },
    /// A ship stays where it lies.
    AlreadyInHarbour {
        /// The ship.
        hull: Hull,
        /// Where it lies.
        at: Harbour,
    },
    /// Another ship of the same player lies there.
    HarbourTaken {
        /// The harbour.
        harbour: Harbour,
    },
    /// A ship's first cargo takes it to a harbour, which has to be named.
    HarbourMissing {
        /// The ship.
        hull: Hull,
    },
    /// No such tile is left in the bag.
    AlreadySeen {
        /// The tile.
        tile: Tile,
    },
}

impl std::error::Error for Illegal {}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::OutOfPlace(reason) => reason.fmt(f),
            Illegal::LotIsFull => write!(f, "a lot has at most three tiles"),
            Illegal::BagIsEmpty => write!(f, "the bag is empty"),
            Illegal::NoRoomForMore { seat, free } => {
                write!(f, "no ship of seat {seat} has more than {}", counted(*free, "free hold"))
            }
            Illegal::PriceTooHigh => write!(f, "a price is a whole number from 0 to {TOP_PRICE}"),
            Illegal::PriceAwaited => write!(f, "the price is still open: draw or name a price"),
            Illegal::AnswerAwaited => write!(f, "the lot is on offer: buy or refuse"),
            Illegal::LoadAwaited => write!(f, "the lot is bought: load or discard it"),
            Illegal::DoesNotFit { hull, free, lot } => {
                let (free, lot) = (counted(*free, "free hold"), counted(*lot, "tile"));
                write!(f, "ship {hull} has {free}, the lot has {lot}")
            }
            Illegal::AlreadyInHarbour { hull, at } => {
                write!(f, "ship {hull} lies at harbour {at} and stays there: load {hull}")
            }
            Illegal::HarbourTaken { harbour } => {
                write!(f, "another ship of the same player lies at harbour {harbour}")
            }
            Illegal::HarbourMissing { hull } => {
                write!(f, "ship {hull} is not in a harbour yet: name one, as in load {hull} A")
            }
            Illegal::AlreadySeen { tile } => {
                write!(f, "every tile {tile} has been drawn in this round already")
            }
        }
    }
}
