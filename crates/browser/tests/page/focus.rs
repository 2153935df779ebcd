//! Where the focus is, and what the keys do that are promised on the buttons.

use fondaco_browser::Page;

use crate::everybody::{GAMES, begun, parts};
use crate::person::{Moment, Person, fresh};

/// The viewer is asked for a bid.
fn bidding() -> Person {
    let person = Person::at_desk();
    let sitters = fresh("medici", &["you", "merchant", "merchant"]);
    person.sit_down(&(sitters + "first 1\ntile C5\n1 offer\n2 pass\n"));
    assert_eq!(person.moment(), Moment::Asked);
    person.page.wait_for(".actions .m-go").unwrap();
    person
}

/// At a golden game where the event of this word is next, in the seat of the one who is asked.
fn before(record: &str, word: &str) -> Person {
    let events = parts(record).1;
    let at = events.iter().position(|event| event.split(' ').nth(1) == Some(word)).unwrap();
    let seat: usize = events[at].split(' ').next().unwrap().parse().unwrap();
    let mut sitters = vec!["merchant"; seat];
    sitters.extend(["you", "merchant"]);
    let person = Person::at_desk();
    person.sit_down(&begun(record, at, &sitters));
    assert_eq!(person.moment(), Moment::Asked);
    person
}

/// Walks with the tab key.
fn tab_to(page: &Page, selector: &str) {
    let is_there = format!("document.activeElement.matches({selector:?})");
    for _ in 0..80 {
        page.key("Tab").unwrap();
        if page.eval(&is_there).unwrap() {
            return;
        }
    }
    panic!("{selector} cannot be reached");
}

fn amount(page: &Page) -> u32 {
    page.eval::<String>("document.querySelector('.stepper input').value").unwrap().parse().unwrap()
}

#[test]
fn enter_makes_the_bid_after_a_press_on_the_stepper() {
    let person = bidding();
    let (events, least) = (person.events(), amount(&person.page));
    for _ in 0..2 {
        person.page.click(".stepper button:last-child").unwrap();
    }
    person.page.key("Enter").unwrap();
    person.wait_for_more_than(events);
    let bid = format!("\n0 bid {}\n", least + 2);
    assert!(person.stored("test1").contains(&bid), "{}", person.stored("test1"));
    person.check_no_errors();
}

#[test]
fn enter_presses_the_stepper_that_was_reached_by_tab() {
    let person = bidding();
    let (events, least) = (person.events(), amount(&person.page));
    tab_to(&person.page, ".stepper button:last-child");
    for more in 1..3 {
        person.page.key("Enter").unwrap();
        assert_eq!(amount(&person.page), least + more);
    }
    assert_eq!(person.events(), events);
    person.check_no_errors();
}

#[test]
fn enter_names_the_price_after_a_press_on_a_berth() {
    let person = before(GAMES[1], "price");
    let events = person.events();
    person.page.click(".berth.open").unwrap();
    person.page.key("1").unwrap();
    person.page.key("7").unwrap();
    person.page.key("Enter").unwrap();
    person.wait_for_more_than(events);
    assert!(person.stored("test1").contains(" price 17\n"), "{}", person.stored("test1"));
    person.check_no_errors();
}

/// What is written on the keys within something.
fn keys_on(person: &Person, place: &str) -> Vec<String> {
    let all = format!("[...document.querySelectorAll('{place} kbd')].map(key => key.textContent)");
    person.page.eval(&all).unwrap()
}

#[test]
fn waiting_ships_have_numbers_where_numbers_choose_them() {
    let pricing = before(GAMES[1], "price");
    assert!(pricing.page.count("button.quay-waiting").unwrap() > 0);
    assert_eq!(keys_on(&pricing, ".quay-waiting"), [""; 0]);
    for word in ["buy", "load"] {
        let choosing = before(GAMES[1], word);
        assert!(!keys_on(&choosing, "button.quay-waiting").is_empty(), "{word}");
    }
}

#[test]
fn cards_have_numbers_where_numbers_pick_them() {
    let bidding = before(GAMES[2], "bid");
    assert!(!keys_on(&bidding, ".fan").is_empty());
    for word in ["give", "take"] {
        let person = before(GAMES[2], word);
        let options = person.page.count(".actions .options button").unwrap();
        let numbers: Vec<String> = (1..=options).map(|number| number.to_string()).collect();
        assert_eq!(keys_on(&person, ".actions .options"), numbers, "{word}");
        assert_eq!(keys_on(&person, ".fan"), [""; 0], "{word}");
        person.page.key("2").unwrap();
        person.page.wait_for(".options button:nth-child(2)[aria-pressed=true]").unwrap();
        person.check_no_errors();
    }
}

/// The button that was pressed goes with the turn; at the next turn one tab leads to the first.
#[test]
fn whoever_acts_by_tab_and_enter_stays_at_the_bar() {
    let person = bidding();
    for _ in 0..3 {
        tab_to(&person.page, ".actions button:not(.stepper *)");
        person.page.key("Enter").unwrap();
        if person.moment() != Moment::Asked {
            break;
        }
        person.page.wait("document.activeElement.matches('.bar')").unwrap();
        person.page.key("Tab").unwrap();
        let first = "document.activeElement
            === document.querySelector('.bar button:not(:disabled)')";
        assert!(person.page.eval::<bool>(first).unwrap());
    }
    person.check_no_errors();
}

/// Screen readers announce what is asked at every turn, and only then.
#[test]
fn what_is_asked_is_said_aloud() {
    let person = bidding();
    let ask = "document.querySelector('.bar .ask').textContent";
    person
        .page
        .wait(&format!("document.querySelector('.asked[role=status]').textContent === {ask}"))
        .unwrap();
    person
        .page
        .run(
            "window.heard = [];
            new MutationObserver(() => {
                const words = document.querySelector('.asked').textContent;
                if (words) window.heard.push(words);
            }).observe(
                document.querySelector('.asked'),
                { childList: true, characterData: true, subtree: true },
            )",
        )
        .unwrap();
    let mut turns = 0;
    while turns < 4 {
        let events = person.events();
        let may_pass = person.page.count(".actions .m-go").unwrap() > 0;
        person.page.key(if may_pass { "p" } else { "o" }).unwrap();
        person.wait_for_more_than(events);
        if person.moment() != Moment::Asked {
            break;
        }
        turns += 1;
        person.page.wait(&format!("window.heard.length === {turns}")).unwrap();
        person.page.wait(&format!("window.heard.at(-1) === {ask}")).unwrap();
    }
    assert!(turns > 0);
    person.check_no_errors();
}
