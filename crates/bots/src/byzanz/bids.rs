//! The bids worth thinking of.

use fondaco_rules::byzanz::{Card, Cards};
use fondaco_rules::{Byzanz, Seat};

use super::few::Few;
use super::heuristic::{chances, potential};

/// How much more than needed is bid at most.
const MORE: u32 = 2;
/// A hand has no more cards in an auction.
const MOST_CARDS: usize = 7;
/// Seven cards are worth no more.
pub const MOST_TOTAL: usize = 28;

/// The few bids that exceed a value by little and are missed least, once the lot is in hand.
pub fn cheap_bids(game: &Byzanz, seat: Seat, above: u32) -> Few<Cards> {
    let mut few = Few::new(Cards::NONE);
    let bids = Bids::of(game.hand(seat));
    let Some(least) = bids.all().map(|(_, total)| total).filter(|&total| total > above).min()
    else {
        return few;
    };
    let (with_lot, left) = with_lot(game, seat);
    for (bid, total) in bids.all() {
        if total >= least && total <= least + MORE {
            few.add(potential(with_lot.minus(bid), left), bid);
        }
    }
    few
}

/// For each total the cards that are missed least, of all that the seat has in hand and on the
/// table; nothing where no cards give that total.
pub fn cheapest_by_total(game: &Byzanz, seat: Seat) -> [Cards; MOST_TOTAL + 1] {
    let mut cheapest = [(f32::NEG_INFINITY, Cards::NONE); MOST_TOTAL + 1];
    let (with_lot, left) = with_lot(game, seat);
    let with_lot = with_lot.plus(game.bid(seat));
    for (bid, total) in Bids::of(game.hand(seat).plus(game.bid(seat))).all() {
        let worth = potential(with_lot.minus(bid), left);
        let place = &mut cheapest[total as usize];
        if worth > place.0 {
            *place = (worth, bid);
        }
    }
    cheapest.map(|(_, bid)| bid)
}

/// The hand once the lot is in it, and how many lots and markets then follow.
fn with_lot(game: &Byzanz, seat: Seat) -> (Cards, u32) {
    let with_lot = game.hand(seat).plus(Cards::of_row(game.lot()));
    (with_lot, chances(game, seat).saturating_sub(1))
}

/// All bids that can be made of a hand.
struct Bids {
    cards: [Card; MOST_CARDS],
    count: usize,
    /// By the cards chosen, as bits: the bid and its total.
    made: [(Cards, u32); 1 << MOST_CARDS],
}

impl Bids {
    fn of(hand: Cards) -> Bids {
        let mut cards = [Card::MERCHANT; MOST_CARDS];
        let mut count = 0;
        for card in hand.goods().iter().take(MOST_CARDS) {
            cards[count] = card;
            count += 1;
        }
        let mut made = [(Cards::NONE, 0); 1 << MOST_CARDS];
        for chosen in 1..1usize << count {
            let (others, total) = made[chosen & (chosen - 1)];
            let card = cards[chosen.trailing_zeros() as usize];
            made[chosen] = (others.plus(Cards::one(card)), total + u32::from(card.value()));
        }
        Bids { cards, count, made }
    }

    /// Each different bid once.
    fn all(&self) -> impl Iterator<Item = (Cards, u32)> {
        // Equal cards lie side by side: a card is chosen only after those equal to it.
        let mut needs_next = 0;
        for place in 1..self.count {
            if self.cards[place] == self.cards[place - 1] {
                needs_next |= 1usize << (place - 1);
            }
        }
        (1..1usize << self.count)
            .filter(move |chosen| chosen & needs_next & !(chosen >> 1) == 0)
            .map(|chosen| self.made[chosen])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fondaco_rules::Choices;
    use fondaco_rules::byzanz::{Deck, Move, Moves, Turn};

    #[test]
    fn every_bid_that_the_rules_allow_is_listed_once() {
        let mut dice = fondaco_dice::Dice::seeded(5);
        for _ in 0..200 {
            let size = 1 + dice.below(7) as usize;
            let hand: Cards = Deck::FULL.draw(&mut |bound| dice.below(bound)).take(size).collect();
            let turn = Turn::Bid { goods: hand.goods(), above: 0 };
            let moves = Moves { turn, for_sale: Cards::NONE };
            let mut allowed: Vec<u64> = moves
                .iter()
                .filter_map(|choice| match choice {
                    Move::Bid(cards) => Some(cards.bits()),
                    _ => None,
                })
                .collect();
            let mut listed: Vec<u64> = Bids::of(hand).all().map(|(bid, _)| bid.bits()).collect();
            allowed.sort_unstable();
            listed.sort_unstable();
            assert_eq!(listed, allowed, "{hand}");
            assert!(Bids::of(hand).all().all(|(bid, total)| bid.value() == total));
        }
    }
}
