//! Dialogs: what lies beneath them waits, and what has to be answered stays.

use crate::person::{Moment, Person, fresh};

/// Anna and Ben at one screen: the first of them has passed, and the other is to take it.
fn handed_over() -> Person {
    let person = Person::at_desk();
    person.sit_down(&fresh("byzanz", &["Anna", "Ben", "merchant"]));
    assert_eq!(person.moment(), Moment::HandOver);
    person.page.click(".hand-over .button.primary").unwrap();
    assert_eq!(person.moment(), Moment::Asked);
    person.page.key("p").unwrap();
    person.page.wait_for("dialog.hand-over").unwrap();
    person
}

fn asked_to_take(person: &Person) -> String {
    person.page.text("dialog.hand-over h2").unwrap()
}

#[test]
fn nothing_is_taken_back_beneath_a_hand_over() {
    let person = handed_over();
    let before = (person.events(), asked_to_take(&person));
    for key in ["u", "U", "."] {
        person.page.key(key).unwrap();
    }
    assert_eq!((person.events(), asked_to_take(&person)), before);
    person.check_no_errors();
}

/// Whatever happens beneath it, the dialog names the one whose hand its button shows.
#[test]
fn a_hand_over_names_whom_the_table_waits_for() {
    let person = handed_over();
    let (events, other) = (person.events(), asked_to_take(&person));
    // Nobody could press this button; but then nobody should have to rely on it.
    person.page.run("document.querySelector('.toolbar [aria-keyshortcuts=U]').click()").unwrap();
    person
        .page
        .wait(&format!("document.querySelector('.table-page').dataset.events < {events}"))
        .unwrap();
    person.page.wait_for("dialog.hand-over").unwrap();
    let named = asked_to_take(&person);
    assert_ne!(named, other);
    person.page.click(".hand-over .button.primary").unwrap();
    assert_eq!(person.moment(), Moment::Asked);
    let shown = person.page.text(".mine .name").unwrap();
    assert!(named.contains(&shown), "{named} shows the hand of {shown}");
    person.check_no_errors();
}

#[test]
fn a_hand_over_cannot_be_escaped() {
    let person = handed_over();
    for _ in 0..5 {
        person.page.key("Escape").unwrap();
        person.page.wait_for("dialog.hand-over[open] .button.primary").unwrap();
    }
    assert_eq!(person.page.count(".fan .card").unwrap(), 0, "a hand lies open");
    person.page.click(".hand-over .button.primary").unwrap();
    assert_eq!(person.moment(), Moment::Asked);
    person.check_no_errors();
}

#[test]
fn keys_do_not_reach_the_table_beneath_a_dialog() {
    let person = Person::at_desk();
    person.sit_down(&(fresh("medici", &["you", "merchant", "merchant"]) + "first 0\ntile C5\n"));
    assert_eq!(person.moment(), Moment::Asked);
    let events = person.events();
    person.page.key("?").unwrap();
    person.page.wait_for("dialog.keys-shown").unwrap();
    for key in ["o", "d", "h"] {
        person.page.key(key).unwrap();
    }
    assert_eq!(person.events(), events);
    assert_eq!(person.page.count(".hint-said").unwrap(), 0);
    person.page.key("Escape").unwrap();
    person.page.wait("!document.querySelector('dialog')").unwrap();
    person.page.key("o").unwrap();
    person.wait_for_more_than(events);
    person.check_no_errors();
}

/// Chromium closes a dialog without asking when Escape is pressed often enough.
#[test]
fn a_dialog_that_the_browser_closes_can_be_opened_again() {
    let person = Person::at_desk();
    person.sit_down(&(fresh("medici", &["you", "merchant", "merchant"]) + "first 0\ntile C5\n"));
    assert_eq!(person.moment(), Moment::Asked);
    for _ in 0..2 {
        person.page.key("?").unwrap();
        person.page.wait_for("dialog.keys-shown").unwrap();
        person.page.run("document.querySelector('dialog.keys-shown').close()").unwrap();
        person.page.wait("!document.querySelector('dialog')").unwrap();
    }
    person.check_no_errors();
}
