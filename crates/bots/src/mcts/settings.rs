//! What can be chosen in the search.

/// How the search spends its playouts and what it aims at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much a move that was tried little is favoured, in units of the reward.
    pub exploration: f32,
    /// A position visited `n` times has at most this times the square root of `n` moves in the
    /// tree, and at least one of each kind of move. A large number: all of them, which is plain UCT.
    pub widening: f32,
    /// The part of the reward that the margin makes up; the rest is the share in the victory.
    pub margin: f32,
    /// Are different draws different positions of the tree? If not, a position is what was done,
    /// whatever was drawn in between.
    pub chance_nodes: bool,
    /// How many playouts a decision usually gets.
    pub playouts: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            exploration: 0.7,
            widening: 2.0,
            margin: 0.5,
            chance_nodes: true,
            playouts: 10_000,
        }
    }
}
