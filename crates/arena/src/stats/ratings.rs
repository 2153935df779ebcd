//! Ratings from finishing orders.
//!
//! Each game compares every pair at the table, and the ratings are those under which these
//! comparisons are most likely by the model of Bradley and Terry: who is rated 400 points higher
//! finishes before the other ten times as often as behind it. Bots do not change during a match,
//! so all games count the same, in whatever order they were played. The comparisons within a game
//! depend on each other; therefore the uncertainty is found by drawing games from the match with
//! replacement and rating again. So that nobody who never lost seems infinitely strong, every pair
//! begins with one game that both share: evenly for the ratings, by lot for the uncertainty.

use std::cmp::Ordering;

use fondaco_dice::Dice;

use super::{CONFIDENCE, Interval};

/// The places of one game: for each seat the player and its place, 0 the best; those who
/// share a place have the same.
pub type Standing = Vec<(usize, usize)>;

/// A rating and its uncertainty, in points of which 400 mean odds of 10 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated {
    /// The rating.
    pub rating: f64,
    /// Where it lies with 95 % certainty, as a difference from the one who is the measure.
    pub interval: Interval,
}

/// How often the match is drawn anew.
const RESAMPLES: u64 = 200;

/// The ratings of so many players; that of `measure` is given, the others are relative to it.
pub fn ratings(players: usize, games: &[Standing], measure: usize, rating: f64) -> Vec<Rated> {
    let found = rate(players, games.iter(), || 0.5);
    let mut drawn = vec![Vec::new(); players];
    for number in 0..if games.is_empty() { 0 } else { RESAMPLES } {
        let dice = &mut Dice::of_game(0, number);
        let mut draw = || &games[dice.below(games.len() as u32) as usize];
        let drawn_games: Vec<&Standing> = games.iter().map(|_| draw()).collect();
        let mut part = || (f64::from(dice.below(1000)) + 0.5) / 1000.0;
        let again = rate(players, drawn_games.into_iter(), &mut part);
        for (player, drawn) in drawn.iter_mut().enumerate() {
            drawn.push(again[player] - again[measure]);
        }
    }
    let rated = |(player, mut drawn): (usize, Vec<f64>)| {
        drawn.sort_unstable_by(f64::total_cmp);
        let at = |part: f64| {
            let place = (part * (drawn.len() as f64 - 1.0)).round() as usize;
            drawn.get(place).map_or(rating, |points| rating + points)
        };
        let rating = rating + found[player] - found[measure];
        let tail = (1.0 - CONFIDENCE) / 2.0;
        Rated { rating, interval: Interval { low: at(tail), high: at(1.0 - tail) } }
    };
    drawn.into_iter().enumerate().map(rated).collect()
}

/// The ratings in points, whatever 0 is. Of the game that a pair begins with, the first of them
/// gets that part.
fn rate<'a>(
    players: usize,
    games: impl Iterator<Item = &'a Standing>,
    mut part: impl FnMut() -> f64,
) -> Vec<f64> {
    // How often each finished before each other one.
    let mut before = vec![vec![0.0; players]; players];
    for (one, other) in (0..players).flat_map(|other| (0..other).map(move |one| (one, other))) {
        before[one][other] = part();
        before[other][one] = 1.0 - before[one][other];
    }
    for standing in games {
        for &(one, place) in standing {
            for &(other, behind) in standing.iter().filter(|&&(other, _)| other != one) {
                before[one][other] += match place.cmp(&behind) {
                    Ordering::Less => 1.0,
                    Ordering::Equal => 0.5,
                    Ordering::Greater => 0.0,
                };
            }
        }
    }
    let strengths = most_likely(&before);
    strengths.iter().map(|strength| 400.0 * strength.log10()).collect()
}

/// The strengths that make these comparisons most likely, by the iteration of Hunter, "MM
/// algorithms for generalized Bradley-Terry models", Annals of Statistics 32 (2004).
fn most_likely(before: &[Vec<f64>]) -> Vec<f64> {
    let players = before.len();
    let mut strengths = vec![1.0; players];
    for _ in 0..MOST_STEPS {
        let mut change = 0.0_f64;
        for one in 0..players {
            let others = (0..players).filter(|&other| other != one);
            let (mut ahead, mut expected) = (0.0, 0.0);
            for other in others {
                ahead += before[one][other];
                let met = before[one][other] + before[other][one];
                expected += met / (strengths[one] + strengths[other]);
            }
            if expected > 0.0 {
                let better = ahead / expected;
                change = change.max((better / strengths[one] - 1.0).abs());
                strengths[one] = better;
            }
        }
        // Only the ratios matter; they must not drift out of reach.
        let total: f64 = strengths.iter().sum();
        for strength in &mut strengths {
            *strength /= total;
        }
        if change < PRECISION {
            break;
        }
    }
    strengths
}

/// The iteration ends when no strength changes by more than this part of it.
const PRECISION: f64 = 1e-6;
/// But it ends after so many steps.
const MOST_STEPS: u32 = 10_000;

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of two in which player 0 wins with these odds to 1.
    fn duels(odds: u32, games: u32, seed: u64) -> Vec<Standing> {
        let dice = &mut Dice::seeded(seed);
        let game = |_| {
            let lost = usize::from(dice.below(odds + 1) == 0);
            vec![(0, lost), (1, 1 - lost)]
        };
        (0..games).map(game).collect()
    }

    #[test]
    fn odds_of_three_to_one_are_191_points() {
        let expected = 400.0 * 3.0_f64.log10();
        let mut inside = 0;
        for seed in 0..20 {
            let rated = ratings(2, &duels(3, 600, seed), 1, 1500.0);
            assert_eq!(rated[1].rating.to_bits(), 1500.0_f64.to_bits());
            let ahead = rated[0].rating - 1500.0;
            assert!((ahead - expected).abs() < 60.0, "{ahead}");
            let Interval { low, high } = rated[0].interval;
            inside += u32::from(low < 1500.0 + expected && 1500.0 + expected < high);
            assert!(high - low < 80.0, "{low} to {high}");
        }
        assert!(inside >= 16, "{inside} of 20");
    }

    #[test]
    fn equals_are_rated_equal() {
        let games: Vec<Standing> = (0..300).map(|_| vec![(0, 0), (1, 0), (2, 0)]).collect();
        for rated in ratings(3, &games, 0, 0.0) {
            assert!(rated.rating.abs() < 1e-6, "{rated:?}");
        }
    }

    #[test]
    fn who_finishes_first_is_on_top() {
        // Four at a table, one of them twice: 2 always wins, 0 is always last.
        let games: Vec<Standing> = (0..100).map(|_| vec![(0, 3), (1, 1), (2, 0), (1, 2)]).collect();
        let rated = ratings(3, &games, 0, 0.0);
        // A player that never lost has no finite rating.
        assert!(rated[2].interval.high > rated[2].interval.low + 300.0, "{rated:?}");
        assert!(rated[2].rating > rated[1].rating + 200.0, "{rated:?}");
        assert!(rated[1].rating > rated[0].rating + 200.0, "{rated:?}");
    }

    #[test]
    fn without_games_everybody_is_the_same() {
        let rated = ratings(2, &[], 0, 1500.0);
        assert_eq!(rated[0], rated[1]);
    }
}
