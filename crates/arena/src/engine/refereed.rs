//! What the engine protocol needs of a game.

use fondaco_bots::Imagined;
use fondaco_rules::byzanz::{self, Cards, Deck, Turn};
use fondaco_rules::notation::{Words, read_seat};
use fondaco_rules::{
    BySeat, Byzanz, Choices, Event, EventOf, Game, Medici, Seat, Strozzi, Viewer, medici, strozzi,
};

/// A game that programs play and follow by what one seat sees of it.
pub trait Refereed: Imagined {
    /// What is played for a seat that does not answer: the move that risks nothing, or the first.
    fn default_move(moves: Self::Moves) -> Self::Move;

    /// Makes up an event of which the seat sees only that it happens, such as `deal 1 ? ? ? ?`;
    /// nothing if the line is not of that kind.
    fn made_up(&self, _line: &str, _seat: Seat) -> Option<EventOf<Self>> {
        None
    }

    /// Another position that looks the same to the seat and in which the event is possible, if
    /// there is one.
    fn made_to_fit(&self, _seat: Seat, _event: &EventOf<Self>) -> Option<Self> {
        None
    }
}

impl Refereed for Medici {
    /// Offers the lot as it is, and passes.
    fn default_move(moves: medici::Moves) -> medici::Move {
        match moves {
            medici::Moves::DrawOrOffer => medici::Move::Offer,
            medici::Moves::BidOrPass(_) | medici::Moves::Nothing => medici::Move::Pass,
        }
    }
}

impl Refereed for Strozzi {
    /// Asks for nothing, refuses, and loads the first ship that can take the lot.
    fn default_move(moves: strozzi::Moves) -> strozzi::Move {
        match moves {
            strozzi::Moves::Price | strozzi::Moves::DrawOrPrice => strozzi::Move::Price(0),
            strozzi::Moves::LoadOrDiscard(_) => moves.get(0),
            strozzi::Moves::BuyOrRefuse | strozzi::Moves::Nothing => strozzi::Move::Refuse,
        }
    }
}

impl Refereed for Byzanz {
    /// Passes, sells nothing, and gives, takes or drops the first card or kind in the order of the
    /// notation.
    fn default_move(moves: byzanz::Moves) -> byzanz::Move {
        match moves.turn {
            Turn::Give(_) | Turn::Take(_) | Turn::Drop(_) => moves.get(0),
            Turn::Done => byzanz::Move::Done,
            Turn::Bid { .. } | Turn::Nothing => byzanz::Move::Pass,
        }
    }

    /// A deal to somebody else: any four cards.
    fn made_up(&self, line: &str, seat: Seat) -> Option<EventOf<Byzanz>> {
        let words: Vec<&str> = Words::of(line).collect();
        let ["deal", to, "?", "?", "?", "?"] = words[..] else { return None };
        let to = read_seat(to, self.players()).ok().filter(|&to| to != seat)?;
        let cards = first_of(self.unseen(), 4)?;
        Some(Event::Chance(byzanz::Outcome::Deal(to, cards)))
    }

    /// What the event shows lies where it has to; the other secret cards are any that are left.
    fn made_to_fit(&self, seat: Seat, event: &EventOf<Byzanz>) -> Option<Byzanz> {
        let view = self.view(Viewer::Seat(seat));
        let mut unknown = view.unknown();
        let mut hands = BySeat::default();
        for other in self.players().seats() {
            hands[other] = view.known(other);
        }
        let placed = match *event {
            Event::Move(by, choice) => {
                let shown = shown_by(choice);
                let secret = shown.minus(shown.common(hands[by]));
                let there = secret.iter().all(|card| unknown.take(card));
                hands[by] = if there { hands[by].plus(secret) } else { hands[by] };
                there
            }
            // These are in nobody's hand.
            Event::Chance(byzanz::Outcome::Lot(lot)) => {
                lot.items().iter().all(|&card| unknown.take(card))
            }
            Event::Chance(byzanz::Outcome::Deal(_, cards)) => {
                cards.iter().all(|card| unknown.take(card))
            }
            Event::Chance(byzanz::Outcome::First(_)) => false,
        };
        for other in self.players().seats() {
            let missing = view.hand(other).len().checked_sub(hands[other].len())?;
            let rest = first_of(unknown, missing)?;
            rest.iter().for_each(|card| _ = unknown.take(card));
            hands[other] = hands[other].plus(rest);
        }
        placed.then(|| view.imagine(hands)).flatten()
    }
}

/// The first cards of a deck, in the order of the notation, if it has so many.
fn first_of(deck: Deck, count: u32) -> Option<Cards> {
    (count <= deck.len()).then(|| deck.draw(&mut |_| 0).take(count as usize).collect())
}

/// The cards that a move lays open from the hand.
fn shown_by(choice: byzanz::Move) -> Cards {
    match choice {
        byzanz::Move::Bid(cards) | byzanz::Move::Sell(cards) => cards,
        byzanz::Move::Drop(card) => Cards::one(card),
        byzanz::Move::Pass | byzanz::Move::Give(_) | byzanz::Move::Take(_) | byzanz::Move::Done => {
            Cards::NONE
        }
    }
}
