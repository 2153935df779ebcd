//! An evening of two people on a server, and of one who looks on.

use fondaco_browser::Fondaco;
use serde_json::{Value, json};

use super::Tour;
use crate::evening::first_asked;
use crate::online::{ask, named, play_on, play_to_the_end, say};
use crate::person::Person;

pub fn go(tour: &mut Tour) {
    // A house of its own, so that nothing is seen of what others play.
    let fondaco = Fondaco::serve().unwrap();
    let come = || Person::at(fondaco.address(), tour.look.size, tour.options());
    let (anna, ben, onlooker) = (come(), come(), come());
    anna.go("#/online");
    tour.stop(&anna, "online/welcome", "#my-name");
    let mut people = [named(anna, "Anna"), named(ben, "Ben")];
    for game in ["medici", "strozzi", "byzanz"] {
        people[0].go("#/online");
        people[0].page.wait_for("#mine-title").unwrap();
        people[0].go(&format!("#/online/new/{game}"));
        tour.stop(&people[0], &format!("online/new-{game}"), ".set-up form");
    }
    medici(tour, &people);
    byzanz(tour, &people, &onlooker);
    strozzi(tour, &mut people);
    looking_up(tour, &people[0]);
}

/// A table that fills, talk, and passing for the rest of the day.
fn medici(tour: &mut Tour, people: &[Person; 2]) {
    let [anna, ben] = people;
    let id = set_up(people, "medici", 120);
    say(ben, "Good evening! Shall we?");
    anna.page.wait_for(".said li").unwrap();
    tour.stop(anna, "online/room-host", "#table-link");
    tour.stop(ben, "online/room-guest", ".room .button.primary");
    join(people, "medici", &id);
    let asked = first_asked(people);
    let (asked, other) = (&people[asked], &people[1 - asked]);
    other.page.key("t").unwrap();
    other.page.wait_for(".talk").unwrap();
    say(other, "What a lot! I would not pay more than 9 for it.");
    tour.stop(asked, "online/medici-asked", ".toolbar .unread");
    tour.stop(other, "online/medici-talk", ".talk .said li");
    other.page.click("button.by-order").unwrap();
    tour.stop(other, "online/medici-passes", "button.by-order[aria-pressed=true]");
}

/// An auction with a limit, and an onlooker.
fn byzanz(tour: &mut Tour, people: &[Person; 2], onlooker: &Person) {
    let id = set_up(people, "byzanz", 259_200);
    join(people, "byzanz", &id);
    // As long as the first of them thinks, the other is in the first auction.
    let other = &people[1 - first_asked(people)];
    other.page.wait_for("form.by-order").unwrap();
    other.page.click("#limit").unwrap();
    other.page.type_text("14").unwrap();
    tour.stop(other, "online/byzanz-limit", "form.by-order");
    onlooker.go(&format!("#/online/{id}"));
    tour.stop(onlooker, "online/byzanz-watched", ".asides .notice");
}

/// A decision that is to be taken back, a bot that stands in, the end, and once more.
fn strozzi(tour: &mut Tour, people: &mut [Person; 2]) {
    const UNDO: &str = ".toolbar [aria-keyshortcuts=U]:not([disabled])";
    let id = set_up(people, "strozzi", 0);
    join(people, "strozzi", &id);
    while people[0].page.count(UNDO).unwrap() == 0 {
        let events = people[0].events();
        play_on(people, events + 1);
    }
    let [anna, ben] = &*people;
    anna.page.click(UNDO).unwrap();
    tour.stop(ben, "online/strozzi-undo", ".undo-asked .button.primary");
    ben.page.click(".undo-asked .button.primary").unwrap();
    anna.page.wait("!document.querySelector('.undo-asked')").unwrap();
    ask(ben, "POST", &format!("/tables/{id}"), &json!({"do": "leave"}));
    tour.stop(ben, "online/strozzi-away", ".asides .button.primary");
    ben.page.click(".asides .button.primary").unwrap();
    play_to_the_end(people);
    for person in &*people {
        person.page.run("clearInterval(window.pressing)").unwrap();
    }
    anna.page.click(".end .button.primary").unwrap();
    tour.stop(ben, "online/end", ".asides a.button.primary");
    ben.go(&format!("#/online/{id}/replay"));
    tour.stop(ben, "online/replay", ".replay .stage");
}

/// The list of tables, and the standings.
fn looking_up(tour: &mut Tour, anna: &Person) {
    anna.go("#/online");
    anna.page.wait_for(".kept").unwrap();
    anna.page
        .run("document.querySelectorAll('.mine details').forEach(it => it.open = true)")
        .unwrap();
    tour.stop(anna, "online/hall", ".mine details[open]");
    for (game, what) in
        [("medici", ".standings .lead"), ("strozzi", ".board"), ("byzanz", ".standings .lead")]
    {
        anna.go(&format!("#/standings/{game}"));
        tour.stop(anna, &format!("online/standings-{game}"), what);
    }
    let me = ask(anna, "GET", "/me", &Value::Null);
    anna.go(&format!("#/player/{}", me["id"].as_str().unwrap()));
    tour.stop(anna, "online/player", ".player-head");
}

/// Anna sets up a table, and both look at it.
fn set_up(people: &[Person; 2], game: &str, clock: u32) -> String {
    let mut seats = vec![json!("host"), json!("open")];
    if game != "strozzi" {
        seats.extend([json!({"bot": "merchant"}), json!({"bot": "apprentice"})]);
    }
    let wish = json!({
        "game": game, "seats": seats, "public": true, "clock": clock, "start_when_full": true,
    });
    let table = ask(&people[0], "POST", "/tables", &wish);
    let id = table["id"].as_str().unwrap().to_owned();
    for person in people {
        person.go(&format!("#/online/{id}"));
        person.page.wait_for(".room").unwrap();
    }
    id
}

/// Ben takes the last seat, and the game begins.
fn join(people: &[Person; 2], game: &str, id: &str) {
    ask(&people[1], "POST", &format!("/tables/{id}"), &json!({"do": "join"}));
    for person in people {
        person.page.wait_for(&format!(".table-page.{game} .bar")).unwrap();
    }
}
