//! A table whose seats are all played from here.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Instant;

use fondaco_dice::{Dice, random_any_event};
use fondaco_protocol::{Command, LogLine};
use fondaco_rules::{AnyGame, Seat, ToAct, Viewer};
use tokio::sync::mpsc::UnboundedSender;

use super::gauge::Gauge;

/// A table whose seats are all played from here.
pub struct Table {
    number: usize,
    state: RefCell<State>,
    gauge: Rc<RefCell<Gauge>>,
    /// Is told when the game begins and when it is over.
    news: UnboundedSender<(usize, Turn)>,
}

/// What becomes of a table.
pub enum Turn {
    /// All seats have the first position in which one of them decides.
    Begun,
    /// The game is over.
    Over,
}

struct State {
    new: AnyGame,
    seats: Vec<Place>,
    /// When moves were due that could not be made yet.
    due: VecDeque<Instant>,
    flight: Option<Flight>,
    phase: Phase,
    dice: Dice,
}

/// How far the table is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Waiting,
    On,
    Over,
}

/// A seat with what it knows.
struct Place {
    game: AnyGame,
    lines: u32,
    send: UnboundedSender<Order>,
}

/// What the connection of a seat is to do.
pub enum Order {
    /// Send this.
    Send(Command),
    /// Go to this table, and sit down.
    Go(Rc<str>),
}

/// A move on its way.
struct Flight {
    due: Instant,
    after: u32,
    line: String,
    /// Who has it already, a bit for each seat.
    arrived: u32,
}

impl Table {
    pub fn new(
        number: usize,
        game: &AnyGame,
        seats: Vec<UnboundedSender<Order>>,
        dice: Dice,
        gauge: Rc<RefCell<Gauge>>,
        news: UnboundedSender<(usize, Turn)>,
    ) -> Table {
        let seats = seats.into_iter().map(|send| Place { game: game.clone(), lines: 0, send });
        let state = State {
            new: game.clone(),
            seats: seats.collect(),
            due: VecDeque::new(),
            flight: None,
            phase: Phase::Waiting,
            dice,
        };
        Table { number, state: RefCell::new(state), gauge, news }
    }

    /// Sends everybody to a table of this id.
    pub fn go(&self, id: &Rc<str>) {
        let state = &mut *self.state.borrow_mut();
        state.phase = Phase::Waiting;
        state.flight = None;
        for place in &mut state.seats {
            place.game = state.new.clone();
            place.lines = 0;
            let _ = place.send.send(Order::Go(id.clone()));
        }
    }

    /// A move is due at this table.
    pub fn due(&self, at: Instant) {
        let state = &mut *self.state.borrow_mut();
        if state.phase != Phase::On {
            self.gauge.borrow_mut().missed += 1;
            return;
        }
        if state.flight.is_some() || !state.due.is_empty() {
            self.gauge.borrow_mut().late += 1;
        }
        state.due.push_back(at);
        state.make_move();
    }

    /// Is a move on its way?
    pub fn is_busy(&self) -> bool {
        self.waiting() > 0
    }

    /// How many moves are due and have not arrived.
    pub fn waiting(&self) -> u64 {
        let state = self.state.borrow();
        state.due.len() as u64 + u64::from(state.flight.is_some())
    }

    /// How many lines a seat knows.
    pub fn lines(&self, seat: usize) -> u32 {
        self.state.borrow().seats[seat].lines
    }

    /// A seat is told lines of the log.
    pub fn hear(&self, seat: usize, from: u32, lines: &[String]) {
        let state = &mut *self.state.borrow_mut();
        let place = &mut state.seats[seat];
        let Some(known) = (place.lines + 1).checked_sub(from) else {
            return self.gauge.borrow_mut().error("lines are missing".into());
        };
        for line in lines.iter().skip(known as usize) {
            place.lines += 1;
            let LogLine::Event(event) = LogLine::of(line) else { continue };
            let viewer = Seat::new(seat as u32, place.game.players());
            let viewer = viewer.map_or(Viewer::Public, Viewer::Seat);
            if let Err(reason) = place.game.hear(viewer, event, &mut |_| ()) {
                self.gauge.borrow_mut().error(format!("{line}: {reason}"));
            }
            if let Some(flight) = &mut state.flight
                && place.lines > flight.after
                && *line == flight.line
            {
                flight.arrived |= 1 << seat;
            }
        }
        self.look(state);
    }

    /// The server does not want what a seat did.
    pub fn refused(&self, reason: String) {
        let state = &mut *self.state.borrow_mut();
        state.flight = None;
        let mut gauge = self.gauge.borrow_mut();
        gauge.refusal(reason);
        drop(gauge);
        self.look(state);
    }

    pub fn error(&self, reason: String) {
        self.gauge.borrow_mut().error(reason);
    }

    /// What follows from what everybody has heard.
    fn look(&self, state: &mut State) {
        let all = (1 << state.seats.len()) - 1;
        if let Some(flight) = state.flight.take_if(|flight| flight.arrived == all) {
            self.gauge.borrow_mut().arrived(flight.due.elapsed().as_micros());
        }
        if state.phase == Phase::Waiting && state.turn().is_some() {
            state.phase = Phase::On;
            let _ = self.news.send((self.number, Turn::Begun));
        }
        let is_over = |place: &Place| place.game.to_act() == ToAct::Over;
        if state.phase == Phase::On && state.seats.iter().all(is_over) {
            state.phase = Phase::Over;
            self.gauge.borrow_mut().missed += state.due.len() as u64;
            state.due.clear();
            let _ = self.news.send((self.number, Turn::Over));
        }
        state.make_move();
    }
}

impl State {
    /// The seat that decides, once all seats know the same.
    fn turn(&self) -> Option<usize> {
        let lines = self.seats.first()?.lines;
        if lines == 0 || self.seats.iter().any(|place| place.lines != lines) {
            return None;
        }
        match self.seats.first()?.game.to_act() {
            ToAct::Player(seat) => Some(seat.index()),
            ToAct::Chance | ToAct::Over => None,
        }
    }

    /// Makes the next move that is due, if one can be made.
    fn make_move(&mut self) {
        if self.phase != Phase::On || self.flight.is_some() || self.due.is_empty() {
            return;
        }
        let Some(seat) = self.turn() else { return };
        let place = &self.seats[seat];
        let Some(line) = random_move(&place.game, &mut self.dice) else { return };
        let Some(due) = self.due.pop_front() else { return };
        let play = line.split_once(' ').map_or("", |(_, play)| play).to_owned();
        let after = place.lines;
        self.flight = Some(Flight { due, after, line, arrived: 0 });
        let _ = place.send.send(Order::Send(Command::Move { after, play }));
    }
}

/// Any legal move of the seat to act, by what it sees.
fn random_move(game: &AnyGame, dice: &mut Dice) -> Option<String> {
    random_any_event(game, dice).map(|event| event.to_string())
}
