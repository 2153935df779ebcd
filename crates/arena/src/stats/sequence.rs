//! An interval that holds at all times: a match may end as soon as it has decided something.
//!
//! A gambler who doubts that the mean share is as low as m bets on every number x between 0 and 1: the
//! capital is multiplied by 1 + c (x / m - 1), where c is the part of it at risk. If the mean is m or
//! lower, the gambler cannot expect to gain, so that by Ville's inequality the capital
//! ever reaches 40 times its start with a chance of at most 1 / 40. When it does, m is too low, and
//! so is every lower one, against which the gain would have been even larger. Another gambler bets in the
//! same way that the mean is not as high as m. The values of m that both leave standing are an
//! interval which contains the mean at all times at once in at least 95 matches of 100. Each of
//! them splits the capital between several fractions to risk, since the best one is not known.
//!
//! See Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", Journal
//! of the Royal Statistical Society B 86 (2024).

use super::{CONFIDENCE, Interval};

/// The parts of the capital that are risked, each by an equal part of it.
const RISKS: [f64; 8] = [0.9, 0.6, 0.4, 0.25, 0.15, 0.1, 0.06, 0.03];

/// Numbers between 0 and 1 that come one after the other, and where their mean lies.
#[derive(Clone, Debug)]
pub struct Sequence {
    claim: f64,
    /// Who bets that the mean is higher than claimed, and who bets that it is lower.
    higher: Bettor,
    lower: Bettor,
    numbers: Vec<f64>,
    verdict: Option<Verdict>,
}

/// What is decided about a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The mean is above what was claimed.
    Above,
    /// The mean is below it.
    Below,
}

impl Sequence {
    /// Before the first number; the question is whether the mean is above or below the claim.
    pub const fn about(claim: f64) -> Sequence {
        let (higher, lower) = (Bettor::new(), Bettor::new());
        Sequence { claim, higher, lower, numbers: Vec::new(), verdict: None }
    }

    /// One more number from 0 to 1.
    pub fn push(&mut self, number: f64) {
        self.numbers.push(number);
        let higher = self.higher.wins(higher(number, self.claim));
        let lower = self.lower.wins(lower(number, self.claim));
        self.verdict = match self.verdict {
            None if higher => Some(Verdict::Above),
            None if lower => Some(Verdict::Below),
            decided => decided,
        };
    }

    /// Is the mean above or below the claim? Nothing as long as it could be either. A wrong
    /// verdict comes with a chance of at most 2.5 % on either side, however often one asks.
    pub const fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// Where the mean lies.
    pub fn interval(&self) -> Interval {
        let anybody_wins = |gain: fn(f64, f64) -> f64, mean| {
            let mut bettor = Bettor::new();
            self.numbers.iter().any(|&number| bettor.wins(gain(number, mean)))
        };
        Interval {
            low: border(0.0, 1.0, |mean| anybody_wins(higher, mean)),
            high: border(1.0, 0.0, |mean| anybody_wins(lower, mean)),
        }
    }
}

/// What each stake gains by a number, for the one who bets that the mean is higher than this. A
/// mean of 0 is refuted by anything above it.
fn higher(number: f64, mean: f64) -> f64 {
    if mean > 0.0 {
        number / mean - 1.0
    } else if number > 0.0 {
        f64::INFINITY
    } else {
        0.0
    }
}

/// The same for the one who bets that it is lower.
fn lower(number: f64, mean: f64) -> f64 {
    higher(1.0 - number, 1.0 - mean)
}

/// A gambler who splits the capital between several fractions to risk.
#[derive(Clone, Debug)]
struct Bettor([f64; RISKS.len()]);

impl Bettor {
    const fn new() -> Bettor {
        Bettor([1.0; RISKS.len()])
    }

    /// Each stake gains so much; has the capital reached its goal?
    fn wins(&mut self, gain: f64) -> bool {
        for (capital, risk) in self.0.iter_mut().zip(RISKS) {
            *capital *= 1.0 + risk * gain;
        }
        self.0.iter().sum::<f64>() >= 2.0 / (1.0 - CONFIDENCE) * RISKS.len() as f64
    }
}

/// Where, on the way from one number to another, something ceases to be true.
fn border(from: f64, to: f64, is_true: impl Fn(f64) -> bool) -> f64 {
    if !is_true(from) {
        return from;
    }
    let (mut yes, mut no) = (from, to);
    for _ in 0..40 {
        let middle = f64::midpoint(yes, no);
        if is_true(middle) {
            yes = middle;
        } else {
            no = middle;
        }
    }
    yes
}

#[cfg(test)]
mod tests {
    use fondaco_dice::Dice;

    use super::*;

    /// What is decided about a claim within so many games of a player who wins so many of 100, and
    /// after how many.
    fn decided(seed: u64, percent: u32, claim: f64, games: usize) -> Option<(Verdict, usize)> {
        let dice = &mut Dice::seeded(seed);
        let mut sequence = Sequence::about(claim);
        (1..=games).find_map(|game| {
            sequence.push(f64::from(u8::from(dice.below(100) < percent)));
            Some((sequence.verdict()?, game))
        })
    }

    #[test]
    fn wrong_verdicts_are_as_rare_as_promised() {
        // At the border both verdicts are wrong, and looking after every game must not matter.
        let at_border = (0..400).filter(|&seed| decided(seed, 40, 0.4, 500).is_some()).count();
        assert!(at_border <= 400 / 20, "{at_border} of 400");
        let wrong = |seed: &u64| matches!(decided(*seed, 35, 0.4, 500), Some((Verdict::Above, _)));
        let wrong = (0..400).filter(wrong).count();
        assert!(wrong <= 400 / 40, "{wrong} of 400");
    }

    #[test]
    fn clear_cases_are_decided_soon() {
        for seed in 0..50 {
            let (verdict, games) = decided(seed, 80, 0.4, 400).unwrap();
            assert_eq!(verdict, Verdict::Above);
            assert!(games < 100, "{games} games");
            let (verdict, _) = decided(seed, 15, 0.4, 400).unwrap();
            assert_eq!(verdict, Verdict::Below);
        }
    }

    #[test]
    fn intervals_hold_at_all_times() {
        let mut missed = 0;
        for seed in 0..200 {
            let dice = &mut Dice::seeded(seed);
            let mut sequence = Sequence::about(0.5);
            for _ in 0..150 {
                // A third of the games is shared by two.
                sequence.push(f64::from(dice.below(3)) / 2.0);
            }
            // The capital remembers whether it ever reached its goal.
            let interval = sequence.interval();
            missed += u32::from(interval.low > 0.5 || interval.high < 0.5);
        }
        assert!(missed <= 10, "{missed} of 200");
    }

    #[test]
    fn a_verdict_is_given_when_the_interval_excludes_the_claim() {
        for seed in 0..20 {
            let dice = &mut Dice::seeded(seed);
            let numbers: Vec<f64> = (0..60).map(|_| f64::from(dice.below(2))).collect();
            for claim in 1..20 {
                let claim = f64::from(claim) / 20.0;
                let mut sequence = Sequence::about(claim);
                for &number in &numbers {
                    sequence.push(number);
                }
                let Interval { low, high } = sequence.interval();
                let expected = if claim < low {
                    Some(Verdict::Above)
                } else if claim > high {
                    Some(Verdict::Below)
                } else {
                    None
                };
                assert_eq!(sequence.verdict(), expected, "{claim} in {low} to {high}");
            }
        }
    }

    #[test]
    fn nothing_is_known_in_the_beginning() {
        let sequence = Sequence::about(0.5);
        assert_eq!((sequence.interval(), sequence.verdict()), (Interval::ALL, None));
    }
}
