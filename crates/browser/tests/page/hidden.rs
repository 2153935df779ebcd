//! What the person at the screen may not know is nowhere in the page.
//!
//! A game is played in two worlds that differ only in cards which nobody before the screen may
//! know. Everything that the page holds, whether it can be seen or not, has to be the same in both.

use fondaco_rules::record::Replay;
use fondaco_rules::{AnyGame, Byzanz, Game, Seat, ToAct, Viewer};

use crate::person::{Moment, Person, fresh};

const GAME: &str = include_str!("../../../../tests/golden/byzanz-3-mixed.record");

/// A record of these events, with three people around one screen.
fn record(events: &[String]) -> String {
    fresh("byzanz", &["Anna", "Ben", "Cleo"]) + &events.join("\n") + "\n"
}

/// The game after these events, if they are legal.
fn after(events: &[String]) -> Option<Byzanz> {
    let mut replay = Replay::new();
    for line in record(events).lines() {
        replay.read(line.as_bytes()).ok()?;
    }
    match replay.end().ok()? {
        AnyGame::Byzanz(played) => Some(played.game),
        _ => None,
    }
}

fn asked(events: &[String]) -> Option<Seat> {
    match after(events)?.to_act() {
        ToAct::Player(seat) => Some(seat),
        ToAct::Chance | ToAct::Over => None,
    }
}

/// The same events but for two dealt cards that have changed places, which these eyes cannot know.
fn other_world(events: &[String], eyes: Seat) -> Option<Vec<String>> {
    let seen = |events: &[String]| {
        let game = after(events)?;
        Some([Viewer::Public, Viewer::Seat(eyes)].map(|viewer| game.view(viewer)))
    };
    let here = seen(events)?;
    let dealt = (0..events.len()).filter(|&at| events[at].starts_with("deal "));
    // The first two words say whose cards they are.
    let cards: Vec<(usize, usize)> = dealt
        .flat_map(|at| (2..events[at].split(' ').count()).map(move |word| (at, word)))
        .collect();
    let card = |(at, word): (usize, usize)| events[at].split(' ').nth(word).unwrap();
    let put = |world: &mut [String], (at, word): (usize, usize), card: &str| {
        let mut words: Vec<&str> = world[at].split(' ').collect();
        words[word] = card;
        world[at] = words.join(" ");
    };
    let pairs = cards.iter().flat_map(|&one| cards.iter().map(move |&other| (one, other)));
    pairs.filter(|&(one, other)| one.0 < other.0 && card(one) != card(other)).find_map(
        |(one, other)| {
            let mut world = events.to_vec();
            put(&mut world, one, card(other));
            put(&mut world, other, card(one));
            (seen(&world) == Some(here)).then_some(world)
        },
    )
}

/// Everything that the page holds, with either leaf lying beside the table: what is read, what is
/// read out, attributes, title.
fn whole_page(person: &Person) -> String {
    person.page.settle().unwrap();
    person
        .page
        .eval(
            "(async () => {
                const frame = () => new Promise(requestAnimationFrame);
                const held = [];
                for (const leaf of document.querySelectorAll('.beside .segment')) {
                    leaf.click();
                    await frame();
                    await frame();
                    held.push(document.title, document.documentElement.outerHTML);
                }
                return held.join('\\n');
            })()",
        )
        .unwrap()
}

/// What the page holds when the screen goes to somebody, when he has taken it, when he has passed
/// and it goes to the next, and when that one has taken it.
fn pages(person: &Person, events: &[String]) -> [String; 4] {
    person.sit_down(&record(events));
    let hand_over = || {
        assert_eq!(person.moment(), Moment::HandOver);
        let page = whole_page(person);
        person.page.click(".hand-over .button.primary").unwrap();
        assert_eq!(person.moment(), Moment::Asked);
        [page, whole_page(person)]
    };
    let [to_one, one] = hand_over();
    person.page.key("p").unwrap();
    person.wait_for_more_than(events.len());
    let [to_other, other] = hand_over();
    [to_one, one, to_other, other]
}

fn check_alike(one: &str, other: &str, when: &str) {
    let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let from = same.saturating_sub(300);
    let part = |page: &str| {
        let bytes = &page.as_bytes()[from..page.len().min(same + 100)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    assert!(one == other, "{when}:\n{}\n\n{}", part(one), part(other));
}

#[test]
fn what_one_may_not_know_is_nowhere_in_the_page() {
    let is_event = |line: &&str| {
        let others = ["fondaco", "@", "#", "result"];
        !others.iter().any(|other| line.starts_with(other))
    };
    let events: Vec<String> = GAME.lines().filter(is_event).map(str::to_owned).collect();
    // Where one passes and another is asked next.
    let moments: Vec<_> = (0..events.len())
        .filter(|&at| events[at].ends_with(" pass"))
        .filter_map(|at| {
            let (one, next) = (asked(&events[..at])?, asked(&events[..=at])?);
            let of_one = other_world(&events[..at], one)?;
            let of_next = other_world(&events[..=at], next)?;
            (one != next).then_some((at, of_one, of_next))
        })
        .collect();
    let person = Person::at_desk();
    for (at, of_one, of_next) in [&moments[0], &moments[moments.len() - 1]] {
        let here = pages(&person, &events[..*at]);
        let [to_one, one, ..] = pages(&person, of_one);
        check_alike(&to_one, &here[0], &format!("handed over after {at} events"));
        check_alike(&one, &here[1], &format!("taken after {at} events"));
        let [to_one, one, to_next, next] = pages(&person, &of_next[..*at]);
        check_alike(&to_one, &here[0], &format!("handed over after {at} events"));
        // A hand that may be seen is there, so one that may not would be found.
        assert_ne!(one, here[1]);
        check_alike(&to_next, &here[2], &format!("handed on after {at} events"));
        check_alike(&next, &here[3], &format!("taken by the next after {at} events"));
    }
    person.check_no_errors();
}
