//! Records of random games.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;

use anyhow::{Context, Result, anyhow};
use fondaco_dice::{Dice, random_any_event};
use fondaco_rules::{AnyGame, GameKind, record};

use crate::app::Exit;
use crate::cli::RandomArgs;
use crate::output;

/// Prints the records, or writes each to its own file.
pub fn run(args: &RandomArgs) -> Result<Exit> {
    let players = args.players.unwrap_or_else(|| args.game.usual_players().into());
    // Refuses a wrong number of players before anything is written.
    AnyGame::new(args.game, players)?;
    if let Some(folder) = &args.out {
        let cannot_write = || output::cannot_write(folder);
        fs::create_dir_all(folder).with_context(cannot_write)?;
        for number in 0..args.count {
            let name = format!("{}-{players}-{}-{number}.record", args.game, args.seed);
            let record = random_record(args.game, players, args.seed, number)?;
            fs::write(folder.join(name), record).with_context(cannot_write)?;
        }
        return Ok(Exit::Fine);
    }
    let mut out = output::plain();
    for number in 0..args.count {
        if number > 0 {
            out.write_all(b"\n")?;
        }
        out.write_all(random_record(args.game, players, args.seed, number)?.as_bytes())?;
    }
    out.flush()?;
    Ok(Exit::Fine)
}

/// The record of one random game.
fn random_record(kind: GameKind, players: u32, seed: u64, number: u64) -> Result<String> {
    let mut text = record::header(kind, players as usize);
    let _ = write!(text, "\n@seed {seed}\n@number {number}\n");
    for seat in 0..players {
        let _ = writeln!(text, "@seat {seat} random");
    }
    let dice = &mut Dice::of_game(seed, number);
    let mut game = AnyGame::new(kind, players)?;
    while let Some(event) = random_any_event(&game, dice) {
        let _ = writeln!(text, "{event}");
        game.play(event, &mut |_| ()).map_err(|reason| anyhow!("{event}: {reason}"))?;
    }
    text.push_str(&record::result(&game));
    text.push('\n');
    Ok(text)
}
