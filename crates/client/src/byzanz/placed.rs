//! Which card is which.

use fondaco_rules::Seat;
use fondaco_rules::byzanz::{Card, Cards, Held, View};

/// Somewhere on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The lot.
    Lot,
    /// The market.
    Market,
    /// A hand that the viewer sees.
    Hand(Seat),
    /// What lies open before a seat.
    Bid(Seat),
    /// A seat's profits, if the viewer sees them.
    Profits(Seat),
}

/// Every card that the viewer sees, with a number by which it is known again when it has moved.
///
/// The rules count cards and do not tell equal ones apart. A card that is missing at one place and
/// new at another is taken for the same one; a number says no more than the views it came from.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Placed {
    cards: Vec<(Place, Card, u32)>,
    /// How many numbers have been given.
    given: u32,
}

impl Placed {
    /// Where everything is now, if it was like this before.
    #[must_use]
    pub fn moved_on(&self, view: &View) -> Placed {
        let mut left = self.cards.clone();
        let mut take = |fits: &dyn Fn(&(Place, Card, u32)) -> bool| {
            let at = left.iter().position(fits)?;
            Some(left.remove(at).2)
        };
        // First what stayed, so that nothing takes its number.
        let wanted = everything(view);
        let mut numbers: Vec<Option<u32>> = wanted
            .iter()
            .map(|&(place, card)| take(&|old| (old.0, old.1) == (place, card)))
            .collect();
        for (number, &(_, card)) in numbers.iter_mut().zip(&wanted) {
            if number.is_none() {
                *number = take(&|old| old.1 == card);
            }
        }
        let mut given = self.given;
        let fresh = |number: Option<u32>| {
            number.unwrap_or_else(|| {
                given += 1;
                given
            })
        };
        let numbers: Vec<u32> = numbers.into_iter().map(fresh).collect();
        let cards = wanted.into_iter().zip(numbers);
        Placed {
            cards: cards.map(|((place, card), number)| (place, card, number)).collect(),
            given,
        }
    }

    /// The cards at a place, with their numbers: in order, or as they were turned up.
    pub fn at(&self, place: Place) -> Vec<(Card, u32)> {
        let there = self.cards.iter().filter(|(at, _, _)| *at == place);
        there.map(|&(_, card, number)| (card, number)).collect()
    }
}

fn everything(view: &View) -> Vec<(Place, Card)> {
    let mut all: Vec<(Place, Card)> =
        view.lot().items().iter().map(|&card| (Place::Lot, card)).collect();
    let mut put = |place: Place, cards: Cards| all.extend(cards.iter().map(|card| (place, card)));
    put(Place::Market, view.market());
    for seat in view.players().seats() {
        put(Place::Bid(seat), view.bid(seat));
        if let Held::Seen(cards) = view.hand(seat) {
            put(Place::Hand(seat), cards);
        }
        if let Held::Seen(cards) = view.profits(seat) {
            put(Place::Profits(seat), cards);
        }
    }
    all
}
