//! Games told in words.

use crate::run::{golden, run, run_with, text};

macro_rules! told {
    ($($name:ident: $record:literal, $language:literal $(, $seat:literal)?;)*) => {
        $(
            #[test]
            fn $name() {
                let record = golden($record);
                let arguments = ["replay", "--lang", $language, text(&record) $(, "--seat", $seat)?];
                let run = run(arguments);
                assert_eq!((run.status, run.err.as_str()), (0, ""));
                let too_wide = run.out.lines().find(|line| line.chars().count() > 80);
                assert_eq!(too_wide, None);
                assert!(!run.out.contains('\u{1b}'), "no colours in a pipe");
                insta::assert_snapshot!(run.out);
            }
        )*
    };
}

told! {
    medici_in_english: "medici-3-mixed.record", "en";
    medici_in_german: "medici-4-mixed.record", "de";
    medici_in_dutch: "medici-6-low.record", "nl";
    strozzi_in_english: "strozzi-2-mixed.record", "en";
    strozzi_in_german: "strozzi-2-discarder.record", "de";
    strozzi_in_dutch: "strozzi-2-dear.record", "nl";
    byzanz_in_english: "byzanz-3-mixed.record", "en";
    byzanz_in_german: "byzanz-5-mixed.record", "de", "1";
    byzanz_in_dutch: "byzanz-6-hoarder.record", "nl";
}

#[test]
fn a_seat_is_told_no_cards_of_others() {
    let run = run(["replay", "--seat", "1", text(&golden("byzanz-3-mixed.record"))]);
    assert!(run.out.contains("Dealt: Seat 0 ? ? ? ?, Seat 1 S3 V2 M M, Seat 2 ? ? ? ?\n"));
    assert!(run.out.contains("  Seat 0   6 cards"), "{}", run.out);
}

#[test]
fn an_unfinished_game_is_told_as_far_as_it_goes() {
    let record = "fondaco 1 strozzi 2\n@seat 0 you\ntile C4\n0 price 9\n";
    let run = run_with(["replay", "-"], record);
    assert_eq!(run.status, 0);
    insta::assert_snapshot!(run.out);
    assert!(run_with(["replay", "-"], "fondaco 1 byzanz 3\n").out.contains("still to come"));
}

#[test]
fn colours_can_be_forced() {
    let mut command = crate::run::command();
    command.env("CLICOLOR_FORCE", "1").args(["replay", text(&golden("medici-3-mixed.record"))]);
    assert!(crate::run::done(&mut command).out.contains('\u{1b}'));
}
