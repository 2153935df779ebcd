//! What was found out.

use fondaco_texts::{Texts, text};
use serde::Serialize;

use super::gauge::{Gauge, percentile};
use super::memory::Used;
use crate::cli::LoadArgs;
use crate::paint::{self, Grid};

/// What was found out.
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
    delay_ms: Delay,
    refused: u64,
    last_refusal: Option<String>,
    errors: u64,
    last_error: Option<String>,
    late: u64,
    missed: u64,
    unanswered: u64,
    /// Bytes that the servers took.
    pub memory: Option<Used>,
    bytes_per_table: Option<i64>,
    bytes_per_idle_connection: Option<i64>,
}

#[derive(Serialize)]
struct Delay {
    p50: f64,
    p90: f64,
    p99: f64,
    max: f64,
}

impl Report {
    pub fn of(
        args: &LoadArgs,
        players: u32,
        gauge: &Gauge,
        seconds: f64,
        memory: Option<Used>,
    ) -> Report {
        let mut delays = gauge.delays.clone();
        delays.sort_unstable();
        let [p50, p90, p99, max] = [0.5, 0.9, 0.99, 1.0].map(|share| percentile(&delays, share));
        let each = |from: Option<u64>, to: Option<u64>, count: u32| {
            let more = to?.cast_signed() - from?.cast_signed();
            (count > 0).then(|| more / i64::from(count))
        };
        Report {
            game: args.game.name(),
            players,
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

    /// For people.
    pub fn told(&self, texts: &Texts) -> String {
        let game = fondaco_rules::GameKind::named(self.game);
        let title = text!(
            texts,
            "load-title",
            tables = self.tables,
            game = game.map_or_else(String::new, |kind| texts.game(kind)),
            players = self.players,
            seconds = format!("{:.0}", self.seconds),
            rate = self.rate
        );
        let number = |value: f64| texts.decimal(value as f32);
        let mut counts = Grid::bare(1);
        let refusal = self.last_refusal.clone().unwrap_or_default();
        let error = self.last_error.clone().unwrap_or_default();
        let mut row = |name: String, value: String, note: String| {
            counts.row([name, value, note]);
        };
        let none = String::new;
        row(text!(texts, "load-moves-row"), number(self.moves_per_second), none());
        row(text!(texts, "load-refused-row"), self.refused.to_string(), refusal);
        row(text!(texts, "load-errors-row"), self.errors.to_string(), error);
        row(text!(texts, "load-late-row"), self.late.to_string(), none());
        row(text!(texts, "load-missed-row"), self.missed.to_string(), none());
        row(text!(texts, "load-unanswered-row"), self.unanswered.to_string(), none());
        if let Some(after) = self.memory.and_then(|used| used.after) {
            let megabytes = number(after as f64 / 1e6);
            row(text!(texts, "load-memory-row"), megabytes, none());
        }
        if let Some(bytes) = self.bytes_per_table {
            let kilobytes = number(bytes as f64 / 1e3);
            row(text!(texts, "load-memory-table-row"), kilobytes, none());
        }
        if let Some(bytes) = self.bytes_per_idle_connection {
            let kilobytes = number(bytes as f64 / 1e3);
            row(text!(texts, "load-memory-idle-row"), kilobytes, none());
        }
        let headings = [
            text!(texts, "load-delay-row"),
            text!(texts, "load-median-column"),
            text!(texts, "load-p90-column"),
            text!(texts, "load-p99-column"),
            text!(texts, "load-most-column"),
        ];
        let mut delays = Grid::new(1, headings);
        let Delay { p50, p90, p99, max } = self.delay_ms;
        let [p50, p90, p99, max] = [p50, p90, p99, max].map(number);
        delays.row([String::new(), p50, p90, p99, max]);
        format!("{}\n\n{}\n{}", paint::bold(&title), counts.text(), delays.text())
    }
}
