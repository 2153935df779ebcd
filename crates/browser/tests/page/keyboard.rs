//! Whole games by keyboard alone, from the front door on.

use crate::person::{Moment, Person};

/// Walks with the tab key to the way to play this game, and takes it.
fn begin(game: &str) -> Person {
    let person = Person::at_desk();
    let place = ["medici", "strozzi", "byzanz"].iter().position(|name| *name == game).unwrap();
    let reached = format!(
        "document.activeElement
            === document.querySelectorAll('.game-card .button.primary')[{place}]"
    );
    person.page.wait_for(".game-card").unwrap();
    for _ in 0..60 {
        person.page.key("Tab").unwrap();
        if person.page.eval(&reached).unwrap() {
            break;
        }
    }
    person.page.key("Enter").unwrap();
    person.page.wait_for(&format!(".table-page.{game}")).unwrap();
    person
}

/// Plays to the ranking: `keys` says what is pressed the so-manieth time that one is asked.
fn play(person: &Person, keys: impl Fn(&Person, usize) -> Vec<&'static str>) {
    let mut turn = 0;
    loop {
        match person.moment() {
            Moment::Over => break,
            Moment::Scoring => person.page.key("Enter").unwrap(),
            Moment::HandOver | Moment::Taught => panic!("one person plays alone"),
            Moment::Asked => {
                turn += 1;
                let before = person.events();
                for key in keys(person, turn) {
                    person.page.key(key).unwrap();
                }
                person.wait_for_more_than(before);
            }
        }
    }
    assert!(turn > 5, "asked {turn} times");
    assert!(person.page.count(".ranking li").unwrap() >= 2);
    person.check_no_errors();
}

#[test]
fn a_game_of_medici_by_keyboard_alone() {
    play(&begin("medici"), |person, turn| {
        let may_draw = person.page.count(".actions .m-go").unwrap() == 0;
        match (may_draw, turn % 3) {
            (true, 0) => vec!["d"],
            (true, _) => vec!["o"],
            (false, 0) => vec!["p"],
            (false, 1) => vec!["ArrowUp", "Enter"],
            (false, _) => vec!["Enter"],
        }
    });
}

#[test]
fn a_game_of_medici_vs_strozzi_by_keyboard_alone() {
    const SHIPS: [(&str, &str); 3] = [("1", "q"), ("2", "w"), ("3", "e")];
    play(&begin("strozzi"), |person, turn| {
        let asks = |key: &str| {
            let key = format!(".bar.yours [aria-keyshortcuts={key}]:not(:disabled)");
            person.page.count(&key).unwrap() > 0
        };
        if asks("B") {
            return vec![if turn % 2 == 0 { "b" } else { "r" }];
        }
        if asks("X") {
            // The first ship that has room; one without a harbour is sent to the first free one.
            let room = SHIPS.iter().find(|(ship, _)| asks(&format!("'{ship}'")));
            let Some((ship, _)) = room else { return vec!["x"] };
            person.page.key(ship).unwrap();
            let harbour = SHIPS.iter().find(|(_, harbour)| asks(&harbour.to_uppercase()));
            return harbour.map(|(_, harbour)| *harbour).into_iter().chain(["Enter"]).collect();
        }
        match turn % 3 {
            0 if asks("D") => vec!["d"],
            1 => vec!["1", "2", "Enter"],
            _ => vec!["ArrowDown", "Enter"],
        }
    });
}

#[test]
fn a_game_of_byzanz_by_keyboard_alone() {
    play(&begin("byzanz"), |person, turn| {
        let is_there = |selector: &str| person.page.count(selector).unwrap() > 0;
        if is_there(".fan .pick.glows") {
            return vec!["s"];
        }
        if is_there(".bar.yours [aria-keyshortcuts=P]") {
            let may_bid = is_there(".bar.yours [aria-keyshortcuts=M]");
            return vec![if may_bid && turn % 3 != 0 { "m" } else { "p" }];
        }
        // Something is to be picked first, or there is only something to be confirmed. A card of
        // the hand can be reached by arrows, everything by its number.
        if is_there(".bar.yours .primary:not([aria-disabled=true])") {
            vec!["Enter"]
        } else if is_there(".bar.yours .options") {
            vec!["1", "Enter"]
        } else {
            vec!["ArrowRight", "Space", "Enter"]
        }
    });
}
