//! Matches between players, statistics, and learning by self-play.

pub mod engine;
pub mod matches;
pub mod stats;
pub mod train;
