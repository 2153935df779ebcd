//! What can be asked of a position.

use super::{Bid, Byzanz, Cards, Deck, Lot, Phase, SetUp, Then, Winners, holder, stack};
use crate::table::{Seat, SeatSet};

/// What is going on at the table, as everybody can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activity {
    /// The first player is drawn, or cards are dealt.
    Dealing,
    /// The next lot is turned up.
    Turning,
    /// This seat bids or passes.
    Bidding(Seat),
    /// This seat puts a card of its lot into the market.
    Giving(Seat),
    /// This seat holds too many cards.
    Reducing(Seat),
    /// This seat takes a kind from the market.
    Taking(Seat),
    /// The last market is over; this seat sells what it still wants to.
    Finishing(Seat),
    /// The game is over.
    Over,
}

impl Phase {
    pub(super) fn activity(self, winners: Winners) -> Activity {
        match self {
            Phase::First | Phase::Deal { .. } => Activity::Dealing,
            Phase::Lot { .. } => Activity::Turning,
            Phase::Auction { turn, .. } => Activity::Bidding(turn),
            Phase::Give { winner, .. } => Activity::Giving(winner),
            Phase::Reduce { seat, .. } => Activity::Reducing(seat),
            Phase::Take { place } => Activity::Taking(holder(winners, place)),
            Phase::Finish { seat } => Activity::Finishing(seat),
            Phase::Over => Activity::Over,
        }
    }
}

impl Byzanz {
    /// What nobody has seen: the deck and what was removed.
    pub const fn unseen(&self) -> Deck {
        self.unseen
    }

    /// A seat's hand, without what it has bid.
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// Of a seat's hand the cards that nobody else can have seen: those dealt in secret, as long as
    /// they have never lain open. A card shown counts as one that the others know of, if they do.
    pub fn secret(&self, seat: Seat) -> Cards {
        self.secret[seat]
    }

    /// What a seat has bid in this auction.
    pub fn bid(&self, seat: Seat) -> Cards {
        self.bids[seat]
    }

    /// What a seat has kept of the sets it sold.
    pub fn profits(&self, seat: Seat) -> Cards {
        self.profits[seat]
    }

    /// The market.
    pub const fn market(&self) -> Cards {
        self.market
    }

    /// The cards of this auction.
    pub const fn lot(&self) -> Lot {
        self.lot
    }

    /// The round, from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// How many rounds are played.
    pub const fn rounds(&self) -> u8 {
        SetUp::of(self.players).rounds
    }

    /// Those who have not yet won an auction of this round.
    pub const fn waiting(&self) -> SeatSet {
        self.waiting
    }

    /// Who passed in this auction.
    pub const fn passed(&self) -> SeatSet {
        self.passed
    }

    /// Who won the auctions of this round, in order: the first holds the highest offer card.
    pub fn won(&self) -> &[Seat] {
        self.winners.items()
    }

    /// The highest bid of this auction.
    pub const fn leader(&self) -> Option<Bid> {
        match self.phase {
            Phase::Auction { best, .. } => best,
            _ => None,
        }
    }

    /// Who begins this auction or the next one, while that is settled.
    pub const fn starter(&self) -> Option<Seat> {
        match self.phase {
            Phase::Deal { starter, .. }
            | Phase::Lot { starter }
            | Phase::Auction { starter, .. }
            | Phase::Give { starter, .. } => Some(starter),
            _ => None,
        }
    }

    /// Who holds too many cards and must reduce its hand now.
    pub const fn reducing(&self) -> Option<Seat> {
        match self.phase {
            Phase::Reduce { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// How many have already taken from the market of this round, those with the lowest offer
    /// cards first.
    pub const fn taken(&self) -> u8 {
        match self.phase {
            Phase::Take { place } | Phase::Reduce { then: Then::Market { place }, .. } => place,
            _ => 0,
        }
    }

    /// Have all auctions been held? Then the deck is used up and only sales are left.
    pub const fn all_auctioned(&self) -> bool {
        matches!(self.phase, Phase::Finish { .. } | Phase::Over)
    }

    /// The offer cards still on the stack, ascending: as many cards do the next lots have, the
    /// last one first. The one of the lot on the table is still on it.
    pub fn stack(&self) -> &'static [u8] {
        stack(self.players, self.winners)
    }

    /// The position if this auction were over now and the seat had won it with these of its goods,
    /// whatever has been bid. None if there is no auction, or if the seat cannot win it with them.
    ///
    /// This is for looking ahead: nothing says that the auction can still end like that.
    pub fn as_if_won(&self, winner: Seat, paid: Cards) -> Option<Byzanz> {
        let Phase::Auction { starter, .. } = self.phase else { return None };
        let mut game = *self;
        for seat in self.players.seats() {
            game.hands[seat] = game.hands[seat].plus(std::mem::take(&mut game.bids[seat]));
        }
        let able = self.waiting.contains(winner) && game.hands[winner].goods().include(paid);
        if !able || paid.is_empty() {
            return None;
        }
        game.show(winner, paid);
        game.bids[winner] = paid;
        game.win(winner, starter, &mut |_| ());
        Some(game)
    }
}
