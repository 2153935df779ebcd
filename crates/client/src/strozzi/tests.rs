#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use fondaco_rules::strozzi::{Good, Illegal, track};

use super::*;

fn history(events: &str) -> History {
    let lines = events.split(';').map(str::trim).collect::<Vec<_>>().join("\n");
    History::read(&format!("fondaco 1 strozzi 2\n{lines}\n")).unwrap().0
}

fn position(events: &str) -> Strozzi {
    match history(events).game() {
        AnyGame::Strozzi(played) => played.game,
        _ => unreachable!(),
    }
}

const BOTH: [Seat; 2] = [Seat::ZERO, Seat::ONE];

#[test]
fn a_lot_can_be_tried_by_both_before_it_is_sold() {
    for events in ["tile C4", "tile C4; 0 price 20"] {
        for seat in BOTH {
            let bought = bought_by(&position(events), seat).unwrap();
            assert_eq!(bought.to_act(), ToAct::Player(seat), "{events}");
            assert_eq!(bought.lot().len(), 1);
        }
    }
}

#[test]
fn a_lot_that_is_sold_belongs_to_its_buyer_alone() {
    let sold = position("tile C4; 0 price 20; 1 buy");
    assert_eq!(bought_by(&sold, Seat::ONE), Some(sold));
    assert_eq!(bought_by(&sold, Seat::ZERO), None);
    let kept = position("tile C4; 0 price 20; 1 refuse");
    assert_eq!(bought_by(&kept, Seat::ZERO), Some(kept));
    assert_eq!(bought_by(&kept, Seat::ONE), None);
}

#[test]
fn nothing_is_tried_without_a_lot() {
    let begun = Strozzi::new(2).unwrap();
    assert_eq!(bought_by(&begun, Seat::ZERO), None);
}

#[test]
fn a_preview_shows_what_a_lot_does_to_harbours_and_markers() {
    let bought = position("tile C0; 0 draw; tile S3; 0 price 5; 1 refuse");
    let plan = Plan { hull: Some(Hull::Four), harbour: Some(Harbour::A) };
    let shown = preview(&bought, Seat::ZERO, plan).unwrap();
    assert_eq!(shown.before.totals(), [0, 0]);
    assert_eq!(shown.after.values[0], [3, 0, 0]);
    let cloth = track(Harbour::A, Good::Cloth).unwrap();
    let spice = track(Harbour::A, Good::Spice).unwrap();
    assert_eq!((shown.after.markers_after[cloth], shown.after.markers_after[spice]), (2, 1));
    // The harbour, and two markers on plain spaces.
    assert_eq!((shown.gain(Seat::ZERO), shown.gain(Seat::ONE)), (40, 0));
    assert!(!shown.ends_round);
    assert_eq!((shown.hull, shown.harbour), (Hull::Four, Harbour::A));
}

#[test]
fn a_plan_needs_a_harbour_only_for_a_ship_that_has_none() {
    let first = position("tile C1; 0 price 5; 1 refuse");
    let plan = Plan::default().with_ship(&first, Seat::ZERO, Hull::Three);
    assert_eq!(plan, Plan { hull: Some(Hull::Three), harbour: None });
    assert_eq!(plan.choice(&first, Seat::ZERO), None);
    assert_eq!(preview(&first, Seat::ZERO, plan), None);
    let plan = plan.with_harbour(&first, Seat::ZERO, Harbour::B);
    assert_eq!(plan.choice(&first, Seat::ZERO), Some(Move::Load(Hull::Three, Some(Harbour::B))));

    let second = position("tile C1; 0 price 5; 1 refuse; 0 load 3 B; tile C2; 0 price 5; 1 refuse");
    let plan = plan.with_ship(&second, Seat::ZERO, Hull::Three);
    assert_eq!(plan.choice(&second, Seat::ZERO), Some(Move::Load(Hull::Three, None)));
    assert_eq!(preview(&second, Seat::ZERO, plan).unwrap().harbour, Harbour::B);
}

#[test]
fn the_only_ship_that_takes_a_lot_is_planned_at_first() {
    let first = "tile C1; 0 draw; tile C2; 0 draw; tile C3; 0 price 5; 1 refuse";
    assert_eq!(Plan::at_first(&position(first), Seat::ZERO), Plan::default());
    let loaded =
        format!("{first}; 0 load 5 B; tile D1; 0 draw; tile D2; 0 price 5; 1 refuse; 0 load 3 A");
    let last = position(&format!("{loaded}; tile S1; 0 draw; tile S2; 0 draw; tile S3; 0 price 5"));
    assert_eq!(Plan::at_first(&last, Seat::ZERO), Plan::default(), "nothing is bought yet");
    let last = position(&format!(
        "{loaded}; tile S1; 0 draw; tile S2; 0 draw; tile S3; 0 price 5; 1 refuse"
    ));
    let plan = Plan::at_first(&last, Seat::ZERO);
    assert_eq!(plan, Plan { hull: Some(Hull::Four), harbour: Some(Harbour::C) });
}

#[test]
fn a_harbour_chosen_first_finds_its_ship() {
    let bought = position(
        "tile C1; 0 price 5; 1 refuse; 0 load 3 B; tile C2; 0 draw; tile C3; 0 draw; tile C4; 0 price 5; 1 refuse",
    );
    // Ship 3 lies at B and has two free holds.
    let there = Plan::default().with_harbour(&bought, Seat::ZERO, Harbour::B);
    assert_eq!(there.hull, Some(Hull::Three));
    assert_eq!(there.choice(&bought, Seat::ZERO), None);
    assert_eq!(
        bought.why_no_room(Seat::ZERO, Hull::Three),
        Some(Illegal::DoesNotFit { hull: Hull::Three, free: 2, lot: 3 })
    );
    assert_eq!(bought.why_no_room(Seat::ZERO, Hull::Four), None);
    let smallest = there.with_harbour(&bought, Seat::ZERO, Harbour::C);
    assert_eq!(smallest, Plan { hull: Some(Hull::Four), harbour: Some(Harbour::C) });
    let chosen = Plan::default().with_ship(&bought, Seat::ZERO, Hull::Five);
    let chosen = chosen.with_harbour(&bought, Seat::ZERO, Harbour::A);
    assert_eq!(chosen, Plan { hull: Some(Hull::Five), harbour: Some(Harbour::A) });
    assert_eq!(open_harbours(&bought, Seat::ZERO, Hull::Five), [Harbour::A, Harbour::C]);
}

#[test]
fn every_tile_is_known_again() {
    let game = history(
        "tile C4; 0 draw; tile S1; 0 price 5; 1 buy; 1 load 5 A; tile C4; 1 price 0; 0 buy; 0 discard; tile Au",
    );
    let tiles = Whereabouts::of(&game);
    assert_eq!(tiles.ship(Seat::ONE, Hull::Five), [1, 2]);
    assert!(tiles.ship(Seat::ZERO, Hull::Five).is_empty());
    assert_eq!(tiles.lot(), [4]);
}

#[test]
fn a_round_that_was_scored_is_found_with_the_money_before() {
    // Every lot of three is refused and thrown away, but the first: nine lots empty the bag.
    let all = "C0 C1 C2 C3 C4 C4 F0 F1 F2 F3 F4 F4 S0 S1 S2 S3 S4 S4 D0 D1 D2 D3 D4 D4 Au Au";
    let tiles: Vec<_> = all.split(' ').collect();
    let lots = tiles.chunks(3).enumerate().map(|(number, lot)| {
        let drawn: Vec<_> = lot.iter().map(|tile| format!("tile {tile}")).collect();
        let then = if number == 0 { "0 load 3 A" } else { "0 discard" };
        format!("{}; 0 price 10; 1 refuse; {then}", drawn.join("; 0 draw; "))
    });
    let game = history(&lots.collect::<Vec<_>>().join("; "));
    let last = game.len() - 1;
    assert_eq!(scored(&game, last - 1), None);
    let round = scored(&game, last).unwrap();
    assert_eq!((round.round, round.before), (1, [210, 300]));
    // Harbour A, and its marker of cloth at the end of its track: 10 and a bonus of 20.
    assert_eq!(round.report.totals(), [50, 0]);
    assert!(Whereabouts::of(&game).ship(Seat::ZERO, Hull::Three).is_empty());
}
