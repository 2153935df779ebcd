//! What somebody has done, and what is known of it.

use std::time::{Duration, Instant};

use fondaco_rules::AnyEvent;

/// Moves of one seat at one table.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    /// Those that are in the log.
    pub kept: Vec<Kept>,
    /// Those that were sent and have not been seen in the log.
    sent: Vec<Sent>,
    /// Did the seat ever let the server decide for it?
    pub ordered: bool,
}

/// A move that is in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// At this number.
    pub number: u32,
    /// What it was.
    pub event: AnyEvent,
    /// Was it acknowledged, or found?
    pub acknowledged: bool,
    /// Was it sent only once?
    once: bool,
}

/// A move that was sent.
#[derive(Clone, Debug)]
pub struct Sent {
    /// So many lines were known.
    pub after: u32,
    /// So many events the game had.
    pub events: usize,
    /// What it was.
    pub event: AnyEvent,
    /// Was it acknowledged before it was seen?
    pub acknowledged: bool,
    /// No answer came: it may be on its way.
    is_lost: bool,
    at: Instant,
}

impl Journal {
    /// A move is sent, perhaps once more.
    pub fn sending(&mut self, after: u32, events: usize, event: AnyEvent) {
        if self.sent.iter().any(|it| it.event == event && it.events == events) {
            return;
        }
        let at = Instant::now();
        self.sent.push(Sent { after, events, event, acknowledged: false, is_lost: false, at });
    }

    /// A line of this seat is in the log; how long that took if it was sent from here.
    pub fn heard(&mut self, number: u32, event: AnyEvent) -> Option<Duration> {
        let place = self.sent.iter().position(|it| it.event == event && it.after < number)?;
        let Sent { acknowledged, is_lost, at, .. } = self.sent.swap_remove(place);
        self.kept.push(Kept { number, event, acknowledged, once: !is_lost });
        // One decision is made once: whatever else is on its way comes too late.
        self.sent.clear();
        Some(at.elapsed())
    }

    /// A move that was sent when so many lines were known is done; is it in the log?
    pub fn acknowledge(&mut self, after: u32, event: AnyEvent) -> bool {
        let is_it = |kept: &&mut Kept| kept.number > after && kept.event == event;
        if let Some(kept) = self.kept.iter_mut().rev().find(is_it) {
            kept.acknowledged = true;
            return true;
        }
        for sent in self.sent.iter_mut().filter(|it| it.event == event) {
            sent.acknowledged = true;
        }
        false
    }

    /// A move is refused. If no answer was ever lost it cannot be in the log: is that so?
    pub fn refuse(&mut self, after: u32, event: AnyEvent) -> bool {
        self.sent.retain(|it| it.event != event || it.is_lost);
        !self.kept.iter().any(|it| it.number > after && it.event == event && it.once)
    }

    /// No answer comes to what was sent; how many moves that concerns.
    pub fn lose(&mut self) -> u64 {
        let mut lost = 0;
        for sent in self.sent.iter_mut().filter(|it| !it.acknowledged && !it.is_lost) {
            sent.is_lost = true;
            lost += 1;
        }
        lost
    }

    /// What was sent and has not been seen in the log, the latest first.
    pub fn unseen(&self) -> impl Iterator<Item = &Sent> {
        self.sent.iter().rev()
    }
}

#[cfg(test)]
mod tests {
    use fondaco_rules::{AnyGame, GameKind};

    use super::*;

    fn event(text: &str) -> AnyEvent {
        AnyGame::new(GameKind::Medici, 3).unwrap().read(text).unwrap()
    }

    fn pass() -> AnyEvent {
        event("1 pass")
    }

    #[test]
    fn a_move_is_kept_once_however_often_it_is_sent() {
        let mut journal = Journal::default();
        journal.sending(4, 4, pass());
        assert_eq!(journal.lose(), 1);
        journal.sending(4, 4, pass());
        assert_eq!(journal.unseen().count(), 1);
        assert!(journal.heard(4, pass()).is_none());
        assert!(journal.heard(5, pass()).is_some());
        assert!(journal.heard(6, pass()).is_none());
        assert!(journal.refuse(4, pass()), "it was sent twice");
        assert!(journal.acknowledge(4, pass()));
        assert_eq!(journal.kept.len(), 1);
    }

    #[test]
    fn what_is_refused_must_not_be_there() {
        let mut journal = Journal::default();
        journal.sending(4, 4, pass());
        assert!(journal.heard(5, pass()).is_some());
        assert!(!journal.refuse(4, pass()));
        assert!(!journal.acknowledge(5, event("1 bid 3")));
    }
}
