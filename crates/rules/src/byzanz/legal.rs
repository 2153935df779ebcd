//! What may be done, and why something may not.

use std::fmt;

use super::{
    Byzanz, Card, Cards, DEALT, HAND_LIMIT, Kind, Move, Moves, Outcome, Phase, Turn, holder,
};
use crate::game::Game;
use crate::notation::counted;
use crate::table::{OutOfPlace, Seat, ToAct};

impl Byzanz {
    #[inline]
    pub(super) fn open_moves(&self, seat: Seat) -> Moves {
        Moves { turn: self.turn(seat), for_sale: self.for_sale(seat) }
    }

    /// Is the move one of the [`Byzanz::open_moves`]? Only what matters to it is looked at.
    #[inline]
    pub(super) fn allows(&self, seat: Seat, choice: Move) -> bool {
        match choice {
            Move::Sell(set) => has_set(self.for_sale(seat), set),
            _ => self.turn(seat).contains(&choice),
        }
    }

    /// What the turn asks of the seat.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "returned through memory it stalls the caller")]
    fn turn(&self, seat: Seat) -> Turn {
        match self.phase {
            Phase::Auction { turn, best, .. } if turn == seat => {
                // A raise only adds to what lies on the table.
                let to_exceed = best.map_or(0, |bid| u32::from(bid.total));
                let above = to_exceed - self.bids[seat].value();
                Turn::Bid { goods: self.hands[seat].goods(), above }
            }
            Phase::Give { winner, .. } if winner == seat => Turn::Give(Cards::of_row(self.lot)),
            Phase::Reduce { seat: reducer, .. } if reducer == seat => Turn::Drop(self.hands[seat]),
            Phase::Take { place } if holder(self.winners, place) == seat => {
                Turn::Take(self.market.kinds())
            }
            Phase::Finish { seat: finisher } if finisher == seat => Turn::Done,
            _ => Turn::Nothing,
        }
    }

    /// What the seat may sell sets from: its hand, while it may sell.
    #[inline]
    fn for_sale(&self, seat: Seat) -> Cards {
        if self.phase.lets_sell(seat) { self.hands[seat] } else { Cards::NONE }
    }

    /// Why a move that is not open to the seat is refused.
    #[cold]
    pub(super) fn why_not(&self, seat: Seat, choice: Move) -> Illegal {
        if self.phase == Phase::Over {
            return Illegal::OutOfPlace(OutOfPlace::Over);
        }
        if let Move::Sell(set) = choice {
            return self.why_no_sale(seat, set);
        }
        if let Some(reason) = self.to_act().out_of_turn(seat) {
            return Illegal::OutOfPlace(reason);
        }
        match (self.turn(seat), choice) {
            (Turn::Bid { above, .. }, Move::Bid(added)) => self.why_no_bid(seat, added, above),
            (Turn::Bid { .. }, _) => Illegal::BidAwaited,
            (Turn::Give(_), Move::Give(card)) => Illegal::NotInLot { card },
            (Turn::Give(_), _) => Illegal::GiftAwaited,
            (Turn::Drop(_), Move::Drop(card)) => {
                Illegal::NotInHand { seat, cards: Cards::one(card) }
            }
            (Turn::Drop(_), _) => Illegal::ReductionAwaited { seat },
            (Turn::Take(_), Move::Take(kind)) => Illegal::NotInMarket { kind },
            (Turn::Take(_), _) => Illegal::TakingAwaited,
            (Turn::Done | Turn::Nothing, _) => Illegal::OnlySales,
        }
    }

    fn why_no_bid(&self, seat: Seat, added: Cards, above: u32) -> Illegal {
        if added.merchants() > 0 {
            Illegal::MerchantBid
        } else if self.hands[seat].include(added) {
            let on_table = self.bids[seat].value();
            Illegal::BidTooLow { total: on_table + added.value(), to_exceed: on_table + above }
        } else {
            Illegal::NotInHand { seat, cards: added }
        }
    }

    fn why_no_sale(&self, seat: Seat, set: Cards) -> Illegal {
        match self.phase {
            Phase::First | Phase::Deal { .. } => Illegal::NotDealtYet,
            Phase::Reduce { seat: reducer, .. } if reducer != seat => {
                Illegal::OthersWait { reducer }
            }
            Phase::Finish { seat: turn } if turn != seat => {
                Illegal::OutOfPlace(OutOfPlace::NotYourTurn { seat, turn })
            }
            _ if !is_set(set) => Illegal::NoSet,
            _ => Illegal::NotInHand { seat, cards: set },
        }
    }

    /// Why an event of chance is refused.
    #[cold]
    pub(super) fn why_no_draw(&self, outcome: Outcome) -> Illegal {
        match (self.phase, outcome) {
            (Phase::First, _) => Illegal::FirstAwaited,
            (Phase::Deal { seat, .. }, Outcome::Deal(to, cards)) if seat == to => {
                if cards.len() == DEALT { Illegal::AlreadySeen } else { Illegal::DealOfFour }
            }
            (Phase::Deal { seat, .. }, _) => Illegal::DealAwaited { seat },
            (Phase::Lot { .. }, Outcome::Lot(lot)) => {
                let cards = self.top_offer();
                if lot.len() == cards { Illegal::AlreadySeen } else { Illegal::LotSize { cards } }
            }
            (Phase::Lot { .. }, _) => Illegal::LotAwaited { cards: self.top_offer() },
            _ => match self.to_act() {
                ToAct::Player(turn) => Illegal::OutOfPlace(OutOfPlace::MoveAwaited(turn)),
                _ => Illegal::OutOfPlace(OutOfPlace::Over),
            },
        }
    }
}

impl Phase {
    /// Whether a seat may sell sets: at any time, also out of turn; but (B9) not before the deal is
    /// complete, nor while another reduces its hand, and (B7) at the end only on its turn.
    #[inline]
    pub(super) fn lets_sell(self, seat: Seat) -> bool {
        match self {
            Phase::First | Phase::Deal { .. } | Phase::Over => false,
            Phase::Reduce { seat: only, .. } | Phase::Finish { seat: only } => seat == only,
            Phase::Lot { .. } | Phase::Auction { .. } | Phase::Give { .. } | Phase::Take { .. } => {
                true
            }
        }
    }
}

/// Whether these are three cards of one kind, merchants standing in for any of them.
pub fn is_set(cards: Cards) -> bool {
    cards.len() == 3 && cards.goods().kinds().count_ones() <= 1
}

/// Whether this set can be sold from these cards.
#[inline]
pub(super) fn has_set(cards: Cards, set: Cards) -> bool {
    cards.include(set) && is_set(set)
}

/// The cheapest way to lay goods of more than this value. Between equals the one that breaks up the
/// least of what could become a set, then the one with the fewest cards.
pub fn smallest_raise(goods: Cards, above: u32) -> Option<Cards> {
    let cards: Vec<Card> = goods.goods().iter().collect();
    let bids = (1..1_u32 << cards.len().min(16)).map(|bits| {
        let chosen = cards.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
        chosen.map(|(_, &card)| card).collect::<Cards>()
    });
    let harm = |bid: Cards| -> u32 {
        bid.iter().map(|card| goods.of_kind(card.kind()).len().pow(2)).sum()
    };
    bids.filter(|bid| bid.value() > above).min_by_key(|&bid| (bid.value(), harm(bid), bid.len()))
}

/// Why an event is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// By or to the wrong one.
    OutOfPlace(OutOfPlace),
    /// The seat bids or passes.
    BidAwaited,
    /// The winner gives a card of the lot to the market.
    GiftAwaited,
    /// The seat sells or drops.
    ReductionAwaited {
        /// Who holds too many cards.
        seat: Seat,
    },
    /// The seat takes a kind from the market.
    TakingAwaited,
    /// At the end there is nothing to do but sell and say done.
    OnlySales,
    /// Merchants cannot be bid.
    MerchantBid,
    /// Each bid exceeds the highest so far.
    BidTooLow {
        /// What would lie on the table.
        total: u32,
        /// The highest bid so far.
        to_exceed: u32,
    },
    /// The seat does not hold these cards.
    NotInHand {
        /// Who should hold them.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// The lot has no such card.
    NotInLot {
        /// The card.
        card: Card,
    },
    /// The market has nothing of this kind.
    NotInMarket {
        /// The kind.
        kind: Kind,
    },
    /// Not three cards of one kind.
    NoSet,
    /// B9: nobody sells before the deal is complete.
    NotDealtYet,
    /// B9: nobody sells while another must reduce its hand.
    OthersWait {
        /// Who must.
        reducer: Seat,
    },
    /// The first player has to be drawn.
    FirstAwaited,
    /// This seat is dealt its cards.
    DealAwaited {
        /// Whose cards.
        seat: Seat,
    },
    /// Everybody is dealt four cards.
    DealOfFour,
    /// A lot has to be turned up.
    LotAwaited {
        /// How many cards it has.
        cards: u8,
    },
    /// The lot has another number of cards.
    LotSize {
        /// How many.
        cards: u8,
    },
    /// There are not so many unseen cards of that sort.
    AlreadySeen,
}

impl std::error::Error for Illegal {}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::OutOfPlace(reason) => reason.fmt(f),
            Illegal::BidAwaited => write!(f, "the auction is on: bid or pass"),
            Illegal::GiftAwaited => {
                write!(f, "the auction is won: give a card of the lot to the market")
            }
            Illegal::ReductionAwaited { seat } => {
                write!(f, "seat {seat} holds more than {HAND_LIMIT} cards: sell or drop")
            }
            Illegal::TakingAwaited => write!(f, "the market is open: take a kind"),
            Illegal::OnlySales => write!(f, "the last market is over: sell, or say done"),
            Illegal::MerchantBid => write!(f, "merchants cannot be bid"),
            Illegal::BidTooLow { total, to_exceed } => {
                write!(f, "a total of {total} is not more than {to_exceed}")
            }
            Illegal::NotInHand { seat, cards } => {
                write!(f, "seat {seat} does not hold {cards}")
            }
            Illegal::NotInLot { card } => write!(f, "there is no {card} in the lot"),
            Illegal::NotInMarket { kind } => {
                write!(f, "there is nothing of kind {} in the market", kind.letter())
            }
            Illegal::NoSet => {
                write!(f, "a set is three cards of one kind; merchants stand in for any")
            }
            Illegal::NotDealtYet => write!(f, "nobody sells before the deal is complete"),
            Illegal::OthersWait { reducer } => {
                write!(f, "nobody sells while seat {reducer} has too many cards")
            }
            Illegal::FirstAwaited => write!(f, "the first player has to be drawn first"),
            Illegal::DealAwaited { seat } => write!(f, "seat {seat} has to be dealt its cards"),
            Illegal::DealOfFour => write!(f, "everybody is dealt {DEALT} cards"),
            Illegal::LotAwaited { cards } => {
                write!(f, "a lot of {} has to be turned up", counted(*cards, "card"))
            }
            Illegal::LotSize { cards } => write!(f, "this lot has {}", counted(*cards, "card")),
            Illegal::AlreadySeen => {
                write!(f, "there are not that many unseen cards of one sort left")
            }
        }
    }
}
