//! Records of random games.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;

use anyhow::{Context, Result, anyhow};
use fondaco_dice::{Dice, random_event};
use fondaco_rules::{AnyGame, Byzanz, Game, GameKind, Medici, Played, Strozzi, record};

use crate::app::Exit;
use crate::cli::{RandomArgs, usual_players};
use crate::output;

/// Prints the records, or writes each to a file of its own.
pub fn run(args: &RandomArgs) -> Result<Exit> {
    let players = args.players.unwrap_or_else(|| usual_players(args.game));
    // A wrong number of players is told before anything is written.
    AnyGame::new(args.game, players)?;
    if let Some(folder) = &args.out {
        let unwritable = || format!("cannot write to {}", folder.display());
        fs::create_dir_all(folder).with_context(unwritable)?;
        for number in 0..args.count {
            let name = format!("{}-{players}-{}-{number}.record", args.game, args.seed);
            let record = random_record(args.game, players, args.seed, number)?;
            fs::write(folder.join(name), record).with_context(unwritable)?;
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
    let game = match kind {
        GameKind::Medici => AnyGame::Medici(played_out::<Medici>(players, dice, &mut text)?),
        GameKind::Strozzi => AnyGame::Strozzi(played_out::<Strozzi>(players, dice, &mut text)?),
        GameKind::Byzanz => AnyGame::Byzanz(played_out::<Byzanz>(players, dice, &mut text)?),
    };
    text.push_str(&record::result(&game));
    text.push('\n');
    Ok(text)
}

/// Plays a random game to its end and writes down its events.
fn played_out<G: Game>(players: u32, dice: &mut Dice, text: &mut String) -> Result<Played<G>> {
    let mut game = G::new(players)?;
    while let Some(event) = random_event(&game, dice) {
        let _ = writeln!(text, "{event}");
        game.play(event, &mut |_| ()).map_err(|reason| anyhow!("{event}: {reason}"))?;
    }
    Ok(Played { game, reports: Vec::new() })
}
