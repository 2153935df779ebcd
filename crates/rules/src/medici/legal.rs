//! What may be done, and why something may not.

use std::fmt;

use super::{Bid, Medici, Move, NoBid, Outcome, Phase, Tile};
use crate::game::{Choices, Game, Outcomes, Weight};
use crate::notation::counted;
use crate::table::{Amounts, Bag, Florins, OutOfPlace, Seat, SeatSet};

/// The moves open to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moves {
    /// It is not this seat's turn.
    Nothing,
    /// The auctioneer draws another tile or offers the lot.
    DrawOrOffer,
    /// The speaker bids one of these amounts or passes.
    BidOrPass(Amounts),
}

impl Medici {
    /// The bids open to a seat: R3 from 1, above the highest so far, with its own money, and only
    /// for a lot that its free holds can take whole.
    #[inline]
    pub(super) fn bids(&self, seat: Seat, best: Option<Bid>) -> Amounts {
        let low = best.map_or(1, |bid| Florins::from(bid.amount.get()) + 1);
        let fits = self.ships[seat].free() >= self.lot.len();
        Amounts { low, high: if fits { Florins::from(self.money[seat]) } else { 0 } }
    }

    /// Why a seat could not bid for the lot as it stands, if it could not.
    pub fn why_no_bid(&self, seat: Seat) -> Option<NoBid> {
        self.why_none_above(self.best_bid(), seat)
    }

    /// Why a seat cannot exceed the highest bid so far, if it cannot.
    pub(super) fn why_none_above(&self, best: Option<Bid>, seat: Seat) -> Option<NoBid> {
        let (ship, money) = (&self.ships[seat], self.money[seat]);
        if ship.is_full() {
            Some(NoBid::FullShip)
        } else if money == 0 {
            Some(NoBid::NoMoney)
        } else if best.is_some_and(|bid| money <= bid.amount.get()) {
            Some(NoBid::Outbid)
        } else if ship.free() < self.lot.len() {
            Some(NoBid::NoRoom)
        } else {
            None
        }
    }

    #[inline]
    pub(super) fn open_moves(&self, seat: Seat) -> Moves {
        match self.phase {
            Phase::Choose { auctioneer } if auctioneer == seat => Moves::DrawOrOffer,
            Phase::Auction { speaker, best, .. } if speaker == seat => {
                Moves::BidOrPass(self.bids(seat, best))
            }
            _ => Moves::Nothing,
        }
    }

    /// Why a move that is not open to the seat is refused.
    #[cold]
    pub(super) fn why_not(&self, seat: Seat, choice: Move) -> Illegal {
        let (free, lot) = (self.ships[seat].free(), self.lot.len());
        if let (Phase::Auction { .. }, Move::Bid(_)) = (self.phase, choice)
            && free < lot
        {
            return Illegal::NoRoom { seat, free, lot };
        }
        if let Some(reason) = self.to_act().out_of_turn(seat) {
            return Illegal::OutOfPlace(reason);
        }
        let Phase::Auction { best, .. } = self.phase else { return Illegal::NoAuctionYet };
        match choice {
            Move::Bid(0) => Illegal::BidOfNothing,
            Move::Bid(amount) => match best {
                Some(best) if amount <= Florins::from(best.amount.get()) => {
                    Illegal::BidTooLow { highest: best.amount.get() }
                }
                _ => Illegal::TooExpensive { seat, money: self.money[seat] },
            },
            Move::Draw | Move::Offer | Move::Pass => Illegal::AuctionIsOn,
        }
    }

    #[inline]
    pub(super) fn draws(&self) -> Draws {
        match self.phase {
            Phase::First => Draws::First(self.poorest()),
            Phase::Draw { .. } | Phase::Fill { .. } => Draws::Tile(self.unseen),
            _ => Draws::Nothing,
        }
    }

    /// Why an event of chance is refused.
    #[cold]
    pub(super) fn why_no_draw(&self, outcome: Outcome) -> Illegal {
        match (self.phase, outcome) {
            (Phase::Over, _) => Illegal::OutOfPlace(OutOfPlace::Over),
            (Phase::First, Outcome::First(seat)) => Illegal::NotPoorest { seat },
            (Phase::First, Outcome::Tile(_)) => Illegal::FirstAwaited,
            (Phase::Draw { .. } | Phase::Fill { .. }, Outcome::Tile(tile)) => {
                Illegal::AlreadySeen { tile }
            }
            (Phase::Draw { .. } | Phase::Fill { .. }, Outcome::First(_)) => Illegal::TileAwaited,
            (Phase::Choose { auctioneer: turn } | Phase::Auction { speaker: turn, .. }, _) => {
                Illegal::OutOfPlace(OutOfPlace::MoveAwaited(turn))
            }
        }
    }
}

impl Choices for Moves {
    type Move = Move;

    #[inline]
    fn len(&self) -> u32 {
        match self {
            Moves::Nothing => 0,
            Moves::DrawOrOffer => 2,
            Moves::BidOrPass(bids) => bids.len() + 1,
        }
    }

    #[inline]
    fn get(&self, index: u32) -> Move {
        match self {
            Moves::DrawOrOffer if index == 0 => Move::Draw,
            Moves::DrawOrOffer if index == 1 => Move::Offer,
            Moves::BidOrPass(bids) if index < bids.len() => Move::Bid(bids.low + index),
            Moves::BidOrPass(bids) if index == bids.len() => Move::Pass,
            _ => panic!("there is no move {index} among {self:?}"),
        }
    }

    #[inline]
    fn contains(&self, choice: &Move) -> bool {
        match (self, choice) {
            (Moves::DrawOrOffer, Move::Draw | Move::Offer) | (Moves::BidOrPass(_), Move::Pass) => {
                true
            }
            (Moves::BidOrPass(bids), Move::Bid(amount)) => bids.contains(*amount),
            _ => false,
        }
    }
}

/// What chance may bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draws {
    /// Chance is not awaited.
    Nothing,
    /// One of these becomes the first auctioneer.
    First(SeatSet),
    /// One of these tiles is drawn.
    Tile(Bag<Tile>),
}

impl Outcomes for Draws {
    type Outcome = Outcome;

    fn total(&self) -> Weight {
        match self {
            Draws::Nothing => 0,
            Draws::First(seats) => seats.len().into(),
            Draws::Tile(unseen) => unseen.len().into(),
        }
    }

    fn contains(&self, outcome: &Outcome) -> bool {
        match (self, outcome) {
            (Draws::First(seats), Outcome::First(seat)) => seats.contains(*seat),
            (Draws::Tile(unseen), Outcome::Tile(tile)) => unseen.contains(*tile),
            _ => false,
        }
    }

    fn iter(&self) -> impl Iterator<Item = (Outcome, Weight)> {
        let (seats, unseen) = match self {
            Draws::Nothing => (None, None),
            Draws::First(seats) => (Some(*seats), None),
            Draws::Tile(unseen) => (None, Some(*unseen)),
        };
        let seats = seats.into_iter().flat_map(SeatSet::iter);
        let tiles = unseen.into_iter().flat_map(Bag::kinds);
        seats
            .map(|seat| (Outcome::First(seat), 1))
            .chain(tiles.map(|(tile, copies)| (Outcome::Tile(tile), copies.into())))
    }

    #[inline]
    fn draw(&self, die: &mut impl FnMut(u32) -> u32) -> Outcome {
        match self {
            Draws::Tile(unseen) => Outcome::Tile(unseen.nth(die(unseen.len()))),
            Draws::First(seats) => Outcome::First(seats.nth(die(seats.len()))),
            Draws::Nothing => panic!("chance is not awaited"),
        }
    }
}

/// Why an event is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// By or to the wrong one.
    OutOfPlace(OutOfPlace),
    /// A bid or a pass while the auctioneer still builds the lot.
    NoAuctionYet,
    /// The lot is offered already.
    AuctionIsOn,
    /// R3: the lowest bid is 1.
    BidOfNothing,
    /// R3: each bid exceeds the highest so far.
    BidTooLow {
        /// The highest bid so far.
        highest: u16,
    },
    /// R3: no credit.
    TooExpensive {
        /// Who bid.
        seat: Seat,
        /// All it has.
        money: u16,
    },
    /// Nobody bids on a lot that their free holds cannot take whole.
    NoRoom {
        /// Who bid.
        seat: Seat,
        /// Its free holds.
        free: u8,
        /// The tiles of the lot.
        lot: u8,
    },
    /// R1: on later days only one of the poorest may begin.
    NotPoorest {
        /// Who was named.
        seat: Seat,
    },
    /// A tile before the first auctioneer is named.
    FirstAwaited,
    /// A first auctioneer while a tile is awaited.
    TileAwaited,
    /// No such tile is left today.
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
            Illegal::NoAuctionYet => {
                write!(f, "the lot is not offered yet: the auctioneer draws or offers")
            }
            Illegal::AuctionIsOn => write!(f, "the auction is on: bid or pass"),
            Illegal::BidOfNothing => write!(f, "the lowest bid is 1"),
            Illegal::BidTooLow { highest } => {
                write!(f, "not more than the highest bid, which is {highest}")
            }
            Illegal::TooExpensive { seat, money } => {
                write!(f, "more than the {money} florins seat {seat} has")
            }
            Illegal::NoRoom { seat, free, lot } => {
                let (free, lot) = (counted(*free, "free hold"), counted(*lot, "tile"));
                write!(f, "the ship of seat {seat} has {free}, the lot has {lot}")
            }
            Illegal::NotPoorest { seat } => {
                write!(f, "seat {seat} is not one of those with the least money")
            }
            Illegal::FirstAwaited => write!(f, "the day's first auctioneer has to be drawn first"),
            Illegal::TileAwaited => write!(f, "a tile has to be drawn now"),
            Illegal::AlreadySeen { tile } => {
                write!(f, "every tile {tile} has been seen today already")
            }
        }
    }
}
