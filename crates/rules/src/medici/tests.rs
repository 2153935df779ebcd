//! The rules of Medici, one test each, in the words of the rule book.
#![allow(clippy::unwrap_used)]

mod auction;
mod day;
mod scoring;

use super::{Good, Medici, Outcome, Tile};
use crate::notation::Words;
use crate::transcript::{self, check, seat};
use crate::{AnyGame, Choices, Event, Game, Outcomes, Played, ToAct};

/// Plays on from a position.
fn check_from(game: Medici, transcript: &str) {
    transcript::check_from(AnyGame::Medici(Played { game, reports: Vec::new() }), transcript);
}

/// Day 1, and seat 0 is to draw the first tile.
fn begun(players: u32) -> Medici {
    begun_by(0, players)
}

/// Day 1, and this seat is to draw the first tile.
fn begun_by(number: u32, players: u32) -> Medici {
    let mut game = Medici::new(players).unwrap();
    game.reveal(Outcome::First(seat(number)), &mut |_| ()).unwrap();
    game
}

/// Nobody has bought anything, and seat 0 is to draw the last tile of the day: the gold, as the
/// bag has it (see [`NOBODY_BUYS`]).
fn last_tile(players: u32) -> Medici {
    let mut game = begun(players);
    while game.bag() > 1 {
        assert!(game.unseen.take(game.unseen.nth(0)));
    }
    game
}

/// The end of such a day for three players.
const NOBODY_BUYS: &str = "tile Au; 1 pass; 2 pass; 0 pass";

/// How tests set up what is tedious to play.
impl Medici {
    fn on_day(mut self, day: u8) -> Medici {
        self.day = day;
        self
    }

    fn with_money(mut self, money: &[u16]) -> Medici {
        self.money.of_mut(self.players).copy_from_slice(money);
        self
    }

    /// How high the counters stand on one stall, by seat.
    fn with_levels(mut self, good: Good, levels: &[u8]) -> Medici {
        for (seat, &level) in self.players.seats().zip(levels) {
            self.levels[seat][good as usize] = level;
        }
        self
    }

    /// What the ships have loaded today, by seat.
    fn with_ships(mut self, ships: &[&str]) -> Medici {
        for (seat, ship) in self.players.seats().zip(ships) {
            for tile in tiles(ship) {
                assert!(self.unseen.take(tile), "there is no {tile} left");
                self.ships[seat].load(&[tile]);
            }
        }
        self
    }

    /// Nobody wanted these: they are out for the day.
    fn with_unsold(mut self, unsold: &str) -> Medici {
        for tile in tiles(unsold) {
            assert!(self.unseen.take(tile), "there is no {tile} left");
        }
        self
    }
}

const ALL_TILES: &str = "C0 C1 C2 C3 C4 C5 C5 F0 F1 F2 F3 F4 F5 F5 G0 G1 G2 G3 G4 G5 G5 \
                         D0 D1 D2 D3 D4 D5 D5 S0 S1 S2 S3 S4 S5 S5 Au";

fn tiles(words: &str) -> Vec<Tile> {
    let read = |word| {
        let line = format!("tile {word}");
        match Medici::read_outcome(Words::of(&line), begun(3).players()).unwrap() {
            Outcome::Tile(tile) => tile,
            Outcome::First(_) => unreachable!(),
        }
    };
    words.split_whitespace().map(read).collect()
}

// Components and set-up.

#[test]
fn three_to_six_play() {
    for players in [0, 1, 2, 7] {
        let refused = Medici::new(players).unwrap_err().to_string();
        assert_eq!(refused, format!("the game is for 3 to 6 players, not for {players}"));
    }
    for players in 3..=6 {
        check(&format!("fondaco 1 medici {players}\n= players {players}"));
    }
}

#[test]
fn there_are_36_tiles_of_five_goods_and_one_of_gold() {
    check(&format!("fondaco 1 medici 6\n= unseen {ALL_TILES}"));
}

#[test]
fn three_or_four_players_start_with_40_florins_and_five_or_six_with_30() {
    check("fondaco 1 medici 3\n= money 40 40 40; = scores 40 40 40");
    check("fondaco 1 medici 4\n= money 40 40 40 40");
    check("fondaco 1 medici 5\n= money 30 30 30 30 30");
    check("fondaco 1 medici 6\n= money 30 30 30 30 30 30");
}

#[test]
fn every_counter_starts_on_level_0_and_every_ship_empty() {
    check(
        "fondaco 1 medici 3
         = levels 0 0 0 0 0 | 0 0 0 0 0 | 0 0 0 0 0; = ships none | none | none
         = day 1; = lot none; = high_bid null; = days none; = over false; = winners none",
    );
}

#[test]
fn six_tiles_a_player_are_in_the_bag_and_the_rest_is_set_aside_unseen() {
    for players in 3..=6 {
        let game = Medici::new(players).unwrap();
        assert_eq!((u32::from(game.bag()), game.unseen().len()), (6 * players, 36));
    }
}

#[test]
fn r1_the_first_auctioneer_of_day_1_is_drawn_among_all() {
    let drawn: Vec<_> = Medici::new(4).unwrap().outcomes().iter().collect();
    assert_eq!(drawn, [0, 1, 2, 3].map(|number| (Outcome::First(seat(number)), 1)));
    check(
        "fondaco 1 medici 4
         ? first; = auctioneer null
         ! tile C5: the day's first auctioneer has to be drawn first
         ! 2 draw: nobody moves before the next draw
         ! first 4: there is no seat 4: the seats are 0 to 3
         first 2; = auctioneer 2; ? tile
         ! first 2: a tile has to be drawn now",
    );
}

#[test]
fn r1_the_poorest_begins_the_later_days() {
    for day in [1, 2] {
        let ending = last_tile(3).on_day(day).with_money(&[50, 20, 30]);
        check_from(ending, &format!("{NOBODY_BUYS}; = money 90 60 70; = auctioneer 1; ? tile"));
    }
}

#[test]
fn r1_a_tie_for_the_least_money_is_drawn_among_the_tied() {
    let ending = last_tile(3).with_money(&[50, 20, 20]);
    check_from(
        ending,
        &format!(
            "{NOBODY_BUYS}; = day 2; = money 90 60 60; = auctioneer null; ? first
             ! first 0: seat 0 is not one of those with the least money
             ! tile C5: the day's first auctioneer has to be drawn first
             first 2; = auctioneer 2; ? tile"
        ),
    );
}

#[test]
fn a_draw_is_uniform_over_all_tiles_not_yet_seen_today() {
    let mut game = begun(3);
    let drawn: Vec<_> = game.outcomes().iter().collect();
    assert_eq!((drawn.len(), game.outcomes().total()), (31, 36));
    let five = Outcome::Tile(tiles("C5")[0]);
    let ways = |game: &Medici| game.outcomes().iter().find(|(drawn, _)| *drawn == five);
    assert_eq!(ways(&game), Some((five, 2)));
    game.play(Event::Chance(five), &mut |_| ()).unwrap();
    assert_eq!(game.outcomes().total(), 0);
    let draw = game.moves(seat(0)).get(0);
    game.play(Event::Move(seat(0), draw), &mut |_| ()).unwrap();
    assert_eq!((ways(&game), game.outcomes().total()), (Some((five, 1)), 35));
    assert_eq!(game.to_act(), ToAct::Chance);
}

#[test]
fn a_tile_is_drawn_only_once_a_day() {
    check(
        "fondaco 1 medici 3
         first 0; tile D0; = bag 17; 0 draw
         ! tile D0: every tile D0 has been seen today already
         tile C5; 0 draw; tile C5; 1 pass; 2 pass; 0 pass
         ! tile C5: every tile C5 has been seen today already
         tile C4; = bag 14
         = unseen C0 C1 C2 C3 F0 F1 F2 F3 F4 F5 F5 G0 G1 G2 G3 G4 G5 G5 \
                  D1 D2 D3 D4 D5 D5 S0 S1 S2 S3 S4 S5 S5 Au",
    );
}

#[test]
fn words_that_are_no_event_are_refused() {
    check(
        "fondaco 1 medici 3
         ! frist 0: ‘frist’ is not known here: a line begins with a seat, first or tile
         ! first: a seat is missing
         first 0
         ! tile C6: ‘C6’ is not a tile: tiles are C, F, G, D or S with a value from 0 to 5, and Au
         tile C5; 0 offer
         ! 1 buy 7: ‘buy’ is not known here: a move is draw, offer, bid or pass
         ! 3 bid 7: there is no seat 3: the seats are 0 to 2
         ! 1 bid: a bid is missing
         ! 1 bid 07: ‘07’ is not a whole number (digits only, no leading zero, at most nine)
         ! 1 bid -7: ‘-7’ is not a whole number (digits only, no leading zero, at most nine)
         ! 1 bid 7 8: nothing may follow here, but ‘8’ does
         1 bid 7",
    );
}
