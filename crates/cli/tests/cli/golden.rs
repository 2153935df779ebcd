//! Every golden record gives the positions that another implementation gave.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::run::{golden, golden_folder, run, text};

fn values(lines: &str) -> Vec<Value> {
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn check(record: &Path, expected: &Path, arguments: [&str; 2]) {
    let run = run(["replay", "--json", arguments[0], arguments[1], text(record)]);
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{}", record.display());
    let expected = fs::read_to_string(expected).unwrap();
    assert_eq!(values(&run.out), values(&expected), "{}", record.display());
}

#[test]
fn golden_records_give_their_positions() {
    let mut count = 0;
    for entry in fs::read_dir(golden_folder()).unwrap() {
        let record = entry.unwrap().path();
        if record.extension().is_none_or(|ending| ending != "record") {
            continue;
        }
        // The language does not matter here.
        check(&record, &record.with_extension("jsonl"), ["--lang", "de"]);
        let of_seat = record.with_extension("seat1.jsonl");
        if of_seat.exists() {
            check(&record, &of_seat, ["--seat", "1"]);
            count += 1;
        }
    }
    assert!(count > 0, "no golden record shows what seat 1 may know");
}

#[test]
fn lines_of_json_begin_as_the_notation_says() {
    let run = run(["replay", "--json", text(&golden("medici-3-mixed.record"))]);
    let mut lines = run.out.lines();
    assert!(lines.next().unwrap().starts_with(r#"{"n":0,"event":null,"state":{"game":"medici""#));
    assert!(lines.next().unwrap().starts_with(r#"{"n":1,"event":"first 0","state":{"#));
}

#[test]
fn events_are_repeated_as_they_are_written() {
    let record = "fondaco 1 medici 3\r\n@site here\n\n  first \t 2  \r\n# a remark\n tile C5";
    let run = crate::run::run_with(["replay", "--json", "-"], record);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let events: Vec<_> = values(&run.out).iter().map(|row| row["event"].clone()).collect();
    assert_eq!(events, [Value::Null, "  first \t 2  ".into(), " tile C5".into()]);
}

#[test]
fn other_seats_cards_are_masked() {
    let record = text(&golden("byzanz-3-mixed.record")).to_owned();
    let run = run(["replay", "--json", "--seat", "2", &record]);
    let events: Vec<_> = values(&run.out).iter().map(|row| row["event"].clone()).collect();
    assert_eq!(events[2], "deal 0 ? ? ? ?");
    assert_eq!(events[3], "deal 1 ? ? ? ?");
    assert_eq!(events[4], "deal 2 M G2 S2 V2");
}

#[test]
fn a_seat_that_is_not_there_is_a_usage_error() {
    for arguments in [["--json", "--seat"], ["--lang=nl", "--seat"]] {
        let record = golden("strozzi-2-mixed.record");
        let run = run(["replay", arguments[0], arguments[1], "2", text(&record)]);
        assert_eq!((run.status, run.out.as_str()), (2, ""));
        assert_eq!(run.err, "error: there is no seat 2: the seats are 0 to 1\n");
    }
}
