//! Training nets.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::run::{Run, command, done, text};

const GAMES: &str = "48";

fn train(net: &Path, more: &[&str]) -> Run {
    let arguments = ["train", "strozzi", "--seed", "5", "--games", GAMES, "--keep", "4"];
    done(command().args(arguments).args(["--out", text(net)]).args(more))
}

#[test]
fn a_seed_gives_one_net_and_snapshots_on_the_way() {
    let folder = tempfile::tempdir().unwrap();
    let [one, other] = ["one.net", "other.net"].map(|name| folder.path().join(name));
    let run = train(&one, &[]);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert!(run.out.contains("learns from 48 games, seed 5."), "{}", run.out);
    assert_eq!(run.out.matches(" games a second on one core → ").count(), 4);
    assert_eq!(train(&other, &[]).status, 0);
    assert_eq!(fs::read(&one).unwrap(), fs::read(&other).unwrap());
    let snapshot = |number| fs::read(folder.path().join(format!("one.snapshots/{number}.net")));
    assert_ne!(snapshot("01").unwrap(), snapshot("03").unwrap());
    assert_eq!(snapshot("04").unwrap(), fs::read(&one).unwrap());
    // The training is complete: the same command has nothing left to do.
    let again = train(&one, &[]);
    assert!(again.out.contains("Going on after 48 games"), "{}", again.out);
}

/// Only the command line decides a training.
#[test]
fn the_environment_does_not_alter_a_net() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["train", "byzanz", "--players", "3", "--games", "12", "--out"];
    let mut nets = Vec::new();
    for value in [None, Some("8")] {
        let net = folder.path().join(format!("{}.net", nets.len()));
        let mut command = command();
        for name in ["HIDDEN", "TRIED", "BLUR", "THUMBS", "LAMBDA"] {
            match value {
                None => command.env_remove(name),
                Some(value) => command.env(name, value),
            };
        }
        let run = done(command.args(arguments).arg(&net));
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        nets.push(fs::read(&net).unwrap());
    }
    assert_eq!(nets[0], nets[1]);
}

#[cfg(unix)]
#[test]
fn an_interrupted_training_ends_with_the_same_net() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, parts] = ["whole.net", "parts.net"].map(|name| folder.path().join(name));
    assert_eq!(train(&whole, &[]).status, 0);
    let mut child = Command::new(env!("CARGO_BIN_EXE_fondaco"))
        .args(["train", "strozzi", "--seed", "5", "--games", GAMES, "--keep", "4"])
        .args(["--out", text(&parts)])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap().contains("01.net")));
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    lines.for_each(drop);
    // However far it got, it ends with the same net.
    let status = child.wait().unwrap().code();
    assert!(status == Some(130) || status == Some(0), "{status:?}");
    assert!(folder.path().join("parts.checkpoint").exists());
    assert_eq!(train(&parts, &[]).status, 0);
    assert_eq!(fs::read(&parts).unwrap(), fs::read(&whole).unwrap());
}

#[test]
fn another_training_does_not_go_on_from_a_checkpoint() {
    let folder = tempfile::tempdir().unwrap();
    let net = folder.path().join("a.net");
    assert_eq!(train(&net, &[]).status, 0);
    let run = train(&net, &["--rate", "0.01"]);
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    assert!(run.err.contains("is of another training"), "{}", run.err);
    assert_eq!(run.err.lines().count(), 1);
}

#[test]
fn wrong_trainings_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let net = folder.path().join("a.net");
    let missing = folder.path().join("missing.net");
    for (more, expected) in [
        (["--rate", "7"], "error: a rate lies between 0 and 1: 0.005 is usual\n"),
        (["--players", "3"], "error: the game is for 2 players, not for 3\n"),
    ] {
        let run = train(&net, &more);
        assert_eq!((run.status, run.err.as_str()), (2, expected));
    }
    let run = train(&net, &["--from", text(&missing)]);
    assert!(run.err.starts_with("error: cannot read "), "{}", run.err);
    fs::write(&missing, "no net").unwrap();
    let run = train(&net, &["--from", text(&missing)]);
    assert!(run.err.contains("this is not a net"), "{}", run.err);
}

#[test]
fn the_strength_of_the_snapshots_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let net = folder.path().join("a.net");
    let arguments = ["train", "medici", "--players", "3", "--games", "6", "--keep", "2"];
    let run = done(command().args(arguments).args(["--out", text(&net)]).args(["--curve", "3"]));
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let curve: Vec<&str> = run.out.lines().rev().take(3).collect();
    assert!(curve[2].contains("among merchants in 3 games; 33.3% would be fair"), "{}", run.out);
    assert!(curve[1].starts_with("3 games: ") && curve[0].starts_with("6 games: "), "{}", run.out);
}
