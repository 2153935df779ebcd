#![allow(clippy::unwrap_used)]

use super::*;
use crate::train::Trainer;

/// What a game teaches a fresh net when such a part of the training is over.
fn lesson_of(game: u64, done: f32) -> Vec<Sample> {
    let mut lesson = StrozziLesson::default();
    let net = Trainer::fresh(&lesson.sizes(), 1).net;
    let mut samples = Vec::new();
    lesson.game(&net, &mut Dice::of_game(2, game), done, &mut samples);
    samples
}

#[test]
fn every_draw_of_a_game_teaches_something() {
    for done in [0.0, 1.0] {
        let samples = lesson_of(0, done);
        // Three rounds, in each of which a fleet of twelve holds is filled or 26 tiles are drawn.
        assert!((3 * 12..=3 * 26).contains(&samples.len()), "{}", samples.len());
        for sample in &samples {
            assert!(sample.inputs.iter().all(|(place, _)| place < INPUTS));
            assert_eq!(sample.targets.len(), OUTPUTS);
            assert!(sample.targets.iter().all(|target| target.is_finite()));
        }
    }
}

#[test]
fn the_same_dice_teach_the_same() {
    let targets = |game| -> Vec<Vec<f32>> {
        lesson_of(game, 1.0).into_iter().map(|sample| sample.targets).collect()
    };
    assert_eq!(targets(3), targets(3));
    assert_ne!(targets(3), targets(4));
}

#[test]
fn what_is_learned_from_a_game_is_known_afterwards() {
    let samples = lesson_of(5, 0.0);
    let lesson = StrozziLesson::default();
    let mut trainer = Trainer::fresh(&lesson.sizes(), 1);
    trainer.weights = lesson.weights();
    let before = trainer.step(&samples, 0.002);
    for _ in 0..60 {
        trainer.step(&samples, 0.002);
    }
    let after = trainer.step(&samples, 0.002);
    assert!(after < before / 4.0, "{after} but {before}");
}
