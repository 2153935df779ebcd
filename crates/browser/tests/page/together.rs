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

/// What the bar asks, and the title of the page.
fn asked(person: &Person) -> (String, String) {
    assert_eq!(person.moment(), Moment::Asked);
    (person.page.text(".bar .ask").unwrap(), person.page.eval("document.title").unwrap())
}

/// A table at which one was `you` and another one had a name: `you` would be two people.
#[test]
fn everybody_at_one_screen_is_asked_by_name() {
    let person = Person::at_desk();
    let begun = "first 0\ntile C5\n0 offer\n";
    person.sit_down(&(fresh("medici", &["you", "Ben", "merchant"]) + begun));
    let (ask, title) = asked(&person);
    assert!(ask.starts_with("Ben: "), "{ask}");
    assert!(title.contains("Ben"), "{title}");
    person.page.key("1").unwrap();
    person.page.key("Enter").unwrap();
    person.wait_for_more_than(4);
    let (ask, title) = asked(&person);
    assert!(ask.starts_with("Anna: ") && !ask.contains("You"), "{ask}");
    assert!(title.contains("Anna"), "{title}");
    assert!(person.stored("test1").contains("@seat 0 Anna\n"));

    person.sit_down(&(fresh("strozzi", &["you", "Ben"]) + "tile D3\n0 price 20\n"));
    let (ask, _) = asked(&person);
    assert!(ask.starts_with("Ben: Anna asks 20"), "{ask}");
    person.check_no_errors();
}

#[test]
fn a_second_person_gives_the_first_one_a_name() {
    let person = Person::at_desk();
    person.go("#/new/byzanz");
    person.page.wait_for("#sitter-1").unwrap();
    assert_eq!(person.page.count("#name-0").unwrap(), 0, "whoever is alone needs no name");
    person
        .page
        .run(
            "(select => { select.value = 'guest'; select.dispatchEvent(new Event('change')); })
                (document.querySelector('#sitter-1'))",
        )
        .unwrap();
    person.page.wait("document.querySelector('#name-0')?.value === 'Anna'").unwrap();
    person.page.wait("document.querySelector('#name-1')?.value === 'Ben'").unwrap();
    person.page.click(".set-up .button.primary").unwrap();
    person.page.wait_for(".table-page.byzanz").unwrap();
    assert_eq!(person.moment(), Moment::HandOver);
    let button = person.page.text(".hand-over .button").unwrap();
    assert!(["I am Anna", "I am Ben"].contains(&button.as_str()), "{button}");
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
