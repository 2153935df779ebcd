//! The hand limit.

use super::{card, check_dealt, check_from, dealt};
use crate::notation::Words;
use crate::transcript::seat;
use crate::{Byzanz, Game, Viewer};

#[test]
fn seven_cards_may_be_held_and_more_must_be_reduced_at_once() {
    let hands = ["C1 C2 G1 G2 O1", "", ""];
    check_from(
        dealt(&hands).at_market(&[2, 4, 6], "V1 V2 W1 S1"),
        "0 take V; = hands.0 C1 C2 G1 G2 O1 V1 V2; ? 1: take S, take W",
    );
    check_from(
        dealt(&hands).at_market(&[2, 4, 6], "V1 V2 V3 W1 S1"),
        "0 take V; = hands.0 C1 C2 G1 G2 O1 V1 V2 V3; ? 0: sell, drop",
    );
}

#[test]
fn b6_merchants_count_as_cards_in_hand() {
    check_from(
        dealt(&["C1 G1 O1 V1 M M", "", ""]).at_market(&[2, 4, 6], "W1 S1 M"),
        "0 take M; > TookKind …; ? 1: take S, take W",
    );
    check_from(
        dealt(&["C1 G1 O1 V1 M M", "", ""]).at_market(&[2, 4, 6], "W1 S1 M M"),
        "0 take M; > TookKind …; ? 0: sell, drop; 0 drop M; ? 1: take S, take W",
    );
}

#[test]
fn b6_cards_that_lie_in_a_bid_do_not_count() {
    // Seven cards, three of them bid and paid: four and five of the lot are nine.
    check_from(
        dealt(&["C1 C2 G1 G2 O1 V1 W1", "", ""]),
        "lot S1 S1 S2 S2 M M; 0 bid C1 G1 V1; = hands.0 C2 G2 O1 W1; 1 pass; 2 pass; 0 give S1
         = hands.0 C2 G2 O1 S1 S2 S2 W1 M M; ? 0: sell, drop; 0 drop O1; ? 0: sell, drop
         0 drop W1; ? lot 4",
    );
}

#[test]
fn a_hand_is_reduced_by_selling_or_dropping_until_seven_or_fewer_are_left() {
    let market = "V1 V2 V3 V3 W1 S1";
    check_from(
        dealt(&["C1 C2 G1 G2 O1 O2 M", "", ""]).at_market(&[2, 4, 6], market),
        "0 take V; = hands.0 C1 C2 G1 G2 O1 O2 V1 V2 V3 V3 M; ? 0: sell, drop
         0 drop G1; ? 0: sell, drop; 0 sell V1 V2 V3; > Sold { seat: seat 0, kept: V3 }
         = hands.0 C1 C2 G2 O1 O2 V3 M; = profits.0 V3; ? 1: take S, take W
         ! 0 drop C1: it is not seat 0's turn: seat 1 is to move",
    );
    // Selling may go below seven, dropping may not.
    check_from(
        dealt(&["C1 C2 G1 G2 O1 O2", "", ""]).at_market(&[2, 4, 6], "V1 V2 W1 S1 M"),
        "0 take V; ? 0: drop; 0 drop V1; = hands.0 C1 C2 G1 G2 O1 O2 V2; ? 1: take S, take W, take M",
    );
    check_from(
        dealt(&["C1 C2 C3 G2 O1 O2", "", ""]).at_market(&[2, 4, 6], "V1 V2 W1 S1 M"),
        "0 take V; 0 sell C1 C2 C3; = hands.0 G2 O1 O2 V1 V2; ? 1: take S, take W, take M",
    );
}

#[test]
fn only_the_seat_that_reduces_acts() {
    check_from(
        dealt(&["C1 C2 G1 G2 O1 O2", "S1 S1 S1", ""]).at_market(&[2, 4, 6], "V1 V2 W1 S1 M"),
        "0 take V
         ! 0 take S: seat 0 holds more than 7 cards: sell or drop
         ! 0 pass: seat 0 holds more than 7 cards: sell or drop
         ! 0 done: seat 0 holds more than 7 cards: sell or drop
         ! 0 drop V4: seat 0 does not hold V4
         ! 0 sell C1 C2 C3: seat 0 does not hold C1 C2 C3
         ! 0 sell C1 C2 G1: a set is three cards of one kind; merchants stand in for any
         ! 1 take S: it is not seat 1's turn: seat 0 is to move
         ! 1 drop S1: it is not seat 1's turn: seat 0 is to move
         ! lot C1 C1 C1 C1 C1 C1: nothing is drawn now: seat 0 is to move
         0 drop V1",
    );
}

#[test]
fn b9_nobody_else_sells_while_somebody_must_reduce() {
    check_from(
        dealt(&["C1 C2 G1 G2 O1 O2", "S1 S1 S1", ""]).at_market(&[2, 4, 6], "V1 V2 W1 S1 M"),
        "0 take V
         ! 1 sell S1 S1 S1: nobody sells while seat 0 has too many cards
         ! 2 sell M M M: nobody sells while seat 0 has too many cards
         0 drop V1; 1 sell S1 S1 S1; > Sold { seat: seat 1, kept: S1 }",
    );
}

#[test]
fn b9_cards_dropped_are_seen_by_all() {
    let hands = ["C1 C2 G1 G2 O1 O2 V4", "", ""];
    let mut game = dealt(&hands).at_market(&[2, 4, 6], "V1 W1 S1");
    // Seat 1 counts cards: a dropped one is no longer among those that may be anywhere.
    for (choice, left) in [("take V", 2), ("drop V4", 1)] {
        let choice = Byzanz::read_move(Words::of(choice)).unwrap();
        game.act(seat(0), choice, &mut |_| ()).unwrap();
        let view = game.view(Viewer::Seat(seat(1)));
        assert_eq!(view.unknown().count(card("V4")), left, "after {choice}");
    }
}

#[test]
fn after_a_reduction_the_next_auction_is_begun_as_always() {
    check_dealt(
        "lot C1 G1 O1 S1 V1 M; 0 pass; 1 bid O1; 2 pass; 1 give C1
         > TookLot …; = hands.1 G1 O1 O2 S1 S1 S2 V1 M; = won null 6 null; = lot none
         = starter null; = offers 2 4; = passed false false false; ? 1: sell, drop
         ! lot C1 C1 C2 C2: nothing is drawn now: seat 1 is to move
         1 drop M; ? lot 4; lot C1 C1 C2 C2; = starter 2; ? 2: pass, bid >0",
    );
    // The first who passed gets more than a hand may hold.
    check_dealt(
        "lot C1 G1 O1 S1 V1 M; 0 pass; 1 pass; 2 pass
         = hands.0 C1 C1 C2 G1 G3 O1 S1 V1 M M; ? 0: sell, drop
         0 sell C1 C2 M; = hands.0 C1 G1 G3 O1 S1 V1 M; ? lot 4",
    );
}

#[test]
fn the_market_waits_until_the_last_winner_has_reduced() {
    // Only cloth lies in the market: its taking leaves no choice, and waits all the same.
    check_from(
        dealt(&["", "", "C2 G1 O1 S1 V1 W1 W2"]),
        "lot M M M M M M; 0 pass; 1 pass; 2 pass; lot M M M M; 1 pass; 2 pass
         lot C3 C4; 2 give C3; > TookLot { seat: seat 2, cards: [C4], offer: 2 }
         = market C3; = won 6 4 2; ? 2: drop
         2 drop W1; > TookKind { seat: seat 2, cards: [C3] }; = market none; = won 6 4 2; = round 1
         ? 2: sell, drop
         2 sell C2 C3 C4; > Sold { seat: seat 2, kept: C4 }; > RoundOver { round: 1, left: [] }
         = round 2; = won null null null; ? lot 6",
    );
}

#[test]
fn a_market_taking_without_choice_waits_for_a_reduction() {
    check_from(
        dealt(&["C2 G1 O1 S1 V1 W1 W2", "C2 G2 O2 S2 V2 W2 W3", ""])
            .at_market(&[2, 4, 6], "C1 C1 G1"),
        "0 take C; > TookKind { seat: seat 0, cards: [C1 C1] }; = market G1; ? 0: sell, drop
         0 drop O1; > nothing; = market G1; ? 0: sell, drop
         0 drop S1; > TookKind { seat: seat 1, cards: [G1] }; = market none
         = hands.1 C2 G1 G2 O2 S2 V2 W2 W3; ? 1: drop; = won 2 4 6; = round 1
         1 drop G1; > RoundOver { round: 1, left: [] }; = won null null null; = round 2",
    );
}

#[test]
fn offer_cards_and_leftovers_stay_until_the_rounds_last_reduction_is_done() {
    check_from(
        dealt(&["", "", "C2 G1 O1 S1 V1 W1 W2"]).at_market(&[2, 4, 6], "C1 G1 O1 V1 M"),
        "0 take C; 1 take G
         2 take O; > TookKind …; ? 2: drop; = market V1 M; = won 2 4 6; = offers none; = round 1
         2 drop O1; > RoundOver { round: 1, left: [V1 M] }
         = market none; = won null null null; = offers 2 4 6; = round 2; ? lot 6",
    );
}

#[test]
fn offer_cards_and_leftovers_are_cleared_after_the_last_round_too() {
    check_from(
        dealt(&["", "", "C2 G1 O1 S1 V1 W1 W2"])
            .at_market(&[2, 4, 6], "C1 G1 O1 V1 M")
            .in_last_round(),
        "= round 8; = deck 0; 0 take C; 1 take G; 2 take O; = market V1 M; = won 2 4 6; = round 8
         ? 2: drop
         2 drop O1; > RoundOver { round: 8, left: [V1 M] }
         = market none; = won null null null; = offers 2 4 6; = round 8; ? 0: done",
    );
}
