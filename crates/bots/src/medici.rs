//! Bots for Medici.

mod ahead;
mod apprentice;
pub mod auction;
mod master;
mod merchant;
mod outlook;
pub mod sale;
pub mod sight;
pub mod trader;
pub mod value;

pub use apprentice::Apprentice;
pub use master::{Master, worth_of_lot};
pub use merchant::{Merchant, merchants_move};

#[cfg(test)]
mod tests;
