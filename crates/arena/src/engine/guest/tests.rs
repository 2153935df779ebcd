use super::*;

/// What an engine says to these lines.
fn said(lines: &[&str]) -> Vec<String> {
    let mut engine = Engine::new("mcts@200".parse().unwrap(), 1);
    let mut said = Vec::new();
    for line in lines {
        assert!(engine.read(line, &mut |answer| said.push(answer)).is_continue());
    }
    said
}

#[test]
fn it_moves_when_it_is_told_to() {
    let said = said(&["game strozzi 2 seat 1", "tile C4", "0 price 999", "go 50"]);
    assert_eq!(said.last().unwrap(), "move refuse");
}

#[test]
fn it_plays_one_game_after_another() {
    let said = said(&[
        "game medici 3 seat 0",
        "first 0",
        "tile C5",
        "game byzanz 3 seat 2",
        "first 2",
        "deal 0 ? ? ? ?",
        "deal 1 ? ? ? ?",
        "deal 2 M M M M",
        "lot C1 C2 C3 C4 G1 G2",
        "go 50",
    ]);
    let answer = said.last().unwrap();
    assert!(["move pass", "move sell M M M"].contains(&answer.as_str()), "{answer}");
}

#[test]
fn what_is_not_known_is_ignored() {
    assert_eq!(said(&["", "  ", "hello", "@seat 0 Ann", "result 1 2", "# go", "GO 5"]), [""; 0]);
}

#[test]
fn what_is_known_and_wrong_is_answered_with_an_error() {
    for (lines, expected) in [
        (&["game"][..], "a game is announced like ‘game medici 4 seat 2’"),
        (&["game chess 2 seat 0"], "a game is announced like ‘game medici 4 seat 2’"),
        (&["game medici 4 chair 0"], "a game is announced like ‘game medici 4 seat 2’"),
        (&["game medici 4 seat 0 now"], "nothing may follow here, but ‘now’ does"),
        (&["game medici 2 seat 0"], "the game is for 3 to 6 players, not for 2"),
        (&["game medici 3 seat 3"], "the seats are 0 to 2"),
        (&["tile C1"], "no game has been announced"),
        (&["go 100"], "no game has been announced"),
        (&["game medici 3 seat 0", "go"], "‘go’ needs a number of milliseconds"),
        (&["game medici 3 seat 0", "go soon"], "soon"),
        (&["game medici 3 seat 0", "go 1 2"], "2"),
        (&["game medici 3 seat 0", "go 100"], "seat 0 is not to move"),
        (&["game medici 3 seat 0", "first 1", "tile X9"], "‘X9’ is not a tile"),
        (&["game medici 3 seat 0", "first 1", "0 pass"], "nobody moves before the next draw"),
    ] {
        let said = said(lines);
        assert_eq!(said.len(), 1, "{lines:?}: {said:?}");
        assert!(said[0].starts_with("info error "), "{lines:?}: {}", said[0]);
        assert!(said[0].contains(expected), "{lines:?}: {}", said[0]);
    }
}

#[test]
fn an_error_in_one_line_does_not_spoil_the_game() {
    let lines = ["game strozzi 2 seat 1", "tile C4", "tile C3", "0 price 999", "go 50"];
    let said = said(&lines);
    assert!(said[0].starts_with("info error nothing is drawn now"), "{}", said[0]);
    assert_eq!(said.last().unwrap(), "move refuse");
}

#[test]
fn it_tells_what_it_thinks() {
    let mut engine = Engine::new("mcts@64".parse().unwrap(), 1);
    let mut said = Vec::new();
    for line in ["game strozzi 2 seat 1", "tile C4", "0 price 999", "go 50"] {
        assert!(engine.read(line, &mut |answer| said.push(answer)).is_continue());
    }
    assert_eq!(said.len(), 3, "{said:?}");
    assert!(said[0].starts_with("info win 0."), "{}", said[0]);
    assert!(said[0].ends_with(" for refuse"), "{}", said[0]);
}

#[test]
fn it_ends_when_it_is_told_to() {
    let mut engine = Engine::new("random".parse().unwrap(), 1);
    assert!(engine.read("quit", &mut |_| panic!("nothing is said")).is_break());
}
