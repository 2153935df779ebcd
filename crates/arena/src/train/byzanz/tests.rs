#![allow(clippy::unwrap_used)]

use super::*;
use crate::train::{Course, Plan};

/// The net after a few games with this seed.
fn taught(players: u32, seed: u64) -> Net {
    let lesson = ByzanzLesson::new(Players::within(players, Byzanz::PLAYERS).unwrap());
    let mut course = Course::begin(Box::new(lesson), Plan::new(seed, 12), None).unwrap();
    while course.go_on() {}
    course.net().clone()
}

#[test]
fn a_seed_gives_one_net() {
    for players in [3, 6] {
        let net = taught(players, 1);
        assert_eq!(net, taught(players, 1));
        assert_ne!(net, taught(players, 2));
    }
}

#[test]
fn the_layers_are_those_of_the_nets_that_are_there() {
    let net = taught(4, 1);
    let widths: Vec<usize> = net.layers.iter().map(|layer| layer.outputs).collect();
    assert_eq!((net.inputs(), widths), (INPUTS, vec![64, 32, 1]));
}
