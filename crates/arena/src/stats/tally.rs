//! What one player achieved over many games.

use super::{mean, median};
use crate::matches::Finished;

/// Adds up the games of a player, or of all who play alike.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    shares: Vec<f64>,
    scores: f64,
    margins: f64,
    millis: Vec<f64>,
    forfeits: u64,
}

/// What a player achieved, on average over its games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Summary {
    /// How many games, counting each seat.
    pub games: u64,
    /// Its share of the victories, from 0 to 1.
    pub win_share: f64,
    /// Money or points in the end.
    pub score: f64,
    /// How far it was ahead of the best other.
    pub margin: f64,
    /// The time for a decision in milliseconds, on average.
    pub millis: f64,
    /// The time that every other decision took longer than.
    pub median_millis: f64,
    /// How many decisions it forfeited.
    pub forfeits: u64,
}

impl Tally {
    /// Adds a game that it played at this seat.
    pub fn add(&mut self, game: &Finished, seat: usize) {
        self.shares.push(game.share(seat));
        self.scores += f64::from(game.scores[seat]);
        self.margins += f64::from(game.margin(seat));
        self.millis.extend(game.nanos[seat].iter().map(|&nanos| nanos as f64 / 1e6));
        let own = game.forfeits.iter().filter(|forfeit| forfeit.seat == seat);
        self.forfeits += own.map(|forfeit| u64::from(forfeit.decisions)).sum::<u64>();
    }

    /// How many games there were, counting each seat.
    pub fn games(&self) -> u64 {
        self.shares.len() as u64
    }

    /// The share in the victories so far.
    pub fn win_share(&self) -> f64 {
        mean(self.shares.iter().copied()).unwrap_or(0.0)
    }

    /// Everything on average.
    pub fn summary(&self) -> Summary {
        let games = self.games().max(1) as f64;
        Summary {
            games: self.games(),
            win_share: self.win_share(),
            score: self.scores / games,
            margin: self.margins / games,
            millis: mean(self.millis.iter().copied()).unwrap_or(0.0),
            median_millis: median(&mut self.millis.clone()).unwrap_or(0.0),
            forfeits: self.forfeits,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::Forfeit;

    #[test]
    fn games_are_added_up() {
        let game = |scores: [i32; 3], winners: &[usize], millis: u64| Finished {
            game: 0,
            scores: scores.to_vec(),
            winners: winners.to_vec(),
            nanos: vec![vec![millis * 1_000_000]; 3],
            forfeits: vec![Forfeit { seat: 2, decisions: 5, reason: "gone".into() }],
        };
        let mut tally = Tally::default();
        tally.add(&game([30, 20, 10], &[0], 1), 0);
        tally.add(&game([30, 30, 10], &[0, 1], 2), 0);
        tally.add(&game([10, 20, 50], &[2], 9), 0);
        tally.add(&game([10, 20, 50], &[1], 4), 2);
        let expected = Summary {
            games: 4,
            win_share: 1.5 / 4.0,
            score: 120.0 / 4.0,
            margin: (10.0 + 0.0 - 40.0 + 30.0) / 4.0,
            millis: 4.0,
            median_millis: 3.0,
            forfeits: 5,
        };
        assert_eq!(tally.summary(), expected);
    }
}
