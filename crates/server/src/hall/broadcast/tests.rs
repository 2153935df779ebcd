use fondaco_dice::Sealed;
use fondaco_protocol::{Order, Phase};
use fondaco_rules::GameKind;

use super::*;
use crate::hall::doc::{Doc, SeatDoc};
use crate::hall::draft::Draft;

/// A game of Byzanz that has just been dealt.
fn dealt() -> State {
    let sealed = Sealed::new([5; 32]);
    let place = |name: &str| SeatDoc {
        name: name.to_owned(),
        person: Some(format!("{name}s number")),
        ..SeatDoc::default()
    };
    let places = ["Ada", "Bea", "Cleo"].map(place).to_vec();
    let doc = Doc::new(GameKind::Byzanz, "Adas number", places, sealed.revealed(), 1_000);
    let mut state = State::begun("table", 1, doc).unwrap();
    let mut draft = Draft::of(&state, 1_000);
    draft.begin().unwrap();
    let after = draft.prepared(10).after;
    state.take_over(after.doc, after.game, after.lines);
    assert_eq!(state.doc.phase, Phase::Playing);
    state
}

fn everybody() -> Audiences {
    Audiences { seats: vec![true; 3], public: true }
}

/// Updates are written in parts; together they are what the protocol would write.
#[test]
fn messages_are_those_of_the_protocol() {
    let mut state = dealt();
    state.doc.places[1].order = Some(Order::BidUpTo(9));
    let change = Broadcast::of_change(&state, 2, &everybody(), |it| it == "Beas number", 77);
    for (person, seat) in [(Some("Adas number"), Some(0)), (Some("Beas number"), Some(1))] {
        let news: News = serde_json::from_str(change.to(person).unwrap()).unwrap();
        let viewer = state.viewer(seat);
        let lines = state.log.since(2).iter();
        let lines = lines.map(|line| line.seen(viewer).into_owned()).collect();
        let table = state.table(|it| it == "Beas number");
        let you = state.you(person);
        assert_eq!(you.order.is_some(), seat == Some(1));
        assert_eq!(news, News::Update { from: 3, lines, table, you, now: 77 });
    }
}

#[test]
fn everybody_sees_only_their_own_cards() {
    let state = dealt();
    let change = Broadcast::of_change(&state, 0, &everybody(), |_| true, 0);
    let told = |person| change.to(person).map(ToString::to_string).unwrap();
    let hidden = |text: &str| text.matches("? ? ? ?").count();
    assert_eq!(hidden(&told(None)), 3);
    assert_eq!(hidden(&told(Some("somebody else"))), 3);
    let seats = ["Adas number", "Beas number", "Cleos number"].map(|it| told(Some(it)));
    for text in &seats {
        assert_eq!(hidden(text), 2, "{text}");
    }
    assert!(seats[0] != seats[1] && seats[1] != seats[2]);
}

#[test]
fn nothing_is_written_for_those_who_are_not_there() {
    let state = dealt();
    let audiences = Audiences { seats: vec![false, true, false], public: false };
    let change = Broadcast::of_change(&state, 0, &audiences, |_| true, 0);
    assert!(change.to(None).is_none() && change.to(Some("Adas number")).is_none());
    assert!(change.to(Some("Beas number")).is_some());
}
