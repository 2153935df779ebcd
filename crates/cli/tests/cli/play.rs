//! Playing with lines typed in advance.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::run::{Run, command, done, run, text};

/// Plays with these lines as input, in this folder.
fn play<const COUNT: usize>(folder: &Path, arguments: [&str; COUNT], typed: &str) -> Run {
    done(command().current_dir(folder).arg("play").args(arguments).write_stdin(typed))
}

/// Moves, one of which is nearly always legal; illegal ones are refused and asked for again.
const ANYTHING: [(&str, &str); 3] = [
    ("medici", "pass\noffer\n"),
    ("strozzi", "price 5\nrefuse\nload 3\nload 3 A\nload 3 B\nload 3 C\ndiscard\n"),
    ("byzanz", "pass\nbid C1\ngive C1\ntake C\ntake W\ntake M\ndrop M\ndone\n"),
];

#[test]
fn whole_games_are_played_and_saved() {
    for (game, moves) in ANYTHING {
        let folder = tempfile::tempdir().unwrap();
        let typed = moves.repeat(400);
        let arguments = [game, "--bots", "random", "--seed", "1", "--save", "game.record"];
        let run = play(folder.path(), arguments, &typed);
        // Byzanz may ask for a card that nobody typed; then the game is saved as it is.
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{game}");
        assert!(run.out.ends_with("Saved in game.record\n"), "{game}: {}", run.out);
        let saved = folder.path().join("game.record");
        let record = fs::read_to_string(&saved).unwrap();
        assert!(record.contains("\n@seed 1\n@seat 0 you\n@seat 1 random\n"), "{record}");
        let checked = crate::run::run(["check", text(&saved)]);
        assert_eq!(checked.status, 0, "{}", checked.out);
        if game != "byzanz" {
            assert!(record.lines().last().unwrap().starts_with("result "));
            assert!(run.out.contains("Final result"));
        }
    }
}

#[test]
fn a_whole_game_of_byzanz_is_played() {
    let folder = tempfile::tempdir().unwrap();
    // Every possible pass, gift, choice and drop.
    let mut cards: Vec<String> = ["C", "G", "O", "S", "V", "W"]
        .iter()
        .flat_map(|kind| (1..=4).map(move |value| format!("{kind}{value}")))
        .collect();
    cards.push("M".into());
    let mut moves = String::from("pass\ndone\n");
    for card in &cards {
        moves += &["give ", card, "\ndrop ", card, "\ntake ", &card[..1], "\n"].concat();
    }
    let typed = moves.repeat(300) + "y\n";
    let arguments = ["byzanz", "--players=3", "--bots=random", "--seed=2", "--seat=1"];
    let run = play(folder.path(), arguments, &typed);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(run.out.contains("Final result"), "the game ends");
    let record = fs::read_to_string(folder.path().join("fondaco-byzanz-1.record")).unwrap();
    assert!(record.contains("@seat 0 random\n@seat 1 you\n@seat 2 random\n"));
    assert!(record.lines().last().unwrap().starts_with("result "));
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let folder = tempfile::tempdir().unwrap();
    let typed = "rules\nhelp\nmoves\nposition\nbid 99\nbid 1\nfly\nbid x\n\npass\nquit\nn\n";
    for (name, language) in
        [("medici_english", "en"), ("medici_german", "de"), ("medici_dutch", "nl")]
    {
        let arguments =
            ["medici", "--players", "3", "--bots", "random", "--seed", "5", "--lang", language];
        let run = play(folder.path(), arguments, typed);
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        insta::assert_snapshot!(name, run.out);
    }
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        0,
        "nothing is saved against one's will"
    );
}

#[test]
fn strozzi_is_shown_clearly() {
    let folder = tempfile::tempdir().unwrap();
    let typed = "help\nrules\nprice 1000\ndraw\nprice 30\nload 4\nload 4 D\nload 4 B\nquit\nn\n";
    let run = play(folder.path(), ["strozzi", "--bots", "random", "--seed", "4"], typed);
    assert_eq!(run.status, 0);
    insta::assert_snapshot!(run.out);
}

#[test]
fn byzanz_is_shown_clearly() {
    let folder = tempfile::tempdir().unwrap();
    let typed = "help\nrules\nsell C1 C1 M\nbid M\nbid G1\npass\npass\nquit\nn\n";
    let arguments = ["byzanz", "--players=4", "--bots=random", "--seed=4", "--seat=2"];
    let run = play(folder.path(), arguments, typed);
    assert_eq!(run.status, 0);
    insta::assert_snapshot!(run.out);
}

#[test]
fn the_game_the_players_and_the_opponents_are_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let typed = "chess\n3\n9\n\ngrandmaster\n1,2\n\nquit\nn\n";
    let run = play(folder.path(), ["--seed", "1"], typed);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(run.out.contains("Type its number or its name."), "{}", run.out);
    assert_eq!(run.out.matches("one for each of the other seats (3)").count(), 2, "{}", run.out);
    let title = "Byzanz: You, Merchant 1, Merchant 2 and Merchant 3";
    assert!(run.out.contains(title), "{}", run.out);
    let run = play(folder.path(), ["--lang", "de"], "medici\n3\nLehrling, random\n");
    assert!(run.out.contains("1  Lehrling – gutmütig"), "{}", run.out);
    assert!(run.out.contains("4  MCTS – sucht"), "{}", run.out);
    assert!(run.out.contains("Medici: Du, Lehrling und Spieler 2"), "{}", run.out);
    let run = play(folder.path(), ["--bots", "random"], "strozzi\n");
    assert!(run.out.contains("Medici vs Strozzi: You and Strozzi"), "{}", run.out);
    for gone in ["", "strozzi\n"] {
        let run = play(folder.path(), [], gone);
        assert_eq!((run.status, run.err.as_str()), (0, ""));
    }
}

#[test]
fn every_bot_plays_every_game() {
    let folder = tempfile::tempdir().unwrap();
    for (number, bot) in ["apprentice", "merchant", "master@4", "mcts@4"].into_iter().enumerate() {
        for (game, moves) in ANYTHING {
            let typed = moves.repeat(400);
            let name = format!("{game}-{number}.record");
            let run =
                play(folder.path(), [game, "--bots", bot, "--seed=1", "--save", &name], &typed);
            assert_eq!((run.status, run.err.as_str()), (0, ""), "{game} {bot}");
            let record = fs::read_to_string(folder.path().join(name)).unwrap();
            assert!(record.contains(&format!("\n@seat 1 {bot}\n")), "{record}");
            assert!(record.lines().any(|line| line.starts_with("1 ")), "{game} {bot}: {record}");
        }
    }
    let checked = crate::run::run(["check", text(folder.path())]);
    assert_eq!(checked.status, 0, "{}", checked.out);
}

#[test]
fn each_seat_has_the_bot_that_is_named_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let bots = "master@100ms,apprentice,random";
    let arguments = ["medici", "--seat", "1", "--bots", bots, "--save", "a.record"];
    let run = play(folder.path(), arguments, "");
    assert!(run.out.contains("Medici: Master, You, Apprentice and Seat 3"), "{}", run.out);
    let record = fs::read_to_string(folder.path().join("a.record")).unwrap();
    let seats = "@seat 0 master@100ms\n@seat 1 you\n@seat 2 apprentice\n@seat 3 random\n";
    assert!(record.contains(seats), "{record}");
}

#[test]
fn bots_that_are_not_there_or_too_many_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    for (bots, reason) in [
        ("grandmaster", "random, apprentice, merchant, master, mcts"),
        ("master@soon", "is not a budget"),
        ("master,random", "2 bots for 3 other seats"),
    ] {
        let run = play(folder.path(), ["medici", "--bots", bots], "");
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{bots}");
        assert!(run.err.contains(reason), "{}", run.err);
    }
}

#[test]
fn a_hint_names_a_move_that_can_be_played() {
    let folder = tempfile::tempdir().unwrap();
    for game in ["medici", "strozzi", "byzanz"] {
        let arguments = [game, "--bots", "random", "--seed", "3"];
        let run = play(folder.path(), arguments, "hint\nquit\nn\n");
        let hint = "The master would play: ";
        let choice = run.out.lines().find_map(|line| line.strip_prefix(hint)).unwrap();
        let typed = format!("{choice}\nposition\nquit\nn\n");
        let played = play(folder.path(), arguments, &typed);
        let asked = run.out.find("\n> ").unwrap();
        assert_eq!(run.out[..asked], played.out[..asked], "{game}");
        let answer = played.out[asked..].lines().nth(2).unwrap();
        let refused = answer.starts_with('“') || answer.ends_with('.');
        assert!(!refused, "{game}: {choice}: {answer}");
    }
}

#[test]
fn the_end_of_the_input_saves() {
    let folder = tempfile::tempdir().unwrap();
    for number in [1, 2] {
        let run = play(folder.path(), ["strozzi", "--seed", "3"], "draw\n");
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        let name = format!("fondaco-strozzi-{number}.record");
        assert!(run.out.ends_with(&format!("Saved in {name}\n")), "{}", run.out);
        assert!(
            fs::read_to_string(folder.path().join(name)).unwrap().ends_with("0 draw\ntile S4\n")
        );
    }
}

#[test]
fn a_saved_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("a.record");
    play(folder.path(), ["strozzi", "--seed", "3", "--seat", "1"], "save a.record\nsave\n");
    let before = fs::read_to_string(&saved).unwrap();
    let run = play(folder.path(), ["--from", "a.record", "--save", "a.record"], "quit\n");
    assert_eq!((run.status, run.err.as_str()), (0, ""), "{}", run.out);
    assert!(run.out.contains("you play the Strozzi"), "{}", run.out);
    assert_eq!(fs::read_to_string(&saved).unwrap(), before);
    let run = play(folder.path(), ["--from", "a.record", "--seat", "0", "--save", "b.record"], "");
    assert_eq!(run.status, 0, "{}", run.err);
    let changed = fs::read_to_string(folder.path().join("b.record")).unwrap();
    assert!(changed.starts_with(&format!("{before}@seat 0 you\n@seat 1 merchant\n")), "{changed}");
}

#[test]
fn a_saved_game_goes_on_with_its_bots() {
    let folder = tempfile::tempdir().unwrap();
    let header = "fondaco 1 medici 3\n";
    let seats = "@seat 0 you\n@seat 1 random\n@seat 1 apprentice\n@seat 2 Lorenzo\n";
    fs::write(folder.path().join("a.record"), format!("{header}{seats}")).unwrap();
    let run = play(folder.path(), ["--from", "a.record", "--save", "b.record"], "");
    assert!(run.out.contains("Medici: You, Apprentice and Merchant\n"), "{}", run.out);
    let record = fs::read_to_string(folder.path().join("b.record")).unwrap();
    let now = "@seat 0 you\n@seat 1 apprentice\n@seat 2 merchant\n";
    assert!(record.starts_with(&format!("{header}{seats}{now}")), "{record}");
    let run = play(folder.path(), ["--from", "b.record", "--save", "c.record"], "");
    let again = fs::read_to_string(folder.path().join("c.record")).unwrap();
    assert_eq!(run.status, 0);
    assert_eq!(again.matches("@seat 2 merchant").count(), 1, "{again}");
    let run = play(folder.path(), ["--from", "b.record", "--bots", "mcts@9"], "");
    assert!(run.out.contains("Medici: You, MCTS 1 and MCTS 2\n"), "{}", run.out);
}

#[test]
fn nobodys_file_is_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("mine"), "precious").unwrap();
    let run = play(folder.path(), ["medici", "--save", "mine"], "");
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    let run = play(folder.path(), ["medici", "--seed", "5"], "save mine\nsave no/where\nquit\nn\n");
    assert_eq!(run.out.matches("Not saved: ").count(), 2, "{}", run.out);
    assert_eq!(fs::read_to_string(folder.path().join("mine")).unwrap(), "precious");
}

#[test]
fn wrong_arguments_are_refused_before_the_game() {
    let record = crate::run::golden("medici-3-mixed.record");
    let run = run(["play", "byzanz", "--from", text(&record)]);
    assert_eq!(run.status, 2);
    assert!(run.err.ends_with("is a game of medici, not of byzanz\n"), "{}", run.err);
    let run = crate::run::run(["play", "--from", text(&record)]);
    assert_eq!(run.status, 0);
    assert!(run.out.contains("The game is over."), "{}", run.out);
}

/// A signal saves the game and ends with status 130.
#[test]
#[cfg(unix)]
fn signals_save() {
    let folder = tempfile::tempdir().unwrap();
    for (number, signal) in ["INT", "TERM", "HUP"].into_iter().enumerate() {
        let mut child = Command::new(env!("CARGO_BIN_EXE_fondaco"))
            .args(["play", "medici", "--seed", "5", "--lang", "en"])
            .current_dir(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut typed = child.stdin.take().unwrap();
        typed.write_all(b"moves\n").unwrap();
        // Once it has answered twice it is waiting for a move.
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut answers =
            lines.by_ref().filter(|line| line.as_ref().unwrap().contains("You may type"));
        assert!(answers.next().is_some() && answers.next().is_some());
        let id = child.id().to_string();
        assert!(Command::new("kill").args(["-s", signal, &id]).status().unwrap().success());
        let output = child.wait_with_output().unwrap();
        drop(typed);
        assert_eq!(output.status.code(), Some(130), "{signal}");
        let name = format!("fondaco-medici-{}.record", number + 1);
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(told, format!("\nSaved in {name}\n"), "{signal}");
        assert!(folder.path().join(name).exists());
    }
}
