//! Sales, and what the net sees.

use fondaco_dice::{Dice, random_event};
use fondaco_rules::strozzi::{Move, Moves, TRACKS, other};
use fondaco_rules::{Event, Game, Seat, Strozzi, ToAct};

use super::{random_decisions, random_positions};
use crate::net::Inputs;
use crate::strozzi::{Evaluate, Evaluator, Heuristic, INPUTS, Sale, mean_of_draws, rollout_move};

#[test]
fn the_best_price_is_half_the_difference() {
    let sale = Sale::between(-10.0, 20.0);
    assert_eq!((sale.price, sale.to_come), (15, 5.0));
    assert!(sale.buys(14) && !sale.buys(15) && !sale.buys(16));
}

#[test]
fn prices_are_whole_numbers() {
    // 7.6 would be best: 8 leaves 12.2 - 8, 7 only -3 + 7.
    let sale = Sale::between(-3.0, 12.2);
    assert_eq!(sale.price, 8);
    assert!((sale.to_come - 4.2).abs() < 1e-4);
    let all = (0..=999).map(|price| sale.at(price)).fold(f32::NEG_INFINITY, f32::max);
    assert!((sale.to_come - all).abs() < 1e-6);
}

#[test]
fn a_burden_is_priced_at_nothing() {
    let sale = Sale::between(12.0, 3.0);
    assert_eq!((sale.price, sale.to_come), (0, 3.0));
    assert!(!sale.buys(0));
}

#[test]
fn no_price_is_better_than_the_best_one() {
    for (game, seat) in random_decisions(3) {
        if matches!(game.moves(seat), Moves::Price | Moves::DrawOrPrice) {
            let sale = Sale::of(&mut Heuristic, &game);
            assert!((0..=999).all(|price| sale.at(price) <= sale.to_come));
        }
    }
}

#[test]
fn a_price_once_named_changes_nothing_about_the_worth_of_the_lot() {
    for (game, seat) in random_decisions(4) {
        if matches!(game.moves(seat), Moves::Price | Moves::DrawOrPrice) {
            let mut priced = game;
            priced.act(seat, Move::Price(123), &mut |_| ()).unwrap();
            let [before, after] = [game, priced].map(|game| Sale::of(&mut Heuristic, &game));
            assert!((before.sold - after.sold).abs() < 1e-3);
            assert!((before.kept - after.kept).abs() < 1e-3);
        }
    }
}

#[test]
fn the_mean_of_draws_counts_every_copy() {
    let game = Strozzi::new(2).unwrap();
    let value = |drawn: &Strozzi| f32::from(drawn.lot().items()[0].value());
    // Four goods of 14 and two of gold among 26 tiles.
    let mean = mean_of_draws(&game, value);
    assert!((mean - 66.0 / 26.0).abs() < 1e-5, "{mean}");
}

/// The inputs as numbers, those that are not given as 0.
fn seen(game: &Strozzi) -> Vec<f32> {
    let mut inputs = Inputs::default();
    Evaluator::describe(game, None, &mut inputs);
    let mut all = vec![0.0; INPUTS];
    inputs.iter().for_each(|(place, value)| all[place] += value);
    all
}

#[test]
fn the_net_sees_mirrored_positions_alike() {
    for seed in 0..20 {
        let dice = &mut Dice::seeded(seed);
        // In one game the Strozzi get the turn by discarding what was drawn, in the other one the
        // Medici keep it; from then on each does what the other one does in the other game.
        let mut one = Strozzi::new(2).unwrap();
        let Some(Event::Chance(tile)) = random_event(&one, dice) else { unreachable!() };
        one.reveal(tile, &mut |_| ()).unwrap();
        one.act(Seat::ZERO, Move::Price(0), &mut |_| ()).unwrap();
        let mut two = one;
        one.act(Seat::ONE, Move::Buy, &mut |_| ()).unwrap();
        one.act(Seat::ONE, Move::Discard, &mut |_| ()).unwrap();
        two.act(Seat::ONE, Move::Refuse, &mut |_| ()).unwrap();
        two.act(Seat::ZERO, Move::Discard, &mut |_| ()).unwrap();
        while one.round() == 1 {
            let (seen_one, seen_two) = (seen(&one), seen(&two));
            // The first inputs are the round by seat: who begins the next one is not mirrored.
            assert_eq!(seen_one[6..], seen_two[6..], "{one:?}");
            assert_ne!(seen_one[..6], seen_two[..6]);
            match random_event(&one, dice).unwrap() {
                Event::Chance(tile) => {
                    one.reveal(tile, &mut |_| ()).unwrap();
                    two.reveal(tile, &mut |_| ()).unwrap();
                }
                Event::Move(seat, choice) => {
                    one.act(seat, choice, &mut |_| ()).unwrap();
                    two.act(other(seat), choice, &mut |_| ()).unwrap();
                }
            }
        }
        assert_eq!(one.markers().map(|marker| -marker), two.markers());
        assert_eq!(one.markers().len(), TRACKS.len());
    }
}

#[test]
fn no_input_is_given_twice_or_lies_beyond_the_net() {
    for game in (0..5).flat_map(random_positions) {
        let Some(turn) = game.turn() else { continue };
        let mut inputs = Inputs::default();
        let growing = matches!(game.moves(turn), Moves::DrawOrPrice);
        let sale = growing.then(|| Sale::of(&mut Heuristic, &game));
        Evaluator::describe(&game, sale.as_ref(), &mut inputs);
        let mut places: Vec<usize> = inputs.iter().map(|(place, _)| place).collect();
        let given = places.len();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), given, "{game:?}");
        assert!(places.iter().all(|&place| place < INPUTS));
        assert!(inputs.iter().all(|(_, value)| value.is_finite()));
    }
}

#[test]
#[allow(clippy::float_cmp, reason = "the same to the last bit")]
fn a_judge_does_not_depend_on_what_it_judged_before() {
    let net = crate::strozzi::master::net();
    let mut experienced = Evaluator::new(net);
    for game in (0..3).flat_map(random_positions) {
        if game.to_act() == ToAct::Chance && game.lot().is_empty() {
            assert_eq!(experienced.to_come(&game), Evaluator::new(net).to_come(&game));
        }
    }
}

#[test]
fn quick_moves_are_legal() {
    let mut evaluator = Evaluator::new(crate::strozzi::master::net());
    for (mut game, seat) in (0..5).flat_map(random_decisions) {
        let choice = rollout_move(&mut evaluator, &game, seat);
        assert_eq!(game.act(seat, choice, &mut |_| ()), Ok(()));
    }
}
