//! What can be concluded from the games of a match.
//!
//! A game gives each player a share in the victory: 1, 0, or a fraction when several share it.
//! Two kinds of intervals say where the mean of these shares lies:
//!
//! - [`wilson`], for a number of games that was fixed in advance. It takes the variance of a share
//!   to be p (1 - p), as if every game was won or lost. No variable between 0 and 1 varies more
//!   than that, so shared victories make the interval a little wider than it had to be; and so
//!   does sitting in every seat equally often. It is an approximation all the same: if the truth
//!   is so near 0 or 1 that hardly a game of the match goes the other way, it may be missed in up
//!   to 16 matches of 100.
//! - [`Sequence`], for a match that ends as soon as it has decided something. It holds at all
//!   times at once, so that one may look after every game and stop when one likes.
//!
//! Elsewhere the first misses the truth in about 5 matches of 100, the second always in at most 5.

mod ratings;
mod sequence;
mod tally;

pub use ratings::{Rated, Standing, ratings};
pub use sequence::{Sequence, Verdict};
pub use tally::{Summary, Tally};

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, Normal};

/// How sure the intervals are.
pub const CONFIDENCE: f64 = 0.95;

/// From where to where.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// Not less than this.
    pub low: f64,
    /// Not more than this.
    pub high: f64,
}

impl Interval {
    /// Anything that a share can be.
    pub const ALL: Interval = Interval { low: 0.0, high: 1.0 };
}

/// Where the mean share lies, when it was this in so many games: Wilson's score interval.
pub fn wilson(share: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval::ALL;
    }
    let z = Normal::standard().inverse_cdf(f64::midpoint(1.0, CONFIDENCE));
    let games = games as f64;
    let width = 1.0 + z * z / games;
    let middle = (share + z * z / (2.0 * games)) / width;
    let spread = (share * (1.0 - share) / games + z * z / (4.0 * games * games)).max(0.0);
    let half = z / width * spread.sqrt();
    // Where nothing was won, or all, the formula gives that very border but for rounding.
    Interval {
        low: if share > 0.0 { (middle - half).max(0.0) } else { 0.0 },
        high: if share < 1.0 { (middle + half).min(1.0) } else { 1.0 },
    }
}

/// The mean; nothing of nothing.
pub fn mean(numbers: impl Iterator<Item = f64>) -> Option<f64> {
    let (count, sum) = numbers.fold((0.0, 0.0), |(count, sum), number| (count + 1.0, sum + number));
    (count > 0.0).then(|| sum / count)
}

/// The middle one of the numbers, or the mean of the two in the middle; nothing of nothing.
pub fn median(numbers: &mut [f64]) -> Option<f64> {
    numbers.sort_unstable_by(f64::total_cmp);
    let middle = numbers.len() / 2;
    let upper = *numbers.get(middle)?;
    Some(if numbers.len() % 2 == 1 { upper } else { f64::midpoint(numbers[middle - 1], upper) })
}

#[cfg(test)]
mod tests {
    use fondaco_dice::Dice;

    use super::*;

    fn close(found: Interval, low: f64, high: f64) {
        let off = (found.low - low).abs().max((found.high - high).abs());
        assert!(off < 0.00005, "{found:?} is not {low} to {high}");
    }

    #[test]
    fn wilson_intervals_are_those_of_the_books() {
        // Newcombe (1998), Statistics in Medicine 17, table I, method 3.
        close(wilson(81.0 / 263.0, 263), 0.2553, 0.3662);
        close(wilson(15.0 / 148.0, 148), 0.0624, 0.1605);
        close(wilson(0.0, 20), 0.0, 0.1611);
        close(wilson(1.0 / 29.0, 29), 0.0061, 0.1718);
        close(wilson(1.0, 20), 1.0 - 0.1611, 1.0);
        assert_eq!(wilson(0.0, 0), Interval::ALL);
    }

    #[test]
    #[allow(clippy::float_cmp, reason = "the borders themselves")]
    fn no_interval_reaches_beyond_the_borders() {
        for games in 1..400 {
            assert_eq!(wilson(0.0, games).low, 0.0);
            assert_eq!(wilson(1.0, games).high, 1.0);
        }
    }

    #[test]
    fn wilson_intervals_hold_with_shared_victories() {
        // One game in ten is shared by two; the mean share is 0.25.
        let mut missed = 0;
        for match_number in 0..1000 {
            let dice = &mut Dice::of_game(5, match_number);
            let shares = (0..400).map(|_| match dice.below(20) {
                0..4 => 1.0,
                4..6 => 0.5,
                _ => 0.0,
            });
            let interval = wilson(mean(shares).unwrap(), 400);
            missed += u32::from(interval.low > 0.25 || interval.high < 0.25);
        }
        assert!((10..=55).contains(&missed), "{missed} of 1000 missed");
    }

    #[test]
    fn medians_lie_in_the_middle() {
        assert_eq!(median(&mut []), None);
        assert_eq!(median(&mut [3.0]), Some(3.0));
        assert_eq!(median(&mut [9.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(&mut [9.0, 1.0, 2.0, 4.0]), Some(3.0));
    }
}
