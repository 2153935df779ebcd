//! Plays hundreds of tables while servers and their database are killed, and then looks whether
//! anything was lost.
//!
//! [`run`] starts nodes as processes, lets groups of people play table after table on whichever
//! node is there, and lets a storm of troubles go over them. The people do what a real client does:
//! they note what was acknowledged, and where an answer never came they read the log before they
//! send anything again. When the storm is over all games are finished, the nodes are started once
//! more, and everything that was noted is compared with what is stored.
//!
//! - `node`, `cluster`, `storm`: processes, and what happens to them.
//! - `http`: requests to a node.
//! - `seen`, `journal`, `player`, `play_group`: people, and what they remember.
//! - `check`: what must be true in the end.
//! - `load`: measures how much a server bears; nothing is killed.

#![cfg(unix)]

mod check;
mod cluster;
mod http;
mod journal;
pub mod load;
mod node;
mod plan;
mod play_group;
mod player;
mod report;
mod run;
mod seen;
mod storm;
mod tally;

pub use plan::{Database, Plan, program};
pub use report::Report;
pub use run::run;
pub use tally::{Counted, Tally, Trouble};
