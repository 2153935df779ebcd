//! Matches between players, statistics, and learning by self-play.

pub mod matches;
pub mod train;
