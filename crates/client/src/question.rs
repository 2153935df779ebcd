//! What a table asks of a bot, and what comes back.

use fondaco_bots::Level;
use fondaco_rules::Seat;

/// Asks a bot, which thinks somewhere else.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// Tells answers apart: one that comes too late is not listened to.
    pub id: u32,
    /// What is asked.
    pub asked: Asked,
    /// For whom.
    pub seat: Seat,
    /// Decides what the bot leaves to chance.
    pub seed: u64,
    /// The game so far. Whoever answers may look at it only as the seat sees it.
    pub record: String,
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// A move by a bot of this strength.
    Move(Level),
    /// What the master would do, and why.
    Hint,
}

/// The answer to a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// To which question.
    pub id: u32,
    /// What was said.
    pub reply: Result<Reply, NoAnswer>,
}

/// What was said.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply {
    /// A move in notation, without the seat.
    Move(String),
    /// What the master would do.
    Hint(Hint),
}

/// The bot could not think: its net did not arrive, or its worker died.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoAnswer(pub String);

/// What the master would do, and what the lot is worth to everybody.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The move in notation, without the seat.
    pub choice: String,
    /// For each seat the price at which it would not care whether it got the lot.
    pub worth: Vec<Option<f32>>,
    /// The moves that were weighed, the best first.
    pub moves: Vec<Weighed>,
}

/// A move that was weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// The move in notation, without the seat.
    pub choice: String,
    /// The chance to win after it, from 0 to 1, and its standard error.
    pub win: (f32, f32),
    /// The final score to be expected after it, and its standard error.
    pub score: (f32, f32),
}
