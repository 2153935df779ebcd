//! The interface of all bots.

use std::time::Duration;

use fondaco_rules::{Game, Seat};
use web_time::Instant;

/// A player of one game.
pub trait Bot<G: Game>: Send {
    /// Chooses a move for the seat, which is to act, by what the seat sees.
    fn choose(&mut self, view: &G::View, seat: Seat, budget: Budget) -> Decision<G::Move>;
}

/// What a bot may spend on one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// The bot's usual work.
    Usual,
    /// Its usual work in percent: 10 is a tenth, 1000 ten times as much.
    Percent(u32),
    /// So many playouts in all: the same answer on every machine.
    Playouts(u32),
    /// So much time.
    Time(Duration),
}

impl Budget {
    /// The meter for a bot that usually makes so many playouts.
    pub fn start(self, usual: u32) -> Meter {
        let playouts = match self {
            Budget::Usual => usual,
            Budget::Percent(percent) => {
                u32::try_from(u64::from(usual) * u64::from(percent) / 100).unwrap_or(u32::MAX)
            }
            Budget::Playouts(playouts) => playouts,
            Budget::Time(_) => u32::MAX,
        };
        let until = match self {
            Budget::Time(time) => Instant::now().checked_add(time),
            _ => None,
        };
        Meter { playouts, until }
    }
}

/// What is left of a budget.
#[derive(Clone, Copy, Debug)]
pub struct Meter {
    playouts: u32,
    until: Option<Instant>,
}

impl Meter {
    /// Takes so many playouts; false when the budget no longer has them.
    pub fn take(&mut self, playouts: u32) -> bool {
        let enough =
            self.playouts >= playouts && self.until.is_none_or(|until| Instant::now() < until);
        if enough {
            self.playouts -= playouts;
        }
        enough
    }

    /// How many playouts are left; none for a budget in time.
    pub const fn left(&self) -> Option<u32> {
        if self.until.is_some() { None } else { Some(self.playouts) }
    }
}

/// What a bot chose, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<M> {
    /// The move.
    pub choice: M,
    /// The moves it weighed, the chosen one first; empty if it weighed nothing.
    pub reasons: Vec<Reason<M>>,
}

impl<M> Decision<M> {
    /// A choice without reasons.
    pub const fn plain(choice: M) -> Decision<M> {
        Decision { choice, reasons: Vec::new() }
    }
}

/// What a bot thinks of one move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason<M> {
    /// The move.
    pub choice: M,
    /// The chance to win after it, from 0 to 1; a shared victory counts as its share.
    pub win: f32,
    /// The standard error of that chance; 0 for an evaluation without playouts.
    pub win_error: f32,
    /// The final score expected after it: florins or points.
    pub score: f32,
    /// The standard error of that score.
    pub score_error: f32,
    /// How many playouts that rests on.
    pub playouts: u32,
}
