#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fondaco_client::History;
use fondaco_rules::{Players, Seat};
use fondaco_texts::{ByzanzStep, MediciStep, StrozziStep};

use super::*;

const MEDICI: &str = include_str!("../../../../../../tests/golden/medici-4-mixed.record");
const STROZZI: &str = include_str!("../../../../../../tests/golden/strozzi-2-mixed.record");
const BYZANZ: &str = include_str!("../../../../../../tests/golden/byzanz-4-mixed.record");

fn told(record: &str) -> Vec<LessonStep> {
    steps(&History::read(record).unwrap().0, Seat::ZERO)
}

fn place(steps: &[LessonStep], step: impl Into<LessonStep>) -> usize {
    let step = step.into();
    let place = steps.iter().position(|other| *other == step);
    place.unwrap_or_else(|| panic!("{step:?} was not said: {steps:?}"))
}

#[test]
fn the_first_moves_of_medici_are_explained_as_they_come() {
    let opening = "fondaco 1 medici 3\nfirst 0\n";
    assert_eq!(told(opening), [MediciStep::Welcome.into()]);
    let drawn = format!("{opening}tile C5\n");
    assert_eq!(told(&drawn), [MediciStep::Welcome.into(), MediciStep::Draw.into()]);
    let passed = format!("{drawn}0 offer\n1 pass\n2 pass\n");
    assert_eq!(told(&passed).last(), Some(&MediciStep::AuctioneerLast.into()));
    let bought = format!("{passed}0 bid 1\n");
    assert_eq!(told(&bought).last(), Some(&MediciStep::Bought.into()));
}

#[test]
fn a_whole_game_of_medici_is_explained() {
    let steps = told(MEDICI);
    assert!(place(&steps, MediciStep::Welcome) == 0);
    assert!(place(&steps, MediciStep::DayShips) < place(&steps, MediciStep::DayStalls));
    assert!(place(&steps, MediciStep::DayBonus) < place(&steps, MediciStep::NewDay));
    assert_eq!(place(&steps, MediciStep::Free), place(&steps, MediciStep::NewDay) + 1);
    place(&steps, MediciStep::Sold);
}

#[test]
fn a_whole_game_of_strozzi_is_explained() {
    let steps = told(STROZZI);
    assert!(place(&steps, StrozziStep::Draw) < place(&steps, StrozziStep::Price));
    assert!(place(&steps, StrozziStep::Load) < place(&steps, StrozziStep::Harbour));
    assert!(place(&steps, StrozziStep::Monopolies) < place(&steps, StrozziStep::NewRound));
    place(&steps, StrozziStep::Answer);
}

#[test]
fn a_whole_game_of_byzanz_is_explained() {
    let steps = told(BYZANZ);
    assert!(place(&steps, ByzanzStep::Hand) < place(&steps, ByzanzStep::Market));
    assert!(place(&steps, ByzanzStep::Market) < place(&steps, ByzanzStep::NewRound));
    assert!(place(&steps, ByzanzStep::Free) < place(&steps, ByzanzStep::LastRound));
    assert!(place(&steps, ByzanzStep::Take) > place(&steps, ByzanzStep::Market));
}

#[test]
fn nothing_is_said_twice() {
    for record in [MEDICI, STROZZI, BYZANZ] {
        let steps = told(record);
        for (at, step) in steps.iter().enumerate() {
            assert!(!steps[..at].contains(step), "{step:?}");
        }
    }
}

#[test]
fn what_is_done_was_asked_for() {
    assert!(is_request(MediciStep::Bid.into()));
    assert!(!is_request(MediciStep::Sold.into()));
    assert!(is_request(StrozziStep::Load.into()));
    assert!(!is_request(ByzanzStep::Market.into()));
}

#[test]
fn whoever_buys_is_still_told_how_to_load() {
    let reader = Seat::new(1, Players::within(2, (2, 2)).unwrap()).unwrap();
    let bought = "fondaco 1 strozzi 2\ntile D3\n0 price 1\n1 buy\n";
    let history = History::read(bought).unwrap().0;
    place(&steps(&history, reader), StrozziStep::Load);
    assert_eq!(answered(&history, reader), [StrozziStep::Answer.into()]);
}

#[test]
fn a_move_answers_nothing_that_comes_of_it() {
    for record in [MEDICI, STROZZI, BYZANZ] {
        let whole = History::read(record).unwrap().0;
        for reader in whole.game().players().seats() {
            for (at, step) in whole.steps().iter().enumerate() {
                if step.event.mover() == Some(reader) {
                    let cut = |events: usize| {
                        let mut history = whole.clone();
                        history.cut(events);
                        history
                    };
                    let before = steps(&cut(at), reader);
                    let answered = answered(&cut(at + 1), reader);
                    let asked: Vec<_> = before.into_iter().filter(|&one| is_request(one)).collect();
                    assert_eq!(answered, asked);
                }
            }
        }
    }
}
