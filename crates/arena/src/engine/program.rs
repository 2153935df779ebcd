//! Anybody's program at our table.

use std::time::{Duration, Instant};

use fondaco_dice::Dice;
use fondaco_rules::notation::Words;
use fondaco_rules::{Event, EventOf, Players, Seat, Viewer};

use super::faults::{Fault, FaultBook};
use super::process::{Answer, NoAnswer, NotStarted, Process};
use super::refereed::Refereed;
use crate::matches::{Failure, Player};

/// How long a program may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Its budget for a decision: the number after `go`.
    pub time: Duration,
    /// What it may take beyond that before the decision is forfeited.
    pub grace: Duration,
    /// What it may take to start and to say `readyok`.
    pub start: Duration,
}

impl Limits {
    /// So much for a decision, and the usual time to start and to be late.
    pub const fn of(time: Duration) -> Limits {
        Limits { time, grace: Duration::from_secs(1), start: Duration::from_secs(10) }
    }
}

/// A player that is a program and speaks the engine protocol.
///
/// A decision that it does not make, or not in time, or not legally, is forfeited: the
/// [default move](Refereed::default_move) is played and the fault is written down. After an answer
/// that came too late it is asked `isready`, and nothing is taken for an answer before `readyok`.
/// If the program ends, or leaves three decisions in a row without an answer, all its further
/// decisions in that game are forfeited at once; for the next game it is started again. When the
/// player is dropped, the program and all it started are ended.
pub struct Program {
    command: String,
    limits: Limits,
    seat: Seat,
    state: State,
    /// How many decisions in a row it has left without an answer.
    unanswered: u32,
    book: FaultBook,
}

/// After so many decisions in a row without an answer nobody waits for it any more in that game: a
/// silent program would hold everybody up for hours.
const PATIENCE: u32 = 3;

/// How it stands with the program.
enum State {
    /// It has answered everything so far.
    Settled(Process),
    /// It still owes an answer.
    Owing(Process),
    /// It does not run: why, in words for people.
    Ended(String),
}

impl Program {
    /// Starts the program; the command is one for `sh`.
    ///
    /// # Errors
    /// When it does not come to say `readyok`.
    pub fn start(command: &str, limits: Limits) -> Result<Program, NotStarted> {
        let process = started(command, limits)?;
        Ok(Program { state: State::Settled(process), ..Program::waiting(command, limits) })
    }

    /// A program that is started when it first sits down. If that fails, it forfeits its decisions.
    pub fn waiting(command: &str, limits: Limits) -> Program {
        Program {
            command: command.into(),
            limits,
            seat: Seat::ZERO,
            state: State::Ended("the program was not started".into()),
            unanswered: 0,
            book: FaultBook::default(),
        }
    }

    /// The book in which its faults are written down.
    pub fn book(&self) -> FaultBook {
        self.book.clone()
    }

    fn tell(&mut self, line: String) {
        if let State::Settled(process) | State::Owing(process) = &mut self.state
            && !process.tell(line)
        {
            let reason = format!("the program does not listen any more ({})", process.end());
            self.state = State::Ended(reason);
        }
    }

    /// The words of its move.
    fn ask(&mut self) -> Result<String, Fault> {
        let state = std::mem::replace(&mut self.state, State::Ended(String::new()));
        let (state, answer) = match state {
            State::Ended(reason) => (State::Ended(reason.clone()), Err(Fault::Dead(reason))),
            State::Settled(process) => asked(process, self.limits),
            State::Owing(process) => match settle(&process, self.limits.time + self.limits.grace) {
                Ok(()) => asked(process, self.limits),
                Err(NoAnswer::Late) => {
                    let reason = "it still does not answer ‘isready’".into();
                    (State::Owing(process), Err(Fault::Late(reason)))
                }
                Err(NoAnswer::Ended) => ended(process),
            },
        };
        self.state = state;
        self.unanswered = match answer {
            Err(Fault::Late(_)) => self.unanswered + 1,
            _ => 0,
        };
        if self.unanswered == PATIENCE {
            self.give_up();
        }
        answer
    }

    /// Ends a program that does not answer.
    fn give_up(&mut self) {
        if let State::Settled(process) | State::Owing(process) = &mut self.state {
            process.end();
            let reason = format!("given up after {PATIENCE} decisions in a row without an answer");
            self.state = State::Ended(reason);
        }
    }

    /// A legal move for the seat that sees this.
    fn decide<G: Refereed>(&mut self, mut game: G) -> Result<G::Move, Fault> {
        let words = self.ask()?;
        let choice = G::read_move(Words::of(&words))
            .map_err(|reason| Fault::Illegal(format!("no move: {reason}")))?;
        let refused = |reason| Fault::Illegal(format!("{choice}: {reason}"));
        game.act(self.seat, choice, &mut |_| ()).map_err(refused)?;
        Ok(choice)
    }
}

impl<G: Refereed> Player<G> for Program {
    /// The seed is for our bots only: a program has to find chance itself.
    fn sit(&mut self, players: Players, seat: Seat, _seed: u64) {
        if let State::Ended(_) = self.state {
            self.state = match started(&self.command, self.limits) {
                Ok(process) => State::Settled(process),
                Err(reason) => State::Ended(reason.to_string()),
            };
        }
        self.seat = seat;
        self.unanswered = 0;
        self.tell(format!("game {} {players} seat {seat}", G::NAME));
    }

    fn observe(&mut self, event: &EventOf<G>) {
        let masked = match event {
            Event::Chance(outcome) => G::masked(Viewer::Seat(self.seat), outcome),
            Event::Move(..) => None,
        };
        self.tell(masked.unwrap_or_else(|| event.to_string()));
    }

    fn choose(&mut self, view: &G::View) -> Result<G::Move, Failure> {
        let game = G::imagined(view, &mut Dice::seeded(0));
        Ok(self.decide(game).unwrap_or_else(|fault| {
            self.book.note(&fault);
            G::default_move(game.moves(self.seat))
        }))
    }
}

/// Starts the program and waits until it is ready.
fn started(command: &str, limits: Limits) -> Result<Process, NotStarted> {
    let mut process = Process::start(command)?;
    match settle(&process, limits.start) {
        Ok(()) => Ok(process),
        Err(NoAnswer::Ended) => {
            Err(NotStarted::Ended { command: command.into(), status: process.end() })
        }
        Err(NoAnswer::Late) => {
            Err(NotStarted::NotReady { command: command.into(), time: limits.start })
        }
    }
}

/// Waits until the program has read all its input and answered.
fn settle(process: &Process, time: Duration) -> Result<(), NoAnswer> {
    let until = Instant::now() + time;
    process.tell("isready".into());
    while process.answer(until)? != Answer::Ready {}
    Ok(())
}

/// Asks for a move.
fn asked(process: Process, limits: Limits) -> (State, Result<String, Fault>) {
    process.forget_answers();
    let patience = limits.time + limits.grace;
    let until = Instant::now() + patience;
    process.tell(format!("go {}", limits.time.as_millis()));
    loop {
        match process.answer(until) {
            Ok(Answer::Move(words)) => return (State::Settled(process), Ok(words)),
            Ok(Answer::Ready) => {}
            Err(NoAnswer::Ended) => return ended(process),
            Err(NoAnswer::Late) => {
                let reason = format!("no answer within {} ms", patience.as_millis());
                return (State::Owing(process), Err(Fault::Late(reason)));
            }
        }
    }
}

fn ended(mut process: Process) -> (State, Result<String, Fault>) {
    let reason = format!("the program has ended ({})", process.end());
    (State::Ended(reason.clone()), Err(Fault::Dead(reason)))
}

#[cfg(test)]
mod tests;
