//! Random records: the same seed gives the same games, for ever.

use std::fs;

use crate::run::{run, text};

macro_rules! pinned {
    ($($name:ident: $arguments:expr;)*) => {
        $(
            #[test]
            fn $name() {
                let run = run($arguments);
                assert_eq!((run.status, run.err.as_str()), (0, ""));
                insta::assert_snapshot!(run.out);
            }
        )*
    };
}

pinned! {
    a_game_of_medici: ["random", "--game", "medici", "--players", "3", "--seed", "7"];
    a_game_of_strozzi: ["random", "--game", "strozzi", "--seed", "7"];
    a_game_of_byzanz: ["random", "--game", "byzanz", "--players", "3", "--seed", "7"];
}

#[test]
fn every_random_game_is_legal() {
    let folder = tempfile::tempdir().unwrap();
    for (game, players) in [("medici", "6"), ("strozzi", "2"), ("byzanz", "5")] {
        let run = run([
            "random",
            "--game",
            game,
            "--players",
            players,
            "--seed",
            "18446744073709551615",
            "--count",
            "5",
            "--out",
            text(folder.path()),
        ]);
        assert_eq!((run.status, run.out.as_str(), run.err.as_str()), (0, "", ""));
        let first = format!("{game}-{players}-18446744073709551615-0.record");
        assert!(folder.path().join(first).exists());
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 15);
    let run = run(["check", text(folder.path())]);
    assert_eq!(run.status, 0, "{}", run.out);
    assert!(run.out.contains("15 records: 15 finished, 0 unfinished, 0 illegal"), "{}", run.out);
}

#[test]
fn many_games_are_printed_one_after_the_other() {
    let three = run(["random", "--game", "strozzi", "--seed", "3", "--count", "3"]);
    let one = run(["random", "--game", "strozzi", "--seed", "3"]);
    assert!(three.out.starts_with(&format!("{}\nfondaco 1 strozzi 2\n", one.out)));
    assert_eq!(three.out.matches("\n@number ").count(), 3);
    let again = run(["random", "--game", "strozzi", "--seed", "3", "--count", "3"]);
    assert_eq!(three.out, again.out);
}

#[test]
fn the_usual_number_of_players_sits_down() {
    for (game, header) in [("medici", "fondaco 1 medici 4\n"), ("strozzi", "fondaco 1 strozzi 2\n")]
    {
        assert!(run(["random", "--game", game, "--seed", "1"]).out.starts_with(header));
    }
    let run = run(["random", "--game", "medici", "--players", "7", "--seed", "1"]);
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    assert_eq!(run.err, "error: the game is for 3 to 6 players, not for 7\n");
}
