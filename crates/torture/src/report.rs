//! What came of it.

use std::fmt;
use std::time::Duration;

use crate::plan::Plan;
use crate::tally::{Counted, Trouble};

/// What came of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// What was done.
    pub plan: Plan,
    /// What was counted.
    pub counted: Counted,
    /// Lines in all logs together.
    pub lines: u64,
    /// How long people played.
    pub played_for: Duration,
}

impl Report {
    /// Was nothing lost, doubled or left?
    pub fn is_good(&self) -> bool {
        self.counted.faults.is_empty()
    }

    fn troubles(&self, trouble: Trouble) -> u64 {
        self.counted.troubles.get(&trouble).copied().unwrap_or_default()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { plan, counted, lines, played_for } = self;
        let seconds = |time: &Duration| format!("{:.1} s", time.as_secs_f64());
        let servers = if plan.nodes == 1 { "server" } else { "servers" };
        writeln!(f, "{} {servers} on {}, seed {}", plan.nodes, plan.database, plan.seed)?;
        let refused: Vec<String> =
            counted.refused.iter().map(|(why, count)| format!("{why} {count}")).collect();
        let refused = if refused.is_empty() { "none".to_owned() } else { refused.join(", ") };
        let rows: [(&str, String); 15] = [
            ("played for", seconds(played_for)),
            ("servers killed", self.troubles(Trouble::Kill).to_string()),
            ("servers asked to stop", self.troubles(Trouble::Stop).to_string()),
            ("servers frozen", self.troubles(Trouble::Freeze).to_string()),
            ("database crashed", self.troubles(Trouble::Database).to_string()),
            ("tables set up", counted.tables.to_string()),
            ("tables played to the end", counted.over.to_string()),
            ("lines in all logs", lines.to_string()),
            ("moves acknowledged", counted.acknowledged.to_string()),
            ("moves without an answer", counted.unanswered.to_string()),
            ("of those found in the log", counted.found.to_string()),
            ("refused", refused),
            ("connections lost", counted.lost.to_string()),
            ("news only by asking again", counted.unheard.to_string()),
            ("longest without service", seconds(&counted.longest_gap)),
        ];
        for (name, value) in rows {
            writeln!(f, "  {name:<27} {value}")?;
        }
        for event in counted.during_gap() {
            writeln!(f, "  {:<27}   {event}", "")?;
        }
        writeln!(f, "  {:<27} {}", "longest wait for a move", seconds(&counted.longest_wait))?;
        for fault in &counted.faults {
            writeln!(f, "  FAULT: {fault}")?;
        }
        let verdict = match counted.faults.len() {
            0 => "nothing lost".to_owned(),
            1 => "1 fault".to_owned(),
            many => format!("{many} faults"),
        };
        write!(f, "  {:<27} {verdict}", "verdict")
    }
}
