//! Legal and the same every time; what lots are worth.

use fondaco_rules::medici::{Good, Move, Tile};
use fondaco_rules::{Choices, Game, Medici};

use super::{AnyBot, begun, random_positions, seat};
use crate::bot::Budget;
use crate::medici::{Apprentice, Master, Merchant, worth_of_lot};

fn bots(seed: u64) -> [AnyBot; 3] {
    [Box::new(Apprentice::new(seed)), Box::new(Merchant::new()), Box::new(Master::new(seed))]
}

fn tile(good: Good, value: u8) -> Tile {
    Tile::new(good, value).unwrap()
}

#[test]
fn every_bot_moves_legally_wherever_it_gets() {
    for count in 3..=6 {
        for (game, seat) in random_positions(count, u64::from(count)) {
            for bot in &mut bots(1) {
                let decision = bot.choose(&game, seat, Budget::Playouts(6));
                assert!(game.moves(seat).contains(&decision.choice), "{decision:?} in {game:?}");
                for reason in decision.reasons {
                    assert!(game.moves(seat).contains(&reason.choice), "{reason:?}");
                    assert!((0.0..=1.0).contains(&reason.win), "{reason:?}");
                }
            }
        }
    }
}

#[test]
fn the_same_seed_and_playouts_give_the_same_answer() {
    for (game, seat) in random_positions(4, 5).into_iter().step_by(7) {
        let budget = Budget::Playouts(30);
        for (mut one, mut other) in bots(9).into_iter().zip(bots(9)) {
            let answer = one.choose(&game, seat, budget);
            // One of them has been asked before.
            assert_eq!(other.choose(&game, seat, budget), answer);
            assert_eq!(other.choose(&game, seat, budget), answer);
        }
        let moves: Vec<Move> = game.moves(seat).iter().take(3).collect();
        let weighed = || Master::new(4).weigh(&game, seat, &moves, Budget::Playouts(9));
        assert_eq!(weighed(), weighed());
        assert!(weighed().iter().all(|reason| reason.playouts == 9 / moves.len() as u32));
    }
}

#[test]
fn a_lot_is_worth_something_only_where_one_lies_open() {
    for (game, seat) in random_positions(3, 2) {
        let worth = worth_of_lot(&game, seat);
        for other in game.players().seats() {
            let takes = game.ship(other).free() >= game.lot().len() && game.money(other) > 0;
            assert_eq!(worth[other].is_some(), takes, "seat {other} of {game:?}");
        }
    }
    let new = Medici::new(3).unwrap();
    assert!(worth_of_lot(&new, seat(0)).of(new.players()).iter().all(Option::is_none));
}

#[test]
fn what_a_lot_is_worth_does_not_depend_on_the_bids_for_it() {
    let mut game = begun(4, &[tile(Good::Fur, 4)]);
    game.act(seat(0), Move::Offer, &mut |_| ()).unwrap();
    let before = worth_of_lot(&game, seat(1));
    game.act(seat(1), Move::Bid(7), &mut |_| ()).unwrap();
    game.act(seat(2), Move::Pass, &mut |_| ()).unwrap();
    assert_eq!(worth_of_lot(&game, seat(3)), before);
}

#[test]
fn better_tiles_are_worth_more() {
    for count in 3..=6 {
        let worth = |tiles: &[Tile]| {
            let game = begun(count, tiles);
            worth_of_lot(&game, seat(0)).of(game.players()).iter().flatten().sum::<f32>()
        };
        let (zero, five) = (tile(Good::Dye, 0), tile(Good::Dye, 5));
        assert!(worth(&[five]) > worth(&[zero]), "a five is worth more than a zero");
        assert!(
            worth(&[Tile::GOLD]) > worth(&[tile(Good::Dye, 2)]),
            "gold is worth more than a two"
        );
        assert!(
            worth(&[five, five]) > worth(&[five, zero]),
            "two fives more than a five and a zero"
        );
    }
}
