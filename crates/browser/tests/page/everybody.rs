//! Accessibility: every page, in every language, for every eye and ear.

use fondaco_browser::{Options, Size};
use fondaco_client::{Replay, link};
use fondaco_rules::{Seat, ToAct};

use crate::person::{Moment, Person, fresh, told};

pub const PAGES: [&str; 14] = [
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

/// Whole games.
pub const GAMES: [&str; 3] = [
    include_str!("../../../../tests/golden/medici-4-mixed.record"),
    include_str!("../../../../tests/golden/strozzi-2-mixed.record"),
    include_str!("../../../../tests/golden/byzanz-4-mixed.record"),
];

/// The name of a record's game, and its events.
pub fn parts(record: &str) -> (&str, Vec<&str>) {
    let game = record.split_whitespace().nth(2).unwrap();
    let events = record.lines().filter(|line| {
        !line.starts_with(['@', '#']) && !line.starts_with("fondaco") && !line.starts_with("result")
    });
    (game, events.collect())
}

/// The first events of a record, at a table with these sitters; the last one sits in all seats
/// that are left.
pub fn begun(record: &str, events: usize, sitters: &[&str]) -> String {
    let (game, all) = parts(record);
    let players: usize = record.split_whitespace().nth(3).unwrap().parse().unwrap();
    let last = sitters.last().unwrap();
    let sitters: Vec<&str> = (0..players).map(|seat| *sitters.get(seat).unwrap_or(last)).collect();
    fresh(game, &sitters) + &all[..events].join("\n") + "\n"
}

/// The middle of a game, at a table with you in the first seat: where you are asked, so that nobody
/// plays on while one looks.
pub fn middle(record: &str) -> String {
    let events = parts(record).1.len();
    let mut so_far = (events / 2..events).map(|events| begun(record, events, &["you", "merchant"]));
    so_far.find(|record| told(record).to_act() == ToAct::Player(Seat::ZERO)).unwrap()
}

fn check(person: &Person, place: &str) {
    person.page.settle().unwrap();
    assert_eq!(person.page.axe().unwrap(), [], "{place}");
    assert_eq!(person.page.overflows().unwrap(), [""; 0], "{place}");
    // A line of words may find another place in the bar.
    check_stays(person, place, if place.starts_with('#') { 1e-6 } else { 0.02 });
}

/// Since the document began no more than that has moved by itself.
fn check_stays(person: &Person, place: &str, most: f64) {
    let shift = person.page.layout_shift().unwrap();
    assert!(shift.sum < most, "{place} shifts by {}: {:?}", shift.sum, shift.moved);
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
    for record in GAMES {
        person.sit_down(&middle(record));
        person.moment();
        check(&person, parts(record).0);
    }
    person.check_no_errors();
}

/// What comes up while one plays, looks back or goes wrong. The whole game is another one in each
/// language.
fn check_moments(size: Size, language: &'static str, dark: bool, game: &str) {
    let options = Options { language, dark, reduced_motion: true, ..Options::default() };
    let mut person = Person::new(size, options);

    person.sit_down(&begun(game, parts(game).1.len(), &["you", "merchant"]));
    assert_eq!(person.moment(), Moment::Over);
    check(&person, "the end of a game");

    let mut replay = Replay::read(game).unwrap();
    person.go(&format!("#/game/{}", link::encode(game)));
    person.page.wait_for(".replay-bar").unwrap();
    for _ in 0..4 {
        replay.next_lot();
        person.page.key("ArrowDown").unwrap();
    }
    let at = format!("document.querySelector('.replay-bar .range').value == {}", replay.at());
    person.page.wait(&at).unwrap();
    check(&person, "a replay");

    // A day is over as soon as its last lot is sold, whatever it is sold for.
    let mut day = Replay::read(GAMES[0]).unwrap();
    day.next_day();
    day.previous_lot();
    person.sit_down(&begun(GAMES[0], day.at(), &["Anna", "Ben", "Cleo", "Dirk"]));
    while person.moment() == Moment::Asked {
        person.act_by_clicking();
    }
    assert_eq!(person.moment(), Moment::Scoring);
    check(&person, "a scoring");

    person.sit_down(&begun(GAMES[2], 6, &["Anna", "Ben", "Cleo", "Dirk"]));
    assert_eq!(person.moment(), Moment::HandOver);
    check(&person, "a hand-over");

    person.sit_down(&(fresh("medici", &["you", "merchant", "merchant"]) + "first 0\ntile C5\n"));
    assert_eq!(person.moment(), Moment::Asked);
    person.page.key("h").unwrap();
    person.page.wait_for(".hint-said").unwrap();
    check(&person, "a hint");
    person.page.key("?").unwrap();
    person.page.wait_for("dialog.keys-shown").unwrap();
    check(&person, "the keys");

    person.go("#/learn/byzanz");
    assert_eq!(person.moment(), Moment::Taught);
    check(&person, "a lesson");

    person.store("over", &begun(game, parts(game).1.len(), &["you", "merchant"]));
    person.store("bad", "fondaco 1 medici 3\nfirst 9\n");
    person.go("#/table/bad");
    person.page.wait_for("main .notice.bad").unwrap();
    check(&person, "a game that cannot be read");
    person.go("#/history");
    person.page.wait_for(".kept.broken").unwrap();
    assert!(person.page.count(".kept").unwrap() > 2);
    check(&person, "games that were played");

    person.go("#/replay");
    person.page.click("#record-text").unwrap();
    person.page.type_text("fondaco 1 medici 3\nfirst 2\ntile C5\n1 draw").unwrap();
    person.page.click("form .button.primary").unwrap();
    person.page.wait_for("main .notice.bad").unwrap();
    check(&person, "a bad record");
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
fn moments_in_english_on_a_phone_by_night() {
    check_moments(Size::PHONE, "en", true, GAMES[1]);
}

#[test]
fn moments_in_german_on_a_tablet_by_day() {
    check_moments(Size::TABLET, "de", false, GAMES[2]);
}

#[test]
fn moments_in_dutch_on_a_laptop_by_night() {
    check_moments(Size::LAPTOP, "nl", true, GAMES[0]);
}

/// Whoever likes another light than the browser, and colours that are easy to tell apart, reads as
/// well.
#[test]
fn chosen_light_and_colours_can_be_read() {
    const CHOSEN: &str = "JSON.stringify(document.documentElement.dataset)";
    let person = Person::new(Size::TABLET, Options::default());
    for (light, place) in [("dark", 3), ("light", 2)] {
        person.go("#/settings");
        person.page.wait_for(".settings").unwrap();
        let choose = |name: &str, place: usize| {
            let field = format!(".settings .segmented:has([name={name}]) label:nth-child({place})");
            person.page.click(&field).unwrap();
        };
        choose("theme", place);
        choose("colours", 2);
        let chosen: String = person.page.eval(CHOSEN).unwrap();
        assert!(chosen.contains(light) && chosen.contains("plain"), "{chosen}");
        assert_eq!(person.page.axe().unwrap(), [], "settings, {light}");
        for record in GAMES {
            person.sit_down(&middle(record));
            assert_eq!(person.moment(), Moment::Asked);
            person.page.settle().unwrap();
            assert_eq!(person.page.axe().unwrap(), [], "{}, {light}", parts(record).0);
        }
    }
    person.check_no_errors();
}

/// The others play at their usual pace, so that most of what they do comes long after a press, and
/// nobody is taken by surprise by what moves then.
fn check_play_stays(size: Size, games: &[&str]) {
    let options = Options { reduced_motion: true, ..Options::default() };
    let mut person = Person::new(size, options);
    person.page.run("localStorage.removeItem('fondaco.setting.speed')").unwrap();
    person.page.reload().unwrap();
    for record in games {
        let before = person.page.layout_shift().unwrap().sum;
        person.sit_down(&middle(record));
        for _ in 0..2 {
            if person.moment() == Moment::Asked {
                person.act_by_clicking();
            }
        }
        person.moment();
        check_stays(&person, parts(record).0, before + 0.03);
    }
    person.check_no_errors();
}

#[test]
fn nothing_moves_by_itself_while_one_plays_at_a_desk() {
    check_play_stays(Size::LAPTOP, &GAMES);
}

#[test]
fn nothing_moves_by_itself_while_one_plays_on_a_phone() {
    check_play_stays(Size::PHONE, &GAMES);
}

#[test]
fn the_language_can_be_chosen() {
    let person = Person::at_desk();
    person.go("#/settings");
    let spoken = |language: &str, title: &str| {
        let is_spoken = format!(
            "document.documentElement.lang === '{language}'
                && document.querySelector('main h1').innerText === '{title}'"
        );
        person.page.wait(&is_spoken).unwrap();
    };
    spoken("en", "Settings");
    // As the browser likes it comes first, then English.
    for (place, language, title) in [(3, "de", "Einstellungen"), (4, "nl", "Instellingen")] {
        person.page.click(&format!(".settings .segmented label:nth-child({place})")).unwrap();
        spoken(language, title);
        person.page.reload().unwrap();
        spoken(language, title);
    }
    person.check_no_errors();
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
    person.sit_down(&middle(GAMES[0]));
    while person.moment() != Moment::Scoring {
        person.act_by_clicking();
    }
    assert!(person.page.eval::<f64>(LAST).unwrap() < 1.0, "there is something to wait for");
    person.page.run("document.documentElement.dataset.speed = 'usual'").unwrap();
    assert!(person.page.eval::<f64>(LAST).unwrap() > 5000.0, "it counts line by line");
    person.check_no_errors();
}

/// Plays a little. Each word, as a pattern, is heard once for every event that tells of it, however
/// fast one follows the other.
fn check_heard(record: &str, words: [(&str, &[&str]); 2]) {
    let mut person = Person::at_desk();
    person.sit_down(record);
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
    for (word, events) in words {
        let heard: usize = person
            .page
            .eval(&format!("window.heard.join('\\n').match(/{word}/g)?.length ?? 0"))
            .unwrap();
        let told: usize = events.iter().map(|event| stored.matches(event).count()).sum();
        assert!(told > 0, "nothing to hear of {events:?}");
        assert_eq!(heard, told, "{word}: {}", person.page.eval::<String>("heard.join()").unwrap());
    }
    person.check_no_errors();
}

#[test]
fn bids_of_medici_are_announced() {
    let record = fresh("medici", &["you", "merchant", "merchant"]) + "first 1\ntile C5\n";
    check_heard(&record, [("bids? [0-9]", &[" bid "]), ("pass", &[" pass\n"])]);
}

#[test]
fn prices_and_answers_are_announced() {
    let record = fresh("strozzi", &["you", "merchant"]) + "tile C3\n";
    check_heard(&record, [("asks? [0-9]", &[" price "]), ("refuse|buy", &[" refuse\n", " buy\n"])]);
}

#[test]
fn bids_of_byzanz_are_announced() {
    let record = fresh("byzanz", &["you", "merchant", "merchant"]);
    check_heard(&record, [("bids? |adds? ", &[" bid "]), (r"\bpass(es)?\b", &[" pass\n"])]);
}
