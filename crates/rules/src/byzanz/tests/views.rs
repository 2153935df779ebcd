//! What a seat may know.

use super::{check, check_dealt, check_from, dealt};
use crate::transcript::seat;
use crate::{AnyGame, Byzanz, Game, Viewer};

#[test]
fn hands_are_secret() {
    check_dealt(
        "=0 hands C1 C2 G3 M | 4 | 4; =1 hands 4 | O1 O2 S1 S2 | 4; =2 hands 4 | 4 | V1 V2 W1 W4
         lot C1 G1 O1 S1 V1 M; 0 bid C1 C2; =1 hands 2 | O1 O2 S1 S2 | 4; =1 bids C1 C2 | none | none",
    );
}

#[test]
fn profits_and_points_are_secret_until_the_end() {
    check_from(
        dealt(&["C1 C1 C4", "G1 G1 G1", ""]),
        "0 sell C1 C1 C4; 1 sell G1 G1 G1; = profits C4 | G1 | none; = scores 4 1 0
         =1 profits 1 | G1 | 0; =1 scores null 1 null; =2 profits 1 | 1 | none; =2 scores null null 0",
    );
}

#[test]
fn profits_and_points_are_open_when_the_game_is_over_and_hands_stay_numbers() {
    check_from(
        dealt(&["C1 C1", "G1", "M M M"]).with_profits(&["C4", "G4", "M"]).finishing(),
        "0 done; 1 done; =1 scores null 4 null; =1 profits 1 | G4 | 1; =1 winners none
         2 done; =1 profits C4 | G4 | M; =1 scores 4 4 5; =1 winners 2; =1 hands 2 | G1 | 3
         = hands C1 C1 | G1 | M M M; ?1 over",
    );
}

#[test]
fn a_tie_is_decided_alike_for_every_viewer() {
    check_from(
        dealt(&["C1", "G1 M", "O1"]).with_profits(&["C4", "G4", ""]).finishing(),
        "0 done; 1 done; 2 done; = winners 1; =0 winners 1; =1 winners 1; =2 winners 1",
    );
}

#[test]
fn deals_are_hidden_from_the_others() {
    let game = check("fondaco 1 byzanz 3\nfirst 0");
    let event = game.read("deal 0 C1 C2 G3 M").unwrap();
    let seen = |viewer| event.masked(viewer).unwrap_or_else(|| event.to_string());
    assert_eq!(seen(Viewer::Record), "deal 0 C1 C2 G3 M");
    assert_eq!(seen(Viewer::Seat(seat(0))), "deal 0 C1 C2 G3 M");
    assert_eq!(seen(Viewer::Seat(seat(1))), "deal 0 ? ? ? ?");
    // Everything else happens in the open.
    for line in ["first 1", "lot C1 C2", "0 bid C1 C2", "1 sell M M M", "2 drop W4", "0 done"] {
        assert_eq!(game.read(line).unwrap().masked(Viewer::Seat(seat(1))), None);
    }
}

#[test]
fn the_moves_of_another_seat_do_not_tell_what_it_can_bid() {
    check_from(
        dealt(&["M", "O4", "W1"]),
        "lot C1 G1 O1 S1 V1 M; ? 0: pass; ?0 0: pass; ?1 0: pass, bid >0; ?2 0: pass, bid >0
         0 pass; 1 bid O4; ? 2: pass; ?2 2: pass; ?0 2: pass, bid >4; ?1 2: pass, bid >4",
    );
}

#[test]
fn the_moves_of_another_seat_do_not_tell_whether_it_holds_a_set() {
    check_from(
        dealt(&["C1 C2 G1 G2 O1 O2", "", ""]).at_market(&[2, 4, 6], "V1 V2 W1 S1 M"),
        "0 take V; ? 0: drop; ?0 0: drop; ?1 0: sell, drop; ?2 0: sell, drop",
    );
    check_from(
        dealt(&["C1 C2 G1 G2 O1 O2", "", ""]).at_market(&[2, 4, 6], "V1 V2 V3 W1 S1 M"),
        "0 take V; ? 0: sell, drop; ?0 0: sell, drop; ?1 0: sell, drop",
    );
}

#[test]
fn gifts_takings_and_the_end_are_open_to_all() {
    check_dealt(
        "lot C1 G1 O1 S1 V1 M; 0 bid C1 C2; 1 pass; 2 pass
         ?1 0: give C1, give G1, give O1, give S1, give V1, give M; =1 market C1 C2",
    );
    check_from(
        dealt(&["C1", "", ""]).at_market(&[2, 4, 6], "V1 W1 S1 M"),
        "?1 0: take S, take V, take W, take M; =1 won 2 4 6; =1 market S1 V1 W1 M",
    );
    check_from(dealt(&["C1 C1 C1", "", ""]).finishing(), "?1 0: done; ?0 0: done");
}

#[test]
fn a_view_tells_nothing_of_hands_that_are_not_seen() {
    // Seats 0 and 2 hold each other's cards: seat 1 cannot tell.
    let play = |first: &str, last: &str| {
        let deals = format!("deal 0 {first}; deal 1 O1 O2 S1 S2; deal 2 {last}");
        let lot = "lot C1 G1 O1 S1 V1 G1; 0 pass";
        match check(&format!("fondaco 1 byzanz 3\nfirst 0; {deals}; {lot}")) {
            AnyGame::Byzanz(played) => played.game,
            _ => unreachable!(),
        }
    };
    let (one, other) = (play("M M M W4", "C1 C1 C1 C2"), play("C1 C1 C1 C2", "M M M W4"));
    let view = |game: &Byzanz, number| game.view(Viewer::Seat(seat(number)));
    assert_eq!(view(&one, 1), view(&other, 1));
    assert_ne!(view(&one, 0), view(&other, 0));
    assert_ne!(view(&one, 2), view(&other, 2));
}

#[test]
fn the_record_keeper_sees_everything() {
    check_from(
        dealt(&["C1 C1 C4", "G1 M", "W4"]),
        "0 sell C1 C1 C4; = hands none | G1 M | W4; = profits C4 | none | none; = scores 4 0 0",
    );
}
