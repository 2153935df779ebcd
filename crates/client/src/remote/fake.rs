//! A server for tests: it holds one table and does what the real one promises.

use fondaco_dice::{Dice, random_any_event};
use fondaco_protocol::{
    Command, News, Phase, Refused, Request, SeatState, Table, UndoAsked, Why, You,
};
use fondaco_rules::{AnyEvent, AnyGame, GameKind, ToAct, Viewer};

use crate::History;

/// A table and its log, with what everybody may see of each line.
pub struct Fake {
    pub table: Table,
    pub you: You,
    pub history: History,
    lines: Vec<Line>,
}

enum Line {
    Event(AnyEvent),
    Other(String),
}

impl Fake {
    /// A table at which the one who looks has this seat, or none.
    pub fn new(kind: GameKind, players: u32, seat: Option<u8>) -> Fake {
        let history = History::new(kind, players).unwrap();
        let seats = (0..players).map(|number| SeatState {
            name: format!("P{number}"),
            person: Some(format!("person{number}")),
            awaited: false,
            bot: None,
            here: true,
        });
        let table = Table {
            id: "table1".into(),
            version: 1,
            game: kind,
            phase: Phase::Open,
            host: "person0".into(),
            public: true,
            clock: 0,
            start_when_full: true,
            seats: seats.collect(),
            lines: 0,
            to_act: None,
            deadline: None,
            commitment: String::new(),
            seed: None,
            undo: None::<UndoAsked>,
            scores: None,
            winners: Vec::new(),
            next: None,
            created: 0,
        };
        let you = You { seat, ..You::default() };
        Fake { table, you, history, lines: Vec::new() }
    }

    pub fn game(&self) -> &AnyGame {
        self.history.game()
    }

    pub fn viewer(&self) -> Viewer {
        self.you.viewer(self.table.players().unwrap())
    }

    fn seen(&self, line: &Line) -> String {
        match line {
            Line::Event(event) if self.table.phase != Phase::Over => {
                event.masked(self.viewer()).unwrap_or_else(|| event.to_string())
            }
            Line::Event(event) => event.to_string(),
            Line::Other(line) => line.clone(),
        }
    }

    /// Lines from this number on.
    pub fn lines_from(&self, from: u32) -> Vec<String> {
        self.lines.iter().skip(from as usize - 1).map(|line| self.seen(line)).collect()
    }

    pub fn welcome(&self, since: u32, now: i64) -> News {
        let from = since + 1;
        let lines = self.lines_from(from);
        let (table, you) = (self.table.clone(), self.you.clone());
        News::Welcome { table, you, from, lines, talk: Vec::new(), now }
    }

    pub fn changed(&self, now: i64) -> News {
        self.grown(self.table.lines, now)
    }

    /// News of the lines after this number.
    pub fn grown(&self, since: u32, now: i64) -> News {
        let (from, lines) = (since + 1, self.lines_from(since + 1));
        News::Update { from, lines, table: self.table.clone(), you: self.you.clone(), now }
    }

    pub fn add(&mut self, line: &str) {
        self.lines.push(Line::Other(line.into()));
        self.note();
    }

    pub fn play(&mut self, event: AnyEvent) {
        self.history.play(event).unwrap();
        self.lines.push(Line::Event(event));
        self.note();
    }

    /// Takes back the last decisions, down to a draw at most.
    pub fn undo(&mut self, dice: &mut Dice) -> bool {
        let moves = self.history.steps().iter().rev();
        let moves = moves.take_while(|step| step.event.mover().is_some()).count();
        if moves == 0 || self.table.phase == Phase::Over {
            return false;
        }
        let events = self.history.len() - 1 - dice.below(moves as u32) as usize;
        self.history.cut(events);
        self.add(&format!("@undo {events}"));
        true
    }

    fn note(&mut self) {
        self.table.version += 1;
        self.table.lines = self.lines.len() as u32;
        self.table.phase = Phase::Playing;
        if self.game().to_act() == ToAct::Over {
            self.table.phase = Phase::Over;
        }
    }

    /// Somebody's move, or what chance brings.
    pub fn anything(&self, dice: &mut Dice) -> Option<AnyEvent> {
        random_any_event(self.game(), dice)
    }

    /// Draws until somebody has to decide.
    pub fn draw(&mut self, dice: &mut Dice) {
        while self.game().to_act() == ToAct::Chance {
            let event = self.anything(dice).unwrap();
            self.play(event);
        }
    }

    /// Does what is wanted, or says why not.
    pub fn answer(&mut self, request: &Request) -> News {
        let refused = |why| News::Refused { id: Some(request.id), why: Refused::new(why, "") };
        match &request.command {
            Command::Move { after, .. } if *after != self.table.lines => refused(Why::Stale),
            Command::Move { play, .. } => {
                let seat = self.you.seat.unwrap();
                let event = self.game().read(&format!("{seat} {play}")).unwrap();
                self.play(event);
                News::Done { id: request.id }
            }
            _ => refused(Why::NotNow),
        }
    }
}
