//! The last tiles of the game played to win, against a slow search that shares nothing with it.

use fondaco_dice::{Dice, random_step};
use fondaco_rules::strozzi::{Move, Moves, other};
use fondaco_rules::{Choices, Game, Outcomes, Seat, Strozzi, ToAct};

use super::endgame::ends;
use super::mean_over_draws;
use crate::bot::{Bot, Budget};
use crate::strozzi::{
    Apprentice, Endgame, Evaluate, Master, Merchant, Nothing, Winning, lead, thoughts,
};

/// No higher price is tried: the lots of the last tiles are not worth it.
const DEAR: u32 = 45;

/// The Medici's chance to win when both do all to win, by trying everything.
fn perfect(game: &Strozzi) -> f64 {
    match game.to_act() {
        ToAct::Over => match game.winners() {
            winners if winners.len() == 2 => 0.5,
            winners => f64::from(u8::from(winners.contains(Seat::ZERO))),
        },
        ToAct::Chance => mean_over_draws(game, perfect),
        ToAct::Player(seat) => {
            let is_cheap = |choice: &Move| !matches!(choice, Move::Price(price) if *price > DEAR);
            let after = |choice| {
                let mut game = *game;
                game.act(seat, choice, &mut |_| ()).unwrap();
                perfect(&game)
            };
            let best = if seat == Seat::ZERO { f64::max } else { f64::min };
            game.moves(seat).iter().filter(is_cheap).map(after).reduce(best).unwrap()
        }
    }
}

/// Ends of the last round in which so many tiles are left and either may win: whoever was at turn
/// before sold a tile, which was thrown away, for a price after which both may expect as much
/// money but for a few florins.
fn close_ends(tiles: u32, count: usize, few: i32) -> Vec<Strozzi> {
    let sold = |(number, (game, turn)): (usize, (Strozzi, Seat))| {
        let quiet = thrown_away(game, turn, 0)?;
        let meter = &mut Budget::Playouts(u32::MAX).start(0);
        let to_come = Endgame::of(&quiet, Nothing, meter).to_come(&quiet);
        let at_turn = quiet.turn()?;
        let behind =
            (-lead(&quiet, at_turn) - to_come) as i32 + number as i32 % (2 * few + 1) - few;
        let price = if at_turn == turn { behind } else { -behind };
        thrown_away(game, turn, price)
    };
    sales(tiles).enumerate().filter_map(sold).take(count).collect()
}

/// Sales of single tiles in the last round of games between merchants and apprentices, after which
/// so many tiles are left.
fn sales(tiles: u32) -> impl Iterator<Item = (Strozzi, Seat)> {
    let mut found = Vec::new();
    let mut number = 0;
    std::iter::from_fn(move || {
        while found.is_empty() {
            let dice = &mut Dice::of_game(4, number);
            number += 1;
            let bots: &mut [Box<dyn Bot<Strozzi>>; 2] =
                &mut [Box::new(Merchant::new()), Box::new(Apprentice::new(number))];
            let mut game = Strozzi::new(2).unwrap();
            while game.to_act() != ToAct::Over {
                if let ToAct::Player(seat) = game.to_act() {
                    let priced = matches!(game.moves(seat), Moves::Price | Moves::DrawOrPrice);
                    if game.round() == 3 && priced && game.bag().len() == tiles {
                        found.push((game, seat));
                    }
                    let choice = bots[seat.index()].choose(&game, seat, Budget::Usual).choice;
                    game.act(seat, choice, &mut |_| ()).unwrap();
                } else {
                    random_step(&mut game, dice);
                }
            }
        }
        found.pop()
    })
}

/// The lot is sold, or kept if the price is below zero, and thrown away; the round goes on.
fn thrown_away(mut game: Strozzi, turn: Seat, price: i32) -> Option<Strozzi> {
    game.act(turn, Move::Price(price.unsigned_abs()), &mut |_| ()).ok()?;
    let answer = if price < 0 { Move::Refuse } else { Move::Buy };
    game.act(other(turn), answer, &mut |_| ()).unwrap();
    if let ToAct::Player(buyer) = game.to_act() {
        game.act(buyer, Move::Discard, &mut |_| ()).unwrap();
    }
    (game.to_act() == ToAct::Chance).then_some(game)
}

/// The positions in which the one at turn has drawn.
fn drawn(game: &Strozzi) -> Vec<(Strozzi, Seat)> {
    let draw = |(outcome, _)| {
        let mut game = *game;
        game.reveal(outcome, &mut |_| ()).unwrap();
        (game, game.turn().unwrap())
    };
    game.outcomes().iter().map(draw).collect()
}

fn for_seat(seat: Seat, medici: f64) -> f64 {
    if seat == Seat::ZERO { medici } else { 1.0 - medici }
}

#[test]
fn the_last_tiles_are_won_as_often_as_can_be() {
    let mut open = 0;
    for end in close_ends(1, 40, 3).into_iter().chain(close_ends(2, 12, 3)) {
        for (game, seat) in drawn(&end) {
            let expected = for_seat(seat, perfect(&game));
            let decision = Master::new(1).choose(&game, seat, Budget::Usual);
            let found = f64::from(decision.reasons[0].win);
            assert!((found - expected).abs() < 1e-4, "{found} but {expected}: {game:?}");
            let mut played = game;
            played.act(seat, decision.choice, &mut |_| ()).unwrap();
            let kept = for_seat(seat, perfect(&played));
            assert!((kept - expected).abs() < 1e-4, "{} leaves {kept}", decision.choice);
            open += u32::from(expected > 0.0 && expected < 1.0);
        }
    }
    assert!(open > 5, "only {open} were open");
}

#[test]
fn who_is_behind_gambles_and_who_is_ahead_does_not() {
    let (mut saved, mut kept) = (0, 0);
    for end in close_ends(3, 100, 12).into_iter().chain(close_ends(4, 50, 12)) {
        for (game, seat) in drawn(&end) {
            let meter = &mut Budget::Playouts(u32::MAX).start(0);
            let by_florins = thoughts(&mut Endgame::of(&game, Nothing, meter), &game, seat)[0];
            let chosen = Master::new(1).choose(&game, seat, Budget::Usual);
            let meter = &mut Budget::Playouts(u32::MAX).start(0);
            let mut winning = Winning::new(meter);
            let [safe, best] =
                [by_florins.choice, chosen.choice].map(|it| winning.chance(&game, seat, it));
            assert!(best >= safe - 1e-4, "{} instead of {}", chosen.choice, by_florins.choice);
            saved += u32::from(safe < 0.01 && best > 0.1);
            kept += u32::from(safe < 0.99 && best > 0.999);
        }
    }
    assert!(saved > 0 && kept > 0, "{saved} saved, {kept} kept");
}

#[test]
fn without_chances_florins_count() {
    for end in ends(2, 40) {
        for (game, seat) in drawn(&end) {
            let chosen = Master::new(1).choose(&game, seat, Budget::Usual);
            let meter = &mut Budget::Playouts(u32::MAX).start(0);
            let by_florins = thoughts(&mut Endgame::of(&game, Nothing, meter), &game, seat);
            if (game.money(Seat::ZERO) - game.money(Seat::ONE)).abs() > 300 {
                assert_eq!(chosen.choice, by_florins[0].choice, "{game:?}");
            }
        }
    }
}

#[test]
fn without_budget_it_says_so() {
    let mut meter = Budget::Playouts(0).start(0);
    let mut winning = Winning::new(&mut meter);
    let (game, seat) = drawn(&close_ends(3, 1, 0)[0])[0];
    winning.chance(&game, seat, Move::Price(0));
    assert!(!winning.is_complete());
}
