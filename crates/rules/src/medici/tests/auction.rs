//! A turn: the lot, the bidding, the loading, the next auctioneer.

use super::{begun, check, check_from, last_tile};

#[test]
fn the_auctioneer_must_draw_one_tile() {
    check(
        "fondaco 1 medici 3
         first 1; ? tile
         ! 1 draw: nobody moves before the next draw
         ! 1 offer: nobody moves before the next draw
         ! 1 bid 1: nobody moves before the next draw
         tile C5; = lot C5; ? 1: draw, offer",
    );
}

#[test]
fn the_auctioneer_may_draw_a_second_and_a_third_tile() {
    check(
        "fondaco 1 medici 3
         first 1; tile C5; 1 draw; = lot C5; ? tile
         tile D3; = lot C5 D3; ? 1: draw, offer
         ! tile Au: nothing is drawn now: seat 1 is to move
         ! 2 draw: it is not seat 2's turn: seat 1 is to move
         ! 1 bid 5: the lot is not offered yet: the auctioneer draws or offers
         ! 1 pass: the lot is not offered yet: the auctioneer draws or offers
         1 draw; tile Au; = lot C5 D3 Au",
    );
}

#[test]
fn the_auctioneer_may_offer_one_tile_or_two() {
    check("fondaco 1 medici 3\nfirst 1; tile C5; 1 offer; = lot C5; ? 2: bid 1..40, pass");
    check(
        "fondaco 1 medici 3
         first 1; tile C5; 1 draw; tile D3; 1 offer; = lot C5 D3; ? 2: bid 1..40, pass
         ! 2 offer: the auction is on: bid or pass
         ! 2 draw: the auction is on: bid or pass
         ! tile C4: nothing is drawn now: seat 2 is to move",
    );
}

#[test]
fn a_lot_has_at_most_three_tiles() {
    check(
        "fondaco 1 medici 3
         first 1; tile C5; 1 draw; tile D3; 1 draw
         tile Au; > nothing; = lot C5 D3 Au; ? 2: bid 1..40, pass
         ! 1 draw: it is not seat 1's turn: seat 2 is to move
         ! 1 offer: it is not seat 1's turn: seat 2 is to move",
    );
}

#[test]
fn r2_a_lot_is_not_larger_than_the_most_free_holds_of_anyone() {
    let ships = ["C0 C1 C2 C3", "F0 F1 F2 F3", "G0 G1 G2 G3"];
    check_from(begun(3).with_ships(&ships), "tile S1; > nothing; = lot S1; ? 1: bid 1..40, pass");
    let ships = ["C0 C1 C2", "F0 F1 F2", "G0 G1 G2"];
    check_from(
        begun(3).with_ships(&ships),
        "tile S1; ? 0: draw, offer; 0 draw; tile S2; = lot S1 S2; ? 1: bid 1..40, pass",
    );
}

#[test]
fn r2_the_auctioneer_may_offer_more_than_he_can_load_himself() {
    let ships = ["C0 C1 C2 C3", "F0 F1 F2 F3", "G0 G1"];
    check_from(
        begun(3).with_ships(&ships),
        "tile S1; 0 draw; tile S2; ? 0: draw, offer; 0 draw
         tile S3; > PassedOver(seat 1, NoRoom); ? 2: bid 1..40, pass
         2 pass; > PassedOver(seat 0, NoRoom); > Unsold { lot: [S1, S2, S3] }",
    );
}

#[test]
fn r2_the_auctioneer_counts_among_those_who_may_have_the_most_free_holds() {
    let ships = ["C0 C1", "F0 F1 F2 F3", "G0 G1 G2 G3"];
    check_from(
        begun(3).with_ships(&ships),
        "tile S1; 0 draw; tile S2; 0 draw
         tile S3; > PassedOver(seat 1, NoRoom); > PassedOver(seat 2, NoRoom); ? 0: bid 1..40, pass",
    );
}

#[test]
fn r2_money_does_not_matter_for_the_size_of_a_lot() {
    let ships = ["C0 C1 C2 C3", "F0 F1 F2 F3", "G0 G1"];
    check_from(
        begun(3).with_ships(&ships).with_money(&[40, 40, 0]),
        "tile S1; ? 0: draw, offer; 0 draw; tile S2; ? 0: draw, offer",
    );
}

#[test]
fn if_the_bag_runs_out_the_lot_is_what_has_been_drawn() {
    check_from(last_tile(3), "= bag 1; tile Au; = bag 0; = lot Au; ? 1: bid 1..40, pass");
}

#[test]
fn a_lot_that_may_not_grow_goes_to_auction_unasked() {
    // Three tiles, too few free holds, or an empty bag: no `offer` is written.
    check(
        "fondaco 1 medici 3
         first 0; tile C5; 0 draw; tile C4; 0 draw; tile C3
         ! 0 offer: it is not seat 0's turn: seat 1 is to move",
    );
    let ships = ["C0 C1 C2 C3", "F0 F1 F2 F3", "G0 G1 G2 G3"];
    let refused = "! 0 offer: it is not seat 0's turn: seat 1 is to move";
    check_from(begun(3).with_ships(&ships), &format!("tile S1\n{refused}"));
    check_from(last_tile(3), &format!("tile Au\n{refused}"));
}

#[test]
fn there_is_one_round_of_bidding_clockwise_from_the_auctioneers_left() {
    check(
        "fondaco 1 medici 4
         first 1; tile C5; 1 offer; ? 2: bid 1..40, pass; = high_bid null
         2 bid 5; = high_bid seat 2, amount 5; ? 3: bid 6..40, pass
         ! 2 bid 7: it is not seat 2's turn: seat 3 is to move
         ! 1 pass: it is not seat 1's turn: seat 3 is to move
         3 pass; ? 0: bid 6..40, pass
         0 bid 6; = high_bid seat 0, amount 6; ? 1: bid 7..40, pass
         1 pass; > Sold { lot: [C5], bid: Bid { by: seat 0, amount: 6 } }",
    );
}

#[test]
fn the_auctioneer_speaks_last() {
    check(
        "fondaco 1 medici 3
         first 2; tile C5; 2 offer; 0 pass; 1 bid 3; ? 2: bid 4..40, pass
         2 bid 4; > Sold { lot: [C5], bid: Bid { by: seat 2, amount: 4 } }; = money 40 40 36",
    );
}

#[test]
fn r3_the_lowest_bid_is_1() {
    check(
        "fondaco 1 medici 3
         first 0; tile C5; 0 offer
         ! 1 bid 0: the lowest bid is 1
         1 bid 1; 2 pass; 0 pass; = money 40 39 40",
    );
}

#[test]
fn r3_each_bid_exceeds_the_highest_so_far() {
    check(
        "fondaco 1 medici 3
         first 0; tile C5; 0 offer; 1 bid 7
         ! 2 bid 7: not more than the highest bid, which is 7
         ! 2 bid 1: not more than the highest bid, which is 7
         2 bid 8; ? 0: bid 9..40, pass
         ! 0 bid 8: not more than the highest bid, which is 8",
    );
}

#[test]
fn r3_nobody_bids_more_than_his_money() {
    check_from(
        begun(3).with_money(&[40, 20, 30]),
        "tile C5; 0 offer; ? 1: bid 1..20, pass
         ! 1 bid 21: more than the 20 florins seat 1 has
         ! 1 bid 999999999: more than the 20 florins seat 1 has
         1 bid 20; ? 2: bid 21..30, pass
         ! 2 bid 31: more than the 30 florins seat 2 has
         2 bid 29; ? 0: bid 30..40, pass; 0 bid 40; = money 0 20 30",
    );
    // A range of one is written as one number.
    check_from(
        begun(3).with_money(&[40, 20, 21]),
        "tile C5; 0 offer; 1 bid 20; ? 2: bid 21, pass; 2 bid 21; 0 pass; = money 40 20 0",
    );
}

#[test]
fn nobody_bids_on_a_lot_that_his_free_holds_cannot_take_whole() {
    let ships = ["C0 C1 C2", "F0 F1 F2 F3", "G0", ""];
    check_from(
        begun(4).with_ships(&ships),
        "tile S1; 0 draw; tile S2; 0 offer; > PassedOver(seat 1, NoRoom); ? 2: bid 1..40, pass
         ! 1 bid 1: the ship of seat 1 has 1 free hold, the lot has 2 tiles
         2 pass; ? 3: bid 1..40, pass; 3 pass; ? 0: bid 1..40, pass
         ! 1 bid 1: the ship of seat 1 has 1 free hold, the lot has 2 tiles
         0 bid 1; = ships.0 C0 C1 C2 S1 S2",
    );
}

#[test]
fn r4_a_player_without_room_is_passed_over() {
    let ships = ["C0 C1 C2 C3", "F0 F1 F2 F3", "G0 G1 G2", "S0 S1 S2 S3 S4"];
    check_from(
        begun(4).with_ships(&ships),
        "tile D1; 0 draw; tile D2; > PassedOver(seat 1, NoRoom); ? 2: bid 1..40, pass
         2 bid 3; > PassedOver(seat 3, FullShip); > PassedOver(seat 0, NoRoom)
         > Sold { lot: [D1, D2], bid: Bid { by: seat 2, amount: 3 } }",
    );
}

#[test]
fn r4_a_player_without_enough_money_is_passed_over() {
    check_from(
        begun(4).with_money(&[9, 0, 9, 8]),
        "tile D1; 0 offer; > PassedOver(seat 1, NoMoney); ? 2: bid 1..9, pass
         2 bid 8; > PassedOver(seat 3, Outbid); ? 0: bid 9, pass
         ! 3 pass: it is not seat 3's turn: seat 0 is to move",
    );
}

#[test]
fn r4_after_a_bid_that_nobody_can_exceed_the_lot_is_sold() {
    check_from(
        begun(3).with_money(&[10, 30, 30]),
        "tile D1; 0 offer; 1 bid 30; > PassedOver(seat 2, Outbid); > PassedOver(seat 0, Outbid)
         > Sold { lot: [D1], bid: Bid { by: seat 1, amount: 30 } }; ? tile; = money 10 0 30",
    );
}

#[test]
fn r4_a_lot_that_nobody_can_bid_for_is_out() {
    // The only ship with two free holds belongs to a player without money.
    let ships = ["C0 C1 C2 C3", "F0 F1 F2 F3", "G0 G1 G2"];
    check_from(
        begun(3).with_ships(&ships).with_money(&[40, 40, 0]),
        "tile S1; 0 draw; tile S2; > PassedOver(seat 1, NoRoom); > PassedOver(seat 2, NoMoney)
         > PassedOver(seat 0, NoRoom); > Unsold { lot: [S1, S2] }
         = auctioneer 1; = lot none; ? tile",
    );
    check_from(
        begun(3).with_money(&[0, 0, 0]),
        "tile S1; 0 offer; > PassedOver(seat 1, NoMoney); > PassedOver(seat 2, NoMoney); > PassedOver(seat 0, NoMoney)
         > Unsold { lot: [S1] }; = auctioneer 1; ? tile",
    );
}

#[test]
fn the_highest_bidder_pays_the_bank_and_loads_the_whole_lot() {
    check(
        "fondaco 1 medici 3
         first 0; tile C5; 0 draw; tile Au; 0 draw; tile D0; 1 bid 12; 2 pass
         0 bid 20; = ships C5 Au D0 | none | none; = money 20 40 40
         tile S4; 1 draw; tile C1; 1 offer; 2 pass; 0 bid 2; 1 pass
         = ships.0 C5 Au D0 S4 C1; = money 18 40 40",
    );
}

#[test]
fn if_nobody_bids_the_lot_is_out_for_the_day() {
    check(
        "fondaco 1 medici 3
         first 0; tile C0; 0 draw; tile S0; 0 offer; 1 pass; 2 pass; ? 0: bid 1..40, pass
         0 pass; > Unsold { lot: [C0, S0] }; = ships none | none | none; = money 40 40 40; = bag 16
         ! tile S0: every tile S0 has been seen today already",
    );
}

#[test]
fn the_next_auctioneer_sits_left_of_the_last_one_whoever_bought() {
    check(
        "fondaco 1 medici 4
         first 3; tile C0; 3 offer; 0 pass; 1 bid 1; 2 pass; 3 pass; = auctioneer 0; = lot none
         = high_bid null; ? tile
         tile C1; 0 offer; 1 pass; 2 pass; 3 pass; 0 pass; = auctioneer 1",
    );
}

#[test]
fn the_next_auctioneer_is_the_first_whose_own_ship_is_not_full() {
    let ships = ["C0", "F0 F1 F2 F3 F4", "G0 G1 G2 G3 G4", "S0 S1 S2 S3"];
    check_from(
        begun(4).with_ships(&ships),
        "tile D1; 0 offer; > PassedOver(seat 1, FullShip); > PassedOver(seat 2, FullShip); 3 pass; 0 pass
         = auctioneer 3; ? tile
         tile D2; 3 offer; 0 pass; 3 pass; = auctioneer 0; ? tile",
    );
}

#[test]
fn a_player_with_a_full_ship_neither_auctions_nor_bids() {
    let ships = ["C0 C1", "F0 F1 F2 F3 F4", "", ""];
    check_from(
        begun(4).with_ships(&ships),
        "tile D1; 0 draw; tile D2; 0 draw; tile D3; > PassedOver(seat 1, FullShip)
         ! 1 bid 1: the ship of seat 1 has 0 free holds, the lot has 3 tiles
         2 pass; 3 pass; 0 bid 1; = ships.0 C0 C1 D1 D2 D3; = auctioneer 2
         tile S1; 2 offer; ? 3: bid 1..40, pass; 3 pass; > PassedOver(seat 0, FullShip); > PassedOver(seat 1, FullShip)
         2 pass; = auctioneer 3; tile S2; 3 offer; ? 2: bid 1..40, pass; 2 pass; 3 pass
         = auctioneer 2",
    );
}

#[test]
fn example_adam_offers_three_tiles() {
    let ships = ["C0 C1", "F0 F1 F2", "G0 G1 G2 G3", "S0 S1"];
    check_from(
        begun(4).with_ships(&ships),
        "tile D1; 0 draw; tile D2; 0 draw; tile D3
         > PassedOver(seat 1, NoRoom); > PassedOver(seat 2, NoRoom); ? 3: bid 1..40, pass
         3 bid 7; ? 0: bid 8..40, pass
         0 pass; > Sold { lot: [D1, D2, D3], bid: Bid { by: seat 3, amount: 7 } }
         = money 40 40 40 33; = ships.3 S0 S1 D1 D2 D3; = auctioneer 1
         tile S2; 1 draw; tile S3; 1 draw; tile S4; > PassedOver(seat 2, NoRoom); > PassedOver(seat 3, FullShip)
         ? 0: bid 1..40, pass
         0 bid 1; > PassedOver(seat 1, NoRoom); > Sold { lot: [S2, S3, S4], bid: Bid { by: seat 0, amount: 1 } }
         = money 39 40 40 33",
    );
}
