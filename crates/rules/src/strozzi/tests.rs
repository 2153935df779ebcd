//! The rules of Medici vs Strozzi, one test each, in the words of the rule book.
#![allow(clippy::unwrap_used)]

mod round;
mod scoring;

use super::{Good, Harbour, Outcome, Strozzi, TRACK_BONUS, TRACKS, Tile};
use crate::notation::Words;
use crate::record::{Line, Replay};
use crate::transcript::{self, check, seat};
use crate::{AnyGame, Game, Outcomes, Played, Players};

/// Plays on from a position.
fn check_from(game: Strozzi, transcript: &str) {
    transcript::check_from(AnyGame::Strozzi(Played { game, reports: Vec::new() }), transcript);
}

/// The Medici are to draw the first tile.
fn begun() -> Strozzi {
    Strozzi::new(2).unwrap()
}

/// The Strozzi are to draw: they were given a tile of gold and threw it away.
fn turn_of_the_strozzi() -> Strozzi {
    let game = AnyGame::Strozzi(Played { game: begun(), reports: Vec::new() });
    match transcript::check_from(game, "tile Au; 0 price 0; 1 buy; 1 discard; = turn 1") {
        AnyGame::Strozzi(played) => played.game,
        _ => unreachable!(),
    }
}

/// How tests set up what is tedious to play.
impl Strozzi {
    fn in_round(mut self, round: u8) -> Strozzi {
        self.round = round;
        self
    }

    fn with_money(mut self, money: [i32; 2]) -> Strozzi {
        self.money = money;
        self
    }

    fn with_markers(mut self, markers: [i8; 8]) -> Strozzi {
        self.markers = markers;
        self
    }

    /// A player's ships that lie in harbours, such as `3 A C4 F1 Au`.
    fn with_ships(mut self, number: u32, ships: &[&str]) -> Strozzi {
        for ship in ships {
            let (berth, cargo) = ship.split_at(3);
            let load = Strozzi::read_move(Words::of(&format!("load {berth}"))).unwrap();
            let super::Move::Load(hull, harbour) = load else { unreachable!() };
            let ship = self.fleets[seat(number).index()].ship_mut(hull);
            ship.harbour = harbour;
            for tile in tiles(cargo) {
                assert!(self.bag.take(tile), "no {tile} is left");
                ship.load(&[tile]);
            }
        }
        self
    }

    /// Everything else was discarded: only these tiles are still in the bag.
    fn with_bag(mut self, left: &str) -> Strozzi {
        let left = tiles(left);
        for (tile, count) in self.bag.kinds() {
            let kept = left.iter().filter(|&&kept| kept == tile).count();
            (kept..count as usize).for_each(|_| assert!(self.bag.take(tile)));
        }
        assert_eq!(self.bag.len() as usize, left.len());
        self
    }
}

fn tiles(words: &str) -> Vec<Tile> {
    let read = |word| {
        let line = format!("tile {word}");
        let Outcome::Tile(tile) = Strozzi::read_outcome(Words::of(&line), Players::TWO).unwrap();
        tile
    };
    words.split_whitespace().map(read).collect()
}

const ALL_TILES: &str = "C0 C1 C2 C3 C4 C4 F0 F1 F2 F3 F4 F4 S0 S1 S2 S3 S4 S4 \
                         D0 D1 D2 D3 D4 D4 Au Au";

// Components.

#[test]
fn two_play() {
    for players in [0, 1, 3] {
        let refused = Strozzi::new(players).unwrap_err().to_string();
        assert_eq!(refused, format!("the game is for 2 players, not for {players}"));
    }
}

#[test]
fn everybody_starts_with_300_florins_and_three_empty_ships() {
    check(
        "fondaco 1 strozzi 2
         = money 300 300; = scores 300 300; = round 1; = lot none; = price null; = rounds none
         = ships.0 harbour null, tiles none | harbour null, tiles none | harbour null, tiles none
         = ships.1 harbour null, tiles none | harbour null, tiles none | harbour null, tiles none
         = over false; = winners none",
    );
}

#[test]
fn there_are_26_tiles_of_four_goods_and_two_of_gold() {
    check(&format!("fondaco 1 strozzi 2\n= bag 26; = unseen {ALL_TILES}"));
    let draws = begun().outcomes();
    let ways = |word| draws.iter().find(|&(drawn, _)| drawn == Outcome::Tile(tiles(word)[0]));
    assert_eq!(draws.total(), 26);
    assert_eq!([ways("C0"), ways("C4"), ways("Au")].map(|way| way.unwrap().1), [1, 2, 2]);
}

#[test]
fn s1_two_harbours_show_three_tracks_and_one_shows_two() {
    let [a, b, c] = Harbour::ALL.map(|harbour| {
        let here = TRACKS.into_iter().filter(|track| track.0 == harbour);
        here.map(|(_, good)| good).collect::<Vec<_>>()
    });
    assert_eq!(a, [Good::Cloth, Good::Spice, Good::Dye]);
    assert_eq!(b, [Good::Fur, Good::Spice, Good::Dye]);
    assert_eq!(c, [Good::Cloth, Good::Fur]);
    // Positions list them harbour by harbour.
    assert!(TRACKS.is_sorted_by_key(|track| track.0));
}

#[test]
fn s1_every_good_has_a_track_in_exactly_two_harbours() {
    for good in Good::ALL {
        assert_eq!(TRACKS.iter().filter(|track| track.1 == good).count(), 2);
    }
}

#[test]
fn s1_a_track_has_two_plain_spaces_then_10_then_20_on_each_side() {
    assert_eq!(TRACK_BONUS, [0, 0, 0, 10, 20]);
    check("fondaco 1 strozzi 2\n= markers 0 0 0 0 0 0 0 0");
}

// Whole games.

#[test]
fn three_rounds_are_played_and_debts_show_in_the_result() {
    let mut record = vec![String::from("fondaco 1 strozzi 2"), String::from("@site here")];
    for (price, seller) in [(100, 0), (200, 1), (300, 1)] {
        for lot in tiles(ALL_TILES).chunks(3) {
            let drawn: Vec<_> = lot.iter().map(|tile| format!("tile {tile}")).collect();
            record.extend(drawn.join(&format!("\n{seller} draw\n")).lines().map(String::from));
            let (answer, after) = (format!("{} refuse", 1 - seller), format!("{seller} discard"));
            record.extend([format!("{seller} price {price}"), answer, after]);
        }
    }
    // Nine lots a round: 900 florins by the Medici, then 1800 and 2700 by the Strozzi.
    let mut replay = Replay::new();
    for line in &record {
        replay.read(line.as_bytes()).unwrap();
    }
    let number = record.len() + 1;
    let refused = |line: &str| replay.clone().read(line.as_bytes()).unwrap_err().to_string();
    assert_eq!(refused("tile C0"), format!("line {number}: tile C0: the game is over"));
    assert_eq!(
        refused("result -600 4200"),
        format!("line {number}: result -600 4200: the rules give another result: -600 -4200")
    );
    assert_eq!(replay.read(b"result -600 -4200").unwrap(), Line::Result);
    assert_eq!(replay.end().unwrap().winners().iter().collect::<Vec<_>>(), [seat(0)]);
}

#[test]
fn words_that_are_no_event_are_refused() {
    check(
        "fondaco 1 strozzi 2
         ! first 0: ‘first’ is not known here: a line begins with a seat or tile
         ! tile C5: ‘C5’ is not a tile: tiles are C, F, S or D with a value from 0 to 4, and Au
         ! tile: a tile is missing
         tile C4
         ! 0 bid 7: ‘bid’ is not known here: a move is draw, price, buy, refuse, load or discard
         ! 0 price: a price is missing
         0 price 7; 1 buy
         ! 1 load: a ship is missing
         ! 1 load 6: ‘6’ is not a ship: ships are 3, 4 and 5
         ! 1 load 5 D: ‘D’ is not a harbour: harbours are A, B and C
         ! 1 load 5 A B: nothing may follow here, but ‘B’ does
         1 load 5 A",
    );
}
