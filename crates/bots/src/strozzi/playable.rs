//! What this game gives to the bots of all games.

use fondaco_dice::Dice;
use fondaco_rules::strozzi::{Move, Moves, TOP_PRICE};
use fondaco_rules::{Amounts, BySeat, Choices, Game, Players, Seat, Strozzi};

use super::{Apprentice, INPUTS, Master, Merchant, worth_of_lot};
use crate::analysis::alternatives::{amounts, whole};
use crate::bot::{Bot, Budget, Reason};
use crate::net::Net;
use crate::playable::Playable;

impl Playable for Strozzi {
    #[cfg(feature = "weights")]
    const NETS: &'static [&'static [u8]] = &[include_bytes!("../../weights/strozzi.net")];

    fn net_size(_players: Players) -> (usize, usize) {
        (INPUTS, 13)
    }

    fn apprentice(seed: u64) -> Box<dyn Bot<Strozzi>> {
        Box::new(Apprentice::new(seed))
    }

    fn merchant() -> Box<dyn Bot<Strozzi>> {
        Box::new(Merchant::new())
    }

    fn master(net: Option<&'static Net>, seed: u64) -> Box<dyn Bot<Strozzi>> {
        Box::new(Master::with(net, seed))
    }

    fn imagined(view: &Strozzi, _dice: &mut Dice) -> Strozzi {
        *view
    }

    fn open(view: &Strozzi, seat: Seat) -> Moves {
        view.moves(seat)
    }

    fn alternatives(
        view: &Strozzi,
        seat: Seat,
        asked: [Move; 2],
        worth: &BySeat<Option<f32>>,
    ) -> Vec<Move> {
        let moves = view.moves(seat);
        let draw = match moves {
            Moves::DrawOrPrice => Some(Move::Draw),
            Moves::Price => None,
            _ => return moves.iter().collect(),
        };
        let amount = |choice: &Move| match choice {
            Move::Price(price) => Some(*price),
            _ => None,
        };
        let needed: Vec<u32> = asked.iter().filter_map(amount).collect();
        let limits = || worth.of(view.players()).iter().flatten().map(|&price| whole(price));
        let centre = amount(&asked[1]).or_else(|| limits().next());
        let centre = centre.or_else(|| needed.first().copied()).unwrap_or(0);
        let prices = Amounts { low: 0, high: TOP_PRICE };
        let prices = amounts(prices, &needed, centre, limits());
        draw.into_iter().chain(prices.into_iter().map(Move::Price)).collect()
    }

    fn weigh(
        view: &Strozzi,
        seat: Seat,
        moves: &[Move],
        budget: Budget,
        seed: u64,
    ) -> Vec<Reason<Move>> {
        Master::new(seed).weigh(view, seat, moves, budget)
    }

    fn worth_of_lot(view: &Strozzi, seat: Seat) -> BySeat<Option<f32>> {
        worth_of_lot(view, seat)
    }
}
