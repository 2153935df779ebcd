//! Every page at every width in every language; targets for fingers; large print.

use fondaco_browser::{Options, Size};
use fondaco_client::byzanz::{sales, seen_hand};
use fondaco_rules::byzanz::{Cards, HAND_LIMIT};
use fondaco_rules::{AnyGame, Game, ToAct, Viewer};

use crate::everybody::{GAMES, PAGES, begun, middle, parts};
use crate::person::{Moment, Person, told};

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

/// Hands that hold many sets, and many cards.
const HOARDED: &str = include_str!("../../../../tests/golden/byzanz-4-hoarder.record");

/// A table of Byzanz where you are asked and hold more than ever in this game.
fn most(record: &str, of: impl Fn(Cards) -> usize) -> String {
    let events = parts(record).1.len();
    let so_far = (1..events).filter_map(|events| {
        let AnyGame::Byzanz(played) = told(&begun(record, events, &["merchant"])) else {
            return None;
        };
        let ToAct::Player(seat) = played.game.to_act() else { return None };
        let hand = seen_hand(&played.game.view(Viewer::Seat(seat)), seat)?;
        Some((of(hand), events, seat))
    });
    let (most, events, seat) = so_far.max_by_key(|(most, ..)| *most).unwrap();
    assert!(most > 3, "no hand holds more than {most}");
    let mut sitters = ["merchant"; 4];
    sitters[seat.index()] = "you";
    begun(record, events, &sitters)
}

/// Sets that a hand holds, if it has to be no smaller.
fn sets(hand: Cards) -> usize {
    if hand.len() > HAND_LIMIT { 0 } else { sales(hand).len() }
}

/// What is too wide at any width, cut off, or too small for a finger.
fn faults(person: &Person, place: &str) -> Vec<String> {
    person.page.settle().unwrap();
    let mut faults = Vec::new();
    for size in SIZES {
        person.page.resize(size).unwrap();
        let wide = person.page.overflows().unwrap();
        let mut found = [wide, person.page.cut_off().unwrap()].concat();
        // Cards that are too many for a hand lie closer for a moment.
        let is_crowded = person.page.count(".fan .card").unwrap() > HAND_LIMIT as usize;
        if [Size::PHONE, Size::TABLET].contains(&size) && !is_crowded {
            found.extend(person.page.small_targets().unwrap());
        }
        faults.extend(found.iter().map(|fault| format!("{place} at {}: {fault}", size.width)));
    }
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
    let tables = GAMES.into_iter().chain(CROWDED).map(middle);
    let hands = [most(HOARDED, sets), most(HOARDED, |hand| hand.len() as usize)];
    for record in tables.chain(hands) {
        person.sit_down(&record);
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
