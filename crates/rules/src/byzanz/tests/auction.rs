//! The auctions of a round.

use super::{DEAL, Move, card, cards, check, check_dealt, check_from, dealt};
use crate::transcript::seat;
use crate::{AnyGame, Game};

#[test]
fn a_lot_has_as_many_cards_as_the_top_offer_card_says() {
    check_dealt(
        "? lot 6
         ! lot C1 G1: this lot has 6 cards
         lot C1 G1 O1 S1 V1 M; = lot C1 G1 O1 S1 V1 M; = offers 2 4 6; 0 bid C1 C2; 1 pass; 2 pass
         0 give G1; = offers 2 4; ? lot 4
         ! lot C1 G1 O1 S1 V1 M: this lot has 4 cards
         lot M G2 G2 C2; = lot M G2 G2 C2; 1 bid O1; 2 pass; 1 give C2; = offers 2; ? lot 2
         lot W2 W3; 2 give W2",
    );
    for (hands, size) in [(4, 5), (5, 5), (6, 6)] {
        check_from(dealt(&vec!["C1"; hands]), &format!("? lot {size}"));
    }
}

#[test]
fn the_player_to_begin_speaks_first_then_everybody_clockwise_round_and_round() {
    check(
        "fondaco 1 byzanz 3
         first 1; deal 0 C1 C2 G3 M; deal 1 O1 O2 S1 S2; deal 2 V1 V2 W1 W4
         lot C1 G1 O1 S1 V1 M; = starter 1; ? 1: pass, bid >0
         ! 0 bid C1: it is not seat 0's turn: seat 1 is to move
         ! lot C1 G1 O1 S1 V1 M: nothing is drawn now: seat 1 is to move
         ! 1 give C1: the auction is on: bid or pass
         ! 1 take C: the auction is on: bid or pass
         ! 1 drop O1: the auction is on: bid or pass
         ! 1 done: the auction is on: bid or pass
         1 bid O1; ? 2: pass, bid >1; 2 bid V2; ? 0: pass, bid >2
         0 bid G3; ? 1: pass, bid >3; 1 bid O2 S1; ? 2: pass, bid >4",
    );
}

#[test]
fn a_bid_counts_values_whatever_the_kinds() {
    check_dealt(
        "lot C1 G1 O1 S1 V1 M; 0 bid G3 C1; = bids C1 G3 | none | none; = hands.0 C2 M
         ? 1: pass, bid >4; 1 bid O1 O2 S2; ? 2: pass, bid >5",
    );
}

#[test]
fn merchants_cannot_be_bid() {
    check_dealt(
        "lot C1 G1 O1 S1 V1 M
         ! 0 bid M: merchants cannot be bid
         ! 0 bid C1 M: merchants cannot be bid
         0 bid C1",
    );
}

#[test]
fn a_bid_is_made_with_cards_from_the_hand() {
    check_dealt(
        "lot C1 G1 O1 S1 V1 M
         ! 0 bid G1: seat 0 does not hold G1
         ! 0 bid C1 C1: seat 0 does not hold C1 C1
         ! 0 bid C1 V1 V2: seat 0 does not hold C1 V1 V2
         0 bid C1",
    );
}

#[test]
fn a_total_exceeds_the_highest_by_at_least_1() {
    check_dealt(
        "lot C1 G1 O1 S1 V1 M; 0 bid C1 C2
         ! 1 bid O1 O2: a total of 3 is not more than 3
         ! 1 bid S1: a total of 1 is not more than 3
         1 bid O2 S2; ? 2: pass, bid >4
         ! 2 bid W4: a total of 4 is not more than 4
         2 bid W4 V1; ? 0: pass, bid >5",
    );
}

#[test]
fn a_raise_adds_cards_to_those_on_the_table() {
    check_dealt(
        "lot C1 G1 O1 S1 V1 M; 0 bid C2; 1 bid S1 S2; 2 bid W4; ? 0: pass, bid >4
         ! 0 bid C1: a total of 3 is not more than 4
         ! 0 bid C2 G3: seat 0 does not hold C2 G3
         0 bid G3; = bids.0 C2 G3; = hands.0 C1 M; ? 1: pass, bid >5
         1 bid O1 O2; = bids.1 O1 O2 S1 S2; = hands.1 none; ? 2: pass, bid >6",
    );
}

#[test]
fn who_passes_is_out_of_the_auction_and_takes_his_cards_back() {
    check_dealt(
        "lot C1 G1 O1 S1 V1 M; 0 bid C2; 1 bid S1 S2; 2 bid W4
         0 pass; = hands.0 C1 C2 G3 M; = bids none | S1 S2 | W4; = passed true false false
         1 bid O2; ? 2: pass, bid >5
         ! 0 bid C1 C2 G3: it is not seat 0's turn: seat 2 is to move
         2 bid V2; ? 1: pass; 1 pass; > Won { seat: seat 2, paid: [V2 W4] }",
    );
}

#[test]
fn every_pass_is_written_also_when_the_hand_allows_no_bid() {
    check_dealt(
        "lot C1 G1 O1 S1 V1 M; 0 bid C1 C2 G3; ? 1: pass
         ! 1 bid O1 O2 S1 S2: a total of 6 is not more than 6
         ! 2 pass: it is not seat 2's turn: seat 1 is to move
         1 pass; ? 2: pass, bid >6; 2 bid V1 V2 W4; ? 0: pass
         ! 0 give C1: the auction is on: bid or pass
         0 pass; > Won { seat: seat 2, paid: [V1 V2 W4] }",
    );
    check_from(
        dealt(&["M M M M", "M", "M"]),
        "lot C1 G1 O1 S1 V1 M; ? 0: pass; 0 pass; ? 1: pass; 1 pass; ? 2: pass
         2 pass; > AllPassed { seat: seat 0 }; > TookLot …",
    );
}

#[test]
fn the_auction_ends_when_all_but_one_have_passed_and_that_one_has_a_bid() {
    check_dealt(
        "lot C1 G1 O1 S1 V1 M; 0 bid C1; 1 pass; ? 2: pass, bid >1
         2 pass; > Won { seat: seat 0, paid: [C1] }
         ? 0: give C1, give G1, give O1, give S1, give V1, give M",
    );
}

#[test]
fn b3_the_last_one_may_still_bid_when_all_the_others_passed_without_a_bid() {
    check_dealt(
        "lot C1 G1 O1 S1 V1 M; 0 pass; 1 pass; ? 2: pass, bid >0
         2 bid V1; > Won { seat: seat 2, paid: [V1] }; = market V1
         2 give M; > TookLot { seat: seat 2, cards: [C1 G1 O1 S1 V1], offer: 6 }; = won null null 6",
    );
}

#[test]
fn b3_the_last_one_may_pass_too() {
    check_dealt(
        "lot C1 G1 O1 S1 V1 M; 0 pass; 1 pass; ? 2: pass, bid >0
         2 pass; > AllPassed { seat: seat 0 }; > TookLot …; = won 6 null null",
    );
}

#[test]
fn while_a_gift_is_awaited_the_bid_already_lies_in_the_market() {
    check_dealt(
        "lot M G1 O1 S1 V1 G1; 0 bid C1 C2; 1 bid O2 S2; 2 pass; 0 pass
         > Won { seat: seat 1, paid: [O2 S2] }; ? 1: give G1, give O1, give S1, give V1, give M
         = market O2 S2; = bids none | none | none; = lot M G1 O1 S1 V1 G1; = starter 0
         = passed true false true; = offers 2 4 6; = won null null null; = hands.1 O1 S1
         ! 1 give W1: there is no W1 in the lot
         ! 1 pass: the auction is won: give a card of the lot to the market
         ! 1 bid O1: the auction is won: give a card of the lot to the market
         ! 0 give G1: it is not seat 0's turn: seat 1 is to move
         ! lot C1 G1 O1 S1: nothing is drawn now: seat 1 is to move",
    );
}

#[test]
fn the_winner_gives_a_card_and_takes_the_rest_and_the_offer_card() {
    check_dealt(
        "lot M G1 O1 S1 V1 G1; 0 bid C1 C2; 1 pass; 2 pass
         0 give G1; > TookLot { seat: seat 0, cards: [G1 O1 S1 V1 M], offer: 6 }
         = market C1 C2 G1; = hands.0 G1 G3 O1 S1 V1 M M; = won 6 null null; = offers 2 4
         = lot none; = starter null; = passed false false false; ? lot 4",
    );
}

#[test]
fn the_card_to_give_is_given_unasked_when_all_cards_of_the_lot_are_equal() {
    check_dealt(
        "lot M M M M M M; 0 bid C1 C2; 1 pass; 2 pass
         > Won { seat: seat 0, paid: [C1 C2] }; > GaveOnly { seat: seat 0, card: M }
         > TookLot { seat: seat 0, cards: [M M M M M], offer: 6 }
         = market C1 C2 M; = hands.0 G3 M M M M M M; ? lot 4",
    );
    // Two kinds of equal value are not equal.
    check_dealt("lot C1 C1 C1 C1 C1 G1; 0 bid C2 G3; 1 pass; 2 pass; ? 0: give C1, give G1");
}

#[test]
fn who_has_won_is_out_for_the_rest_of_the_round() {
    check_dealt(
        "lot M G1 O1 S1 V1 G1; 0 bid C1 C2; 1 pass; 2 pass; 0 give G1
         lot C1 C1 C2 C2; = starter 1; ? 1: pass, bid >0; 1 bid O1; ? 2: pass, bid >1
         2 bid V2; ? 1: pass, bid >2; = passed false false false
         ! 0 bid G3: it is not seat 0's turn: seat 1 is to move
         1 pass; = passed false true false; > Won { seat: seat 2, paid: [V2] }",
    );
}

#[test]
fn if_everybody_passes_the_first_who_passed_takes_the_whole_lot_for_nothing() {
    check_from(
        dealt(&["C1 G3", "O1 S2", "V1 W4", "C2"]),
        "lot C1 G1 O1 S1 V1; 0 pass; 1 pass; 2 pass; ? 3: pass, bid >0
         3 pass; > AllPassed { seat: seat 0 }
         > TookLot { seat: seat 0, cards: [C1 G1 O1 S1 V1], offer: 5 }
         = hands.0 C1 C1 G1 G3 O1 S1 V1; = market none; = won 5 null null null; = offers 2 3 4
         ? lot 4; lot C1 G1 O1 M; ? 1: pass, bid >0
         1 pass; 2 pass; 3 pass; > AllPassed { seat: seat 1 }; > TookLot …; = won 5 4 null null",
    );
}

#[test]
fn the_next_auction_is_begun_by_the_next_player_after_the_winner_without_an_offer_card() {
    check_from(
        dealt(&["C1", "C2", "C3", "C4"]),
        "lot C1 G1 O1 S1 V1; 0 pass; 1 bid C2; 2 pass; 3 pass; 1 give C1
         lot C1 G1 O1 S1; = starter 2; ? 2: pass, bid >0; 2 pass; 3 pass; ? 0: pass, bid >0
         0 bid C1; > Won …; 0 give C1
         lot G1 O1 S1; = starter 2; 2 pass; 3 bid C4; 3 give G1
         lot V1 V2; > Last { seat: seat 2 }; = starter 2; ? 2: give V1, give V2",
    );
}

#[test]
fn the_last_of_three_or_four_players_gives_one_of_two_cards_and_takes_the_other() {
    check_dealt(
        "lot C1 G1 O1 S1 V1 M; 0 bid C1 C2; 1 pass; 2 pass; 0 give G1
         lot G2 G2 O2 V2; 1 bid O1; 2 pass; 1 give O2
         lot W3 W2; > Last { seat: seat 2 }; ? 2: give W2, give W3; = starter 2; = offers 2
         ! 2 pass: the auction is won: give a card of the lot to the market
         ! 2 bid V1: the auction is won: give a card of the lot to the market
         2 give W2; > TookLot { seat: seat 2, cards: [W3], offer: 2 }
         = won 6 4 2; = offers none; = market C1 C2 G1 O1 O2 W2; = hands.2 V1 V2 W1 W3 W4",
    );
}

#[test]
fn two_equal_cards_of_the_last_player_leave_no_choice() {
    check_dealt(
        "lot C1 G1 O1 S1 V1 M; 0 bid C1 C2; 1 pass; 2 pass; 0 give G1
         lot G2 G2 O2 V2; 1 bid O1; 2 pass; 1 give O2
         lot W3 W3; > Last { seat: seat 2 }; > GaveOnly { seat: seat 2, card: W3 }
         > TookLot { seat: seat 2, cards: [W3], offer: 2 }
         = market C1 C2 G1 O1 O2 W3; ? 2: take C, take G, take O, take W",
    );
}

#[test]
fn the_last_of_five_or_six_players_puts_the_one_card_in_the_market() {
    check_from(
        dealt(&["C1", "C2", "C3", "C4", "G4"]),
        "lot C1 G1 O1 S1 V1; 0 bid C1; 1 pass; 2 pass; 3 pass; 4 pass; 0 give C1
         lot C1 G1 O1 S1; 1 bid C2; 2 pass; 3 pass; 4 pass; 1 give G1
         lot C1 G1 O1; 2 bid C3; 3 pass; 4 pass; 2 give O1
         lot G1 O1; 3 bid C4; 4 pass; 3 give G1; ? lot 1; = starter null
         lot W1; > Last { seat: seat 4 }; > GaveOnly { seat: seat 4, card: W1 }
         > TookLot { seat: seat 4, cards: [], offer: 1 }
         = won 5 4 3 2 1; = hands.4 G4; = market C1 C1 C2 C3 C4 G1 G1 O1 W1
         ? 4: take C, take G, take O, take W",
    );
    check_from(
        dealt(&["C1", "C2", "C3", "C4", "G4", "G3"]),
        "lot C1 G1 O1 S1 V1 W1; 0 pass; 1 pass; 2 pass; 3 pass; 4 pass; 5 pass; = won.0 6
         lot C1 G1 O1 S1 V1; 1 pass; 2 pass; 3 pass; 4 pass; 5 pass; = won.1 5
         lot C1 G1 O1 S1; 2 pass; 3 pass; 4 pass; 5 pass; lot G1 O1 S1; 3 pass; 4 pass; 5 pass
         lot G2 O2; 4 pass; 5 pass; lot M
         > Last { seat: seat 5 }; > GaveOnly { seat: seat 5, card: M }
         > TookLot { seat: seat 5, cards: [], offer: 1 }
         > TookKind { seat: seat 5, cards: [M] }; > RoundOver { round: 1, left: [] }",
    );
}

#[test]
fn example_the_winner_of_a_lot_of_five() {
    check(
        "fondaco 1 byzanz 4
         first 0; deal 0 C1 S2 V1 M; deal 1 G2 W2 W1 M; deal 2 O1 O1 S1 S1; deal 3 V1 V2 W1 G1
         lot W1 G3 O3 C2 G1; 0 bid C1; 1 bid G2; 2 pass; 3 bid V1 V2; 0 bid S2 V1; 1 pass
         3 pass; > Won { seat: seat 0, paid: [C1 S2 V1] }; = market C1 S2 V1
         0 give W1; > TookLot { seat: seat 0, cards: [C2 G1 G3 O3], offer: 5 }
         = market C1 S2 V1 W1; = hands.0 C2 G1 G3 O3 M; = won 5 null null null; = offers 2 3 4",
    );
}

#[test]
fn how_an_auction_may_end_is_foreseen() {
    let after = |transcript: &str| match check(&format!("{DEAL}\n{transcript}")) {
        AnyGame::Byzanz(played) => played.game,
        _ => unreachable!(),
    };
    let bids = "lot C1 G1 O1 S1 V1 M; 0 bid C1; 1 bid O2; 2 pass";
    let now = after(bids);
    let foreseen = |winner, paid| {
        let mut game = now.as_if_won(seat(winner), cards(paid)).unwrap();
        game.act(seat(winner), Move::Give(card("V1")), &mut |_| ()).unwrap();
        game
    };
    assert_eq!(foreseen(1, "O2"), after(&format!("{bids}; 0 pass; 1 give V1")));
    assert_eq!(foreseen(0, "C1 C2"), after(&format!("{bids}; 0 bid C2; 1 pass; 0 give V1")));
    // Also what the bids so far no longer allow.
    assert_eq!(foreseen(2, "V1").hand(seat(2)), cards("C1 G1 O1 S1 V2 W1 W4 M"));
    assert_eq!(foreseen(2, "V1").hand(seat(0)), now.hand(seat(0)).plus(cards("C1")));
    assert_eq!(now.as_if_won(seat(0), cards("C4")), None, "the seat does not have it");
    assert_eq!(now.as_if_won(seat(0), cards("M")), None, "merchants cannot be bid");
    assert_eq!(now.as_if_won(seat(0), cards("")), None, "nobody wins with nothing");
    assert_eq!(after("").as_if_won(seat(0), cards("C1")), None, "there is no auction");
}
