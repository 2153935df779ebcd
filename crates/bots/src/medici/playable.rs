//! What this game gives to the bots of all games.

use fondaco_dice::Dice;
use fondaco_rules::medici::{Move, Moves};
use fondaco_rules::{BySeat, Choices, Game, Medici, Players, Seat};

use super::features::Features;
use super::{Apprentice, Master, Merchant, worth_of_lot};
use crate::analysis::alternatives::{FEW, amounts, whole};
use crate::bot::{Bot, Budget, Reason};
use crate::net::Net;
use crate::playable::Playable;

impl Playable for Medici {
    #[cfg(feature = "weights")]
    const NETS: &'static [&'static [u8]] = &[
        include_bytes!("../../weights/medici-3.net"),
        include_bytes!("../../weights/medici-4.net"),
        include_bytes!("../../weights/medici-5.net"),
        include_bytes!("../../weights/medici-6.net"),
    ];

    fn net_size(players: Players) -> (usize, usize) {
        (Features::inputs(players.count()), 3)
    }

    fn apprentice(seed: u64) -> Box<dyn Bot<Medici>> {
        Box::new(Apprentice::new(seed))
    }

    fn merchant() -> Box<dyn Bot<Medici>> {
        Box::new(Merchant::new())
    }

    fn master(net: Option<&'static Net>, seed: u64) -> Box<dyn Bot<Medici>> {
        Box::new(Master::with(net, seed))
    }

    fn imagined(view: &Medici, _dice: &mut Dice) -> Medici {
        *view
    }

    fn open(view: &Medici, seat: Seat) -> Moves {
        view.moves(seat)
    }

    fn alternatives(
        view: &Medici,
        seat: Seat,
        asked: [Move; 2],
        worth: &BySeat<Option<f32>>,
    ) -> Vec<Move> {
        let moves = view.moves(seat);
        let Moves::BidOrPass(bids) = moves else { return moves.iter().collect() };
        if moves.len() <= FEW {
            return moves.iter().collect();
        }
        let amount = |choice: &Move| match choice {
            Move::Bid(amount) => Some(*amount),
            _ => None,
        };
        let needed: Vec<u32> = asked.iter().filter_map(amount).chain([bids.low]).collect();
        let centre = amount(&asked[1]).or_else(|| worth[seat].map(whole)).unwrap_or(bids.low);
        let limits = worth.of(view.players()).iter().flatten().map(|&price| whole(price));
        let amounts = amounts(bids, &needed, centre, limits);
        [Move::Pass].into_iter().chain(amounts.into_iter().map(Move::Bid)).collect()
    }

    fn weigh(
        view: &Medici,
        seat: Seat,
        moves: &[Move],
        budget: Budget,
        seed: u64,
    ) -> Vec<Reason<Move>> {
        Master::new(seed).weigh(view, seat, moves, budget)
    }

    fn worth_of_lot(view: &Medici, seat: Seat) -> BySeat<Option<f32>> {
        worth_of_lot(view, seat)
    }
}
