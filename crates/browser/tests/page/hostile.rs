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
    person.page.run(FULL).unwrap();
    person.page.click(".game-card .button.primary").unwrap();
    person.page.wait_for(".notice").unwrap();
    person.moment();
    person.act_by_clicking();
}

/// The browser keeps nothing new any more, or does so again.
const FULL: &str = "window.keep = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }";
const ROOM: &str = "Storage.prototype.setItem = window.keep";

#[test]
fn a_damaged_game_stays_where_it_is_while_the_storage_is_full() {
    let person = Person::at_desk();
    // The front door looks at all games, and then there would still be room.
    person.page.wait_for(".game-card").unwrap();
    person.store("bad1", "fondaco 1 medici 3\nfirst 9\n");
    person.page.run(FULL).unwrap();
    person.go("#/table/bad1");
    person.page.wait_for("main .notice").unwrap();
    assert!(person.stored("bad1").contains("first 9"), "it is lost with the page");
    check_goes_on(&person);
}

/// Settings are small and may be kept where a game was not.
#[test]
fn a_game_that_was_not_kept_is_told_until_it_is() {
    const NOTICE: &str = "body > .notice";
    let mut person = Person::at_desk();
    person
        .page
        .run(
            "window.keep = Storage.prototype.setItem;
            Storage.prototype.setItem = function (key, value) {
                if (key.startsWith('fondaco.game.')) throw new DOMException('full', 'QuotaExceededError');
                window.keep.call(this, key, value);
            }",
        )
        .unwrap();
    person.page.click(".game-card .button.primary").unwrap();
    person.page.wait_for(NOTICE).unwrap();
    person.moment();
    person.act_by_clicking();
    person.go("#/settings");
    person.page.wait_for("main h1").unwrap();
    person.page.click(".segmented label:nth-child(3):has([name=speed])").unwrap();
    person.page.wait("localStorage.getItem('fondaco.setting.speed') === 'fast'").unwrap();
    assert_eq!(person.page.count(NOTICE).unwrap(), 1, "the game is still not kept");
    // With room again, whatever is kept next takes the game along.
    person.page.run(ROOM).unwrap();
    person.page.click(".segmented label:nth-child(4):has([name=speed])").unwrap();
    person.page.wait(&format!("document.querySelector('{NOTICE}') === null")).unwrap();
    let games = "Object.keys(localStorage).filter(key => key.startsWith('fondaco.game.')).length";
    assert_eq!(person.page.eval::<usize>(games).unwrap(), 1);
    check_goes_on(&person);
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
