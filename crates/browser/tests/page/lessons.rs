//! A guided first table of each game, with the free game in which it ends.

use std::collections::BTreeSet;

use fondaco_browser::{Options, Size};

use crate::person::{Moment, Person};

/// Reads everything the coach says and does what is asked, until the game is over. Answers with how
/// many different things were said.
fn learn(game: &str) -> usize {
    let mut person = Person::at_desk();
    person.go(&format!("#/learn/{game}"));
    person.page.wait_for(&format!(".table-page.{game}")).unwrap();
    let mut said = BTreeSet::new();
    loop {
        match person.moment() {
            Moment::Taught => {
                let words = person.page.text(".coach .words").unwrap();
                person.page.click(".coach .button.primary").unwrap();
                let words = serde_json::to_string(&words).unwrap();
                let said_more = "document.querySelector('.coach .words').innerText !== ";
                person.page.wait(&format!("{said_more}{words}")).unwrap();
                said.insert(words);
            }
            Moment::Asked => person.act_by_clicking(),
            Moment::Scoring => person.page.click(".scoring-dialog [autofocus]").unwrap(),
            Moment::HandOver => panic!("one person hands over to nobody"),
            Moment::Over => break,
        }
    }
    person.page.wait_for(".end .ranking").unwrap();
    // The coach can be silenced, and the lesson restarted.
    person.page.click(".coach .quiet").unwrap();
    person.page.click(".coach .quiet").unwrap();
    assert_eq!(person.moment(), Moment::Taught);
    person.check_no_errors();
    said.len()
}

// Not everything comes up whatever one does: somebody else may never buy, or all pass. What the
// model says at which moment is tested without a browser.

#[test]
fn the_lesson_of_medici() {
    assert!(learn("medici") >= 10);
}

#[test]
fn the_lesson_of_medici_vs_strozzi() {
    assert!(learn("strozzi") >= 11);
}

#[test]
fn the_lesson_of_byzanz() {
    assert!(learn("byzanz") >= 11);
}

/// Hears the coach out, until something is asked.
fn listen(person: &Person) {
    while person.moment() == Moment::Taught {
        let words = serde_json::to_string(&person.page.text(".coach .words").unwrap()).unwrap();
        person.page.click(".coach .button.primary").unwrap();
        let said_more = "document.querySelector('.coach .words').innerText !== ";
        person.page.wait(&format!("{said_more}{words}")).unwrap();
    }
}

/// The table waits for the coach, so the coach must be in sight.
#[test]
fn the_coach_is_in_sight_on_a_phone() {
    const IN_SIGHT: &str = "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
        (document.querySelector('.coach .button.primary').getBoundingClientRect())";
    let options = Options { reduced_motion: true, ..Options::default() };
    let mut person = Person::new(Size::PHONE, options);
    person.go("#/learn/medici");
    listen(&person);
    for _ in 0..4 {
        person.page.run("scrollTo(0, document.body.scrollHeight)").unwrap();
        person.act_by_clicking();
        if person.moment() == Moment::Taught {
            person.page.run("scrollTo(0, document.body.scrollHeight)").unwrap();
            assert!(
                person.page.eval::<f64>("scrollY").unwrap() > 100.0,
                "there is nothing to scroll"
            );
            assert!(person.page.eval::<bool>(IN_SIGHT).unwrap(), "the coach is out of sight");
            return person.check_no_errors();
        }
    }
    panic!("the coach has nothing to say");
}

/// A lesson is a game like any other: it is found again, what is over stays, and what cannot be read
/// is set aside.
#[test]
fn a_lesson_is_kept_like_any_game() {
    let person = Person::at_desk();
    person.go("#/learn/medici");
    listen(&person);
    person.go("#/");
    person.page.wait_for(".unfinished a[href='#/learn/medici']").unwrap();

    let over = include_str!("../../../../tests/golden/medici-3-mixed.record");
    person.store("lessonmedici", over);
    person.store("lessonbyzanz", "fondaco 1 byzanz 3\nfirst 9\n");
    for game in ["medici", "byzanz"] {
        person.go(&format!("#/learn/{game}"));
        person.page.wait_for(&format!(".table-page.{game}")).unwrap();
        assert_eq!(person.moment(), Moment::Taught);
    }
    person.go("#/history");
    person.page.wait_for(".kept.broken").unwrap();
    assert_eq!(person.page.count(".kept .result").unwrap(), 1);
    person.check_no_errors();
}

/// While the coach speaks there is one thing that comes first.
#[test]
fn only_one_button_is_the_main_one_while_the_coach_speaks() {
    // The edge of a button is the same when the pointer rests on it.
    const MAIN: &str = "['.coach', '.bar'].map(part => {
        const button = document.querySelector(`${part} .button.primary`);
        return button && getComputedStyle(button).borderTopColor;
    })";
    let mut person = Person::at_desk();
    person.go("#/learn/medici");
    for _ in 0..8 {
        if person.moment() == Moment::Taught
            && let [Some(coach), Some(bar)] = person.page.eval::<[Option<String>; 2]>(MAIN).unwrap()
        {
            assert_ne!(coach, bar, "two buttons are the main one");
            listen(&person);
            // What is asked has its main button back.
            person.page.wait(&format!("{MAIN}[1] === '{coach}'")).unwrap();
            return person.check_no_errors();
        }
        listen(&person);
        person.act_by_clicking();
    }
    panic!("the coach never speaks while something is asked");
}
