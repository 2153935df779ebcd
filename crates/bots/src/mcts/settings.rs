//! What can be chosen in the search.

/// How the search spends its playouts and what it aims at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How much a move that was tried little is favoured, in units of the reward.
    pub exploration: f32,
    /// Another move enters the tree when those of its position have been tried so often that the
    /// mean reward of one has no larger standard error than this. A large number: at once, which
    /// is plain UCT.
    pub clarity: f32,
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
            exploration: 0.3,
            clarity: 0.01,
            margin: 0.9,
            chance_nodes: false,
            playouts: 10_000,
        }
    }
}
