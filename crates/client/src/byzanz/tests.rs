use std::collections::BTreeSet;

use fondaco_rules::byzanz::{Move, smallest_raise};
use fondaco_rules::notation::Words;
use fondaco_rules::{Byzanz, Game, Viewer};

use super::*;
use crate::History;

fn cards(words: &str) -> Cards {
    match Byzanz::read_move(Words::of(&format!("bid {words}"))).unwrap() {
        Move::Bid(cards) => cards,
        _ => unreachable!("it is a bid"),
    }
}

/// Three players after the deal; seat 0 begins.
const DEAL: &str = "fondaco 1 byzanz 3
first 0
deal 0 C1 C2 G3 M
deal 1 O1 O2 S1 S2
deal 2 V1 V2 W1 W4
";

/// What a seat sees after these lines.
fn seen(seat: usize, lines: &str) -> (View, Seat) {
    let (history, _) = History::read(&format!("{DEAL}{lines}")).unwrap();
    let fondaco_rules::AnyGame::Byzanz(played) = history.game() else { unreachable!("Byzanz") };
    let seat = played.game.players().seats().nth(seat).unwrap();
    (played.game.view(Viewer::Seat(seat)), seat)
}

const LOT: &str = "lot C3 C4 V3 G1 M O3\n";

#[test]
fn a_set_keeps_its_highest_card_and_gives_up_the_lowest() {
    let sets: Vec<_> = sales(cards("C1 C2 C3 C4 G3 M")).iter().map(|sale| sale.set).collect();
    assert_eq!(sets, [cards("C1 C2 C4")]);
    let two = sales(cards("C1 G2 G4 M M"));
    let told: Vec<_> = two.iter().map(|sale| (sale.set, sale.points)).collect();
    assert_eq!(told, [(cards("G2 G4 M"), 4), (cards("C1 M M"), 1)]);
    let merchants = sales(Cards::of_merchants(3));
    assert_eq!(merchants.iter().map(|sale| sale.points).collect::<Vec<_>>(), [5]);
    assert!(sales(cards("C1 C2 G3 G4 O1")).is_empty());
}

#[test]
fn three_cards_of_two_kinds_are_no_set() {
    assert_eq!(Sale::of(cards("C1 C2 G3")), None);
    assert_eq!(Sale::of(cards("C1 C2")), None);
    assert_eq!(Sale::of(cards("C1 C4 M")).map(|sale| sale.points), Some(4));
}

#[test]
fn what_glows_is_in_a_set() {
    assert_eq!(sellable(cards("C1 C2 C3 G4 M")), cards("C1 C2 C3"));
    assert_eq!(sellable(cards("C1 C2 G4 M")), cards("C1 C2 M"));
    assert_eq!(sellable(cards("C1 G4 M M")), cards("C1 G4 M M"));
    assert_eq!(sellable(cards("C1 G4 M")), Cards::NONE);
}

#[test]
fn the_smallest_raise_costs_least_and_spares_what_belongs_together() {
    assert_eq!(smallest_raise(cards("C1 C1 G2"), 1), Some(cards("G2")));
    assert_eq!(smallest_raise(cards("C1 C2 C3 G3"), 2), Some(cards("G3")));
    assert_eq!(smallest_raise(cards("C1 O1 G4"), 1), Some(cards("C1 O1")));
    assert_eq!(smallest_raise(cards("C1 G2"), 3), None);
    assert_eq!(smallest_raise(Cards::NONE, 0), None);
}

#[test]
fn everybody_sees_what_is_going_on() {
    let told = |lines: &str| seen(1, lines).0.activity();
    let [first, second, _] = seats();
    assert_eq!(told(""), Activity::Turning);
    assert_eq!(told(LOT), Activity::Bidding(first));
    assert_eq!(told(&format!("{LOT}0 bid C1\n")), Activity::Bidding(second));
    let won = format!("{LOT}0 bid C1\n1 pass\n2 pass\n");
    assert_eq!(told(&won), Activity::Giving(first));
    assert_eq!(told(&format!("{won}0 give C3\n")), Activity::Reducing(first));
}

fn seats() -> [Seat; 3] {
    let seats: Vec<Seat> = seen(0, "").0.players().seats().collect();
    seats.try_into().unwrap()
}

#[test]
fn nobody_sells_while_another_reduces_a_hand() {
    let [first, second, _] = seats();
    let (bidding, _) = seen(1, LOT);
    assert!(bidding.may_sell(second));
    let (reducing, _) = seen(1, &format!("{LOT}0 bid C1\n1 pass\n2 pass\n0 give C3\n"));
    assert!(reducing.may_sell(first));
    assert!(!reducing.may_sell(second));
    let dealing = Byzanz::new(3).unwrap().view(Viewer::Seat(first));
    assert!(!dealing.may_sell(first));
}

#[test]
fn the_next_to_speak_is_still_in() {
    let [_, second, third] = seats();
    assert_eq!(next_to_speak(&seen(0, LOT).0), Some(second));
    assert_eq!(next_to_speak(&seen(0, &format!("{LOT}0 pass\n")).0), Some(third));
    assert_eq!(next_to_speak(&seen(0, &format!("{LOT}0 pass\n1 bid O1\n")).0), Some(second));
    assert_eq!(next_to_speak(&seen(0, "").0), None);
}

#[test]
fn offer_cards_are_told_in_the_order_of_the_market() {
    let [first, ..] = seats();
    assert_eq!(offers(&seen(0, LOT).0), [(2, None), (4, None), (6, None)]);
    let won = format!("{LOT}0 bid C1\n1 pass\n2 pass\n0 give C3\n");
    assert_eq!(offers(&seen(0, &won).0), [(2, None), (4, None), (6, Some(first))]);
}

#[test]
fn too_many_cards_are_counted() {
    assert_eq!(excess(cards("C1 C2 C3 C4 G1 G2 G3").plus(cards("M M"))), 2);
    assert_eq!(excess(cards("C1 C2")), 0);
}

#[test]
fn a_card_is_known_again_where_it_went() {
    let steps = [
        String::new(),
        LOT.to_owned(),
        format!("{LOT}0 bid C1\n"),
        format!("{LOT}0 bid C1\n1 pass\n2 pass\n"),
        format!("{LOT}0 bid C1\n1 pass\n2 pass\n0 give C3\n"),
    ];
    let views: Vec<View> = steps.iter().map(|lines| seen(0, lines).0).collect();
    let [own, ..] = seats();
    let mut placed = Placed::default();
    let mut all = Vec::new();
    for view in &views {
        placed = placed.moved_on(view);
        let places = [Place::Lot, Place::Market, Place::Hand(own), Place::Bid(own)];
        let cards: Vec<_> = places.into_iter().flat_map(|place| placed.at(place)).collect();
        let numbers: BTreeSet<u32> = cards.iter().map(|card| card.1).collect();
        assert_eq!(numbers.len(), cards.len(), "no number is given twice");
        all.push(placed.clone());
    }
    let number = |at: usize, place: Place, word: &str| {
        let card = cards(word).iter().next();
        all[at].at(place).into_iter().find(|found| Some(found.0) == card).map(|found| found.1)
    };
    let bid = number(0, Place::Hand(own), "C1");
    assert!(bid.is_some());
    assert_eq!(number(2, Place::Bid(own), "C1"), bid, "from the hand to the table");
    assert_eq!(number(3, Place::Market, "C1"), bid, "from there to the market");
    assert_eq!(number(4, Place::Market, "C3"), number(1, Place::Lot, "C3"), "the gift");
    assert_eq!(number(4, Place::Hand(own), "C4"), number(1, Place::Lot, "C4"), "the lot");
    assert!(all[4].at(Place::Lot).is_empty());
}

#[test]
fn hidden_hands_have_no_place() {
    let (view, own) = seen(1, LOT);
    let placed = Placed::default().moved_on(&view);
    for seat in seats().into_iter().filter(|&seat| seat != own) {
        assert!(placed.at(Place::Hand(seat)).is_empty());
        assert_eq!(seen_hand(&view, seat), None);
    }
    assert_eq!(placed.at(Place::Hand(own)).len(), 4);
}
