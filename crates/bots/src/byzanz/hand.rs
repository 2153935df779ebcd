//! What can be made of a hand.

use fondaco_rules::byzanz::{Cards, Kind};

/// The cards of one kind of goods, put in order.
#[derive(Clone, Copy, Debug)]
pub struct OfKind {
    /// How many there are.
    pub count: u8,
    /// The values of the best four, best first; 0 where there are fewer.
    pub best: [u8; 4],
    /// The sum of all values.
    pub sum: u8,
}

/// By the number that [`Cards::field`] gives.
static OF_KIND: [OfKind; 1024] = {
    let mut table = [OfKind { count: 0, best: [0; 4], sum: 0 }; 1024];
    let mut field = 0;
    while field < table.len() {
        let counts = [field & 7, field >> 3 & 7, field >> 6 & 3, field >> 8 & 3];
        let mut value = 4;
        while value > 0 {
            let mut copy = 0;
            while copy < counts[value - 1] {
                let entry = &mut table[field];
                if entry.count < 4 {
                    entry.best[entry.count as usize] = value as u8;
                }
                entry.count += 1;
                entry.sum += value as u8;
                copy += 1;
            }
            value -= 1;
        }
        field += 1;
    }
    table
};

impl OfKind {
    /// The cards of this kind among some cards.
    #[inline]
    pub fn of(cards: Cards, kind: Kind) -> OfKind {
        OF_KIND[cards.field(kind)]
    }

    /// How many sets they make without merchants.
    #[inline]
    pub const fn sets(self) -> u8 {
        self.count / 3
    }

    /// What is kept of those sets: the best cards, since each can lead a set of its own.
    #[inline]
    pub fn kept(self) -> u8 {
        self.best[..usize::from(self.sets().min(4))].iter().sum()
    }

    /// The card that would be kept of the next set.
    #[inline]
    pub fn next(self) -> u8 {
        self.best[usize::from(self.sets().min(3))]
    }

    /// How many cards there are beyond full sets.
    #[inline]
    pub const fn over(self) -> u8 {
        self.count % 3
    }
}

/// No hand has more merchants.
const MOST_MERCHANTS: usize = 15;

/// The most points that can be made by selling sets of these cards.
///
/// A kind with two cards over makes one more set with one merchant, a kind with one card over with
/// two. More merchants than that are better sold among themselves.
pub fn best_sale(cards: Cards) -> u32 {
    let mut points = 0;
    let merchants = cards.merchants() as usize;
    let mut by_merchants = [0u8; MOST_MERCHANTS + 1];
    for kind in Kind::GOODS {
        let goods = OfKind::of(cards, kind);
        points += u32::from(goods.kept());
        let needed = 3 - usize::from(goods.over());
        if needed < 3 {
            for spent in (needed..=merchants).rev() {
                let with = by_merchants[spent - needed] + goods.next();
                by_merchants[spent] = by_merchants[spent].max(with);
            }
        }
    }
    for spent in 3..=merchants {
        by_merchants[spent] = by_merchants[spent].max(by_merchants[spent - 3] + 5);
    }
    points + u32::from(by_merchants[merchants])
}

#[cfg(test)]
mod tests {
    use super::*;
    use fondaco_dice::Dice;
    use fondaco_rules::Choices;
    use fondaco_rules::byzanz::{Deck, Move, Moves, Turn, kept};

    /// Sells in every possible way.
    fn best_of_all(cards: Cards) -> u32 {
        let moves = Moves { turn: Turn::Done, for_sale: cards };
        let sales = moves.iter().filter_map(|choice| match choice {
            Move::Sell(set) => Some(set),
            _ => None,
        });
        let value = |set| match u32::from(kept(set).value()) {
            0 => 5,
            value => value,
        };
        sales.map(|set| value(set) + best_of_all(cards.minus(set))).max().unwrap_or_default()
    }

    #[test]
    fn no_way_of_selling_brings_more_than_the_best_sale() {
        let mut dice = Dice::seeded(3);
        for _ in 0..300 {
            let size = 3 + dice.below(7) as usize;
            let more = dice.below(4);
            let drawn: Cards = Deck::FULL.draw(&mut |bound| dice.below(bound)).take(size).collect();
            let hand = drawn.goods().plus(Cards::of_merchants(drawn.merchants().max(more)));
            assert_eq!(best_sale(hand), best_of_all(hand), "{hand}");
        }
    }
}
