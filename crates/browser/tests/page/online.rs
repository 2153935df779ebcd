//! People far from each other, at one table of a server.

use std::time::Duration;

use fondaco_browser::{Options, Size};
use serde_json::{Value, json};

use crate::person::{Moment, Person};

/// Records every message that a page gets from the server.
pub const LISTEN: &str = "window.heard = [];
    window.Native ??= WebSocket;
    window.WebSocket = class extends Native {
        constructor(...all) {
            super(...all);
            window.socket = this;
            this.addEventListener('message', event => heard.push(event.data));
        }
    }";

/// Enters a name, as everyone does on the first visit.
fn come_in(person: &Person, name: &str) {
    person.go("#/online");
    person.page.wait_for("#my-name").unwrap();
    person.page.click("#my-name").unwrap();
    person.page.type_text(name).unwrap();
    person.page.click(".name-form .button.primary").unwrap();
    person.page.wait_for("#mine-title").unwrap();
}

fn somebody(name: &str) -> Person {
    named(Person::at_desk(), name)
}

/// The same person with a name.
pub fn named(person: Person, name: &str) -> Person {
    come_in(&person, name);
    person
}

/// Asks the server in the name of this person.
pub fn ask(person: &Person, method: &str, path: &str, body: &Value) -> Value {
    let script = format!(
        "fetch('./api/v1{path}', {{
            method: '{method}',
            headers: {{
                authorization: 'Bearer ' + localStorage.getItem('fondaco.key'),
                'content-type': 'application/json',
            }},
            body: {},
        }}).then(answer => answer.json())",
        if body.is_null() { "null".to_owned() } else { json!(body.to_string()).to_string() }
    );
    person.page.eval(&script).unwrap()
}

/// A table that starts when everyone has sat down.
fn table_of(host: &Person, game: &str, seats: &[Value]) -> String {
    let table = json!({
        "game": game, "seats": seats, "public": true, "clock": 0, "start_when_full": true,
    });
    let table = ask(host, "POST", "/tables", &table);
    table["id"].as_str().unwrap_or_else(|| panic!("{table}")).to_owned()
}

fn sit_down(person: &Person, id: &str) {
    person.go(&format!("#/online/{id}"));
    person.page.wait_for(".room .button.primary").unwrap();
    person.page.click(".room .button.primary").unwrap();
}

/// Two people at a table that has just begun.
fn two_at(game: &str) -> (Vec<Person>, String) {
    at_one_table(game, vec![somebody("Anna"), somebody("Ben")])
}

/// The first sets up a table, the others come by its link; a bot makes it three.
pub fn at_one_table(game: &str, people: Vec<Person>) -> (Vec<Person>, String) {
    let mut seats = vec![json!("host")];
    seats.resize(people.len(), json!("open"));
    if game != "strozzi" {
        seats.resize(3, json!({"bot": "random"}));
    }
    let id = table_of(&people[0], game, &seats);
    for person in &people {
        person.page.run(LISTEN).unwrap();
    }
    people[0].go(&format!("#/online/{id}"));
    people[0].page.wait_for(".room").unwrap();
    for person in &people[1..] {
        sit_down(person, &id);
    }
    for person in &people {
        person.page.wait_for(&format!(".table-page.{game}")).unwrap();
    }
    (people, id)
}

/// Does one decision, if this person is asked.
pub fn act(person: &mut Person) {
    let before = person.events();
    for attempt in 0..40 {
        if person.moment_now() != Some(Moment::Asked) || person.events() != before {
            return;
        }
        person.press_something(attempt);
        person.page.wait("!document.querySelector('.bar[aria-busy=true]')").unwrap();
    }
    panic!("nothing happens: {}", person.page.visible_text().unwrap());
}

/// Plays on until so many events have happened, or the game is over for all.
pub fn play_on(people: &mut [Person], events: usize) {
    loop {
        let mut over = 0;
        for person in people.iter_mut() {
            match person.moment_now() {
                Some(Moment::Asked) => act(person),
                Some(Moment::Scoring) => {
                    person.page.click(".scoring-dialog .button.primary").unwrap();
                }
                Some(Moment::Over) => over += 1,
                Some(Moment::HandOver | Moment::Taught) => panic!("nobody hands over or teaches"),
                None => {}
            }
        }
        if over == people.len() || people.iter().all(|person| person.events() >= events) {
            return;
        }
    }
}

/// Presses what makes a game short, within the page, which is quicker than a hand: sets are sold,
/// lots are large, nobody bids, and what was bought is thrown away.
const SHORTEN: &str = r#"window.pressing = setInterval(() => {
    const can = it => !it.disabled && it.ariaDisabled !== 'true' && it.checkVisibility();
    const first = what => [...document.querySelectorAll(what)].find(can);
    document.querySelector('dialog.scoring-dialog[open] .button.primary')?.click();
    if (!document.querySelector('.bar.yours[aria-busy=false]')) return;
    const keys = ['S', 'D', 'P', 'X'].map(key => `.table-main [aria-keyshortcuts="${key}"]`);
    const picks = ['.actions [aria-pressed=false]', '.fan [aria-pressed=false]'];
    [...keys, '.bar .button.primary', ...picks].map(first).find(it => it)?.click();
}, 20)"#;

/// Plays on by itself until the game is over.
pub fn play_to_the_end(people: &[Person]) {
    for person in people {
        person.page.run(SHORTEN).unwrap();
        person.page.set_patience(Duration::from_mins(2));
    }
    for person in people {
        person.page.wait_for(".end").unwrap();
    }
}

#[test]
fn whoever_looks_on_sees_no_hands_and_cannot_act() {
    let (mut people, id) = two_at("byzanz");
    play_on(&mut people, 8);
    let onlooker = Person::at_desk();
    onlooker.go(&format!("#/online/{id}"));
    onlooker.page.wait_for(".table-page.byzanz").unwrap();
    onlooker.page.wait_for(".asides .notice").unwrap();
    assert_eq!(onlooker.page.count(".fan .card:not(.hidden)").unwrap(), 0);
    assert_eq!(onlooker.page.count(".bar.yours, .actions button").unwrap(), 0);
    onlooker.check_no_errors();
}

#[test]
fn two_cards_that_are_given_up_together_both_go() {
    let people = ["Anna", "Ben", "Cora"].map(somebody).into();
    let (people, _) = at_one_table("byzanz", people);
    // Nobody bids: whoever passes first gets all six cards of the lot and holds ten.
    for _ in &people {
        let asked = loop {
            let is_asked =
                |person: &&Person| person.page.count("[aria-keyshortcuts=P]").unwrap() > 0;
            if let Some(asked) = people.iter().find(is_asked) {
                break asked;
            }
        };
        let before = asked.events();
        asked.page.click("[aria-keyshortcuts=P]").unwrap();
        for person in &people {
            person.wait_for_more_than(before);
        }
    }
    let holds =
        |count: usize| format!("document.querySelectorAll('.fan .pick').length === {count}");
    let holds_ten = |person: &&Person| person.page.eval::<bool>(&holds(10)).unwrap();
    let rich = people.iter().find(holds_ten).unwrap();
    assert_eq!(rich.moment(), Moment::Asked);
    for key in ["1", "2", "Enter"] {
        rich.page.key(key).unwrap();
    }
    rich.page.wait(&holds(8)).unwrap();
    rich.check_no_errors();
}

pub fn say(person: &Person, words: &str) {
    person.page.click("#say").unwrap();
    person.page.type_text(words).unwrap();
    person.page.key("Enter").unwrap();
}

#[test]
fn talk_is_text_and_people_can_be_muted() {
    let (people, _) = two_at("strozzi");
    let (anna, ben) = (&people[0].page, &people[1].page);
    anna.key("t").unwrap();
    say(&people[0], "<b>no</b>");
    anna.wait_for(".bar .why[role=alert]").unwrap();
    let words = "I <3 spice & \"dye\"";
    say(&people[0], words);
    ben.wait_for(".toolbar .unread").unwrap();
    ben.key("t").unwrap();
    ben.wait_for(".said li").unwrap();
    assert_eq!(ben.text(".said li p").unwrap(), words);
    assert_eq!(ben.count(".toolbar .unread").unwrap(), 0);
    // Even a server that lets tags through does no harm.
    let evil = "<img src=x onerror=\"window.hacked=1\">";
    let said = json!({"number": 99, "at": 0, "person": "eve", "name": "<b>Eve</b>", "text": evil});
    let news = json!({"say": "talk", "said": said}).to_string();
    ben.run(&format!(
        "socket.dispatchEvent(new MessageEvent('message', {{data: {}}}))",
        json!(news)
    ))
    .unwrap();
    ben.wait("document.querySelectorAll('.said li').length === 2").unwrap();
    assert_eq!(ben.text(".said li:last-child p").unwrap(), evil);
    assert_eq!(ben.count(".said img, .said b").unwrap(), 0);
    assert!(ben.eval::<bool>("window.hacked === undefined").unwrap());
    ben.click(".said li:first-child .mute").unwrap();
    ben.wait_for(".said .muted").unwrap();
    assert_ne!(ben.text(".said .muted p").unwrap(), words);
    people[1].check_no_errors();
}

#[test]
fn a_decision_is_taken_back_if_the_other_agrees() {
    let (mut people, _) = two_at("strozzi");
    // Until a player may take back a decision.
    let asker = loop {
        let may = |person: &Person| {
            person.page.count(".toolbar [aria-keyshortcuts=U]:not([disabled])").unwrap() > 0
        };
        if let Some(asker) = people.iter().position(may) {
            break asker;
        }
        let events = people[0].events();
        play_on(&mut people, events + 1);
    };
    let other = 1 - asker;
    people[asker].page.click(".toolbar [aria-keyshortcuts=U]").unwrap();
    people[other].page.wait_for(".undo-asked .button.primary").unwrap();
    let before = people[other].events();
    people[other].page.click(".undo-asked .button.primary").unwrap();
    for person in &people {
        person
            .page
            .wait(&format!("document.querySelector('.table-page').dataset.events < {before}"))
            .unwrap();
    }
    let events = people[0].events();
    play_on(&mut people, events + 4);
    people[0].check_no_errors();
}

#[test]
fn whoever_leaves_is_played_for_and_comes_back() {
    let (people, _) = two_at("strozzi");
    people[0].page.click(".toolbar button[title=Leave]").unwrap();
    people[0].page.click("dialog .button.primary").unwrap();
    people[0].page.wait_for(".asides .button.primary").unwrap();
    people[1].page.wait_for(".seated .one.bot").unwrap();
    people[0].page.click(".asides .button.primary").unwrap();
    people[1].page.wait("!document.querySelector('.seated .one.bot')").unwrap();
    people[0].check_no_errors();
}

#[test]
fn a_table_is_set_up_and_joined_by_its_link() {
    let anna = somebody("Anna");
    anna.page.click("a[href='#/online/new/strozzi']").unwrap();
    anna.page.wait_for(".set-up form").unwrap();
    anna.page.click("button[type=submit]").unwrap();
    anna.page.wait_for("#table-link").unwrap();
    let link: String = anna.page.eval("document.querySelector('#table-link').value").unwrap();
    let (_, place) = link.split_once('#').unwrap();
    // A newcomer enters a name and sits down.
    let ben = Person::at_desk();
    ben.go(&format!("#{place}"));
    ben.page.wait_for(".room #my-name").unwrap();
    ben.page.click("#my-name").unwrap();
    ben.page.type_text("Ben").unwrap();
    ben.page.key("Enter").unwrap();
    for person in [&anna, &ben] {
        person.page.wait_for(".table-page.strozzi").unwrap();
        person.check_no_errors();
    }
}

#[test]
fn a_key_travels_in_a_fragment_and_leaves_no_trace() {
    let anna = somebody("Anna");
    let key: String = anna.page.eval("localStorage.getItem('fondaco.key')").unwrap();
    let other = Person::at_desk();
    other.go(&format!("#/key/{key}"));
    other.page.wait_for("#mine-title").unwrap();
    assert!(other.page.text("#mine-title").unwrap().contains("Anna"));
    assert_eq!(other.page.eval::<String>("location.hash").unwrap(), "#/online");
    // A browser that has a key asks first.
    let ben = somebody("Ben");
    ben.page.run(&format!("location.hash = '#/key/{key}'")).unwrap();
    ben.page.wait_for("dialog[open] .button:not(.primary)").unwrap();
    assert_eq!(ben.page.eval::<String>("location.hash").unwrap(), "#/online");
    ben.page.click("dialog[open] .button:not(.primary)").unwrap();
    ben.page.wait("!document.querySelector('dialog[open]')").unwrap();
    assert!(ben.page.text("#mine-title").unwrap().contains("Ben"));
    ben.check_no_errors();
}

#[test]
fn a_static_host_shows_no_tables_of_a_server() {
    let person = Person::at_desk();
    person.page.run("document.querySelector('meta[name=fondaco-server]').remove()").unwrap();
    person.page.run("location.hash = '#/settings'").unwrap();
    person.page.wait_for(".settings").unwrap();
    person.page.run("location.hash = '#/'").unwrap();
    person.page.wait_for(".game-card").unwrap();
    assert_eq!(person.page.count(".home-online").unwrap(), 0);
    person.page.run("location.hash = '#/online'").unwrap();
    person.page.wait_for("main .lead").unwrap();
    person.check_no_errors();
}

/// It is accessible, and nothing overflows.
pub fn check(person: &Person, place: &str) {
    person.page.settle().unwrap();
    assert_eq!(person.page.axe().unwrap(), [], "{place}");
    assert_eq!(person.page.overflows().unwrap(), [""; 0], "{place}");
}

fn check_everything(size: Size, language: &'static str, dark: bool) {
    let options = Options { language, dark, reduced_motion: true, ..Options::default() };
    let person = Person::new(size, options);
    person.go("#/online");
    person.page.wait_for("#my-name").unwrap();
    check(&person, "the first visit");
    come_in(&person, "Anna");
    let wish = |game: &str, seats: Value| json!({"game": game, "seats": seats, "public": true, "clock": 120, "start_when_full": true});
    let room = ask(&person, "POST", "/tables", &wish("medici", json!(["host", "open", "open"])));
    let number =
        ask(&person, "GET", "/me", &Value::Null)["id"].as_str().unwrap_or_default().to_owned();
    let mut places = vec![
        "#/".to_owned(),
        "#/online".to_owned(),
        "#/online/new/byzanz".to_owned(),
        "#/online/new/strozzi".to_owned(),
        "#/standings/medici".to_owned(),
        format!("#/player/{number}"),
        format!("#/online/{}", room["id"].as_str().unwrap()),
        "#/online/nothing".to_owned(),
    ];
    for (game, bots) in [("medici", 3), ("strozzi", 1), ("byzanz", 3)] {
        let mut seats = vec![json!("host")];
        seats.resize(bots + 1, json!({"bot": "random"}));
        let table = ask(&person, "POST", "/tables", &wish(game, seats.into()));
        places.push(format!("#/online/{}", table["id"].as_str().unwrap()));
    }
    for place in &places {
        person.go(place);
        person.page.wait_for("main h1, main h2").unwrap();
        person.page.wait("!/…$/.test(document.querySelector('main h1').innerText)").unwrap();
        if person.page.count(".table-page").unwrap() > 0 {
            person.moment();
            person.page.key("t").unwrap();
        }
        check(&person, place);
    }
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
