//! Whether the bots play by the rules, the same every time, and as well as they should.
#![allow(clippy::unwrap_used)]

mod auction;
mod features;
mod ladder;
mod play;

use fondaco_dice::{Dice, random_step};
use fondaco_rules::medici::{Outcome, Tile};
use fondaco_rules::{Game, Medici, Players, Seat, ToAct};

use crate::bot::Bot;

/// So many players.
fn players(count: u32) -> Players {
    Players::within(count, Medici::PLAYERS).unwrap()
}

/// A seat of a table that has it.
fn seat(number: u32) -> Seat {
    Seat::new(number, players(6)).unwrap()
}

/// Seat 0 begins, and these tiles come first; after each but the last it draws another.
fn begun(count: u32, tiles: &[Tile]) -> Medici {
    let mut game = Medici::new(count).unwrap();
    game.reveal(Outcome::First(seat(0)), &mut |_| ()).unwrap();
    for (number, &tile) in tiles.iter().enumerate() {
        if number > 0 {
            game.act(seat(0), fondaco_rules::medici::Move::Draw, &mut |_| ()).unwrap();
        }
        game.reveal(Outcome::Tile(tile), &mut |_| ()).unwrap();
    }
    game
}

/// Every position of a random game in which a seat has a choice.
fn random_positions(count: u32, seed: u64) -> Vec<(Medici, Seat)> {
    let dice = &mut Dice::seeded(seed);
    let mut game = Medici::new(count).unwrap();
    let mut positions = Vec::new();
    loop {
        if let ToAct::Player(seat) = game.to_act() {
            positions.push((game, seat));
        }
        if !random_step(&mut game, dice) {
            return positions;
        }
    }
}

/// A bot as the tests hold it.
type AnyBot = Box<dyn Bot<Medici>>;
