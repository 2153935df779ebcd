use std::fs;

use super::*;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

const RECORDS: [&str; 3] = ["medici-4-mixed", "strozzi-2-mixed", "byzanz-4-mixed"];

/// A golden record up to where a player has to act, after so many events at least.
fn record(name: &str, events: usize) -> (String, AnyGame) {
    let whole = fs::read_to_string(format!("{FOLDER}/tests/golden/{name}.record")).expect("read");
    let mut replay = Replay::new();
    let mut begun = String::new();
    for (number, line) in whole.lines().enumerate() {
        let game = replay.game();
        if number > events && game.is_some_and(|it| matches!(it.to_act(), ToAct::Player(_))) {
            break;
        }
        replay.read(line.as_bytes()).expect("legal");
        begun.push_str(line);
        begun.push('\n');
    }
    (begun, replay.end().expect("a game"))
}

fn seat_to_act(game: &AnyGame) -> Seat {
    match game.to_act() {
        ToAct::Player(seat) => seat,
        other => panic!("{other:?}"),
    }
}

/// The answer, with the net installed if the question needs it; was it needed?
fn answered(question: &str) -> (String, bool) {
    match think(question) {
        Thought::Answer(answer) => (answer, false),
        Thought::NeedsNet(kind, players) => {
            let name = weights::name(kind, players);
            let net = fs::read(format!("{FOLDER}/crates/bots/weights/{name}.net")).expect("a net");
            weights::install(kind, players, &net).expect("installed");
            match think(question) {
                Thought::Answer(answer) => (answer, true),
                thought @ Thought::NeedsNet(..) => panic!("{thought:?}"),
            }
        }
    }
}

#[test]
fn every_level_answers_with_a_legal_move() {
    for name in RECORDS {
        for events in [1, 30] {
            let (record, game) = record(name, events);
            let seat = seat_to_act(&game);
            for level in Level::ALL {
                let question = format!("move 17 {level} {seat} 4711\n{record}");
                let (answer, needed_net) = answered(&question);
                assert!(!needed_net || level == Level::Master);
                let choice = answer.strip_prefix("move 17 ").expect("an answer to this question");
                let mut game = game.clone();
                let event = game.read(&format!("{seat} {choice}")).expect("readable");
                game.play(event, &mut |_| ()).expect("legal");
                assert_eq!(answered(&question).0, answer, "the seed decides");
            }
        }
    }
}

#[test]
fn a_hint_tells_choice_worth_and_weighed_moves() {
    for name in RECORDS {
        let (record, game) = record(name, 30);
        let seat = seat_to_act(&game);
        let (answer, _) = answered(&format!("hint 18 {seat} 4711\n{record}"));
        let mut lines = answer.lines();
        assert_eq!(lines.next(), Some("hint 18"));
        let choice = lines.next().and_then(|line| line.strip_prefix("choice ")).expect("a choice");
        game.read(&format!("{seat} {choice}")).expect("readable");
        let mut weighed = Vec::new();
        for line in lines {
            let words: Vec<&str> = line.split(' ').collect();
            let number = |place: usize| words[place].parse::<f32>().expect("a number");
            match words[0] {
                "worth" => {
                    assert!(number(1) < game.players().count() as f32);
                    assert!(number(2).is_finite());
                }
                "weighed" => {
                    assert!((0.0..=1.0).contains(&number(1)), "{line}");
                    assert!((2..=4).all(|place| number(place).is_finite()), "{line}");
                    weighed.push(words[5..].join(" "));
                }
                _ => panic!("{line}"),
            }
        }
        assert!(weighed.is_empty() || weighed[0] == choice, "{answer}");
    }
}

#[test]
fn a_master_waits_for_his_net() {
    // No other test of this crate asks a master of this table.
    let record = "fondaco 1 byzanz 5\n";
    let (kind, players) = {
        let game = replayed(record).expect("a game");
        (game.kind(), game.players())
    };
    let question = Question {
        asked: Asked::Hint,
        seat: players.seats().next().expect("a seat"),
        seed: 1,
        game: replayed(record).expect("a game"),
    };
    assert_eq!(question.lacks_net(), !weights::is_there(kind, players));
    let easy = Question { asked: Asked::Move(Level::Merchant), ..question };
    assert!(!easy.lacks_net());
    let told = without_net("hint 9 0 1\n", "byzanz-5: the server answers 404");
    assert_eq!(told, "error 9 net byzanz-5: the server answers 404");
}

#[test]
fn questions_that_make_no_sense_are_refused() {
    let (record, game) = record("medici-4-mixed", 5);
    let seat = seat_to_act(&game);
    let other = seat.left(game.players());
    let wrong = [
        (String::new(), 0),
        ("move 3 merchant 0 1".to_owned(), 3),
        (format!("sing 3 {seat} 1\n{record}"), 3),
        (format!("move x merchant {seat} 1\n{record}nonsense"), 0),
        (format!("move 3 genius {seat} 1\n{record}"), 3),
        (format!("move 3 merchant {seat} -1\n{record}"), 3),
        (format!("move 3 merchant {other} 1\n{record}"), 3),
        (format!("move 3 merchant 7 1\n{record}"), 3),
        (format!("hint 3 {seat} 1\n"), 3),
        (format!("hint 3 {seat} 1\nfondaco 1 medici 4\n"), 3),
        (format!("hint 3 {seat} 1\nfondaco 1 chess 2\n"), 3),
    ];
    for (question, id) in wrong {
        let Thought::Answer(answer) = think(&question) else { panic!("{question}") };
        assert!(answer.starts_with(&format!("error {id} question ")), "{question}: {answer}");
        assert_eq!(answer.lines().count(), 1, "{answer}");
    }
}
