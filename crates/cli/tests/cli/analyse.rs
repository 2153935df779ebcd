//! Analyses: the output, whatever the evaluations are.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::run::{Run, golden, run, run_with, text};

/// The beginning of a golden record, to keep the analysis short.
fn beginning(name: &str, lines: usize) -> String {
    let record = fs::read_to_string(golden(name)).unwrap();
    record.lines().take(lines).flat_map(|line| [line, "\n"]).collect()
}

const GAMES: [(&str, usize); 3] =
    [("medici-3-mixed.record", 18), ("strozzi-2-mixed.record", 14), ("byzanz-3-mixed.record", 30)];

fn rows(run: &Run) -> Vec<Value> {
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is not a number"))
}

#[test]
fn every_decision_is_compared_with_others() {
    for (name, lines) in GAMES {
        let record = beginning(name, lines);
        let rows = rows(&run_with(["analyse", "--json", "--playouts", "4", "-"], record.as_str()));
        assert!(rows.len() > 2, "{name}");
        for row in rows {
            let event = row["event"].as_str().unwrap();
            assert!(record.lines().any(|line| line == event), "{event}");
            assert!(event.starts_with(&format!("{} ", row["seat"])), "{row}");
            let moves = row["moves"].as_array().unwrap();
            assert!(moves.len() > 1, "{row}");
            let of = |choice: &Value| moves.iter().find(|it| it["move"] == *choice).unwrap();
            let (played, best) = (of(&row["played"]), of(&row["best"]));
            assert!(moves.iter().any(|it| it["move"] == row["master"]), "{row}");
            assert_eq!(best["move"], moves[0]["move"]);
            for it in moves {
                assert!((0.0..=1.0).contains(&number(&it["win"])), "{it}");
                assert!(number(&it["win_error"]) >= 0.0 && number(&it["score_error"]) >= 0.0);
                assert_eq!(it["playouts"], 4);
            }
            let loss = &row["loss"];
            let behind = number(&best["win"]) - number(&played["win"]);
            assert!(number(&loss["win"]) >= 0.0 && number(&loss["win_error"]) >= 0.0, "{row}");
            assert!((number(&loss["win"]) - behind.max(0.0)).abs() < 1e-4, "{row}");
            let behind = number(&best["score"]) - number(&played["score"]);
            assert!((number(&loss["score"]) - behind).abs() < 0.01, "{row}");
            assert!(loss["clear"].is_boolean() && row["worth"].is_array());
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_numbers() {
    for (name, lines) in GAMES {
        let record = beginning(name, lines);
        let analyse =
            |seed| run_with(["analyse", "--json", "--playouts=4", seed, "-"], record.as_str());
        let first = analyse("--seed=7");
        assert!(!first.out.is_empty());
        assert_eq!(first.out, analyse("--seed=7").out, "{name}");
        assert_ne!(first.out, analyse("--seed=8").out, "{name}");
    }
}

#[test]
fn a_seat_limits_the_analysis_to_its_decisions() {
    let record = beginning("medici-3-mixed.record", 18);
    let all = rows(&run_with(["analyse", "--json", "--playouts=4", "-"], record.as_str()));
    let of_one =
        rows(&run_with(["analyse", "--json", "--playouts=4", "--seat=1", "-"], record.as_str()));
    let expected: Vec<_> = all.into_iter().filter(|row| row["seat"] == 1).collect();
    assert!(!expected.is_empty());
    assert_eq!(of_one, expected);
}

#[test]
fn a_seat_is_judged_by_what_it_saw() {
    // Swapping the unseen hands of the others must not change anything.
    let start = "fondaco 1 byzanz 3\nfirst 1\n";
    let deals = [
        "deal 0 C1 C2 G1 G1\ndeal 1 O1 S1 V1 V2\ndeal 2 W1 W2 S2 M\n",
        "deal 0 W1 W2 S2 M\ndeal 1 O1 S1 V1 V2\ndeal 2 C1 C2 G1 G1\n",
    ];
    let [one, other] = deals.map(|deals| {
        let record = format!("{start}{deals}lot C1 G2 O1 W1 S3 V2\n1 pass\n");
        run_with(["analyse", "--json", "--playouts=8", "-"], record).out
    });
    assert_eq!(one.lines().count(), 1, "{one}");
    assert_eq!(one, other);
}

#[test]
fn decisions_are_printed_in_three_languages() {
    let languages = [
        ("en", "What was lost per decision"),
        ("de", "Was pro Entscheidung verschenkt wurde"),
        ("nl", "Wat er per beslissing is weggegeven"),
    ];
    for ((language, heading), (name, lines)) in languages.into_iter().zip(GAMES) {
        let record = beginning(name, lines);
        let arguments = ["analyse", "--lang", language, "--playouts=4", "-"];
        let run = run_with(arguments, record.as_str());
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        assert!(run.out.contains(heading), "{}", run.out);
        let too_wide = run.out.lines().find(|line| line.chars().count() > 80);
        assert_eq!(too_wide, None);
        assert!(!run.out.contains('\u{1b}'), "no colours in a pipe");
    }
}

/// Each decision is printed with the worth of the lot and all moves; with `--short` without.
#[test]
fn people_read_what_every_alternative_was_worth() {
    for (name, lines) in GAMES {
        let record = beginning(name, lines);
        let rows = rows(&run_with(["analyse", "--json", "--playouts=4", "-"], record.as_str()));
        let told = run_with(["analyse", "--playouts=4", "-"], record.as_str()).out;
        assert!(told.contains("Each move: chance to win / "), "{told}");
        let (told, _) = told.split_once("What was lost per decision").unwrap();
        let mut rest = told.split_whitespace().collect::<Vec<_>>().join(" ");
        for row in &rows {
            let moves = row["moves"].as_array().unwrap();
            let (start, after) = (format!(" {} ", row["n"]), rest.clone());
            let (_, after) =
                after.split_once(&start).unwrap_or_else(|| panic!("{start} in {rest}"));
            for it in moves {
                let choice = it["move"].as_str().unwrap();
                assert!(after.contains(choice), "{choice} in {after}");
            }
            let has_worth = row["worth"].as_array().unwrap().iter().any(|it| !it.is_null());
            assert!(!has_worth || after.contains("What the lot is worth"), "{after}");
            rest = format!(" {after}");
        }
        let worth = rows
            .iter()
            .filter(|row| row["worth"].as_array().unwrap().iter().any(|it| !it.is_null()));
        assert_eq!(told.matches("What the lot is worth").count(), worth.count(), "{told}");
        let short = run_with(["analyse", "--short", "--playouts=4", "-"], record.as_str()).out;
        assert!(short.lines().count() < told.lines().count(), "{short}");
    }
}

#[test]
fn the_summary_counts_all_decisions() {
    let record = beginning("strozzi-2-mixed.record", 14);
    let rows = rows(&run_with(["analyse", "--json", "--playouts=4", "-"], record.as_str()));
    let told = run_with(["analyse", "--playouts=4", "-"], record.as_str()).out;
    let summary = told.split("What was lost per decision").nth(1).unwrap();
    for (seat, name) in [(0, "  monopolist "), (1, "  refuser ")] {
        let of_seat: Vec<_> = rows.iter().filter(|row| row["seat"] == seat).collect();
        let decisions = u32::try_from(of_seat.len()).unwrap();
        let mistakes = of_seat.iter().filter(|row| row["loss"]["clear"] == true);
        let line = summary.lines().find(|line| line.starts_with(name)).unwrap();
        let cells: Vec<_> = line.split_whitespace().collect();
        assert_eq!(cells[1], decisions.to_string(), "{line}");
        assert_eq!(cells[2], mistakes.clone().count().to_string(), "{line}");
        let lost: f64 = mistakes.map(|row| number(&row["loss"]["win"])).sum();
        let mean: f64 = cells[3].trim_end_matches('%').parse().unwrap();
        assert!((mean - 100.0 * lost / f64::from(decisions)).abs() < 0.06, "{line}");
    }
}

#[test]
fn time_may_be_given_instead_of_playouts() {
    let record = beginning("strozzi-2-mixed.record", 7);
    let rows = rows(&run_with(["analyse", "--json", "--time", "320ms", "-"], record.as_str()));
    assert!(!rows.is_empty());
    let both = run(["analyse", "--time=1s", "--playouts=9", "-"]);
    assert_eq!((both.status, both.out.as_str()), (2, ""));
    for time in ["soon", "5", "0s", "50%"] {
        assert_eq!(run(["analyse", "--time", time, "-"]).status, 2, "{time}");
    }
}

#[test]
fn a_record_without_decisions_is_no_error() {
    let run = run_with(["analyse", "-"], "fondaco 1 medici 3\nfirst 1\n");
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert_eq!(run.out, "There is no decision to analyse.\n");
    let run = run_with(["analyse", "--json", "-"], "fondaco 1 medici 3\nfirst 1\n");
    assert_eq!((run.status, run.out.as_str()), (0, ""));
}

#[test]
fn errors_are_one_line() {
    let record = "fondaco 1 medici 3\nfirst 1\ntile C5\n1 bid 3\n";
    for json in ["--json", "--lang=de"] {
        let run = run_with(["analyse", json, "-"], record);
        assert_eq!((run.status, run.out.as_str()), (1, ""));
        assert!(run.err.starts_with("line 4: 1 bid 3: "), "{}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    }
    let empty = run_with(["analyse", "-"], "");
    assert_eq!((empty.status, empty.err.as_str()), (1, "line 1: : the record is empty\n"));
    let missing = run(["analyse", "no/where.record"]);
    assert_eq!(missing.status, 2);
    assert!(missing.err.starts_with("error: cannot read no/where.record: "), "{}", missing.err);
    let seat = run(["analyse", "--seat", "3", text(&golden("medici-3-mixed.record"))]);
    assert_eq!((seat.status, seat.out.as_str()), (2, ""));
    assert_eq!(seat.err, "error: there is no seat 3: the seats are 0 to 2\n");
}

/// A signal ends the analysis with status 130, after printing what is done.
#[test]
#[cfg(unix)]
fn an_interruption_keeps_what_was_analysed() {
    let record = golden("strozzi-2-mixed.record");
    let mut child = Command::new(env!("CARGO_BIN_EXE_fondaco"))
        .args(["analyse", "--lang=en", "--time=300ms", text(&record)])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut told = String::new();
    while !told.contains("Round 1 of 3") {
        assert!(out.read_line(&mut told).unwrap() > 0, "{told}");
    }
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-s", "INT", &id]).status().unwrap().success());
    out.read_to_string(&mut told).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(told.contains("Interrupted: ") && told.contains("What was lost"), "{told}");
}
