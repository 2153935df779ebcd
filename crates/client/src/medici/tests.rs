//! The day of Medici, followed through short records.
#![allow(clippy::unwrap_used)]

use super::*;

fn history(events: &str) -> History {
    let lines = events.replace("; ", "\n");
    History::read(&format!("fondaco 1 medici 3\n{lines}\n")).unwrap().0
}

fn today(events: &str) -> Today {
    Today::of(&history(events)).unwrap()
}

fn game(events: &str) -> Medici {
    *position(history(events).game()).unwrap()
}

fn seat(number: u32) -> Seat {
    Seat::new(number, Medici::new(3).unwrap().players()).unwrap()
}

const OFFERED: &str = "first 0; tile C5; 0 draw; tile D0; 0 offer";

#[test]
fn a_tile_keeps_its_number_from_the_bag_to_the_ship() {
    let before = today(OFFERED);
    let after = today(&format!("{OFFERED}; 1 bid 7; 2 pass; 0 pass; tile F1"));
    assert_eq!(before.lot.len(), 2);
    assert_eq!(after.ships[1], before.lot);
    assert_eq!(after.lot.iter().map(|drawn| drawn.number).collect::<Vec<_>>(), [2]);
}

#[test]
fn what_was_said_stays_until_the_next_tile() {
    let sold = format!("{OFFERED}; 1 bid 7; 2 pass; 0 bid 8");
    let said = [(seat(1), Said::Bid(7)), (seat(2), Said::Pass), (seat(0), Said::Bid(8))];
    let ended = today(&sold);
    assert_eq!(ended.said, said);
    assert!(matches!(ended.ending, Some(Ending::Sold(bid)) if bid.by == seat(0)));
    let next = today(&format!("{sold}; tile F1"));
    assert!(next.said.is_empty() && next.ending.is_none());
    assert_eq!(next.auctioneer, Some(seat(1)));
}

#[test]
fn the_round_says_who_speaks_and_who_is_next() {
    let turns = |events: &str| today(events).round(&game(events));
    assert_eq!(
        turns("first 0; tile C5"),
        [(seat(1), Turn::Waits), (seat(2), Turn::Waits), (seat(0), Turn::Waits)]
    );
    assert_eq!(
        turns(OFFERED),
        [(seat(1), Turn::Speaks), (seat(2), Turn::Next), (seat(0), Turn::Waits)]
    );
    let all_in = format!("{OFFERED}; 1 bid 40");
    assert_eq!(
        turns(&all_in),
        [
            (seat(1), Turn::Said(Said::Bid(40))),
            (seat(2), Turn::Said(Said::PassedOver(NoBid::Outbid))),
            (seat(0), Turn::Said(Said::PassedOver(NoBid::Outbid))),
        ]
    );
}

#[test]
fn nobody_is_asked_when_the_game_is_over() {
    let record = include_str!("../../../../tests/golden/medici-4-mixed.record");
    let (history, _) = History::read(record).unwrap();
    let over = position(history.game()).unwrap();
    assert_eq!(Today::of(&history).unwrap().round(over), []);
}

#[test]
fn a_lot_that_does_not_fit_is_said_before_anybody_is_asked() {
    let events = "first 0; tile C5; 0 draw; tile C4; 0 draw; tile C3; 1 bid 1; 2 pass; 0 pass; \
                  tile F0; 1 draw; tile F1; 1 draw; tile F2";
    let (today, game) = (today(events), game(events));
    assert_eq!(game.why_no_bid(seat(1)), Some(NoBid::NoRoom));
    let round = today.round(&game);
    assert_eq!(round.last(), Some(&(seat(1), Turn::Cannot(NoBid::NoRoom))));
}

#[test]
fn places_and_levels_follow_the_cargo() {
    let game = game(&format!("{OFFERED}; 1 bid 7; 2 pass; 0 pass"));
    assert_eq!([0, 1, 2].map(|number| place(&game, seat(number))), [2, 1, 2]);
    assert_eq!(game.levels_then(seat(1)), [1, 0, 0, 1, 0]);
    assert_eq!(game.as_it_stands().ship_pay[seat(1)], 30);
}
