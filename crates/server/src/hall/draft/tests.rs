use fondaco_dice::Sealed;
use fondaco_protocol::Command;
use fondaco_rules::GameKind;

use super::*;
use crate::hall::Person;
use crate::hall::commands::{self, Decided};

const CLOCK: i64 = 30_000;

/// A game for two that has just begun, with a clock.
fn begun() -> State {
    let sealed = Sealed::new([5; 32]);
    let places = ["ada", "bea"].map(|name| commands::seat_of(&person(name))).to_vec();
    let mut doc = Doc::new(GameKind::Strozzi, "ada", places, sealed.revealed(), 0);
    doc.clock = CLOCK as u32 / 1000;
    let mut state = State::begun("table", 1, doc).unwrap();
    let mut draft = Draft::of(&state, 0);
    draft.begin().unwrap();
    let after = draft.prepared(10).after;
    state.take_over(after.doc, after.game, after.lines);
    state
}

fn person(name: &str) -> Person {
    Person { id: name.to_owned(), name: name.to_owned(), program: false }
}

/// What becomes of the table, and what happens next without a person.
fn done(state: &mut State, decide: impl Fn(&State) -> Decided<'_>) -> Option<NewJob> {
    let prepared = decide(state).unwrap().unwrap().prepared(10);
    let After { doc, game, lines, .. } = prepared.after;
    state.take_over(doc, game, lines);
    prepared.change.job
}

#[test]
fn what_a_bot_has_answered_is_not_taken_back() {
    for bot in [false, true] {
        let mut state = begun();
        if bot {
            state.doc.places[1] = SeatDoc::of_bot("merchant");
        }
        play(&mut state, "0 price 7");
        assert!(state.undo_for(0).is_some(), "nobody has answered");
        play(&mut state, "1 refuse");
        // A person is asked whether the answer may be forgotten; a bot would answer again and again.
        assert_eq!(state.undo_for(0).is_none(), bot);
    }
}

/// Plays an event.
fn play(state: &mut State, line: &str) {
    let event = state.game.read(line).unwrap();
    done(state, |state| {
        let mut draft = Draft::of(state, 0);
        draft.play(event)?;
        Ok(Some(draft))
    });
}

#[test]
fn whoever_leaves_and_comes_back_gains_no_time() {
    let mut state = begun();
    let ada = person("ada");
    let deadline = |state: &State| state.table(|_| true).deadline;
    assert_eq!((state.to_act().map(Seat::index), deadline(&state)), (Some(0), Some(CLOCK)));
    // She is back before the bot that plays for her has decided anything.
    let job = done(&mut state, |state| commands::decide(state, &ada, &Command::Leave, 25_000));
    assert_eq!(job.map(|job| job.kind), Some(JobKind::Bot));
    assert_eq!(deadline(&state), None, "nobody waits for her");
    let job = done(&mut state, |state| commands::decide(state, &ada, &Command::Back, 25_100));
    assert_eq!(job.map(|job| (job.kind, job.due)), Some((JobKind::Clock, CLOCK)));
    assert_eq!(deadline(&state), Some(CLOCK));
    // Her clock runs out once, not twice.
    let job = done(&mut state, |state| commands::clock_ran_out(state, CLOCK));
    assert_eq!(job.map(|job| job.kind), Some(JobKind::Bot));
    assert!(commands::clock_ran_out(&state, CLOCK).unwrap().is_none());
    // The next decision is another one's, who has the whole time.
    let event = state.game.read("0 price 1").unwrap();
    done(&mut state, |state| commands::bot_moved(state, event, 31_000));
    assert_eq!(deadline(&state), Some(31_000 + CLOCK));
}
