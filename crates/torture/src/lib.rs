//! Plays hundreds of tables while servers and their database are killed, and then looks whether
//! anything was lost.
//!
//! [`run`] starts nodes as processes, lets circles of people play table after table on whichever
//! node is there, and lets a storm of troubles go over them. The people do what a real client does:
//! they note what was acknowledged, and where an answer never came they read the log before they
//! send anything again. When the storm is over all games are finished, the nodes are started once
//! more, and everything that was noted is compared with what is stored.
//!
//! - `node`, `cluster`, `storm`: processes, and what happens to them.
//! - `http`, `live`: how a client speaks to a node.
//! - `heard`, `journal`, `player`, `circle`: people, and what they remember.
//! - `check`: what must be true in the end.

#![cfg(unix)]

mod check;
mod circle;
mod cluster;
mod heard;
mod http;
mod journal;
mod live;
mod node;
mod plan;
mod player;
mod report;
mod run;
mod storm;
mod tally;

pub use plan::{Database, Plan, program};
pub use report::Report;
pub use run::run;
pub use tally::{Counted, Tally, Trouble};
