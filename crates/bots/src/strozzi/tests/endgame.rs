//! The end of a round, against a slow search that shares nothing with the fast one.

use fondaco_rules::strozzi::Move;
use fondaco_rules::{Choices, Game, Outcomes, Seat, Strozzi, ToAct};

use super::{mean_over_draws, random_positions};
use crate::bot::Budget;
use crate::strozzi::{Endgame, Evaluate, Nothing, thoughts};

/// The final lead of the Medici when both play perfectly, by trying everything.
fn perfect(game: &Strozzi) -> f64 {
    let medici_ahead = |game: &Strozzi| f64::from(game.money(Seat::ZERO) - game.money(Seat::ONE));
    match game.to_act() {
        ToAct::Over => medici_ahead(game),
        ToAct::Chance => mean_over_draws(game, perfect),
        ToAct::Player(seat) => {
            let for_seat = |lead: f64| if seat == Seat::ZERO { lead } else { -lead };
            let after = |choice: Move| {
                let mut game = *game;
                game.act(seat, choice, &mut |_| ()).unwrap();
                for_seat(perfect(&game))
            };
            let mut best = f64::NEG_INFINITY;
            let mut free = None;
            for choice in game.moves(seat).iter() {
                // Money changes nothing but the lead: what follows a price of 0 follows any other.
                let lead = if let Move::Price(price) = choice {
                    let [bought, refused] = *free.get_or_insert_with(|| {
                        [Move::Buy, Move::Refuse].map(|answer| {
                            let mut game = *game;
                            game.act(seat, Move::Price(0), &mut |_| ()).unwrap();
                            let ToAct::Player(buyer) = game.to_act() else { unreachable!() };
                            game.act(buyer, answer, &mut |_| ()).unwrap();
                            for_seat(perfect(&game))
                        })
                    });
                    (bought + f64::from(price)).min(refused - f64::from(price))
                } else {
                    after(choice)
                };
                best = best.max(lead);
            }
            for_seat(best)
        }
    }
}

/// Positions of the last round in which a first tile is to be drawn and so many are left.
pub(super) fn ends(tiles: u32, count: usize) -> Vec<Strozzi> {
    let is_end = |game: &Strozzi| {
        let quiet = game.to_act() == ToAct::Chance && game.lot().is_empty();
        quiet && game.round() == 3 && game.bag().len() == tiles
    };
    (0..).flat_map(random_positions).filter(is_end).take(count).collect()
}

#[test]
fn one_or_two_last_tiles_are_worked_out_exactly() {
    for game in ends(1, 20).into_iter().chain(ends(2, 20)) {
        let mut meter = Budget::Playouts(1000).start(0);
        let mut endgame = Endgame::of(&game, Nothing, &mut meter);
        let turn = game.turn().unwrap();
        let to_come = f64::from(endgame.to_come(&game));
        assert!(endgame.is_complete());
        let ahead = f64::from(game.money(Seat::ZERO) - game.money(Seat::ONE));
        let medici = perfect(&game) - ahead;
        let expected = if turn == Seat::ZERO { medici } else { -medici };
        assert!((to_come - expected).abs() < 1e-3, "{to_come} but {expected}: {game:?}");
    }
}

#[test]
fn a_position_is_worth_what_its_best_move_brings() {
    for game in ends(3, 10) {
        let mut meter = Budget::Playouts(100_000).start(0);
        let mut endgame = Endgame::of(&game, Nothing, &mut meter);
        let turn = game.turn().unwrap();
        let worth = endgame.to_come(&game);
        let mut mean = 0.0;
        for (outcome, weight) in game.outcomes().iter() {
            let mut drawn = game;
            drawn.reveal(outcome, &mut |_| ()).unwrap();
            mean += thoughts(&mut endgame, &drawn, turn)[0].to_come * weight as f32;
        }
        assert!(endgame.is_complete());
        assert!((worth - mean / 3.0).abs() < 1e-3, "{worth} but {}: {game:?}", mean / 3.0);
    }
}

#[test]
fn without_budget_it_says_so() {
    let game = ends(4, 1)[0];
    let mut meter = Budget::Playouts(0).start(0);
    let mut endgame = Endgame::of(&game, Nothing, &mut meter);
    endgame.to_come(&game);
    assert!(!endgame.is_complete());
}
