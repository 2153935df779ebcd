//! A table whose seats are all played from here.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Instant;

use fondaco_dice::{Dice, random_any_event};
use fondaco_protocol::{Command, Entry, Log};
use fondaco_rules::{AnyEvent, AnyGame, ToAct, Viewer};
use tokio::sync::mpsc::UnboundedSender;

use super::gauge::Gauge;

/// A table whose seats are all played from here.
pub struct Table {
    number: usize,
    state: RefCell<State>,
    gauge: Rc<RefCell<Gauge>>,
    progress: UnboundedSender<(usize, Progress)>,
}

/// What happened to a table.
pub enum Progress {
    /// All seats have the first position in which one of them decides.
    Begun,
    /// The game is over.
    Over,
}

struct State {
    seats: Vec<SeatState>,
    /// When moves were due that could not be made yet.
    due: VecDeque<Instant>,
    sent: Option<Sent>,
    phase: Phase,
    dice: Dice,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Waiting,
    Playing,
    Over,
}

struct SeatState {
    log: Log,
    tasks: UnboundedSender<Task>,
}

/// What the connection of a seat has to do.
pub enum Task {
    /// Send this command.
    Send(Command),
    /// Go to this table, and sit down.
    Go(Rc<str>),
}

/// A move on its way.
struct Sent {
    due: Instant,
    after: u32,
    event: AnyEvent,
    /// Who has it already, a bit for each seat.
    arrived: u32,
}

impl Table {
    pub fn new(
        number: usize,
        game: &AnyGame,
        seats: Vec<UnboundedSender<Task>>,
        dice: Dice,
        gauge: Rc<RefCell<Gauge>>,
        progress: UnboundedSender<(usize, Progress)>,
    ) -> Table {
        let seats = game.players().seats().zip(seats).map(|(seat, tasks)| SeatState {
            log: Log::new(game.clone(), Viewer::Seat(seat)),
            tasks,
        });
        let state = State {
            seats: seats.collect(),
            due: VecDeque::new(),
            sent: None,
            phase: Phase::Waiting,
            dice,
        };
        Table { number, state: RefCell::new(state), gauge, progress }
    }

    /// Sends everybody to a table of this id.
    pub fn go(&self, id: &Rc<str>) {
        let state = &mut *self.state.borrow_mut();
        state.phase = Phase::Waiting;
        state.sent = None;
        for seat in &mut state.seats {
            seat.log.restart(seat.log.viewer());
            let _ = seat.tasks.send(Task::Go(id.clone()));
        }
    }

    /// A move is due at this table.
    pub fn due(&self, at: Instant) {
        let state = &mut *self.state.borrow_mut();
        if state.phase != Phase::Playing {
            self.gauge.borrow_mut().missed += 1;
            return;
        }
        if state.sent.is_some() || !state.due.is_empty() {
            self.gauge.borrow_mut().late += 1;
        }
        state.due.push_back(at);
        state.make_move();
    }

    /// How many moves are due and have not arrived.
    pub fn waiting(&self) -> u64 {
        let state = self.state.borrow();
        state.due.len() as u64 + u64::from(state.sent.is_some())
    }

    /// How many lines a seat knows.
    pub fn lines(&self, seat: usize) -> u32 {
        self.state.borrow().seats[seat].log.lines()
    }

    /// Lines of the log arrived at a seat.
    pub fn hear(&self, seat: usize, from: u32, lines: &[String]) {
        let state = &mut *self.state.borrow_mut();
        let (log, sent) = (&mut state.seats[seat].log, &mut state.sent);
        let mut number = log.lines().max(from - 1);
        let heard = log.hear(from, lines, &mut |entry, _| {
            number += 1;
            if let (Entry::Event(event, _), Some(sent)) = (entry, sent.as_mut())
                && number > sent.after
                && event == sent.event
            {
                sent.arrived |= 1 << seat;
            }
        });
        if let Err(bad) = heard {
            self.error(bad.to_string());
        }
        self.advance(state);
    }

    /// The server refused what a seat did.
    pub fn refused(&self, reason: String) {
        let state = &mut *self.state.borrow_mut();
        state.sent = None;
        self.gauge.borrow_mut().refusal(reason);
        self.advance(state);
    }

    pub fn error(&self, reason: String) {
        self.gauge.borrow_mut().error(reason);
    }

    fn advance(&self, state: &mut State) {
        let all = (1 << state.seats.len()) - 1;
        if let Some(sent) = state.sent.take_if(|sent| sent.arrived == all) {
            self.gauge.borrow_mut().arrived(sent.due.elapsed().as_micros());
        }
        if state.phase == Phase::Waiting && state.turn().is_some() {
            state.phase = Phase::Playing;
            let _ = self.progress.send((self.number, Progress::Begun));
        }
        let is_over = |seat: &SeatState| seat.log.game().to_act() == ToAct::Over;
        if state.phase == Phase::Playing && state.seats.iter().all(is_over) {
            state.phase = Phase::Over;
            self.gauge.borrow_mut().missed += state.due.len() as u64;
            state.due.clear();
            let _ = self.progress.send((self.number, Progress::Over));
        }
        state.make_move();
    }
}

impl State {
    /// The seat that decides, once all seats know the same.
    fn turn(&self) -> Option<usize> {
        let log = &self.seats.first()?.log;
        if log.lines() == 0 || self.seats.iter().any(|seat| seat.log.lines() != log.lines()) {
            return None;
        }
        match log.game().to_act() {
            ToAct::Player(seat) => Some(seat.index()),
            ToAct::Chance | ToAct::Over => None,
        }
    }

    /// Makes the next move that is due, if one can be made.
    fn make_move(&mut self) {
        if self.phase != Phase::Playing || self.sent.is_some() || self.due.is_empty() {
            return;
        }
        let Some(seat) = self.turn().map(|seat| &self.seats[seat]) else { return };
        let Some(event) = random_any_event(seat.log.game(), &mut self.dice) else { return };
        let after = seat.log.lines();
        let Some(command) = Command::of(&event, after) else { return };
        let Some(due) = self.due.pop_front() else { return };
        self.sent = Some(Sent { due, after, event, arrived: 0 });
        let _ = seat.tasks.send(Task::Send(command));
    }
}
