//! Walking through a game.

use fondaco_rules::record::LineError;
use fondaco_rules::{AnyGame, Viewer};

use crate::{History, SetUp};

/// A game that is looked at, and the place where one is.
#[derive(Clone, Debug)]
pub struct Replay {
    history: History,
    tags: Vec<(String, String)>,
    at: usize,
    /// Before which events a lot begins.
    lots: Vec<usize>,
    /// Before which events a day or round begins.
    days: Vec<usize>,
}

impl Replay {
    /// Reads a record and stands at its beginning.
    ///
    /// # Errors
    /// The first line that is illegal.
    pub fn read(text: &str) -> Result<Replay, LineError> {
        let (history, tags) = History::read(text)?;
        let events = || history.steps().iter().enumerate();
        let lots = events().filter(|&(at, step)| history.at(at).begins_lot(&step.event));
        let lots = lots.map(|(at, _)| at).collect();
        let day = |at: usize| history.at(at).period();
        let days = events().map(|(at, _)| at).filter(|&at| at == 0 || day(at) != day(at - 1));
        let days = days.collect();
        Ok(Replay { history, tags, at: 0, lots, days })
    }

    /// The whole game.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Its `@` lines.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// How much may be seen of it, if it is a game of this browser.
    pub fn eyes(&self) -> Viewer {
        let game = self.history.game();
        SetUp::of_tags(game.kind(), game.players(), &self.tags).eyes(game)
    }

    /// After how many events one is.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The position there.
    pub fn game(&self) -> &AnyGame {
        self.history.at(self.at)
    }

    /// Goes to the place after so many events, or to the end.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.min(self.history.len());
    }

    /// Goes so many events on, or back.
    pub fn step(&mut self, by: isize) {
        self.go_to(self.at.saturating_add_signed(by));
    }

    /// Goes to the next lot, or to the end.
    pub fn next_lot(&mut self) {
        self.go_to(after(&self.lots, self.at).unwrap_or(usize::MAX));
    }

    /// Goes back to where a lot began.
    pub fn previous_lot(&mut self) {
        self.go_to(before(&self.lots, self.at).unwrap_or(0));
    }

    /// Goes to the next day or round, or to the end.
    pub fn next_day(&mut self) {
        self.go_to(after(&self.days, self.at).unwrap_or(usize::MAX));
    }

    /// Goes back to where a day or round began.
    pub fn previous_day(&mut self) {
        self.go_to(before(&self.days, self.at).unwrap_or(0));
    }

    /// What happened up to here.
    pub fn so_far(&self) -> History {
        let mut history = self.history.clone();
        history.cut(self.at);
        history
    }
}

fn after(places: &[usize], at: usize) -> Option<usize> {
    places.iter().copied().find(|&place| place > at)
}

fn before(places: &[usize], at: usize) -> Option<usize> {
    places.iter().copied().rev().find(|&place| place < at)
}

#[cfg(test)]
mod tests;
