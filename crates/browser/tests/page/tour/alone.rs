//! Alone at the screen: pages, tables, lessons, and what is said when something is wrong.

use std::collections::BTreeSet;

use fondaco_client::link;

use super::Tour;
use crate::everybody::{GAMES, begun, parts};
use crate::person::{Moment, Person};

/// A page: its name, its address, and what it is for.
const PAGES: [(&str, &str, &str); 6] = [
    ("pages/home", "#/", ".home .game-card"),
    ("pages/lessons", "#/learn", ".lessons .game-card"),
    ("pages/replay", "#/replay", "#record-text"),
    ("pages/settings", "#/settings", ".settings .sample"),
    ("pages/rulings", "#/rules/rulings", "#of-byzanz"),
    ("pages/about", "#/about", ".about .credits"),
];

/// What the first seat is asked for in each of the games, and after how many events. At the last of
/// these moments the master is asked for a hint.
const ASKED: [&[(&str, usize)]; 3] = [
    &[("outbid", 7), ("draw", 42), ("bid", 110)],
    &[("price", 1), ("load", 3), ("harbour", 81), ("answer", 44)],
    &[
        ("pass", 9),
        ("market", 24),
        ("too-many", 49),
        ("give", 61),
        ("last-sales", 155),
        ("bid", 58),
    ],
];

pub fn go(tour: &mut Tour) {
    let mut person = Person::new(tour.look.size, tour.options());
    for (name, place, what) in PAGES {
        person.go(place);
        tour.stop(&person, name, what);
    }
    for (record, asked) in GAMES.into_iter().zip(ASKED) {
        game(tour, &mut person, record, asked);
    }
    hand_over(tour, &person);
    // By now there are games to be seen.
    person.go("#/history");
    tour.stop(&person, "pages/history", ".history .kept");
    person.go("#/");
    tour.stop(&person, "pages/home-again", ".unfinished .kept");
    person.go(&format!("#/game/{}", link::encode(GAMES[0])));
    tour.stop(&person, "pages/replay-of-a-link", ".replay-bar");
    faults(tour, &person);
}

/// Everything there is to be seen of a game.
fn game(tour: &mut Tour, person: &mut Person, record: &str, asked: &[(&str, usize)]) {
    let (game, events) = parts(record);
    let mut stop = |person: &Person, name: &str, what: &str| {
        tour.stop(person, &format!("{game}/{name}"), what);
    };
    person.go(&format!("#/new/{game}"));
    stop(person, "set-up", ".set-up form");
    person.go(&format!("#/rules/{game}"));
    stop(person, "rules", ".rules #rulings");
    person.go(&format!("#/learn/{game}"));
    stop(person, "lesson", ".coach:not(.waits)");

    let mut questions = BTreeSet::new();
    for &(name, events) in asked {
        let table = format!("{game}{events}");
        sit_down(person, &table, &begun(record, events, &["you", "merchant"]));
        stop(person, &format!("asked-{name}"), ".bar.yours .ask");
        let question = person.page.text(".bar.yours .ask").unwrap();
        assert!(questions.insert(question), "{game} asks for {name} as for something else");
    }
    for (key, name, what) in
        [("h", "hint", ".hint-said"), ("l", "log", ".beside .log"), ("?", "keys", ".keys-shown")]
    {
        person.page.key(key).unwrap();
        stop(person, name, what);
    }
    // Both would lie over what is pressed next.
    for key in ["Escape", "l"] {
        person.page.key(key).unwrap();
    }

    if game != "byzanz" {
        while person.moment() == Moment::Asked {
            person.act_by_clicking();
        }
        stop(person, "scoring", ".scoring-dialog[open]");
    }
    let table = format!("{game}over");
    sit_down(person, &table, &begun(record, events.len(), &["you", "merchant"]));
    stop(person, "end", ".end .ranking");
    person.page.run("document.querySelector('.looking-back').scrollIntoView()").unwrap();
    stop(person, "looking-back", ".looking-back");

    person.go(&format!("#/replay/{table}"));
    person.page.wait_for(".replay-bar").unwrap();
    person.page.key("PageDown").unwrap();
    person.page.key("ArrowDown").unwrap();
    stop(person, "replay", ".replay .stage");
}

/// The screen goes to another player.
fn hand_over(tour: &mut Tour, person: &Person) {
    sit_down(person, "handed1", &begun(GAMES[2], 24, &["Anna", "Ben", "merchant"]));
    tour.stop(person, "byzanz/hand-over", ".hand-over[open]");
}

/// What is said when something is wrong.
fn faults(tour: &mut Tour, person: &Person) {
    person.go("#/nowhere");
    tour.stop(person, "faults/unknown-page", "main > [class=page] .button.primary");
    person.go("#/game/AAAA-not-a-game");
    tour.stop(person, "faults/damaged-link", "main .notice");
    person.go("#/replay");
    person.page.click("#record-text").unwrap();
    person.page.type_text("fondaco 1 medici 3\nfirst 1\ntile C5\n0 draw").unwrap();
    person.page.click(".opener .button.primary").unwrap();
    tour.stop(person, "faults/bad-record", ".opener .notice");
    person.store("bad1", "fondaco 1 medici 3\nfirst 9\n");
    person.go("#/table/bad1");
    tour.stop(person, "faults/damaged-game", "main .notice");
    sit_down(person, "full1", &begun(GAMES[0], 42, &["you", "merchant"]));
    person
        .page
        .run(
            "Storage.prototype.setItem = () => {
                throw new DOMException('full', 'QuotaExceededError')
            }",
        )
        .unwrap();
    // Whatever is to be kept next tells that it is not.
    person.page.click(".bar.yours .button.primary").unwrap();
    tour.stop(person, "faults/storage-full", "body > .notice");
}

/// Sits down at a table of its own, which is found again in the list of games.
fn sit_down(person: &Person, id: &str, record: &str) {
    // The table that is shown must not be taken for the new one.
    person.go("#/");
    person.page.wait("document.querySelector('.table-page') === null").unwrap();
    person.store(id, record);
    person.go(&format!("#/table/{id}"));
    person.moment();
}
