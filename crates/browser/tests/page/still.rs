//! Table layout never shifts.

use fondaco_browser::{Options, Size};

use crate::person::{Moment, Person, fresh};

/// What pieces and words lie in: its place and its size are the same in every frame of a game.
const FURNITURE: &str = "
    .toolbar, .stage, .bar, .beside, .panel, .people > .seat, .mine > .seat, .hand, .compartment,
    .m-seat, .m-seat .ship, .m-bag, .m-lot, .m-sum, .m-round, .m-answer, .pyramid,
    .quay-seat, .quay-waiting, .quay-bag, .quay-lot, .berth, .quay, .track";

/// Looks at every frame, and notes each piece of furniture that has left its place. What is drawn
/// for the first time has the place where it is seen first.
const WATCH: &str = r"(furniture => {
    const places = new Map(), moved = new Map();
    const look = () => {
        const stage = document.querySelector('.stage');
        // The end of a game takes the place of the bar.
        if (!stage || document.querySelector('.end')) return;
        const counts = new Map();
        for (const piece of document.querySelectorAll(furniture)) {
            const kind = piece.className.replace(/ (acts|out|open|glow|leads|changes|yours|left|panel|best|speaks|next|waits|bid)\b/g, '');
            const count = counts.get(kind) ?? 0;
            counts.set(kind, count + 1);
            const name = `${kind} ${count}`;
            const { x, y, width, height } = piece.getBoundingClientRect();
            const now = [x + scrollX, y + scrollY, width, height];
            const then = places.get(name);
            if (!then) places.set(name, now);
            else if (now.some((side, at) => Math.abs(side - then[at]) > 1)) {
                const told = side => side.map(Math.round).join(' ');
                const { events } = document.querySelector('.table-page').dataset;
                const asked = document.querySelector('.bar').innerText.replace(/\s+/g, ' ');
                const fault = `${name}: ${told(then)} -> ${told(now)}, event ${events}: ${asked}`;
                if (!moved.has(name)) moved.set(name, fault);
            }
        }
    };
    const frame = () => { look(); requestAnimationFrame(frame); };
    frame();
    window[Symbol.for('fondaco still')] = moved;
})";

/// So many decisions show most of what a game can ask for.
const DECISIONS: usize = 15;

/// Plays against merchants.
fn play(size: Size, language: &'static str, game: &str, seats: usize) {
    let options = Options { language, reduced_motion: true, ..Options::default() };
    let mut person = Person::new(size, options);
    person.go("#/about");
    person.page.run(&format!("({WATCH})(`{FURNITURE}`)")).unwrap();
    let mut sitters = vec!["merchant"; seats];
    sitters[0] = "you";
    person.sit_down(&fresh(game, &sitters));
    let mut decisions = 0;
    while decisions < DECISIONS {
        match person.moment() {
            Moment::Asked => {
                person.act_by_clicking();
                decisions += 1;
            }
            Moment::Scoring => person.page.click(".scoring-dialog .button.primary").unwrap(),
            Moment::Over => break,
            Moment::HandOver | Moment::Taught => panic!("one person at a usual table"),
        }
    }
    let moved: Vec<String> =
        person.page.eval("[...window[Symbol.for('fondaco still')].values()]").unwrap();
    assert_eq!(moved, [""; 0], "{game} at {}: {moved:#?}", size.width);
    person.check_no_errors();
}

#[test]
fn nothing_jumps_in_medici_on_a_phone() {
    play(Size::PHONE, "de", "medici", 4);
}

#[test]
fn nothing_jumps_in_medici_at_a_desk() {
    play(Size::LAPTOP, "en", "medici", 4);
}

#[test]
fn nothing_jumps_in_medici_on_a_tablet() {
    play(Size::TABLET, "nl", "medici", 5);
}

#[test]
fn nothing_jumps_in_strozzi_on_a_phone() {
    play(Size::PHONE, "nl", "strozzi", 2);
}

#[test]
fn nothing_jumps_in_strozzi_at_a_desk() {
    play(Size::LAPTOP, "de", "strozzi", 2);
}

#[test]
fn nothing_jumps_in_strozzi_on_a_tablet() {
    play(Size::TABLET, "en", "strozzi", 2);
}

#[test]
fn nothing_jumps_in_byzanz_on_a_phone() {
    play(Size::PHONE, "en", "byzanz", 4);
}

#[test]
fn nothing_jumps_in_byzanz_at_a_desk() {
    play(Size::LAPTOP, "nl", "byzanz", 4);
}

#[test]
fn nothing_jumps_in_byzanz_on_a_tablet() {
    play(Size::TABLET, "de", "byzanz", 6);
}
