//! Bots for Medici.

mod ahead;
mod apprentice;
pub mod auction;
pub mod evaluator;
pub mod features;
mod master;
mod merchant;
mod outlook;
mod playable;
pub mod policy;
pub mod sale;

pub use apprentice::Apprentice;
pub use master::{Master, worth_of_lot};
pub use merchant::{Merchant, merchants_move};

#[cfg(test)]
mod tests;
