//! What a server and those who play on it say to each other.
//!
//! Everything is JSON; moves, draws and whole games within it are in the notation. The same
//! [`Command`]s are sent over a WebSocket, wrapped in a [`Request`], or posted to the table's
//! address. A server answers on a WebSocket with [`News`].
//!
//! The log of a table is a list of lines, numbered from 1 and never changed: events of the game as
//! the receiver may see them, and lines that begin with `@`, which [`LogLine`] reads. Whoever knows
//! how many lines he has knows what he lacks.

mod command;
mod limits;
mod line;
mod lobby;
mod log;
mod news;
mod people;
mod table;

pub use command::{Command, NewTable, Order, Request, SeatWish};
pub use limits::{
    CLOCKS, LONGEST_LINE, LONGEST_MESSAGE, LONGEST_NAME, LONGEST_TALK, LONGEST_WEBHOOK, TURN_CLOCKS,
};
pub use line::LogLine;
pub use lobby::{Lobby, Player, Standing, Standings, Summary, Tallied};
pub use log::{BadLines, Entry, Log};
pub use news::{Hello, News, Refused, Why};
pub use people::{Changes, Me, NewPerson, Newcomer};
pub use table::{Phase, Said, SeatState, Table, UndoAsked, You};

/// The version of the messages. A server speaks to clients of its own version only.
pub const VERSION: u32 = 1;

/// Before the path of everything but the page itself.
pub const ROOT: &str = "/api/v1";
