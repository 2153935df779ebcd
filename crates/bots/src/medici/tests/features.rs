//! What the nets see.

use fondaco_dice::Dice;
use fondaco_rules::medici::Outcome;
use fondaco_rules::{Choices, Game, Medici, Outcomes, ToAct};

use super::players;
use crate::medici::evaluator::learned;
use crate::medici::features::Features;
use crate::net::Inputs;

fn seen(game: &Medici, seat: fondaco_rules::Seat) -> Vec<(usize, f32)> {
    let mut inputs = Inputs::default();
    Features::of(game).write(seat, &mut inputs);
    inputs.iter().collect()
}

/// The same game is played twice, the second time with everybody one seat further on.
#[test]
fn everybody_sees_the_same_one_seat_further_on() {
    for count in 3..=6 {
        let players = players(count);
        let dice = &mut Dice::seeded(u64::from(count));
        let (mut here, mut there) = (Medici::new(count).unwrap(), Medici::new(count).unwrap());
        while here.to_act() != ToAct::Over {
            if here.lot().is_empty() && here.to_act() == ToAct::Chance {
                for seat in players.seats() {
                    assert_eq!(seen(&here, seat), seen(&there, seat.left(players)));
                }
            }
            if let ToAct::Player(seat) = here.to_act() {
                let choice = here.moves(seat).choose(&mut |bound| dice.below(bound));
                here.act(seat, choice, &mut |_| ()).unwrap();
                there.act(seat.left(players), choice, &mut |_| ()).unwrap();
            } else {
                let outcome = here.outcomes().draw(&mut |bound| dice.below(bound));
                let moved = match outcome {
                    Outcome::First(seat) => Outcome::First(seat.left(players)),
                    tile @ Outcome::Tile(_) => tile,
                };
                here.reveal(outcome, &mut |_| ()).unwrap();
                there.reveal(moved, &mut |_| ()).unwrap();
            }
        }
    }
}

#[test]
fn the_nets_have_the_inputs_that_are_seen() {
    for count in 3..=6 {
        let net = learned(players(count));
        assert_eq!((net.inputs(), net.outputs()), (Features::inputs(count as usize), 3));
        assert!(net.weights() < 42_000, "{} weights", net.weights());
    }
}
