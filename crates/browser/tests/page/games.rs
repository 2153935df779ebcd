//! Whole games, from the first tile to the ranking.

use fondaco_browser::{Options, Size};
use fondaco_rules::record::Replay;
use fondaco_rules::{AnyGame, Game, ToAct};

use crate::person::{Moment, Person, fresh};

/// The game that a record tells.
fn told(record: &str) -> AnyGame {
    let mut replay = Replay::new();
    for line in record.lines() {
        replay.read(line.as_bytes()).unwrap();
    }
    replay.end().unwrap()
}

fn play_a_whole_game(game: &str, sitters: &[&str]) {
    let mut person = Person::at_desk();
    person.sit_down(&fresh(game, sitters));
    person.play_by_clicking();
    let stored = person.stored("test1");
    assert_eq!(told(&stored).to_act(), ToAct::Over);
    assert!(stored.contains("\nresult "), "{stored}");
    assert_eq!(person.page.count(".ranking li").unwrap(), sitters.len());
    person.check_no_errors();
}

#[test]
fn a_game_of_medici_by_clicking() {
    play_a_whole_game("medici", &["you", "merchant", "apprentice"]);
}

#[test]
fn a_game_of_medici_vs_strozzi_by_clicking() {
    play_a_whole_game("strozzi", &["you", "merchant"]);
}

#[test]
fn a_game_of_byzanz_by_clicking() {
    play_a_whole_game("byzanz", &["you", "merchant", "random"]);
}

#[test]
fn a_game_of_medici_on_a_phone() {
    let options = Options { reduced_motion: true, touch: true, ..Options::default() };
    let mut person = Person::new(Size::PHONE, options);
    person.sit_down(&fresh("medici", &["you", "merchant", "merchant"]));
    person.play_by_clicking();
    person.check_no_errors();
}

#[test]
fn a_game_of_medici_by_keyboard_alone() {
    let person = Person::at_desk();
    // From the front door: the first way to play.
    for _ in 0..60 {
        person.page.key("Tab").unwrap();
        let on_play: bool = person
            .page
            .eval("document.activeElement.matches('.game-card .button.primary')")
            .unwrap();
        if on_play {
            break;
        }
    }
    person.page.key("Enter").unwrap();
    person.page.wait_for(".table-page.medici").unwrap();
    let mut turn = 0;
    loop {
        match person.moment() {
            Moment::Over => break,
            Moment::Scoring => person.page.key("Enter").unwrap(),
            Moment::HandOver => panic!("one person hands over to nobody"),
            Moment::Asked => {
                turn += 1;
                let before = person.events();
                let may_draw = person.page.count(".actions .m-go").unwrap() == 0;
                let key = match (may_draw, turn % 3) {
                    (true, 0) => "d",
                    (true, _) => "o",
                    (false, 0) => "p",
                    (false, _) => "Enter",
                };
                person.page.key(key).unwrap();
                person
                    .page
                    .wait(&format!(
                        "document.querySelector('.table-page').dataset.events > {before}"
                    ))
                    .unwrap();
            }
        }
    }
    assert_eq!(person.page.count(".ranking li").unwrap(), 4);
    person.check_no_errors();
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

#[test]
fn a_game_survives_a_reload() {
    let mut person = Person::at_desk();
    person.sit_down(&fresh("medici", &["you", "merchant", "merchant"]));
    for _ in 0..6 {
        if person.moment() == Moment::Asked {
            person.act_by_clicking();
        }
    }
    person.moment();
    let before = person.stored("test1");
    person.page.reload().unwrap();
    person.moment();
    assert!(person.stored("test1").starts_with(before.trim_end()), "events were lost");
    person.go("#/");
    person.page.wait_for("a[href='#/table/test1']").unwrap();
    person.check_no_errors();
}

#[test]
fn a_bid_can_be_taken_back_but_not_a_draw() {
    let mut person = Person::at_desk();
    // It is your turn to offer, with two tiles drawn.
    let record = fresh("medici", &["you", "merchant", "merchant"]) + "first 0\ntile C5\n";
    person.sit_down(&record);
    person.moment();
    assert_eq!(
        person.page.attribute("[aria-keyshortcuts=U]", "disabled").unwrap().as_deref(),
        Some("")
    );
    person.page.key("o").unwrap();
    person.page.wait("document.querySelector('.table-page').dataset.events > 3").unwrap();
    if person.moment() == Moment::Asked && person.events() < 6 {
        person.page.key("u").unwrap();
        person.page.wait("document.querySelector('.table-page').dataset.events == 2").unwrap();
        assert_eq!(person.stored("test1").trim_end(), record.trim_end());
    }
    person.act_by_clicking();
    person.check_no_errors();
}

#[test]
fn the_master_is_asked_for_a_hint_and_plays_itself() {
    let mut person = Person::at_desk();
    person.sit_down(&fresh("medici", &["you", "master", "master"]));
    person.moment();
    person.page.key("h").unwrap();
    person.page.wait_for(".hint-said").unwrap();
    for _ in 0..8 {
        if person.moment() == Moment::Asked {
            person.act_by_clicking();
        }
    }
    person.check_no_errors();
}
