//! The engine protocol, from both ends.

use std::time::Duration;

use fondaco_arena::engine::{Faults, Limits, Program, Refereed};
use fondaco_arena::matches::{BotPlayer, Numbered, Player, play_game};
use fondaco_bots::{Budget, Level, Playable};
use fondaco_rules::{Byzanz, Medici, Players, Strozzi};

use crate::run::run_with;

/// The beginning of a game as the first seat hears it, and a question.
const GAME: &str = "\
game medici 3 seat 0
first 2
tile C5
2 offer
go 50
";

#[test]
fn it_answers_questions() {
    let input = format!("hello\nisready\n{GAME}quit\nisready\n");
    let run = run_with(["engine", "--bot", "mcts@100", "--seed", "7"], input.as_str());
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[0], "readyok");
    let (answer, thoughts) = lines[1..].split_last().unwrap();
    assert!(answer.starts_with("move bid ") || *answer == "move pass", "{answer}");
    assert!(!thoughts.is_empty() && thoughts.iter().all(|line| line.starts_with("info win ")));
    let again = run_with(["engine", "--bot", "mcts@100", "--seed", "7"], input);
    assert_eq!(again.out, run.out, "a seed makes it repeatable");
}

#[test]
fn every_bot_answers() {
    for bot in ["random", "apprentice", "merchant", "master", "mcts", "master@20"] {
        let run = run_with(["engine", "--bot", bot], GAME);
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{bot}");
        assert_eq!(run.out.matches("move ").count(), 1, "{bot}: {}", run.out);
    }
}

#[test]
fn a_last_line_without_end_is_heard() {
    let run = run_with(["engine", "--bot", "random"], GAME.trim_end());
    assert!(run.out.starts_with("move "), "{}", run.out);
}

#[test]
fn nonsense_is_answered_or_ignored_but_never_fatal() {
    let mut input = b"tile C1\ngo\ngame medici 9 seat 0\ngame byzanz 3 seat 0\n".to_vec();
    input.extend_from_slice(b"deal 0 ? ? ? ?\n0 bid 99999999999\n\xff\xfe\n\0\nlot\nfirst\n");
    input.resize(input.len() + 100_000, b'7');
    input.extend_from_slice(b"\nisready\n");
    let run = run_with(["engine", "--bot", "random"], input);
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let lines: Vec<&str> = run.out.lines().collect();
    let (last, errors) = lines.split_last().unwrap();
    assert_eq!(*last, "readyok");
    assert_eq!(errors.len(), 7, "{}", run.out);
    assert!(errors.iter().all(|line| line.starts_with("info error ")), "{}", run.out);
}

/// The faults of this command in a few games, each in another seat.
fn faults<G: Playable + Numbered + Refereed>(players: u32, command: &str) -> Faults {
    let patient = Duration::from_mins(1);
    let limits = Limits { time: Duration::from_millis(5), grace: patient, start: patient };
    let program = Program::start(command, limits).unwrap();
    let book = program.book();
    let mut seats: Vec<Box<dyn Player<G>>> = vec![Box::new(program)];
    while seats.len() < players as usize {
        let random = BotPlayer::<G>::new(|seed| G::bot(Level::Random, seed), Budget::Usual);
        seats.push(Box::new(random));
    }
    let players = Players::within(players, G::PLAYERS).unwrap();
    for game in 0..3 {
        seats.rotate_right(1);
        let finished = play_game(players, &mut seats, 7, game, &mut |_| ());
        assert!(finished.forfeits.is_empty());
    }
    drop(seats);
    book.faults()
}

fn plays_without_fault(command: &str) {
    assert_eq!(faults::<Medici>(4, command), Faults::default(), "{command}");
    assert_eq!(faults::<Strozzi>(2, command), Faults::default(), "{command}");
    assert_eq!(faults::<Byzanz>(3, command), Faults::default(), "{command}");
}

#[test]
fn our_engine_sits_at_our_table() {
    plays_without_fault(&format!("'{}' engine --bot mcts@20", env!("CARGO_BIN_EXE_fondaco")));
}

#[test]
fn the_shell_example_plays_without_fault() {
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/strozzi.sh");
    assert_eq!(faults::<Strozzi>(2, &format!("sh '{bot}'")), Faults::default());
}
