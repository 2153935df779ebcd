//! Whole games, from the first tile to the ranking.

use fondaco_browser::{Options, Size};
use fondaco_rules::ToAct;

use crate::person::{Moment, Person, fresh, told};

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

/// By finger.
fn play_on_a_phone(game: &str, sitters: &[&str]) {
    let options = Options { reduced_motion: true, touch: true, ..Options::default() };
    let mut person = Person::new(Size::PHONE, options);
    person.sit_down(&fresh(game, sitters));
    person.play_by_clicking();
    check_ranking_in_sight(&person);
    person.check_no_errors();
}

#[test]
fn a_game_of_medici_on_a_phone() {
    play_on_a_phone("medici", &["you", "merchant", "merchant"]);
}

#[test]
fn a_game_of_byzanz_on_a_phone() {
    play_on_a_phone("byzanz", &["you", "merchant", "merchant"]);
}

fn check_ranking_in_sight(person: &Person) {
    let in_sight = "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(
        document.querySelector('.end .ranking').getBoundingClientRect())";
    person.page.wait(in_sight).unwrap();
}

#[test]
fn the_ranking_is_in_sight_when_a_game_is_over() {
    let options = Options { reduced_motion: true, touch: true, ..Options::default() };
    let person = Person::new(Size::PHONE, options);
    for record in [
        include_str!("../../../../tests/golden/medici-4-mixed.record"),
        include_str!("../../../../tests/golden/strozzi-2-mixed.record"),
        include_str!("../../../../tests/golden/byzanz-4-mixed.record"),
    ] {
        person.go("#/about");
        person.page.wait_for("main h1").unwrap();
        person.sit_down(record);
        person.page.wait_for(".end").unwrap();
        check_ranking_in_sight(&person);
    }
    person.check_no_errors();
}

#[test]
fn a_game_survives_a_reload_and_a_crash() {
    let mut person = Person::at_desk();
    for (game, sitters) in [
        ("medici", ["you", "merchant", "merchant"].as_slice()),
        ("strozzi", &["you", "merchant"]),
        ("byzanz", &["you", "merchant", "merchant"]),
    ] {
        person.sit_down(&fresh(game, sitters));
        for _ in 0..4 {
            if person.moment() == Moment::Asked {
                person.act_by_clicking();
            }
        }
        person.moment();
        let before = person.stored("test1");
        person.page.reload().unwrap();
        person.moment();
        assert!(person.stored("test1").starts_with(before.trim_end()), "events were lost");
        person.check_no_errors();
    }
    let before = person.stored("test1");
    person.page.crash().unwrap();
    person.go("#/");
    person.page.wait_for("a[href='#/table/test1']").unwrap();
    person.page.click("a[href='#/table/test1']").unwrap();
    person.moment();
    assert!(person.stored("test1").starts_with(before.trim_end()), "events were lost");
    person.check_no_errors();
}

#[test]
fn chance_is_the_same_in_every_run() {
    let [one, other] = [(), ()].map(|()| {
        let person = Person::at_desk();
        person.sit_down(&fresh("byzanz", &["you", "merchant", "merchant"]));
        person.moment();
        person.stored("test1")
    });
    assert_eq!(one, other);
}
