//! What the tests of all crates share: a slow reference engine, moves to try, ledgers that check
//! what must never change, and the bodies of the fuzz targets.

pub mod conceivable;
pub mod fuzz;
pub mod golden;
pub mod ledger;
pub mod naive;
