//! Whole games of two people, each through another node of one house.

use std::sync::LazyLock;

use fondaco_browser::{Fondaco, Options, Size};
use fondaco_databases::{Database, shared};
use serde_json::Value;

use crate::balancer::Balancer;
use crate::online::{LISTEN, at_one_table, named, play_on, play_to_the_end};
use crate::person::Person;

/// What all nodes share.
static DATABASE: LazyLock<Database<'static>> = LazyLock::new(|| shared().fresh().unwrap());

/// The node that stays.
static OTHER_NODE: LazyLock<Fondaco> = LazyLock::new(node);

fn node() -> Fondaco {
    Fondaco::serve_with(&["--database", &DATABASE.address()]).unwrap()
}

/// An address that is served by the first node until that dies.
struct House {
    balancer: Balancer,
    first: Option<Fondaco>,
}

impl House {
    fn open() -> House {
        let first = node();
        House { balancer: Balancer::before(first.address()), first: Some(first) }
    }

    fn kill_first_node(&mut self) {
        self.first = None;
    }
}

/// Both see the same, although they play through different nodes, one reloads, the other loses the
/// connection, and then the node behind it dies and another one takes its place.
fn play_a_whole_game(game: &str) {
    let mut house = House::open();
    let at = |address: &str| {
        let options = Options { reduced_motion: true, ..Options::default() };
        Person::at(address, Size::LAPTOP, options)
    };
    let anna = named(at(&house.balancer.address()), "Anna");
    let ben = named(at(OTHER_NODE.address()), "Ben");
    let (mut people, id) = at_one_table(game, vec![anna, ben]);
    play_on(&mut people, 12);
    people[1].page.reload().unwrap();
    people[1].page.wait_for(&format!(".table-page.{game}")).unwrap();
    people[1].page.run(LISTEN).unwrap();
    play_on(&mut people, 20);

    people[0].page.offline(true).unwrap();
    people[0].page.wait_for(".link-lost").unwrap();
    assert_eq!(people[0].page.count(".stage").unwrap(), 1, "the table stays visible");
    people[0].page.offline(false).unwrap();
    people[0].page.wait("!document.querySelector('.link-lost')").unwrap();
    play_on(&mut people, 24);

    house.kill_first_node();
    people[0].page.wait_for(".link-lost").unwrap();
    house.balancer.send_to(OTHER_NODE.address());
    people[0].page.wait("!document.querySelector('.link-lost')").unwrap();
    play_to_the_end(&people);

    let scores = |person: &Person| -> Vec<i32> {
        person
            .page
            .eval(
                "[...document.querySelectorAll('.ranking .figure')]
                    .map(it => +it.textContent.replace('−', '-'))",
            )
            .unwrap()
    };
    assert_eq!(scores(&people[0]), scores(&people[1]));
    for person in &people {
        assert!(person.page.text(".proof summary").unwrap().contains("checked"));
        hears_no_hands(person);
    }
    people[0].go(&format!("#/online/{id}/replay"));
    people[0].page.wait_for(".replay .stage").unwrap();
}

/// No hand of anybody else came to this page while the game was on.
fn hears_no_hands(person: &Person) {
    let heard: Vec<String> = person.page.eval("window.heard").unwrap();
    let mut own = None;
    for text in heard {
        let news: Value = serde_json::from_str(&text).unwrap();
        own = news["you"]["seat"].as_u64().or(own);
        let lines = news["lines"].as_array().cloned().unwrap_or_default();
        if news["table"]["phase"] == "over" {
            continue;
        }
        for line in lines.iter().filter_map(Value::as_str) {
            let Some(dealt) = line.strip_prefix("deal ") else { continue };
            let (seat, cards) = dealt.split_once(' ').unwrap();
            let is_own = seat.parse().ok() == own;
            assert!(is_own || cards.split(' ').all(|card| card == "?"), "{line}");
        }
    }
}

#[test]
fn two_people_play_medici() {
    play_a_whole_game("medici");
}

#[test]
fn two_people_play_medici_vs_strozzi() {
    play_a_whole_game("strozzi");
}

#[test]
fn two_people_play_byzanz() {
    play_a_whole_game("byzanz");
}
