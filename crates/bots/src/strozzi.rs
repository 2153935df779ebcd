//! Bots for Medici vs Strozzi.
//!
//! All of them look at a lot from both sides of the table, a [`Sale`], and differ in how they
//! judge what becomes of it: by rules of thumb, or by what a net has learned.

mod ahead;
mod apprentice;
mod endgame;
mod evaluator;
mod features;
mod heuristic;
mod learned;
mod master;
mod merchant;
mod odds;
mod playable;
mod policy;
mod sale;
mod thoughts;
mod winning;

pub use ahead::Ahead;
pub use apprentice::Apprentice;
pub use endgame::{Endgame, Nothing};
pub use evaluator::Evaluator;
pub use features::{FLORIN, INPUTS};
pub use heuristic::Heuristic;
pub use master::{Master, worth_of_lot};
pub use merchant::Merchant;
pub use policy::{mean_of_draws, rollout_move};
pub use sale::{Evaluate, Loading, Sale, lead};
pub use thoughts::{Thought, thoughts};
pub use winning::Winning;

#[cfg(test)]
mod tests;
