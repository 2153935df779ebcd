//! Bots for Medici.

mod apprentice;
pub mod auction;
mod master;
mod merchant;
pub mod outlook;
pub mod sight;
pub mod trader;
pub mod value;

pub use apprentice::Apprentice;
pub use master::{Master, worth_of_lot};
pub use merchant::{Merchant, merchants_move};
