//! Every page at every width in every language; targets for fingers; large print.

use fondaco_browser::{Options, Size};

use crate::everybody::{GAMES, PAGES, middle};
use crate::person::{Moment, Person};

/// What a laptop shows at twice the size.
const ZOOMED: Size = Size { width: 720, height: 450 };

const SIZES: [Size; 4] = [Size::LAPTOP, Size::TABLET, ZOOMED, Size::PHONE];

/// Tables with many around them.
const CROWDED: [&str; 4] = [
    include_str!("../../../../tests/golden/medici-5-mixed.record"),
    include_str!("../../../../tests/golden/medici-6-mixed.record"),
    include_str!("../../../../tests/golden/byzanz-5-mixed.record"),
    include_str!("../../../../tests/golden/byzanz-6-mixed.record"),
];

/// What is too wide at any width, or too small for a finger.
fn faults(person: &Person, place: &str) -> Vec<String> {
    person.page.settle().unwrap();
    let mut faults = Vec::new();
    for size in SIZES {
        person.page.resize(size).unwrap();
        let wide = person.page.overflows().unwrap();
        faults.extend(wide.iter().map(|wide| format!("{place} at {}: {wide}", size.width)));
    }
    let small = person.page.small_targets().unwrap();
    faults.extend(small.iter().map(|small| format!("{place}: {small}")));
    faults
}

fn check_widths(language: &'static str) {
    let options = Options { language, reduced_motion: true, ..Options::default() };
    let person = Person::new(Size::PHONE, options);
    let mut found = Vec::new();
    for place in PAGES {
        person.go(place);
        person.page.wait_for("main h1, main h2").unwrap();
        found.extend(faults(&person, place));
    }
    for record in GAMES.into_iter().chain(CROWDED) {
        person.sit_down(&middle(record));
        let place = record.lines().next().unwrap();
        assert_eq!(person.moment(), Moment::Asked);
        found.extend(faults(&person, place));
    }
    assert_eq!(found, [""; 0], "{found:#?}");
    person.check_no_errors();
}

#[test]
fn every_width_in_english() {
    check_widths("en");
}

#[test]
fn every_width_in_german() {
    check_widths("de");
}

#[test]
fn every_width_in_dutch() {
    check_widths("nl");
}
