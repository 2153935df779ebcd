//! Scoring a day.

use super::{NOBODY_BUYS, begun_by, check_from, last_tile};
use crate::medici::Good;
use crate::medici::score::{bonus, ship_payments, stall_payments};
use crate::transcript::{by_seat, seat};

/// What ships of these values are paid.
fn ships_pay(values: &[u8], pay: &[u8]) {
    let (players, values) = by_seat(values);
    assert_eq!(ship_payments(players, values).of(players), pay, "{values:?}");
}

/// What counters on these levels earn in a stall.
fn stall_pays(levels: &[u8], pay: &[u8]) {
    let (players, levels) = by_seat(levels);
    assert_eq!(stall_payments(players, levels).of(players), pay, "{levels:?}");
}

#[test]
fn ships_are_paid_by_place() {
    ships_pay(&[7, 20, 12], &[0, 30, 15]);
    ships_pay(&[7, 20, 12, 3], &[10, 30, 20, 0]);
    ships_pay(&[7, 20, 12, 3, 8], &[5, 30, 20, 0, 10]);
    ships_pay(&[7, 20, 12, 3, 8, 30], &[5, 20, 15, 0, 10, 30]);
}

#[test]
fn ties_share_and_round_down() {
    ships_pay(&[20, 20, 7], &[22, 22, 0]);
    ships_pay(&[20, 7, 7], &[30, 7, 7]);
    ships_pay(&[20, 20, 20, 7], &[20, 20, 20, 0]);
    ships_pay(&[20, 8, 8, 8, 1], &[30, 11, 11, 11, 0]);
    ships_pay(&[9, 9, 9, 9, 9], &[13, 13, 13, 13, 13]);
    ships_pay(&[9, 9, 9, 9, 9, 9], &[13, 13, 13, 13, 13, 13]);
    ships_pay(&[30, 25, 25, 25, 25, 1], &[30, 12, 12, 12, 12, 0]);
}

#[test]
fn ties_at_the_bottom_share_too() {
    ships_pay(&[20, 12, 7, 7], &[30, 20, 5, 5]);
    ships_pay(&[20, 12, 9, 3, 3], &[30, 20, 10, 2, 2]);
    ships_pay(&[20, 12, 9, 8, 3, 3], &[30, 20, 15, 10, 2, 2]);
}

#[test]
fn an_empty_ship_is_worth_0_and_takes_part() {
    ships_pay(&[0, 0, 0], &[15, 15, 15]);
    ships_pay(&[0, 0, 1], &[7, 7, 30]);
    check_from(last_tile(3), &format!("{NOBODY_BUYS}; = days.0.ship_pay 15 15 15"));
}

/// A day for three that ends with the ships `C0 C1 C5 Au F4`, `F0 F1 F2 F3 D1` and
/// `G0 G1 G2 C2 D5`, nothing paid for the last two tiles but 1 florin by seat 1.
fn busy_day() -> crate::Medici {
    let ships = ["C0 C1 C5 Au F4", "F0 F1 F2 F3", "G0 G1 G2 C2"];
    begun_by(2, 3).with_ships(&ships)
}

const BUSY_DAY_ENDS: &str = "tile D1; 1 bid 1; 2 pass; tile D5";

#[test]
fn gold_counts_10_on_a_ship_and_nowhere_on_the_stalls() {
    check_from(
        busy_day(),
        &format!(
            "{BUSY_DAY_ENDS}; = days.0.values 20 7 10; = days.0.ship_pay 30 0 15
             = levels 3 1 0 0 0 | 0 4 0 1 0 | 1 0 3 1 0"
        ),
    );
}

#[test]
fn a_counter_climbs_one_level_a_tile_whatever_its_value() {
    let ships = ["C0 C1 C2 C3 C4", "C5 C5 F5 F5", "G0 D0 S0 F0"];
    check_from(
        begun_by(2, 3).with_ships(&ships),
        "tile G5; 1 bid 1; 2 pass; tile F1; = levels 5 0 0 0 0 | 2 2 1 0 0 | 0 2 1 1 1",
    );
}

#[test]
fn counters_never_pass_level_7() {
    let day = busy_day().with_levels(Good::Cloth, &[5, 7, 6]);
    check_from(
        day,
        &format!("{BUSY_DAY_ENDS}; = levels 7 1 0 0 0 | 7 4 0 1 0 | 7 0 3 1 0; = day 2"),
    );
}

#[test]
fn everything_a_day_pays_goes_on_the_money_track() {
    // Cloth 3 0 1, fur 1 4 0, grain 0 0 3, dye 0 1 1, spice 0 0 0.
    check_from(
        busy_day(),
        &format!(
            "{BUSY_DAY_ENDS}
             = days.0.stall_pay 10 5 2 0 5 | 0 10 2 7 5 | 5 0 10 7 5
             = days.0.bonus_pay 0 0 0 0 0 | 0 0 0 0 0 | 0 0 0 0 0
             = money 92 63 82; = scores 92 63 82; = auctioneer 1"
        ),
    );
}

#[test]
fn the_highest_counter_earns_10_and_the_second_5() {
    stall_pays(&[3, 1, 2], &[10, 0, 5]);
    stall_pays(&[0, 1, 2, 3, 4, 5], &[0, 0, 0, 0, 5, 10]);
}

#[test]
fn those_tied_for_the_highest_share_15_and_there_is_no_second() {
    stall_pays(&[3, 3, 2], &[7, 7, 0]);
    stall_pays(&[3, 3, 3, 2], &[5, 5, 5, 0]);
    stall_pays(&[3, 3, 3, 3, 2], &[3, 3, 3, 3, 0]);
    stall_pays(&[6, 6, 6, 6, 6, 6], &[2, 2, 2, 2, 2, 2]);
}

#[test]
fn those_tied_for_second_share_5() {
    stall_pays(&[3, 2, 2], &[10, 2, 2]);
    stall_pays(&[4, 1, 1, 1, 1], &[10, 1, 1, 1, 1]);
    stall_pays(&[4, 1, 1, 1, 1, 1], &[10, 1, 1, 1, 1, 1]);
}

#[test]
fn counters_on_level_0_take_part() {
    stall_pays(&[2, 0, 0], &[10, 2, 2]);
    stall_pays(&[0, 0, 0], &[5, 5, 5]);
    check_from(
        last_tile(3),
        &format!("{NOBODY_BUYS}; = days.0.stall_pay 5 5 5 5 5 | 5 5 5 5 5 | 5 5 5 5 5"),
    );
}

#[test]
fn r6_the_three_top_levels_pay_5_10_and_20() {
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(bonus), [0, 0, 0, 0, 0, 5, 10, 20]);
}

#[test]
fn r6_the_bonus_is_paid_at_every_days_scoring_also_without_a_climb() {
    for day in 1..=3 {
        let resting = last_tile(3).on_day(day).with_levels(Good::Dye, &[5, 6, 7]);
        check_from(
            resting,
            &format!(
                "{NOBODY_BUYS}; = days.0.bonus_pay 0 0 0 5 0 | 0 0 0 10 0 | 0 0 0 20 0
                 = days.0.stall_pay.0 5 5 5 0 5; = money 80 90 105"
            ),
        );
    }
}

#[test]
fn r6_the_bonus_is_never_divided() {
    let resting =
        last_tile(3).with_levels(Good::Cloth, &[7, 7, 7]).with_levels(Good::Spice, &[6, 6, 5]);
    check_from(
        resting,
        &format!("{NOBODY_BUYS}; = days.0.bonus_pay 20 0 0 0 10 | 20 0 0 0 10 | 20 0 0 0 5"),
    );
}

#[test]
fn example_five_ships_are_paid() {
    let samantha = "C5 D5 G3 G0 Au";
    let doug = "G5 D4 F4 F3 S4";
    let sue = "S5 C3 C2 C1 D5";
    let bob = "S3 G5 G4 G2";
    let nancy = "S5 S2 D3 D0";
    check_from(
        begun_by(4, 5).with_ships(&[samantha, doug, sue, bob, nancy]),
        "tile F2; ? 3: bid 1..30, pass; 3 bid 1; 4 pass
         tile C4; = days.0.values 23 20 16 16 14; = days.0.ship_pay 30 20 7 7 0",
    );
    ships_pay(&[23, 20, 16, 16, 14], &[30, 20, 7, 7, 0]);
}

#[test]
fn example_one_counter_alone_highest_and_three_tied_for_second() {
    stall_pays(&[3, 2, 2, 2], &[10, 1, 1, 1]);
    let resting = last_tile(4).with_levels(Good::Grain, &[3, 2, 2, 2]);
    check_from(
        resting,
        "tile Au; 1 pass; 2 pass; 3 pass; 0 pass
         = days.0.stall_pay 3 3 10 3 3 | 3 3 1 3 3 | 3 3 1 3 3 | 3 3 1 3 3",
    );
}

#[test]
fn example_counters_on_levels_7_6_6_and_lower() {
    let resting = last_tile(4).with_levels(Good::Fur, &[7, 3, 6, 6]);
    check_from(
        resting,
        "tile Au; 1 pass; 2 pass; 3 pass; 0 pass
         = days.0.stall_pay 3 10 3 3 3 | 3 0 3 3 3 | 3 2 3 3 3 | 3 2 3 3 3
         = days.0.bonus_pay 0 20 0 0 0 | 0 0 0 0 0 | 0 10 0 0 0 | 0 10 0 0 0",
    );
}

#[test]
fn a_day_as_it_stands_pays_what_its_end_would_pay() {
    let game = last_tile(3).with_levels(Good::Cloth, &[7, 5, 0]);
    let now = game.as_it_stands();
    let mut ended = game;
    assert_eq!(now, ended.score_day());
    assert_eq!(ended.money(seat(0)), game.money(seat(0)) + now.total(seat(0)));
}
