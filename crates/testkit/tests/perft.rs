//! The perft tables in the golden folder: any change to what may happen shows here.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;

use fondaco_rules::perft::{Count, perft};
use fondaco_rules::record::{self, Line, Replay};
use fondaco_rules::{AnyGame, GameKind};
use fondaco_testkit::golden;

/// `START EVENTS DEPTH PATHS WEIGHTED POSITIONS`: from the start (`medici-4`) or after so many
/// events of a golden record (`medici-4-low.record`).
#[test]
fn perft_tables_are_reproduced() {
    let table = fs::read_to_string(golden::folder().join("perft.txt")).unwrap();
    let mut games = Vec::new();
    for row in table.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = row.split_whitespace().collect();
        let [start, numbers @ ..] = words.as_slice() else { panic!("empty row") };
        let numbers: Vec<u64> = numbers.iter().map(|word| word.parse().unwrap()).collect();
        let [events, depth, paths, weighted, positions] = numbers[..] else {
            panic!("six words, not {row}")
        };
        let count = match start_position(start, events) {
            AnyGame::Medici(played) => perft(&played.game, depth as u32),
            AnyGame::Strozzi(played) => perft(&played.game, depth as u32),
            AnyGame::Byzanz(played) => perft(&played.game, depth as u32),
        };
        assert_eq!(count, Count { paths, weighted, positions }, "{row}");
        games.push((*start).to_owned());
    }
    for kind in GameKind::ALL {
        let (least, most) = kind.players();
        for players in least..=most {
            let name = format!("{kind}-{players}");
            assert!(games.contains(&name), "no perft of {name}");
        }
    }
}

fn start_position(start: &str, events: u64) -> AnyGame {
    let mut replay = Replay::new();
    let record = if start.ends_with(".record") {
        fs::read_to_string(golden::folder().join(start)).unwrap()
    } else {
        let (game, players) = start.split_once('-').unwrap();
        record::header(GameKind::named(game).unwrap(), players.parse().unwrap())
    };
    let mut left = events;
    for line in record.lines() {
        if left == 0 && replay.game().is_some() {
            break;
        }
        if let Line::Event(_) = replay.read(line.as_bytes()).unwrap() {
            left -= 1;
        }
    }
    assert_eq!(left, 0, "the record has fewer events");
    replay.end().unwrap()
}
