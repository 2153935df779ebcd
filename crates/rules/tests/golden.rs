//! Every golden record gives, event by event, the position that another implementation gave.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

use fondaco_rules::record::{Line, Replay};
use fondaco_rules::{GameKind, Players, Seat, ToAct, Viewer};
use serde_json::{Value, json};

fn golden(ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.to_str().unwrap().ends_with(ending))
        .collect();
    paths.sort();
    paths
}

fn check(record: &Path, expected: &Path, viewer: Viewer) {
    let record = fs::read_to_string(record).unwrap();
    let expected = fs::read_to_string(expected).unwrap();
    let mut expected = expected.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let mut replay = Replay::new();
    let mut number = 0;
    for line in record.lines() {
        let event = match replay.read(line.as_bytes()).unwrap() {
            Line::Header => Value::Null,
            Line::Event(event) => {
                number += 1;
                json!(event.masked(viewer).unwrap_or_else(|| line.into()))
            }
            Line::Skipped | Line::Tag | Line::Result => continue,
        };
        let state = replay.game().unwrap().position(viewer);
        let found = json!({"n": number, "event": event, "state": state});
        let expected = expected.next().unwrap();
        assert_eq!(found, expected, "after {event} in\n{record}");
    }
    assert_eq!(expected.next(), None);
    let game = replay.end().unwrap();
    assert_eq!(game.to_act(), ToAct::Over);
}

#[test]
fn golden_records_reproduce_every_position() {
    let records = golden(".record");
    for record in &records {
        check(record, &record.with_extension("jsonl"), Viewer::Record);
    }
    for kind in GameKind::ALL {
        let (least, most) = kind.players();
        for players in least..=most {
            let name = format!("{kind}-{players}-");
            assert!(
                records.iter().any(|path| path.to_str().unwrap().contains(&name)),
                "no golden record of {kind} for {players}"
            );
        }
    }
}

#[test]
fn golden_views_reproduce_what_seat_1_may_know() {
    let views = golden(".seat1.jsonl");
    assert!(!views.is_empty());
    let seat = Seat::new(1, Players::within(2, (2, 2)).unwrap()).unwrap();
    for view in views {
        let record = PathBuf::from(view.to_str().unwrap().replace(".seat1.jsonl", ".record"));
        check(&record, &view, Viewer::Seat(seat));
    }
}

/// The numbers of positions are part of the contract: they are the same in every version.
#[test]
fn golden_positions_keep_their_fingerprints() {
    let mut found = Vec::new();
    for record in golden(".record") {
        let name = record.file_name().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(record).unwrap();
        let mut replay = Replay::new();
        let mut prints = Vec::new();
        for line in text.lines() {
            if let Line::Event(_) | Line::Header = replay.read(line.as_bytes()).unwrap() {
                prints.push(replay.game().unwrap().fingerprint());
            }
        }
        let (middle, end) = (prints[prints.len() / 2], prints[prints.len() - 1]);
        found.push(format!("{name} {:016x} {middle:016x} {end:016x}", prints[0]));
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden");
    let kept = fs::read_to_string(folder.join("fingerprints.txt")).unwrap();
    assert_eq!(found, kept.lines().collect::<Vec<_>>(), "start, middle and end of each record");
}
