//! Which lines of a record are refused, and why.

use super::*;

/// A short legal game of Strozzi would be long; of Medici too. So a finished game is a golden one.
const FINISHED: &str = include_str!("../../../../tests/golden/strozzi-2-mixed.record");

/// Reads everything and gives the first error.
fn error(record: &[u8]) -> Option<LineError> {
    let mut replay = Replay::new();
    let lines = record.split(|&byte| byte == b'\n');
    let refused = lines.map(|line| replay.read(line)).find_map(Result::err);
    refused.or_else(|| replay.end().err())
}

#[track_caller]
fn refused(record: impl AsRef<[u8]>, expected: &str) {
    let error = error(record.as_ref()).map(|error| error.to_string());
    assert_eq!(error.as_deref(), Some(expected));
}

#[track_caller]
fn accepted(record: impl AsRef<[u8]>) {
    assert_eq!(error(record.as_ref()), None);
}

fn finished_with(lines: &str) -> String {
    assert!(FINISHED.ends_with('\n') && FINISHED.contains("\nresult "));
    format!("{FINISHED}{lines}")
}

/// The golden record without its result, and this instead.
fn finished_but(result: &str) -> String {
    let (events, _) = FINISHED.split_once("\nresult ").unwrap();
    format!("{events}\n{result}")
}

#[test]
fn an_empty_record_is_told_as_line_1() {
    for record in ["", "\n\n", "# only a comment\n", "  \t \n#"] {
        refused(record, "line 1: : the record is empty");
    }
}

#[test]
fn the_first_line_that_is_not_skipped_is_the_header() {
    accepted("\n#x\n # y\n\tfondaco\t 1 medici   3 ");
    let begins = "a record begins with a line such as ‘fondaco 1 medici 4’: version, game, players";
    refused("@seat 0 x\nfondaco 1 medici 3", &format!("line 1: @seat 0 x: {begins}"));
    refused("first 2", &format!("line 1: first 2: {begins}"));
    refused("fondaco 1 medici", &format!("line 1: fondaco 1 medici: {begins}"));
    refused(
        "fondaco 1 medici 3 4",
        "line 1: fondaco 1 medici 3 4: nothing may follow here, but ‘4’ does",
    );
    refused(
        "fondaco 2 medici 3",
        "line 1: fondaco 2 medici 3: version 2 is not known here: this program reads 1",
    );
    refused(
        "fondaco 1 monopoly 3",
        "line 1: fondaco 1 monopoly 3: ‘monopoly’ is not a game: \
         they are medici, strozzi and byzanz",
    );
    refused(
        "fondaco 1 byzanz 7",
        "line 1: fondaco 1 byzanz 7: the game is for 3 to 6 players, not for 7",
    );
    refused(
        "fondaco 1 strozzi 3",
        "line 1: fondaco 1 strozzi 3: the game is for 2 players, not for 3",
    );
    refused(
        "\u{feff}fondaco 1 medici 3",
        "line 1: \\u{feff}fondaco 1 medici 3: a record has no byte order mark: remove it",
    );
}

#[test]
fn blank_lines_comments_and_tags_may_stand_anywhere_after_it() {
    accepted("fondaco 1 medici 3\n@\n@ x\n@key\n@key some value\n#x y\n\n first 1\t\n@late yes");
    accepted(finished_with("\n# well played\n@site somewhere\n"));
}

#[test]
fn tags_keep_their_values_as_written() {
    let mut replay = Replay::new();
    replay.read(b"fondaco 1 medici 3").unwrap();
    replay.read(b" @seat 2  Lorenzo  il Magnifico ").unwrap();
    assert_eq!(replay.tags(), [("seat".into(), "2  Lorenzo  il Magnifico".into())]);
}

#[test]
fn a_line_that_is_not_text_is_illegal_even_as_a_comment() {
    for line in [&b"# \xff"[..], b"@name \xc3", b"\xff\xfe", b"tile \xf0\x28"] {
        let record = [b"fondaco 1 medici 3\n", line].concat();
        let error = error(&record).unwrap();
        assert_eq!((error.number, error.reason), (2, BadLine::NotUtf8));
    }
}

#[test]
fn a_result_is_what_the_rules_give_when_the_game_is_over() {
    refused(
        "fondaco 1 strozzi 2\nresult 300 300",
        "line 2: result 300 300: the game is not over yet",
    );
    let (_, scores) = FINISHED.split_once("\nresult ").unwrap();
    let scores = scores.trim();
    accepted(finished_but(&format!("result  {scores}\t")));
    accepted(finished_but(""));
    let wrong = format!("the rules give another result: {scores}");
    let number = finished_but("").lines().count() + 1;
    for result in ["result", "result 1 2", "result -7 3", &format!("result {scores} 0")] {
        refused(finished_but(result), &format!("line {number}: {result}: {wrong}"));
    }
    for word in ["-0", "+1", "-", "--1", "1.5", "-01", "1000000000"] {
        let result = format!("result {word} 2");
        let reason = "is not a whole number (digits only, no leading zero, at most nine)";
        refused(finished_but(&result), &format!("line {number}: {result}: ‘{word}’ {reason}"));
    }
}

#[test]
fn a_negative_result_is_read_with_its_sign() {
    assert_eq!(read_score("-12"), Ok(-12));
    assert_eq!(read_score("0"), Ok(0));
}

#[test]
fn only_tags_follow_the_result() {
    let number = FINISHED.lines().count() + 1;
    let (_, scores) = FINISHED.split_once("\nresult ").unwrap();
    for line in ["tile C1", "0 draw", "nonsense", &format!("result {}", scores.trim())] {
        let expected = format!("line {number}: {line}: only @ lines may follow the result");
        refused(finished_with(line), &expected);
    }
}

#[test]
fn nothing_happens_after_the_end() {
    let record = finished_but("tile C1");
    let number = record.lines().count();
    refused(&record, &format!("line {number}: tile C1: the game is over"));
    let record = finished_but("0 draw");
    refused(&record, &format!("line {number}: 0 draw: the game is over"));
}

#[test]
fn a_long_line_is_cut_when_it_is_shown() {
    let record = format!("fondaco 1 medici 3\n{}", "x".repeat(1 << 20));
    let error = error(record.as_bytes()).unwrap();
    assert_eq!((error.number, error.line.chars().count()), (2, 1001));
    let record = format!("fondaco 1 medici 3\nfirst 1{}2", " ".repeat(900));
    let error = self::error(record.as_bytes()).unwrap();
    assert_eq!(error.line, record.lines().nth(1).unwrap());
}
