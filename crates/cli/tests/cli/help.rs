//! The help of every command.

use crate::run::run;

macro_rules! help_of {
    ($($name:ident: $arguments:expr;)*) => {
        $(
            #[test]
            fn $name() {
                let run = run($arguments);
                assert_eq!((run.status, run.err.as_str()), (0, ""));
                let too_wide = run.out.lines().find(|line| line.chars().count() > 80);
                assert_eq!(too_wide, None);
                insta::assert_snapshot!(run.out);
            }
        )*
    };
}

help_of! {
    of_all: ["--help"];
    in_short: ["-h"];
    of_play: ["play", "--help"];
    of_serve: ["serve", "--help"];
    of_replay: ["replay", "--help"];
    of_analyse: ["analyse", "--help"];
    of_check: ["check", "--help"];
    of_audit: ["audit", "--help"];
    of_backup: ["backup", "--help"];
    of_random: ["random", "--help"];
    of_perft: ["perft", "--help"];
    of_engine: ["engine", "--help"];
    of_arena: ["arena", "--help"];
    of_train: ["train", "--help"];
    of_completions: ["completions", "--help"];
    of_man: ["man", "--help"];
}

#[test]
fn usage_errors_have_status_2() {
    let wrong: [&[&str]; 11] = [
        &[],
        &["bid"],
        &["replay"],
        &["replay", "--seat", "x", "-"],
        &["replay", "--json", "--xml", "-"],
        &["random", "--game", "chess", "--seed", "1"],
        &["random", "--game", "medici"],
        &["random", "--game", "medici", "--seed", "-1"],
        &["perft", "--depth", "2"],
        &["--lang", "fr", "check", "-"],
        &["play", "medici", "--seat", "9"],
    ];
    for arguments in wrong {
        let run = crate::run::done(crate::run::command().args(arguments));
        assert_eq!(run.status, 2, "{arguments:?}");
        assert!(!run.err.is_empty() && run.out.is_empty(), "{arguments:?}: {}", run.out);
    }
}

#[test]
fn scripts_and_manual_pages_are_made() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let run = run(["completions", shell]);
        assert_eq!(run.status, 0);
        assert!(run.out.contains("replay"), "{shell}");
    }
    assert!(run(["man"]).out.contains(".TH fondaco 1"));
    let folder = tempfile::tempdir().unwrap();
    let run = run(["man", "--out", crate::run::text(folder.path())]);
    assert_eq!((run.status, run.out.as_str()), (0, ""));
    for page in ["fondaco.1", "fondaco-play.1", "fondaco-replay.1"] {
        assert!(folder.path().join(page).exists(), "{page}");
    }
}
