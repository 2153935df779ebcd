//! The end of the game.

use super::{check_from, dealt};

#[test]
fn after_the_last_market_each_may_still_sell() {
    check_from(
        dealt(&["C1 C1", "G1 G2", ""]).at_market(&[2, 4, 6], "C3 G1 O1 V1").in_last_round(),
        "= round 8; = rounds 8; 0 take C; 1 take G
         2 take O; > TookKind …; > RoundOver { round: 8, left: [V1] }
         = round 8; = deck 0; = over false; ? 0: done
         0 sell C1 C1 C3; 0 done; 1 sell G1 G1 G2; 1 done; 2 done; = scores 3 2 0; = winners 0",
    );
}

#[test]
fn b7_in_seat_order_each_sells_and_says_he_is_done() {
    check_from(
        dealt(&["C1 C1 C2 G1 G1 G1", "M M M", "W1 W2 W3"]).finishing(),
        "? 0: done
         ! 1 sell M M M: it is not seat 1's turn: seat 0 is to move
         ! 1 done: it is not seat 1's turn: seat 0 is to move
         ! 0 pass: the last market is over: sell, or say done
         ! 0 drop C1: the last market is over: sell, or say done
         ! lot C1 C1 C1 C1 C1 C1: nothing is drawn now: seat 0 is to move
         ! 0 sell C1 C1 G1: a set is three cards of one kind; merchants stand in for any
         0 sell C1 C1 C2; ? 0: done; 0 sell G1 G1 G1; ? 0: done; 0 done; > nothing; ? 1: done
         ! 0 sell C1 C1 C2: it is not seat 0's turn: seat 1 is to move
         ! 2 sell W1 W2 W3: it is not seat 2's turn: seat 1 is to move
         1 sell M M M; 1 done; ? 2: done; 2 done; > Over; ? over",
    );
}

#[test]
fn b7_every_done_is_written_also_without_a_set() {
    check_from(
        dealt(&["", "C1", "M"]).finishing(),
        "? 0: done; 0 done; ? 1: done; 1 done; ? 2: done; = over false; 2 done; = over true",
    );
}

#[test]
fn when_all_are_done_the_game_is_over_and_everything_stays_as_it_lies() {
    check_from(
        dealt(&["C1 C1 C1", "M", ""]).with_profits(&["", "C4", "G3 M"]).finishing(),
        "0 done; 1 done; 2 done; ? over; = over true; = lot none; = starter null; = round 8
         = hands C1 C1 C1 | M | none; = profits none | C4 | G3 M; = scores 0 4 8; = winners 2
         ! 0 sell C1 C1 C1: the game is over
         ! 0 done: the game is over
         ! lot C1 C1 C1 C1 C1 C1: the game is over
         ! first 0: the game is over",
    );
}

#[test]
fn the_most_points_on_kept_cards_win() {
    check_from(
        dealt(&["C1 C1 C1 C2", "", "W1"]).with_profits(&["C4 C3", "M C3", "G1"]).finishing(),
        "= winners none; 0 done; 1 done; 2 done; = scores 7 8 1; = winners 1",
    );
}

#[test]
fn a_tie_is_won_by_the_most_cards_in_hand() {
    check_from(
        dealt(&["C1", "G1 G1", "O4 O4 O3"]).with_profits(&["C4", "G4", "O3"]).finishing(),
        "0 done; 1 done; 2 done; = scores 4 4 3; = winners 1",
    );
}

#[test]
fn b8_merchants_count_among_the_cards_in_hand() {
    check_from(
        dealt(&["C1 C1", "G1 M M", ""]).with_profits(&["C4", "G4", ""]).finishing(),
        "0 done; 1 done; 2 done; = winners 1",
    );
}

#[test]
fn a_further_tie_is_shared() {
    check_from(
        dealt(&["C4 C3", "G1 M", "O1"]).with_profits(&["C4", "G4", "O4"]).finishing(),
        "0 done; 1 done; 2 done; = winners 0 1",
    );
    check_from(
        dealt(&["", "", ""]).finishing(),
        "0 done; 1 done; 2 done; = scores 0 0 0; = winners 0 1 2",
    );
}
