//! Checking many records.

use std::fs;

use crate::run::{command, done, golden, golden_folder, run, text};

#[test]
fn records_are_checked_in_the_order_of_the_arguments() {
    let folder = tempfile::tempdir().unwrap();
    let record = fs::read_to_string(golden("medici-3-mixed.record")).unwrap();
    let start = record.lines().take(20).collect::<Vec<_>>().join("\n");
    fs::create_dir_all(folder.path().join("deep/er")).unwrap();
    fs::write(folder.path().join("deep/er/whole.record"), &record).unwrap();
    fs::write(folder.path().join("deep/begun.record"), start).unwrap();
    fs::write(folder.path().join("deep/other.txt"), "not a record").unwrap();
    fs::write(folder.path().join("bad.record"), record.replace("first 0", "first 9")).unwrap();
    let check = |language: &str| {
        let mut command = command();
        command.current_dir(folder.path()).env("FONDACO_LANG", language);
        done(command.args(["check", "missing", "deep", "bad.record"]))
    };
    let english = check("en");
    assert_eq!((english.status, english.err.as_str()), (1, ""));
    insta::assert_snapshot!(english.out);
    insta::assert_snapshot!("in_german", check("de").out);
    insta::assert_snapshot!("in_dutch", check("nl").out);
}

#[test]
fn all_golden_records_are_legal() {
    let run = run(["check", text(&golden_folder())]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let summary = run.out.lines().last().unwrap();
    assert!(summary.ends_with("0 unfinished, 0 illegal, 0 unreadable"), "{summary}");
}

#[test]
fn nothing_to_check_has_status_2() {
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(run(["check", text(folder.path())]).status, 2);
    assert_eq!(run(["check", text(&folder.path().join("missing"))]).status, 2);
}
