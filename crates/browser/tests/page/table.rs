//! What one can do at a table besides playing.

use fondaco_browser::{Options, Size};

use crate::person::{Moment, Person, fresh};

const UNDO: &str = "[aria-keyshortcuts=U]";

fn may_undo(person: &Person) -> bool {
    person.page.attribute(UNDO, "disabled").unwrap().is_none()
}

/// Takes something back, after which so many events are left.
fn undo(person: &Person, left: usize) {
    assert!(may_undo(person));
    person.page.key("u").unwrap();
    person
        .page
        .wait(&format!("document.querySelector('.table-page').dataset.events == {left}"))
        .unwrap();
    assert_eq!(person.moment(), Moment::Asked);
}

/// Presses a key and waits until a person at the screen is asked again.
fn press(person: &Person, key: &str) {
    let before = person.events();
    person.page.key(key).unwrap();
    person.wait_for_more_than(before);
    assert_eq!(person.moment(), Moment::Asked);
}

#[test]
fn a_bid_can_be_taken_back_but_not_a_draw() {
    let person = Person::at_desk();
    // The lot is Anna's to offer; Ben speaks first, then a bot, and Anna last.
    let record = fresh("medici", &["Anna", "Ben", "merchant"]) + "first 0\ntile C5\n";
    person.sit_down(&record);
    assert_eq!(person.moment(), Moment::Asked);
    assert!(!may_undo(&person), "a tile was drawn");

    press(&person, "o");
    assert_eq!(person.events(), 3, "Ben is asked at the same screen");
    undo(&person, 2);
    assert_eq!(person.stored("test1").trim_end(), record.trim_end());
    assert!(!may_undo(&person), "a tile was drawn");

    // Ben's word is taken back together with the reply of the bot.
    press(&person, "o");
    press(&person, "p");
    assert_eq!(person.events(), 5, "the bot has spoken, and Anna may bid for the lot");
    undo(&person, 3);
    assert!(person.stored("test1").ends_with("tile C5\n0 offer\n"));

    // Sold, and the next tile drawn: what all have seen cannot be taken back.
    press(&person, "p");
    let before = person.events();
    person.page.key("Enter").unwrap();
    person.wait_for_more_than(before + 1);
    assert_eq!(person.moment(), Moment::Asked);
    assert!(person.stored("test1").lines().filter(|line| line.starts_with("tile")).count() > 1);
    assert!(!may_undo(&person));
    let events = person.events();
    person.page.key("u").unwrap();
    assert_eq!((person.moment(), person.events()), (Moment::Asked, events));
    person.check_no_errors();
}

/// Coins fly from the payer, and the figure falls; without motion it just changes.
#[test]
fn a_payment_is_seen() {
    for reduced_motion in [false, true] {
        let options = Options { reduced_motion, ..Options::default() };
        let person = Person::new(Size::LAPTOP, options);
        person.page.run("localStorage.setItem('fondaco.setting.speed', 'usual')").unwrap();
        person.page.reload().unwrap();
        let passes = "first 0\ntile C5\n0 offer\n1 pass\n2 pass\n";
        person.sit_down(&(fresh("medici", &["you", "merchant", "merchant"]) + passes));
        assert_eq!(person.moment(), Moment::Asked);
        person
            .page
            .run(
                "window.flown = 0;
                new MutationObserver(changes => changes.forEach(change =>
                    change.addedNodes.forEach(node => {
                        window.flown += node.classList?.contains('flying-coin') ? 1 : 0;
                    })
                )).observe(document.body, { childList: true })",
            )
            .unwrap();
        person.page.key("Enter").unwrap();
        person
            .page
            .wait("document.querySelector('[data-purse=\"0\"] .figure').textContent === '39'")
            .unwrap();
        person.page.wait("document.querySelector('.flying-coin') === null").unwrap();
        let flown: usize = person.page.eval("window.flown").unwrap();
        assert_eq!(flown, usize::from(!reduced_motion), "one florin is one coin");
        person.check_no_errors();
    }
}

/// The master's word covers nothing of the table, and nothing of the table moves.
#[test]
fn a_hint_covers_nothing() {
    const TABLE: &str = "JSON.stringify(['.table', '.bar', '.beside'].map(part => {
        const { x, y, width } = document.querySelector(part).getBoundingClientRect();
        return [x, y, width];
    }))";
    let person = Person::at_desk();
    person.sit_down(&(fresh("medici", &["you", "merchant", "merchant"]) + "first 0\ntile C5\n"));
    assert_eq!(person.moment(), Moment::Asked);
    let before: String = person.page.eval(TABLE).unwrap();
    person.page.key("h").unwrap();
    person.page.wait_for(".hint-said").unwrap();
    assert_eq!(person.page.eval::<String>(TABLE).unwrap(), before);
    let covered = "document.querySelector('.aside > .hint-said').getBoundingClientRect().left
        < document.querySelector('.table-main').getBoundingClientRect().right";
    assert!(!person.page.eval::<bool>(covered).unwrap(), "it lies on the table");
    // On a phone it is a line above the keys.
    person.page.resize(Size::PHONE).unwrap();
    person.page.wait_for(".bar .hint-said > summary").unwrap();
    let height = "document.querySelector('.bar .hint-said').getBoundingClientRect().height";
    assert!(person.page.eval::<f64>(height).unwrap() < 60.0, "it covers the table");
    person.check_no_errors();
}

#[test]
fn the_master_is_asked_for_a_hint_and_plays_itself() {
    let mut person = Person::at_desk();
    person.sit_down(&fresh("medici", &["you", "master", "master"]));
    person.moment();
    person.page.key("h").unwrap();
    person.page.wait_for(".hint-said").unwrap();
    for _ in 0..8 {
        if person.moment() == Moment::Asked {
            person.act_by_clicking();
        }
    }
    person.check_no_errors();
}

/// A master moves, and nobody had to take its place.
fn a_master_moves(game: &str, sitters: &[&str], events: &str, asks: &str) {
    let person = Person::at_desk();
    let record = fresh(game, sitters) + events;
    person.sit_down(&record);
    person.wait_for_more_than(events.lines().count());
    assert_eq!(person.page.count(".master-missing").unwrap(), 0);
    let stored = person.stored("test1");
    let choice = stored.lines().nth(record.lines().count()).unwrap();
    assert!(choice.starts_with(asks), "{choice}");
    person.check_no_errors();
}

#[test]
fn a_master_moves_in_medici() {
    a_master_moves("medici", &["you", "master", "master"], "first 1\ntile C5\n", "1 ");
}

#[test]
fn a_master_moves_in_medici_vs_strozzi() {
    let events = "tile D3\n0 price 9\n";
    a_master_moves("strozzi", &["you", "master"], events, "1 ");
}

#[test]
fn a_master_moves_in_byzanz() {
    let events = "first 1\ndeal 0 S2 S3 O2 M\ndeal 1 G2 W3 C2 W2\ndeal 2 S3 V1 W2 G3\n\
                  lot G1 C2 O4 M V2 O4\n";
    a_master_moves("byzanz", &["you", "master", "merchant"], events, "1 ");
}

#[test]
fn a_master_whose_net_does_not_come_is_replaced_and_that_is_said() {
    let mut person = Person::at_desk();
    // The worker is the same, but nets do not come.
    person
        .page
        .in_every_document(
            "window.Worker = class extends Worker {
                constructor(file, options) {
                    const script = `import '${new URL(file, location)}';
                        globalThis.fetch = () => Promise.reject(new TypeError('no net'));`;
                    super(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), options);
                }
            }",
        )
        .unwrap();
    person.page.reload().unwrap();
    person.sit_down(&(fresh("medici", &["you", "master", "master"]) + "first 1\ntile C5\n"));
    person.page.wait_for(".master-missing").unwrap();
    person.moment();
    person.act_by_clicking();
}

#[test]
fn a_lot_is_dragged_onto_a_ship_and_into_a_harbour() {
    drag_a_lot(&Person::at_desk());
}

#[test]
fn a_lot_is_dragged_by_a_finger() {
    let options = Options { reduced_motion: true, touch: true, ..Options::default() };
    drag_a_lot(&Person::new(Size::PHONE, options));
}

fn drag_a_lot(person: &Person) {
    // The rival does not buy, so the lot is yours to load.
    let record = fresh("strozzi", &["you", "merchant"]) + "tile D3\n0 price 1\n1 refuse\n";
    person.sit_down(&record);
    assert_eq!(person.moment(), Moment::Asked);
    let ship = "[data-drop='ship 3']";
    person.page.drag(".quay-lot", ship).unwrap();
    person.page.wait_for(".bar.yours [aria-keyshortcuts='1'][aria-pressed=true]").unwrap();
    assert!(person.page.count(".bar.yours .primary:disabled").unwrap() == 1, "no harbour yet");
    person.page.drag(".quay-lot", "[data-drop='harbour B']").unwrap();
    person.page.wait_for(".bar.yours [aria-keyshortcuts=W][aria-pressed=true]").unwrap();
    assert_eq!(person.events(), 3, "letting go chooses and does no more");
    if person.page.is_touched() {
        // The first touch after so fast a finger only stops what that has set in motion.
        person.press(".bar.yours .ask");
    }
    person.press(".bar.yours .primary");
    person.wait_for_more_than(3);
    assert!(person.stored("test1").contains("\n0 load 3 B\n"));
    person.check_no_errors();
}

#[test]
fn the_title_says_whose_turn_it_is() {
    let person = Person::at_desk();
    let title = |title: &str| person.page.wait(&format!("document.title === '{title}'")).unwrap();
    person.sit_down(&(fresh("medici", &["you", "merchant", "merchant"]) + "first 0\ntile C5\n"));
    assert_eq!(person.moment(), Moment::Asked);
    title("● Your turn – Medici");
    // The bots wait, so that there is time to look while it is their turn.
    person.page.key(",").unwrap();
    person.page.key("o").unwrap();
    title("Medici – Fondaco");
    person.go("#/");
    title("Fondaco");
    person.check_no_errors();
}

#[test]
fn the_bots_wait_until_they_may_go_on() {
    const PAUSE: &str = "[aria-keyshortcuts=',']";
    let person = Person::at_desk();
    person.sit_down(&(fresh("medici", &["you", "merchant", "merchant"]) + "first 0\ntile C5\n"));
    assert_eq!(person.moment(), Moment::Asked);
    let going = person.page.attribute(PAUSE, "aria-label").unwrap();
    person.page.click(PAUSE).unwrap();
    person
        .page
        .wait(&format!(
            "document.querySelector(\"{PAUSE}\").ariaLabel !== {}",
            serde_json::to_string(&going).unwrap()
        ))
        .unwrap();
    person.page.key("o").unwrap();
    person.wait_for_more_than(2);
    // Nobody thinks: the page has nothing to do, however long one looks at it.
    let frame = "new Promise(done => requestAnimationFrame(() => done(true)))";
    for _ in 0..5 {
        assert!(person.page.eval::<bool>(frame).unwrap());
    }
    assert_eq!((person.events(), person.moment_now()), (3, None));
    person.page.key(",").unwrap();
    person.wait_for_more_than(4);
    assert_eq!(person.page.attribute(PAUSE, "aria-label").unwrap(), going);
    assert_eq!(person.moment(), Moment::Asked);
    person.check_no_errors();
}

/// Nobody is said to think while the bots wait.
#[test]
fn a_pause_is_told() {
    let person = Person::at_desk();
    let dealt = "first 0\ndeal 0 C1 G2 G3 S4\ndeal 1 C2 O1 O3 V2\ndeal 2 C3 S1 W2 W4\n";
    for (game, sitters, begun, pressed) in [
        ("medici", ["you", "merchant", "merchant"].as_slice(), "first 0\ntile C5\n", "o"),
        ("strozzi", &["you", "merchant"], "tile D3\n", "Enter"),
        ("byzanz", &["you", "merchant", "merchant"], dealt, "p"),
    ] {
        person.sit_down(&(fresh(game, sitters) + begun));
        assert_eq!(person.moment(), Moment::Asked, "{game}");
        let before = person.events();
        person.page.key(",").unwrap();
        person.page.key(pressed).unwrap();
        person.wait_for_more_than(before);
        person.page.wait("/^Paused/.test(document.querySelector('.bar .ask').innerText)").unwrap();
    }
    person.check_no_errors();
}

/// Two tones announce a turn; a browser without sounds is silent.
#[test]
fn a_turn_is_heard() {
    const LISTEN: &str = "window.tones = [];
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...when) {
            tones.push(Math.round(this.frequency.value));
            start.apply(this, when);
        };";
    for (sound, heard) in [("on", true), ("off", false)] {
        let person = Person::at_desk();
        person.page.in_every_document(LISTEN).unwrap();
        let set = format!("localStorage.setItem('fondaco.setting.sound', '{sound}')");
        person.page.run(&set).unwrap();
        person.page.reload().unwrap();
        let begun = "first 1\ntile C5\n";
        person.sit_down(&(fresh("medici", &["you", "merchant", "merchant"]) + begun));
        assert_eq!(person.moment(), Moment::Asked);
        // A window that was never pressed may not make a sound, but these were asked for.
        let called = "tones.includes(587) && tones.includes(784)";
        if heard {
            person.page.wait(called).unwrap();
        } else {
            assert!(!person.page.eval::<bool>("tones.length > 0").unwrap());
        }
        person.check_no_errors();
    }
}

/// At a table without hints nobody asks the master, by key or otherwise.
#[test]
fn a_table_without_hints_has_none() {
    let person = Person::at_desk();
    let record = fresh("medici", &["you", "merchant", "merchant"]) + "first 0\ntile C5\n";
    person.sit_down(&record.replace("@hints\n", ""));
    assert_eq!(person.moment(), Moment::Asked);
    assert_eq!(person.page.count("[aria-keyshortcuts=H]").unwrap(), 0);
    person.page.key("h").unwrap();
    press(&person, "o");
    assert_eq!(person.page.count(".hint-said").unwrap(), 0);
    person.check_no_errors();
}

/// A grey key says why it cannot be pressed.
#[test]
fn it_is_said_why_nothing_can_be_taken_back() {
    let person = Person::at_desk();
    let why = |words: &str| {
        let title = person.page.attribute(UNDO, "title").unwrap().unwrap();
        assert!(title.contains(words), "{title}");
    };
    person.sit_down(&(fresh("medici", &["you", "merchant", "merchant"]) + "first 0\ntile C5\n"));
    assert_eq!(person.moment(), Moment::Asked);
    why("not decided anything");
    press(&person, "d");
    why("A tile was drawn");
    person.check_no_errors();
}

/// The ship of the first seat is full, those of the others are empty.
const FULL: &str = "first 0\ntile C5\n0 draw\ntile D3\n0 draw\ntile G2\n1 pass\n2 pass\n0 bid 1\n\
                    tile F2\n1 draw\ntile S1\n1 offer\n2 pass\n0 bid 1\n1 pass\n";

#[test]
fn one_who_has_nothing_more_to_do_lets_the_others_play_on_to_the_end_of_the_day() {
    let person = Person::at_desk();
    person.page.run("localStorage.removeItem('fondaco.setting.speed')").unwrap();
    // Every pause that the page makes from now on.
    person
        .page
        .in_every_document(
            "window.pauses = [];
             const real = window.setTimeout;
             window.setTimeout = (then, time, ...rest) => {
                window.pauses.push(time ?? 0);
                return real(then, time, ...rest);
             }",
        )
        .unwrap();
    person.page.reload().unwrap();
    person.sit_down(&(fresh("medici", &["you", "merchant", "merchant"]) + FULL));
    person.page.wait("window.pauses.some(time => time >= 100)").unwrap();
    person.page.key(".").unwrap();
    person.page.run("window.pauses.length = 0").unwrap();
    assert_eq!(person.moment(), Moment::Scoring);
    let longest: f64 = person.page.eval("Math.max(0, ...window.pauses)").unwrap();
    assert!(longest < 100.0, "a pause of {longest} ms");
    person.check_no_errors();
}
