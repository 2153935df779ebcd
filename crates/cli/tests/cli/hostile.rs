//! Input that is not a legal record: one line on standard error, status 1, never a panic.

use std::fs;

use crate::run::{golden, run, run_with, text};

/// Wrong input, and how the error line begins and ends.
type Case = (&'static str, Vec<u8>, &'static str, &'static str);

fn cases() -> Vec<Case> {
    let case = |name, record: &str, start, end| (name, record.as_bytes().to_vec(), start, end);
    let over = fs::read_to_string(golden("strozzi-2-low.record")).unwrap();
    let (over, _) = over.split_once("result").unwrap();
    let lines = over.lines().count() + 1;
    let after = |line: &str, end| {
        let more = line.lines().count() - 1;
        let last = line.lines().last().unwrap();
        let start: &'static str = format!("line {}: {last}: ", lines + more).leak();
        ("after the end", format!("{over}{line}\n").into_bytes(), start, end)
    };
    let mut cases = vec![
        case("empty", "", "line 1: : ", "the record is empty"),
        case("blank", "\n \n\t\n", "line 1: : ", "the record is empty"),
        case("remarks", "# one\n  # two\n", "line 1: : ", "the record is empty"),
        case("no header", "first 2\n", "line 1: first 2: ", "players"),
        case("a tag first", "@seat 0 Ann\nfondaco 1 medici 3\n", "line 1: @seat 0 Ann: ", ""),
        case("byte order mark", "\u{feff}fondaco 1 medici 3\n", "line 1: ", "remove it"),
        case("version", "fondaco 2 medici 3\n", "line 1: ", "this program reads 1"),
        case("large version", "fondaco 99999999999999999999 medici 3\n", "line 1: ", "most nine)"),
        case("game", "fondaco 1 chess 2\n", "line 1: ", "they are medici, strozzi and byzanz"),
        case("few players", "fondaco 1 medici 2\n", "line 1: ", "for 3 to 6 players, not for 2"),
        case("many players", "fondaco 1 byzanz 7\n", "line 1: ", "for 3 to 6 players, not for 7"),
        case("players", "fondaco 1 strozzi 3\n", "line 1: ", "for 2 players, not for 3"),
        case("no players", "fondaco 1 medici\n", "line 1: fondaco 1 medici: ", "players"),
        case("junk", "fondaco 1 medici 3 x\n", "line 1: ", "but ‘x’ does"),
        case("second header", "fondaco 1 medici 3\nfondaco 1 medici 3\n", "line 2: ", ""),
        case("early result", "fondaco 1 medici 3\nresult 1 2 3\n", "line 2: ", "not over yet"),
        case("seat", "fondaco 1 medici 3\nfirst 3\n", "line 2: ", "the seats are 0 to 2"),
        case(
            "large number",
            "fondaco 1 strozzi 2\ntile C4\n0 price 99999999999999999999\n",
            "line 3: 0 price 99999999999999999999: ",
            "at most nine)",
        ),
        case("sign", "fondaco 1 strozzi 2\ntile C4\n0 price -1\n", "line 3: ", ""),
        case("tile", "fondaco 1 strozzi 2\ntile C5\n", "line 2: tile C5: ", "and Au"),
        case("lower case", "fondaco 1 strozzi 2\ntile c4\n", "line 2: tile c4: ", "and Au"),
        case(
            "turn",
            "fondaco 1 strozzi 2\ntile C4\n1 buy\n",
            "line 3: 1 buy: ",
            "seat 0 is to move",
        ),
        case("trailing", "fondaco 1 strozzi 2\ntile C4 C4\n", "line 2: ", "but ‘C4’ does"),
        case("escape", "fondaco 1 medici 3\n\u{1b}[2J\n", "line 2: \\u{1b}[2J: ", ""),
        case("zero byte", "fondaco 1 medici 3\nfirst\u{0} 1\n", "line 2: first\\u{0} 1: ", ""),
        case("line separator", "fondaco 1 medici 3\na\u{2028}b\n", "line 2: a\\u{2028}b: ", ""),
        case("lone return", "fondaco 1 medici 3\rfirst 1\n", "line 1: ", ""),
        case(
            "CRLF",
            "fondaco 1 medici 3\r\nfirst 1\r\n1 draw\r\n",
            "line 3: 1 draw: ",
            "before the next draw",
        ),
        after("0 draw", "the game is over"),
        after("tile C4", "the game is over"),
        after("result 441 416\ntile C4", "only @ lines may follow the result"),
        after("result 1 2", "another result: 441 416"),
    ];
    cases.push(("bytes", b"fondaco 1 medici 3\n\xff\xfe\x00\n".to_vec(), "line 2: ", "UTF-8 text"));
    cases.push(("only bytes", (0..=255).collect(), "line 1: ", ""));
    let mut long = b"fondaco 1 medici 3\nfirst ".to_vec();
    long.resize(1 << 20, b'7');
    cases.push(("a megabyte", long, "line 2: first 777", ""));
    cases
}

#[test]
fn illegal_records_give_one_line_and_status_1() {
    for (name, record, start, end) in cases() {
        for arguments in [["replay", "--json", "-"], ["replay", "--lang=de", "-"]] {
            let run = run_with(arguments, record.clone());
            assert_eq!(run.status, 1, "{name}: {}", run.err);
            assert_eq!(run.err.lines().count(), 1, "{name}: {}", run.err);
            assert!(run.err.ends_with(&format!("{end}\n")), "{name}: {}", run.err);
            assert!(run.err.starts_with(start), "{name}: {}", run.err);
            assert!(run.err.len() < 2000, "{name}: {}", run.err);
        }
        let run = run_with(["check", "-"], record);
        assert_eq!((run.status, run.err.as_str()), (1, ""), "{name}");
        assert_eq!(run.out.lines().count(), 2, "{name}: {}", run.out);
    }
}

#[test]
fn what_comes_before_an_illegal_line_is_printed() {
    let record = "fondaco 1 medici 3\nfirst 1\ntile C5\n1 bid 3\n";
    let run = run_with(["replay", "--json", "-"], record);
    assert_eq!((run.status, run.out.lines().count()), (1, 3));
    let told = run_with(["replay", "-"], record);
    assert_eq!(told.status, 1);
    assert!(told.out.contains("Seat 1 draws C5"), "{}", told.out);
    assert!(run.err.starts_with("line 4: 1 bid 3: ") && told.err == run.err);
}

#[test]
fn line_endings_do_not_matter() {
    for name in ["medici-3-mixed", "strozzi-2-mixed", "byzanz-3-mixed"] {
        let record = fs::read_to_string(golden(&format!("{name}.record"))).unwrap();
        let windows = record.replace('\n', "\r\n");
        let unended = record.trim_end().to_owned();
        for json in ["--json", "--lang=en"] {
            let expected = run_with(["replay", json, "-"], record.as_str());
            assert_eq!((expected.status, expected.err.as_str()), (0, ""));
            for variant in [&windows, &unended] {
                let run = run_with(["replay", json, "-"], variant.as_str());
                assert_eq!((run.status, run.err.as_str()), (0, ""));
                assert!(run.out == expected.out, "{name} {json}");
            }
        }
    }
}

#[test]
fn names_from_outside_cannot_hurt_a_terminal() {
    let record = "fondaco 1 medici 3\n@seat 1 \u{1b}[31mRed\u{7}\u{202e}\nfirst 1\n";
    let run = run_with(["replay", "-"], record);
    assert_eq!(run.status, 0);
    assert!(run.out.contains("[31mRed is drawn to begin."), "{}", run.out);
}

#[test]
fn unreadable_files_have_status_2() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing.record");
    for path in [missing.as_path(), folder.path()] {
        for json in ["--json", "--lang=de"] {
            let run = run(["replay", json, text(path)]);
            assert_eq!((run.status, run.out.as_str()), (2, ""));
            assert_eq!(run.err.lines().count(), 1);
            assert!(run.err.starts_with(&format!("error: cannot read {}: ", path.display())));
        }
    }
    for command in [["perft", "--depth=1", "--from"], ["play", "medici", "--from"]] {
        let run = run([command[0], command[1], command[2], text(&missing)]);
        assert_eq!(run.status, 2);
        assert!(run.err.starts_with("error: cannot read "), "{}", run.err);
    }
}

#[test]
fn one_bad_file_does_not_hide_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let bad = folder.path().join("bad.record");
    fs::write(&bad, "fondaco 1 medici 3\ntile C1\n").unwrap();
    let good = golden("medici-3-mixed.record");
    let run = run(["replay", "--json", text(&bad), "missing", text(&good)]);
    assert_eq!(run.status, 1);
    let lines: Vec<_> = run.err.lines().collect();
    assert!(lines[0].starts_with(&format!("{}: line 2: tile C1: ", bad.display())), "{lines:?}");
    assert!(lines[1].starts_with("error: cannot read missing: ") && lines.len() == 2, "{lines:?}");
    assert!(run.out.ends_with("}\n") && run.out.lines().count() > 100);
}
