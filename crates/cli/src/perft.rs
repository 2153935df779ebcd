//! Counting possible sequences of events.

use std::io::Write;

use anyhow::{Result, bail};
use fondaco_rules::perft::{Count, perft};
use fondaco_rules::{AnyGame, of_game};
use serde::Serialize;

use crate::app::Exit;
use crate::cli::PerftArgs;
use crate::{output, source};

/// The counts of a depth as JSON.
#[derive(Serialize)]
struct Row {
    depth: u32,
    paths: u64,
    weighted: u64,
    positions: u64,
}

/// Prints the counts, each depth as soon as it is known.
pub fn run(args: &PerftArgs) -> Result<Exit> {
    let game = start(args)?;
    let mut out = output::plain();
    if !args.json {
        writeln!(out, "{:>5}  {:>20}  {:>20}  {:>15}", "depth", "paths", "weighted", "positions")?;
        out.flush()?;
    }
    for depth in 1..=args.depth {
        let Count { paths, weighted, positions } = count(&game, depth);
        if args.json {
            let row = Row { depth, paths, weighted, positions };
            writeln!(out, "{}", serde_json::to_string(&row)?)?;
        } else {
            writeln!(out, "{depth:>5}  {paths:>20}  {weighted:>20}  {positions:>15}")?;
        }
        out.flush()?;
    }
    Ok(Exit::Fine)
}

fn start(args: &PerftArgs) -> Result<AnyGame> {
    if let Some(path) = &args.from {
        return Ok(source::read_record(path)?.game);
    }
    let Some(kind) = args.game else { bail!("name a game with --game, or a record with --from") };
    Ok(AnyGame::new(kind, args.players.unwrap_or_else(|| kind.usual_players().into()))?)
}

fn count(game: &AnyGame, depth: u32) -> Count {
    of_game!(game, AnyGame(played) => perft(&played.game, depth))
}
