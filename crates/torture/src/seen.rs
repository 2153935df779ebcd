//! A table as far as one of its seats has got the log.

use fondaco_dice::{Dice, random_any_event};
use fondaco_protocol::{Log, LogLine};
use fondaco_rules::{AnyEvent, AnyGame, Seat, ToAct, Viewer};

/// The log of a table as one seat gets it, and the game in it.
#[derive(Clone, Debug)]
pub struct SeenTable {
    log: Log,
    seat: Seat,
    /// The log so far.
    pub lines: Vec<String>,
    /// The moves of this seat that no bot made for it, with the numbers of their lines.
    pub own: Vec<(u32, AnyEvent)>,
    /// Does a bot play for the seat?
    pub is_away: bool,
    /// Is the game over?
    pub is_over: bool,
}

impl SeenTable {
    /// A table without lines.
    pub fn new(game: AnyGame, seat: Seat) -> SeenTable {
        SeenTable {
            log: Log::new(game, Viewer::Seat(seat)),
            seat,
            lines: Vec::new(),
            own: Vec::new(),
            is_away: false,
            is_over: false,
        }
    }

    /// How many lines are known.
    pub fn len(&self) -> u32 {
        self.lines.len() as u32
    }

    /// How many events the game has.
    pub fn events(&self) -> usize {
        self.log.events()
    }

    /// Follows lines of the log, some of which may be known, and gives the first number that is
    /// new.
    ///
    /// # Errors
    /// When lines are missing, were others before, or are against the rules.
    pub fn hear(&mut self, from: u32, lines: &[String]) -> Result<u32, String> {
        let first = self.len() + 1;
        if from > first || from == 0 {
            return Err(format!("line {from} came, and line {first} is awaited"));
        }
        for (number, line) in (from..first).zip(lines) {
            let known = &self.lines[number as usize - 1];
            if !self.is_same(known, line) {
                return Err(format!("line {number} was {known:?}, now {line:?}"));
            }
        }
        // What was dealt is revealed in the end, which fits no made-up cards: the position is of no
        // use any more, and of no interest.
        self.is_over |= lines.iter().any(|line| matches!(LogLine::of(line), LogLine::Seed(_)));
        if !self.is_over {
            self.log.hear(from, lines, &mut |_, _| ()).map_err(|bad| bad.to_string())?;
        }
        for line in lines.iter().skip((first - from) as usize) {
            self.add(line);
        }
        Ok(first)
    }

    fn add(&mut self, line: &str) {
        self.lines.push(line.to_owned());
        match LogLine::of(line) {
            LogLine::Event(event) if !self.is_away => {
                let event = self.read(event).filter(|event| event.mover() == Some(self.seat));
                self.own.extend(event.map(|event| (self.len(), event)));
            }
            LogLine::Away(seat) if usize::from(seat) == self.seat.index() => self.is_away = true,
            LogLine::Back(seat) if usize::from(seat) == self.seat.index() => self.is_away = false,
            _ => {}
        }
    }

    fn read(&self, line: &str) -> Option<AnyEvent> {
        self.log.game().read(line).ok()
    }

    /// Does a line say the same as before? What was dealt is revealed when the game is over.
    fn is_same(&self, known: &str, line: &str) -> bool {
        let masked = || self.read(line)?.masked(self.log.viewer());
        known == line || masked().is_some_and(|masked| masked == known)
    }

    /// Is it this seat's turn?
    pub fn is_turn(&self) -> bool {
        !self.is_over && self.log.game().to_act() == ToAct::Player(self.seat)
    }

    /// Any legal move of this seat, whose turn it is.
    pub fn any_move(&self, dice: &mut Dice) -> Option<AnyEvent> {
        random_any_event(self.log.game(), dice).filter(|_| self.is_turn())
    }
}
