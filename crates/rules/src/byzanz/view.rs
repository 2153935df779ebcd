//! What a viewer knows, built up from that alone.

use super::{
    Activity, Byzanz, Card, Cards, Deck, Lot, Moves, Phase, SetUp, Standing, Turn, Winners, offer,
    points, score, stack, waiting,
};
use crate::game::{Choices, Game, Viewer};
use crate::table::{Awaited, BySeat, Players, Seat, SeatSet, ToAct};

/// What a viewer knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    players: Players,
    to_act: ToAct,
    phase: Phase,
    round: u8,
    winners: Winners,
    passed: SeatSet,
    lot: Lot,
    bids: BySeat<Cards>,
    market: Cards,
    hands: BySeat<Held>,
    /// Of each hand the cards that everybody has seen come or lie open.
    open: BySeat<Cards>,
    profits: BySeat<Held>,
    /// What each seat kept of its sales, which everybody saw.
    kept: BySeat<Cards>,
    /// How many cards are still to be auctioned.
    deck: u32,
    /// Every card of which the viewer has not seen where it is: in the deck, removed, or in a hand
    /// since the deal.
    unknown: Deck,
    /// What the seat to act may do, as far as the viewer can tell.
    moves: Option<Moves>,
}

/// Cards that are seen, or only counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Held {
    /// These cards.
    Seen(Cards),
    /// So many cards.
    Counted(u8),
}

impl Held {
    /// How many cards there are.
    pub const fn len(self) -> u32 {
        match self {
            Held::Seen(cards) => cards.len(),
            Held::Counted(count) => count as u32,
        }
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    fn of(cards: Cards, seen: bool) -> Held {
        if seen { Held::Seen(cards) } else { Held::Counted(cards.len() as u8) }
    }
}

impl Default for Held {
    fn default() -> Held {
        Held::Seen(Cards::NONE)
    }
}

impl View {
    pub(super) fn of(game: &Byzanz, viewer: Viewer) -> View {
        let players = game.players;
        let over = game.phase == Phase::Over;
        let own = |seat| viewer == Viewer::Record || viewer == Viewer::Seat(seat);
        let mut view = View {
            players,
            to_act: game.to_act(),
            phase: game.phase,
            round: game.round,
            winners: game.winners,
            passed: game.passed,
            lot: game.lot,
            bids: game.bids,
            market: game.market,
            hands: BySeat::default(),
            open: BySeat::default(),
            profits: BySeat::default(),
            kept: game.profits,
            deck: game.deck(),
            unknown: game.unseen,
            moves: None,
        };
        for seat in players.seats() {
            view.hands[seat] = Held::of(game.hands[seat], own(seat));
            view.open[seat] = game.hands[seat].minus(game.secret[seat]);
            // Profits lie face down until the end.
            view.profits[seat] = Held::of(game.profits[seat], over || own(seat));
            if !own(seat) {
                game.secret[seat].iter().for_each(|card| view.unknown.put(card));
            }
        }
        if let ToAct::Player(seat) = game.to_act()
            && own(seat)
        {
            view.moves = Some(game.moves(seat));
        }
        view
    }

    /// How many play.
    pub const fn players(&self) -> Players {
        self.players
    }

    /// Who has to do something now.
    pub const fn to_act(&self) -> ToAct {
        self.to_act
    }

    /// The round, from 1.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// A seat's hand.
    pub fn hand(&self, seat: Seat) -> Held {
        self.hands[seat]
    }

    /// The cards of a seat's hand that the viewer knows: all if they see it, otherwise those that
    /// they have seen come or lie open. An attentive player remembers them.
    pub fn known(&self, seat: Seat) -> Cards {
        match self.hands[seat] {
            Held::Seen(cards) => cards,
            Held::Counted(_) => self.open[seat],
        }
    }

    /// How many cards of a seat's hand the viewer does not know.
    pub fn secrets(&self, seat: Seat) -> u32 {
        self.hands[seat].len() - self.known(seat).len()
    }

    /// What a seat has kept of its sales, as it lies there: face down for the others.
    pub fn profits(&self, seat: Seat) -> Held {
        self.profits[seat]
    }

    /// What a seat has kept of its sales. Everybody saw them, and an attentive player remembers.
    pub fn remembered_profits(&self, seat: Seat) -> Cards {
        self.kept[seat]
    }

    /// What a seat has bid in this auction.
    pub fn bid(&self, seat: Seat) -> Cards {
        self.bids[seat]
    }

    /// The market.
    pub const fn market(&self) -> Cards {
        self.market
    }

    /// The cards of this auction.
    pub const fn lot(&self) -> Lot {
        self.lot
    }

    /// The offer card that a seat won in this round.
    pub fn offer(&self, seat: Seat) -> Option<u8> {
        offer(self.players, self.winners, seat)
    }

    /// Who passed in this auction.
    pub const fn passed(&self) -> SeatSet {
        self.passed
    }

    /// Those who are still in the auction; nobody if none is on.
    pub fn bidders(&self) -> SeatSet {
        match self.phase {
            Phase::Auction { .. } => waiting(self.players, self.winners).without(self.passed),
            _ => SeatSet::NONE,
        }
    }

    /// What is going on.
    pub fn activity(&self) -> Activity {
        self.phase.activity(self.winners)
    }

    /// Whether a seat may sell a set now, if it holds one; it need not be its turn.
    pub fn may_sell(&self, seat: Seat) -> bool {
        self.phase.lets_sell(seat)
    }

    /// How many cards are still to be auctioned.
    pub const fn deck(&self) -> u32 {
        self.deck
    }

    /// Every card that may be in the deck, removed, or secretly in another hand since the deal.
    pub const fn unknown(&self) -> Deck {
        self.unknown
    }

    /// The offer cards still on the stack, ascending.
    pub fn stack(&self) -> &'static [u8] {
        stack(self.players, self.winners)
    }

    /// How many rounds are played.
    pub const fn rounds(&self) -> u8 {
        SetUp::of(self.players).rounds
    }

    /// Who began this auction, while a lot lies open.
    pub const fn starter(&self) -> Option<Seat> {
        match self.phase {
            Phase::Auction { starter, .. } | Phase::Give { starter, .. } => Some(starter),
            _ => None,
        }
    }

    /// The highest total on the table, which the next bid has to exceed.
    pub fn to_exceed(&self) -> u8 {
        match self.phase {
            Phase::Auction { best, .. } => best.map_or(0, |bid| bid.total),
            _ => 0,
        }
    }

    /// A seat's points, if the viewer knows its profits.
    pub fn score(&self, seat: Seat) -> Option<i32> {
        match self.profits[seat] {
            Held::Seen(cards) => Some(points(cards)),
            Held::Counted(_) => None,
        }
    }

    /// Who won: nobody until the game is over.
    pub fn winners(&self) -> SeatSet {
        if self.phase != Phase::Over {
            return SeatSet::NONE;
        }
        score::winners(self.players, |seat| self.standing(seat))
    }

    /// What decides who is ahead: points, as far as the viewer knows them, then cards in hand.
    pub fn standing(&self, seat: Seat) -> Standing {
        Standing { points: self.score(seat).unwrap_or_default(), in_hand: self.hands[seat].len() }
    }

    /// What the seat to act may do, if the viewer can tell: for a player, on their turn.
    pub const fn moves(&self) -> Option<Moves> {
        self.moves
    }

    /// A whole position that looks like this view to its viewer: what they do not know of the hands
    /// is made up by the caller, and the rest of what is unknown is unseen. None if a hand has
    /// another number of cards or lacks one that is known, or if a card would be there too often.
    pub fn imagine(&self, hands: BySeat<Cards>) -> Option<Byzanz> {
        let mut unseen = self.unknown;
        let mut secret = BySeat::default();
        for seat in self.players.seats() {
            let (hand, known) = (hands[seat], self.known(seat));
            if hand.len() != self.hands[seat].len() || !hand.include(known) {
                return None;
            }
            if !hand.minus(known).iter().all(|card| unseen.take(card)) {
                return None;
            }
            secret[seat] = hand.minus(self.open[seat]);
        }
        Some(Byzanz {
            unseen,
            hands,
            secret,
            bids: self.bids,
            profits: self.kept,
            market: self.market,
            phase: self.phase,
            lot: self.lot,
            winners: self.winners,
            waiting: waiting(self.players, self.winners),
            passed: self.passed,
            players: self.players,
            round: self.round,
        })
    }

    /// What the table waits for. The moves of a seat whose hand the viewer does not see never
    /// depend on that hand.
    pub fn awaited(&self) -> Option<Awaited> {
        let seat = match self.to_act {
            ToAct::Over => return None,
            ToAct::Player(seat) => seat,
            ToAct::Chance => {
                return Some(match self.phase {
                    Phase::Deal { seat, .. } => {
                        Awaited::Chance { chance: "deal", seat: Some(seat), cards: None }
                    }
                    Phase::Lot { .. } => {
                        let cards = self.stack().last().copied();
                        Awaited::Chance { chance: "lot", seat: None, cards }
                    }
                    _ => Awaited::chance("first"),
                });
            }
        };
        let moves = match self.phase {
            Phase::Auction { .. } => {
                let able = self.moves.is_none_or(|moves| moves.turn.bids().is_some());
                let bid = format!("bid >{}", self.to_exceed());
                std::iter::once("pass".into()).chain(able.then_some(bid)).collect()
            }
            Phase::Reduce { .. } => {
                let able = self.moves.is_none_or(|moves| moves.has_set());
                able.then_some("sell".into()).into_iter().chain(["drop".into()]).collect()
            }
            Phase::Give { .. } => listed(Turn::Give(Cards::of_row(self.lot))),
            Phase::Take { .. } => listed(Turn::Take(self.market.kinds())),
            _ => listed(Turn::Done),
        };
        Some(Awaited::Moves { seat, moves })
    }
}

/// Moves that everybody at the table can see are open.
fn listed(turn: Turn) -> Vec<String> {
    let moves = Moves { turn, for_sale: Cards::NONE };
    moves.iter().map(|choice| choice.to_string()).collect()
}

impl Byzanz {
    /// How many cards are still to be auctioned: what is unseen, without those removed and those
    /// not yet dealt.
    fn deck(&self) -> u32 {
        let undealt = match self.phase {
            Phase::First => self.players.count(),
            Phase::Deal { seat, .. } => self.players.count() - seat.index(),
            _ => 0,
        };
        self.unseen.len() - SetUp::of(self.players).removed - undealt as u32 * super::DEALT
    }
}

/// A view laid out for reading, as the notation's JSON has it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[allow(missing_docs, reason = "the notation describes every field")]
pub struct Position {
    pub game: &'static str,
    pub players: usize,
    pub awaiting: Option<Awaited>,
    pub over: bool,
    pub scores: Vec<Option<i32>>,
    pub winners: Vec<Seat>,
    pub round: u8,
    pub rounds: u8,
    pub deck: u32,
    pub offers: Vec<u8>,
    pub won: Vec<Option<u8>>,
    pub lot: Vec<String>,
    pub starter: Option<Seat>,
    pub bids: Vec<Vec<String>>,
    pub passed: Vec<bool>,
    pub hands: Vec<HeldPosition>,
    pub market: Vec<String>,
    pub profits: Vec<HeldPosition>,
}

/// A hand or profits: the cards, or their number.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
#[allow(missing_docs, reason = "the notation describes both")]
pub enum HeldPosition {
    Seen(Vec<String>),
    Counted(u8),
}

impl Position {
    pub(super) fn of(view: &View) -> Position {
        let seats = view.players.seats();
        Position {
            game: Byzanz::NAME,
            players: view.players.count(),
            awaiting: view.awaited(),
            over: view.to_act == ToAct::Over,
            scores: seats.clone().map(|seat| view.score(seat)).collect(),
            winners: view.winners().iter().collect(),
            round: view.round,
            rounds: view.rounds(),
            deck: view.deck,
            offers: view.stack().to_vec(),
            won: seats.clone().map(|seat| view.offer(seat)).collect(),
            lot: written(view.lot.items().iter().copied()),
            starter: view.starter(),
            bids: seats.clone().map(|seat| written(view.bids[seat].iter())).collect(),
            passed: seats.clone().map(|seat| view.passed.contains(seat)).collect(),
            hands: seats.clone().map(|seat| HeldPosition::of(view.hands[seat])).collect(),
            market: written(view.market.iter()),
            profits: seats.map(|seat| HeldPosition::of(view.profits[seat])).collect(),
        }
    }
}

impl HeldPosition {
    fn of(held: Held) -> HeldPosition {
        match held {
            Held::Seen(cards) => HeldPosition::Seen(written(cards.iter())),
            Held::Counted(count) => HeldPosition::Counted(count),
        }
    }
}

fn written(cards: impl Iterator<Item = Card>) -> Vec<String> {
    cards.map(|card| card.to_string()).collect()
}
