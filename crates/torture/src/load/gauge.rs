//! What is counted while moves are made.

/// What is counted.
#[derive(Default)]
pub struct Gauge {
    /// From when each move was due until the last participant had it, in microseconds.
    pub delays: Vec<u32>,
    /// Moves that every participant has.
    pub moves: u64,
    /// Those of them that arrived before the last move was due.
    pub in_time: u64,
    /// Moves that the server refused.
    pub refused: u64,
    /// Why it refused the last of them.
    pub last_refusal: Option<String>,
    /// Lost connections and answers that made no sense.
    pub errors: u64,
    /// The last of them.
    pub last_error: Option<String>,
    /// Moves that were due while the one before was still on its way.
    pub late: u64,
    /// Moves that were due while no game was on at their table.
    pub missed: u64,
    /// Moves that were due and were still on their way, or not even made, at the end.
    pub unanswered: u64,
    /// How many delays [`Gauge::lately`] has reported.
    reported: usize,
}

impl Gauge {
    /// Every participant has a move.
    pub fn arrived(&mut self, micros: u128) {
        self.moves += 1;
        self.delays.push(u32::try_from(micros).unwrap_or(u32::MAX));
    }

    /// Counts an error.
    pub fn error(&mut self, reason: String) {
        self.errors += 1;
        self.last_error = Some(reason);
    }

    /// Counts a refusal.
    pub fn refusal(&mut self, reason: String) {
        self.refused += 1;
        self.last_refusal = Some(reason);
    }

    /// The moves so far, and those since the last call with their p99.
    pub fn lately(&mut self) -> String {
        let mut new = self.delays[self.reported..].to_vec();
        self.reported = self.delays.len();
        new.sort_unstable();
        let p99 = percentile(&new, 0.99);
        format!("{} moves · {}/s · p99 {p99:.1} ms", self.moves, new.len())
    }
}

/// The milliseconds that this share of the sorted delays does not exceed.
pub fn percentile(sorted: &[u32], share: f64) -> f64 {
    let Some(last) = sorted.len().checked_sub(1) else { return 0.0 };
    let place = (share * sorted.len() as f64).ceil() as usize;
    f64::from(sorted[place.saturating_sub(1).min(last)]) / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_delays_that_occurred() {
        let delays: Vec<u32> = (1..=100).map(|number| number * 1000).collect();
        let found = [0.0, 0.5, 0.9, 0.99, 1.0].map(|share| percentile(&delays, share).to_string());
        assert_eq!(found, ["1", "50", "90", "99", "100"]);
        assert_eq!(percentile(&[7_000], 0.5).to_string(), "7");
        assert_eq!(percentile(&[], 0.5).to_string(), "0");
    }
}
