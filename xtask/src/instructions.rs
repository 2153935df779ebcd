//! `cargo xtask instructions`: what one event costs, counted rather than timed.

mod callgrind;
mod valgrind;

use std::io::Write;
use std::num::NonZeroU32;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::repository::cargo;
use callgrind::Count;

/// Every game at every number of players.
const TABLES: &[(&str, &[u8])] =
    &[("medici", &[3, 4, 5, 6]), ("strozzi", &[2]), ("byzanz", &[3, 4, 5, 6])];

/// Prints one line for each table.
pub fn run(root: &Path, games: NonZeroU32) -> Result<()> {
    valgrind::ensure_installed()?;
    build(root)?;
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

fn build(root: &Path) -> Result<()> {
    let mut build = cargo();
    build.current_dir(root).args(["build", "--locked", "--release", "--package", "fondaco-dice"]);
    let status = build.args(["--example", callgrind::EXAMPLE]).status();
    let status = status.context("cargo could not be started")?;
    ensure!(status.success(), "the example {} of fondaco-dice does not build", callgrind::EXAMPLE);
    Ok(())
}

/// What the longer run did beyond the shorter one; there is at least one event in it.
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
