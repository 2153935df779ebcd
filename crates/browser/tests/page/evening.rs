//! What people do around a game on a server: once more, orders, notifications.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::thread::{self, JoinHandle};

use fondaco_browser::{Fondaco, Options, Size};
use serde_json::{Value, json};

use crate::online::{act, ask, at_one_table, check, named, play_on, play_to_the_end};
use crate::person::{Moment, Person};

/// A person with a name and a phone in this language.
fn on_phone(name: &str, language: &'static str, dark: bool) -> Person {
    somebody(Size::PHONE, name, language, dark)
}

fn at_desk(name: &str, language: &'static str, dark: bool) -> Person {
    somebody(Size::LAPTOP, name, language, dark)
}

fn somebody(size: Size, name: &str, language: &'static str, dark: bool) -> Person {
    let options = Options { language, dark, reduced_motion: true, ..Options::default() };
    named(Person::new(size, options), name)
}

#[test]
fn the_same_people_play_once_more_and_are_ranked() {
    let (anna, ben) = (on_phone("Anna", "de", true), on_phone("Ben", "nl", false));
    let (people, _) = at_one_table("strozzi", vec![anna, ben]);
    play_to_the_end(&people);
    for person in &people {
        person.page.run("clearInterval(window.pressing)").unwrap();
        check(person, "the end");
    }
    people[0].page.click(".end .button.primary").unwrap();
    people[0].page.wait_for(".room .lead").unwrap();
    let lead = people[0].page.text(".room .lead").unwrap();
    assert!(lead.contains("fehlt noch"), "{lead}");
    people[1].page.wait_for(".asides a.button.primary").unwrap();
    people[1].page.click(".end .button.primary").unwrap();
    for person in &people {
        person.page.wait_for(".table-page.strozzi .bar").unwrap();
        assert!(person.events() < 5);
    }
    people[0].go("#/standings/strozzi");
    people[0].page.wait_for(".board").unwrap();
    let board = people[0].page.text(".board").unwrap();
    assert!(board.contains("Anna") && board.contains("Ben"), "{board}");
    check(&people[0], "the leader board");
    let me = ask(&people[0], "GET", "/me", &Value::Null);
    people[0].go(&format!("#/player/{}", me["id"].as_str().unwrap()));
    people[0].page.wait_for(".player .kept").unwrap();
    check(&people[0], "the page of a player");
    people[0].check_no_errors();
}

/// Plays until what is wanted is so, which has to be before the game is over.
fn play_until(people: &mut [Person], wanted: impl Fn(&[Person]) -> bool) {
    while !wanted(people) {
        let events = people[1].events();
        play_on(people, events + 1);
        let over = people.iter().all(|person| person.moment_now() == Some(Moment::Over));
        assert!(!over, "the game is over, and what was wanted has not come");
    }
}

/// Does what is to be done, if there is something.
fn go_on(person: &mut Person) {
    match person.moment_now() {
        Some(Moment::Asked) => act(person),
        Some(Moment::Scoring) => person.page.click(".scoring-dialog .button.primary").unwrap(),
        _ => {}
    }
}

#[test]
fn passing_for_the_day_is_ordered_and_taken_back() {
    let (anna, ben) = (on_phone("Anna", "de", false), on_phone("Ben", "nl", true));
    let (people, _) = at_one_table("medici", vec![anna, ben]);
    // The player who is not asked orders it: for the other it would end at once.
    let other = &people[1 - first_asked(&people)];
    other.page.click("button.by-order").unwrap();
    other.page.wait_for("button.by-order[aria-pressed=true]").unwrap();
    check(other, "an order to pass");
    other.page.click("button.by-order").unwrap();
    other.page.wait_for("button.by-order[aria-pressed=false]").unwrap();
    other.check_no_errors();
}

#[test]
fn a_limit_for_bids_is_ordered_and_taken_back() {
    let (anna, ben) = (at_desk("Anna", "nl", true), at_desk("Ben", "de", false));
    let (people, _) = at_one_table("byzanz", vec![anna, ben]);
    // As long as the first of them thinks, the other is in the first auction.
    let other = &people[1 - first_asked(&people)];
    let page = &other.page;
    page.wait_for("form.by-order").unwrap();
    page.click("#limit").unwrap();
    page.type_text("14").unwrap();
    check(other, "a limit");
    page.key("Enter").unwrap();
    page.wait_for(".by-order .chip").unwrap();
    assert!(page.text(".by-order .chip").unwrap().contains("14"));
    check(other, "an order to bid");
    page.click(".by-order .button").unwrap();
    page.wait_for("form.by-order").unwrap();
    other.check_no_errors();
}

/// Who of them is asked first.
pub fn first_asked(people: &[Person]) -> usize {
    loop {
        let asked = |person: &Person| person.moment_now() == Some(Moment::Asked);
        if let Some(place) = people.iter().position(asked) {
            return place;
        }
    }
}

/// Notes what somebody would be told, as a browser on a desk does, or a phone, which shows notices
/// of its service worker only.
const NOTICES: &str = "window.called = [];
    window.answer = 'default';
    window.isPhone = false;
    window.Notification = class {
        static permission = 'default';
        static async requestPermission() { Notification.permission = answer; }
        constructor(title, options) {
            if (isPhone) throw new TypeError('Illegal constructor');
            called.push(['desk', title, options.tag]);
        }
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        called.push(['phone', title, options.tag]);
    };
    navigator.serviceWorker.ready.then(() => true)";

#[test]
fn somebody_who_looks_elsewhere_is_called() {
    let anna = named(Person::with_worker_at_desk(), "Anna");
    let ben = on_phone("Ben", "en", false);
    anna.page.run(NOTICES).unwrap();
    // She does not answer the browser's question, and then she does.
    let switch = ".mine [role=switch]";
    anna.page.click(switch).unwrap();
    anna.page.wait_for(".mine [role=switch]:not(:checked)").unwrap();
    anna.page.run("answer = 'granted'").unwrap();
    anna.page.click(switch).unwrap();
    anna.page.wait_for(".mine [role=switch]:checked").unwrap();
    let (mut people, id) = at_one_table("strozzi", vec![anna, ben]);
    for (number, kind) in ["desk", "phone"].into_iter().enumerate() {
        let script = format!(
            "isPhone = {}; called.length = 0;
            Object.defineProperty(document, 'visibilityState', {{
                configurable: true, get: () => 'hidden',
            }});",
            number == 1
        );
        // Her turn comes while she looks elsewhere.
        play_until(&mut people, |people| people[1].moment_now() == Some(Moment::Asked));
        people[0].page.run(&script).unwrap();
        while people[0].moment_now() != Some(Moment::Asked) {
            go_on(&mut people[1]);
        }
        people[0].page.wait("called.length > 0").unwrap();
        let called: Vec<Vec<String>> = people[0].page.eval("called").unwrap();
        assert_eq!(called, [[kind, "It is your turn", &id]]);
        people[0].page.run("delete document.visibilityState").unwrap();
    }
    people[0].check_no_errors();
}

/// Hears one message on an address of its own.
fn receiver() -> (String, JoinHandle<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/turn", listener.local_addr().unwrap());
    let heard = thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let (mut heard, mut part) = (String::new(), [0; 1024]);
        while !heard.contains("\r\n\r\n{") || !heard.ends_with('}') {
            let length = stream.read(&mut part).unwrap();
            assert!(length > 0, "{heard}");
            heard += std::str::from_utf8(&part[..length]).unwrap();
        }
        stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").unwrap();
        heard
    });
    (address, heard)
}

#[test]
fn an_address_is_told_of_a_turn() {
    let fondaco = Fondaco::serve_with(&["--webhooks", "anywhere"]).unwrap();
    let come = |name| {
        let options = Options { reduced_motion: true, ..Options::default() };
        named(Person::at(fondaco.address(), Size::LAPTOP, options), name)
    };
    let (anna, ben) = (come("Anna"), come("Ben"));
    let (address, heard) = receiver();
    anna.page.click(".mine details:has(#webhook) summary").unwrap();
    anna.page.click("#webhook").unwrap();
    anna.page.type_text(&address).unwrap();
    anna.page.key("Enter").unwrap();
    anna.page.wait_for(".mine details:has(#webhook) [role=status]").unwrap();
    let (mut people, id) = at_one_table("strozzi", vec![anna, ben]);
    play_until(&mut people, |people| people[1].moment_now() == Some(Moment::Asked));
    people[0].go("#/");
    people[1].page.wait_for(".seated .one.not-here").unwrap();
    while !heard.is_finished() {
        go_on(&mut people[1]);
    }
    let heard = heard.join().unwrap();
    assert!(heard.starts_with("POST /turn "), "{heard}");
    let (_, body) = heard.split_once("\r\n\r\n").unwrap();
    let body: Value = serde_json::from_str(body).unwrap();
    assert_eq!((&body["table"], &body["game"]), (&json!(id), &json!("strozzi")));
    people[0].check_no_errors();
}
