//! What this game gives to the bots of all games.

use std::cmp::Reverse;

use fondaco_dice::Dice;
use fondaco_rules::byzanz::{Card, Cards, Move, Moves, Turn, View};
use fondaco_rules::{Amounts, BySeat, Byzanz, Choices, Players, Seat};

use super::{Apprentice, INPUTS, Master, Merchant, worlds, worth_of_lot};
use crate::analysis::alternatives::{FEW, amounts, whole};
use crate::bot::{Bot, Budget, Reason};
use crate::net::Net;
use crate::playable::Playable;

/// So many of the sets that can be sold are compared besides other moves.
const MOST_SETS: usize = 3;

impl Playable for Byzanz {
    #[cfg(feature = "weights")]
    const NETS: &'static [&'static [u8]] = &[
        include_bytes!("../../weights/byzanz-3.net"),
        include_bytes!("../../weights/byzanz-4.net"),
        include_bytes!("../../weights/byzanz-5.net"),
        include_bytes!("../../weights/byzanz-6.net"),
    ];

    fn net_size(_players: Players) -> (usize, usize) {
        (INPUTS, 1)
    }

    fn apprentice(seed: u64) -> Box<dyn Bot<Byzanz>> {
        Box::new(Apprentice::new(seed))
    }

    fn merchant() -> Box<dyn Bot<Byzanz>> {
        Box::new(Merchant::new())
    }

    fn master(net: Option<&'static Net>, seed: u64) -> Box<dyn Bot<Byzanz>> {
        Box::new(Master::with(net, seed))
    }

    /// What others were dealt and have not shown may be any cards that nobody has seen.
    fn imagined(view: &View, dice: &mut Dice) -> Byzanz {
        worlds::sample(view, dice)
    }

    fn open(view: &View, _: Seat) -> Moves {
        let nothing = Moves { turn: Turn::Nothing, for_sale: Cards::NONE };
        view.moves().unwrap_or(nothing)
    }

    fn alternatives(
        view: &View,
        seat: Seat,
        asked: [Move; 2],
        worth: &BySeat<Option<f32>>,
    ) -> Vec<Move> {
        let moves = Byzanz::open(view, seat);
        if moves.len() <= FEW {
            return moves.iter().collect();
        }
        let is_set = |choice: &Move| matches!(choice, Move::Sell(_));
        let is_bid = |choice: &Move| matches!(choice, Move::Bid(_));
        let mut sets: Vec<_> = moves.iter().filter(is_set).collect();
        sets.sort_by_key(costs);
        sets.truncate(MOST_SETS);
        let plain = moves.iter().filter(|choice| !is_set(choice) && !is_bid(choice));
        let mut chosen: Vec<_> = plain.chain(sets).collect();
        if let Some((goods, above)) = moves.turn.bids() {
            let total = |choice: &Move| match choice {
                Move::Bid(cards) => Some(cards.value()),
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

    fn weigh(
        view: &View,
        seat: Seat,
        moves: &[Move],
        budget: Budget,
        seed: u64,
    ) -> Vec<Reason<Move>> {
        Master::new(seed).weigh(view, seat, moves, budget)
    }

    fn worth_of_lot(view: &View, seat: Seat) -> BySeat<Option<f32>> {
        worth_of_lot(view, seat)
    }
}

/// What is worst about selling a set: merchants first, then a low profit.
fn costs(choice: &Move) -> (u32, Reverse<u8>) {
    let Move::Sell(set) = choice else { return (0, Reverse(0)) };
    let profit = set.iter().map(Card::value).max().unwrap_or(0);
    (set.merchants(), Reverse(profit))
}

/// How much a bid spoils of what could become sets: cards that stand alone are bid first.
fn spoils(goods: Cards, choice: &Move) -> u32 {
    let Move::Bid(cards) = choice else { return 0 };
    cards.iter().map(|card| goods.of_kind(card.kind()).len()).sum()
}
