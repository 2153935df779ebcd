use super::*;

const GOLDEN: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/medici-4-mixed.record"));

#[test]
fn walking_to_the_end_and_back_meets_every_day_and_lot() {
    let mut replay = Replay::read(GOLDEN).unwrap();
    let mut days = vec![replay.game().period()];
    while replay.at() < replay.history().len() {
        replay.next_day();
        days.push(replay.game().period());
    }
    assert_eq!(days, [1, 2, 3, 3], "three beginnings and the end");
    let end = replay.at();
    let mut lots = 0;
    while replay.at() > 0 {
        replay.previous_lot();
        lots += 1;
    }
    assert!(lots > 12 && lots < end, "{lots} lots");
    replay.step(-1);
    assert_eq!(replay.at(), 0);
    replay.go_to(usize::MAX);
    assert_eq!(replay.at(), end);
}

#[test]
fn a_record_is_written_as_it_was_read() {
    let replay = Replay::read(GOLDEN).unwrap();
    let written = replay.history().record(replay.tags());
    let again = Replay::read(&written).unwrap();
    assert_eq!(again.history(), replay.history());
}

#[test]
fn the_first_bad_line_is_named() {
    let error = Replay::read("fondaco 1 medici 3\nfirst 7\n").unwrap_err();
    assert_eq!(error.number, 2);
}
