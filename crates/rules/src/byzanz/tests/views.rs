//! What a seat may know.

use super::{DEAL, cards, check, check_dealt, check_from, dealt};
use crate::byzanz::Cards;
use crate::transcript::seat;
use crate::{AnyGame, BySeat, Byzanz, Game, Viewer};

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
    assert_eq!(seen(Viewer::Public), "deal 0 ? ? ? ?");
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
fn onlookers_see_no_hand_and_no_profits() {
    let game = after("lot C1 G1 O1 S1 V1 M; 0 bid C1");
    let view = game.view(Viewer::Public);
    for player in game.players().seats() {
        assert_eq!(view.hand(player).len(), game.hand(player).len());
        assert_eq!(view.known(player).common(game.secret(player)), Cards::NONE);
        assert_eq!(view.score(player), None);
    }
    assert_eq!(view.moves(), None);
    let hidden: u32 = game.players().seats().map(|player| game.secret(player).len()).sum();
    assert_eq!(view.unknown().len(), game.unseen().len() + hidden);
}

#[test]
fn the_record_keeper_sees_everything() {
    check_from(
        dealt(&["C1 C1 C4", "G1 M", "W4"]),
        "0 sell C1 C1 C4; = hands none | G1 M | W4; = profits C4 | none | none; = scores 4 0 0",
    );
}

/// Plays on after the usual deal.
fn after(transcript: &str) -> Byzanz {
    match check(&format!("{DEAL}\n{transcript}")) {
        AnyGame::Byzanz(played) => played.game,
        _ => unreachable!(),
    }
}

/// What seat 2 knows of the hand of seat 0.
#[track_caller]
fn check_known(transcript: &str, known: &str) {
    let view = after(transcript).view(Viewer::Seat(seat(2)));
    assert_eq!(view.known(seat(0)), cards(known), "after {transcript}");
    assert_eq!(view.secrets(seat(0)), view.hand(seat(0)).len() - cards(known).len());
}

#[test]
fn what_was_dealt_in_secret_is_known_once_it_was_laid_open() {
    check_known("", "");
    // A bid is on the table, not in the hand; taken back it is remembered.
    let lot = "lot C1 G1 O1 S1 V1 M";
    check_known(&format!("{lot}; 0 bid C1 C2"), "");
    check_known(&format!("{lot}; 0 bid C1 C2; 1 bid O2 S2; 2 pass; 0 pass"), "C1 C2");
    check_known(&format!("{lot}; 0 bid C1; 1 bid O2; 2 pass; 0 bid C2; 1 bid S2; 0 pass"), "C1 C2");
    // What is paid is gone, and nothing more is known of the rest.
    check_known(&format!("{lot}; 0 bid C1 C2; 1 pass; 2 pass"), "");
}

#[test]
fn lots_and_kinds_are_taken_in_the_open() {
    let won = "lot C1 C2 O1 S1 V1 M; 0 bid C1 C2; 1 pass; 2 pass; 0 give V1";
    check_known(won, "C1 C2 O1 S1 M");
    let round = "lot O1 S1 V1 W1; 1 pass; 2 pass; 1 sell O1 O1 O2; lot G1 G2; 2 give G1";
    check_known(&format!("{won}; {round}; 2 take V; 1 take G"), "C1 C1 C2 C2 O1 S1 M");
}

#[test]
fn nobody_can_tell_a_secret_card_from_an_equal_known_one() {
    // Seat 0 has taken a merchant and holds another one secretly.
    let won = "lot C1 C2 O1 S1 V1 M; 0 bid C1 C2; 1 pass; 2 pass; 0 give V1; 0 sell C1 C2 M";
    check_known(won, "O1 S1");
    let game = after(won);
    assert_eq!(game.secret(seat(0)), cards("G3 M"));
    // Two of them were one secret.
    let won = "lot C1 C2 G1 S1 V1 M; 0 bid C1 C2; 1 pass; 2 pass; 0 give V1; 0 sell G1 M M";
    check_known(won, "C1 C2 S1");
    assert_eq!(after(won).secret(seat(0)), cards("G3"));
}

#[test]
fn a_card_dropped_is_no_longer_known_in_the_hand() {
    let won = "lot C1 C2 O1 S1 V1 M; 0 pass; 1 pass; 2 pass; ? 0: sell, drop; 0 drop G3; 0 drop C1";
    check_known(&format!("{won}; 0 drop O1"), "C2 S1 V1 M");
}

#[test]
fn profits_are_remembered_because_sales_are_open() {
    let mut game = dealt(&["C1 C1 C4", "G1 M", ""]);
    let sale = Byzanz::read_move(crate::notation::Words::of("sell C1 C1 C4")).unwrap();
    game.act(seat(0), sale, &mut |_| ()).unwrap();
    for viewer in game.players.seats() {
        let view = game.view(Viewer::Seat(viewer));
        assert_eq!(view.remembered_profits(seat(0)), cards("C4"));
        assert_eq!(view.remembered_profits(seat(1)), cards(""));
    }
}

#[test]
fn a_world_is_imagined_by_what_is_known() {
    let game = after("lot C1 G1 O1 S1 V1 M; 0 bid C1 C2; 1 pass; 2 pass; 0 give C1");
    let view = game.view(Viewer::Seat(seat(2)));
    let world = |first: &str, second: &str| {
        let mut hands = BySeat::default();
        hands[seat(0)] = cards(first);
        hands[seat(1)] = cards(second);
        hands[seat(2)] = game.hand(seat(2));
        view.imagine(hands)
    };
    let real = world("G3 M G1 O1 S1 V1 M", "O1 O2 S1 S2");
    assert_eq!(real, Some(game));
    let other = world("W4 C4 G1 O1 S1 V1 M", "M M M M").unwrap();
    assert_eq!(other.view(Viewer::Seat(seat(2))), view);
    assert_eq!(other.secret(seat(0)), cards("C4 W4"));
    assert_eq!(world("W4 C4 G1 O1 S1 V1 V1", "M M M M"), None, "a merchant was taken");
    assert_eq!(world("W4 C4 G1 O1 S1 V1 M", "W4 M M M"), None, "seat 2 has the other one");
    assert_eq!(world("W4 C4 G1 O1 S1 V1 M", "M M M"), None, "four were dealt");
}
