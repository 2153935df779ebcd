//! Bots for Medici vs Strozzi.
//!
//! All of them look at a lot from both sides of the table, a [`Sale`], and differ in how they
//! judge what becomes of it: by rules of thumb, or by what a net has learned.

mod ahead;
mod apprentice;
mod endgame;
mod inputs;
mod judge;
mod learned;
mod master;
mod merchant;
mod odds;
mod quick;
mod sale;
mod thoughts;
mod thumb;
mod winning;

pub use ahead::Ahead;
pub use apprentice::Apprentice;
pub use endgame::{Endgame, Nothing};
pub use inputs::{FLORIN, INPUTS};
pub use judge::Judge;
pub use master::{Master, worth_of_lot};
pub use merchant::Merchant;
pub use quick::{mean_of_draws, quick};
pub use sale::{Appraise, Loading, Sale, lead, other};
pub use thoughts::{Thought, thoughts};
pub use thumb::Thumb;
pub use winning::Winning;

#[cfg(test)]
mod tests;
