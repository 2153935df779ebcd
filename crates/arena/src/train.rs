//! Learning by self-play: what the lessons of all games share.

mod byzanz;
mod course;
mod medici;
mod net;
mod strozzi;

pub use byzanz::ByzanzLesson;
pub use course::{BadCourse, Course, Plan, check_net};
pub use medici::MediciLesson;
pub use net::{Sample, Trainer};
pub use strozzi::StrozziLesson;

use fondaco_bots::net::Net;
use fondaco_dice::Dice;
use fondaco_rules::{GameKind, Players, of_game};

/// What is learned for a game of so many players.
pub fn lesson(kind: GameKind, players: Players) -> Box<dyn Lesson> {
    of_game!(kind, use self as game => game::lesson(players))
}

/// What one net learns from, and how.
pub trait Lesson {
    /// The name of the net, and of its file of weights.
    fn name(&self) -> String;

    /// The sizes of a fresh net's layers, from the inputs to the outputs.
    fn sizes(&self) -> Vec<usize>;

    /// How much the error of each output counts; nothing if all count the same.
    fn weights(&self) -> Vec<f32> {
        Vec::new()
    }

    /// Of so many batches the positions are mixed before they are learned from: the positions of one
    /// game have too much in common, if it has many.
    fn mixed(&self) -> usize {
        1
    }

    /// Plays one game against itself and says what the net should have said on the way. `done` is
    /// the part of the training that is over, from 0 to 1.
    fn game(&mut self, net: &Net, dice: &mut Dice, done: f32, samples: &mut Vec<Sample>);
}
