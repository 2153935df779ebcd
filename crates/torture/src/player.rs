//! Somebody who plays a seat, whatever happens to the servers.

mod polling;
mod watching;

pub use polling::{Answered, Lines};

use std::sync::Arc;
use std::time::Duration;

use fondaco_dice::Dice;
use fondaco_protocol::{Command, Order, Refused, Table, Why};
use fondaco_rules::{AnyEvent, AnyGame, Seat};
use tokio::sync::watch;
use tokio::time::sleep;

use crate::cluster::Doors;
use crate::journal::Journal;
use crate::seen::SeenTable;
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
    pub seat: Seat,
    pub manner: Manner,
    pub thinking: Duration,
    pub dice: Dice,
    pub doors: Doors,
    pub tally: Arc<Tally>,
    pub seen: SeenTable,
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
    Play(AnyEvent),
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
        seat: Seat,
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
            seen: SeenTable::new(game, seat),
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
        Memory { seat: self.seat.index() as u8, lines: self.seen.lines, journal: self.journal }
    }

    /// Hears lines of the log. What does not fit is a fault, and then this player has nothing to
    /// hope for.
    fn hear(&mut self, from: u32, lines: &[String]) {
        let first = match self.seen.hear(from, lines) {
            Ok(first) => first,
            Err(why) => {
                self.fault(&why);
                self.seen.is_over = true;
                return;
            }
        };
        let new = u64::from(self.seen.len() + 1 - first);
        self.tally.note(|counted| counted.heard += new);
        for &(number, event) in self.seen.own.iter().filter(|(number, _)| *number >= first) {
            if let Some(time) = self.journal.heard(number, event) {
                self.tally.waited(time);
            }
        }
    }

    fn fault(&self, what: &str) {
        self.tally.fault(format!("table {}, seat {}: {what}", self.table, self.seat));
    }

    /// What to do now. The same question is not answered twice, unless something was lost.
    fn wish(&mut self) -> Wish {
        if self.manner == Manner::Asleep || self.seen.is_over {
            return Wish::Wait;
        }
        let first_look = self.considered != self.seen.len();
        self.considered = self.seen.len();
        if self.seen.is_away {
            let tired_of_it = first_look && self.dice.below(8) == 0;
            return if tired_of_it { Wish::Do(Command::Back) } else { Wish::Wait };
        }
        if !self.seen.is_turn() || self.journal.unseen().any(|it| it.acknowledged) {
            return Wish::Wait;
        }
        if first_look && let Some(wish) = self.whim() {
            return wish;
        }
        let events = self.seen.events();
        let again = self.journal.unseen().find(|it| it.events == events);
        let again = again.map(|it| it.event);
        again.or_else(|| self.seen.any_move(&mut self.dice)).map_or(Wish::Wait, Wish::Play)
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
    fn sending(&mut self, event: AnyEvent) -> Command {
        let after = self.seen.len();
        self.journal.sending(after, self.seen.events(), event);
        let play = event.choice().unwrap_or_default();
        Command::Move { after, play }
    }

    /// A move was refused. Whoever reads that the server is not available does not know what
    /// became of it; otherwise nothing has.
    fn refused(&mut self, why: &Refused, after: u32, event: AnyEvent) {
        self.tally.refused(why.why);
        if why.why == Why::Unavailable {
            self.lose();
        } else if !self.journal.refuse(after, event) && !self.journal.ordered {
            self.fault(&format!("{event} was refused ({why}) and is in the log"));
        } else if why.why != Why::Stale && why.why != Why::NotNow {
            self.fault(&format!("{event} was refused: {why}"));
        }
    }

    fn lose(&mut self) {
        let unanswered = self.journal.lose();
        self.tally.note(|counted| counted.unanswered += unanswered);
    }

    /// Does somebody else ask to take back a decision?
    fn is_asked(&self, table: &Table) -> bool {
        let undo = table.undo.as_ref();
        let seat = self.seat.index() as u8;
        undo.is_some_and(|it| it.by != seat && !it.agreed.contains(&seat))
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
