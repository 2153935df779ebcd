//! The market at the end of a round.

use super::{check_dealt, check_from, dealt};

#[test]
fn each_takes_a_kind_in_ascending_order_of_offer_cards() {
    check_from(
        dealt(&["", "", ""]).at_market(&[4, 6, 2], "C1 C1 G1 O1 O2 V4"),
        "= won 4 6 2; = offers none; ? 2: take C, take G, take O, take V
         ! 0 take C: it is not seat 0's turn: seat 2 is to move
         2 take O; > TookKind { seat: seat 2, cards: [O1 O2] }; ? 0: take C, take G, take V
         0 take C; > TookKind { seat: seat 0, cards: [C1 C1] }; ? 1: take G, take V
         1 take V; > TookKind { seat: seat 1, cards: [V4] }; > RoundOver { round: 1, left: [G1] }",
    );
}

#[test]
fn a_player_takes_all_cards_of_exactly_one_kind() {
    check_from(
        dealt(&["C2", "", ""]).at_market(&[2, 4, 6], "C1 C1 C4 G1 O1"),
        "0 take C; = hands.0 C1 C1 C2 C4; = market G1 O1
         ! 0 take G: it is not seat 0's turn: seat 1 is to move",
    );
}

#[test]
fn merchants_are_a_kind_in_the_market() {
    check_from(
        dealt(&["", "", ""]).at_market(&[2, 4, 6], "C1 G1 M M"),
        "? 0: take C, take G, take M; 0 take M; = hands.0 M M; = market C1 G1",
    );
}

#[test]
fn b4_he_must_take_a_kind_while_the_market_has_any() {
    check_from(
        dealt(&["", "", ""]).at_market(&[2, 4, 6], "C1 G1 O1 S1"),
        "! 0 pass: the market is open: take a kind
         ! 0 done: the market is open: take a kind
         ! 0 drop C1: the market is open: take a kind
         ! 0 bid C1: the market is open: take a kind
         ! 0 take V: there is nothing of kind V in the market
         ! 0 take M: there is nothing of kind M in the market
         ! lot C1 C1 C1 C1 C1 C1: nothing is drawn now: seat 0 is to move
         0 take C
         ! 1 take C: there is nothing of kind C in the market
         1 take G",
    );
}

#[test]
fn b4_who_finds_the_market_empty_gets_nothing() {
    check_from(
        dealt(&["", "", ""]).at_market(&[2, 4, 6], "C1 G1"),
        "0 take C; > TookKind { seat: seat 0, cards: [C1] }
         > TookKind { seat: seat 1, cards: [G1] }; > RoundOver { round: 1, left: [] }
         = hands C1 | G1 | none; = round 2; ? lot 6",
    );
}

#[test]
fn the_last_kind_in_the_market_is_taken_unasked() {
    check_from(
        dealt(&["", "", ""]).at_market(&[6, 4, 2], "C1 G1 G2 O1"),
        "2 take O; > TookKind …; ? 1: take C, take G
         1 take C; > TookKind { seat: seat 1, cards: [C1] }
         > TookKind { seat: seat 0, cards: [G1 G2] }; > RoundOver { round: 1, left: [] }
         = hands G1 G2 | C1 | O1; ? lot 6
         ! 0 take G: nobody moves before the next draw",
    );
    // Also when the market opens with a single kind.
    check_from(
        dealt(&["C1", "C1", "C1"]),
        "lot M M M M M M; 0 pass; 1 pass; 2 pass; = market none
         lot M M M M; 1 pass; 2 pass; lot C2 C3; 2 give C3
         > TookLot …; > TookKind { seat: seat 2, cards: [C3] }; > RoundOver { round: 1, left: [] }
         = hands.2 C1 C2 C3",
    );
}

#[test]
fn what_is_left_over_is_out_of_the_game() {
    check_from(
        dealt(&["", "", ""]).at_market(&[2, 4, 6], "C1 C4 C4 G1 O1 V1"),
        "0 take G; 1 take O
         2 take V; > TookKind …; > RoundOver { round: 1, left: [C1 C4 C4] }
         = market none; = hands G1 | O1 | V1
         ! lot C4 G1 G1 G1 G1 G1: there are not that many unseen cards of one sort left",
    );
}

#[test]
fn the_offer_cards_go_back_and_the_holder_of_the_lowest_begins_the_next_round() {
    check_from(
        dealt(&["C1", "C1", "C1"]).at_market(&[4, 6, 2], "C1 C2 G1 O1 V1"),
        "2 take C; 0 take G; = round 1; = won 4 6 2; = offers none
         1 take O; = round 2; = won null null null; = offers 2 4 6; ? lot 6; = starter null
         lot G1 G1 O1 O1 V1 V1; = starter 2; ? 2: pass, bid >0",
    );
}

#[test]
fn a_whole_round() {
    check_dealt(
        "lot C1 G1 O1 S1 V1 M; 0 bid C1 C2 G3; 1 pass; 2 pass; 0 give M
         lot G2 G2 O2 V2; 1 bid O1 O2; 2 pass; 1 give O2
         lot W2 W3; 2 give W2; = market C1 C2 G3 O1 O2 O2 W2 M
         = hands C1 G1 O1 S1 V1 M | G2 G2 S1 S2 V2 | V1 V2 W1 W3 W4
         2 take C; = hands.2 C1 C2 V1 V2 W1 W3 W4; 1 take M; = hands.1 G2 G2 S1 S2 V2 M
         0 take G; > TookKind { seat: seat 0, cards: [G3] }
         > RoundOver { round: 1, left: [O1 O2 O2 W2] }
         = round 2; = deck 84; = hands.0 C1 G1 G3 O1 S1 V1 M
         lot W1 W2 W2 W1 W1 W3; = starter 2; ? 2: pass, bid >0",
    );
}

#[test]
fn example_the_market_of_four_players() {
    // Axel sits at seat 2, then Wilhelm, Eva and Susanne.
    check_from(
        dealt(&["", "", "", ""]).at_market(&[4, 5, 2, 3], "W1 W1 W2 S1 S3 M C1 C2 C2 V1 G1"),
        "? 2: take C, take G, take S, take V, take W, take M
         2 take W; 3 take S; 0 take M; ? 1: take C, take G, take V
         1 take C; > TookKind { seat: seat 1, cards: [C1 C2 C2] }
         > RoundOver { round: 1, left: [G1 V1] }
         = hands M | C1 C2 C2 | W1 W1 W2 | S1 S3; = market none",
    );
}
