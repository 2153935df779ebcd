//! A table as a screen needs it: messages in, effects out.
//!
//! A [`Table`] knows who sits where, whose turn it is, what has happened and what may be taken back.
//! It asks for what it cannot do itself (let a bot think, store the game, ring a bell) by
//! [`Effect`]s, and is told everything by [`Message`]s. It knows no browser, no clock and no
//! language. [`remote::Remote`] is the same for a table on a server. [`Replay`] walks through a finished or foreign game; [`link`] puts a whole game into
//! an address.

pub mod byzanz;
mod history;
pub mod link;
pub mod medici;
mod question;
pub mod remote;
mod replay;
mod sent;
mod set_up;
pub mod strozzi;
mod table;
mod wire;

pub use history::{History, Step};
pub use question::{Answer, Asked, Hint, NoAnswer, Question, Reply, Weighed};
pub use replay::Replay;
pub use sent::sent;
pub use set_up::{BadSetUp, LONGEST_NAME, SetUp, Sitter};
pub use table::{Effect, Message, NoUndo, Table, Waiting};
