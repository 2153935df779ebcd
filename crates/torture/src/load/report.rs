//! The result of a measurement.

use std::fmt;

use serde::Serialize;

use super::LoadArgs;
use super::gauge::{Gauge, percentile};
use super::memory::Used;

/// The result of a measurement.
#[derive(Serialize)]
pub struct Report {
    game: &'static str,
    players: u32,
    tables: u32,
    rate: u32,
    seconds: f64,
    /// Moves that were committed and reached every participant.
    pub moves: u64,
    moves_per_second: f64,
    /// Milliseconds from when a move was due until the last participant had it.
    pub(super) delay_ms: Delay,
    pub(super) refused: u64,
    last_refusal: Option<String>,
    pub(super) errors: u64,
    last_error: Option<String>,
    late: u64,
    missed: u64,
    pub(super) unanswered: u64,
    /// Bytes that the servers took.
    memory: Option<Used>,
    bytes_per_table: Option<i64>,
    bytes_per_idle_connection: Option<i64>,
}

#[derive(Serialize)]
pub(super) struct Delay {
    p50: f64,
    p90: f64,
    pub p99: f64,
    max: f64,
}

impl Report {
    pub(super) fn of(args: &LoadArgs, gauge: &Gauge, seconds: f64, memory: Option<Used>) -> Report {
        let mut delays = gauge.delays.clone();
        delays.sort_unstable();
        let [p50, p90, p99, max] = [0.5, 0.9, 0.99, 1.0].map(|share| percentile(&delays, share));
        let each = |from: Option<u64>, to: Option<u64>, count: u32| {
            let more = to?.cast_signed() - from?.cast_signed();
            (count > 0).then(|| more / i64::from(count))
        };
        Report {
            game: args.game.name(),
            players: args.players(),
            tables: args.tables,
            rate: args.rate,
            seconds,
            moves: gauge.moves,
            moves_per_second: gauge.in_time as f64 / seconds,
            delay_ms: Delay { p50, p90, p99, max },
            refused: gauge.refused,
            last_refusal: gauge.last_refusal.clone(),
            errors: gauge.errors,
            last_error: gauge.last_error.clone(),
            late: gauge.late,
            missed: gauge.missed,
            unanswered: gauge.unanswered,
            memory,
            bytes_per_table: memory
                .and_then(|used| each(used.before, used.with_tables, args.tables)),
            bytes_per_idle_connection: memory
                .and_then(|used| each(used.with_tables, used.with_idle, args.idle)),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { game, players, tables, rate, seconds, .. } = self;
        writeln!(
            f,
            "{tables} tables of {game} with {players}, {seconds:.0} s at {rate} moves a second"
        )?;
        let Delay { p50, p90, p99, max } = self.delay_ms;
        let delays = format!("p50 {p50:.1}  p90 {p90:.1}  p99 {p99:.1}  max {max:.1}");
        let because = |count: u64, reason: &Option<String>| match reason {
            Some(reason) => format!("{count}  {reason}"),
            None => count.to_string(),
        };
        let kilobytes = |bytes: Option<i64>| Some(format!("{:.1}", bytes? as f64 / 1e3));
        let after = self.memory.and_then(|used| used.after);
        let rows = [
            ("moves committed per second", Some(format!("{:.1}", self.moves_per_second))),
            ("refused", Some(because(self.refused, &self.last_refusal))),
            ("errors", Some(because(self.errors, &self.last_error))),
            ("begun late", Some(self.late.to_string())),
            ("without a table in play", Some(self.missed.to_string())),
            ("unanswered at the end", Some(self.unanswered.to_string())),
            ("due to last participant, ms", Some(delays)),
            ("server memory, MB", after.map(|bytes| format!("{:.1}", bytes as f64 / 1e6))),
            ("per table with connections, kB", kilobytes(self.bytes_per_table)),
            ("per idle connection, kB", kilobytes(self.bytes_per_idle_connection)),
        ];
        for (name, value) in rows {
            if let Some(value) = value {
                writeln!(f, "  {name:<30} {value}")?;
            }
        }
        if self.memory.is_none() {
            writeln!(f, "  the server does not report its memory: --pid names a local process")?;
        }
        Ok(())
    }
}
