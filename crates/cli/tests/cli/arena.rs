//! Matches between bots and programs.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::run::{Run, command, done, run, text};

/// Runs a match and reads its one line of JSON.
fn report(arguments: &[&str]) -> Value {
    let run = arena(&[arguments, &["--json"]].concat());
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert_eq!(run.out.lines().count(), 1);
    serde_json::from_str(&run.out).unwrap()
}

fn arena(arguments: &[&str]) -> Run {
    done(command().arg("arena").args(arguments))
}

/// The report without times, which differ between runs.
fn without_times(mut report: Value) -> Value {
    for player in ["entrant", "field"] {
        let player = report[player].as_object_mut().unwrap();
        player.retain(|key, _| !key.contains("ms_per"));
    }
    report
}

const MERCHANT: [&str; 4] = ["--entrant", "merchant", "--field", "random"];

#[test]
fn the_report_has_the_promised_shape() {
    let match_of_six = ["medici", "--players", "3", "--games", "6", "--seed", "7", "--json"];
    let run = arena(&[&match_of_six[..], &MERCHANT].concat());
    let start = r#"{"game":"medici","players":3,"games":6,"fair_share":0.3333333333333333,"#;
    assert!(run.out.starts_with(start), "{}", run.out);
    let keys = [
        r#""entrant":{"name":"merchant","win_share":"#,
        r#","low":"#,
        r#","high":"#,
        r#","mean_score":"#,
        r#","mean_margin":"#,
        r#","ms_per_decision":"#,
        r#""field":{"name":"random","mean_score":"#,
        r#","ms_per_decision":"#,
    ];
    keys.iter().fold(run.out.as_str(), |rest, key| {
        let (_, rest) = rest.split_once(key).unwrap_or_else(|| panic!("{key} in {rest}"));
        rest
    });
    let report: Value = serde_json::from_str(&run.out).unwrap();
    let of = |key: &str| report["entrant"][key].as_f64().unwrap();
    assert!(0.0 <= of("low") && of("low") <= of("win_share"));
    assert!(of("win_share") <= of("high") && of("high") <= 1.0);
    assert!(of("mean_score") > report["field"]["mean_score"].as_f64().unwrap());
}

#[test]
fn players_are_called_as_they_were_written() {
    let program = "cmd:while read word rest; do case $word in isready) echo readyok;; \
                   go) echo move what?;; esac; done";
    for (entrant, field) in [("random@1s", "merchant@1000ms"), (program, "random@50%")] {
        let report = report(&["strozzi", "--games", "2", "--entrant", entrant, "--field", field]);
        assert_eq!(
            (&report["entrant"]["name"], &report["field"]["name"]),
            (&entrant.into(), &field.into())
        );
    }
    let league = report(&["strozzi", "--games", "2", "--league", "random@2s", "merchant@2s"]);
    let names = [0, 1].map(|place| league["league"][place]["name"].as_str().unwrap());
    assert!(names.contains(&"random@2s") && names.contains(&"merchant@2s"), "{names:?}");
}

#[test]
fn nothing_won_is_nothing_below_zero() {
    let nothing = ["strozzi", "--games", "8", "--entrant", "random", "--field", "merchant"];
    let report = report(&nothing);
    assert_eq!(
        (&report["entrant"]["win_share"], &report["entrant"]["low"]),
        (&0.0.into(), &0.0.into())
    );
}

#[test]
fn records_of_another_match_are_not_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let records = ["strozzi", "--games", "2", "--records", text(folder.path())];
    let first = arena(&[&records[..], &MERCHANT].concat());
    assert_eq!(first.status, 0, "{}", first.err);
    let path = folder.path().join("strozzi-2-1-0.record");
    let before = fs::read(&path).unwrap();
    let other = arena(&[&records[..], &["--entrant", "random", "--field", "merchant"]].concat());
    assert_eq!((other.status, other.out.as_str()), (2, ""));
    assert!(other.err.ends_with(" is of another match: choose another folder for --records\n"));
    assert_eq!(fs::read(&path).unwrap(), before);
    // The same match may be played again.
    assert_eq!(arena(&[&records[..], &MERCHANT].concat()).status, 0);
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn the_number_of_jobs_changes_nothing() {
    for game in ["medici", "strozzi", "byzanz"] {
        let with = |jobs| {
            let arguments = [game, "--games", "8", "--seed", "5", "--jobs", jobs];
            without_times(report(&[&arguments[..], &MERCHANT].concat()))
        };
        assert_eq!(with("1"), with("2"));
    }
}

#[test]
fn an_interrupted_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("evening.match");
    let of = |games, save: &[&str]| {
        let arguments = ["strozzi", "--games", games, "--seed", "3"];
        without_times(report(&[&arguments[..], &MERCHANT, save].concat()))
    };
    let save = ["--save", text(&file)];
    of("6", &save);
    // As if killed while writing the last game.
    let lines = fs::read(&file).unwrap();
    fs::write(&file, &lines[..lines.len() - 9]).unwrap();
    assert_eq!(of("12", &save), of("12", &[]));
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 13);
    // Nothing is left to play.
    assert_eq!(of("12", &save), of("12", &[]));
    let other = ["strozzi", "--seed", "4", "--save", text(&file)];
    let run = arena(&[&other[..], &MERCHANT].concat());
    assert_eq!(run.status, 2);
    assert!(run.err.contains("it holds another match (strozzi 2, seed 3,"), "{}", run.err);
}

#[test]
fn every_game_leaves_a_legal_record() {
    let folder = tempfile::tempdir().unwrap();
    for (game, players) in [("medici", "5"), ("strozzi", "2"), ("byzanz", "3")] {
        let arguments = [game, "--players", players, "--games", "5", "--seed", "9"];
        let records = ["--records", text(folder.path())];
        assert_eq!(arena(&[&arguments[..], &MERCHANT, &records].concat()).status, 0);
    }
    let check = run(["check", text(folder.path())]);
    assert_eq!(check.status, 0, "{}", check.out);
    assert!(check.out.contains("15 records: 15 finished, 0 unfinished"), "{}", check.out);
    let record = fs::read_to_string(folder.path().join("byzanz-3-9-4.record")).unwrap();
    let head = "fondaco 1 byzanz 3\n@seed 9\n@number 4\n@seat 0 random\n@seat 1 merchant\n";
    assert!(record.starts_with(head), "{record}");
    assert!(record.lines().last().unwrap().starts_with("result "), "{record}");
}

#[test]
fn a_claim_ends_the_match_when_it_is_decided() {
    let claim = |share, entrant: [&str; 4]| {
        let arguments = ["medici", "--players", "3", "--games", "300", "--claim", share];
        report(&[&arguments[..], &entrant].concat())
    };
    let above = claim("0.5", MERCHANT);
    assert_eq!(above["claim"]["verdict"], "above");
    let games = above["games"].as_u64().unwrap();
    assert!(games < 100 && games % 3 == 0, "{games}");
    assert!(above["entrant"]["low"].as_f64().unwrap() > 0.5);
    let below = claim("60%", ["--entrant", "random", "--field", "merchant"]);
    assert_eq!(below["claim"]["verdict"], "below");
    let fair = claim("33.3%", ["--entrant", "random", "--field", "random"]);
    assert_eq!((&fair["claim"]["verdict"], &fair["games"]), (&"undecided".into(), &300.into()));
}

#[test]
fn the_better_player_leads_the_league() {
    let arguments = ["byzanz", "--players", "3", "--games", "40"];
    let league = ["--league", "random", "merchant"];
    let report = report(&[&arguments[..], &league].concat());
    assert_eq!(report["measure"], "merchant");
    let [first, last] = [0, 1].map(|place| &report["league"][place]);
    assert_eq!((&first["name"], &last["name"]), (&"merchant".into(), &"random".into()));
    assert_eq!(first["rating"], 1500.0);
    assert!(last["rating_high"].as_f64().unwrap() < 1400.0, "{report}");
    assert_eq!(first["games"].as_u64().unwrap() + last["games"].as_u64().unwrap(), 120);
    let told = arena(&[&arguments[..], &league].concat());
    let lines: Vec<&str> = told.out.lines().collect();
    assert!(lines[4].trim_start().starts_with("merchant   "), "{}", told.out);
}

#[test]
fn people_read_a_table_in_their_language() {
    let told = |language| {
        let match_of_four = ["--lang", language, "arena", "strozzi", "--games", "4"];
        let run = done(command().args(match_of_four).args(MERCHANT));
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        run.out
    };
    let english = told("en");
    assert!(english.starts_with("Medici vs Strozzi, 4 games, seed 1: merchant against 1 × random"));
    assert!(english.contains("A fair share of the victories is 50.0%."), "{english}");
    assert!(told("de").contains("Siege") && told("de").contains("50,0 %"));
    assert!(told("nl").contains("Gewonnen") && told("nl").contains("4 partijen"));
}

#[test]
fn a_program_that_cheats_is_named() {
    let program = "cmd:while read word rest; do case $word in isready) echo readyok;; \
                   go) echo move bribe;; esac; done";
    let run = arena(&["strozzi", "--entrant", program, "--field", "random", "--games", "2"]);
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(run.out.contains(" decisions; the last: no move: ‘bribe’"), "{}", run.out);
}

/// The program and its children keep our standard error open as long as they live.
#[cfg(unix)]
#[test]
fn an_interrupted_match_leaves_no_program_behind() {
    let program = "cmd:tail -f /dev/null & while read word rest; do case $word in \
                   isready) echo readyok;; go) echo asked >&2; read silence;; esac; done";
    let arguments = ["arena", "strozzi", "--field", "random", "--entrant"];
    let mut child = Command::new(env!("CARGO_BIN_EXE_fondaco"))
        .args(arguments)
        .arg(format!("{program}@600s"))
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap() == "asked"));
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    // Ends when the last of them has exited.
    lines.for_each(drop);
    assert_eq!(child.wait().unwrap().code(), Some(130));
}

#[test]
fn wrong_matches_are_refused_in_one_line() {
    let wrong: [(&[&str], &str); 8] = [
        (
            &["medici"],
            "error: who plays? Name an --entrant and its --field, or the players of a --league",
        ),
        (
            &["medici", "--players", "7", "--entrant", "random", "--field", "random"],
            "error: the game is for 3 to 6 players, not for 7",
        ),
        (
            &["medici", "--entrant", "duke", "--field", "random"],
            "error: invalid value 'duke' for '--entrant <PLAYER>': there is no bot \"duke\": \
             there are random, apprentice, merchant, master, mcts",
        ),
        (
            &["medici", "--entrant", "mcts@1h", "--field", "random"],
            "error: invalid value 'mcts@1h' for '--entrant <PLAYER>': \"1h\" is not a budget: a \
             budget is 100ms, 2s, 50% of the usual work, or a number of playouts",
        ),
        (
            &["medici", "--league", "random", "merchant", "random"],
            "error: random is in the league twice: name each player once",
        ),
        (
            &["medici", "--league", "random", "merchant", "--claim", "0.4"],
            "error: --claim is about one --entrant; a league has none",
        ),
        (
            &["medici", "--entrant", "random", "--field", "random", "--claim", "40"],
            "error: invalid value '40' for '--claim <SHARE>': a share lies between 0 and 1, such \
             as 0.4 or 40%",
        ),
        (
            &["medici", "--entrant", "random", "--field", "random", "--games", "4294967295"],
            "error: invalid value '4294967295' for '--games <N>': 4294967295 is not in \
             1..=1000000",
        ),
    ];
    for (arguments, expected) in wrong {
        let run = arena(arguments);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{arguments:?}");
        assert_eq!(run.err.lines().next(), Some(expected));
    }
}
