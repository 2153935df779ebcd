//! Byzanz, for three to six players: auctions paid with goods, at the market of Byzantium.
//!
//! The rulings that the rule book leaves open are marked B1, B2 … and explained in
//! `docs/rulings.md`.

mod choices;
mod draws;
mod follow;
mod goods;
mod legal;
mod notation;
mod score;
mod seen;
mod view;

pub use choices::{Moves, Turn};
pub use draws::Draws;
pub use goods::{Card, Cards, Deck, Kind};
pub use legal::{Illegal, is_set, smallest_raise};
pub use score::{Standing, kept, points};
pub use seen::Activity;
pub use view::{Held, HeldPosition, Position, View};

use crate::fingerprint::Fingerprint;
use crate::game::{Game, Period, ScoredIn, Supply, Viewer};
use crate::notation::{Unreadable, Words};
use crate::table::{BySeat, Players, Row, Seat, SeatSet, ToAct, WrongPlayers};

/// A position of Byzanz with everybody's cards: 240 bytes. What a seat knows of it is its
/// [`View`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Byzanz {
    /// What nobody has seen: the deck and what was removed.
    unseen: Deck,
    hands: BySeat<Cards>,
    /// Of each hand the cards that nobody else can have seen; all others came or lay open once.
    secret: BySeat<Cards>,
    /// What lies on the table before each seat.
    bids: BySeat<Cards>,
    profits: BySeat<Cards>,
    market: Cards,
    phase: Phase,
    lot: Lot,
    /// Who won the auctions of this round, in order: the first holds the highest offer card.
    winners: Winners,
    /// Those who have not yet won one; kept beside the winners because every bid asks for it.
    waiting: SeatSet,
    /// Who passed in this auction.
    passed: SeatSet,
    players: Players,
    round: u8,
}

/// The cards of one auction, in the order they were turned up.
pub type Lot = Row<Card, 6>;

/// The winners of a round's auctions, in order.
type Winners = Row<Seat, 6>;

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Phase {
    /// Chance names the player who begins the first auction (B2).
    First,
    /// Four cards are dealt to this seat.
    Deal { seat: Seat, starter: Seat },
    /// A lot is turned up, for which this seat will bid first.
    Lot { starter: Seat },
    /// Bids and passes go round and round.
    Auction { starter: Seat, turn: Seat, best: Option<Bid> },
    /// The winner chooses the card of the lot that goes to the market.
    Give { starter: Seat, winner: Seat },
    /// This seat holds more than seven cards; nothing else happens before that is mended.
    Reduce { seat: Seat, then: Then },
    /// The seat whose offer card is the next lowest takes a kind from the market.
    Take { place: u8 },
    /// After the last market: in seat order (B7) each sells at will.
    Finish { seat: Seat },
    /// Everybody is done.
    Over,
}

/// What a reduction interrupted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Then {
    /// The next auction, begun by the next player after the one who reduces.
    Auction,
    /// The market, from the offer card at this place of the stack.
    Market { place: u8 },
}

/// The highest bid on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bid {
    /// Who made it.
    pub by: Seat,
    /// The sum of its values.
    pub total: u8,
}

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Lays these cards on the table, besides those that lie there.
    Bid(Cards),
    /// Leaves the auction and takes the cards back.
    Pass,
    /// The winner puts this card of the lot in the market.
    Give(Card),
    /// Takes all cards of this kind from the market.
    Take(Kind),
    /// Sells a set of three.
    Sell(Cards),
    /// Throws a card away to hold seven.
    Drop(Card),
    /// Wants to sell nothing more at the end.
    Done,
}

/// What chance brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The player who begins the first auction.
    First(Seat),
    /// A seat's first four cards, in secret.
    Deal(Seat, Cards),
    /// The cards of the next auction.
    Lot(Lot),
}

/// What an event brought about beyond itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// An auction was won, with these cards paid into the market.
    Won {
        /// Who won it.
        seat: Seat,
        /// What was paid.
        paid: Cards,
    },
    /// The last player of a round gets the lot without an auction.
    Last {
        /// Who gets it.
        seat: Seat,
    },
    /// Everybody passed: the first who did takes the whole lot for nothing.
    AllPassed {
        /// Who did.
        seat: Seat,
    },
    /// A card of the lot went to the market without a choice.
    GaveOnly {
        /// Whose lot it was.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The rest of the lot went into the winner's hand, and the offer card with it.
    TookLot {
        /// Who took it.
        seat: Seat,
        /// What was taken.
        cards: Cards,
        /// The number on the offer card.
        offer: u8,
    },
    /// Cards were taken from the market, by choice or because only one kind was left.
    TookKind {
        /// Who took them.
        seat: Seat,
        /// All cards of one kind.
        cards: Cards,
    },
    /// A set was sold.
    Sold {
        /// Who sold it.
        seat: Seat,
        /// The card kept as profit.
        kept: Card,
    },
    /// The round is over; these cards were left in the market and are out of the game.
    RoundOver {
        /// The round.
        round: u8,
        /// What nobody took.
        left: Cards,
    },
    /// The game has ended.
    Over,
}

/// A hand of more than seven cards has to be reduced.
pub const HAND_LIMIT: u32 = 7;

/// Everybody starts with four cards.
const DEALT: u32 = 4;

/// What depends on the number of players.
struct SetUp {
    /// The offer cards, the lowest first: it lies at the bottom of the stack.
    offers: &'static [u8],
    /// How many cards are removed unseen.
    removed: u32,
    rounds: u8,
}

impl SetUp {
    #[inline]
    const fn of(players: Players) -> SetUp {
        match players.count() {
            3 => SetUp { offers: &[2, 4, 6], removed: 4, rounds: 8 },
            4 => SetUp { offers: &[2, 3, 4, 5], removed: 12, rounds: 6 },
            5 => SetUp { offers: &[1, 2, 3, 4, 5], removed: 2, rounds: 6 },
            _ => SetUp { offers: &[1, 2, 3, 4, 5, 6], removed: 4, rounds: 4 },
        }
    }
}

/// The offer cards still on the stack, ascending.
#[inline]
fn stack(players: Players, winners: Winners) -> &'static [u8] {
    let offers = SetUp::of(players).offers;
    &offers[..offers.len() - usize::from(winners.len())]
}

/// The offer card that a seat won in this round.
fn offer(players: Players, winners: Winners, seat: Seat) -> Option<u8> {
    let place = winners.items().iter().position(|&winner| winner == seat)?;
    SetUp::of(players).offers.iter().rev().nth(place).copied()
}

/// Who holds the offer card at this place of the stack, counted from the lowest: the last winner
/// has that.
#[inline]
fn holder(winners: Winners, place: u8) -> Seat {
    winners.items().iter().rev().nth(usize::from(place)).copied().unwrap_or_default()
}

/// Those who have not yet won an auction of this round.
fn waiting(players: Players, winners: Winners) -> SeatSet {
    winners.items().iter().copied().fold(players.all(), SeatSet::except)
}

impl Byzanz {
    /// The offer card on top: how many cards the next lot has.
    #[inline]
    fn top_offer(&self) -> u8 {
        stack(self.players, self.winners).last().copied().unwrap_or_default()
    }

    /// A lot lies open. Unless only one player is left, the starter bids or passes first.
    fn open_lot(&mut self, starter: Seat, tell: &mut impl FnMut(Effect)) {
        if self.waiting.len() > 1 {
            self.phase = Phase::Auction { starter, turn: starter, best: None };
            return;
        }
        tell(Effect::Last { seat: starter });
        self.choose_gift(starter, starter, tell);
    }

    /// The winner chooses a card of the lot for the market, unless they are all equal.
    fn choose_gift(&mut self, starter: Seat, winner: Seat, tell: &mut impl FnMut(Effect)) {
        let lot = Cards::of_row(self.lot);
        if lot.different().len() == 1 {
            let card = lot.nth_different(0);
            tell(Effect::GaveOnly { seat: winner, card });
            self.give(winner, card, tell);
        } else {
            self.phase = Phase::Give { starter, winner };
        }
    }

    /// The seat adds cards to its bid and now leads.
    fn raise(&mut self, seat: Seat, starter: Seat, added: Cards, tell: &mut impl FnMut(Effect)) {
        self.show(seat, added);
        self.bids[seat] = self.bids[seat].plus(added);
        let total = self.bids[seat].value() as u8;
        self.go_round(seat, starter, Some(Bid { by: seat, total }), tell);
    }

    /// Cards leave the hand in the open. What the hand still holds of the secret cards may be as
    /// secret as before: if others like them are known, nobody can tell which these were.
    #[inline]
    fn show(&mut self, seat: Seat, cards: Cards) {
        self.hands[seat] = self.hands[seat].minus(cards);
        // Soon nothing is secret any more.
        if !self.secret[seat].is_empty() {
            self.secret[seat] = self.secret[seat].common(self.hands[seat]);
        }
    }

    /// The seat is out of this auction and takes its cards back.
    fn pass(
        &mut self,
        seat: Seat,
        starter: Seat,
        best: Option<Bid>,
        tell: &mut impl FnMut(Effect),
    ) {
        self.passed = self.passed.with(seat);
        self.hands[seat] = self.hands[seat].plus(self.bids[seat]);
        self.bids[seat] = Cards::NONE;
        self.go_round(seat, starter, best, tell);
    }

    /// The next one speaks, until all but one have passed and that one has a bid on the table, or
    /// (B3) all have passed. Then the first who did, the starter, wins.
    #[inline]
    fn go_round(
        &mut self,
        last: Seat,
        starter: Seat,
        best: Option<Bid>,
        tell: &mut impl FnMut(Effect),
    ) {
        let bidding = self.waiting.without(self.passed);
        match best {
            Some(bid) if bidding.len() == 1 => self.win(bid.by, starter, tell),
            None if bidding.is_empty() => {
                tell(Effect::AllPassed { seat: starter });
                self.take_lot(starter, Cards::of_row(self.lot), tell);
            }
            _ => {
                let turn = bidding.first_after(last);
                self.phase = Phase::Auction { starter, turn, best };
            }
        }
    }

    /// The winning bid goes to the market; then the winner chooses a card of the lot for it too.
    fn win(&mut self, winner: Seat, starter: Seat, tell: &mut impl FnMut(Effect)) {
        let paid = std::mem::take(&mut self.bids[winner]);
        self.market = self.market.plus(paid);
        tell(Effect::Won { seat: winner, paid });
        self.choose_gift(starter, winner, tell);
    }

    /// One card of the lot goes to the market, the rest into the winner's hand.
    fn give(&mut self, winner: Seat, gift: Card, tell: &mut impl FnMut(Effect)) {
        self.market = self.market.plus(Cards::one(gift));
        self.take_lot(winner, Cards::of_row(self.lot).minus(Cards::one(gift)), tell);
    }

    /// The winner takes the cards and the top offer card; and is out for the rest of the round.
    fn take_lot(&mut self, winner: Seat, cards: Cards, tell: &mut impl FnMut(Effect)) {
        let offer = self.top_offer();
        self.hands[winner] = self.hands[winner].plus(cards);
        self.winners.push(winner);
        self.waiting = self.waiting.except(winner);
        self.lot = Lot::default();
        self.passed = SeatSet::NONE;
        tell(Effect::TookLot { seat: winner, cards, offer });
        self.reduce_first(winner, Then::Auction, tell);
    }

    /// Goes on, once the seat holds no more than seven cards.
    #[inline]
    fn reduce_first(&mut self, seat: Seat, then: Then, tell: &mut impl FnMut(Effect)) {
        if self.hands[seat].len() > HAND_LIMIT {
            self.phase = Phase::Reduce { seat, then };
            return;
        }
        match then {
            Then::Auction => self.next_auction(seat, tell),
            Then::Market { place } => self.visit_market(place, tell),
        }
    }

    /// The next auction is begun by the next player after the last winner who has no offer card;
    /// when all have one, the market opens.
    fn next_auction(&mut self, last_winner: Seat, tell: &mut impl FnMut(Effect)) {
        if self.waiting.is_empty() {
            self.visit_market(0, tell);
        } else {
            self.phase = Phase::Lot { starter: self.waiting.first_after(last_winner) };
        }
    }

    /// In ascending order of the offer cards each takes one kind (B4 while there is any); the last
    /// kind is taken without a choice.
    fn visit_market(&mut self, place: u8, tell: &mut impl FnMut(Effect)) {
        let kinds = self.market.kinds();
        if usize::from(place) == self.players.count() || kinds == 0 {
            self.end_round(tell);
        } else if kinds.is_power_of_two() {
            self.take_kind(place, Kind::ALL[kinds.trailing_zeros() as usize], tell);
        } else {
            self.phase = Phase::Take { place };
        }
    }

    /// All cards of one kind go from the market into the hand of the one whose turn it is.
    fn take_kind(&mut self, place: u8, kind: Kind, tell: &mut impl FnMut(Effect)) {
        let seat = holder(self.winners, place);
        let cards = self.market.of_kind(kind);
        self.market = self.market.minus(cards);
        self.hands[seat] = self.hands[seat].plus(cards);
        tell(Effect::TookKind { seat, cards });
        self.reduce_first(seat, Then::Market { place: place + 1 }, tell);
    }

    /// What is left in the market is out of the game, the offer cards go back, and the one who
    /// held the lowest begins; after the last round everybody sells what they still can.
    fn end_round(&mut self, tell: &mut impl FnMut(Effect)) {
        let starter = holder(self.winners, 0);
        let left = std::mem::take(&mut self.market);
        tell(Effect::RoundOver { round: self.round, left });
        self.winners = Winners::default();
        self.waiting = self.players.all();
        if self.round == SetUp::of(self.players).rounds {
            self.phase = Phase::Finish { seat: Seat::ZERO };
        } else {
            self.round += 1;
            self.phase = Phase::Lot { starter };
        }
    }

    /// The best card of the set is kept; the other two are out of the game.
    fn sell(&mut self, seat: Seat, set: Cards, tell: &mut impl FnMut(Effect)) {
        let kept = kept(set);
        self.show(seat, set);
        self.profits[seat] = self.profits[seat].plus(Cards::one(kept));
        tell(Effect::Sold { seat, kept });
        self.reduced(tell);
    }

    /// The card is out of the game.
    fn throw_away(&mut self, seat: Seat, card: Card, tell: &mut impl FnMut(Effect)) {
        self.show(seat, Cards::one(card));
        self.reduced(tell);
    }

    /// A seat that reduces its hand may have done enough.
    fn reduced(&mut self, tell: &mut impl FnMut(Effect)) {
        if let Phase::Reduce { seat, then } = self.phase {
            self.reduce_first(seat, then, tell);
        }
    }

    /// After the last seat is done the game is over.
    fn finish(&mut self, seat: Seat, tell: &mut impl FnMut(Effect)) {
        let next = seat.left(self.players);
        if next == Seat::ZERO {
            self.phase = Phase::Over;
            tell(Effect::Over);
        } else {
            self.phase = Phase::Finish { seat: next };
        }
    }

    /// Four cards for the seat, then for the next one; then the first lot.
    fn deal(&mut self, seat: Seat, starter: Seat, cards: Cards) {
        self.hands[seat] = cards;
        self.secret[seat] = cards;
        let next = seat.left(self.players);
        self.phase = if next == Seat::ZERO {
            Phase::Lot { starter }
        } else {
            Phase::Deal { seat: next, starter }
        };
    }
}

impl Game for Byzanz {
    const NAME: &'static str = "byzanz";
    const PLAYERS: (u8, u8) = (3, 6);
    const USUAL_PLAYERS: u8 = 4;
    const PERIOD: Period = Period::Round;
    const SCORED_IN: ScoredIn = ScoredIn::Points;
    const SUPPLY: Supply = Supply::Deck;
    const HIDES_HANDS: bool = true;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;
    type Outcomes = Draws;
    type Illegal = Illegal;
    type Effect = Effect;
    /// Sets are paid for one by one, when they are sold: there is no scoring of a round.
    type Report = std::convert::Infallible;
    type View = View;
    type Position = Position;

    fn new(players: u32) -> Result<Byzanz, WrongPlayers> {
        let players = Players::within(players, Byzanz::PLAYERS)?;
        Ok(Byzanz {
            unseen: Deck::FULL,
            hands: BySeat::default(),
            secret: BySeat::default(),
            bids: BySeat::default(),
            profits: BySeat::default(),
            market: Cards::NONE,
            phase: Phase::First,
            lot: Lot::default(),
            winners: Winners::default(),
            waiting: players.all(),
            passed: SeatSet::NONE,
            players,
            round: 1,
        })
    }

    fn players(&self) -> Players {
        self.players
    }

    #[inline]
    fn to_act(&self) -> ToAct {
        match self.phase {
            Phase::First | Phase::Deal { .. } | Phase::Lot { .. } => ToAct::Chance,
            Phase::Auction { turn: seat, .. }
            | Phase::Give { winner: seat, .. }
            | Phase::Reduce { seat, .. }
            | Phase::Finish { seat } => ToAct::Player(seat),
            Phase::Take { place } => ToAct::Player(holder(self.winners, place)),
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
        if !self.allows(seat, choice) {
            return Err(self.why_not(seat, choice));
        }
        match (self.phase, choice) {
            (_, Move::Sell(set)) => self.sell(seat, set, tell),
            (Phase::Auction { starter, .. }, Move::Bid(added)) => {
                self.raise(seat, starter, added, tell);
            }
            (Phase::Auction { starter, best, .. }, Move::Pass) => {
                self.pass(seat, starter, best, tell);
            }
            (Phase::Give { .. }, Move::Give(card)) => self.give(seat, card, tell),
            (Phase::Reduce { .. }, Move::Drop(card)) => self.throw_away(seat, card, tell),
            (Phase::Take { place }, Move::Take(kind)) => self.take_kind(place, kind, tell),
            (Phase::Finish { .. }, Move::Done) => self.finish(seat, tell),
            _ => return Err(self.why_not(seat, choice)),
        }
        Ok(())
    }

    #[inline]
    fn reveal(&mut self, outcome: Outcome, tell: &mut impl FnMut(Effect)) -> Result<(), Illegal> {
        let Some(unseen) = self.draws().after(&outcome) else {
            return Err(self.why_no_draw(outcome));
        };
        match (self.phase, outcome) {
            (Phase::First, Outcome::First(starter)) => {
                self.phase = Phase::Deal { seat: Seat::ZERO, starter };
            }
            (Phase::Deal { seat, starter }, Outcome::Deal(_, cards)) => {
                self.deal(seat, starter, cards);
            }
            (Phase::Lot { starter }, Outcome::Lot(lot)) => {
                self.lot = lot;
                self.open_lot(starter, tell);
            }
            _ => return Err(self.why_no_draw(outcome)),
        }
        self.unseen = unseen;
        Ok(())
    }

    fn period(&self) -> u8 {
        self.round
    }

    fn periods(&self) -> u8 {
        self.rounds()
    }

    fn begins(seat: Seat) -> Option<Outcome> {
        Some(Outcome::First(seat))
    }

    fn begins_lot(&self, outcome: &Outcome) -> bool {
        matches!(outcome, Outcome::Lot(_))
    }

    fn scores(&self) -> BySeat<i32> {
        BySeat::from_fn(self.players, |seat| points(self.profits[seat]))
    }

    fn winners(&self) -> SeatSet {
        if self.phase != Phase::Over {
            return SeatSet::NONE;
        }
        score::winners(self.players, |seat| Standing {
            points: points(self.profits[seat]),
            in_hand: self.hands[seat].len(),
        })
    }

    /// Every seat adds at most seven cards to a bid one by one and then passes, in each auction;
    /// what is sold or dropped is gone.
    fn longest(players: Players) -> u32 {
        let seats = players.count() as u32;
        let auction = 1 + seats * (HAND_LIMIT + 1) + 1;
        let round = seats * auction + seats;
        1 + 2 * seats + u32::from(SetUp::of(players).rounds) * round + Deck::FULL.len()
    }

    fn fingerprint(&self) -> u64 {
        let mut print = Fingerprint::new(Byzanz::NAME, self.players);
        print.byte(self.round);
        self.unseen.bits().into_iter().for_each(|half| print.number(half));
        print.number(self.market.bits());
        for seat in self.players.seats() {
            for cards in [self.hands[seat], self.bids[seat], self.profits[seat]] {
                print.number(cards.bits());
            }
            print.byte(offer(self.players, self.winners, seat).unwrap_or_default());
        }
        print.byte(self.passed.bits());
        print.list(self.lot.items().iter().map(|card| card.place()));
        let (tag, starter, seat, extra) = match self.phase {
            Phase::First => (0, None, None, 0),
            Phase::Deal { seat, starter } => (1, Some(starter), Some(seat), 0),
            Phase::Lot { starter } => (2, Some(starter), None, 0),
            // The highest bid is on the table.
            Phase::Auction { starter, turn, .. } => (3, Some(starter), Some(turn), 0),
            Phase::Give { starter, winner } => (4, Some(starter), Some(winner), 0),
            Phase::Reduce { seat, then: Then::Auction } => (5, None, Some(seat), 0),
            Phase::Reduce { seat, then: Then::Market { place } } => (6, None, Some(seat), place),
            Phase::Take { place } => (7, None, None, place),
            Phase::Finish { seat } => (8, None, Some(seat), 0),
            Phase::Over => (9, None, None, 0),
        };
        print.byte(tag);
        print.seat(starter);
        print.seat(seat);
        print.byte(extra);
        print.finish()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn position(view: &View, _reports: &[std::convert::Infallible]) -> Position {
        Position::of(view)
    }

    fn read_move(words: Words<'_>) -> Result<Move, Unreadable> {
        notation::read_move(words)
    }

    fn read_outcome(words: Words<'_>, players: Players) -> Result<Outcome, Unreadable> {
        notation::read_outcome(words, players)
    }

    /// Sets are sold at any time.
    fn is_out_of_turn(choice: &Move) -> bool {
        matches!(choice, Move::Sell(_))
    }

    fn is_showing(choice: &Move) -> bool {
        matches!(choice, Move::Bid(_) | Move::Sell(_) | Move::Drop(_))
    }

    /// Only the seat itself sees what it is dealt.
    fn masked(viewer: Viewer, outcome: &Outcome) -> Option<String> {
        match (viewer, outcome) {
            (Viewer::Seat(_) | Viewer::Public, Outcome::Deal(seat, _))
                if viewer != Viewer::Seat(*seat) =>
            {
                Some(format!("deal {seat} ? ? ? ?"))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
