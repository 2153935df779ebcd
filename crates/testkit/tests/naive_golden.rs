//! The slow reference engine replays every golden record and must show the same positions.

use std::fs;
use std::path::{Path, PathBuf};

use fondaco_testkit::naive::{self, Naive};
use serde_json::{Value, json};

/// Lists up to this long are also played out, so that nothing is listed that is then refused.
const SHORT: usize = 60;

#[test]
fn medici_records() {
    assert_eq!(replay_all("medici"), 12);
}

#[test]
fn strozzi_records() {
    assert_eq!(replay_all("strozzi"), 6);
}

#[test]
fn byzanz_records() {
    assert_eq!(replay_all("byzanz"), 12);
}

#[test]
fn paths_count_physical_pieces() {
    let medici = naive::new("medici", 3);
    assert_eq!(naive::paths(medici.as_ref(), 0), 1);
    assert_eq!(naive::paths(medici.as_ref(), 2), 3 * 36);
    assert_eq!(naive::paths(medici.as_ref(), 3), 3 * 36 * 2);
    // After a draw one of 35 tiles follows; after an offer the next seat bids 1 to 40 or passes.
    assert_eq!(naive::paths(medici.as_ref(), 4), 3 * 36 * (35 + 41));

    let mut strozzi = naive::new("strozzi", 2);
    assert_eq!(naive::paths(strozzi.as_ref(), 2), 26 * 1001);
    for line in ["tile Au", "0 price 5"] {
        strozzi.play(line).expect(line);
    }
    // Whoever buys has three ships for three harbours, or discards; 25 tiles are left.
    assert_eq!(naive::paths(strozzi.as_ref(), 3), 2 * (9 + 1) * 25);
}

#[test]
fn a_lot_is_a_sequence_and_everybody_may_sell() {
    let mut byzanz = naive::new("byzanz", 5);
    assert_eq!(naive::paths(byzanz.as_ref(), 1), 5);
    for line in [
        "first 0",
        "deal 0 M M M C1",
        "deal 1 C1 C1 C1 C1",
        "deal 2 G1 G1 G1 G1",
        "deal 3 O1 O1 O1 O1",
        "deal 4 S1 S1 S1 S1",
    ] {
        byzanz.play(line).expect(line);
    }
    for (winner, lot) in ["V1 V1 V1 V1 V1", "W1 W1 W1 W1", "C2 C2 C2"].iter().enumerate() {
        byzanz.play(&format!("lot {lot}")).expect(lot);
        for seat in winner..5 {
            byzanz.play(&format!("{seat} pass")).expect("everybody may pass");
        }
        while byzanz.position(None)["awaiting"]["seat"] == json!(winner) {
            byzanz.play(&format!("{winner} drop {}", &lot[..2])).expect("too many cards");
        }
    }
    // The seats hold MMMCVVV, CCCCWWW, GGGGCCC, OOOO and SSSS, and may sell before the next lot.
    let lots = (112 - 20 - 12) * (112 - 20 - 12 - 1);
    let sets = 5 + 2 + 2 + 1 + 1;
    assert_eq!(naive::paths(byzanz.as_ref(), 1), lots + sets);
}

#[test]
fn illegal_lines_change_nothing() {
    let mut game = naive::new("medici", 4);
    for line in ["first 0", "tile C5", "0 offer", "1 bid 7"] {
        refuses(game.as_mut(), &["", "first 4", "tile C6", "2 pass", "1 bid 0", "1 bid 41", "x"]);
        game.play(line).expect(line);
    }
    refuses(game.as_mut(), &["2 bid 7", "2 bid 08", "2 bid +8", "3 bid 8", "2 draw", "tile C5"]);

    let mut game = naive::new("strozzi", 2);
    for line in ["tile Au", "0 price 0", "1 buy"] {
        refuses(game.as_mut(), &["first 0", "1 price 5", "0 price 1000", "0 buy", "0 refuse"]);
        game.play(line).expect(line);
    }
    refuses(game.as_mut(), &["1 load 3", "1 load 6 A", "1 load 3 D", "0 load 3 A", "0 discard"]);

    let mut game = naive::new("byzanz", 3);
    for line in ["first 1", "deal 0 M C1 C1 C4", "deal 1 G1 G1 G1 G2", "deal 2 O1 O1 O1 O1"] {
        refuses(game.as_mut(), &["0 sell C1 C1 M", "deal 0 C1 C1", "deal 3 C1 C1 C1 C1", "lot C1"]);
        game.play(line).expect(line);
    }
    refuses(game.as_mut(), &["lot C1 C1 C1", "lot C4 C4 W1 W1 W1 W1", "0 sell C1 C1 O1", "1 pass"]);
    for line in ["lot W1 W1 W1 W1 W1 W2", "1 bid G1 G2", "0 sell C4 M C1", "2 pass"] {
        refuses(game.as_mut(), &["1 bid M", "2 bid O1 O1 O1", "0 bid C4", "1 give W1", "0 done"]);
        game.play(line).expect(line);
    }
}

fn refuses(game: &mut dyn Naive, lines: &[&str]) {
    let before = game.position(None);
    for line in lines {
        assert!(game.play(line).is_err(), "{line} was accepted in {before}");
        assert_eq!(game.position(None), before, "{line} was refused but changed the position");
    }
}

/// Replays all records of a game and says how many there were.
fn replay_all(game: &str) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden");
    let mut records: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("the golden folder is there")
        .map(|entry| entry.expect("the golden folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "record"))
        .filter(|path| name(path).starts_with(&format!("{game}-")))
        .collect();
    records.sort();
    for record in &records {
        replay(record);
    }
    records.len()
}

fn replay(record: &Path) {
    let text = fs::read_to_string(record).expect("a record can be read");
    let mut lines =
        text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let header: Vec<&str> =
        lines.next().expect("a record has a header").split_whitespace().collect();
    let mut game = naive::new(header[2], header[3].parse().expect("a number of players"));

    let mut everything = positions(&record.with_extension("jsonl"));
    let mut seat_one = Vec::new();
    if record.with_extension("seat1.jsonl").exists() {
        seat_one = positions(&record.with_extension("seat1.jsonl"));
        assert_eq!(seat_one.len(), everything.len());
    }
    everything.reverse();
    seat_one.reverse();

    let mut compare = |game: &dyn Naive, event: Option<&str>| {
        let place = format!("{} after {event:?}", name(record));
        let expected = everything.pop().unwrap_or_else(|| panic!("{place}: no position is left"));
        assert_eq!(expected["event"], json!(event), "{place}");
        assert_eq!(game.position(None), expected["state"], "{place}");
        if let Some(expected) = seat_one.pop() {
            assert_eq!(game.position(Some(1)), expected["state"], "{place}, seen by seat 1");
        }
        everything.len()
    };

    let mut left = compare(game.as_ref(), None);
    for line in lines.filter(|line| !line.starts_with('@')) {
        if let Some(result) = line.strip_prefix("result") {
            let scores: Vec<i64> =
                result.split_whitespace().map(|word| word.parse().expect("a score")).collect();
            let end = game.position(None);
            assert_eq!(end["over"], json!(true), "{}", name(record));
            assert_eq!(end["scores"], json!(scores), "{}", name(record));
            continue;
        }
        check_listed(game.as_ref(), line, record);
        game.play(line).unwrap_or_else(|reason| panic!("{}: {line}: {reason}", name(record)));
        left = compare(game.as_ref(), Some(line));
    }
    assert_eq!(left, 0, "{}: the record ends too early", name(record));
}

/// The event about to be played is among those listed.
fn check_listed(game: &dyn Naive, line: &str, record: &Path) {
    let awaiting = &game.position(None)["awaiting"];
    let large_lot = awaiting["cards"].as_u64().is_some_and(|cards| cards > 2);
    if awaiting["chance"] == "deal" || large_lot {
        return;
    }
    let events = game.events();
    let wanted = any_order(line);
    assert!(
        events.iter().any(|event| any_order(event) == wanted),
        "{}: {line} is not among {events:?}",
        name(record)
    );
    if events.len() <= SHORT {
        for event in events {
            let played = game.boxed_clone().play(&event);
            assert_eq!(played, Ok(()), "{}: {event} is listed", name(record));
        }
    }
}

/// The words of a line, sorted where the order of the cards means nothing.
fn any_order(line: &str) -> Vec<&str> {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    if matches!(words[1], "bid" | "sell") {
        words.sort_unstable();
    }
    words
}

fn positions(file: &Path) -> Vec<Value> {
    let text = fs::read_to_string(file).expect("the positions can be read");
    text.lines().map(|line| serde_json::from_str(line).expect("a position is JSON")).collect()
}

fn name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).expect("a record has a name")
}
