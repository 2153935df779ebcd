//! Counting sequences of events.

use crate::run::{run, run_with};

#[test]
fn counts_are_printed_as_a_table() {
    let run = run(["perft", "--game", "medici", "--players", "4", "--depth", "3"]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    insta::assert_snapshot!(run.out);
}

#[test]
fn counts_begin_where_a_record_ends() {
    let record = "fondaco 1 medici 4\nfirst 2\n";
    let run = run_with(["perft", "--from", "-", "--depth", "2", "--json"], record);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert_eq!(
        run.out,
        "{\"depth\":1,\"paths\":31,\"weighted\":36,\"positions\":31}\n\
         {\"depth\":2,\"paths\":62,\"weighted\":72,\"positions\":62}\n"
    );
}

#[test]
fn an_illegal_record_has_status_1() {
    let run = run_with(["perft", "--from", "-", "--depth", "2"], "fondaco 1 medici 4\nlast 2\n");
    assert_eq!((run.status, run.out.as_str()), (1, ""));
    assert!(run.err.starts_with("error: line 2: last 2: "), "{}", run.err);
}
