//! For everybody: every page at every width, in every language, for every eye and ear.

use fondaco_browser::{Options, Size};

use crate::person::{Moment, Person, fresh};

const PAGES: [&str; 14] = [
    "#/",
    "#/new/medici",
    "#/new/strozzi",
    "#/new/byzanz",
    "#/rules/medici",
    "#/rules/strozzi",
    "#/rules/byzanz",
    "#/rules/rulings",
    "#/learn",
    "#/replay",
    "#/history",
    "#/settings",
    "#/about",
    "#/nowhere",
];

/// Records in the middle of each game.
const TABLES: [(&str, &str); 3] = [
    ("medici", include_str!("../../../../tests/golden/medici-4-mixed.record")),
    ("strozzi", include_str!("../../../../tests/golden/strozzi-2-mixed.record")),
    ("byzanz", include_str!("../../../../tests/golden/byzanz-4-mixed.record")),
];

/// The first part of a record, at a table with you in the first seat.
fn middle(game: &str, record: &str) -> String {
    let events = record.lines().filter(|line| {
        !line.starts_with(['@', '#']) && !line.starts_with("fondaco") && !line.starts_with("result")
    });
    let events: Vec<_> = events.collect();
    let sitters = if game == "strozzi" {
        vec!["you", "merchant"]
    } else {
        vec!["you", "merchant", "merchant", "merchant"]
    };
    let part = &events[..events.len() / 2];
    fresh(game, &sitters) + &part.join("\n") + "\n"
}

fn check(person: &Person, place: &str) {
    person.page.settle().unwrap();
    assert_eq!(person.page.axe().unwrap(), [], "{place}");
    assert_eq!(person.page.overflows().unwrap(), [""; 0], "{place}");
    let shift = person.page.layout_shift().unwrap();
    assert!(shift.sum < 0.1, "{place} shifts by {}: {:?}", shift.sum, shift.moved);
}

fn check_everything(size: Size, language: &'static str, dark: bool) {
    let options = Options { language, dark, reduced_motion: true, ..Options::default() };
    let person = Person::new(size, options);
    for place in PAGES {
        person.go(place);
        person.page.wait_for("main h1, main h2").unwrap();
        check(&person, place);
        let spoken: String = person.page.eval("document.documentElement.lang").unwrap();
        assert_eq!(spoken, language);
    }
    for (game, record) in TABLES {
        person.sit_down(&middle(game, record));
        person.moment();
        check(&person, game);
    }
    person.check_no_errors();
}

#[test]
fn english_on_a_laptop_by_day() {
    check_everything(Size::LAPTOP, "en", false);
}

#[test]
fn german_on_a_phone_by_night() {
    check_everything(Size::PHONE, "de", true);
}

#[test]
fn dutch_on_a_tablet_by_day() {
    check_everything(Size::TABLET, "nl", false);
}

#[test]
fn the_language_can_be_chosen() {
    let person = Person::at_desk();
    person.go("#/settings");
    person.page.wait_for("main h1").unwrap();
    let english = person.page.text("main h1").unwrap();
    person.page.run("localStorage.setItem('fondaco.setting.language', 'de')").unwrap();
    person.page.reload().unwrap();
    person.page.wait_for("main h1").unwrap();
    assert_ne!(person.page.text("main h1").unwrap(), english);
    let spoken: String = person.page.eval("document.documentElement.lang").unwrap();
    assert_eq!(spoken, "de");
}

#[test]
fn a_page_begins_at_its_top() {
    let person = Person::new(Size::PHONE, Options { reduced_motion: true, ..Options::default() });
    for (from, to) in [("#/", "#/about"), ("#/rules/medici", "#/new/byzanz")] {
        person.go(from);
        person.page.wait_for("main h1").unwrap();
        person.page.run("scrollTo(0, document.body.scrollHeight)").unwrap();
        person.go(to);
        person.page.wait("document.activeElement.id === 'main'").unwrap();
        person.page.wait_for("main h1").unwrap();
        assert!(person.page.eval::<f64>("scrollY").unwrap() < 1.0, "{to} has no header");
    }
    person.check_no_errors();
}

/// With everything at once a scoring stands there as soon as it is shown.
#[test]
fn the_speed_is_chosen_for_everything_that_moves() {
    const LAST: &str = "Math.max(...[...document.querySelectorAll('.scoring .m-line')]
        .flatMap(line => line.getAnimations())
        .map(one => one.effect.getComputedTiming().endTime))";
    let mut person = Person::new(Size::LAPTOP, Options::default());
    let (game, record) = TABLES[0];
    person.sit_down(&middle(game, record));
    while person.moment() != Moment::Scoring {
        person.act_by_clicking();
    }
    assert!(person.page.eval::<f64>(LAST).unwrap() < 1.0, "there is something to wait for");
    person.page.run("document.documentElement.dataset.speed = 'usual'").unwrap();
    assert!(person.page.eval::<f64>(LAST).unwrap() > 5000.0, "it counts line by line");
    person.check_no_errors();
}

/// Every bid and every pass is heard once, however fast one follows the other.
#[test]
fn events_are_announced() {
    let mut person = Person::at_desk();
    person.sit_down(&(fresh("medici", &["you", "merchant", "merchant"]) + "first 1\ntile C5\n"));
    person
        .page
        .run(
            "window.heard = [];
            new MutationObserver(changes => changes.forEach(change =>
                change.addedNodes.forEach(line => window.heard.push(line.textContent))
            )).observe(document.querySelector('.announcer'), { childList: true })",
        )
        .unwrap();
    for _ in 0..6 {
        if person.moment() == Moment::Asked {
            person.act_by_clicking();
        }
    }
    person.moment();
    let stored = person.stored("test1");
    let count = |word: &str| stored.matches(word).count();
    let heard = |word: &str| -> usize {
        person
            .page
            .eval(&format!("window.heard.join('\\n').match(/{word}/g)?.length ?? 0"))
            .unwrap()
    };
    assert_eq!((heard("bids? [0-9]"), heard("pass")), (count(" bid "), count(" pass\n")));
    person.check_no_errors();
}
