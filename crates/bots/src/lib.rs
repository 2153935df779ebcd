//! Players for every seat: from one that moves at random to a master that searches with what it
//! has learned.
//!
//! A bot sees what its seat sees and nothing else. It holds no memory of the game: the next move may
//! be asked of another bot. For a seed and a fixed amount of work it always answers the same.

pub mod analysis;
mod any;
mod bot;
pub mod byzanz;
mod mcts;
pub mod medici;
mod name;
pub mod net;
mod playable;
mod random;
pub mod search;
pub mod strozzi;
pub mod weights;

pub use any::{Level, choose};
pub use bot::{Bot, Budget, Decision, Meter, Reason};
pub use mcts::{Mcts, Settings};
pub use name::{BadName, BotName};
pub use playable::Playable;
pub use random::Random;
