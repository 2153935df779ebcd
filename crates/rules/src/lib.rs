//! The rules of Medici, Medici vs Strozzi and Byzanz: pure values and functions.
//!
//! A position is a small `Copy` value. [`Game`] lists what may happen to it, checks and applies
//! events, and tells what they brought about. Chance is an input: the rules say what may be drawn
//! and how often, the caller says what was. Nothing here reads a clock, a file or a random number.
//!
//! [`AnyGame`] is a game chosen at run time, [`record`] reads and writes whole games as text.

mod any;
pub mod byzanz;
mod fingerprint;
pub mod follow;
mod game;
pub mod medici;
pub mod notation;
mod order;
pub mod perft;
pub mod record;
pub mod strozzi;
mod table;
#[cfg(test)]
mod transcript;

pub use any::{AnyEffect, AnyEvent, AnyGame, AnyPosition, Chosen, GameKind, Played, Refusal};
pub use byzanz::Byzanz;
pub use game::{Choices, Event, EventOf, Game, Outcomes, Period, ScoredIn, Supply, Viewer, Weight};
pub use medici::Medici;
pub use order::sort_few;
pub use strozzi::Strozzi;
pub use table::{
    Amounts, Awaited, Bag, BySeat, Florins, MOST_SEATS, OutOfPlace, Piece, Players, Row, Seat,
    SeatSet, ToAct, WrongPlayers,
};

/// The examples of the README are compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
