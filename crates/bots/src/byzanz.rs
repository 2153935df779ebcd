//! Bots for Byzanz.

mod apprentice;
mod bids;
mod evaluator;
mod features;
mod few;
mod hand;
mod heuristic;
mod master;
mod merchant;
mod playable;
mod policy;
pub mod worlds;
mod worth;

pub use apprentice::Apprentice;
pub use evaluator::Evaluator;
pub use features::{INPUTS, POINT, describe};
pub use heuristic::Heuristic;
pub use master::Master;
pub use merchant::Merchant;
pub use policy::{Evaluate, Prospect, prospects};
pub use worth::worth_of_lot;

#[cfg(test)]
mod tests;
