//! The bodies of the fuzz targets: any bytes may come in, and nothing may break.

use std::fmt::Debug;

use fondaco_dice::random_event;
use fondaco_protocol::{
    Changes, Command, Hello, Lobby, LogLine, Me, NewPerson, NewTable, Newcomer, News, Refused,
    Request, Table, You,
};
use fondaco_rules::record::{self, Line, Replay};
use fondaco_rules::{Choices, Event, GameKind, Outcomes, ToAct, Viewer, of_game};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::conceivable::Conceivable;

/// Any bytes as a record: an error names its line and stays on one line, a legal event can be
/// written and read again, and a refused one changes nothing.
///
/// # Panics
/// When one of these does not hold.
pub fn read_record(bytes: &[u8]) {
    let mut replay = Replay::new();
    for (index, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let before = replay.game().cloned();
        match replay.read(line) {
            Ok(Line::Event(event)) => {
                let game = before.expect("an event needs a game");
                assert_eq!(game.read(&event.to_string()), Ok(event));
            }
            Ok(_) => {}
            Err(error) => {
                assert_eq!(error.number as usize, index + 1);
                assert!(!error.to_string().contains(['\n', '\r']));
                assert_eq!(replay.game().cloned(), before);
                return;
            }
        }
        if let Some(game) = replay.game() {
            let seats = game.players().seats().map(Viewer::Seat);
            for viewer in seats.chain([Viewer::Public, Viewer::Record]) {
                let _ = game.position(viewer);
            }
        }
    }
    if let Ok(game) = replay.end()
        && game.to_act() == ToAct::Over
    {
        assert!(record::result(&game).starts_with("result "));
    }
}

/// Bytes as choices: the first says which game and how many play, each further one what is done,
/// sometimes something illegal.
///
/// # Panics
/// When the engine accepts what it does not list, refuses what it lists, or changes when it
/// refuses.
pub fn play_bytes(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let kind = GameKind::ALL[usize::from(first) % 3];
    let (least, most) = kind.players();
    let players = u32::from(least + first / 3 % (most - least + 1));
    of_game!(kind, type G => play::<G>(players, rest));
}

fn play<G: Conceivable>(players: u32, bytes: &[u8]) {
    let mut game = G::new(players).expect("the number of players is in the range");
    let mut dice = fondaco_dice::Dice::seeded(0);
    for (index, &byte) in bytes.iter().enumerate() {
        if byte % 8 == 7 {
            try_anything(&game, &mut dice, usize::from(byte / 8) + index);
            continue;
        }
        let mut die = |bound: u32| u32::from(byte) % bound;
        let event = match game.to_act() {
            ToAct::Over => break,
            ToAct::Chance => Event::Chance(game.outcomes().draw(&mut die)),
            ToAct::Player(seat) => Event::Move(seat, game.moves(seat).choose(&mut die)),
        };
        game.play(event, &mut |_| ()).expect("what is listed is accepted");
    }
    // Whatever was reached, the game can be played to its end.
    while let Some(event) = random_event(&game, &mut dice) {
        game.play(event, &mut |_| ()).expect("what is listed is accepted");
    }
}

fn try_anything<G: Conceivable>(game: &G, dice: &mut fondaco_dice::Dice, which: usize) {
    let mut tried = *game;
    let moves = game.conceivable_moves(dice);
    let choice = moves[which % moves.len()];
    for seat in game.players().seats() {
        let accepted = tried.act(seat, choice, &mut |_| ()).is_ok();
        assert_eq!(accepted, game.moves(seat).contains(&choice), "seat {seat}: {choice}");
        assert!(accepted || tried == *game, "a refused {choice} changed the game");
        tried = *game;
    }
    let outcomes = game.conceivable_outcomes(dice);
    let outcome = outcomes[which % outcomes.len()];
    let accepted = tried.reveal(outcome, &mut |_| ()).is_ok();
    assert_eq!(accepted, game.outcomes().contains(&outcome), "{outcome}");
    assert!(accepted || tried == *game, "a refused {outcome} changed the game");
}

/// Any bytes as every kind of message between a server and its clients, and as a line of a log:
/// whatever can be read can be written, and is then read as the same.
///
/// # Panics
/// When that does not hold.
pub fn read_message(bytes: &[u8]) {
    is_kept::<Hello>(bytes);
    is_kept::<Request>(bytes);
    is_kept::<Command>(bytes);
    is_kept::<NewTable>(bytes);
    is_kept::<Newcomer>(bytes);
    is_kept::<Changes>(bytes);
    is_kept::<News>(bytes);
    is_kept::<Refused>(bytes);
    is_kept::<Table>(bytes);
    is_kept::<You>(bytes);
    is_kept::<Lobby>(bytes);
    is_kept::<Me>(bytes);
    is_kept::<NewPerson>(bytes);
    if let Ok(line) = str::from_utf8(bytes) {
        let read = LogLine::of(line);
        assert_eq!(LogLine::of(&read.to_string()), read);
    }
}

fn is_kept<T: Serialize + DeserializeOwned + PartialEq + Debug>(bytes: &[u8]) {
    let Ok(message) = serde_json::from_slice::<T>(bytes) else { return };
    let written = serde_json::to_vec(&message).expect("what was read can be written");
    let again: T = serde_json::from_slice(&written).expect("what was written can be read");
    assert_eq!(again, message);
}
