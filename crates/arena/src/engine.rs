//! The engine protocol: players that are programs of their own.
//!
//! Both sides of it are here. [`Engine`] is one of our bots at the end of a pipe: it reads what
//! a referee says and answers with the moves of one of our bots. [`Program`] is a program of
//! anybody's at one of our tables: a [`Player`](crate::matches::Player) like every other.
//! Both get of a game only what their seat may see; a [`Follower`](fondaco_rules::follow::Follower)
//! makes a position of that.

mod faults;
mod guest;
mod lines;
mod process;
mod program;
mod refereed;

pub use faults::{FaultBook, Faults};
pub use guest::Engine;
pub use lines::{LONGEST_LINE, LineReader};
pub use process::{NotStarted, end_all_programs};
pub use program::{Limits, Program};
pub use refereed::Refereed;
