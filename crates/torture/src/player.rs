//! Somebody who plays a seat, whatever happens to the servers.

mod polling;
mod watching;

pub use polling::{Answered, Lines};

use std::sync::Arc;
use std::time::Duration;

use fondaco_dice::Dice;
use fondaco_protocol::{Command, Order, Refused, Table, Why};
use fondaco_rules::AnyGame;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::cluster::Doors;
use crate::heard::Heard;
use crate::journal::Journal;
use crate::tally::Tally;

/// Somebody with a key.
#[derive(Clone, Debug)]
pub struct Person {
    /// The number that everybody may know.
    pub id: String,
    /// The secret.
    pub key: String,
}

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// With an open page.
    Watching,
    /// By asking again and again, as a simple program does.
    Polling,
    /// With an open page, but asleep: the clock runs out and a bot plays.
    Asleep,
}

/// Somebody who plays a seat.
pub struct Player {
    pub person: Person,
    pub table: String,
    pub seat: u8,
    pub manner: Manner,
    pub thinking: Duration,
    pub dice: Dice,
    pub doors: Doors,
    pub tally: Arc<Tally>,
    pub heard: Heard,
    pub journal: Journal,
    /// So many lines were known when it was last thought about what else to do.
    considered: u32,
}

/// What somebody remembers of a game.
#[derive(Clone, Debug)]
pub struct Memory {
    pub seat: u8,
    /// The log as this seat was told it.
    pub lines: Vec<String>,
    pub journal: Journal,
}

/// What somebody wants to do now.
enum Wish {
    /// Nothing but wait.
    Wait,
    /// Play this move.
    Play(String),
    /// Something else, whatever comes of it.
    Do(Command),
    /// Look at the table through another node.
    Wander,
}

impl Player {
    /// Somebody who has just sat down.
    pub fn new(
        person: Person,
        table: &Table,
        game: AnyGame,
        seat: u8,
        dice: Dice,
        doors: Doors,
        tally: Arc<Tally>,
    ) -> Player {
        Player {
            person,
            table: table.id.clone(),
            seat,
            manner: Manner::Watching,
            thinking: Duration::ZERO,
            dice,
            doors,
            tally,
            heard: Heard::new(game, seat),
            journal: Journal::default(),
            considered: 0,
        }
    }

    /// Plays to the end of the game, or until it is time to go home.
    pub async fn play(mut self, mut home: watch::Receiver<bool>) -> Memory {
        let playing = async {
            match self.manner {
                Manner::Polling => self.poll().await,
                Manner::Watching | Manner::Asleep => self.watch().await,
            }
        };
        tokio::select! {
            () = playing => {}
            _ = home.wait_for(|home| *home) => {}
        }
        Memory { seat: self.seat, lines: self.heard.lines, journal: self.journal }
    }

    /// Hears lines of the log. What does not fit is a fault, and then this player has nothing to
    /// hope for.
    fn hear(&mut self, from: u32, lines: &[String]) {
        let first = match self.heard.hear(from, lines) {
            Ok(first) => first,
            Err(why) => {
                self.fault(&why);
                self.heard.is_over = true;
                return;
            }
        };
        let new = u64::from(self.heard.len() + 1 - first);
        self.tally.note(|counted| counted.heard += new);
        for &number in self.heard.own.iter().filter(|number| **number >= first) {
            let line = &self.heard.lines[number as usize - 1];
            if let Some(time) = self.journal.heard(number, line) {
                self.tally.waited(time);
            }
        }
    }

    fn fault(&self, what: &str) {
        self.tally.fault(format!("table {}, seat {}: {what}", self.table, self.seat));
    }

    /// What to do now. The same question is not answered twice, unless something was lost.
    fn wish(&mut self) -> Wish {
        if self.manner == Manner::Asleep || self.heard.is_over {
            return Wish::Wait;
        }
        let first_look = self.considered != self.heard.len();
        self.considered = self.heard.len();
        if self.heard.is_away {
            let tired_of_it = first_look && self.dice.below(8) == 0;
            return if tired_of_it { Wish::Do(Command::Back) } else { Wish::Wait };
        }
        if !self.heard.is_turn() || self.journal.unseen().any(|it| it.acknowledged) {
            return Wish::Wait;
        }
        if first_look && let Some(wish) = self.whim() {
            return wish;
        }
        let events = self.heard.events();
        let again = self.journal.unseen().find(|it| it.events == events);
        let again = again.map(|it| it.line.clone());
        again.or_else(|| self.heard.any_move(&mut self.dice)).map_or(Wish::Wait, Wish::Play)
    }

    /// Now and then somebody does something else first.
    fn whim(&mut self) -> Option<Wish> {
        match self.dice.below(400) {
            0..8 => Some(Wish::Wander),
            8..12 => Some(Wish::Do(Command::AskUndo)),
            12..14 => Some(Wish::Do(Command::Leave)),
            14 => {
                self.journal.ordered = true;
                Some(Wish::Do(Command::Order { order: Some(Order::PassToday) }))
            }
            15 => {
                self.journal.ordered = true;
                Some(Wish::Do(Command::Order { order: Some(Order::BidUpTo(9)) }))
            }
            // Nothing else is said twice, so that what is stored twice is noticed.
            16..20 => {
                let text = format!("{:08x}", self.dice.below(u32::MAX));
                Some(Wish::Do(Command::Talk { text }))
            }
            _ => None,
        }
    }

    /// The command for a move, which is noted before it is sent.
    fn sending(&mut self, line: &str) -> Command {
        let after = self.heard.len();
        self.journal.sending(after, self.heard.events(), line);
        let play = line.split_once(' ').map_or("", |(_, play)| play).to_owned();
        Command::Move { after, play }
    }

    /// A move was refused. Whoever reads that the server is not available does not know what
    /// became of it; otherwise nothing has.
    fn refused(&mut self, why: &Refused, after: u32, line: &str) {
        self.tally.refused(why.why);
        if why.why == Why::Unavailable {
            self.lose();
        } else if !self.journal.refuse(after, line) && !self.journal.ordered {
            self.fault(&format!("{line:?} was refused ({why}) and is in the log"));
        } else if why.why != Why::Stale && why.why != Why::NotNow {
            self.fault(&format!("{line:?} was refused: {why}"));
        }
    }

    fn lose(&mut self) {
        let unanswered = self.journal.lose();
        self.tally.note(|counted| counted.unanswered += unanswered);
    }

    /// Does somebody else ask to take back a decision?
    fn is_asked(&self, table: &Table) -> bool {
        let undo = table.undo.as_ref();
        undo.is_some_and(|it| it.by != self.seat && !it.agreed.contains(&self.seat))
    }

    /// Thinks for a while.
    async fn think(&mut self) {
        let twice = 2 * self.thinking.as_millis() as u32;
        sleep(Duration::from_millis(self.dice.below(twice + 1).into())).await;
    }

    /// Waits before something is tried again.
    async fn pause(&mut self) {
        sleep(Duration::from_millis((20 + self.dice.below(200)).into())).await;
    }
}
