//! Scoring a round, and the end.

use super::{ALL_TILES, Strozzi, begun, check_from};
use crate::strozzi::RoundReport;

/// The end of a round in which the last tile, which is kept out of the ships, is discarded.
const LAST_LOT: &str = "0 price 0; 1 refuse; 0 discard";

/// Scores a round with these ships and the markers where they stood.
fn scored(medici: &[&str], strozzi: &[&str], markers: [i8; 8], last: &str, expected: &str) {
    let ending = begun().with_ships(0, medici).with_ships(1, strozzi).with_markers(markers);
    check_from(ending.with_bag(last), &format!("tile {last}; {LAST_LOT}; {expected}"));
}

#[test]
fn the_more_valuable_cargo_of_a_harbour_earns_20() {
    scored(
        &["3 A C4 F3", "4 B S1", "5 C D2 D3"],
        &["3 A C1", "4 C S4", "5 B Au"],
        [0; 8],
        "F0",
        "= rounds.0.values 7 1 5 | 1 5 4; = rounds.0.harbour_pay 40 20",
    );
}

#[test]
fn a_tie_in_a_harbour_pays_nobody() {
    scored(
        &["3 A C4 F1", "4 B S2"],
        &["3 A Au", "4 C D1"],
        [0; 8],
        "F0",
        "= rounds.0.values 5 2 0 | 5 0 1; = rounds.0.harbour_pay 20 20",
    );
}

#[test]
fn s7_no_ship_counts_as_0_so_a_ship_worth_0_ties_with_none() {
    scored(
        &["3 A C0", "4 B F1"],
        &[],
        [0; 8],
        "Au",
        "= rounds.0.values 0 1 0 | 0 0 0; = rounds.0.harbour_pay 20 0",
    );
}

#[test]
fn every_tile_moves_its_marker_a_step_towards_its_owner_and_a_0_two() {
    // Harbour A: cloth, spice, dye.
    scored(
        &["5 A C1 C4 S0"],
        &["5 A D0 D1"],
        [0; 8],
        "Au",
        "= markers 2 2 -3 0 0 0 0 0; = rounds.0.monopoly_pay 20 10; = rounds.0.bonus_pay 0 10",
    );
    // Harbour B: fur, spice, dye. Harbour C: cloth, fur.
    scored(
        &["4 B F4 F4 F3 S1", "5 C C0 F0"],
        &["4 B D4", "5 C F1"],
        [0; 8],
        "Au",
        "= markers 0 0 0 3 1 -1 2 1; = rounds.0.monopoly_pay 40 10; = rounds.0.bonus_pay 10 0",
    );
}

#[test]
fn gold_and_goods_without_a_track_in_that_harbour_move_nothing() {
    scored(
        &["3 A F0 F1 Au", "4 C S0 D0 Au"],
        &["3 B C0 C1"],
        [0; 8],
        "S1",
        "= markers 0 0 0 0 0 0 0 0; = rounds.0.monopoly_pay 0 0; = rounds.0.values 6 0 5 | 0 1 0",
    );
}

#[test]
fn a_ship_moves_only_the_markers_of_its_own_harbour() {
    scored(&["3 C C1"], &["3 A C2"], [0; 8], "Au", "= markers -1 0 0 0 0 0 1 0");
}

#[test]
fn s8_the_steps_of_both_players_are_netted_then_the_marker_moves() {
    // Four steps alone would lead beyond the end of the track; the net step does not.
    let four = ["4 A C1 C2 C3 C4"];
    let three = ["4 A C0 C4"];
    scored(&four, &three, [3, 0, 0, 0, 0, 0, 0, 0], "Au", "= markers 4 0 0 0 0 0 0 0");
    scored(&three, &four, [-3, 0, 0, 0, 0, 0, 0, 0], "Au", "= markers -4 0 0 0 0 0 0 0");
    scored(&four, &three, [-4, 0, 0, 0, 0, 0, 0, 0], "Au", "= markers -3 0 0 0 0 0 0 0");
    scored(&three, &["4 A C1 C2 C3"], [2, 0, 0, 0, 0, 0, 0, 0], "Au", "= markers 2 0 0 0 0 0 0 0");
}

#[test]
fn s8_a_marker_stops_at_the_end_of_its_track() {
    let five = ["5 A C0 C1 C2 C3"];
    scored(&five, &[], [0; 8], "Au", "= markers 4 0 0 0 0 0 0 0");
    scored(&five, &[], [3, 0, 0, 0, 0, 0, 0, 0], "Au", "= markers 4 0 0 0 0 0 0 0");
    scored(&[], &five, [1, 0, 0, 0, 0, 0, 0, 0], "Au", "= markers -4 0 0 0 0 0 0 0");
    scored(&[], &five, [0; 8], "Au", "= markers -4 0 0 0 0 0 0 0");
}

#[test]
fn every_marker_pays_10_and_the_bonus_of_its_space() {
    let pays = |markers, tens, bonuses| {
        let report = RoundReport::of([[0; 3]; 2], [0; 8], markers);
        assert_eq!((report.monopoly_pay, report.bonus_pay), (tens, bonuses));
    };
    pays([1, 2, 3, 4, 0, 0, 0, 0], [40, 0], [30, 0]);
    pays([-1, -2, -3, -4, 0, 0, 0, 0], [0, 40], [0, 30]);
    pays([4, 4, 4, 4, -4, -4, -4, -3], [40, 40], [80, 70]);
}

#[test]
fn a_marker_in_the_centre_pays_nobody() {
    scored(&[], &[], [0; 8], "Au", "= money 300 300; = rounds.0.monopoly_pay 0 0");
    scored(
        &["3 A C1"],
        &["3 A D1"],
        [-1, 0, 1, 0, 0, 0, 0, 0],
        "Au",
        "= markers 0 0 0 0 0 0 0 0; = money 300 300",
    );
}

#[test]
fn markers_pay_every_round_where_they_stand() {
    for round in 1..=3 {
        let resting =
            begun().in_round(round).with_markers([1, 0, -4, 0, 0, 0, 0, 3]).with_bag("Au");
        check_from(
            resting,
            &format!(
                "tile Au; {LAST_LOT}; = rounds.0.monopoly_pay 20 10; = rounds.0.bonus_pay 10 20
                 = markers 1 0 -4 0 0 0 0 3; = money 330 330"
            ),
        );
    }
}

/// A round that ends with these ships, the last tile discarded by the Medici.
fn ending() -> Strozzi {
    begun().with_ships(0, &["3 A C4 F3"]).with_ships(1, &["4 B D1"]).with_bag("S1")
}

#[test]
fn for_the_next_round_tiles_and_ships_come_back_and_markers_stay() {
    let empty = "harbour null, tiles none | harbour null, tiles none | harbour null, tiles none";
    check_from(
        ending().with_markers([0, 2, 0, 0, 0, 0, 0, -1]),
        &format!(
            "tile S1; {LAST_LOT}; > RoundScored(…; = round 2; = bag 26; = unseen {ALL_TILES}
             = ships.0 {empty}; = ships.1 {empty}
             = markers 1 2 0 0 0 -1 0 -1; = money 340 340; = lot none; = price null"
        ),
    );
}

#[test]
fn after_round_3_everything_stays_as_it_lies() {
    check_from(
        ending().in_round(3),
        &format!(
            "tile S1; {LAST_LOT}; > RoundScored(…; > Over
             ? over; = over true; = round 3; = turn null; = lot none; = price null; = bag 0
             = ships.0.0 harbour A, tiles C4 F3; = ships.1.1 harbour B, tiles D1
             = markers 1 0 0 0 0 -1 0 0; = rounds.0.values 7 0 0 | 0 1 0
             ! tile Au: the game is over
             ! 0 price 7: the game is over
             ! 1 buy: the game is over"
        ),
    );
}

#[test]
fn after_round_3_the_player_with_more_money_wins() {
    for (money, winners) in [([301, 300], "0"), ([300, 301], "1"), ([-5, -4], "1")] {
        check_from(
            ending().in_round(3).with_money(money),
            &format!("= winners none; tile S1; {LAST_LOT}; = winners {winners}"),
        );
    }
}

#[test]
fn a_tie_is_a_shared_victory() {
    check_from(
        ending().in_round(3).with_money([-70, -70]),
        &format!("tile S1; {LAST_LOT}; = scores -40 -40; = winners 0 1"),
    );
}

#[test]
fn example_two_harbours_won_and_seven_markers_off_the_centre() {
    // Goods without a track in their harbour leave the markers where they stand.
    scored(
        &["3 A F4 F3", "4 B C4", "5 C S4"],
        &["3 A F2", "4 B C4", "5 C D1"],
        [1, 2, 1, 2, -2, -4, -1, 0],
        "Au",
        "= rounds.0.values 7 4 4 | 2 4 1; = rounds.0.harbour_pay 40 0
         = rounds.0.monopoly_pay 40 30; = rounds.0.bonus_pay 0 20; = money 380 350",
    );
}
