//! Selling sets.

use super::{card, cards, check, check_dealt, check_from, dealt};
use crate::byzanz::{kept, points};

#[test]
fn a_set_is_exactly_three_cards_of_one_kind() {
    check_from(
        dealt(&["C1 C1 C4 G1 G2 M", "", ""]),
        "! 0 sell C1 C1: a set has three cards, not 2
         ! 0 sell C1 C1 C4 M: a set has three cards, not 4
         ! 0 sell C1 C1 G1: a set is three cards of one kind; merchants stand in for any
         ! 0 sell C1 G1 M: a set is three cards of one kind; merchants stand in for any
         0 sell C1 C1 C4; > Sold { seat: seat 0, kept: C4 }; = hands.0 G1 G2 M",
    );
}

#[test]
fn merchants_stand_in_for_any_goods() {
    check_from(
        dealt(&["G1 G2 M", "S1 M M", "M M M"]),
        "0 sell G1 G2 M; > Sold { seat: seat 0, kept: G2 }; 1 sell S1 M M
         > Sold { seat: seat 1, kept: S1 }; 2 sell M M M; > Sold { seat: seat 2, kept: M }
         = hands none | none | none; = profits G2 | S1 | M; = scores 2 1 5",
    );
}

#[test]
fn the_highest_card_is_kept_and_the_other_two_are_out() {
    check_from(
        dealt(&["C1 C4 C4 C3", "", ""]),
        "0 sell C1 C4 C3; = hands.0 C4; = profits.0 C4; = scores 4 0 0
         ! lot C4 G1 G1 G1 G1 G1: there are not that many unseen cards of one sort left
         ! lot C3 C3 C3 G1 G1 G1: there are not that many unseen cards of one sort left
         lot C3 C3 G1 G1 G1 G1",
    );
}

#[test]
fn a_merchant_is_never_the_card_kept_unless_there_are_three() {
    for (set, keeps) in [("C1 M M", "C1"), ("W1 W2 M", "W2"), ("M M M", "M")] {
        assert_eq!(kept(cards(set)), card(keeps));
    }
    assert_eq!(points(cards("C1 C4 G3 M M")), 1 + 4 + 3 + 5 + 5);
}

#[test]
fn a_set_is_sold_from_cards_that_are_held() {
    check_from(
        dealt(&["C1 C1 C4", "G1 G1 G4", ""]),
        "! 1 sell C1 C1 C4: seat 1 does not hold C1 C1 C4
         ! 0 sell C1 C4 C4: seat 0 does not hold C1 C4 C4
         ! 2 sell M M M: seat 2 does not hold M M M",
    );
}

#[test]
fn a_player_may_sell_at_any_time_also_when_it_is_not_his_turn() {
    let hands = ["C1 C1 C1 C2 C3", "G1 G1 G1 G2 G2 G3", "O1 O1 O1 O2 O2 O3 O3"];
    // Before a lot, during the auction, and before the gift.
    check_from(
        dealt(&hands),
        "? lot 6; 1 sell G1 G1 G1; > Sold { seat: seat 1, kept: G1 }; ? lot 6
         lot C1 G1 O1 S1 V1 M; ? 0: pass, bid >0
         2 sell O1 O1 O1; > Sold { seat: seat 2, kept: O1 }; ? 0: pass, bid >0
         0 bid C3; ? 1: pass, bid >3; 0 sell C1 C1 C1; ? 1: pass, bid >3
         1 pass; 2 pass; ? 0: give C1, give G1, give O1, give S1, give V1, give M
         2 sell O2 O2 O3; 1 sell G2 G2 G3; = profits C1 | G1 G3 | O1 O3
         = scores 1 4 4; ? 0: give C1, give G1, give O1, give S1, give V1, give M; 0 give M",
    );
    // While the market is divided.
    check_from(
        dealt(&hands).at_market(&[2, 4, 6], "V1 W1 S1 M"),
        "2 sell O1 O1 O1; ? 0: take S, take V, take W, take M; 0 sell C1 C1 C1; 0 take V
         ? 1: take S, take W, take M; 1 sell G1 G1 G1; 1 take S",
    );
}

#[test]
fn what_was_taken_can_be_sold_at_once() {
    check_from(
        dealt(&["V1 V3", "", ""]).at_market(&[2, 4, 6], "V2 W1 S1 M"),
        "0 take V; ? 1: take S, take W, take M; 0 sell V1 V2 V3; = profits.0 V3; 1 take M",
    );
}

#[test]
fn selling_is_not_listed_among_the_moves() {
    check_from(
        dealt(&["C1 C1 C1", "", ""]),
        "lot C1 G1 O1 S1 V1 M; ? 0: pass, bid >0; 0 sell C1 C1 C1; ? 0: pass",
    );
}

#[test]
fn a_sale_may_leave_too_little_for_a_bid() {
    check_from(
        dealt(&["C1 C2 C2 G1", "O4", ""]),
        "lot C1 G1 O1 S1 V1 M; 0 bid G1; 1 bid O4; 2 pass; ? 0: pass, bid >4
         0 sell C1 C2 C2; ? 0: pass
         ! 0 bid C1 C2 C2: seat 0 does not hold C1 C2 C2
         0 pass; > Won { seat: seat 1, paid: [O4] }; = hands.0 G1",
    );
}

#[test]
fn b5_cards_that_lie_in_a_bid_cannot_be_sold() {
    check_from(
        dealt(&["C1 C1 C2 C3", "O4", ""]),
        "lot C1 G1 O1 S1 V1 M; 0 bid C2
         ! 0 sell C1 C1 C2: seat 0 does not hold C1 C1 C2
         0 sell C1 C1 C3; = bids.0 C2; = hands.0 none; 1 bid O4; 2 pass; ? 0: pass
         0 pass; = hands.0 C2",
    );
    // Once they are taken back they can.
    check_from(
        dealt(&["C1 C1 C2", "O4", "W1"]),
        "lot C1 G1 O1 S1 V1 M; 0 bid C2; 1 bid O4; 2 pass; 0 pass; 0 sell C1 C1 C2",
    );
}

#[test]
fn b9_nobody_sells_before_the_deal_is_complete() {
    check(
        "fondaco 1 byzanz 3
         ! 0 sell C1 C1 C2: nobody sells before the deal is complete
         first 0
         ! 0 sell C1 C1 C2: nobody sells before the deal is complete
         deal 0 C1 C1 C2 M; deal 1 M M M G1
         ! 0 sell C1 C1 C2: nobody sells before the deal is complete
         ! 1 sell M M M: nobody sells before the deal is complete
         deal 2 W1 W2 W3 W4; 1 sell M M M; 0 sell C1 C1 C2; = scores 2 5 0; ? lot 6",
    );
}

#[test]
fn hands_and_bids_and_profits_are_sorted_and_lots_keep_their_order() {
    check_dealt(
        "= hands C1 C2 G3 M | O1 O2 S1 S2 | V1 V2 W1 W4
         lot M W1 G1 C3 V1 C1; = lot M W1 G1 C3 V1 C1; 0 pass; 1 pass; 2 bid W4 V1
         = market V1 W4; 2 give C3; = hands.2 C1 G1 V1 V2 W1 W1 M; = market C3 V1 W4",
    );
}

#[test]
fn example_sets_and_what_they_keep() {
    for (set, keeps, worth) in
        [("C4 C1 C1", "C4", 4), ("C4 C3 M", "C4", 4), ("M M M", "M", 5), ("S2 M M", "S2", 2)]
    {
        check_from(
            dealt(&[set, "", ""]),
            &format!(
                "0 sell {set}; > Sold {{ seat: seat 0, kept: {keeps} }}; = hands.0 none
                 = profits.0 {keeps}; = scores {worth} 0 0"
            ),
        );
    }
}
