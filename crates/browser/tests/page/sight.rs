//! What has happened can be seen: in the log, on the board, and in what was scored.

use fondaco_browser::{Options, Size};
use fondaco_client::Replay;
use fondaco_rules::byzanz::Move;
use fondaco_rules::{AnyGame, Choices, Game, Seat, ToAct};

use crate::everybody::{GAMES, begun, middle};
use crate::person::{Moment, Person, told};

const AT_END: &str = "(frame => frame.scrollHeight > frame.clientHeight
    && frame.scrollTop + frame.clientHeight >= frame.scrollHeight - 4)
    (document.querySelector('.beside-content'))";

#[test]
fn the_log_follows_what_happens() {
    for size in [Size::LAPTOP, Size::PHONE] {
        let options = Options { reduced_motion: true, ..Options::default() };
        let mut person = Person::new(size, options);
        person.sit_down(&middle(GAMES[0]));
        person.moment();
        person.page.key("l").unwrap();
        person.page.wait_for(".beside-content .log").unwrap();
        person.page.wait(AT_END).unwrap();
        if size == Size::PHONE {
            // There it lies above what one may do.
            return person.check_no_errors();
        }
        person.act_by_clicking();
        person.page.wait(AT_END).unwrap();
        // Reading old entries is not interrupted by scrolling.
        person.page.run("document.querySelector('.beside-content').scrollTop = 40").unwrap();
        person.act_by_clicking();
        person
            .page
            .run("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
            .unwrap();
        let place: f64 =
            person.page.eval("document.querySelector('.beside-content').scrollTop").unwrap();
        assert!((place - 40.0).abs() < 1.0, "the log has moved to {place}");
        person.check_no_errors();
    }
}

/// A person for whom things move at the usual speed.
fn unhurried() -> Person {
    let person = Person::new(Size::LAPTOP, Options::default());
    person.page.run("localStorage.removeItem('fondaco.setting.speed')").unwrap();
    person.page.reload().unwrap();
    person
}

/// Counters climb and coins move before the ledger covers them.
#[test]
fn the_last_lot_of_a_day_is_seen_before_the_ledger() {
    const WATCH: &str = "window.seen = {};
        (function look() {
            const now = performance.now(), { events } = document.querySelector('.table-page').dataset;
            if (events !== seen.events) Object.assign(seen, { events, since: now });
            if (document.querySelector('dialog.scoring-dialog[open]')) seen.open ??= now;
            requestAnimationFrame(look);
        })()";
    let mut day = Replay::read(GAMES[0]).unwrap();
    day.next_day();
    day.previous_lot();
    let mut person = unhurried();
    person.sit_down(&begun(GAMES[0], day.at(), &["Anna", "Ben", "Cleo", "Dirk"]));
    person.page.run(WATCH).unwrap();
    while person.moment() == Moment::Asked {
        person.act_by_clicking();
    }
    assert_eq!(person.moment(), Moment::Scoring);
    person.page.wait("seen.open").unwrap();
    let waited: f64 = person.page.eval("seen.open - seen.since").unwrap();
    assert!(waited > 400.0, "the ledger comes after {waited} ms");
    person.check_no_errors();
}

/// Any key shows all profits at once.
#[test]
fn the_profits_of_byzanz_need_not_be_waited_for() {
    const LINES: &str = "[...document.querySelectorAll('.scoring.byzanz .line')]
        .flatMap(line => line.getAnimations())";
    let person = Person::new(Size::LAPTOP, Options::default());
    person.page.run("localStorage.setItem('fondaco.setting.speed', 'slow')").unwrap();
    person.page.reload().unwrap();
    let events = Replay::read(GAMES[2]).unwrap().history().len();
    person.sit_down(&begun(GAMES[2], events, &["you", "merchant"]));
    // They would come for ever now.
    person.page.wait(&format!("{LINES}.map(line => line.pause()).length > 0")).unwrap();
    person.page.key("x").unwrap();
    person.page.wait(&format!("{LINES}.length === 0")).unwrap();
    person.check_no_errors();
}

/// Byzanz knows no florins.
#[test]
fn a_hint_of_byzanz_counts_points() {
    let events = Replay::read(GAMES[2]).unwrap().history().len();
    let mut so_far = (0..events).map(|events| begun(GAMES[2], events, &["you", "merchant"]));
    let bids = |record: &String| {
        let AnyGame::Byzanz(played) = told(record) else { return false };
        played.game.to_act() == ToAct::Player(Seat::ZERO)
            && played.game.moves(Seat::ZERO).contains(&Move::Pass)
    };
    let person = Person::at_desk();
    person.sit_down(&so_far.find(bids).unwrap());
    assert_eq!(person.moment(), Moment::Asked);
    person.page.key("h").unwrap();
    person.page.wait_for(".aside .hint-said").unwrap();
    let said = person.page.text(".aside .hint-said").unwrap().to_lowercase();
    assert!(said.contains("worth, in points") && !said.contains("florin"), "{said}");
    person.check_no_errors();
}

/// On a laptop nobody scrolls to see the table; on a phone what is for sale, what is one's own and
/// what may be done come first.
#[test]
fn the_table_is_in_sight() {
    const FIRST: [&[&str]; 3] = [
        &[".m-market", ".m-seat.own"],
        &[".quay-lot", ".quay-seat.acts", ".berth:last-child"],
        &[".panel.offer", ".hand"],
    ];
    let options = Options { reduced_motion: true, ..Options::default() };
    for size in [Size::LAPTOP, Size::PHONE] {
        let person = Person::new(size, options);
        for (record, first) in GAMES.into_iter().zip(FIRST) {
            person.sit_down(&middle(record));
            assert_eq!(person.moment(), Moment::Asked);
            person.page.settle().unwrap();
            let everything = [".table", ".bar"];
            let parts = if size == Size::LAPTOP { &everything } else { first };
            for part in parts {
                // Nothing may lie over it, least of all the bar.
                let seen = format!(
                    "[...document.querySelectorAll('{part}')].every(part => {{
                        const {{ left, right, top, bottom }} = part.getBoundingClientRect();
                        const at = [top + 2, (top + bottom) / 2, bottom - 2];
                        return top >= 0 && bottom <= innerHeight && at.every(y =>
                            part.contains(document.elementFromPoint((left + right) / 2, y)));
                    }})"
                );
                let place = format!("{part} of {} at {}", &record[10..17], size.width);
                assert!(person.page.count(part).unwrap() > 0, "{place}");
                assert!(person.page.eval::<bool>(&seen).unwrap(), "{place} is out of sight");
            }
        }
        person.check_no_errors();
    }
}
