//! Bad input: a clear message, and the page goes on working.

use crate::person::Person;

fn check_goes_on(person: &Person) {
    person.go("#/");
    person.page.wait_for(".game-card").unwrap();
    person.check_no_errors();
}

#[test]
fn a_damaged_link() {
    let person = Person::at_desk();
    person.go("#/game/AAAA-not-a-game");
    person.page.wait_for("main .notice").unwrap();
    check_goes_on(&person);
}

#[test]
fn a_link_of_a_megabyte() {
    let person = Person::at_desk();
    person.go("#/");
    person.page.run("location.hash = '#/game/' + 'A'.repeat(1000000)").unwrap();
    person.page.wait_for("main .notice").unwrap();
    check_goes_on(&person);
}

#[test]
fn a_damaged_stored_game_is_set_aside() {
    let person = Person::at_desk();
    person.store("bad1", "fondaco 1 medici 3\nfirst 9\n");
    person.go("#/table/bad1");
    person.page.wait_for("main .notice").unwrap();
    let kept: String = person.page.eval("localStorage.getItem('fondaco.broken.bad1')").unwrap();
    assert!(kept.contains("first 9"), "nothing is thrown away");
    check_goes_on(&person);
}

#[test]
fn a_table_that_is_not_there() {
    let person = Person::at_desk();
    person.go("#/table/nothing1");
    person.page.wait_for("main .button.primary").unwrap();
    check_goes_on(&person);
}

#[test]
fn a_full_storage() {
    let mut person = Person::at_desk();
    person.page.run("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }").unwrap();
    person.page.click(".game-card .button.primary").unwrap();
    person.page.wait_for(".notice").unwrap();
    person.moment();
    person.act_by_clicking();
}

#[test]
fn a_forbidden_storage() {
    let mut person = Person::at_desk();
    person
        .page
        .in_every_document(
            "Object.defineProperty(window, 'localStorage', {
                get() { throw new DOMException('forbidden', 'SecurityError') }
            })",
        )
        .unwrap();
    person.page.reload().unwrap();
    person.page.click(".game-card .button.primary").unwrap();
    person.page.wait_for(".notice").unwrap();
    person.moment();
    person.act_by_clicking();
    // Within the page the game is not lost.
    person.go("#/");
    person.page.wait_for("a[href^='#/table/']").unwrap();
    person.go("#/settings");
    person.page.wait_for("main h1").unwrap();
    check_goes_on(&person);
}
