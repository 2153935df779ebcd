//! A guided first table of each game, up to the free game in which it ends.

use std::collections::BTreeSet;

use crate::person::{Moment, Person};

/// Reads everything the coach says and does what is asked, until the first day or round is over
/// and the rest of the game is free. Answers with how many different things were said.
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
            Moment::Asked if is_free(&person) => break,
            Moment::Asked => person.act_by_clicking(),
            Moment::Scoring => person.page.click(".scoring-dialog [autofocus]").unwrap(),
            Moment::HandOver => panic!("one person hands over to nobody"),
            Moment::Over => panic!("the game is over before the lesson is"),
        }
    }
    // Whoever has heard enough can silence the coach, and begin again.
    person.page.click(".coach .quiet").unwrap();
    person.page.click(".coach .quiet").unwrap();
    assert_eq!(person.moment(), Moment::Taught);
    person.check_no_errors();
    said.len()
}

/// Has the second day or round begun?
fn is_free(person: &Person) -> bool {
    person.page.text(".toolbar .where").unwrap().ends_with('2')
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
