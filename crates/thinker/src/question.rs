//! Questions and answers, as text.
//!
//! A question is one line and a record of the game so far. The line says what is asked, the number
//! that the answer will carry, for a move how strong the bot is, the seat to act, and the seed:
//!
//! ```text
//! move 17 merchant 2 4711        hint 18 2 4711
//! fondaco 1 medici 4             fondaco 1 medici 4
//! first 2                        first 2
//! tile C5                        tile C5
//! ```
//!
//! The answer to the first is a move as the record writes it, without the seat. To the second it is
//! the master's choice, what the lot is worth to each seat for which that can be told, and the
//! moves that were weighed: chance to win with its standard error, final score with its standard
//! error, the move.
//!
//! ```text
//! move 17 bid 7                  hint 18
//!                                choice bid 7
//!                                worth 0 8.5
//!                                weighed 0.412 0.013 61.2 0.8 bid 7
//! ```
//!
//! What cannot be answered is an error: `error 17 net …` if what the master has learned could not
//! be loaded, `error 17 question …` if the question makes no sense; 0 stands for a number that
//! could not be read.

use std::fmt::Write;

use fondaco_bots::{BadName, Budget, Level, Playable, analysis, weights};
use fondaco_rules::record::Replay;
use fondaco_rules::{AnyGame, GameKind, Players, Seat, ToAct, Viewer, of_game};

/// What became of a question.
#[derive(Clone, PartialEq, Debug)]
pub enum Thought {
    /// The answer.
    Answer(String),
    /// The net of this game must be installed before it can be answered.
    NeedsNet(GameKind, Players),
}

/// Thinks about a question.
pub fn think(text: &str) -> Thought {
    let id = id(text);
    match Question::read(text) {
        Ok(question) if question.lacks_net() => {
            Thought::NeedsNet(question.game.kind(), question.game.players())
        }
        Ok(question) => Thought::Answer(question.answer(id)),
        Err(reason) => Thought::Answer(format!("error {id} question {reason}")),
    }
}

/// The answer when a net could not be loaded.
pub fn without_net(text: &str, reason: &str) -> String {
    format!("error {} net {reason}", id(text))
}

/// The number that the answer carries.
fn id(text: &str) -> u32 {
    text.split_whitespace().nth(1).and_then(|id| id.parse().ok()).unwrap_or(0)
}

struct Question {
    asked: Asked,
    seat: Seat,
    seed: u64,
    game: AnyGame,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asked {
    Move(Level),
    Hint,
}

impl Question {
    fn read(text: &str) -> Result<Question, String> {
        let (line, record) = text.split_once('\n').ok_or("there is no record")?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let (asked, seat, seed) = match *words.as_slice() {
            ["move", _, level, seat, seed] => {
                let level = level.parse().map_err(|reason: BadName| reason.to_string())?;
                (Asked::Move(level), seat, seed)
            }
            ["hint", _, seat, seed] => (Asked::Hint, seat, seed),
            _ => return Err(format!("what does {line:?} ask?")),
        };
        let seed = seed.parse().map_err(|_| format!("{seed:?} is not a seed"))?;
        let game = replayed(record)?;
        let ToAct::Player(to_act) = game.to_act() else {
            return Err("no player is to act".to_owned());
        };
        if to_act.to_string() != seat {
            return Err(format!("seat {to_act} is to act, not {seat}"));
        }
        Ok(Question { asked, seat: to_act, seed, game })
    }

    /// Is a master asked who has not got his net yet?
    fn lacks_net(&self) -> bool {
        matches!(self.asked, Asked::Hint | Asked::Move(Level::Master))
            && !weights::is_there(self.game.kind(), self.game.players())
    }

    fn answer(&self, id: u32) -> String {
        of_game!(&self.game, AnyGame(played) => self.of(id, &played.game))
    }

    fn of<G: Playable>(&self, id: u32, game: &G) -> String {
        let view = game.view(Viewer::Seat(self.seat));
        match self.asked {
            Asked::Move(level) => {
                let decision = G::bot(level, self.seed).choose(&view, self.seat, Budget::Usual);
                format!("move {id} {}", decision.choice)
            }
            Asked::Hint => {
                let hint = analysis::hint::<G>(&view, self.seat, self.seed);
                told(id, game.players(), &hint)
            }
        }
    }
}

fn replayed(record: &str) -> Result<AnyGame, String> {
    let mut replay = Replay::new();
    for line in record.lines() {
        replay.read(line.as_bytes()).map_err(|error| error.to_string())?;
    }
    replay.end().map_err(|error| error.to_string())
}

fn told<M: std::fmt::Display>(id: u32, players: Players, hint: &analysis::Hint<M>) -> String {
    let mut told = format!("hint {id}\nchoice {}", hint.choice);
    for seat in players.seats() {
        if let Some(worth) = hint.worth[seat] {
            let _ = write!(told, "\nworth {seat} {worth}");
        }
    }
    for reason in &hint.moves {
        let analysis_of_move = [reason.win, reason.win_error, reason.score, reason.score_error];
        told.push_str("\nweighed");
        for number in analysis_of_move {
            let _ = write!(told, " {number}");
        }
        let _ = write!(told, " {}", reason.choice);
    }
    told
}

#[cfg(test)]
mod tests;
