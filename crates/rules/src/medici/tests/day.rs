//! The end of a day and of the game.

use super::{ALL_TILES, NOBODY_BUYS, begun_by, check_from, last_tile};
use crate::medici::Good;

/// What three ships have loaded when it is the third player's turn to auction.
const SHIPS: [&str; 3] = ["C0 C1 C2 C3 C4", "F0 F1 F2 F3", "G0 G1"];
/// What nobody wanted: besides, the bag holds just two more tiles.
const UNSOLD: &str = "S0 S1 S2 S3 S4";

#[test]
fn the_last_ship_is_filled_from_the_bag_for_free() {
    check_from(
        begun_by(2, 3).with_ships(&SHIPS),
        "tile D1; 2 offer; > PassedOver(seat 0, FullShip); 1 bid 3; 2 pass
         > Sold { lot: [D1], bid: Bid { by: seat 1, amount: 3 } }
         = auctioneer null; = lot none; ? tile
         ! 2 draw: nobody moves before the next draw
         ! first 2: a tile has to be drawn now
         tile Au; > Filled { seat: seat 2, tile: Au }; = ships.2 G0 G1 Au; = auctioneer null; ? tile
         ! tile Au: every tile Au has been seen today already
         tile D5; > Filled { seat: seat 2, tile: D5 }; = money 40 37 40; = day 1
         tile D0; > Filled { seat: seat 2, tile: D0 }; > DayScored(…; = day 2",
    );
}

#[test]
fn the_last_ship_is_filled_as_far_as_the_bag_goes() {
    check_from(
        begun_by(2, 3).with_ships(&SHIPS).with_unsold(UNSOLD),
        "= bag 2; tile D1; 2 offer; 1 bid 3; 2 pass; = bag 1; ? tile
         tile D5; > Filled { seat: seat 2, tile: D5 }; > DayScored(…; = day 2
         = days.0.values 10 7 6",
    );
}

#[test]
fn r5_the_day_ends_when_the_bag_is_empty_and_the_lot_in_hand_is_auctioned() {
    check_from(
        last_tile(3).with_money(&[9, 9, 9]),
        "tile Au; = bag 0; = day 1; ? 1: bid 1..9, pass
         1 pass; 2 bid 2; = day 1; 0 pass; > Sold …; > DayScored(…; = day 2
         = days.0.values 0 0 10; = days.0.ship_pay 7 7 30",
    );
    check_from(last_tile(3), &format!("{NOBODY_BUYS}; > Unsold …; > DayScored(…; = day 2"));
}

#[test]
fn r5_ships_may_sail_with_empty_holds() {
    // The last tile fills the second ship; the third has three empty holds and nothing to load.
    check_from(
        begun_by(2, 3).with_ships(&SHIPS).with_unsold("S0 S1 S2 S3 S4 S5"),
        "= bag 1; tile D1; > PassedOver(seat 0, FullShip); 1 bid 3
         2 pass; > Sold …; > DayScored(…; = days.0.values 10 7 1; = day 2",
    );
}

#[test]
fn the_next_day_begins_with_all_tiles_and_empty_ships() {
    check_from(
        begun_by(2, 3).with_ships(&SHIPS).with_unsold(UNSOLD),
        &format!(
            "tile D1; 2 offer; 1 bid 3; 2 pass; tile D5; = day 2
             = ships none | none | none; = bag 18; = lot none; = high_bid null
             = unseen {ALL_TILES}"
        ),
    );
}

#[test]
fn counters_persist_over_the_days() {
    let ships = ["C0 C1 C2 C3 C4", "F0 F1 F2 F3", "G0 G1 Au"];
    check_from(
        begun_by(2, 3).with_ships(&ships).with_levels(Good::Fur, &[1, 2, 3]),
        "= levels 0 1 0 0 0 | 0 2 0 0 0 | 0 3 0 0 0
         tile D1; 2 offer; 1 bid 3; 2 pass; tile D5; tile D0
         = day 2; = levels 5 1 0 0 0 | 0 6 0 1 0 | 0 3 2 2 0",
    );
}

#[test]
fn a_day_is_scored_within_the_event_that_ends_it() {
    check_from(
        last_tile(3).with_money(&[1, 2, 3]),
        &format!("{NOBODY_BUYS}; = day 2; = money 41 42 43; = auctioneer 0; = bag 18; ? tile"),
    );
}

#[test]
fn after_day_3_everything_stays_as_it_lies() {
    check_from(
        begun_by(2, 3).with_ships(&SHIPS).with_unsold(UNSOLD).on_day(3),
        "tile D1; 2 offer; 1 bid 3; 2 pass
         tile D5; > Filled …; > DayScored(…; > Over
         ? over; = over true; = day 3; = auctioneer null; = lot none; = high_bid null; = bag 0
         = ships C0 C1 C2 C3 C4 | F0 F1 F2 F3 D1 | G0 G1 D5
         = unseen C5 C5 F4 F5 F5 G2 G3 G4 G5 G5 D0 D2 D3 D4 D5 S5 S5 Au
         = levels 5 0 0 0 0 | 0 4 0 1 0 | 0 0 2 1 0
         ! tile Au: the game is over
         ! first 0: the game is over
         ! 0 pass: the game is over
         ! 2 draw: the game is over",
    );
}

#[test]
fn the_most_money_wins_after_day_3() {
    check_from(
        last_tile(3).on_day(3).with_money(&[50, 20, 60]),
        &format!("= winners none; {NOBODY_BUYS}; = scores 90 60 100; = winners 2"),
    );
}

#[test]
fn r7_players_tied_for_the_most_share_the_victory() {
    for (money, winners) in [([50, 20, 50], "0 2"), ([20, 20, 20], "0 1 2"), ([20, 20, 21], "2")] {
        let ending = last_tile(3).on_day(3).with_money(&money);
        check_from(ending, &format!("{NOBODY_BUYS}; = winners {winners}"));
    }
}
