#![allow(clippy::unwrap_used)]

use super::*;
use crate::train::{Course, Plan, Trainer};

fn lesson(players: u32) -> MediciLesson {
    MediciLesson::new(Players::within(players, Medici::PLAYERS).unwrap())
}

fn samples(players: u32, net: &Net, game: u64) -> Vec<Sample> {
    let mut samples = Vec::new();
    lesson(players).game(net, &mut Dice::of_game(5, game), 0.5, &mut samples);
    samples
}

fn fresh(players: u32) -> Net {
    Trainer::fresh(&lesson(players).sizes(), 2).net
}

#[test]
fn every_seat_learns_from_every_position() {
    for players in 3..=6 {
        let net = fresh(players);
        let samples = samples(players, &net, 1);
        // Each day has at least as many lots as there are ships to fill, less the last.
        assert_eq!(samples.len() % players as usize, 0);
        assert!(samples.len() >= (3 * (players * players - players)) as usize);
        for sample in samples {
            assert!(sample.inputs.iter().all(|(place, _)| place < net.inputs()));
            assert_eq!(sample.targets.len(), net.outputs());
            assert!(sample.targets.iter().all(|target| target.abs() < 10.0));
        }
    }
}

#[test]
fn the_last_position_learns_what_was_still_paid() {
    let net = fresh(4);
    let samples = samples(4, &net, 3);
    // The first samples are those of the last position: all that is to come is the last day's pay,
    // less what one of them may still have paid for the last lot.
    let paid = samples[..4].iter().map(|sample| {
        let [more, ship, stalls] = sample.targets[..] else { panic!("three targets") };
        ship + stalls - more
    });
    let paid: Vec<f32> = paid.filter(|paid| paid.abs() > 1e-4).collect();
    assert!(paid.len() <= 1 && paid.iter().all(|&paid| paid > 0.0), "{paid:?}");
}

#[test]
fn the_same_dice_teach_the_same() {
    let net = fresh(3);
    let told = |samples: Vec<Sample>| -> Vec<Vec<f32>> {
        samples.into_iter().map(|sample| sample.targets).collect()
    };
    assert_eq!(told(samples(3, &net, 7)), told(samples(3, &net, 7)));
    assert_ne!(told(samples(3, &net, 7)), told(samples(3, &net, 8)));
}

#[test]
fn a_net_learns_in_a_few_games() {
    let mut course = Course::begin(Box::new(lesson(3)), Plan::new(1, 240), None).unwrap();
    course.go_on();
    let before = course.loss();
    while course.go_on() {}
    assert!(course.loss() < before * 0.8, "{} after {before}", course.loss());
}
