//! Looking at games, and playing on from them.

use fondaco_client::{Replay, link};
use fondaco_rules::{AnyGame, Players, Seat, ToAct};

use crate::person::{Moment, Person, fresh, told};

const MEDICI: &str = include_str!("../../../../tests/golden/medici-3-uniform.record");
const BYZANZ: &str = include_str!("../../../../tests/golden/byzanz-4-mixed.record");

/// A person who looks at this game.
fn look_at(record: &str, stage: &str) -> Person {
    let person = Person::at_desk();
    person.go(&format!("#/game/{}", link::encode(record)));
    person.page.wait_for(stage).unwrap();
    person
}

/// A step of the model.
type Step = fn(&mut Replay);

const AT: &str = "Number(document.querySelector('.replay-bar .range').value)";

fn wait_at(person: &Person, at: usize) {
    person.page.wait(&format!("{AT} === {at}")).unwrap();
}

/// Keys and buttons do the same, and both go where the model goes.
#[test]
fn one_walks_through_a_game_by_keys_and_buttons() {
    let person = look_at(MEDICI, ".stage.medici");
    let mut model = Replay::read(MEDICI).unwrap();
    let last = model.history().len();
    let steps: [(&str, Step); 10] = [
        ("ArrowRight", |replay| replay.step(1)),
        ("ArrowDown", Replay::next_lot),
        ("ArrowDown", Replay::next_lot),
        ("PageDown", Replay::next_day),
        ("ArrowUp", Replay::previous_lot),
        ("ArrowLeft", |replay| replay.step(-1)),
        ("PageDown", Replay::next_day),
        ("PageUp", Replay::previous_day),
        ("End", |replay| replay.go_to(usize::MAX)),
        ("Home", |replay| replay.go_to(0)),
    ];
    wait_at(&person, 0);
    for (key, go) in steps {
        go(&mut model);
        person.page.key(key).unwrap();
        wait_at(&person, model.at());
    }
    for (key, go) in steps {
        go(&mut model);
        person.page.click(&format!(".replay-bar [aria-keyshortcuts={key}]")).unwrap();
        wait_at(&person, model.at());
    }
    // At the end there is nowhere to go but back.
    person.page.key("End").unwrap();
    wait_at(&person, last);
    let on = ".replay-bar [aria-keyshortcuts=ArrowRight]";
    assert_eq!(person.page.attribute(on, "aria-disabled").unwrap().as_deref(), Some("true"));
    person.check_no_errors();
}

#[test]
fn a_game_plays_by_itself_until_it_is_stopped() {
    const PLAY: &str = ".replay-bar .play";
    let person = look_at(MEDICI, ".stage.medici");
    let rests = person.page.attribute(PLAY, "aria-label").unwrap();
    person.page.key("Space").unwrap();
    person.page.wait(&format!("{AT} >= 3")).unwrap();
    assert_ne!(person.page.attribute(PLAY, "aria-label").unwrap(), rests);
    person.page.click(PLAY).unwrap();
    assert_eq!(person.page.attribute(PLAY, "aria-label").unwrap(), rests);
    // Just before the end it plays on to the end and rests there.
    person.page.key("End").unwrap();
    person.page.key("ArrowLeft").unwrap();
    person.page.click(PLAY).unwrap();
    wait_at(&person, Replay::read(MEDICI).unwrap().history().len());
    person
        .page
        .wait(&format!(
            "document.querySelector('{PLAY}').ariaLabel === {}",
            serde_json::to_string(&rests).unwrap()
        ))
        .unwrap();
    person.check_no_errors();
}

#[test]
fn byzanz_is_seen_through_the_eyes_of_every_seat() {
    let person = look_at(BYZANZ, ".stage.byzanz");
    let mut model = Replay::read(BYZANZ).unwrap();
    for _ in 0..3 {
        person.page.key("ArrowDown").unwrap();
        model.next_lot();
    }
    wait_at(&person, model.at());
    let AnyGame::Byzanz(played) = model.game() else { panic!("it is a game of Byzanz") };
    let players = Players::within(4, (3, 6)).unwrap();
    for seat in players.seats() {
        // The keys of a list that drops down are the browser's own affair.
        person
            .page
            .run(&format!(
                "(eyes => {{
                    eyes.value = '{seat}';
                    eyes.dispatchEvent(new Event('change', {{ bubbles: true }}));
                }})(document.getElementById('eyes'))"
            ))
            .unwrap();
        let hand = |seat: Seat| {
            let mut hand: Vec<String> =
                played.game.hand(seat).iter().map(|card| card.to_string()).collect();
            hand.sort();
            hand
        };
        let expected = serde_json::to_string(&hand(seat)).unwrap();
        person
            .page
            .wait(&format!(
                "JSON.stringify([...document.querySelectorAll('.fan .card')].map(card =>
                    card.querySelector('.letter').textContent
                    + card.querySelector('.value').textContent).sort()) === '{expected}'"
            ))
            .unwrap();
        assert_eq!(person.page.count(".people .open-hand").unwrap(), 0, "another hand lies open");
    }
    person.check_no_errors();
}

/// A person who looks at a stored game that is not over, with these sitters.
fn look_at_unfinished(sitters: &[&str; 4]) -> Person {
    let mut record = fresh("byzanz", sitters);
    for line in BYZANZ.lines().skip(1).filter(|line| !line.starts_with(['@', '#'])).take(40) {
        record += line;
        record += "\n";
    }
    assert_ne!(told(&record).to_act(), ToAct::Over);
    let person = Person::at_desk();
    person.store("test1", &record);
    person.go("#/history");
    person.page.click("a[href='#/replay/test1']").unwrap();
    person.page.wait_for(".stage.byzanz").unwrap();
    person.page.key("End").unwrap();
    person.page.wait(&format!("{AT} > 0")).unwrap();
    assert_eq!(person.page.count("#eyes, .open-hand").unwrap(), 0, "another hand lies open");
    person
}

#[test]
fn whoever_plays_alone_looks_back_with_his_own_eyes() {
    let person = look_at_unfinished(&["merchant", "you", "merchant", "merchant"]);
    assert!(person.page.count(".fan .card").unwrap() > 0, "his own hand is no secret");
    person.page.click(".replay-bar .take-over").unwrap();
    person.page.wait_for("dialog[open] .segmented").unwrap();
    assert_eq!(person.page.count("dialog .segmented label").unwrap(), 1, "another seat is offered");
    person.page.click("dialog .button.primary").unwrap();
    person.page.wait_for(".table-page.byzanz .fan .card").unwrap();
    person.check_no_errors();
}

#[test]
fn friends_keep_their_hands_secret_until_the_game_is_over() {
    let person = look_at_unfinished(&["Anna", "merchant", "Bruno", "merchant"]);
    assert_eq!(person.page.count(".fan .card:not(.hidden)").unwrap(), 0, "a hand lies open");
    assert_eq!(person.page.count(".take-over, .replay-head .tools").unwrap(), 0);
    person.go("#/history");
    person.page.wait_for(".kept").unwrap();
    assert_eq!(person.page.count(".kept [href='#icon-download']").unwrap(), 0, "it is handed out");
    // To go on, the screen has to be taken first.
    person.go("#/");
    person.page.click("a[href='#/table/test1']").unwrap();
    person.page.wait_for(".table-page.byzanz").unwrap();
    assert_eq!(person.page.count(".fan .card:not(.hidden)").unwrap(), 0, "a hand lies open");
    person.check_no_errors();
}

#[test]
fn a_game_is_taken_over() {
    let mut person = look_at(MEDICI, ".stage.medici");
    let mut model = Replay::read(MEDICI).unwrap();
    model.next_day();
    model.next_lot();
    person.page.key("PageDown").unwrap();
    person.page.key("ArrowDown").unwrap();
    wait_at(&person, model.at());
    person.page.click(".replay-bar .take-over").unwrap();
    person.page.click("dialog .segmented label:nth-child(2)").unwrap();
    person.page.click("dialog .button.primary").unwrap();
    person.page.wait_for(".table-page.medici").unwrap();
    assert_eq!(person.moment(), Moment::Asked);
    person.act_by_clicking();
    let id: String = person.page.eval("location.hash.split('/').pop()").unwrap();
    let stored = person.stored(&id);
    let is_event = |line: &&str| !line.starts_with(['@', '#', 'f']) && !line.starts_with("result");
    let events = |record: &str| -> Vec<String> {
        record.lines().filter(is_event).map(str::to_owned).collect()
    };
    let (before, now) = (events(MEDICI), events(&stored));
    // The first line says who begins, and begins with the letter of the header.
    let kept = model.at() - 1;
    assert_eq!(now[..kept], before[..kept]);
    assert!(now.len() > kept);
    assert!(stored.contains("@sitter 1 person"), "{stored}");
    person.check_no_errors();
}

#[test]
fn a_record_is_pasted() {
    let person = Person::at_desk();
    person.go("#/replay");
    person.page.click("#record-text").unwrap();
    person.page.type_text("fondaco 1 medici 3\nfirst 2\ntile C5\n2 draw\ntile D3").unwrap();
    person.page.click("form .button.primary").unwrap();
    person.page.wait_for(".stage.medici").unwrap();
    person.page.key("End").unwrap();
    wait_at(&person, 4);
    person.check_no_errors();
}

#[test]
fn a_bad_record_shows_its_error_line() {
    let person = Person::at_desk();
    person.go("#/replay");
    person.page.click("#record-text").unwrap();
    person.page.type_text("fondaco 1 medici 3\nfirst 2\ntile C5\n1 draw").unwrap();
    person.page.click("form .button.primary").unwrap();
    person.page.wait_for("main .notice.bad").unwrap();
    let words = person.page.text("main .notice.bad").unwrap();
    assert!(words.contains("line 4") && words.contains("1 draw"), "{words}");
    // It can be mended where it stands.
    person.page.click("#record-text").unwrap();
    person.page.key("Control+End").unwrap();
    for _ in 0.."1 draw".len() {
        person.page.key("Backspace").unwrap();
    }
    person.page.type_text("2 draw").unwrap();
    person.page.click("form .button.primary").unwrap();
    person.page.wait_for(".stage.medici").unwrap();
    person.check_no_errors();
}

#[test]
fn a_record_is_opened_from_a_file() {
    let person = Person::at_desk();
    let choose = |name: &str, record: &str| {
        person.go("#/replay");
        person.page.wait_for("#record-file").unwrap();
        let record = serde_json::to_string(record).unwrap();
        person
            .page
            .run(&format!(
                "(input => {{
                    const carried = new DataTransfer();
                    carried.items.add(new File([{record}], '{name}'));
                    input.files = carried.files;
                    input.dispatchEvent(new Event('change', {{ bubbles: true }}));
                }})(document.getElementById('record-file'))"
            ))
            .unwrap();
    };
    choose("bad.record", "fondaco 1 byzanz 9\n");
    person.page.wait_for("main .notice.bad").unwrap();
    choose("huge.record", &"x".repeat(300_000));
    person.page.wait_for("main .notice.bad").unwrap();
    choose("game.record", BYZANZ);
    person.page.wait_for(".stage.byzanz").unwrap();
    person.check_no_errors();
}

#[test]
fn the_keys_of_a_replay_are_shown() {
    let person = look_at(MEDICI, ".stage.medici");
    person.page.key("?").unwrap();
    person.page.wait_for("dialog.keys-shown").unwrap();
    assert!(person.page.text("dialog.keys-shown").unwrap().contains("One lot on"));
    person.page.key("ArrowRight").unwrap();
    person.page.key("Escape").unwrap();
    person.page.wait("!document.querySelector('dialog')").unwrap();
    assert_eq!(person.page.eval::<usize>(AT).unwrap(), 0, "nothing moves beneath it");
    person.check_no_errors();
}

/// The end of the log is in sight, and its last line is the place where one is.
#[test]
fn the_log_shows_where_one_is() {
    const SHOWN: &str = "(() => {
        const frame = document.querySelector('.replay-log').getBoundingClientRect();
        const rows = [...document.querySelectorAll('.replay-log li')];
        const row = rows.at(-1).getBoundingClientRect();
        return rows.filter(row => row.ariaCurrent).length === 1
            && rows.at(-1).ariaCurrent === 'step'
            && row.top >= frame.top - 1 && row.bottom <= frame.bottom + 1;
    })()";
    let person = look_at(MEDICI, ".stage.medici");
    person.page.key("End").unwrap();
    person.page.wait(SHOWN).unwrap();
    person.page.run("document.querySelector('.replay-log').scrollTop = 0").unwrap();
    person.page.key("PageUp").unwrap();
    person.page.wait(SHOWN).unwrap();
    person.check_no_errors();
}

#[test]
fn a_scoring_can_be_looked_at_again() {
    const SHOW: &str = ".replay-head .show-scoring";
    let person = look_at(MEDICI, ".stage.medici");
    let mut model = Replay::read(MEDICI).unwrap();
    let is_offered = |offered: bool| {
        let disabled = format!("(document.querySelector('{SHOW}').ariaDisabled === 'true')");
        person.page.wait(&format!("{disabled} === {}", !offered)).unwrap();
    };
    is_offered(false);
    person.page.key("PageDown").unwrap();
    model.next_day();
    wait_at(&person, model.at());
    is_offered(true);
    person.page.click(SHOW).unwrap();
    person.page.wait_for("dialog.scoring-dialog[open] .scoring.medici .ledger").unwrap();
    person.page.click(".scoring-dialog .button.primary").unwrap();
    person.page.wait("document.querySelector('dialog') === null").unwrap();
    wait_at(&person, model.at());
    person.page.key("ArrowRight").unwrap();
    is_offered(false);

    let person = look_at(BYZANZ, ".stage.byzanz");
    person.page.key("End").unwrap();
    person.page.click(SHOW).unwrap();
    person.page.wait_for("dialog.scoring-dialog[open] .scoring.byzanz .winner").unwrap();
    person.check_no_errors();
}
