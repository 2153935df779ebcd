//! A round: the lot, its price, the sale, the loading.

use super::{begun, check, check_from, turn_of_the_strozzi};

#[test]
fn the_medici_begin_round_1() {
    check(
        "fondaco 1 strozzi 2
         = turn 0; ? tile; tile C4; ? 0: draw, price 0..999
         ! 1 price 7: it is not seat 1's turn: seat 0 is to move",
    );
}

#[test]
fn the_strozzi_begin_rounds_2_and_3() {
    for round in [1, 2] {
        for (begins, other, game) in [(0, 1, begun()), (1, 0, turn_of_the_strozzi())] {
            let ending = game.in_round(round).with_bag("Au");
            check_from(
                ending,
                &format!(
                    "tile Au; {begins} price 0; {other} refuse; {begins} discard
                     = round {}; = turn 1; ? tile",
                    round + 1
                ),
            );
        }
    }
}

#[test]
fn the_player_at_turn_must_draw_one_tile() {
    check(
        "fondaco 1 strozzi 2
         ! 0 draw: nobody moves before the next draw
         ! 0 price 7: nobody moves before the next draw
         tile C4; = lot C4; = bag 25; ? 0: draw, price 0..999
         ! tile C4: nothing is drawn now: seat 0 is to move
         ! 0 buy: the price is still open: draw or name a price
         ! 0 load 3 A: the price is still open: draw or name a price
         ! 0 discard: the price is still open: draw or name a price",
    );
}

#[test]
fn a_lot_has_at_most_three_tiles() {
    check(
        "fondaco 1 strozzi 2
         tile C4; 0 draw; ? tile; tile C4; ? 0: draw, price 0..999
         0 draw
         ! tile C4: every tile C4 has been drawn in this round already
         tile Au; = lot C4 C4 Au; ? 0: price 0..999
         ! 0 draw: a lot has at most three tiles",
    );
}

#[test]
fn s2_nobody_draws_more_than_the_most_free_holds_on_one_of_his_own_ships() {
    let ships = ["3 A C1 C2", "4 B F1 F2", "5 C S1 S2 S3 S4"];
    check_from(
        begun().with_ships(0, &ships),
        "tile D1; ? 0: draw, price 0..999; 0 draw; tile D2; ? 0: price 0..999
         ! 0 draw: no ship of seat 0 has more than 2 free holds",
    );
    let ships = ["3 A C1 C2", "4 B F1 F2 F3", "5 C S1 S2 S3 S4"];
    check_from(
        turn_of_the_strozzi().with_ships(1, &ships),
        "tile D1; ? 1: price 0..999
         ! 1 draw: no ship of seat 1 has more than 1 free hold",
    );
    // The other player's ships do not matter.
    check_from(
        begun().with_ships(1, &ships),
        "tile D1; 0 draw; tile D2; 0 draw; tile D3; ? 0: price 0..999",
    );
}

#[test]
fn s2_nobody_draws_more_than_the_bag_has() {
    check_from(
        begun().with_bag("Au D1"),
        "tile Au; 0 draw; tile D1; = bag 0; = unseen none; ? 0: price 0..999
         ! 0 draw: the bag is empty",
    );
}

#[test]
fn one_price_is_named_for_the_whole_lot() {
    check(
        "fondaco 1 strozzi 2
         tile C4; 0 draw; tile C3; = price null
         0 price 7; = price 7; = turn 0; = lot C4 C3; ? 1: buy, refuse
         ! 0 price 8: it is not seat 0's turn: seat 1 is to move
         ! 1 price 8: the lot is on offer: buy or refuse
         ! 1 draw: the lot is on offer: buy or refuse
         ! 1 load 3 A: the lot is on offer: buy or refuse",
    );
}

#[test]
fn a_price_may_be_0() {
    check(
        "fondaco 1 strozzi 2
         tile C4; 0 price 0; = price 0; 1 buy; = money 300 300; 1 load 3 A; = ships.1.0.tiles C4",
    );
}

#[test]
fn s3_a_price_is_a_whole_number_from_0_to_999() {
    check(
        "fondaco 1 strozzi 2
         tile C4
         ! 0 price 1000: a price is a whole number from 0 to 999
         ! 0 price 999999999: a price is a whole number from 0 to 999
         ! 0 price -1: ‘-1’ is not a whole number (digits only, no leading zero, at most nine)
         ! 0 price 7.5: ‘7.5’ is not a whole number (digits only, no leading zero, at most nine)
         0 price 999; = price 999",
    );
}

#[test]
fn the_other_player_buys_at_that_price() {
    check(
        "fondaco 1 strozzi 2
         tile C4; 0 price 7; = money 300 300
         1 buy; > Sold { lot: [C4], buyer: seat 1, price: 7 }; = money 300 293; = turn 0; = price 7
         ? 1: load 3 A, load 3 B, load 3 C, load 4 A, load 4 B, load 4 C, load 5 A, load 5 B, \
              load 5 C, discard
         ! 0 discard: it is not seat 0's turn: seat 1 is to move
         1 load 4 B; = turn 1; = price null; = lot none; ? tile",
    );
}

#[test]
fn if_the_other_player_refuses_the_player_at_turn_must_buy() {
    check(
        "fondaco 1 strozzi 2
         tile C4; 0 price 7
         1 refuse; > Sold { lot: [C4], buyer: seat 0, price: 7 }; = money 293 300; = price 7
         ! 0 refuse: the lot is bought: load or discard it
         ! 0 price 9: the lot is bought: load or discard it
         ! tile C3: nothing is drawn now: seat 0 is to move
         0 load 4 B; = turn 0; = price null; = lot none",
    );
}

#[test]
fn s4_money_may_fall_below_zero_without_limit() {
    check_from(
        begun().with_money([5, -2000]),
        "tile C4; 0 price 7; 1 refuse; = money -2 -2000; 0 load 3 A
         tile C3; 0 price 999; 1 buy; = money -2 -2999; = scores -2 -2999; 1 load 3 A",
    );
}

#[test]
fn the_buyer_loads_the_whole_lot_on_one_ship() {
    check(
        "fondaco 1 strozzi 2
         tile C4; 0 draw; tile F1; 0 draw; tile Au; 0 price 9; 1 buy
         1 load 4 C; = ships.1.1 harbour C, tiles C4 F1 Au; = ships.1.0.tiles none
         = ships.1.2.tiles none",
    );
}

#[test]
fn the_lot_needs_enough_free_holds_on_that_ship() {
    let ships = ["3 A C1 C2", "4 B F1 F2"];
    check_from(
        begun().with_ships(1, &ships),
        "tile D1; 0 draw; tile D2; 0 price 7; 1 buy; ? 1: load 4, load 5 C, discard
         ! 1 load 3: ship 3 has 1 free hold, the lot has 2 tiles
         ! 1 load 3 A: ship 3 has 1 free hold, the lot has 2 tiles
         1 load 4; = ships.1.1 harbour B, tiles F1 F2 D1 D2",
    );
}

#[test]
fn the_buyer_may_discard_the_whole_lot() {
    check(
        "fondaco 1 strozzi 2
         tile C4; 0 draw; tile F1; 0 price 7; 1 buy; 1 discard; > nothing
         = ships.1.0.tiles none; = ships.1.1.tiles none; = ships.1.2.tiles none; = bag 24
         = money 300 293; = lot none; = price null
         ! tile F1: every tile F1 has been drawn in this round already",
    );
}

#[test]
fn s9_a_part_of_the_lot_is_never_discarded() {
    check(
        "fondaco 1 strozzi 2
         tile C4; 0 draw; tile F1; 0 price 7; 1 buy
         ! 1 discard C4: nothing may follow here, but ‘C4’ does
         1 discard; = lot none",
    );
    // One free hold does not take one of two tiles.
    let ships = ["3 A C1 C2", "4 B F1 F2 F3", "5 C S1 S2"];
    check_from(
        begun().with_ships(1, &ships),
        "tile D1; 0 draw; tile D2; 0 price 7; 1 buy; ? 1: load 5, discard",
    );
}

#[test]
fn s5_a_lot_that_fits_on_no_ship_of_its_buyer_is_discarded_unasked() {
    let ships = ["3 A C1 C2", "4 B F1 F2 F3", "5 C S1 S2 S3"];
    check_from(
        begun().with_ships(1, &ships),
        "tile D1; 0 draw; tile D2; 0 draw; tile D3; 0 price 7; ? 1: buy, refuse
         1 buy; > Sold { lot: [D1, D2, D3], buyer: seat 1, price: 7 }
         > NoShipFits { lot: [D1, D2, D3], buyer: seat 1 }
         = money 300 293; = lot none; = price null; = turn 1; ? tile
         ! 1 discard: nobody moves before the next draw",
    );
}

#[test]
fn a_ship_loaded_for_the_first_time_is_put_at_a_harbour() {
    check(
        "fondaco 1 strozzi 2
         tile C4; 0 price 7; 1 buy
         ! 1 load 5: ship 5 is not in a harbour yet: name one, as in load 5 A
         1 load 5 B; = ships.1.2 harbour B, tiles C4",
    );
}

#[test]
fn a_players_ships_lie_at_different_harbours() {
    check_from(
        begun().with_ships(1, &["5 B C4"]),
        "tile D1; 0 price 7; 1 buy
         ? 1: load 3 A, load 3 C, load 4 A, load 4 C, load 5, discard
         ! 1 load 3 B: another ship of the same player lies at harbour B
         1 load 3 C; = ships.1.0.harbour C",
    );
    // The last harbour is written too.
    check_from(
        begun().with_ships(1, &["5 B C4", "4 A F4"]),
        "tile D1; 0 price 7; 1 buy; ? 1: load 3 C, load 4, load 5, discard
         ! 1 load 3: ship 3 is not in a harbour yet: name one, as in load 3 A
         1 load 3 C",
    );
}

#[test]
fn both_players_may_lie_at_the_same_harbour() {
    check_from(
        begun().with_ships(0, &["5 B C4"]),
        "tile D1; 0 price 7; 1 buy; 1 load 3 B; = ships.0.2.harbour B; = ships.1.0.harbour B",
    );
}

#[test]
fn a_ship_stays_at_its_harbour_for_the_round() {
    check_from(
        begun().with_ships(1, &["5 B C4"]),
        "tile D1; 0 price 7; 1 buy
         ! 1 load 5 A: ship 5 lies at harbour B and stays there: load 5
         ! 1 load 5 B: ship 5 lies at harbour B and stays there: load 5
         1 load 5; = ships.1.2 harbour B, tiles C4 D1",
    );
}

#[test]
fn the_buyer_has_the_next_turn() {
    check(
        "fondaco 1 strozzi 2
         tile C4; 0 price 7; 1 buy; 1 load 3 A; = turn 1
         tile C3; 1 price 7; ? 0: buy, refuse; 0 refuse; 1 load 3; = turn 1
         tile C2; 1 price 7; 0 buy; 0 load 3 A; = turn 0",
    );
}

#[test]
fn s10_the_buyer_has_the_next_turn_also_when_he_discarded() {
    check(
        "fondaco 1 strozzi 2
         tile C4; 0 price 7; 1 buy; 1 discard; = turn 1; ? tile
         tile C3; 1 price 7; 0 refuse; 1 discard; = turn 1
         tile C2; 1 price 7; 0 buy; 0 discard; = turn 0",
    );
}

#[test]
fn the_round_ends_at_once_when_a_players_three_ships_are_all_full() {
    let ships = ["3 A C1 C2 C3", "4 B F1 F2 F3 F4", "5 C S1 S2 S3 S4"];
    check_from(
        begun().with_ships(0, &ships),
        "tile D1; 0 price 7; 1 refuse; = round 1
         0 load 5; > RoundScored(…; = round 2; = turn 1; = bag 26",
    );
    check_from(
        begun().with_ships(1, &ships),
        "tile D1; 0 price 7; 1 buy; ? 1: load 5, discard; 1 load 5; > RoundScored(…; = round 2",
    );
    // As long as one hold is free it goes on.
    check_from(
        begun().with_ships(0, &ships),
        "tile D1; 0 price 7; 1 refuse; 0 discard; > nothing; = round 1; = turn 0",
    );
}

#[test]
fn s6_the_round_ends_when_the_bag_is_empty_and_its_last_lot_is_loaded() {
    check_from(
        begun().with_bag("Au"),
        "tile Au; = bag 0; = round 1; ? 0: price 0..999; 0 price 7; = round 1
         1 refuse; > Sold …; = round 1
         0 load 3 A; > RoundScored(…; = round 2; = rounds.0.values 5 0 0 | 0 0 0; = bag 26",
    );
}

#[test]
fn s6_the_round_ends_when_the_bag_is_empty_and_its_last_lot_is_discarded() {
    check_from(
        begun().with_bag("Au"),
        "tile Au; 0 price 7; 1 buy; > Sold …; = round 1
         1 discard; > RoundScored(…; = round 2",
    );
    // Also when the last lot fits nowhere.
    let ships = ["3 A C1 C2 C3", "4 B F1 F2 F3 F4", "5 C S1 S2 S3 S4"];
    check_from(
        begun().with_ships(1, &ships).with_bag("Au D1"),
        "tile Au; 0 draw; tile D1; 0 price 7
         1 buy; > Sold …; > NoShipFits { lot: [Au, D1], buyer: seat 1 }; > RoundScored(…
         = round 2",
    );
}

#[test]
fn example_the_strozzi_refuse_two_tiles_at_7() {
    check(
        "fondaco 1 strozzi 2
         tile C4; 0 draw; tile D2; 0 price 7; 1 refuse; = money 293 300
         0 load 4 A; = ships.0.1 harbour A, tiles C4 D2",
    );
}
