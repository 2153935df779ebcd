use fondaco_bots::net::{Inputs, Scratch};

use super::*;

/// Learns how many of ten coins show heads, a few throws a game.
struct Coins;

const COINS: usize = 10;

impl Lesson for Coins {
    fn name(&self) -> String {
        "coins".into()
    }

    fn sizes(&self) -> Vec<usize> {
        vec![COINS, 8, 1]
    }

    fn game(&mut self, _: &Net, dice: &mut Dice, _: f32, samples: &mut Vec<Sample>) {
        for _ in 0..=dice.below(5) {
            samples.push(throw(dice));
        }
    }
}

fn throw(dice: &mut Dice) -> Sample {
    let mut inputs = Inputs::default();
    let mut heads = 0;
    for coin in 0..COINS {
        let side = dice.below(2);
        inputs.push(coin, side as f32);
        heads += side;
    }
    Sample { inputs, targets: vec![heads as f32 / COINS as f32] }
}

fn plan() -> Plan {
    Plan { batch: 16, ..Plan::new(3, 4000) }
}

fn begun() -> Course {
    Course::begin(Box::new(Coins), plan(), None).unwrap()
}

#[test]
fn a_course_teaches() {
    let mut course = begun();
    while course.go_on() {}
    assert_eq!((course.played(), course.done()), (4000, 1.0));
    let dice = &mut Dice::seeded(99);
    let mut worst = 0.0f32;
    for _ in 0..100 {
        let sample = throw(dice);
        let said = course.net().ask(&sample.inputs, &mut Scratch::default())[0];
        worst = worst.max((said - sample.targets[0]).abs());
    }
    assert!(worst < 0.05, "off by {worst}");
    assert!(course.loss() < 0.001, "{}", course.loss());
}

#[test]
fn an_interrupted_course_ends_with_the_same_weights() {
    let mut whole = begun();
    while whole.go_on() {}
    let mut course = begun();
    let mut steps = 0;
    while course.go_on() {
        steps += 1;
        if steps % 37 == 0 {
            course = Course::resume(Box::new(Coins), plan(), &course.to_bytes()).unwrap();
        }
    }
    assert!(steps > 100);
    assert_eq!(course.net(), whole.net());
    assert_eq!(course.to_bytes(), whole.to_bytes());
}

#[test]
fn another_seed_gives_other_weights() {
    let mut other = Course::begin(Box::new(Coins), Plan { seed: 4, ..plan() }, None).unwrap();
    let mut course = begun();
    assert!(course.go_on() && other.go_on());
    assert_ne!(course.net(), other.net());
}

#[test]
fn a_checkpoint_of_another_training_is_refused() {
    let bytes = begun().to_bytes();
    let other = Plan { seed: 4, ..plan() };
    let error = Course::resume(Box::new(Coins), other, &bytes).err().unwrap();
    assert!(matches!(error, BadCourse::OtherPlan { .. }), "{error}");
    for bytes in [&b""[..], b"x\n", &bytes[..bytes.len() - 1]] {
        let error = Course::resume(Box::new(Coins), plan(), bytes).err().unwrap();
        assert_eq!(error, BadCourse::Unreadable);
    }
}

#[test]
fn a_net_of_another_lesson_is_refused() {
    let net = Trainer::fresh(&[COINS + 1, 8, 1], 0).net;
    let error = Course::begin(Box::new(Coins), plan(), Some(net)).err().unwrap();
    assert_eq!(error.to_string(), "the net has 11 inputs and 1 outputs; here it needs 10 and 1");
    // A hidden layer of another width is no obstacle.
    let net = Trainer::fresh(&[COINS, 20, 1], 0).net;
    assert!(Course::begin(Box::new(Coins), plan(), Some(net)).is_ok());
}
