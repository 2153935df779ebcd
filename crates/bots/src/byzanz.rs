//! Bots for Byzanz.

mod apprentice;
mod bids;
mod few;
mod hand;
mod inputs;
mod judge;
mod master;
mod merchant;
mod options;
mod thumb;
pub mod worlds;
mod worth;

pub use apprentice::Apprentice;
pub use inputs::{INPUTS, POINT, describe};
pub use judge::Judge;
pub use master::Master;
pub use merchant::Merchant;
pub use options::{Appraise, Prospect, prospects};
pub use thumb::Thumb;
pub use worth::worth_of_lot;

#[cfg(test)]
mod tests;
