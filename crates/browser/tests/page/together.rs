//! Two people at one screen.

use fondaco_rules::{AnyGame, Game, ToAct};

use crate::person::{Moment, Person, fresh, told};

/// Where nothing is hidden, the screen goes to and fro without a word, and each is asked by name.
fn two_people_play(game: &str, sitters: &[&str]) {
    let mut person = Person::at_desk();
    person.sit_down(&fresh(game, sitters));
    loop {
        match person.moment() {
            Moment::Asked => person.act_by_clicking(),
            Moment::Scoring => person.page.click(".scoring-dialog .button.primary").unwrap(),
            Moment::HandOver => panic!("nothing is hidden, so nothing is handed over"),
            Moment::Taught => panic!("this is no lesson"),
            Moment::Over => break,
        }
    }
    let stored = person.stored("test1");
    assert_eq!(told(&stored).to_act(), ToAct::Over);
    for seat in ["0 ", "1 "] {
        let moves = stored.lines().filter(|line| line.starts_with(seat)).count();
        assert!(moves >= 10, "seat {seat}moves {moves} times:\n{stored}");
    }
    let ranking = person.page.text(".ranking").unwrap();
    assert!(ranking.contains("Anna") && ranking.contains("Ben"), "{ranking}");
    person.check_no_errors();
}

#[test]
fn two_people_play_medici_at_one_screen() {
    two_people_play("medici", &["Anna", "Ben", "merchant"]);
}

#[test]
fn two_people_play_medici_vs_strozzi_at_one_screen() {
    two_people_play("strozzi", &["Anna", "Ben"]);
}

#[test]
fn two_people_at_one_screen_never_see_each_others_hands() {
    let mut person = Person::at_desk();
    person.sit_down(&fresh("byzanz", &["Anna", "Ben", "merchant"]));
    let mut seen = [false; 2];
    loop {
        match person.moment() {
            Moment::Over => break,
            Moment::Scoring => panic!("Byzanz is scored once, at its end"),
            Moment::Taught => panic!("this is no lesson"),
            Moment::HandOver => {
                assert_eq!(person.page.count(".fan .card").unwrap(), 0, "a hand lies open");
                person.page.click(".hand-over .button.primary").unwrap();
            }
            Moment::Asked => {
                let AnyGame::Byzanz(played) = told(&person.stored("test1")) else { panic!() };
                let ToAct::Player(seat) = played.game.to_act() else { panic!() };
                let mut hand: Vec<String> =
                    played.game.hand(seat).iter().map(|card| card.to_string()).collect();
                let mut shown: Vec<String> = person
                    .page
                    .eval(
                        "[...document.querySelectorAll('.fan .card')].map(card =>
                            card.querySelector('.letter').textContent
                            + card.querySelector('.value').textContent)",
                    )
                    .unwrap();
                hand.sort();
                shown.sort();
                assert_eq!(shown, hand, "the hand of seat {seat}");
                seen[seat.index()] = true;
                person.act_by_clicking();
            }
        }
    }
    assert_eq!(seen, [true; 2]);
    person.check_no_errors();
}
