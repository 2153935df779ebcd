//! The tables of the three games. Each has the same four parts:
//!
//! - `Stage`: everything that lies on the table,
//! - `Actions`: what the person at the screen may do now, in one sentence and with its keys,
//! - `Ledger`: how it would be scored now,
//! - `Scoring`: how it was scored, line by line.

pub mod byzanz;
pub mod medici;
pub mod strozzi;
