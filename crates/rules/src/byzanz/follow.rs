//! How a viewer who does not see all hands follows the game.

use super::{Byzanz, Cards, Deck, Move, Outcome};
use crate::follow::Followed;
use crate::game::{Event, EventOf, Game, Viewer};
use crate::notation::{Words, read_seat};
use crate::table::BySeat;

impl Followed for Byzanz {
    /// A deal to another seat: any four cards.
    fn made_up(&self, line: &str, viewer: Viewer) -> Option<EventOf<Byzanz>> {
        let words: Vec<&str> = Words::of(line).collect();
        let ["deal", to, "?", "?", "?", "?"] = words[..] else { return None };
        let to = read_seat(to, self.players()).ok().filter(|&to| viewer != Viewer::Seat(to))?;
        let cards = first_of(self.unseen(), super::DEALT)?;
        Some(Event::Chance(Outcome::Deal(to, cards)))
    }

    /// What the event shows lies where it has to; the other secret cards are any that are left.
    fn made_to_fit(&self, viewer: Viewer, event: &EventOf<Byzanz>) -> Option<Byzanz> {
        let view = self.view(viewer);
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
            Event::Chance(Outcome::Lot(lot)) => lot.items().iter().all(|&card| unknown.take(card)),
            Event::Chance(Outcome::Deal(_, cards)) => cards.iter().all(|card| unknown.take(card)),
            Event::Chance(Outcome::First(_)) => false,
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
fn shown_by(choice: Move) -> Cards {
    match choice {
        Move::Bid(cards) | Move::Sell(cards) => cards,
        Move::Drop(card) => Cards::one(card),
        Move::Pass | Move::Give(_) | Move::Take(_) | Move::Done => Cards::NONE,
    }
}
