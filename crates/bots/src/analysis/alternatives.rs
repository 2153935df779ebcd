//! Which moves are worth a comparison where there are too many for all.

use fondaco_rules::byzanz::{self, Cards, Turn};
use fondaco_rules::medici;
use fondaco_rules::strozzi;
use fondaco_rules::{Amounts, BySeat, Byzanz, Choices, Game, Medici, Seat, Strozzi};

use crate::any::Playable;

/// A game whose decisions can be analysed.
pub trait Analysable: Playable {
    /// The moves open to the seat to act, by what it sees.
    fn open(view: &Self::View, seat: Seat) -> Self::Moves;

    /// The moves to be compared, each once: all of them if they are few; else those that are
    /// asked for, the simple ones, and amounts around those at which something changes.
    fn alternatives(
        view: &Self::View,
        seat: Seat,
        asked: [Self::Move; 2],
        worth: &BySeat<Option<f32>>,
    ) -> Vec<Self::Move>;
}

/// So many moves are all compared.
const FEW: u32 = 12;
/// So many amounts are compared at most.
const MOST_AMOUNTS: usize = 9;
/// So many of the sets that can be sold are compared besides other moves.
const MOST_SETS: usize = 3;
/// How far from an amount others are tried.
const AROUND: [u32; 4] = [0, 1, 2, 5];

impl Analysable for Medici {
    fn open(view: &Medici, seat: Seat) -> medici::Moves {
        view.moves(seat)
    }

    fn alternatives(
        view: &Medici,
        seat: Seat,
        asked: [medici::Move; 2],
        worth: &BySeat<Option<f32>>,
    ) -> Vec<medici::Move> {
        let moves = view.moves(seat);
        let medici::Moves::BidOrPass(bids) = moves else { return moves.iter().collect() };
        if moves.len() <= FEW {
            return moves.iter().collect();
        }
        let amount = |choice: &medici::Move| match choice {
            medici::Move::Bid(amount) => Some(*amount),
            _ => None,
        };
        let needed: Vec<u32> = asked.iter().filter_map(amount).chain([bids.low]).collect();
        let centre = amount(&asked[1]).or_else(|| worth[seat].map(whole)).unwrap_or(bids.low);
        let limits = worth.of(view.players()).iter().flatten().map(|&price| whole(price));
        let amounts = amounts(bids, &needed, centre, limits);
        [medici::Move::Pass].into_iter().chain(amounts.into_iter().map(medici::Move::Bid)).collect()
    }
}

impl Analysable for Strozzi {
    fn open(view: &Strozzi, seat: Seat) -> strozzi::Moves {
        view.moves(seat)
    }

    fn alternatives(
        view: &Strozzi,
        seat: Seat,
        asked: [strozzi::Move; 2],
        worth: &BySeat<Option<f32>>,
    ) -> Vec<strozzi::Move> {
        let moves = view.moves(seat);
        let draw = match moves {
            strozzi::Moves::DrawOrPrice => Some(strozzi::Move::Draw),
            strozzi::Moves::Price => None,
            _ => return moves.iter().collect(),
        };
        let amount = |choice: &strozzi::Move| match choice {
            strozzi::Move::Price(price) => Some(*price),
            _ => None,
        };
        let needed: Vec<u32> = asked.iter().filter_map(amount).collect();
        let limits = || worth.of(view.players()).iter().flatten().map(|&price| whole(price));
        let centre = amount(&asked[1]).or_else(|| limits().next());
        let centre = centre.or_else(|| needed.first().copied()).unwrap_or(0);
        let prices = Amounts { low: 0, high: strozzi::TOP_PRICE };
        let prices = amounts(prices, &needed, centre, limits());
        draw.into_iter().chain(prices.into_iter().map(strozzi::Move::Price)).collect()
    }
}

impl Analysable for Byzanz {
    fn open(view: &byzanz::View, _: Seat) -> byzanz::Moves {
        let nothing = byzanz::Moves { turn: Turn::Nothing, for_sale: Cards::NONE };
        view.moves().unwrap_or(nothing)
    }

    fn alternatives(
        view: &byzanz::View,
        seat: Seat,
        asked: [byzanz::Move; 2],
        worth: &BySeat<Option<f32>>,
    ) -> Vec<byzanz::Move> {
        let moves = Byzanz::open(view, seat);
        if moves.len() <= FEW {
            return moves.iter().collect();
        }
        let is_set = |choice: &byzanz::Move| matches!(choice, byzanz::Move::Sell(_));
        let is_bid = |choice: &byzanz::Move| matches!(choice, byzanz::Move::Bid(_));
        let mut sets: Vec<_> = moves.iter().filter(is_set).collect();
        sets.sort_by_key(costs);
        sets.truncate(MOST_SETS);
        let plain = moves.iter().filter(|choice| !is_set(choice) && !is_bid(choice));
        let mut chosen: Vec<_> = plain.chain(sets).collect();
        if let Some((goods, above)) = moves.turn.bids() {
            let total = |choice: &byzanz::Move| match choice {
                byzanz::Move::Bid(cards) => Some(cards.value()),
                _ => None,
            };
            let totals = Amounts { low: above + 1, high: goods.value() };
            let smallest = moves.iter().filter_map(|choice| total(&choice)).min();
            let needed: Vec<u32> = asked.iter().filter_map(total).chain(smallest).collect();
            let lies = view.bid(seat).value();
            let limits = worth.of(view.players()).iter().flatten();
            let limits = limits.map(|&price| whole(price).saturating_sub(lies));
            let centre = total(&asked[1]).or(smallest).unwrap_or(totals.low);
            for wanted in amounts(totals, &needed, centre, limits) {
                let bids = moves.iter().filter(|choice| total(choice) == Some(wanted));
                chosen.extend(bids.min_by_key(|choice| spoils(goods, choice)));
            }
        }
        for choice in asked {
            if !chosen.contains(&choice) {
                chosen.push(choice);
            }
        }
        chosen
    }
}

/// What is worst about selling a set: merchants first, then a low profit.
fn costs(choice: &byzanz::Move) -> (u32, std::cmp::Reverse<u8>) {
    let byzanz::Move::Sell(set) = choice else { return (0, std::cmp::Reverse(0)) };
    let profit = set.iter().map(byzanz::Card::value).max().unwrap_or(0);
    (set.merchants(), std::cmp::Reverse(profit))
}

/// How much a bid spoils of what could become sets: cards that stand alone are bid first.
fn spoils(goods: Cards, choice: &byzanz::Move) -> u32 {
    let byzanz::Move::Bid(cards) = choice else { return 0 };
    cards.iter().map(|card| goods.of_kind(card.kind()).len()).sum()
}

/// The whole florins in a price.
fn whole(price: f32) -> u32 {
    price.max(0.0) as u32
}

/// Some of many amounts, ascending: those needed, then the nearest to the centre among the limits
/// up to which somebody pays, those just beyond them, and those around the centre.
fn amounts(
    range: Amounts,
    needed: &[u32],
    centre: u32,
    limits: impl Iterator<Item = u32>,
) -> Vec<u32> {
    let mut chosen: Vec<u32> = needed.iter().copied().filter(|&it| range.contains(it)).collect();
    chosen.sort_unstable();
    chosen.dedup();
    let around = AROUND.iter().flat_map(|&far| [centre.saturating_sub(far), centre + far]);
    let beside = limits.flat_map(|limit| [limit, limit + 1]);
    let mut others: Vec<u32> = around.chain(beside).collect();
    others.sort_unstable_by_key(|&amount| (amount.abs_diff(centre), amount));
    for amount in others {
        if chosen.len() < MOST_AMOUNTS && range.contains(amount) && !chosen.contains(&amount) {
            chosen.push(amount);
        }
    }
    chosen.sort_unstable();
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_lie_around_the_centre_and_beside_the_limits() {
        let range = Amounts { low: 1, high: 40 };
        let found = amounts(range, &[1, 30], 10, [13].into_iter());
        assert_eq!(found, [1, 8, 9, 10, 11, 12, 13, 14, 30]);
        assert_eq!(amounts(range, &[50], 0, std::iter::empty()), [1, 2, 5]);
    }
}
