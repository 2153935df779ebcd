//! Games told in words, event by event, in the reader's language.
//!
//! A [`Narrator`] turns events and what they brought about into sentences and writes them on a
//! [`Page`]. How a page looks is its own affair: a terminal wraps lines and paints, a screen keeps
//! a [`Log`] and draws tiles and cards.

mod byzanz;
mod log;
mod medici;
mod narrator;
mod page;
mod ranking;
mod strozzi;
mod table;
mod voice;

pub use log::{Entry, Kind, Log, Part};
pub use narrator::Narrator;
pub use page::Page;
pub use table::{Earned, Ledger, Purse, Rank, Row, Source, Table, Way, When};
pub use voice::{TOGETHER, Voice};
