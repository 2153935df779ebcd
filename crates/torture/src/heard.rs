//! A table as far as somebody has heard of it.

use fondaco_dice::{Dice, random_any_event};
use fondaco_protocol::LogLine;
use fondaco_rules::{AnyGame, Seat, ToAct, Viewer};

/// The log of a table as one seat sees it, and the game that it tells.
#[derive(Clone, Debug)]
pub struct Heard {
    new: AnyGame,
    game: AnyGame,
    viewer: Viewer,
    seat: usize,
    /// The log so far.
    pub lines: Vec<String>,
    /// The numbers of the moves of this seat that no bot made for it.
    pub own: Vec<u32>,
    /// The events that no undo has taken back.
    events: Vec<String>,
    /// Does a bot play for the seat?
    pub is_away: bool,
    /// Is the game over?
    pub is_over: bool,
}

impl Heard {
    /// Nothing yet.
    pub fn new(game: AnyGame, seat: u8) -> Heard {
        let viewer = Seat::new(seat.into(), game.players()).map_or(Viewer::Public, Viewer::Seat);
        Heard {
            new: game.clone(),
            game,
            viewer,
            seat: seat.into(),
            lines: Vec::new(),
            own: Vec::new(),
            events: Vec::new(),
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
        self.events.len()
    }

    /// Hears lines of the log, some of which may be known, and gives the first number that is new.
    ///
    /// # Errors
    /// When lines are missing, were others before, or are against the rules.
    pub fn hear(&mut self, from: u32, lines: &[String]) -> Result<u32, String> {
        let first = self.len() + 1;
        if from > first || from == 0 {
            return Err(format!("line {from} was told, and line {first} is awaited"));
        }
        // What was dealt is told openly in the end, which fits no made-up cards: the position is of
        // no use any more, and of no interest.
        self.is_over |= lines.iter().any(|line| matches!(LogLine::of(line), LogLine::Seed(_)));
        for (number, line) in (from..).zip(lines) {
            match self.lines.get(number as usize - 1) {
                None => self.add(line).map_err(|why| format!("line {number}, {line:?}: {why}"))?,
                Some(known) if is_same(known, line) => {}
                Some(known) => return Err(format!("line {number} was {known:?}, now {line:?}")),
            }
        }
        Ok(first)
    }

    fn add(&mut self, line: &str) -> Result<(), String> {
        match LogLine::of(line) {
            LogLine::Event(event) => {
                if !self.is_over {
                    self.game.hear(self.viewer, event, &mut |_| ()).map_err(|it| it.to_string())?;
                }
                if mover(event) == Some(self.seat) && !self.is_away {
                    self.own.push(self.len() + 1);
                }
                self.events.push(event.to_owned());
            }
            LogLine::Undo(events) => {
                self.events.truncate(events);
                self.game = self.new.clone();
                for event in self.events.iter().filter(|_| !self.is_over) {
                    self.game.hear(self.viewer, event, &mut |_| ()).map_err(|it| it.to_string())?;
                }
            }
            LogLine::Away(seat) if usize::from(seat) == self.seat => self.is_away = true,
            LogLine::Back(seat) if usize::from(seat) == self.seat => self.is_away = false,
            _ => {}
        }
        self.lines.push(line.to_owned());
        Ok(())
    }

    /// Is it this seat's turn?
    pub fn is_turn(&self) -> bool {
        !self.is_over
            && matches!(self.game.to_act(), ToAct::Player(seat) if seat.index() == self.seat)
    }

    /// Any legal move of this seat, whose turn it is, as the log would have it.
    pub fn any_move(&self, dice: &mut Dice) -> Option<String> {
        let event = random_any_event(&self.game, dice);
        event.filter(|_| self.is_turn()).map(|event| event.to_string())
    }
}

/// The seat that made a move.
pub fn mover(line: &str) -> Option<usize> {
    line.split(' ').next()?.parse().ok()
}

/// Does a line say the same as before? What was dealt is told openly when the game is over.
fn is_same(known: &str, line: &str) -> bool {
    known == line || known.starts_with("deal ") && line.starts_with("deal ")
}
