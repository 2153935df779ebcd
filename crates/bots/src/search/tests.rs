use fondaco_rules::strozzi::Move;
use fondaco_rules::{Choices, Strozzi};

use super::*;
use crate::bot::Budget;

/// Plays at random to the end.
struct Aimless;

impl Knowledge<Strozzi> for Aimless {
    fn rollout_move(&mut self, game: &Strozzi, seat: Seat, dice: &mut Dice) -> Move {
        game.moves(seat).choose(&mut |bound| dice.below(bound))
    }

    fn evaluate(&mut self, _: &Strozzi, _: &Strozzi) -> Option<BySeat<f32>> {
        None
    }

    fn chances(&mut self, _: &Strozzi, _: &BySeat<f32>) -> BySeat<f32> {
        BySeat::default()
    }
}

/// A game in which the Medici have drawn their first tile.
fn priced() -> Strozzi {
    let mut game = Strozzi::new(2).unwrap();
    game.reveal(game.outcomes().draw(&mut |_| 0), &mut |_| ()).unwrap();
    game
}

fn compared(patience: Patience, playouts: u32) -> Vec<Reason<Move>> {
    // Nobody should buy at that price.
    let mut game = priced();
    game.act(Seat::ZERO, Move::Price(999), &mut |_| ()).unwrap();
    let moves = [Move::Buy, Move::Refuse];
    let meter = Budget::Playouts(playouts).start(0);
    compare(&mut Aimless, |_| game, Seat::ONE, &moves, patience, meter, 5)
}

#[test]
fn the_better_move_comes_first() {
    let reasons = compared(Patience::Choosing, 200);
    assert_eq!(reasons[0].choice, Move::Refuse);
    assert!(reasons[0].win > reasons[1].win);
}

#[test]
fn a_move_that_is_clearly_worse_is_given_up() {
    let playouts =
        |patience| -> u32 { compared(patience, 400).iter().map(|reason| reason.playouts).sum() };
    assert!(playouts(Patience::Choosing) < 400);
    assert_eq!(playouts(Patience::Weighing), 400);
}

#[test]
fn the_same_seed_and_playouts_give_the_same_reasons() {
    assert_eq!(compared(Patience::Weighing, 60), compared(Patience::Weighing, 60));
}

#[test]
fn a_mean_has_its_standard_error() {
    let (mean, error) = mean_and_error([1.0, 2.0, 3.0, 4.0].into_iter());
    assert!((mean - 2.5).abs() < 1e-6);
    // The variance of the sample is 5/3, of its mean a fourth of that.
    assert!((error - (5.0f32 / 12.0).sqrt()).abs() < 1e-6);
    assert_eq!(mean_and_error(std::iter::empty()), (0.0, 0.0));
}
