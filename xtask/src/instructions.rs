//! `cargo xtask instructions`: machine instructions per event, which do not depend on load.

mod callgrind;

use std::io::Write;
use std::num::NonZeroU32;
use std::path::Path;

use anyhow::{Context, Result};

use crate::repository::run_cargo;
use crate::system::{install, on_path};
use callgrind::Count;

const FOR_WHAT: [&str; 2] = ["counting instructions needs", "put it on the path"];

/// Every game at every number of players.
const TABLES: &[(&str, &[u8])] =
    &[("medici", &[3, 4, 5, 6]), ("strozzi", &[2]), ("byzanz", &[3, 4, 5, 6])];

/// Prints one line for each table.
pub fn run(root: &Path, games: NonZeroU32) -> Result<()> {
    if on_path("valgrind").is_none() {
        install(&["valgrind"], FOR_WHAT)?;
    }
    let build = ["build", "--locked", "--release", "--package", "fondaco-dice", "--example"];
    run_cargo(root, &[&build[..], &[callgrind::EXAMPLE]].concat())?;
    let games = u64::from(games.get());
    let mut out = std::io::stdout();
    writeln!(out, "{:<8} {:>7} {:>10} {:>22}", "game", "players", "events", "instructions/event")?;
    for &(game, all_players) in TABLES {
        for &players in all_players {
            let play = |games| {
                callgrind::count(root, game, players, games)
                    .with_context(|| format!("{game} with {players} players was not measured"))
            };
            let difference = Difference::between(&play(games)?, &play(2 * games)?)?;
            let per_event = difference.instructions_per_event();
            writeln!(out, "{game:<8} {players:>7} {:>10} {per_event:>22}", difference.0.events)?;
        }
    }
    Ok(())
}

/// The longer run minus the shorter one, at least one event.
#[derive(Debug)]
struct Difference(Count);

impl Difference {
    fn between(shorter: &Count, longer: &Count) -> Result<Self> {
        let instructions = longer.instructions.checked_sub(shorter.instructions);
        let events = longer.events.checked_sub(shorter.events).filter(|&events| events > 0);
        let (Some(instructions), Some(events)) = (instructions, events) else {
            anyhow::bail!("twice the games took no more work: {shorter:?}, then {longer:?}");
        };
        Ok(Difference(Count { instructions, events }))
    }

    /// Rounded to the nearest whole instruction.
    fn instructions_per_event(&self) -> u64 {
        (self.0.instructions + self.0.events / 2) / self.0.events
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starting_the_program_is_taken_out() -> Result<()> {
        let shorter = Count { instructions: 1_000_000 + 100 * 250, events: 100 };
        let longer = Count { instructions: 1_000_000 + 210 * 250, events: 210 };
        assert_eq!(Difference::between(&shorter, &longer)?.instructions_per_event(), 250);
        Ok(())
    }

    #[test]
    fn a_run_without_further_events_is_refused() {
        let count = || Count { instructions: 7, events: 3 };
        assert!(Difference::between(&count(), &count()).is_err());
    }
}
