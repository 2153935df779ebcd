//! The bots for Medici vs Strozzi.
#![allow(clippy::unwrap_used)]

mod bots;
mod endgame;
mod evaluator;
mod winning;

use fondaco_dice::{Dice, random_step};
use fondaco_rules::{Game, Outcomes, Seat, Strozzi, ToAct};

use crate::bot::{Bot, Budget};

/// The positions of a game at random, each before somebody or something acts.
fn random_positions(seed: u64) -> Vec<Strozzi> {
    let dice = &mut Dice::seeded(seed);
    let mut game = Strozzi::new(2).unwrap();
    let mut positions = vec![game];
    while random_step(&mut game, dice) {
        positions.push(game);
    }
    positions
}

/// The mean of what positions are worth, over everything that may be drawn.
fn mean_over_draws(game: &Strozzi, worth: impl Fn(&Strozzi) -> f64) -> f64 {
    let outcomes = game.outcomes();
    let after = outcomes.iter().map(|(outcome, weight)| {
        let mut game = *game;
        game.reveal(outcome, &mut |_| ()).unwrap();
        worth(&game) * weight as f64
    });
    after.sum::<f64>() / outcomes.total() as f64
}

/// Those of a game at random in which a player is to move.
fn random_decisions(seed: u64) -> Vec<(Strozzi, Seat)> {
    let decision = |game: Strozzi| match game.to_act() {
        ToAct::Player(seat) => Some((game, seat)),
        _ => None,
    };
    random_positions(seed).into_iter().filter_map(decision).collect()
}

/// How many florins the first bot is ahead of the second one in the end, when it has that seat.
fn lead_in_game<'bots>(
    one: &'bots mut dyn Bot<Strozzi>,
    two: &'bots mut dyn Bot<Strozzi>,
    seat: Seat,
    budget: Budget,
    dice: &mut Dice,
) -> f32 {
    let mut game = Strozzi::new(2).unwrap();
    loop {
        match game.to_act() {
            ToAct::Over => return super::lead(&game, seat),
            ToAct::Chance => {
                let outcome = game.outcomes().draw(&mut |bound| dice.below(bound));
                game.reveal(outcome, &mut |_| ()).unwrap();
            }
            ToAct::Player(mover) => {
                let bot = if mover == seat { &mut *one } else { &mut *two };
                let choice = bot.choose(&game, mover, budget).choice;
                game.act(mover, choice, &mut |_| ()).unwrap();
            }
        }
    }
}

/// Which part of so many games the first bot wins, with either seat equally often.
fn share_won(one: &mut dyn Bot<Strozzi>, two: &mut dyn Bot<Strozzi>, games: u64) -> f32 {
    let mut won = 0.0;
    for number in 0..games {
        let seat = if number % 2 == 0 { Seat::ZERO } else { Seat::ONE };
        let dice = &mut Dice::of_game(8, number / 2);
        let lead = lead_in_game(one, two, seat, Budget::Playouts(0), dice);
        won += if lead > 0.0 { 1.0 } else { 0.0 };
    }
    won / games as f32
}
