//! What came of the moves in question.

use fondaco_rules::{Game, Seat};

use super::reward::share;
use super::tree::Playout;
use crate::bot::Reason;

/// What came of each move that was tried in the position in question.
pub(super) struct Tally<M>(Vec<Tried<M>>);

struct Tried<M> {
    choice: M,
    playouts: u32,
    reward: f64,
    win: Sum,
    score: Sum,
}

/// Numbers added up, and their squares.
#[derive(Clone, Copy, Default)]
struct Sum {
    plain: f64,
    squares: f64,
}

impl<M: Copy + Eq> Tally<M> {
    pub(super) const fn new() -> Tally<M> {
        Tally(Vec::new())
    }

    /// Notes a playout for the seat that chooses.
    pub(super) fn note<G: Game<Move = M>>(&mut self, playout: &Playout<G>, seat: Seat) {
        let Some(choice) = playout.first else { return };
        let place = self.0.iter().position(|tried| tried.choice == choice).unwrap_or_else(|| {
            let (win, score) = (Sum::default(), Sum::default());
            self.0.push(Tried { choice, playouts: 0, reward: 0.0, win, score });
            self.0.len() - 1
        });
        let tried = &mut self.0[place];
        tried.playouts += 1;
        tried.reward += f64::from(playout.rewards[seat]);
        tried.win.add(f64::from(share(&playout.end, seat)));
        tried.score.add(f64::from(playout.end.scores()[seat]));
    }

    /// Whether no move can catch up with the one tried most in so many playouts.
    pub(super) fn is_decided(&self, left: Option<u32>) -> bool {
        let (mut most, mut next) = (0, 0);
        for tried in &self.0 {
            next = next.max(tried.playouts.min(most));
            most = most.max(tried.playouts);
        }
        left.is_some_and(|left| most - next > left)
    }

    /// All moves tried, the one tried most first: the search came back to it because it is good.
    pub(super) fn reasons(mut self) -> Vec<Reason<M>> {
        self.0.sort_by(|a, b| {
            b.playouts.cmp(&a.playouts).then_with(|| b.mean_reward().total_cmp(&a.mean_reward()))
        });
        self.0.iter().map(Tried::reason).collect()
    }
}

impl<M: Copy> Tried<M> {
    fn mean_reward(&self) -> f64 {
        self.reward / f64::from(self.playouts)
    }

    fn reason(&self) -> Reason<M> {
        let (win, win_error) = self.win.mean_and_error(self.playouts);
        let (score, score_error) = self.score.mean_and_error(self.playouts);
        let playouts = self.playouts;
        Reason { choice: self.choice, win, win_error, score, score_error, playouts }
    }
}

impl Sum {
    fn add(&mut self, number: f64) {
        self.plain += number;
        self.squares += number * number;
    }

    /// The mean and its standard error.
    fn mean_and_error(self, count: u32) -> (f32, f32) {
        let count = f64::from(count);
        let mean = self.plain / count;
        let spread = (self.squares / count - mean * mean).max(0.0);
        let error = if count > 1.0 { libm::sqrt(spread / (count - 1.0)) } else { 0.0 };
        (mean as f32, error as f32)
    }
}
